"""The table of a bot that is kept from move to move: what it has proven stays true."""

from sandtable.players.patterns.bot import table_bits_for
from sandtable.players.patterns.levels import LEVELS
from sandtable.players.patterns.thinking import TABLE_BITS
from sandtable.players.player import SeatView
from sandtable.players.registry import make_player

from ..test_kept_players import course

TILES_LEFT = 26
LEVELS_THAT_GLANCE = 3


def test_what_it_has_proven_stays_true_after_moves_were_taken_back() -> None:
    """Values in the table are of positions: those of one course count in any other."""
    kept = make_player("patterns", "best")
    ends = [course("patterns", seed, 0, TILES_LEFT) for seed in range(6)]
    views = [SeatView.of(end, 0) for end in ends if end.seat is not None]
    assert len(views) > 1
    for view in [*views, *reversed(views)]:
        found, afresh = (one.choose(view, 60.0) for one in (kept, make_player("patterns", "best")))
        assert found.is_proven
        assert afresh.is_proven
        assert found.value == afresh.value


def test_a_level_that_looks_at_little_has_a_small_table() -> None:
    """Room for the positions of 52 moves, twice over, each 16 bytes: at most 64 MiB in all."""
    bits = {name: table_bits_for(level.limits) for name, level in LEVELS.items()}
    searching = [bits[name] for name in list(LEVELS)[LEVELS_THAT_GLANCE:]]
    assert bits["steady"] == 14, "one move ahead: 2 x 52 x 156 moves are fewer than 2**14"
    assert bits["skilled"] == 13, "2 x 52 x 60 positions are fewer than 2**13"
    assert searching[1:] == sorted(searching[1:])
    assert {bits[name] for name in list(LEVELS)[:LEVELS_THAT_GLANCE]} == {1}
    assert bits["best"] == TABLE_BITS
