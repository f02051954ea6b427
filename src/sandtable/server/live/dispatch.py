"""What a message asks of a table, as the verb that decides it."""

from collections.abc import Callable
from dataclasses import dataclass

from ...players.registry import PLAYERS, UnknownPlayer
from ...tables import Somebody, Step, Table, bot, verbs
from ...tables.events import Played, Undone
from ..errors import NotNow
from .messages import (
    Act,
    AddBot,
    Commit,
    EndAbandoned,
    HandOver,
    Plain,
    Play,
    Reveal,
    SendAway,
    TakeSeat,
    Undo,
)

PLAIN_VERBS = {
    "leave": verbs.leave,
    "decline": verbs.decline,
    "resign": verbs.resign,
    "offer-draw": verbs.offer_draw,
    "accept-draw": verbs.accept_draw,
    "decline-draw": verbs.decline_draw,
}


class Stale(NotNow):
    """The message answers a position that has passed."""


@dataclass(frozen=True)
class Asked:
    """A message, who sent it, and what else a verb must know."""

    act: Act
    who: Somebody
    absent: Callable[[int, int], int]
    """For how many milliseconds a seat has given no sign of life now."""
    fresh: str
    """The name of the next table, should a rematch be agreed."""


def decide(asked: Asked, table: Table, now: int) -> Step:
    """The step that a table takes because of a message, or Refused or IllegalMove."""
    act, who = asked.act, asked.who
    match act:
        case Play():
            check_is_fresh(table, act.number)
            return verbs.play(table, who.identity, act.move, now)
        case Undo():
            check_is_fresh(table, act.number)
            return verbs.undo(table, who.identity, now)
        case TakeSeat():
            return sit_down(table, act.chair, who, act.seed or "", now, act.commitment or "")
        case Commit():
            return verbs.commit(table, who.identity, act.commitment, now)
        case Reveal():
            shown = verbs.reveal(table, who.identity, act.seed, act.number, now)
            return start_if_ready(shown, now)
        case AddBot():
            added = bot_of(table.settings.game, act.level)
            seated = verbs.add_bot(table, who.identity, act.chair, added, now)
            return start_if_ready(seated, now)
        case SendAway():
            return verbs.send_away(table, who.identity, act.chair, now)
        case HandOver():
            stand_in = bot_of(table.settings.game, act.level)
            away = asked.absent(act.seat, now)
            return verbs.hand_to_bot(table, who.identity, act.seat, stand_in, away, now)
        case EndAbandoned():
            away = asked.absent(act.seat, now)
            return verbs.end_abandoned(table, who.identity, act.seat, away, now)
        case Plain():
            return _decide_plain(asked, act.type, table, now)
    raise AssertionError(act)


def _decide_plain(asked: Asked, kind: str, table: Table, now: int) -> Step:
    match kind:
        case "claim-timeout":
            return verbs.claim_timeout(table, now)
        case "rematch":
            return verbs.offer_rematch(table, asked.who.identity, asked.fresh, now)
    return PLAIN_VERBS[kind](table, asked.who.identity, now)


def check_is_fresh(table: Table, number: int) -> None:
    """Refuse what answers a position that has passed. Words between moves change no position."""
    if number > table.number:
        raise Stale("ahead", number=table.number, answered=number)
    if any(isinstance(event, Played | Undone) for event in table.events[number:]):
        raise Stale("stale", number=table.number, answered=number)


def sit_down(
    table: Table, chair: int | None, who: Somebody, seed: str, now: int, commitment: str = ""
) -> Step:
    """Take a chair; with the last one the game begins, if all seeds are there."""
    return start_if_ready(verbs.take_seat(table, chair, who, seed, now, commitment), now)


def start_if_ready(step: Step, now: int) -> Step:
    """A step before the game, and the game's beginning if it was all that was missing."""
    return step.then(verbs.start(step.after, now)) if step.after.chairs.are_ready else step


def bot_of(game: str, level: str) -> Somebody:
    """A bot of a level; people read the level as its name."""
    if level not in PLAYERS[game]:
        raise UnknownPlayer(f"there is no such bot (there are: {', '.join(PLAYERS[game])})")
    return bot(level, level)
