"""Reviews of Patterns: exact at the end, the same every time, adding up, true."""

from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
import pytest

from sandtable.games import Position
from sandtable.games.batch import States
from sandtable.games.rules_text import LANGUAGES
from sandtable.players import SeatView
from sandtable.players.patterns.bot import PatternsBot
from sandtable.players.patterns.levels import LEVELS
from sandtable.players.patterns.reading import moves_of, played
from sandtable.study.patterns.puzzles.exact import Endings, legal_moves
from sandtable.study.patterns.review import looking
from sandtable.study.patterns.review.curve import chance_of, shipped
from sandtable.study.patterns.review.facts import (
    KINDS,
    OWN_GROUP,
    RIVAL_GROUP,
    Comparison,
    all_facts,
    say,
)
from sandtable.study.patterns.review.lines import points_in_reach, points_of
from sandtable.study.patterns.review.reviewer import PatternsReviewer
from sandtable.study.patterns.review.sampling import FINAL, MARGIN, RIVAL, Sample
from sandtable.study.patterns.review.session import PatternsSession
from sandtable.study.review.data import to_json
from sandtable.study.review.facts import check_fact
from sandtable.study.review.hinting import hint_of, open_view
from sandtable.study.review.marks import MARKED, Mark
from sandtable.study.review.model import Fact, Number, Review
from sandtable.study.review.reviewer import Depth
from sandtable.study.review.reviewing import review
from sandtable.study.saying import spoken
from sandtable.study.texts import texts_of
from tests.players.patterns.positions import GAME, full_width_margin, small_endings
from tests.players.patterns.test_bot import view_of

QUICK = Depth("quick", 0.1)


