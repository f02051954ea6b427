"""Our games in PettingZoo: its own tests, and what they leave out."""

import importlib
import pickle
import sys
import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest

# Its tests look for an environment of its own, through an interface that it calls old; it says so
# once, to whoever imports them first.
with warnings.catch_warnings():
    warnings.filterwarnings("ignore", "The old environment creation API", DeprecationWarning)
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        performance_benchmark,
        render_test,
        seed_test,
    )

from pettingzoo.test.seed_test import parallel_seed_test

from sandtable import GAMES, load
from sandtable.envs import pettingzoo as ours

OPTIONS: dict[str, dict[str, Any]] = {"mandamina": {"goal": "simple", "seats": 2}}
pytestmark = pytest.mark.compiles

EACH = pytest.mark.parametrize("game", GAMES)
NOT_ON_ITS_LIST = (
    # Dictionaries are expected of PettingZoo's own board games alone, which it knows by name.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    # Its connect_four shows legal moves when the game is over; nothing is legal then.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
)


def settings(game: str, **more: Any) -> dict[str, Any]:
    return {**OPTIONS.get(game, {}), **more}


def with_marks(test: Any) -> Any:
    for mark in NOT_ON_ITS_LIST:
        test = mark(test)
    return test


@EACH
@with_marks
def test_its_api_test_passes(game: str) -> None:
    """With floats: it asks every observation for a `dtype`, which a text has not."""
    api_test(ours.env(game, **settings(game)), num_cycles=200)


@with_marks
def test_its_api_test_passes_with_planes_and_shaped_rewards() -> None:
    api_test(ours.env("patterns", observations="planes", reward="shaped"), num_cycles=200)


@EACH
def test_its_parallel_api_test_passes(game: str) -> None:
    parallel_api_test(ours.parallel_env(game, **settings(game)), num_cycles=200)


@EACH
def test_its_seed_tests_pass(game: str) -> None:
    seed_test(partial(ours.env, game, **settings(game)), num_cycles=100)
    seed_test(partial(ours.env, game, **settings(game, observations="text")), num_cycles=100)
    parallel_seed_test(partial(ours.parallel_env, game, **settings(game)), num_cycles=100)


@EACH
def test_its_max_cycles_test_passes(game: str) -> None:
    """It chooses without a mask, so random actions take the place of illegal ones."""
    own = settings(game, illegal="random")
    module = SimpleNamespace(
        env=partial(ours.env, game, **own), parallel_env=partial(ours.parallel_env, game, **own)
    )
    max_cycles_test(module)


@EACH
def test_its_render_test_passes(game: str) -> None:
    """It asks for a window first, which there is not, and then for every mode there is."""

    def make(render_mode: str) -> Any:
        mode = None if render_mode == "human" else render_mode
        return ours.env(game, **settings(game, render_mode=mode))

    render_test(make)


def test_its_performance_benchmark_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It takes five seconds by the clock, which is wound forward here."""
    times = iter(range(10_000))
    monkeypatch.setattr("time.time", lambda: next(times) / 4)
    performance_benchmark(ours.env("patterns"))
    assert "turns per second" in capsys.readouterr().out


def play(env: Any, seed: int) -> list[tuple[str, int]]:
    """A random game; who chose what."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    chosen = []
    for agent in env.agent_iter():
        observation, _, terminated, truncated, info = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        assert observation["action_mask"].tolist() == info["action_mask"].tolist()
        action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
        chosen.append((agent, action))
        env.step(action)
    return chosen


@EACH
def test_a_game_is_the_game_we_play(game: str) -> None:
    """The same moves, in text: the same turns and the same winner."""
    env = ours.raw_env(game, **settings(game))
    env.reset(seed=3)
    start = env.games.states[0].copy()
    rules = load(game)
    if rules.chance_outcomes:
        return  # Whose cards come by other dice; the suite of all games compares every step.
    position = rules.from_deal(rules.write_deal(start), **OPTIONS.get(game, {}))
    for agent, action in play(env, 3):
        assert agent == f"seat_{position.seat}"
        position.play(rules.action_texts[action])
    assert position.is_over


