"""S1: board and deal."""

from collections import Counter
from itertools import pairwise, permutations
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import sandtable
from sandtable.games.batch import States
from sandtable.games.compiled import jit_is_on
from sandtable.games.dice import dice, roll_all
from sandtable.games.mandamina.deal import SWEEPS, make_swaps, neighbours

from .boards import START, rows
from .exact import PLACE, Layouts, fill_by_trial, lower_neighbours, pairs

GAME = sandtable.load("mandamina")
GOOD = {"board": rows(START)}


def deal_many(count: int, seed: str, **options: Any) -> States:
    states = GAME.new_states(GAME.read_options(options), count)
    GAME.batch.deal_all(states, dice(seed), GAME.deal_bounds, np.empty_like(GAME.deal_bounds))
    return states


def layouts_of(states: States) -> Layouts:
    """The colour of each place in each state."""
    squares = np.array([row * 8 + column for row, column in PLACE])
    layouts = np.zeros((len(states), len(squares)), dtype=np.int64)
    for colour in range(8):
        layouts += colour * (states["marbles"][:, colour, None] >> squares & 1)
    return layouts


def test_board_and_marbles() -> None:
    """S1.1: columns a to g, rows 1 to 7, six marbles of eight colours, the hole in d4."""
    assert set(GAME.action_texts) == {f"{x}{y}" for x in "abcdefg" for y in range(1, 8)}
    for seed in range(30):
        game = GAME.deal(seed=seed)
        assert game.deal is not None
        board = game.deal["board"]
        assert [len(row) for row in board] == [7] * 7
        assert Counter("".join(board)) == {**dict.fromkeys("wyorvgld", 6), ".": 1}
        assert board[3][3] == "."
        assert (game.view()["hole"], game.view()["moves"]) == ("d4", 0)


def test_no_two_neighbours_have_the_same_colour() -> None:
    """S1.2."""
    for seed in range(100):
        deal = GAME.deal(seed=seed).deal
        assert deal is not None
        columns = ["".join(column) for column in zip(*deal["board"], strict=True)]
        for line in [*deal["board"], *columns]:
            assert all(one != other for one, other in pairwise(line))


def test_colours_may_meet_at_a_corner() -> None:
    """S1.2: and in most deals some do."""
    layouts = layouts_of(deal_many(50, "corners"))
    assert alike(layouts, pairs((1, 1), (1, -1))).min() >= 0
    assert alike(layouts, pairs((1, 1), (1, -1))).mean() > 5


def test_the_same_seed_gives_the_same_deal() -> None:
    assert GAME.deal(seed=5).deal == GAME.deal(seed=5).deal
    assert GAME.deal(seed=5).deal != GAME.deal(seed=6).deal


# S1.3 on a small board: a ring of eight cells round a hole, two marbles of each of four colours.

Ring = tuple[int, ...]
"""The colour of each place."""

RING = [row * 8 + column for row in range(3) for column in range(3) if (row, column) != (1, 1)]
RING_BITS = np.array([1 << square for square in RING], dtype=np.int64)
RING_NEIGHBOURS = np.array(neighbours(RING), dtype=np.int64)
RING_START: Ring = (0, 1, 2, 3, 0, 1, 2, 3)
RING_EDGES = ((0, 1), (1, 2), (0, 3), (2, 4), (3, 5), (4, 7), (5, 6), (6, 7))


def is_legal_ring(ring: Ring) -> bool:
    return all(ring[one] != ring[other] for one, other in RING_EDGES)


def legal_rings() -> set[Ring]:
    return {ring for ring in set(permutations(RING_START)) if is_legal_ring(ring)}


def shuffled_rings(count: int, sweeps: int) -> Counter[Ring]:
    """How often each layout of the ring came up."""
    rolls = dice("ring")
    bounds = np.full(sweeps * len(RING), len(RING), dtype=np.int64)
    numbers = np.empty_like(bounds)
    found: Counter[Ring] = Counter()
    for _ in range(count):
        colours = np.array(RING_START, dtype=np.uint32)
        marbles = ring_marbles(RING_START)
        roll_all(rolls, bounds, numbers)
        make_swaps(marbles, colours, numbers.astype(np.uint32), RING_BITS, RING_NEIGHBOURS)
        ring = tuple(colours.tolist())
        assert marbles.tolist() == ring_marbles(ring).tolist()
        found[ring] += 1
    return found


