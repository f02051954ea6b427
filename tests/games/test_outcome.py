"""How games end, and what is said of it."""

import json

import pytest

from sandtable import GAMES, load
from sandtable.games.outcome import CUT_SHORT, UNFINISHED, Outcome

WON_BY_1 = Outcome("river", 1, (41, 53))
DRAWN = Outcome("river", None, (41, 41))
WON_TOGETHER = Outcome("clustered", True, (12,))
LOST_TOGETHER = Outcome("move-limit", False, (3,))
STOPPED = Outcome("stopped", None, (3, 4))
AGREED = Outcome("agreed", None, (3, 4))
RESIGNED = Outcome("resigned", 0, (3, 4))


@pytest.mark.parametrize(
    ("outcome", "verdicts", "seat"),
    [
        (WON_BY_1, ["lost", "won"], 1),
        (DRAWN, ["draw", "draw"], None),
        (WON_TOGETHER, ["won", "won"], None),
        (LOST_TOGETHER, ["lost", "lost"], None),
        (STOPPED, ["stopped", "stopped"], None),
        (AGREED, ["draw", "draw"], None),
        (RESIGNED, ["won", "lost"], 0),
    ],
)
def test_what_an_outcome_is_for_each_seat(
    outcome: Outcome, verdicts: list[str], seat: int | None
) -> None:
    assert [outcome.for_seat(number) for number in (0, 1)] == verdicts
    assert outcome.winning_seat == seat
    assert outcome.is_draw == ("draw" in verdicts)
    assert outcome.is_stopped == ("stopped" in verdicts)
    assert Outcome.from_json(json.loads(json.dumps(outcome.as_json()))) == outcome


def test_a_seat_is_not_mistaken_for_a_common_result() -> None:
    """1 == True: but seat 1 has won alone, and True is all of them."""
    assert Outcome("river", 1, ()).winning_seat == 1
    assert Outcome("clustered", True, ()).winning_seat is None
    assert Outcome("river", 0, ()).for_seat(0) == "won"
    assert Outcome("clustered", False, ()).for_seat(0) == "lost"


def test_endings_of_tables_are_none_of_the_rules() -> None:
    assert CUT_SHORT == ("resigned", "timeout", "abandoned", "stopped", "agreed")
    assert [outcome.is_cut_short for outcome in (WON_BY_1, DRAWN, WON_TOGETHER)] == [False] * 3
    assert [outcome.is_cut_short for outcome in (STOPPED, AGREED, RESIGNED)] == [True] * 3
    for game in GAMES:
        assert not set(CUT_SHORT) & set(load(game).endings)


@pytest.mark.parametrize("game", GAMES)
def test_a_position_says_the_same_in_one_piece(game: str) -> None:
    position = load(game).deal(seed=1, **({"goal": "simple"} if load(game).shared_result else {}))
    view = position.view()
    assert position.outcome is None
    assert (position.ending, position.winner, position.scores) == (None, None, None)
    assert {key: view[key] for key in UNFINISHED} == UNFINISHED
    while not position.is_over:
        position.play(position.legal_moves()[0])
    outcome = position.outcome
    assert outcome is not None
    assert outcome.ending in load(game).endings
    assert not outcome.is_cut_short
    assert list(outcome.scores) == position.scores == position.score_now()
    assert (outcome.ending, outcome.winner) == (position.ending, position.winner)
    for said in (position.view(), position.record()):
        assert {key: said[key] for key in UNFINISHED} == outcome.as_json()