def test_an_observation_has_memory_of_its_own_unless_told_otherwise() -> None:
    for copy, shares in ((True, False), (False, True)):
        env = ours.raw_env("patterns", copy=copy)
        env.reset(seed=1)
        first = env.last()[0]
        env.step(env.games.sampled.item())
        second = env.last()[0]
        assert first is not None
        assert second is not None
        for part in ("observation", "action_mask"):
            assert np.shares_memory(first[part], second[part]) == shares


def test_an_agent_sees_its_own_cards_only() -> None:
    """M8.1: text is the seat's picture; who is not to move may look, but has no action."""
    env = ours.raw_env("mandala", observations="text")
    env.reset(seed=1)
    state = env.games.states[0]
    for seat in range(2):
        seen = env.observe(f"seat_{seat}")
        assert seen["observation"] == load("mandala").draw(state, seat)
        assert seen["action_mask"].any() == (seat == 0)


def test_an_illegal_action_ends_the_game_without_an_error() -> None:
    env = ours.raw_env("patterns")
    env.reset(seed=1)
    env.step(env.games.game.action_numbers["done"])
    assert env.terminations == {"seat_0": True, "seat_1": True}
    assert env.rewards == {"seat_0": 0.0, "seat_1": -1.0}
    assert env.infos["seat_1"]["refused"] > 0


def test_those_who_wait_are_not_asked() -> None:
    env = ours.parallel_env("patterns")
    seen, _ = env.reset(seed=1)
    assert np.flatnonzero(seen["seat_0"]["action_mask"]).tolist() == [env.wait]
    assert not seen["seat_1"]["action_mask"][env.wait]
    legal = int(np.flatnonzero(seen["seat_1"]["action_mask"])[0])
    _, rewards, ends, _, _ = env.step({"seat_0": 3, "seat_1": legal})
    assert rewards == {"seat_0": 0.0, "seat_1": 0.0}
    assert not any(ends.values())


def test_when_all_agents_are_gone_there_is_nothing_to_tell() -> None:
    """As in PettingZoo's own parallel environments."""
    env = ours.parallel_env("patterns")
    env.reset(seed=1)
    *_, terminations, _, _ = env.step(dict.fromkeys(env.agents, env.wait))
    assert all(terminations.values())  # Who is to move may not wait.
    assert env.agents == []
    assert env.step({}) == ({}, {}, {}, {}, {})


def test_parallel_observations_have_memory_of_their_own_unless_told_otherwise() -> None:
    for copy in (True, False):
        env = ours.parallel_env("patterns", copy=copy)
        seen, _ = env.reset(seed=1)
        mover = env.possible_agents[env.games.turns[0]]
        assert np.shares_memory(seen[mover]["observation"], env.games.tensors) != copy


@EACH
def test_games_are_registered(game: str) -> None:
    ours.register()  # Again: nothing is registered twice, which PettingZoo would warn of.
    for kind in ("aec", "parallel"):
        env = pettingzoo.make(kind, ours.ids()[game], max_cycles=3)
        assert env.unwrapped.games.game.name == game


def test_an_environment_can_be_pickled() -> None:
    env = pickle.loads(pickle.dumps(ours.raw_env("mandamina", seats=3)))
    assert env.possible_agents == ["seat_0", "seat_1", "seat_2"]
    assert env.metadata["name"] == "mandamina_v1"


def test_a_form_that_a_game_has_not_is_refused() -> None:
    with pytest.raises(ValueError, match="Mandala has no board to make planes of"):
        ours.raw_env("mandala", observations="planes")
    with pytest.raises(ValueError, match="no render mode 'human'"):
        ours.raw_env("mandala", render_mode="human")


def test_without_pettingzoo_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "sandtable.envs.pettingzoo")
    with pytest.raises(ImportError, match=r"pip install 'sandtable\[envs\]'"):
        importlib.import_module("sandtable.envs.pettingzoo")
