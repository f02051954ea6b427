"""Legal moves: three ways to ask, one answer."""

import numpy as np
import pytest

import sandtable
from sandtable.games.batch import NO_SUCH_ACTION

from .variants import Variant, key, mask, random_game, random_positions


def test_list_mask_and_single_question_agree(variant: Variant) -> None:
    for seed in range(4):
        for position in random_game(variant, seed):
            texts = position.game.action_texts
            listed = set(position.legal_moves())
            assert listed == {
                text for text, legal in zip(texts, mask(position), strict=True) if legal
            }
            assert listed == {text for text in texts if position.is_legal(text)}


def test_legal_moves_are_sorted_and_each_there_once(variant: Variant) -> None:
    for position in random_positions(variant, 20):
        moves = position.legal_moves()
        assert moves == sorted(set(moves))


def test_every_legal_move_can_be_played(variant: Variant) -> None:
    for position in random_positions(variant, 15):
        for move in position.legal_moves():
            following = position.copy()
            following.play(move)
            assert key(following) != key(position)
            assert following.moves[len(position.moves)] == move


def test_every_other_move_is_refused_in_a_sentence_and_changes_nothing(variant: Variant) -> None:
    for position in random_positions(variant, 15):
        before = key(position), list(position.moves)
        for text in set(position.game.action_texts) - set(position.legal_moves()):
            with pytest.raises(sandtable.IllegalMove) as refused:
                position.play(text)
            assert (key(position), position.moves) == before
            sentence = str(refused.value)
            assert sentence
            assert "{" not in sentence
            assert "None" not in sentence


def test_a_batch_plays_as_single_positions_do(variant: Variant) -> None:
    """In every other position a legal action is chosen, in the rest one that is refused."""
    game = variant.game
    positions = [p for p in random_positions(variant, 40) if not p.is_over]
    chosen = np.array(
        [
            # Where all are legal, a number that is no action is refused.
            next(
                (action for action, legal in enumerate(mask(p)) if legal == (i % 2 == 0)),
                len(game.action_texts),
            )
            for i, p in enumerate(positions)
        ]
    )
    states = np.array([p.state for p in positions], dtype=game.state_type)
    reasons = np.full(len(positions), -1)
    game.batch.play_all(states, chosen, reasons)
    assert [reason == 0 for reason in reasons] == [i % 2 == 0 for i in range(len(positions))]
    for position, action, state in zip(positions, chosen, states, strict=True):
        alone = np.array([position.state], dtype=game.state_type)
        game.batch.play_checked(alone, action)
        assert alone[0].tobytes() == state.tobytes()


def test_a_number_that_is_no_action_is_refused(variant: Variant) -> None:
    game = variant.game
    for position in random_positions(variant, 3):
        states = np.array([position.state], dtype=game.state_type)
        for number in (-1, -(2**40), len(game.action_texts), 2**40):
            assert game.batch.play_checked(states, number) == NO_SUCH_ACTION
            assert game.batch.why_refused(states, number) == NO_SUCH_ACTION
        assert states[0].tobytes() == key(position)


def test_every_action_has_a_text_of_its_own_and_the_text_leads_back(variant: Variant) -> None:
    game = variant.game
    assert len(set(game.action_texts)) == len(game.action_texts)
    for number, text in enumerate(game.action_texts):
        assert game.read_move(text) == number


def test_nobody_but_the_seat_to_move_has_legal_moves(variant: Variant) -> None:
    for position in random_positions(variant, 15):
        for seat in [None, *range(position.seats)]:
            moves = position.view(seat)["legal_moves"]
            on_turn = seat is not None and seat == position.seat
            assert moves == (position.legal_moves() if on_turn else [])
        if position.is_over:
            assert position.seat is None
            assert position.legal_moves() == []


def test_no_position_has_more_legal_moves_than_promised(variant: Variant) -> None:
    for seed in range(10):
        for position in random_game(variant, seed):
            # Counted by trying: a list of legal moves has no room for more than promised.
            legal = [text for text in variant.game.action_texts if position.is_legal(text)]
            assert len(legal) <= variant.game.most_legal
