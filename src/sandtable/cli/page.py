"""The board and what happened last, on the screen."""

from .boards import board_of
from .boards.board import Scene
from .screen import Screen
from .table import Table

MOST_RECENT = 4
"""No more turns than this are told below a board."""


def show_board(screen: Screen, table: Table, viewer: int | None) -> None:
    """The position as a seat (None: everybody) may see it, and the moves that led there."""
    turns = table.past.turns
    scene = Scene(
        view=table.position.view(viewer),
        names=table.shown_names,
        last_move=table.position.moves[len(turns[-1].before.moves)] if turns else None,
        before=turns[-1].before.view(viewer) if turns else None,
    )
    screen.show(board_of(table.game).draw(scene), "")
    show_recent(screen, table, viewer)


def show_recent(screen: Screen, table: Table, viewer: int | None) -> None:
    """The last moves as a seat (None: everybody) saw them."""
    turns = table.past.recent(table.position, viewer, MOST_RECENT)
    if turns:
        told = " | ".join(f"{table.shown_names[seat]} {', '.join(moves)}" for seat, moves in turns)
        screen.say(f"Last: {told}")
