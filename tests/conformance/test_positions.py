"""Positions: copies, records, pictures and bytes are all the same position."""

import json
import math

import numpy as np
import pytest

import sandtable

from .known import TO_THE_END
from .variants import KNOWN, VARIANTS, Variant, key, random_game, random_positions


def test_a_record_type_has_no_bytes_of_unknown_content(variant: Variant) -> None:
    for record_type in (variant.game.state_type, variant.game.observation_type):
        fields = record_type.fields
        assert fields is not None
        assert sum(field[0].itemsize for field in fields.values()) == record_type.itemsize


def test_a_copy_is_equal_and_goes_its_own_way(variant: Variant) -> None:
    for position in random_positions(variant, 20):
        twin = position.copy()
        assert (key(twin), twin.moves) == (key(position), position.moves)
        if moves := position.legal_moves():
            before = key(position), list(position.moves)
            twin.play(moves[-1])
            assert (key(position), position.moves) == before
            position.play(moves[-1])
            assert (key(twin), twin.moves) == (key(position), position.moves)


def test_earlier_positions_never_change(variant: Variant) -> None:
    kept = []
    for position in random_game(variant, 5):
        kept.append((position.copy(), key(position), str(position)))
    for earlier, state, picture in kept:
        assert key(earlier) == state
        assert str(earlier) == picture


def test_a_record_through_json_gives_the_same_position(variant: Variant) -> None:
    for seed in range(6):
        for position in random_game(variant, seed):
            last = position
        for position in (variant.deal(seed), last):
            again = sandtable.replay(json.loads(json.dumps(position.record())))
            assert key(again) == key(position)
            assert again.record() == position.record()
            assert again.view(0) == position.view(0)


def test_every_prefix_of_a_game_replays(variant: Variant) -> None:
    for position in random_game(variant, 3):
        assert key(sandtable.replay(position.record())) == key(position)


def test_saved_bytes_load_to_the_same_position(variant: Variant) -> None:
    for position in random_positions(variant, 10):
        loaded = np.frombuffer(key(position), dtype=variant.game.state_type)
        assert loaded[0].tobytes() == key(position)
        assert variant.game.draw(loaded[0]) == str(position)


def test_a_picture_reads_back_to_the_same_position(variant: Variant) -> None:
    for position in random_positions(variant, 25):
        again = variant.game.from_picture(str(position), **variant.options)
        assert key(again) == key(position)


def test_a_picture_has_no_record(variant: Variant) -> None:
    position = variant.game.from_picture(str(variant.deal(1)), **variant.options)
    with pytest.raises(sandtable.BadPosition, match="no record"):
        position.record()


def test_the_same_seed_gives_the_same_game(variant: Variant) -> None:
    one, other = list(random_game(variant, 8))[-1], list(random_game(variant, 8))[-1]
    assert one.record() == other.record()
    assert variant.deal(8).deal != variant.deal(9).deal


def test_unseeded_deals_differ(variant: Variant) -> None:
    """Each from the one before; in a game of few deals, some of many."""
    has_few = math.prod(variant.game.deal_bounds.tolist()) < 1_000_000
    deals = [variant.game.deal(**variant.options).deal for _ in range(60 if has_few else 3)]
    if has_few:
        assert any(deal != deals[0] for deal in deals)
    else:
        assert deals[0] != deals[1] != deals[2]


@pytest.mark.parametrize("variant", [v for v in VARIANTS if v.name in KNOWN], ids=str)
def test_pieces_are_conserved(variant: Variant) -> None:
    """All cards, tiles or marbles are there; every colour has its equal share of them."""
    known = KNOWN[variant.name]
    for seed in range(4):
        for position in random_game(variant, seed):
            counts = known.count_pieces(position)
            assert len(set(counts)) == 1
            assert sum(counts) == known.pieces


def test_ending_scores_and_winner_come_together(variant: Variant) -> None:
    for position in random_positions(variant, 20):
        finished = position.is_over
        assert (position.ending is not None) == finished
        assert (position.scores is not None) == finished
        if not finished:
            assert position.winner is None
    if variant.most_plies >= TO_THE_END:
        *_, last = random_game(variant, 2)
        assert last.is_over
        assert last.scores is not None
        assert len(last.scores) == (1 if variant.game.shared_result else last.seats)


def test_the_score_sheet_adds_up_to_the_scores(variant: Variant) -> None:
    for seed in range(8):
        *_, last = random_game(variant, seed)
        if variant.options.get("goal") == "simple":
            continue
        sums = [sum(item["points"] for item in seat) for seat in last.score_sheet()]
        assert sums == last.score_now()


def test_a_seat_that_is_not_there(variant: Variant) -> None:
    position = variant.deal(1)
    for seat in (-1, position.seats, 99):
        with pytest.raises(sandtable.NoSuchSeat, match="seats are 0 to"):
            position.view(seat)
