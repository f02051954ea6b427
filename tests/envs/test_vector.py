"""Thousands of games in one array."""

import copy
import gc
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from threading import active_count
from typing import Any

import numpy as np
import pytest

from sandtable import load
from sandtable.envs.vector import VectorGames
from sandtable.envs.vector.crew import Signal
from sandtable.envs.vector.games import warmup_of
from sandtable.errors import BadOption
from sandtable.games.batch import NOBODY
from sandtable.games.compiled import jit_is_on

pytestmark = pytest.mark.compiles

MANY = 64


def play(games: VectorGames, steps: int) -> Iterator[int]:
    for step in range(steps):
        games.step(games.sampled)
        yield step


def test_a_game_that_ends_is_dealt_again_in_the_same_step() -> None:
    """A simple game of Mandamina has 44 moves (S6.2), so all begin anew together."""
    games = VectorGames("mandamina", MANY, seed=1, goal="simple")
    for step in play(games, 88):
        assert games.terminated.all() == ((step + 1) % 44 == 0)
        assert (games.moves == (step + 1) % 44).all()
    assert (games.final_states["moves"] == 44).all()
    assert (games.rewards == -1).all()


def test_without_that_a_game_stays_over() -> None:
    games = VectorGames("mandamina", 2, seed=1, goal="simple", deals_again=False)
    for _ in play(games, 50):
        pass
    assert games.turns.tolist() == [-1, -1]
    assert games.terminated.all()
    assert not games.masks.any()
    assert not games.rewards.any()  # Nothing happens any more.


def test_only_the_chosen_games_are_dealt_anew() -> None:
    games = VectorGames("patterns", 4, seed=1)
    for _ in play(games, 10):
        pass
    before = games.states.copy()
    games.reset(seed=9, chosen=np.array([0, 1, 0, 1]))
    assert games.moves.tolist() == [10, 0, 10, 0]
    assert (games.states == before).tolist() == [True, False, True, False]
    games.reset(seed=[1, 2, 1, 2])
    assert games.states[0] == games.states[2] != games.states[1]
    assert games.states[1] == games.states[3]


def test_a_limit_of_moves_truncates_and_nobody_has_won() -> None:
    games = VectorGames("mandala", MANY, seed=2, most_moves=7)
    for step in play(games, 14):
        assert games.truncated.all() == ((step + 1) % 7 == 0)
        assert not games.terminated.any()
        assert not games.rewards.any()


def test_an_illegal_action_loses() -> None:
    """Whoever is to move gets -1, and the next game begins; the reason has a sentence."""
    games = VectorGames("patterns", 2, seed=1)
    done = games.game.action_numbers["done"]
    assert games.turns.tolist() == [1, 1]  # P2.1: seat 1 fills the bowls.
    games.step(np.array([done, games.sampled[1]]))
    assert games.rewards.tolist() == [[0, -1], [0, 0]]
    assert games.terminated.tolist() == [1, 0]
    assert games.game.refusals[games.reasons[0]].code == "bowls-first"
    assert games.moves.tolist() == [0, 1]


@pytest.mark.parametrize("action", [-1, 10_000])
def test_a_number_that_is_no_action_is_illegal_too(action: int) -> None:
    games = VectorGames("patterns", 1, seed=1)
    games.step(np.array([action]))
    assert games.reasons.tolist() == [-1]
    assert games.rewards.tolist() == [[0, -1]]


def test_or_a_random_action_takes_its_place() -> None:
    games = VectorGames("patterns", 1, seed=1, illegal="random")
    games.step(np.array([games.game.action_numbers["done"]]))
    assert games.reasons[0] > 0
    assert games.moves.tolist() == [1]
    assert not games.terminated.any()


