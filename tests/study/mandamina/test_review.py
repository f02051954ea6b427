"""Reviews of Mandamina: whole points that add up, plans, and who understood whom."""

from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from sandtable import Position, load
from sandtable.games.mandamina.state import CELLS
from sandtable.games.rules_text import LANGUAGES
from sandtable.players import SeatView
from sandtable.players.mandamina.partner.moves import move_marble
from sandtable.players.mandamina.solver import solve
from sandtable.players.mandamina.solver.layout import Layout, Task, all_clustered
from sandtable.study.mandamina.review.facts import KINDS, PARTS, say
from sandtable.study.mandamina.review.optimum import LOST, Optima, played
from sandtable.study.mandamina.review.plan import (
    BROKE,
    CONTINUED,
    OTHER,
    PREVIOUS,
    breaks,
    continues,
    understood,
    who_understood,
)
from sandtable.study.mandamina.review.reviewer import MandaminaReviewer
from sandtable.study.review.data import to_json
from sandtable.study.review.facts import check_fact
from sandtable.study.review.hinting import hint_of
from sandtable.study.review.marks import MARKED
from sandtable.study.review.model import Fact, Number, Review
from sandtable.study.review.reviewer import DEPTHS
from sandtable.study.review.reviewing import review
from sandtable.study.review.walking import walk
from sandtable.study.saying import spoken
from sandtable.study.texts import texts_of
from tests.players.mandamina.solver.layouts import layout_of

GAME = load("mandamina")
STRAYS = {7: 1, 15: 2, 22: 3}
"""Plies at which a game leaves the best line, and for which move in the list."""


@cache
def strayed_game(seed: int, seats: int = 1) -> dict[str, Any]:
    """A game along best lines that leaves them some times."""
    position = GAME.deal(seed=seed, seats=seats)
    rolls = Random(seed)
    line: tuple[str, ...] = ()
    while not position.is_over:
        if len(position.moves) in STRAYS:
            position.play(rolls.choice(position.legal_moves()))
            line = ()
            continue
        line = line or solve(position, seconds=0.0).line
        position.play(line[0])
        line = line[1:]
    return position.record()


@cache
def reviewed(seed: int, seats: int = 1) -> Review:
    return review(strayed_game(seed, seats))


def fewest_moves(layout: Layout, most: int) -> int:
    """By trying everything, how many moves gather all colours; more than `most`: most + 1."""
    if all_clustered(layout):
        return 0
    for depth in range(1, most + 1):
        if _reaches(layout, depth):
            return depth
    return most + 1


def _reaches(layout: Layout, depth: int) -> bool:
    for cell in range(len(CELLS)):
        after = layout.copy()
        move_marble(after, cell)
        if after[-1] == layout[-1]:
            continue
        if all_clustered(after) or (depth > 1 and _reaches(after, depth - 1)):
            return True
    return False


@cache
def near_the_end(seed: int, moves: int) -> Position:
    """A simple game so many moves before the end of a best line."""
    position = GAME.deal(seed=seed, goal="simple")
    for move in solve(position, seconds=0.0).line[:-moves]:
        position.play(move)
    return position


@pytest.mark.parametrize("seed", range(3))
def test_what_a_move_costs_near_the_end_is_what_trying_everything_says(seed: int) -> None:
    position = near_the_end(seed, 1)
    optima = Optima()
    before = optima.of(position)
    made = len(position.moves)
    assert before.value == -made - 1
    assert before.is_proven
    for move in position.legal_moves()[::9]:
        after = optima.after(position, before, move)
        layout = Task.of(played(position, move).state).start
        fewest = fewest_moves(layout, 2)
        assert after.is_proven
        assert after.value == -made - 1 - min(fewest, 2)


def test_no_move_costs_more_than_two_but_the_last() -> None:
    for seed in (1, 2):
        for grade in reviewed(seed).grades[:-1]:
            assert grade.loss in (0, 1, 2)


@pytest.mark.parametrize(("seed", "seats"), [(1, 1), (2, 1), (1, 2)])
def test_losses_add_up_to_par_less_the_score(seed: int, seats: int) -> None:
    found = reviewed(seed, seats)
    record = strayed_game(seed, seats)
    par = solve(GAME.from_deal(record["deal"]), prove=True).score
    assert par - sum(grade.loss for grade in found.grades) == record["scores"][0]
    for ledger in found.ledgers:
        assert ledger.total == pytest.approx(ledger.result, abs=1e-9)
        assert ledger.result == record["scores"][0]


def test_a_best_line_costs_nothing_and_is_solved_once() -> None:
    position = GAME.deal(seed=4)
    start = position.copy()
    for move in solve(position, seconds=0.0).line:
        position.play(move)
    found = review(position.record())
    assert [grade.loss for grade in found.grades] == [0.0] * len(position.moves)
    assert found.verdict.name == "optimal"
    optima = Optima()
    best = optima.of(start)
    for move in best.line:
        best = optima.after(start, best, move)
        start.play(move)
    assert optima.solved == 1


