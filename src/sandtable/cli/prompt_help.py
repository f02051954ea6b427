"""What can be typed at the prompt."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from .boards import Board

COMMANDS = (
    ("? or moves", "all moves that are legal now"),
    ("save FILE", "write the game to a file; without FILE, to its own"),
    ("why", "what the computer thought when it last moved"),
    ("rules", "the rules of this game"),
    ("quit", "leave"),
)
VERBS = {
    "undo": ("undo", "take back your last move; with other people, if nothing new was seen since"),
    "offer-draw": ("draw", "offer a draw"),
    "accept-draw": ("draw", "agree to the draw"),
    "decline-draw": ("decline", "play on, as a move does too"),
    "resign": ("resign", "give the game up"),
    "rematch": ("again", "another game, with the seats changed"),
}
"""How each verb of a table is typed, and what it does."""


def reminder(allowed: Sequence[str]) -> str:
    """All words in one line."""
    words = ["moves", *(VERBS[verb][0] for verb in allowed), "save", "rules", "help", "quit"]
    return f"A move, or: {', '.join(dict.fromkeys(words))}"


def prompt_help(board: Board, allowed: Sequence[str]) -> RenderableType:
    """Moves and commands, a line each."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column()
    verbs = dict(VERBS[verb] for verb in allowed)  # An offered draw is agreed to, not offered.
    for form, meaning in (*board.move_forms, *verbs.items(), *COMMANDS):
        table.add_row(Text(form, "bold"), meaning)
    return Group(table, Text(board.legend))