def test_the_other_seats_can_play_at_random() -> None:
    """Then only the caller's seat is ever to move, in every game its own."""
    games = VectorGames("mandala", MANY, seed=3, outside=[0, 1] * (MANY // 2))
    for _ in play(games, 60):
        assert (games.turns == games.outside).all()


def test_shaped_rewards_add_up_to_the_progress_and_the_win() -> None:
    """In Patterns the points are open: the rewards of a game are its lead, and 1 for the win."""
    games = VectorGames("patterns", MANY, seed=4, reward="shaped", deals_again=False)
    total = np.zeros((MANY, 2))
    while (games.turns >= 0).any():
        playing = games.turns >= 0
        games.step(games.sampled)
        total[playing] += games.rewards[playing]
    for i in range(MANY):
        first, second = games.progress(i)
        lead = first - second
        assert total[i].tolist() == [lead + np.sign(lead), -lead - np.sign(lead)]


def test_shaped_rewards_tell_no_secret() -> None:
    """M8.1: the two cards dealt into a Cup count for nothing before the end."""
    one, other = (VectorGames("mandala", 1, seed=5, reward="shaped") for _ in range(2))
    other.states["hidden_cup"] = 0
    other.states["hidden_cup"][:, :, 3] = 2
    for _ in range(60):
        action = one.sampled.copy()
        one.step(action)
        other.step(action)
        if one.terminated[0] or other.reasons[0]:
            break
        assert one.rewards.tolist() == other.rewards.tolist()


def test_what_a_seat_cannot_see_changes_no_number_it_gets() -> None:
    """M8.1: everything hidden dealt anew, observation, tensor and mask stay byte for byte."""
    games = VectorGames("mandala", MANY, seed=6, tensors=True)
    for _ in play(games, 25):
        pass
    seen = [games.observations.tobytes(), games.tensors.tobytes(), games.masks.tobytes()]
    before = games.states.copy()
    rolls = np.arange(1, 5, dtype=np.uint64)
    games.game.batch.resample_all(games.observations, rolls, games.states)
    assert (games.states["hand"] != before["hand"]).any()
    games.show()
    assert [games.observations.tobytes(), games.tensors.tobytes(), games.masks.tobytes()] == seen


def test_nothing_is_allocated_and_jax_shares_the_memory() -> None:
    jax = pytest.importorskip("jax")
    games = VectorGames("patterns", MANY, seed=7, tensors=True)
    shared = jax.dlpack.from_dlpack(games.tensors, copy=False)
    assert shared.unsafe_buffer_pointer() == games.tensors.ctypes.data
    for array in (games.tensors, games.masks, games.rewards):
        assert array.ctypes.data % 64 == 0
        again = np.from_dlpack(array)
        assert np.shares_memory(again, array)


def test_every_array_can_be_shared_whatever_the_number_of_games() -> None:
    """Rows of three or eight bytes would end up where JAX does not take them over."""
    jax = pytest.importorskip("jax")
    for count in (3, 8):
        games = VectorGames("patterns", count, seed=7, tensors=True)
        arrays: list[Any] = [games.masks, games.tensors, games.rewards]
        for array in [*arrays, games.terminated, games.truncated]:
            assert len(array) == count
            shared = jax.dlpack.from_dlpack(array, copy=False)
            assert shared.unsafe_buffer_pointer() == array.ctypes.data
        for row in (games.turns, games.observers, games.sampled, games.moves, games.reasons):
            assert (row.shape, row.ctypes.data % 64) == ((count,), 0)


def test_seats_are_assigned_and_seen_to() -> None:
    """A seat that there is not would write beside the arrays."""
    games = VectorGames("mandala", 4, seed=1, outside=0)
    games.outside = np.array([0, 1, -1, 1])
    games.reset(1)
    assert games.turns.tolist() == [0, 1, 0, 1]  # Seat 0 begins where the caller has both.
    with pytest.raises(ValueError, match="no seat 7"):
        games.outside = 7
    with pytest.raises(ValueError, match="read-only"):
        games.outside[0] = 1
    assert games.outside.tolist() == [0, 1, -1, 1]


def test_seeds_may_be_an_array() -> None:
    games = VectorGames("patterns", 3, seed=1)
    games.reset(np.array([4, 5, 4]))
    before = games.states.copy()
    assert before[0] == before[2] != before[1]
    games.reset([4, 5, 4])
    assert (games.states == before).all()


@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.parametrize("seed", [np.int64(4), np.uint8(4), np.array(4), np.str_("4")])
def test_a_seed_of_numpy_is_the_number_that_it_is(count: int, seed: Any) -> None:
    plain = VectorGames("patterns", count, seed="4" if isinstance(seed, str) else 4)
    assert (VectorGames("patterns", count, seed=seed).states == plain.states).all()


def test_actions_are_whole_numbers() -> None:
    games = VectorGames("patterns", 2, seed=1)
    with pytest.raises(TypeError, match="whole numbers, not float64"):
        games.step(np.array([1.7, 2.0]))
    assert games.moves.tolist() == [0, 0]


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"count": 0}, "at least one game"),
        ({"reward": "fame"}, "no reward 'fame'"),
        ({"illegal": "raise"}, "cannot 'raise'"),
        ({"outside": 2}, "no seat 2"),
        ({"most_moves": 0}, "at least one move"),
        ({"threads": 0}, "at least one thread"),
    ],
)
def test_what_there_is_not_is_refused(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        VectorGames("patterns", **{"count": 2, **settings})


def test_who_compiles_them_is_told_once() -> None:
    VectorGames("patterns", 1, seed=1)
    warmup = warmup_of(load("patterns"))
    assert warmup.is_warm
    assert warmup.notice.startswith("Compiling the environments of Patterns")
    told: list[str] = []
    warmup.warm(told.append)
    assert told == []


def test_options_are_those_of_the_game() -> None:
    with pytest.raises(BadOption, match="no option 'colour'"):
        VectorGames("patterns", 2, colour="red")


def test_wrong_shapes_are_refused() -> None:
    games = VectorGames("patterns", 2, seed=1)
    with pytest.raises(ValueError, match="actions for 2 games"):
        games.step(np.array([1]))
    with pytest.raises(ValueError, match="mask of 2 games"):
        games.reset(chosen=np.ones(3))
    with pytest.raises(ValueError, match="3 seeds were given for 2 games"):
        games.reset(seed=[1, 2, 3])


def test_a_layout_says_where_each_field_lies() -> None:
    """Planes first; a colour of Mandamina's marbles is six ones on 49 cells."""
    games = VectorGames("mandamina", 2, seed=1, tensors=True)
    first = games.layout.sections[0]
    assert (first.name, first.start, first.shape) == ("marbles", 0, (8, 7, 7))
    planes = games.tensors[0, : first.end].reshape(first.shape)
    assert planes.sum(axis=(1, 2)).tolist() == [6.0] * 8
    assert planes[:, 3, 3].sum() == 0  # S1.1: the centre is empty.
    low, high = games.layout.bounds
    assert (games.tensors >= low).all()
    assert (games.tensors <= high).all()


def test_every_seat_sees_its_own_first() -> None:
    """M1.1: six cards in hand: the first numbers of either seat, as shares of eight."""
    games = VectorGames("mandala", 1, seed=1, tensors=True)
    for seat in range(2):
        seen = games.as_tensors(games.observe(seat), seat)[0]
        hand = games.states["hand"][0, seat] / 8
        assert seen[:6].tolist() == hand.tolist()
        assert seen[6:12].tolist() == [0.0] * 6


PLAYED = """
import hashlib
from sandtable.envs.vector import VectorGames

def played(game, **options):
    told = hashlib.sha256()
    games = VectorGames(game, 2, seed=4, tensors=True, reward="shaped", threads=1, **options)
    for _ in range(50):
        games.step(games.sampled)
        for array in (games.states, games.tensors, games.masks, games.rewards):
            told.update(array.tobytes())
    return told.hexdigest()

print(played("mandala"), played("patterns"), played("mandamina", goal="simple"))
"""


@pytest.mark.process
def test_interpreted_every_byte_is_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    interpreted = subprocess.run(
        [sys.executable, "-W", "error", "-c", PLAYED],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
    )
    exec(PLAYED, {})
    assert capsys.readouterr().out == interpreted.stdout


def test_games_are_not_copied_with_their_addresses() -> None:
    games = VectorGames("patterns", 2, threads=1)
    with pytest.raises(TypeError, match="cannot be copied"):
        copy.deepcopy(games)


def test_play_says_who_is_next_or_that_something_has_happened() -> None:
    games = VectorGames("patterns", 1, seed=3, deals_again=False, threads=1)
    told = []
    while games.turns[0] >= 0:
        told.append(games.play(games.sampled.item(0)) == games.turns[0])
    assert all(told)
    assert games.play(0) == NOBODY
    games.reset(3)
    illegal = int(np.flatnonzero(games.masks[0] == 0)[0])
    assert games.play(illegal) == NOBODY
    assert games.reasons[0] != 0


def played(threads: int) -> list[bytes]:
    """All arrays of some games after steps, a deal of some, and a look at changed states."""
    games = VectorGames("mandala", 37, seed=6, threads=threads, tensors=True, most_moves=20)
    for _ in range(30):
        games.step(games.sampled)
    games.reset(chosen=np.arange(37) % 2)
    games.states[:5] = games.states[5:10]
    games.show()
    games.step(games.sampled)
    arrays = (games.states, games.observations, games.tensors, games.masks, games.rewards)
    return [array.tobytes() for array in (*arrays, games.turns, games.sampled, games.truncated)]


def test_the_number_of_threads_changes_nothing() -> None:
    alone = played(1)
    for threads in (2, 3, 8):
        assert played(threads) == alone


def test_threads_go_with_the_games_or_before() -> None:
    before = active_count()
    games = VectorGames("patterns", 8, seed=1, threads=3)
    assert active_count() == before + 2 * jit_is_on
    games.close()
    games.close()
    assert active_count() == before
    games.step(games.sampled)
    assert games.moves.tolist() == [1] * 8
    others = VectorGames("patterns", 8, seed=1, threads=2)
    del others
    gc.collect()
    assert active_count() == before


@pytest.mark.skipif(not jit_is_on, reason="no thread is started")
def test_threads_that_have_nothing_to_do_sleep() -> None:
    games = VectorGames("patterns", 8, seed=1, threads=3)
    for _ in range(100):
        games.step(games.sampled)
    time.sleep(0.05)
    began = time.process_time()
    time.sleep(0.4)
    assert time.process_time() - began < 0.1


@pytest.mark.skipif(not jit_is_on, reason="no thread is started")
def test_an_error_in_a_thread_reaches_who_waits_for_it() -> None:
    reached = []

    def job(first: int, last: int) -> None:
        reached.append((first, last))
        if first == 4:
            raise ZeroDivisionError("in the second range")

    games = VectorGames("patterns", 8, seed=1, threads=2)
    assert games._crew is not None
    with pytest.raises(ZeroDivisionError, match="second range"):
        games._crew.do(job)
    assert sorted(reached) == [(0, 4), (4, 8)]
    games.step(games.sampled)
    assert games.moves.tolist() == [1] * 8


@pytest.mark.skipif(not jit_is_on, reason="no thread is started")
def test_an_interrupted_step_is_finished_before_anybody_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    receive, interruptions = Signal.receive, [KeyboardInterrupt()]

    def interrupted(signal: Signal) -> int:
        if interruptions:
            raise interruptions.pop()
        return receive(signal)

    games = VectorGames("patterns", 8, seed=1, threads=2)
    monkeypatch.setattr(Signal, "receive", interrupted)
    with pytest.raises(KeyboardInterrupt):
        games.step(games.sampled)
    assert games.moves.tolist() == [1] * 8
    games.step(games.sampled)
    assert games.moves.tolist() == [2] * 8
