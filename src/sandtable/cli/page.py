"""The board and what happened last, on the screen."""

from ..tables import Table
from ..tables.view import see_history, see_position
from .boards import board_of
from .boards.board import Scene
from .screen import Screen

MOST_RECENT = 4
"""No more turns than this are told below a board."""


def show_board(screen: Screen, table: Table, viewer: int | None) -> None:
    """The position as a seat (None: everybody) may see it, and the moves that led there."""
    last = table.last_played
    before = None if last is None else table.course.position_after(table.moves - 1)
    scene = Scene(
        view=see_position(table, table.position, viewer),
        names=table.names,
        last_move=None if last is None else last.move,
        before=None if before is None else see_position(table, before, viewer),
        picture=table.position.draw(viewer),
    )
    screen.show(board_of(table.settings.rules).draw(scene), "")
    show_recent(screen, table, viewer)


def show_recent(screen: Screen, table: Table, viewer: int | None) -> None:
    """Who did what since the viewer's last decision, that one included, as the viewer saw it."""
    seen = see_history(table, viewer)
    told: list[str] = []
    for played in reversed(table.course.played[-MOST_RECENT:]):
        came = [] if played.chance is None else [seen.pop()]
        told.append(f"{table.names[played.seat]} {', '.join([seen.pop(), *came])}")
        if played.seat == viewer:
            break
    if told:
        screen.say(f"Last: {' | '.join(reversed(told))}")
