"""Many games in one compiled step are the games that Python plays one by one."""

from typing import Any

import numpy as np
import pytest

from sandtable.envs.vector import VectorGames
from sandtable.games import Game
from sandtable.games.batch import NOBODY, States
from sandtable.games.features import Feature
from sandtable.games.stepping import REWARDS

from .variants import Variant

pytestmark = pytest.mark.compiles

COUNT = 4
STEPS = 120


def naive_field(
    field: Any, feature: Feature, observer: int, seats: int, rows: int, cols: int
) -> Any:
    """The floats of one field, written down number by number."""
    numbers = np.atleast_1d(field)
    if feature.seat_axis is not None:
        order = list(range(numbers.shape[feature.seat_axis]))
        order[:seats] = [(observer + seat) % seats for seat in range(seats)]
        numbers = np.take(numbers, order, axis=feature.seat_axis)
    told: list[float] = []
    for number in numbers.reshape(-1).tolist():
        if field.dtype.itemsize == 8:
            told += [number >> 8 * row + col & 1 for row in range(rows) for col in range(cols)]
        elif feature.is_seat:
            told += [number >= 0 and (number - observer) % seats == seat for seat in range(seats)]
        elif feature.kinds:
            told += [number == kind for kind in range(feature.kinds)]
        else:
            told.append(number / feature.most)
    return told


def naive_tensor(game: Game, observation: States, observer: int, seats: int) -> Any:
    """The fields with bitboards first, then the others."""
    names = [
        name
        for name in game.observation_type.names or ()
        if game.features.get(name, Feature()).is_told
    ]
    parts = [
        naive_field(
            observation[name],
            game.features.get(name, Feature()),
            observer,
            seats,
            *game.board_shape,
        )
        for name in sorted(names, key=lambda name: observation[name].dtype.itemsize != 8)
    ]
    return np.array([float(number) for part in parts for number in part], np.float32)


def win_of(game: Game, state: Any, seats: int) -> list[float]:
    """1 for a win, -1 for a loss, by the rule in Python."""
    winner = game.winner(state)
    if isinstance(winner, bool):
        return [1.0 if winner else -1.0] * seats
    return [0.0 if winner is None else 1.0 if seat == winner else -1.0 for seat in range(seats)]


def points_of(game: Game, state: Any, seats: int) -> list[int]:
    """What `score_sheet` adds up to."""
    return [sum(item["points"] for item in sheet) for sheet in game.score_sheet(state)]


def leads(points: list[int], seats: int) -> list[float]:
    """How far each seat is before the best of the others."""
    if len(points) == 1:
        return [float(points[0])] * seats
    return [own - max(points[:seat] + points[seat + 1 :]) for seat, own in enumerate(points)]


@pytest.mark.parametrize("reward", REWARDS)
def test_a_step_is_what_python_does(variant: Variant, reward: Any) -> None:
    game, options = variant.game, variant.options
    games = VectorGames(
        game, COUNT, seed=5, reward=reward, most_moves=60, tensors=True, threads=2, **options
    )
    ends = 0
    actions = np.zeros(game.most_legal, np.int64)
    for _ in range(STEPS):
        before, turns = games.states.copy(), games.turns.copy()
        for i in range(COUNT):
            legal = actions[: game.batch.list_legal(games.states[i : i + 1], actions)].tolist()
            assert np.flatnonzero(games.masks[i]).tolist() == legal
            assert games.sampled[i] in legal
            assert turns[i] == games.observers[i] == game.rules["to_move"](games.states[i])
            seen = games.observe(turns)[i]
            assert seen.tobytes() == games.observations[i].tobytes()
            told = naive_tensor(game, seen, int(turns[i]), games.seats)
            np.testing.assert_allclose(games.tensors[i], told, rtol=1e-6)
        games.step(games.sampled)
        assert not games.reasons.any()
        for i in np.flatnonzero(games.terminated | games.truncated).tolist():
            ends += 1
            state = games.final_states[i]
            assert games.terminated[i] == (game.rules["to_move"](state) == NOBODY)
            assert games.moves[i] == 0
            wins = win_of(game, state, games.seats) if games.terminated[i] else [0.0] * games.seats
            if reward == "win":
                assert games.rewards[i].tolist() == wins
            elif reward == "points":
                assert games.rewards[i].tolist() == leads(
                    points_of(game, state, games.seats), games.seats
                )
        running = np.flatnonzero(games.terminated + games.truncated == 0)
        if reward != "shaped":
            assert not games.rewards[running].any()
        assert (games.states[running] != before[running]).all()
    assert ends


def test_the_same_seed_is_the_same_games_on_any_number_of_threads(variant: Variant) -> None:
    def after(threads: int) -> bytes:
        games = VectorGames(variant.game, 8, seed="x", threads=threads, **variant.options)
        for _ in range(70):
            games.step(games.sampled)
        games.close()
        return games.states.tobytes() + games.sampled.tobytes()

    assert after(1) == after(3)