@pytest.fixture(autouse=True)
def little_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enough for tests."""
    monkeypatch.setattr(looking, "LOOK_NODES", 20_000)
    monkeypatch.setattr(looking, "SOLVE_NODES", 200_000)
    monkeypatch.setattr(looking, "TRY_NODES", 40_000)


def session() -> PatternsSession:
    return PatternsSession(shipped(), QUICK)


@cache
def played_game(seed: int, levels: tuple[str, str] = ("casual", "steady")) -> dict[str, Any]:
    position = GAME.deal(seed=seed)
    bots = [PatternsBot(name, LEVELS[name].limits) for name in levels]
    while (seat := position.seat) is not None:
        position.play(bots[seat].choose(SeatView.of(position, seat), 60.0).move)
    return position.record()


@cache
def reviewed(seed: int) -> Review:
    return review(played_game(seed))


def test_losses_of_endings_are_those_of_full_width_search() -> None:
    """Every legal move of small endings: its margin, and what that is worth by hand."""
    compared = 0
    for states, whole in small_endings(8, 5):
        view = view_of(states)
        sign = 1 if view.seat == 0 else -1
        judge = session()
        for move in view.legal_moves:
            judged = judge.judge(view, move, "")
            exact = sign * full_width_margin(played(GAME, states, move))
            own = next(each for each in judged.candidates if each.move == move)
            assert judged.is_proven
            assert own.margin == exact
            assert judged.candidates[0].margin == sign * whole
            assert own.chance == (0.5 if exact == 0 else float(exact > 0))
            assert judged.loss == pytest.approx(judged.candidates[0].value - own.value)
            assert (judged.low, judged.high) == (judged.loss, judged.loss)
            assert (judged.points == 0) is (exact == sign * whole)
            compared += 1
    assert compared > 20


def test_chances_by_hand() -> None:
    assert [chance_of(margin, 0.0) for margin in (-3, 0, 2)] == [0.0, 0.5, 1.0]
    assert chance_of(0, 4.0) == pytest.approx(0.5)
    # One standard deviation ahead: 84.1 % of a normal distribution lies above zero.
    assert chance_of(8.0, 8.0) == pytest.approx(0.841, abs=0.002)
    assert chance_of(3.0, 2.0) + chance_of(-3.0, 2.0) == pytest.approx(1.0)


def test_points_of_groups_are_the_score() -> None:
    record = played_game(5)
    position = GAME.from_deal(record["deal"])
    for move in record["moves"]:
        position.play(move)
        for seat in (0, 1):
            assert sum(points_of(position.state, seat)) == position.score_now()[seat]
    # At the end nothing is in reach of the seat that made its final flips.
    assert 0 in [points_in_reach(position.state, seat) for seat in (0, 1)]


def best_lines(states: States) -> list[tuple[int, tuple[str, ...]]]:
    """Every move of a small ending with best play after it: its margin, and the line."""
    seat = int(states[0].seat)
    endings = Endings(1 << 40)
    found = []
    for move in legal_moves(GAME, states):
        line = (move, *endings.whole_line(played(GAME, states, move)))
        end = Position(GAME, states.copy(), {}, None, ())
        for each in line:
            end.play(each)
        scores = end.scores
        assert scores is not None
        found.append((scores[seat] - scores[1 - seat], line))
    return found


def test_groups_add_up_to_the_difference_of_two_lines() -> None:
    told = 0
    for states, _ in small_endings(8, 6):
        lines = best_lines(states)
        most, best = max(lines)
        for margin, line in lines:
            both = Comparison(Sample(GAME, states, int(states[0].seat), (line, best)), 10.0)
            facts = all_facts(both)
            groups = [fact for fact in facts if fact.kind in (OWN_GROUP, RIVAL_GROUP)]
            assert sum(fact.difference.value for fact in groups) == most - margin
            assert bool(facts) is (most > margin)
            told += len(facts)
    assert told


def test_games_that_go_on_add_up_too_and_are_the_same_again() -> None:
    position = GAME.deal(seed=3)
    position.play(position.legal_moves()[0])
    states = position.observation(None)
    lines = tuple((move,) for move in position.legal_moves()[:2])
    sample = Sample(GAME, states, int(states[0].seat), (lines[0], lines[1]), 6)
    table = sample.table
    groups = table[:, :, :RIVAL].sum(axis=2) - table[:, :, RIVAL:FINAL].sum(axis=2)
    assert (groups == table[:, :, MARGIN]).all()
    assert len(np.unique(table[:, 0], axis=0)) > 1
    assert (replace(sample).table == table).all()


def test_a_review_adds_up_and_hides_nothing() -> None:
    found = reviewed(5)
    for ledger in found.ledgers:
        assert ledger.total == pytest.approx(ledger.result, abs=1e-9)
        assert ledger.hidden == pytest.approx(0.0, abs=1e-12)
        assert ledger.others_hidden == pytest.approx(0.0, abs=1e-12)
        assert ledger.luck == ledger.others_luck == 0.0
    proven = [grade.is_proven for grade in found.grades]
    assert proven[-1]
    assert not proven[0]
    assert {grade.mark for grade in found.grades} & set(MARKED)


def test_a_review_is_the_same_again() -> None:
    assert to_json(review(played_game(5))) == to_json(reviewed(5))


@cache
def blundered_game() -> tuple[dict[str, Any], int]:
    """A won ending, thrown away by its worst move; then both go on as well as they can."""
    record = played_game(1, ("expert", "expert"))
    endings = Endings(3_000_000)
    position = GAME.from_deal(record["deal"])
    worst = ""
    for move in record["moves"]:
        states, seat = position.observation(None), position.seat
        if position.view()["phase"] == "turn" and looking.tiles_of(states) <= 24:
            assert seat is not None
            margins = endings.moves(states, seat)
            worst = min(margins, key=lambda each: margins[each].margin)
            if margins[worst].margin < 0 < margins[move].margin:
                break
        position.play(move)
    else:
        pytest.fail("no won ending that can be lost")
    ply = len(position.moves)
    position.play(worst)
    bot = PatternsBot("solver")
    while (seat := position.seat) is not None:
        position.play(bot.choose(SeatView.of(position, seat), 60.0).move)
    return position.record(), ply


@cache
def blunder_reviewed() -> Review:
    return review(blundered_game()[0])


def test_a_planted_blunder_is_the_worst_decision() -> None:
    found, ply = blunder_reviewed(), blundered_game()[1]
    assert max(found.grades, key=lambda grade: grade.loss).ply == ply
    assert found.grades[ply].mark is Mark.BLUNDER
    assert found.grades[ply].is_proven
    assert ply in {point.ply for point in found.turning_points}


def test_lines_of_proven_decisions_come_to_what_was_proven() -> None:
    """Played by the rules both lines end as many points apart as the decision cost."""
    record = blundered_game()[0]
    costly = [grade for grade in blunder_reviewed().grades if grade.is_proven and grade.loss > 0]
    assert costly
    for grade in costly:
        margins = []
        for line in (grade.better_line, grade.line):
            position = GAME.from_deal(record["deal"])
            for move in (*record["moves"][: grade.ply], *line):
                position.play(move)
            scores = position.scores
            assert scores is not None
            margins.append(scores[grade.seat] - scores[1 - grade.seat])
        assert margins[0] - margins[1] == grade.points


def test_every_reason_is_true_and_a_wrong_one_is_found_out() -> None:
    reviewer = PatternsReviewer()
    record = blundered_game()[0]
    facts = [(grade, fact) for grade in blunder_reviewed().grades for fact in grade.facts]
    assert facts
    for grade, fact in facts:
        assert check_fact(record, reviewer, grade, fact)
        wrong = replace(fact, with_better=Number.exact(fact.with_better.value + 1))
        assert not check_fact(record, reviewer, grade, wrong)
        assert not check_fact(record, reviewer, grade, replace(fact, seed="done | done"))


def test_differences_within_the_error_do_not_count() -> None:
    """Unproven decisions: only beyond twice the error of their stage."""
    unproven = [grade for grade in reviewed(5).grades if not grade.is_proven]
    assert unproven
    for grade in unproven:
        own = next(each for each in grade.candidates if each.move == grade.move)
        apart = grade.candidates[0].margin - own.margin
        assert (grade.loss > 0) is (grade.points > 0)
        if grade.loss > 0:
            assert apart > 2 * min(shipped().differences)
        assert 0 <= grade.low <= grade.loss <= grade.high


def test_a_hint_in_an_ending_is_a_best_move_and_the_same_again() -> None:
    states, whole = small_endings(1, 6)[0]
    view = view_of(states)
    hint = hint_of(PatternsReviewer(), view)
    assert hint == hint_of(PatternsReviewer(), view)
    assert full_width_margin(moves_of(GAME, states, [hint.move])) == whole
    assert hint.move.split()[-1] in hint.spots
    assert set(hint.spots) <= set(hint.places)
    assert hint.is_proven


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_in_every_language(language: str) -> None:
    texts = texts_of(PatternsReviewer.texts_folder, language)
    subject: dict[str, str | int] = {
        "group": 3,
        "reply": "flip a3",
        "follow": "flip a4",
        "lead": 5,
    }
    for kind in KINDS:
        number = Number.exact(2.0)
        fact = Fact(
            kind, subject, "flip b3", "flip c4", number, number, number, "points", 1, 9, True
        )
        said = spoken(texts, say(fact))
        assert "{" not in said
        assert "flip c4" in said


def test_where_nothing_counts_as_lost_there_is_nothing_to_explain() -> None:
    """The bowls of a deal (P2.1): both ways are apart by far less than the error of a search."""
    position = GAME.deal(seed=1)
    view = SeatView.of(position, 1)
    session = open_view(PatternsReviewer(), view)
    behind = [
        (move, judged)
        for move in position.legal_moves()
        if (judged := session.judge(view, move, "seed")).best != move
    ]
    assert behind
    for move, judged in behind:
        assert judged.loss == 0
        assert session.explain(view, move, judged, "seed") == ()
