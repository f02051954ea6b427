"""The ledger: every event split into luck, error, hidden cards and our own misjudgement."""

from collections.abc import Sequence

from .model import CHANCE_EVENT, DEAL, DECISION, DECLARED, Event, Ledger
from .utility import for_seat


def deal_event(base: float, after: float) -> Event:
    """The deal: luck against what games are worth on average."""
    return Event(-1, DEAL, None, base, after, luck=after - base)


def chance_event(
    ply: int, owner: int | None, before: float, expected: float, after: float
) -> Event:
    """Cards that come: luck is what they are worth beyond the mean of all that could come."""
    return Event(
        ply, CHANCE_EVENT, owner, before, after, luck=after - expected, judge=expected - before
    )


def decision_event(
    ply: int, seat: int, before: float, after: float, after_best: float, error: float
) -> Event:
    """A decision. `error` is Q(move) - Q(best) for the first seat, by what the player could know.

    What the unseen cards made of it is hidden; how far V changes along the best move is judge.
    """
    return Event(
        ply,
        DECISION,
        seat,
        before,
        after,
        error=error,
        hidden=(after - after_best) - error,
        judge=after_best - before,
    )


def declared_event(ply: int, before: float, after: float) -> Event:
    """A table ended the game: what that changed."""
    return Event(ply, DECLARED, None, before, after, conceded=after - before)


def ledger_of(events: Sequence[Event], seat: int, is_shared: bool) -> Ledger:
    """The ledger of one seat."""
    sign = 1.0 if is_shared or seat == 0 else -1.0
    own = [event for event in events if event.seat == seat]
    others = [event for event in events if event.seat != seat and event.kind != DEAL]
    deals = [event for event in events if event.kind == DEAL]
    return Ledger(
        seat=seat,
        base=for_seat(events[0].before, seat, is_shared),
        deal=sign * sum(event.luck for event in deals),
        luck=sign * sum(event.luck for event in own),
        others_luck=sign * sum(event.luck for event in others),
        error=sign * sum(event.error for event in own),
        others_error=sign * sum(event.error for event in others),
        hidden=sign * sum(event.hidden for event in own),
        others_hidden=sign * sum(event.hidden for event in others),
        judge=sign * sum(event.judge for event in events),
        conceded=sign * sum(event.conceded for event in events),
        result=for_seat(events[-1].after, seat, is_shared),
    )
