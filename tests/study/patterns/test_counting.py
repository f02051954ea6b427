"""What is counted on the board at once: drawn positions, points by hand."""

from sandtable.study.patterns.review.counting import counted
from sandtable.study.patterns.review.lines import Played
from tests.games.patterns.boards import position
from tests.players.patterns.positions import GAME

# Both have a black group 1. Between them b3 is open to seat 0 only and c3 to seat 1 only; whoever
# flips first takes the other tile away (P6.1). b4 hangs on b3.
BETWEEN_TWO_GROUPS = """
8          *   *   *   *
7      *   *   *   *   *   *
6  *   *   *   *   *   *   *   *
5  *   g   *   *   *   *   *   *
4  o   k   p   g   *   *   *   *
3  K01 k   k   K11 o   *   *   *
2      p   o   p   *   g   *
1          g   o   o   p
"""


def test_what_a_flip_takes_prevents_and_prepares() -> None:
    start = position("turn 0", "ry", BETWEEN_TWO_GROUPS)
    states = start.observation(None)
    move = Played(GAME, states, 0, ("open f1", "flip c3"))
    better = Played(GAME, states, 0, ("flip b3", "open c1", "flip b4"))
    found = {each.kind: (each.with_move, each.with_better) for each in counted(move, better)}
    assert found == {
        "gain": (0, 1),
        # Made 0 and b3, b4 in reach; or made 1 and b4 in reach.
        "reach-own": (2, 2),
        # Only c3, and only while b3 is not flipped.
        "reach-rival": (1, 0),
        "closes": (2, 0),
        "denies": (1, 0),
        "prepares": (0, 1),
    }


def test_an_answer_that_brings_tiles_into_reach() -> None:
    """Seat 1 opens purple next to a purple tile, unless seat 0 lays its own tile there."""
    rows = BETWEEN_TWO_GROUPS.replace("o   o   p", "p   o   g").replace("p   *   g", "y   r   g")
    start = position("turn 0", "rp", rows)
    states = start.observation(None)
    # Only d1 could join a purple group on c1; as group 2 it would score 2.
    move = Played(GAME, states, 0, ("flip b3", "open c1"))
    better = Played(GAME, states, 0, ("open c1", "flip c3"))
    found = {each.kind: (each.with_move, each.with_better) for each in counted(move, better)}
    assert found["reaches"][1] == 0
    assert found["reaches"][0] == 2
