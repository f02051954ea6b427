"""Positions: copies, records, pictures and bytes are all the same position."""

import json

import numpy as np
import pytest

import sandtable

from .variants import Variant, key, random_game, random_positions


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
    deals = [variant.game.deal(**variant.options).deal for _ in range(3)]
    assert deals[0] != deals[1] != deals[2]


def test_pieces_are_conserved(variant: Variant) -> None:
    for seed in range(4):
        for position in random_game(variant, seed):
            assert (
                _pieces(position) == {"mandala": 108, "patterns": 54, "mandamina": 48}[variant.name]
            )


def _pieces(position: sandtable.Position) -> int:
    """All cards, tiles or marbles; every colour must have its equal share of them."""
    state = position.state
    game = position.game
    if game.name == "mandala":
        zones = ("mountain", "field", "hand", "cup", "hidden_cup", "deck", "discard")
        counts = sum(state[zone].reshape(-1, 6).sum(axis=0) for zone in zones)
        counts = counts + (state["river"] > 0).sum(axis=0)
    elif game.name == "patterns":
        boards = np.concatenate([state["up"][None], state["group"]])
        counts = np.array([sum(int(b).bit_count() for b in boards[:, c]) for c in range(6)])
        aside = state["tiles"] if state["bowl"][0] < 0 else state["bowl"]
        for colour in aside:
            counts[colour] += 1
    else:
        counts = np.array([int(board).bit_count() for board in state["marbles"]])
    assert len(set(counts.tolist())) == 1
    return int(counts.sum())


def test_ending_scores_and_winner_come_together(variant: Variant) -> None:
    for position in random_positions(variant, 20):
        finished = position.is_over
        assert (position.ending is not None) == finished
        assert (position.scores is not None) == finished
        if not finished:
            assert position.winner is None
    if variant.most_plies >= 10_000:
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
