"""What a seat is told about its moves, by hand and by counting."""

from itertools import combinations

import pytest

import sandtable
from sandtable.games.mandala.prospects import likely_hand
from sandtable.games.patterns.state import CELLS


@pytest.mark.parametrize("name", sandtable.GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_gains_are_what_moves_change(name: str, seed: int) -> None:
    """Looked up in the scores before and after, in games to the end."""
    position = sandtable.load(name).deal(seed=seed)
    for turn in range(40):
        seat = position.seat
        if seat is None:
            break
        own = 0 if position.game.shared_result else seat
        gains = position.prospects().gains
        assert list(gains) == position.legal_moves()
        before = position.score_now()[own]
        move = position.legal_moves()[turn * 7 % len(gains)]
        position.play(move)
        assert position.score_now()[own] - before == gains[move]


def test_nothing_is_played() -> None:
    position = sandtable.load("mandala").deal(seed=1)
    before = str(position)
    position.prospects()
    assert position.why_not("build 1 r") is None or position.why_not("discard k") is None
    assert str(position) == before


def test_a_game_that_is_over_has_no_prospects() -> None:
    for name in sandtable.GAMES:
        position = sandtable.load(name).deal(seed=2)
        for number in range(3000):
            legal = position.legal_moves()
            if not legal:
                assert position.prospects().gains == {}
                break
            position.play(legal[number * 5 % len(legal)])


@pytest.mark.parametrize(
    ("unseen", "held"),
    [([1, 1, 0, 0, 0, 0], 1), ([3, 2, 1, 0, 2, 4], 5), ([2, 2, 2, 2, 2, 2], 0), ([6] * 6, 3)],
)
def test_likely_hands_are_counted(unseen: list[int], held: int) -> None:
    """M8.1: by writing down every hand there could be."""
    cards = [colour for colour, count in enumerate(unseen) for _ in range(count)]
    hands = list(combinations(range(len(cards)), held))
    told = likely_hand(unseen, held)
    for colour, letter in enumerate("kroygp"):
        counts = [sum(cards[place] == colour for place in hand) for hand in hands]
        assert told[letter]["some"] == pytest.approx(
            sum(count > 0 for count in counts) / len(hands), abs=1e-5
        )
        assert told[letter]["mean"] == pytest.approx(sum(counts) / len(hands), abs=1e-5)


def test_the_hand_of_the_rival_is_likely_by_what_was_seen() -> None:
    """M1.1: at the start 6 own cards, 2 own in the Cup and 4 in the Mountains are seen."""
    position = sandtable.load("mandala").deal(seed=4)
    view = position.view(0)
    unseen = {letter: view["unseen"].count(letter) for letter in "kroygp"}
    assert sum(unseen.values()) == 108 - 12
    told = position.prospects().rival
    assert told is not None
    for letter, count in unseen.items():
        assert told[letter]["mean"] == pytest.approx(6 * count / 96, abs=1e-5)


@pytest.mark.parametrize("seed", range(4))
def test_closed_cells_are_refused_for_the_rivals_sake(seed: int) -> None:
    """P6.1: a cell is closed if nothing is legal there and one refusal speaks of the rival."""
    position = sandtable.load("patterns").deal(seed=seed)
    found = 0
    for turn in range(60):
        legal = position.legal_moves()
        if not legal:
            break
        closed = position.prospects().closed
        found += len(closed)
        for cell in CELLS:
            moves = [f"{verb} {cell}" for verb in ("open", "flip", "swap")]
            errors = [position.why_not(move) for move in moves]
            codes = [None if error is None else error.code for error in errors]
            assert (cell in closed) == ("touches-rival" in codes and None not in codes)
        position.play(legal[turn * 11 % len(legal)])
    assert found > 0


def test_why_not_names_the_rule_and_its_words() -> None:
    position = sandtable.load("mandamina").deal(seed=1)
    hole = position.view()["hole"]
    error = position.why_not(hole)
    assert error is not None
    assert (str(error), error.code) == (f"{hole} is the hole; choose a marble", "hole")
    assert error.words == {"cell": hole}
    assert position.why_not("z9") is not None
