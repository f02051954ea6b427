"""The ledger adds up, whatever V and Q are; turning points and verdicts follow from it."""

from random import Random

import pytest

from sandtable.games.outcome import Outcome
from sandtable.study.review.bookkeeping import (
    chance_event,
    deal_event,
    decision_event,
    declared_event,
    ledger_of,
)
from sandtable.study.review.marks import CHANCE, POINTS, Mark
from sandtable.study.review.model import Event, Grade
from sandtable.study.review.telling import turning_points, verdict_of


def random_events(dice: Random, seats: int) -> list[Event]:
    """A game whose V, Q and expectations are any numbers."""
    value = dice.random()
    events = [deal_event(0.5, value)]
    for ply in range(40):
        after = dice.random()
        seat = dice.randrange(seats)
        if dice.random() < 0.4:
            events.append(chance_event(ply, seat, value, dice.random(), after))
        else:
            error = dice.random() - 0.5
            events.append(decision_event(ply, seat, value, after, dice.random(), error))
        value = after
    events.append(declared_event(40, value, dice.random()))
    return events


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize(("seats", "is_shared"), [(2, False), (3, True)])
def test_the_ledger_adds_up(seed: int, seats: int, is_shared: bool) -> None:
    events = random_events(Random(seed), seats)
    ledgers = [ledger_of(events, seat, is_shared) for seat in range(seats)]
    for ledger in ledgers:
        assert abs(ledger.total - ledger.result) < 1e-9
    result = events[-1].after
    assert [ledger.result for ledger in ledgers] == (
        [result] * seats if is_shared else [result, 1 - result]
    )
    if not is_shared:
        assert ledgers[0].error == -ledgers[1].others_error
        assert ledgers[0].luck == -ledgers[1].others_luck


def test_one_decision_by_hand() -> None:
    """V 0.5 before, 0.4 after, 0.55 after the best move; by what could be known it costs 0.1."""
    event = decision_event(3, 0, 0.5, 0.4, 0.55, -0.1)
    assert event.error == -0.1
    assert event.judge == pytest.approx(0.05)
    assert event.hidden == pytest.approx(-0.05)
    assert event.before + event.error + event.hidden + event.judge == pytest.approx(event.after)


def test_one_chance_event_by_hand() -> None:
    """Two outcomes alike, 0.7 and 0.5, from 0.58: the first is 0.1 of luck."""
    event = chance_event(2, 1, 0.58, 0.6, 0.7)
    assert event.luck == pytest.approx(0.1)
    assert event.judge == pytest.approx(0.02)


def grade(ply: int, seat: int, loss: float, mark: Mark) -> Grade:
    return Grade(ply, seat, "a", "b", (), loss, loss, loss, False, mark, 0.2)


EVENTS = [
    deal_event(0.5, 0.5),
    decision_event(0, 0, 0.5, 0.44, 0.5, -0.06),
    chance_event(1, 0, 0.44, 0.44, 0.52),
    decision_event(2, 1, 0.52, 0.92, 0.52, 0.40),
    chance_event(3, 1, 0.92, 0.92, 0.95),
    decision_event(4, 0, 0.95, 1.0, 1.0, 0.0),
]
GRADES = [
    grade(0, 0, 0.06, Mark.MISTAKE),
    grade(2, 1, 0.40, Mark.BLUNDER),
    grade(4, 0, 0.0, Mark.GOOD),
]


def test_turning_points_are_decisions_first_then_chance() -> None:
    points = turning_points(CHANCE, EVENTS, GRADES)
    assert [(point.ply, point.kind) for point in points] == [
        (0, "decision"),
        (1, "chance"),
        (2, "decision"),
    ]
    assert [point.amount for point in points] == pytest.approx([-0.06, 0.08, 0.40])


def test_a_single_blunder_decided() -> None:
    ledgers = [ledger_of(EVENTS, seat, False) for seat in range(2)]
    verdict = verdict_of(CHANCE, Outcome("river", 0, (30, 20)), ledgers, GRADES, False)
    assert (verdict.name, verdict.seat) == ("blunder", 0)
    assert verdict.words["errors"] == 34
    assert verdict.words["luck"] == 11
    assert verdict.words["loss"] == 40


def test_other_verdicts() -> None:
    ledgers = [ledger_of(EVENTS, seat, False) for seat in range(2)]
    assert verdict_of(CHANCE, None, ledgers, GRADES, False).name == "unfinished"
    draw = Outcome("river", None, (20, 20))
    assert verdict_of(CHANCE, draw, ledgers, GRADES, False).name == "even"
    lucky = [deal_event(0.5, 0.6), chance_event(0, 0, 0.6, 0.6, 1.0)]
    ledgers = [ledger_of(lucky, seat, False) for seat in range(2)]
    assert verdict_of(CHANCE, Outcome("river", 0, (1, 0)), ledgers, [], False).name == "luck"
    given = [deal_event(0.5, 0.5), declared_event(0, 0.5, 0.0)]
    ledgers = [ledger_of(given, seat, False) for seat in range(2)]
    verdict = verdict_of(CHANCE, Outcome("resigned", 1, (1, 0)), ledgers, [], False)
    assert (verdict.name, verdict.seat, verdict.words["conceded"]) == ("conceded", 1, 50)


def test_verdicts_of_all_together() -> None:
    events = [deal_event(40, 40), decision_event(0, 1, 40, 36, 40, -4.0)]
    ledgers = [ledger_of(events, seat, True) for seat in range(2)]
    outcome = Outcome("full", True, (36,))
    lost = verdict_of(POINTS, outcome, ledgers, [grade(0, 1, 4.0, Mark.BLUNDER)], True)
    assert (lost.name, lost.words["lost"], lost.words["ply"]) == ("blunder", 4, 0)
    best = [deal_event(40, 40), decision_event(0, 1, 40, 40, 40, 0.0)]
    ledgers = [ledger_of(best, seat, True) for seat in range(2)]
    none_lost = verdict_of(POINTS, outcome, ledgers, [grade(0, 1, 0.0, Mark.GOOD)], True)
    assert none_lost.name == "optimal"
