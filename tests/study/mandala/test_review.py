"""Reviews of Mandala: by what a player could know, the same every time, adding up, true."""

import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema
import numpy as np
import pytest

import sandtable
from sandtable.games import Position
from sandtable.games.dice import dice
from sandtable.games.mandala.state import OVER, STATE
from sandtable.games.outcome import Outcome
from sandtable.players import SeatView
from sandtable.players.mandala.bot import MandalaBot
from sandtable.players.mandala.levels import Limits
from sandtable.study.mandala.review import facts, grading, reviewer, valuing
from sandtable.study.mandala.review.facts import KINDS, say
from sandtable.study.mandala.review.grading import Grader
from sandtable.study.mandala.review.paired import Judge, ends_of
from sandtable.study.mandala.review.rolling import NO_CUT, VALUE
from sandtable.study.mandala.review.sources import BY_COLOUR, FIRST, SIXTH
from sandtable.study.review.data import from_json, to_json
from sandtable.study.review.facts import check_fact
from sandtable.study.review.marks import MARKED
from sandtable.study.review.model import Review
from sandtable.study.review.reviewer import DEPTHS
from sandtable.study.review.reviewing import Progress, review, reviewer_of, reviewing
from sandtable.study.review.walking import walk
from sandtable.study.saying import spoken
from sandtable.study.texts import texts_of

SCHEMA = Path(__file__).parents[3] / "docs" / "review.schema.json"


