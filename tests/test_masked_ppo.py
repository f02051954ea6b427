"""The example that learns: masked PPO on JAX."""

import json
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import jax
import numpy as np
import pytest

from docs.pictures.make_learning import draw
from examples.masked_ppo import (
    PpoPlayer,
    Settings,
    advantages_of,
    evaluate,
    judge,
    new_params,
    read,
    save,
    train,
)
from sandtable import load
from sandtable.players import SeatView

pytestmark = pytest.mark.compiles

ROOT = Path(__file__).parents[1]
SHORT = Settings(
    "patterns",
    games=32,
    steps=8,
    batches=2,
    hidden=(16,),
    most_updates=2,
    evaluate_every=2,
    evaluation_games=8,
)


def test_what_is_good_for_a_rival_is_bad_for_oneself() -> None:
    """By hand, without discount and trace 1: two decisions of rivals, then the end pays 1.

    The advantage is what came less what was expected: the last to decide got 1 and expected 0.5;
    the one before gets -1 by that and expected 0.25.
    """
    settings = Settings("patterns", discount=1.0, trace=1.0)
    column = [np.array([[number], [other]], np.float32) for number, other in ((0, 1), (0, 1))]
    rewards, ends = column
    signs = np.array([[-1], [1]], np.float32)
    values = np.array([[0.25], [0.5]], np.float32)
    found = advantages_of(rewards, ends, signs, values, np.array([9], np.float32), settings)
    assert found.tolist() == [[-1.25], [0.5]]


def test_what_is_not_legal_has_no_chance() -> None:
    params = new_params(jax.random.key(1), [3, 4, 5 + 1])
    masks = np.array([[True, False, True, False, True]])
    log_chances, values = judge(params, np.ones((1, 3), np.float32), masks)
    chances = np.exp(np.asarray(log_chances))[0]
    assert chances[[1, 3]].tolist() == [0, 0]
    assert chances.sum() == pytest.approx(1)
    assert values.shape == (1,)


def test_it_learns_and_plays(tmp_path: Path) -> None:
    """Very short: two updates, then a game through the interface of all players."""
    told: list[str] = []
    params, curve = train(SHORT, told.append)
    assert [point["decisions"] for point in curve] == [-1, 0, 512]
    assert len(told) == 3
    save(params, tmp_path / "weights.npz")
    again = read(tmp_path / "weights.npz")
    for layer, other in zip(params, again, strict=True):
        np.testing.assert_array_equal(layer["weights"], other["weights"])
    player = PpoPlayer(again)
    position = load("patterns").deal(seed=1)
    while not position.is_over:
        seat = position.seat
        assert seat is not None
        position.play(player.choose(SeatView.of(position, seat), 1.0).move)


def test_random_players_win_half_of_their_games_against_each_other() -> None:
    """Within four standard errors of 400 games."""
    found = evaluate(Settings("patterns", evaluation_games=400), None)
    assert abs(found["wins"] - 0.5) < 4 * 0.5 / 400**0.5


@pytest.mark.process
def test_the_command_writes_weights_and_a_curve(tmp_path: Path) -> None:
    command = [sys.executable, "examples/masked_ppo.py", "mandamina", "--option", "goal=simple"]
    done = subprocess.run(
        [*command, "--minutes", "0", "--out", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    curve = json.loads((tmp_path / "curve.json").read_text("utf-8"))
    assert [point["wins"] for point in curve[:1]] == [0.0]  # At random nobody wins (S6.1).
    assert read(tmp_path / "weights.npz")[-1]["bias"].shape == (49 + 1,)


def test_a_learning_curve_is_drawn_with_its_last_share_and_that_of_random_players() -> None:
    """Where nobody wins, it is the progress."""
    base = {"minutes": 0.0, "decisions": -1.0, "wins": 0.5, "progress": 1.0}
    learned = {"minutes": 2.0, "decisions": 3e6, "wins": 0.75, "progress": 7.25}
    lost = {**learned, "wins": 0.0}
    picture = draw({"One": [base, learned], "Two": [{**base, "wins": 0.0}, lost]})
    texts = [text.text for text in ElementTree.fromstring(picture).iter() if text.text]
    for words in ("75%", "random 50%", "7.2", "random 1.0", "3.00 M decisions, 2 minutes"):
        assert words in texts, words