def test_planted_blunders_are_the_worst_decisions() -> None:
    """Wild moves in a game of best lines: nothing else costs anything."""
    grades = reviewed(2).grades
    assert {grade.ply for grade in grades if grade.loss > 0} == set(STRAYS)
    assert all(grade.mark in MARKED for grade in grades if grade.ply in STRAYS)


def test_a_review_is_the_same_again() -> None:
    assert to_json(review(strayed_game(1))) == to_json(reviewed(1))


def test_every_reason_is_true_and_a_wrong_one_is_found_out() -> None:
    reviewer = MandaminaReviewer()
    record = strayed_game(1)
    facts = [(grade, fact) for grade in reviewed(1).grades for fact in grade.facts]
    assert facts
    for grade, fact in facts:
        assert check_fact(record, reviewer, grade, fact)
        wrong = replace(fact, with_better=Number.exact(fact.with_better.value + 1))
        assert not check_fact(record, reviewer, grade, wrong)


def test_shapes_centre_and_moves_are_the_loss() -> None:
    game = walk(strayed_game(2))
    session = MandaminaReviewer().open(game, DEPTHS["default"])
    for step in game.steps:
        assert step.seat is not None
        view = SeatView.of(step.before, step.seat)
        judged = session.judge(view, step.move, "")
        parts = [
            fact for fact in session.explain(view, step.move, judged, "") if fact.kind in PARTS
        ]
        assert sum(fact.difference.value for fact in parts) == judged.loss


def test_a_simple_game_that_runs_out_of_moves_is_lost() -> None:
    position = GAME.deal(seed=3, goal="simple")
    while not position.is_over:
        position.play(position.legal_moves()[0])
    found = review(position.record())
    par = solve(GAME.deal(seed=3, goal="simple"), prove=True).value
    assert found.result.value == LOST
    assert par - sum(grade.loss for grade in found.grades) == LOST


ROWS = ("wwwwwwg", "yyyyyyg", "oooooog", "rrrrrrg", "vvvvvvg", "llllllg", "dddddd.")
"""Row 1 first: all gathered, the hole on g7."""


def test_continuing_and_breaking_a_plan_by_hand() -> None:
    target = layout_of("".join(ROWS))
    layout = target.copy()
    for move in ("g6", "a1"):  # green leaves g6 for g7, then white a1 fills g6: a1 is the hole
        move_marble(layout, CELLS.index(move))
    assert continues(layout, target, "g6")  # white goes home to a1
    assert not continues(layout, target, "b1")  # white too, but it was in place
    assert breaks(layout, target, "b1")
    assert not breaks(layout, target, "g6")
    # The marble that was moved last, green on g7, is not in place: no plan is to be seen.
    assert understood(layout, [target], "g7", "g6") is None
    assert understood(layout, [target], "a2", "g6") == CONTINUED
    assert understood(layout, [target], "a2", "b1") == BROKE
    assert understood(layout, [target], "a2", "g7") == OTHER


def test_who_understood_whom_is_counted_by_seat() -> None:
    plans = [(0, CONTINUED), (1, BROKE), (0, CONTINUED), (1, OTHER), (0, BROKE)]
    grades = [(seat, {PREVIOUS: {"seat": 1 - seat, "plan": plan}}) for seat, plan in plans]
    first, second = who_understood([*grades, (1, {})])
    assert (first.continued, first.broke, first.other, first.share) == (2, 1, 0, 2 / 3)
    assert (second.continued, second.broke, second.other, second.share) == (0, 1, 1, 0.0)


def test_partners_on_a_best_line_understand_each_other() -> None:
    found = reviewed(1, 2)
    straight = [(g.seat, g.more) for g in found.grades if g.ply and g.ply - 1 not in STRAYS]
    strays = [g.more.get(PREVIOUS, {}).get("plan") for g in found.grades if g.ply in STRAYS]
    assert CONTINUED not in strays or len(set(strays)) > 1
    for one in who_understood([each for each in straight if PREVIOUS in each[1]]):
        assert one.continued > one.broke


def test_a_hint_keeps_the_best_line_and_names_another_idea() -> None:
    position = GAME.deal(seed=2)
    for move in solve(position, seconds=0.0).line[:14]:
        position.play(move)
    view = SeatView.of(position, 0)
    hint = hint_of(MandaminaReviewer(), view)
    assert hint == hint_of(MandaminaReviewer(), view)
    optima = Optima()
    best = optima.of(position)
    assert optima.after(position, best, hint.move).value == best.value
    assert hint.other is not None
    assert hint.other.behind.low > 0
    assert optima.after(position, best, hint.other.move).value < best.value
    assert hint.facts
    assert hint.spots == (hint.move,)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_in_every_language(language: str) -> None:
    texts = texts_of(MandaminaReviewer.texts_folder, language)
    subject: dict[str, str | int] = {"cell": "b3", "colour": "w", "home": 4}
    subject |= {"shapes": 8, "instead": 7}
    for kind in KINDS:
        number = Number.exact(2.0)
        fact = Fact(kind, subject, "b3", "c4", number, number, number, "moves", 1, 9, True)
        said = spoken(texts, say(fact))
        assert "{" not in said
        assert "b3" in said or "c4" in said
    said = texts.say("mandamina-understood", player="A", continued=3, moves=5, broke=1)
    assert "3" in said
