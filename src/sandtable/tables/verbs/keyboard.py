"""What people do who share a keyboard: sit down all at once, look in turn, take back together."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from ..ceiling import check_has_room
from ..dealer import Dealer
from ..events import Looked, Opened, Sat, Started, Undone
from ..fairness import ONE_KEYBOARD
from ..people import Somebody
from ..refusal import Refused
from ..settings import Settings
from ..step import Step
from ..table import Status, Table


def open_at_keyboard(
    settings: Settings, players: Sequence[Somebody], dealer: Dealer, now: int
) -> Step:
    """Everybody has sat down already, in the order of the seats, and trusts who deals."""
    chairs = range(len(players))
    free = (None,) * len(players)
    opened = Opened(now, settings.as_json(), players[0].identity, "", "", free, ONE_KEYBOARD)
    sat = [Sat(now, chair, players[chair], "") for chair in chairs]
    return Step(Table(dealer=dealer), [opened, *sat, Started(now, tuple(chairs))])


def look(table: Table, seat: int | None, now: int) -> Step:
    """A seat sees its secrets: it knows more now, so what was played before stays played."""
    is_news = table.course.settled < table.moves
    return Step(table, [Looked(now, seat)] if is_news else [])


class Stays(Refused):
    """Why a move cannot be taken back, in the words of people who share a keyboard."""

    sentences: ClassVar[Mapping[str, str]] = {
        "game-over": "the game is over",
        "no-move": "there is no move to take back",
        "chance-followed": "new cards have come since",
        "secrets-opened": "hidden cards have been opened since",
        "secret-shown": "the answer to it has shown cards that were hidden",
        "put-away": "the game has been put away since",
        "looked": "{name} has looked at the cards since",
    }


def undo_together(table: Table, now: int) -> Step:
    """Take back the last move of a person, whoever's, and what bots answered.

    It stays when something that was hidden or random has been seen because of it.
    """
    course, people = table.course, table.people
    own = [number for number, played in enumerate(course.played) if played.seat in people]
    if not own:
        raise Stays("no-move")
    taken = course.played[own[-1] :]
    if any(played.chance is not None for played in taken):
        raise Stays("chance-followed")
    if table.outcome is not None and table.outcome.is_cut_short:
        raise Stays("game-over")
    if table.settings.rules.has_secrets:
        if table.status is Status.OVER:
            raise Stays("secrets-opened")
        if own[-1] < course.settled:
            looked = next(one for one in reversed(table.events) if isinstance(one, Looked))
            if looked.seat is None:
                raise Stays("put-away")
            raise Stays("looked", name=table.names[looked.seat])
        if len(taken) > 1:
            raise Stays("secret-shown")
    check_has_room(table)
    return Step(table, [Undone(now, played.seat) for played in reversed(taken)])
