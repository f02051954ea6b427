"""Our environments at work: a random game after the other, as each interface plays it."""

import random
from collections.abc import Callable, Sequence
from threading import Thread
from time import perf_counter, process_time
from typing import Any

import numpy as np

from sandtable.envs.vector import VectorGames

from ..own import GAMES_A_PIECE, OPTIONS, RandomGames
from ..timing import Work

VECTOR = 1024
"""Games in one array."""
STEPS_A_PIECE = 100
PREPARED = 20
DEALS = 1000


def whole_games(name: str) -> Work:
    """Random games in one compiled call: what a step cannot be faster than."""
    games = RandomGames(name)
    games.play()
    return lambda: games.play(GAMES_A_PIECE)


def vector(name: str, tensors: bool, threads: int = 1) -> Work:
    """Steps of all games: a legal action each, masks, observations, rewards, and fresh deals."""
    games = VectorGames(
        name, VECTOR, seed=1, tensors=tensors, threads=threads, **OPTIONS.get(name, {})
    )

    def work() -> int:
        for _ in range(STEPS_A_PIECE):
            games.step(games.sampled)
        return STEPS_A_PIECE * VECTOR

    work()
    return work


def replayed(env: Any) -> Work:
    """Games of a PettingZoo environment, their actions chosen ahead: nothing but the environment.

    Every agent gets its observation before it acts.
    """
    rng = random.Random(1)
    prepared = []
    for seed in range(PREPARED):
        env.reset(seed=seed)
        actions: list[int | None] = []
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            is_over = terminated or truncated
            legal = np.flatnonzero(observation["action_mask"]).tolist()
            actions.append(None if is_over else rng.choice(legal))
            env.step(actions[-1])
        prepared.append(actions)

    def work() -> int:
        for seed, actions in enumerate(prepared):
            env.reset(seed=seed)
            for action in actions:
                env.last()
                env.step(action)
        return sum(action is not None for actions in prepared for action in actions)

    return work


def pettingzoo_env(name: str) -> Work:
    """Our AEC environment without PettingZoo's checks, observations as floats."""
    from sandtable.envs import pettingzoo

    return replayed(pettingzoo.raw_env(name, **OPTIONS.get(name, {})))


def openspiel_game(name: str, deals: int) -> Work:
    """Our game as OpenSpiel plays it, a tensor before each move; `deals` as its parameter."""
    import pyspiel
    from open_spiel.python.observation import make_observation

    import sandtable.envs.openspiel as ours

    settings = {**OPTIONS.get(name, {}), **({"deals": deals} if deals else {})}
    game = pyspiel.load_game(ours.game.PREFIX + name, settings)
    seen = make_observation(game, pyspiel.IIGObservationType(perfect_recall=False))
    rng = random.Random(1)

    def work() -> int:
        moves = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
                continue
            seen.set_from(state, state.current_player())
            state.apply_action(rng.choice(state.legal_actions()))
            moves += 1
        state.returns()
        return moves

    work()
    return work


def cores_there(spins: Sequence[Callable[[], Any]]) -> float:
    """How many cores two threads really got: processor time for each second of the clock.

    Each thread spins on memory of its own: two at one game would break it, and what lies beside it.
    """
    began, processor = perf_counter(), process_time()
    threads = [Thread(target=spin) for spin in spins]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return (process_time() - processor) / (perf_counter() - began)
