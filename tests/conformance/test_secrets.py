"""No leak: re-deal all that a seat cannot know, and nothing it sees or hears changes."""

import json
import random

import numpy as np
import pytest

import sandtable
from sandtable.games.batch import NOBODY
from sandtable.games.dice import dice

from .known import TO_THE_END
from .variants import Variant, key, random_positions

REDEALS = 5


def redealt(position: sandtable.Position, seat: int | None, seed: int) -> sandtable.Position:
    """The same position with everything this seat cannot know dealt anew."""
    game = position.game
    observation = position.observation(seat)
    states = np.zeros(1, dtype=game.state_type)
    game.batch.resample_all(observation, dice(seed), states)
    return game.from_picture(game.draw(states[0]), **position.options)


def errors(position: sandtable.Position) -> list[str]:
    """What every refused action is answered with."""
    answers = []
    for text in position.game.action_texts:
        if not position.is_legal(text):
            with pytest.raises(sandtable.IllegalMove) as refused:
                position.play(text)
            answers.append(str(refused.value))
    return answers


def test_what_a_seat_sees_does_not_depend_on_what_it_cannot_know(variant: Variant) -> None:
    for number, position in enumerate(random_positions(variant, 40, seed=1)):
        for seat in [None, *range(position.seats)]:
            view = json.dumps(position.view(seat))
            observation = position.observation(seat).tobytes()
            for redeal in range(REDEALS):
                other = redealt(position, seat, REDEALS * number + redeal)
                assert json.dumps(other.view(seat)) == view
                assert other.observation(seat).tobytes() == observation
                assert other.draw(seat) == position.draw(seat)


def test_moves_and_errors_do_not_depend_on_what_the_seat_to_move_cannot_know(
    variant: Variant,
) -> None:
    for number, position in enumerate(random_positions(variant, 25, seed=2)):
        other = redealt(position, position.seat, number)
        assert other.legal_moves() == position.legal_moves()
        assert errors(other) == errors(position)


def test_redeals_do_change_what_is_hidden(variant: Variant) -> None:
    """The tests above would pass on a re-deal that changes nothing."""
    changed = [
        key(redealt(position, 0, number)) != key(position)
        for number, position in enumerate(random_positions(variant, 20, seed=3))
        if not position.is_over
    ]
    assert any(changed) == variant.game.has_secrets


def test_a_redealt_position_can_be_played_to_the_end(variant: Variant) -> None:
    rng = random.Random(4)
    for number, position in enumerate(random_positions(variant, 5, seed=4)):
        other = redealt(position, None, number)
        other.supply_chance(seed=number)
        for _ in range(variant.most_plies):
            if other.is_over:
                break
            other.play(rng.choice(other.legal_moves()))
        assert other.is_over == (variant.most_plies == TO_THE_END) or position.is_over


def test_a_batch_of_observations_is_the_observations_of_a_batch(variant: Variant) -> None:
    positions = list(random_positions(variant, 12, seed=5))
    game = variant.game
    states = np.array([position.state for position in positions], dtype=game.state_type)
    observations = np.zeros(len(states), dtype=game.observation_type)
    seats = np.array([(NOBODY, 0, 1)[i % 3] for i in range(len(states))])
    game.batch.observe_all(states, seats, observations)
    for position, seat, observed in zip(positions, seats, observations, strict=True):
        alone = position.observation(None if seat == NOBODY else int(seat))
        assert alone[0].tobytes() == observed.tobytes()
