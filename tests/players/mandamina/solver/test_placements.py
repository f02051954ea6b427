"""All places a cluster can have."""

from sandtable.games.mandamina.moves import is_cluster
from sandtable.games.mandamina.shapes import shape_number
from sandtable.players.mandamina.solver import checker
from sandtable.players.mandamina.solver.placements import (
    PLACEMENT_CELLS,
    PLACEMENT_SHAPES,
    PLACEMENTS,
    overlaps,
)

from .layouts import layout_of, shuffled


def test_there_are_4628_placements() -> None:
    """S3.1: as many as the checker finds by letting clusters grow on the board."""
    assert len(set(PLACEMENTS.tolist())) == 4628
    grown = {sum(1 << cell for cell in cells) for cells in PLACEMENT_CELLS.tolist()}
    assert grown == set(checker.all_placements())


def test_every_placement_is_a_cluster_and_has_its_shape() -> None:
    """S3.1, S4.3"""
    for cells, shape in zip(PLACEMENTS.tolist(), PLACEMENT_SHAPES.tolist(), strict=True):
        assert is_cluster(cells)
        assert shape_number(cells) == shape


def test_overlaps_count_the_marbles_that_can_stay() -> None:
    layout = layout_of(shuffled(1))
    counts = overlaps(layout)
    for colour in range(8):
        for number in range(0, 4628, 500):
            shared = int(layout[colour]) & int(PLACEMENTS[number])
            assert counts[colour, number] == shared.bit_count()
