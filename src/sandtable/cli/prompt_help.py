"""What can be typed at the prompt."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from .boards import Board

COMMANDS = (
    ("? or moves", "all moves that are legal now"),
    ("undo", "take back your last move, if nothing hidden or random was seen since"),
    ("save FILE", "write the game to a file; without FILE, to its own"),
    ("why", "what the computer thought when it last moved"),
    ("rules", "the rules of this game"),
    ("quit", "leave"),
)
REMINDER = "A move, or: moves, undo, save, rules, help, quit"


def prompt_help(board: Board) -> RenderableType:
    """Moves and commands, a line each."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column()
    for form, meaning in (*board.move_forms, *COMMANDS):
        table.add_row(Text(form, "bold"), meaning)
    return Group(table, Text(board.legend))
