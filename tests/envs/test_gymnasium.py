"""Our games in Gymnasium: its own checks, and one seat among bots."""

import importlib
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import FlattenObservation, RecordEpisodeStatistics

from sandtable import GAMES, load
from sandtable.envs import gymnasium as ours
from sandtable.games import Game

pytestmark = pytest.mark.compiles

EACH = pytest.mark.parametrize("game", GAMES)
TWO_SEATS = [name for name in GAMES if not load(name).shared_result]


def make(game: str, **settings: Any) -> Any:
    return gymnasium.make(ours.ids()[game], **settings).unwrapped


@EACH
@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"observations": "text", "render_mode": "ansi"},
        {"reward": "shaped", "illegal": "random", "render_mode": "rgb_array"},
    ],
)
def test_its_checks_pass(game: str, settings: dict[str, Any]) -> None:
    check_env(make(game, **settings))


@pytest.mark.parametrize("game", TWO_SEATS)
def test_its_checks_pass_against_a_bot(game: str) -> None:
    check_env(make(game, bot="first-game", seat=1), skip_render_check=True)


def test_games_are_registered() -> None:
    assert gymnasium.spec("sandtable/Mandamina-v1").kwargs == {"game": "mandamina"}
    assert set(ours.ids().values()) <= set(gymnasium.registry)
    ours.register()  # Again: nothing is registered twice, which Gymnasium would warn of.


def test_an_id_has_the_version_of_the_rules() -> None:
    class Other:
        title = "Up & down again"
        rules_version = "3.1"

    assert ours.id_of(Other) == "sandtable/UpDownAgain-v3"  # type: ignore[arg-type]


def test_alone_at_the_table_every_reward_is_the_score_in_the_end() -> None:
    """S4.1, stopped after five moves: no more than two joins, so no cluster; minus five points, and
    five for the centre if the hole has come back."""
    env = make("mandamina", reward="points", most_moves=5)
    _, info = env.reset(seed=1)
    rewards = []
    for _ in range(5):
        action = int(np.flatnonzero(info["action_mask"])[0])
        _, reward, terminated, truncated, info = env.step(action)
        rewards.append(reward)
    centre = 5 if env.games.states["hole"][0] == 24 else 0
    assert rewards == [0, 0, 0, 0, centre - 5]
    assert (terminated, truncated) == (False, True)


def finish(env: Any, seed: int) -> tuple[list[float], dict[str, Any]]:
    """A random game: all its rewards, and what was told last."""
    _, info = env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    rewards = []
    is_over = False
    while not is_over:
        action = int(rng.choice(np.flatnonzero(info["action_mask"])))
        _, reward, terminated, truncated, info = env.step(action)
        rewards.append(reward)
        is_over = terminated or truncated
    return rewards, info


def verdict(game: Game, env: Any) -> float:
    winner = game.winner(env.games.states[0])
    return 0.0 if winner is None else 1.0 if winner == env.seat else -1.0


@pytest.mark.parametrize("game", TWO_SEATS)
@pytest.mark.parametrize("bot", ["random", "first-game"])
def test_the_reward_is_the_end_of_the_game(game: str, bot: str) -> None:
    """The same against compiled random players and against bots that play in text."""
    for seat in range(2):
        env = make(game, bot=bot, seat=seat)
        rewards, info = finish(env, seed=seat)
        assert not any(rewards[:-1])
        assert rewards[-1] == verdict(load(game), env)
        assert not info["action_mask"].any()


@pytest.mark.parametrize("bot", ["random", "first-game"])
def test_shaped_rewards_add_up(bot: str) -> None:
    """In Patterns to the final lead in points, and 1 for a win."""
    env = make("patterns", bot=bot, reward="shaped", seat=0)
    rewards, _ = finish(env, seed=3)
    own, rival = (
        sum(row["points"] for row in rows)
        for rows in load("patterns").score_sheet(env.games.states[0])
    )
    assert sum(rewards) == own - rival + np.sign(own - rival)


def test_a_bot_refuses_what_is_illegal_too() -> None:
    for illegal, ends in (("lose", True), ("random", False)):
        env = make("patterns", bot="first-game", seat=1, illegal=illegal)
        env.reset(seed=1)
        _, reward, terminated, _, info = env.step(env.games.game.action_numbers["done"])
        assert (reward, terminated) == (-1.0 if ends else 0.0, ends)
        assert info["refused"] > 0


def test_seats_are_drawn_by_lot_if_asked_for() -> None:
    env = make("mandala", seat=None)
    seats = set()
    for seed in range(8):
        env.reset(seed=seed)
        seats.add(env.seat)
        assert env.games.turns[0] == env.seat
    assert seats == {0, 1}


def test_there_is_no_third_seat() -> None:
    with pytest.raises(ValueError, match="no seat 2"):
        make("mandala", seat=2)


def test_a_bot_needs_time() -> None:
    with pytest.raises(ValueError, match="not 0 seconds"):
        make("mandala", bot="first-game", budget=0)


