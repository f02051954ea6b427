"""What a whole game comes to: turning points, and what decided it."""

from collections.abc import Sequence

from ...games.outcome import Outcome
from .marks import MARKED, THRESHOLDS, TURNING_POINTS, in_percent
from .model import CHANCE_EVENT, Event, Grade, Ledger, TurningPoint, Verdict

LUCK, ERRORS, BLUNDER, HIDDEN, EVEN = "luck", "errors", "blunder", "hidden", "even"
OPTIMAL, CONCEDED, UNFINISHED = "optimal", "conceded", "unfinished"
VERDICTS = (LUCK, ERRORS, BLUNDER, HIDDEN, EVEN, OPTIMAL, CONCEDED, UNFINISHED)
MUCH = 0.5
"""A single decision that makes this share of all that errors brought decided by itself."""


def turning_points(
    unit: str, events: Sequence[Event], grades: Sequence[Grade]
) -> tuple[TurningPoint, ...]:
    """The marked decisions that cost most, then the chance that did most: three, in order."""
    of_ply = {event.ply: event for event in events}
    marked = sorted(
        (grade for grade in grades if grade.mark in MARKED),
        key=lambda grade: (-grade.loss, grade.ply),
    )
    found = [
        TurningPoint(grade.ply, "decision", grade.seat, of_ply[grade.ply].error)
        for grade in marked[:TURNING_POINTS]
    ]
    lucky = sorted(
        (
            event
            for event in events
            if event.kind == CHANCE_EVENT and abs(event.luck) >= THRESHOLDS[unit].mistake
        ),
        key=lambda event: (-abs(event.luck), event.ply),
    )
    found += [
        TurningPoint(event.ply, event.kind, event.seat, event.luck)
        for event in lucky[: TURNING_POINTS - len(found)]
    ]
    return tuple(sorted(found, key=lambda point: point.ply))


def verdict_of(
    unit: str,
    outcome: Outcome | None,
    ledgers: Sequence[Ledger],
    grades: Sequence[Grade],
    is_shared: bool,
) -> Verdict:
    """What decided a game."""
    if is_shared:
        return _shared_verdict(unit, outcome, ledgers, grades)
    first = ledgers[0]
    ahead = first if first.result >= 0.5 else ledgers[1]
    luck = ahead.deal + ahead.luck + ahead.others_luck
    errors = ahead.error + ahead.others_error
    hidden = ahead.hidden + ahead.others_hidden
    words = {
        name: round(in_percent(unit, amount))
        for name, amount in (
            ("luck", luck),
            ("errors", errors),
            ("hidden", hidden),
            ("conceded", ahead.conceded),
        )
    }
    if outcome is None:
        return Verdict(UNFINISHED, None, words)
    if outcome.winning_seat is None:
        return Verdict(EVEN, None, words)
    parts = {LUCK: luck, ERRORS: errors, HIDDEN: hidden, CONCEDED: ahead.conceded}
    name = max(parts, key=lambda part: parts[part])
    if name == ERRORS:
        costly = [g for g in grades if g.seat != ahead.seat and g.mark in MARKED]
        worst = max(costly, key=lambda grade: grade.loss, default=None)
        if worst is not None and worst.loss >= MUCH * ahead.others_error:
            words |= {"loss": round(in_percent(unit, worst.loss)), "ply": worst.ply}
            return Verdict(BLUNDER, ahead.seat, words)
    return Verdict(name, ahead.seat, words)


def _shared_verdict(
    unit: str, outcome: Outcome | None, ledgers: Sequence[Ledger], grades: Sequence[Grade]
) -> Verdict:
    """Where all play together: nothing was given away, or so much."""
    lost = -(ledgers[0].error + ledgers[0].others_error)
    words: dict[str, str | int] = {"lost": round(lost), "result": round(ledgers[0].result)}
    if outcome is None:
        return Verdict(UNFINISHED, None, words)
    if lost < THRESHOLDS[unit].slip:
        return Verdict(OPTIMAL, None, words)
    worst = max(grades, key=lambda grade: grade.loss)
    words |= {"loss": round(worst.loss), "ply": worst.ply}
    return Verdict(BLUNDER if worst.loss >= MUCH * lost else ERRORS, None, words)