def ring_marbles(ring: Ring) -> NDArray[np.int64]:
    marbles = np.zeros(4, dtype=np.int64)
    for colour, bit in zip(ring, RING_BITS, strict=True):
        marbles[colour] |= bit
    return marbles


def surprise(found: Counter[Ring], legal: set[Ring]) -> float:
    """The chi-square of equal chances, in standard deviations from what is to be expected."""
    expected = found.total() / len(legal)
    chi_square = sum((found[ring] - expected) ** 2 / expected for ring in legal)
    freedom = len(legal) - 1
    return float((chi_square - freedom) / (2 * freedom) ** 0.5)


def test_every_legal_layout_of_a_small_board_can_be_reached() -> None:
    """S1.3: by legal swaps from one of them; else not all could be equally likely."""
    legal = legal_rings()
    reached = {RING_START}
    to_visit = [RING_START]
    while to_visit:
        ring = to_visit.pop()
        for one in range(len(ring)):
            for other in range(one):
                swapped = list(ring)
                swapped[one], swapped[other] = ring[other], ring[one]
                after = tuple(swapped)
                if after in legal and after not in reached:
                    reached.add(after)
                    to_visit.append(after)
    assert len(legal) == 744
    assert reached == legal


def test_every_legal_layout_of_a_small_board_is_equally_likely() -> None:
    """S1.3: the swaps of the deal, on a board small enough to count all layouts."""
    legal = legal_rings()
    found = shuffled_rings(40_000 if jit_is_on else 4_000, SWEEPS)
    assert set(found) <= legal
    assert abs(surprise(found, legal)) < 4


def test_too_few_sweeps_would_be_noticed() -> None:
    """S1.3: the test above sees a shuffle that is not thorough."""
    assert surprise(shuffled_rings(4_000, 2), legal_rings()) > 10


# S1.3 on the whole board.


def alike(layouts: Layouts, places: NDArray[np.int64]) -> NDArray[np.int64]:
    """In how many of these pairs of places the marbles have one colour, for each layout."""
    counts: NDArray[np.int64] = (layouts[:, places[:, 0]] == layouts[:, places[:, 1]]).sum(axis=1)
    return counts


PAIRS = {
    "at a corner": pairs((1, 1), (1, -1)),
    "two apart": pairs((2, 0), (0, 2)),
    "a knight's move apart": pairs((1, 2), (2, 1), (1, -2), (2, -1)),
    "alike in the first layout": np.array(
        [
            (place, other)
            for place in range(48)
            for other in range(place)
            if (place - other) % 8 == 0
        ]
    ),
}


@pytest.mark.skipif(not jit_is_on, reason="trial and error takes hours when interpreted")
def test_deals_are_like_layouts_found_by_trial_and_error() -> None:
    """S1.3: as many equal marbles at each distance, and no trace of where the shuffle began."""
    deals = layouts_of(deal_many(40_000, "like"))
    exact = np.empty((2_000, 48), dtype=np.int64)
    fill_by_trial(dice("exact"), lower_neighbours(), exact)
    assert not alike(exact, pairs((0, 1), (1, 0))).any()
    for places in PAIRS.values():
        found, expected = alike(deals, places), alike(exact, places)
        spread = (found.var() / len(found) + expected.var() / len(expected)) ** 0.5
        assert abs(found.mean() - expected.mean()) < 4 * spread


def test_all_colours_are_everywhere_equally_often() -> None:
    """S1.3."""
    deals = 4_000 if jit_is_on else 200
    layouts = layouts_of(deal_many(deals, "everywhere"))
    expected, spread = deals / 8, (deals / 8 * 7 / 8) ** 0.5
    for colour in range(8):
        times = (layouts == colour).sum(axis=0)
        assert abs(times - expected).max() < 5 * spread


def test_one_to_six_seats() -> None:
    """S1.4."""
    assert [GAME.deal(seed=1, seats=seats).seats for seats in range(1, 7)] == [1, 2, 3, 4, 5, 6]
    assert GAME.deal(seed=1).seats == 1
    for seats in (0, 7, -1, True, 2.0, "2", None):
        with pytest.raises(sandtable.BadOption, match="option 'seats' cannot be"):
            GAME.deal(seed=1, seats=seats)


