"""S4.3: the shapes of clusters."""

from itertools import pairwise

import pytest

from sandtable.games.mandamina.shapes import (
    FORM_DIVISOR,
    SHAPE_COUNT,
    SHAPE_NUMBERS,
    SHAPE_OF_REMAINDER,
    shape_number,
)
from sandtable.games.mandamina.state import CELLS, SQUARES
from tests.reference.mandamina import neighbours, shape

from .boards import GATHERED, cells_of


def bitboard(cells: set[str]) -> int:
    return sum(1 << int(SQUARES[CELLS.index(cell)]) for cell in cells)


def all_clusters() -> set[frozenset[str]]:
    """Every way in which six cells of the board can hang together."""
    clusters = {frozenset([cell]) for cell in CELLS}
    for _ in range(5):
        clusters = {
            cluster | {beside}
            for cluster in clusters
            for cell in cluster
            for beside in neighbours(cell)
            if beside not in cluster
        }
    return clusters


def test_there_are_35_shapes_in_216_forms() -> None:
    """S4.3: 216 with all turns and mirror images, 35 without."""
    assert len(SHAPE_NUMBERS) == 216
    assert SHAPE_COUNT == 35
    assert set(SHAPE_NUMBERS.values()) == set(range(35))


def test_every_cluster_on_the_board_has_the_shape_the_reference_finds() -> None:
    """S4.3: wherever it lies, one number for one shape and another for another."""
    names: dict[int, set[object]] = {}
    clusters = all_clusters()
    for cluster in clusters:
        names.setdefault(int(shape_number(bitboard(set(cluster)))), set()).add(shape(cluster))
    assert len(clusters) > 216
    assert set(names) == set(range(35))
    assert all(len(found) == 1 for found in names.values())
    assert len(set.union(*names.values())) == 35


def test_turned_and_mirrored_is_the_same_shape() -> None:
    """S4.3: y is w turned, o is w mirrored, r is another shape."""
    board = """
    7  w w . . . . y
    6  . w . y y y y
    5  . w w . y . .
    4  . w . . . o o
    3  r . . . . o .
    2  r r r r o o .
    1  . r . . . o .
    """
    number = {letter: int(shape_number(bitboard(cells_of(board, letter)))) for letter in "wyor"}
    assert number["w"] == number["y"] == number["o"]
    assert number["w"] != number["r"]


def test_light_and_dark_blue_of_the_example() -> None:
    """S4.3: of the eight clusters drawn, those two have the same shape."""
    numbers = [int(shape_number(bitboard(cells_of(GATHERED, letter)))) for letter in "wyorvgld"]
    assert numbers[6] == numbers[7]
    assert len(set(numbers)) == 7


@pytest.mark.parametrize(
    "straight", ["a1 b1 c1 d1 e1 f1", "b7 c7 d7 e7 f7 g7", "g2 g3 g4 g5 g6 g7"]
)
def test_corners_and_edges_of_the_board_do_not_matter(straight: str) -> None:
    """S4.3."""
    assert shape_number(bitboard(set(straight.split()))) == shape_number(
        bitboard({"d1", "d2", "d3", "d4", "d5", "d6"})
    )


def test_the_divisor_is_the_smallest_that_tells_all_forms_apart() -> None:
    def tells_apart(divisor: int) -> bool:
        remainders = sorted(form % divisor for form in SHAPE_NUMBERS)
        return all(one != other for one, other in pairwise(remainders))

    assert len(SHAPE_OF_REMAINDER) == FORM_DIVISOR
    assert next(divisor for divisor in range(216, 5000) if tells_apart(divisor)) == FORM_DIVISOR