@EACH
def test_a_picture_is_pixels(game: str) -> None:
    env = make(game, render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture.shape == (480, 480, 3)
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 8


def make_vec(game: str, **settings: Any) -> Any:
    mode = "vector_entry_point"
    return gymnasium.make_vec(ours.ids()[game], vectorization_mode=mode, **settings)


HAS_BOARDS = [name for name in GAMES if make(name).games.layout.boards]
FORMS = [*((name, "flat") for name in GAMES), *((name, "planes") for name in HAS_BOARDS)]


@pytest.mark.parametrize(("game", "form"), FORMS)
def test_a_vector_environment_keeps_to_its_spaces(game: str, form: str) -> None:
    """What Gymnasium's own tests of a `VectorEnv` ask: spaces, shapes, types, the same by seed."""
    envs = [make_vec(game, num_envs=5, observations=form, most_moves=60) for _ in range(2)]
    seen = [env.reset(seed=7)[0] for env in envs]
    assert envs[0].metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    for _ in range(130):
        for env, observation in zip(envs, seen, strict=True):
            assert observation in env.observation_space
        np.testing.assert_equal(*seen)
        actions = envs[0].games.sampled.copy()
        assert actions in envs[0].action_space
        told = [env.step(actions) for env in envs]
        seen = [one[0] for one in told]
        _, rewards, terminations, truncations, infos = told[0]
        assert rewards.shape == terminations.shape == truncations.shape == (5,)
        assert (rewards.dtype, terminations.dtype) == (np.float64, np.bool_)
        ended = terminations | truncations
        if ended.any():
            assert infos["_final_obs"].tolist() == ended.tolist()
            for final in infos["final_obs"][ended]:
                assert final in envs[0].single_observation_space
    for env in envs:
        env.close()


def test_a_vector_is_many_single_ones() -> None:
    """Each with a seed of its own: as Gymnasium's own vector of single environments."""
    many = make_vec("patterns", num_envs=3, threads=1)
    singles = SyncVectorEnv(
        [lambda: gymnasium.make("sandtable/Patterns-v1", disable_env_checker=True)] * 3,
        autoreset_mode=AutoresetMode.SAME_STEP,
    )
    assert singles.single_action_space == many.single_action_space
    assert singles.single_observation_space == many.single_observation_space
    singles.reset(seed=1)
    seeds = [env.unwrapped.np_random_seed for env in singles.envs]
    own = [
        int(np.random.default_rng(np.random.SeedSequence(seed)).integers(2**32)) for seed in seeds
    ]
    many.reset(seed=own)
    for _ in range(20):
        actions = many.games.sampled.copy()
        one, other = many.step(actions), singles.step(actions)
        if (one[2] | one[3]).any():
            break
        np.testing.assert_equal(one[0], other[0])
        assert one[1].tolist() == other[1].tolist()


def test_ends_are_told_as_in_a_vector_of_single_ones() -> None:
    """Two of three choose what is illegal, and lose; the third plays on."""
    many = make_vec("mandamina", num_envs=3)
    singles = SyncVectorEnv(
        [lambda: gymnasium.make("sandtable/Mandamina-v1", disable_env_checker=True)] * 3,
        autoreset_mode=AutoresetMode.SAME_STEP,
    )
    hole = load("mandamina").action_numbers["d4"]
    told: list[Any] = []
    for envs in (many, singles):
        envs.reset(seed=1)
        told.append(envs.step(np.array([hole, 0, hole])))
    for number in (1, 2, 3):
        assert told[0][number].tolist() == told[1][number].tolist()
    ours_told, theirs = (one[4]["final_info"] for one in told)
    assert ours_told.keys() == theirs.keys()
    for key in ("_action_mask", "refused", "_refused"):
        assert ours_told[key].tolist() == theirs[key].tolist()
    assert not ours_told["action_mask"].any()


def test_games_that_ended_can_wait_for_a_reset() -> None:
    """Gymnasium's mode for wrappers that cannot tell the two observations of such a step apart."""
    envs = make_vec("mandamina", num_envs=3, goal="simple", autoreset_mode=AutoresetMode.DISABLED)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.DISABLED
    flat = FlattenObservation(envs)
    flat.reset(seed=1)
    for _ in range(44):
        _, _, terminations, _, infos = flat.step(envs.games.sampled.copy())
    assert terminations.all()  # S6.2
    assert "final_obs" not in infos
    flat.reset(options={"reset_mask": np.array([True, False, True])})
    assert envs.games.moves.tolist() == [0, 44, 0]
    with pytest.raises(ValueError, match="in the same step or not at all"):
        make_vec("mandamina", num_envs=3, autoreset_mode=AutoresetMode.NEXT_STEP)


def test_its_vector_wrappers_understand_the_ends() -> None:
    many = make_vec("mandamina", num_envs=3, goal="simple")
    envs = RecordEpisodeStatistics(many)
    envs.reset(seed=1)
    for _ in range(44):
        *_, infos = envs.step(many.games.sampled.copy())
    assert infos["episode"]["l"].tolist() == [44, 44, 44]  # S6.2
    assert infos["episode"]["r"].tolist() == [-1, -1, -1]


def test_only_some_can_be_reset() -> None:
    envs = make_vec("patterns", num_envs=3)
    envs.reset(seed=1)
    envs.step(envs.games.sampled)
    before = envs.games.states.copy()
    envs.reset(options={"reset_mask": np.array([False, True, False])})
    assert (envs.games.states == before).tolist() == [True, False, True]


def test_memory_is_shared_if_asked_for() -> None:
    for copy, shares in ((True, False), (False, True)):
        envs = make_vec("patterns", num_envs=3, copy=copy)
        seen, _ = envs.reset(seed=1)
        assert np.shares_memory(seen["observation"], envs.games.tensors) == shares
        assert np.shares_memory(seen["action_mask"], envs.games.masks) == shares


def test_bots_are_not_compiled_into_a_vector() -> None:
    with pytest.raises(ValueError, match="vectorization_mode='sync'"):
        make_vec("patterns", num_envs=2, bot="casual")


def test_without_gymnasium_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    monkeypatch.delitem(sys.modules, "sandtable.envs.gymnasium")
    with pytest.raises(ImportError, match=r"pip install 'sandtable\[envs\]'"):
        importlib.import_module("sandtable.envs.gymnasium")