@pytest.fixture(autouse=True)
def little_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few worlds: what is tested here does not depend on their number."""
    monkeypatch.setattr(grading, "LOOK", 16)
    monkeypatch.setattr(grading, "CHOICE", 32)
    monkeypatch.setattr(grading, "COMPARISON", 300)
    monkeypatch.setattr(grading, "SIMULATIONS", 20)
    monkeypatch.setattr(reviewer, "GAMES", 32)
    monkeypatch.setattr(reviewer, "PATHS", 8)
    monkeypatch.setattr(facts, "WORLDS", 200)
    monkeypatch.setattr(valuing, "SIMULATIONS", 20)


@cache
def careless() -> dict[str, Any]:
    """A game of one who plays anything against one who does not."""
    position = sandtable.load("mandala").deal(seed="careless")
    rolls = np.random.default_rng(5)
    bot = MandalaBot(limits=Limits(10), seed="careful")
    while (seat := position.seat) is not None:
        if seat == 0:
            position.play(str(rolls.choice(position.legal_moves())))
        else:
            position.play(bot.choose(SeatView.of(position, seat), 60.0).move)
    return position.record(["A", "B"])


@cache
def reviewed() -> tuple[Review, list[Progress], dict[str, Any]]:
    cache: dict[str, Any] = {}
    steps = list(reviewing(careless(), cache=cache))
    assert steps[-1].review is not None
    return steps[-1].review, steps, cache


def test_the_ledger_adds_up_to_the_result() -> None:
    found = reviewed()[0]
    outcome = careless()["winner"]
    for ledger in found.ledgers:
        assert abs(ledger.total - ledger.result) < 1e-9
    assert found.ledgers[outcome].result > 0.95
    for event in found.events:
        parts = event.luck + event.error + event.hidden + event.judge + event.conceded
        assert abs(event.before + parts - event.after) < 1e-12


def test_first_numbers_then_values_then_grades_then_the_whole() -> None:
    found, steps, _ = reviewed()
    moves = len(careless()["moves"])
    assert len(steps[0].points) == moves + 1
    assert steps[0].done == 0
    assert [step.done for step in steps[:-1]] == list(range(len(steps) - 1))
    assert all(step.grade is None for step in steps[: moves + 2])
    assert [step.grade.ply for step in steps if step.grade] == [g.ply for g in found.grades]
    assert steps[-1].done == steps[-1].total


def test_the_graph_ends_with_the_result() -> None:
    found = reviewed()[0]
    scores = careless()["scores"]
    assert found.points[-1].margin == scores[0] - scores[1]
    assert found.points[-1].chance == (1.0 if careless()["winner"] == 0 else 0.0)
    assert found.points[-1].is_proven
    assert found.is_finished


def test_careless_players_are_marked_and_told_why() -> None:
    found = reviewed()[0]
    marked = [grade for grade in found.grades if grade.mark in MARKED]
    of_seats = [sum(grade.seat == seat for grade in marked) for seat in range(2)]
    assert of_seats[0] > of_seats[1]
    assert len(found.turning_points) == 3
    assert found.accuracy[0].value < found.accuracy[1].value
    for grade in marked:
        assert grade.line[0] == grade.move
        assert grade.better_line[0] == grade.best
        assert grade.candidates[0].move == grade.best
        assert grade.move in [candidate.move for candidate in grade.candidates]


def test_every_fact_is_true_by_the_checker() -> None:
    found = reviewed()[0]
    told = [(grade, fact) for grade in found.grades for fact in grade.facts]
    assert told
    ours = reviewer_of("mandala")
    for grade, fact in told[:12]:
        assert check_fact(careless(), ours, grade, fact)
    grade, fact = told[0]
    assert not check_fact(careless(), ours, grade, replace(fact, share=fact.share * 1.1))
    assert not check_fact(careless(), ours, grade, replace(fact, seed="another"))
    wrong = replace(fact.with_move, value=fact.with_move.value + 0.1)
    assert not check_fact(careless(), ours, grade, replace(fact, with_move=wrong))


@pytest.mark.parametrize("language", ["en", "de", "fr", "fi", "sv", "da", "nb"])
def test_facts_are_said(language: str) -> None:
    ours = reviewer_of("mandala")
    texts = texts_of(ours.texts_folder, language)
    fact = next(fact for grade in reviewed()[0].grades for fact in grade.facts)
    subject: dict[str, str | int] = {"colour": "g", "mandala": 1}
    for kind in KINDS:
        said = spoken(texts, say(replace(fact, kind=kind, subject=subject)))
        assert "{" not in said
        assert fact.better in said


def test_as_json_by_the_schema_and_back() -> None:
    found = reviewed()[0]
    data = json.loads(json.dumps(to_json(found)))
    jsonschema.validate(data, json.loads(SCHEMA.read_text("utf-8")))
    assert from_json(Review, data) == found


def test_the_same_record_gives_the_same_review() -> None:
    assert review(careless()) == reviewed()[0]


def test_a_cache_saves_all_of_it() -> None:
    found, _, cache = reviewed()
    before = dict(cache)
    assert review(careless(), cache=cache) == found
    assert cache == before


def test_a_review_can_be_left() -> None:
    steps = reviewing(careless())
    assert next(steps).points
    steps.close()  # type: ignore[attr-defined]


def test_a_game_that_was_resigned_or_broken_off() -> None:
    record = careless() | {"moves": careless()["moves"][:20]}
    unfinished = record | {"ending": None, "winner": None, "scores": None}
    found = review(unfinished)
    assert not found.is_finished
    assert found.verdict.name == "unfinished"
    assert all(abs(ledger.total - ledger.result) < 1e-9 for ledger in found.ledgers)
    position = sandtable.load("mandala").from_deal(record["deal"])
    for move in record["moves"]:
        position.play(move)
    resigned = record | {"ending": "resigned", "winner": 1, "scores": position.score_now()}
    found = review(resigned)
    assert found.is_finished
    assert found.ledgers[1].result > 0.9
    assert found.ledgers[1].conceded == -found.ledgers[0].conceded != 0
    assert all(abs(ledger.total - ledger.result) < 1e-9 for ledger in found.ledgers)


def redealt(position: Position, seat: int) -> Position:
    """The same game with all that the seat cannot see dealt anew."""
    states = np.zeros(1, dtype=STATE)
    position.game.batch.resample_all(position.observation(seat), dice("anew"), states)
    return Position(position.game, states, position.options, position._start, position.moves)


@pytest.mark.parametrize("moves", [12, 30])
def test_grades_do_not_change_when_hidden_cards_are_dealt_anew(moves: int) -> None:
    """What the seat cannot know can have no part in its grade."""
    position = sandtable.load("mandala").from_deal(careless()["deal"])
    for move in careless()["moves"]:
        position.play(move)
        if len(position.moves) >= moves and position.seat is not None:
            break
    seat = position.seat
    assert seat is not None
    view = SeatView.of(position, seat)
    other = redealt(position, seat)
    assert other.state.hand[1 - seat].tolist() != position.state.hand[1 - seat].tolist()
    again = replace(view, now=other.observation(seat), legal_moves=tuple(other.legal_moves()))
    # Each has a session of its own: nothing that was found for the one is there for the other.
    one, other_one = (
        reviewer_of("mandala").open(walk(careless()), DEPTHS["default"]) for _ in "12"
    )
    move = view.legal_moves[-1]
    judged = one.judge(view, move, "seed")
    assert other_one.judge(again, move, "seed") == judged
    assert other_one.explain(again, move, judged, "seed") == one.explain(view, move, judged, "seed")


def test_the_same_worlds_whichever_moves_are_compared() -> None:
    """What a move comes to does not depend on the moves beside it."""
    view = SeatView.of(sandtable.load("mandala").deal(seed="pairs"), 0)
    a, b, c = view.legal_moves[:3]
    judge = Judge(4)
    two = judge.try_moves(view.now, [a, b], 50, "seed")
    three = judge.try_moves(view.now, [c, b, a], 50, "seed")
    assert two.mean(a) == three.mean(a)
    assert two.lead(a, b) == three.lead(a, b)
    assert two.lead(a, a) == (0.0, 0.0)


def test_sources_add_up_to_the_points() -> None:
    """The colours of both seats make the margin, and the game has one end."""
    view = SeatView.of(sandtable.load("mandala").deal(seed="sources"), 1)
    table = ends_of(view.now, view.legal_moves[:2], 40, "seed")
    points = table[:, :, BY_COLOUR : BY_COLOUR + 6].sum(axis=2)
    theirs = table[:, :, BY_COLOUR + 6 : BY_COLOUR + 12].sum(axis=2)
    assert np.array_equal(points - theirs, table[:, :, 2])
    assert np.all(table[:, :, SIXTH : SIXTH + 2].sum(axis=2) <= 2)
    assert np.all(table[:, :, FIRST : FIRST + 2].sum(axis=2) <= 1)


def test_the_end_is_worth_its_result() -> None:
    """A finished game is valued exactly, whatever the cut."""
    position = sandtable.load("mandala").from_deal(careless()["deal"])
    for move in careless()["moves"]:
        position.play(move)
    assert position.state.phase == OVER
    ours = reviewer_of("mandala")
    outcome = position.outcome
    assert outcome is not None
    expected = ours.ended(outcome)
    for turns in (0, 8, NO_CUT):
        value = Judge(turns).value(position.state, 3, "seed")[VALUE]
        assert value == pytest.approx(expected.value, abs=1e-12)
    draw = ours.ended(Outcome("river", None, (20, 20)))
    assert (draw.value, draw.chance, draw.margin) == (0.5, 0.5, 0.0)


def test_claims_that_end_the_game_are_counted_out() -> None:
    found = reviewed()[0]
    last = found.grades[-1]
    proven = [grade for grade in found.grades if grade.is_proven and grade.mark != "forced"]
    for grade in proven:
        assert grade.low == grade.loss == grade.high
    assert last.ply >= len(careless()["moves"]) - 6


def test_a_grader_names_the_move_played_among_its_candidates() -> None:
    view = SeatView.of(sandtable.load("mandala").deal(seed="candidates"), 0)
    worst = Judge(8).try_moves(view.now, view.legal_moves, 100, "look").ranked[-1]
    judged = Grader().judge(view, worst, "seed")
    assert judged.best != worst
    assert worst in [candidate.move for candidate in judged.candidates]
    assert 0 <= judged.low <= judged.loss <= judged.high
    assert judged.stake >= judged.loss


def test_values_begin_with_the_move_that_a_grade_calls_best() -> None:
    view = SeatView.of(sandtable.load("mandala").deal(seed="candidates"), 0)
    best = Grader().best(view, "seed")
    for move in (best, view.legal_moves[0]):
        assert Grader().judge(view, move, "seed").best in (best, move)
    # A move that joins the candidates later meets the worlds that the others met.
    grader = Grader()
    grader.best(view, "seed")
    assert grader.judge(view, view.legal_moves[-1], "seed") == Grader().judge(
        view, view.legal_moves[-1], "seed"
    )