def test_options() -> None:
    """S1.4, S4.4, S6.1: their names and values, and what they are when nothing is said."""
    assert GAME.deal(seed=1).options == {"difficulty": "normal", "goal": "score", "seats": 1}
    chosen = GAME.deal(seed=1, seats=2, difficulty="easy").record()["options"]
    assert chosen == {"difficulty": "easy", "seats": 2}
    with pytest.raises(sandtable.BadOption, match=r"'mild' \(it can be: normal, easy, hard\)"):
        GAME.deal(seed=1, difficulty="mild")
    with pytest.raises(sandtable.BadOption, match=r"'fun' \(it can be: score, simple\)"):
        GAME.deal(seed=1, goal="fun")
    with pytest.raises(sandtable.BadOption, match="Mandamina has no option 'size'"):
        GAME.deal(seed=1, size=9)


def test_a_new_deal_keeps_the_options_and_nothing_else() -> None:
    played = GAME.deal(seed=1, seats=3, goal="simple", difficulty="hard")
    for cell in ("a1", "b1", "c1"):
        played.play(cell)
    states = np.array([played.state], dtype=GAME.state_type)
    GAME.batch.deal_all(states, dice(9), GAME.deal_bounds, np.empty_like(GAME.deal_bounds))
    fresh = GAME.deal(seed=9, seats=3, goal="simple", difficulty="hard")
    assert states[0].tobytes() == fresh.state.tobytes()


def test_the_state_has_no_gaps() -> None:
    """All its bytes are fields: equal positions have equal bytes."""
    state_type = GAME.state_type
    assert state_type.fields is not None
    assert sum(field.itemsize for field, *_ in state_type.fields.values()) == state_type.itemsize


def test_a_deal_is_laid_out_as_written() -> None:
    game = GAME.from_deal(GOOD, seats=2)
    assert game.deal == GOOD
    assert game.view()["board"] == rows(START)
    assert game.seat == 0
    again = GAME.from_deal(GAME.deal(seed=3).deal)
    assert again.state.tobytes() == GAME.deal(seed=3).state.tobytes()


def changed(row: int, text: Any) -> dict[str, Any]:
    """START with the row of this number replaced."""
    board: list[Any] = rows(START)
    board[7 - row] = text
    return {"board": board}


BAD_DEALS: list[tuple[Any, str]] = [
    (None, "a Mandamina deal is"),
    ([], "a Mandamina deal is"),
    ("board", "a Mandamina deal is"),
    ({}, "a Mandamina deal is"),
    ({"board": "wyorvgl"}, "list of 7 strings, row 7 first"),
    ({"board": rows(START)[:6]}, "list of 7 strings"),
    ({"board": [*rows(START), "wyorvgl"]}, "list of 7 strings"),
    (changed(7, "yvwdod"), "row 7 of the board must be 7 characters, not 'yvwdod'"),
    (changed(1, "rlodvwor"), "row 1 of the board must be 7 characters"),
    (changed(3, 7), "row 3 of the board must be 7 characters, not 7"),
    (changed(3, None), "row 3 of the board must be 7 characters"),
    (changed(3, list("vorvwvd")), "row 3 of the board must be 7 characters"),
    (changed(3, "vokvwvd"), "c3 has 'k', which is no colour"),
    (changed(3, "voRvwvd"), "c3 has 'R', which is no colour"),
    (changed(3, "vo vwvd"), "c3 has ' ', which is no colour"),
    (changed(3, "voyvwvd"), "there are 7 yellow marbles instead of 6"),
    (changed(3, "vo.vwvd"), "there are 5 red marbles instead of 6"),
    (changed(4, "yrgdylg"), "there are 7 dark blue marbles instead of 6"),
    (changed(4, "yr.gylg"), "the hole must be d4 at the start, not c4"),
    (changed(4, "yrg.lyg"), "f4 and f5 are neighbours and both yellow"),
    (changed(1, "oorldvw"), "a1 and b1 are neighbours and both orange"),
]


@pytest.mark.parametrize(("deal", "message"), BAD_DEALS)
def test_a_deal_that_cannot_be_is_refused(deal: Any, message: str) -> None:
    """S1.1, S1.2."""
    with pytest.raises(sandtable.BadDeal, match=message):
        GAME.from_deal(deal)
