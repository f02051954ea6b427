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
    network_of,
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
    channels=4,
    width=16,
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
    """On a board and without one."""
    for name in ("mandala", "patterns"):
        network = network_of(load(name), 2)
        params = network.new_params(jax.random.key(1), channels=4, width=8)
        masks = np.zeros((1, len(load(name).action_texts)), np.bool_)
        masks[0, [0, 2, -1]] = True
        seen = np.ones((1, network.layout.size), np.float32)
        log_chances, values = network.judge(params, seen, masks)
        chances = np.exp(np.asarray(log_chances))[0]
        assert not chances[~masks[0]].any()
        assert chances.sum() == pytest.approx(1)
        assert values.shape == (1,)


def test_an_action_that_names_a_cell_is_judged_there() -> None:
    """Cells by rows from a1 on, as the planes have them; each action has a place of its own."""
    marbles = network_of(load("mandamina"), 1)
    assert marbles.kinds == [""]
    assert marbles.places.tolist() == list(range(49))
    tiles = network_of(load("patterns"), 2)
    numbers = load("patterns").action_numbers
    assert tiles.kinds == ["flip", "open", "swap"]
    places = [int(tiles.places[numbers[f"{kind} c2"]]) for kind in tiles.kinds]
    assert places == [(8 + 2) * 3, (8 + 2) * 3 + 1, (8 + 2) * 3 + 2]
    assert tiles.places[numbers["done"]] >= 64 * 3
    assert len(set(tiles.places.tolist())) == len(numbers)


def test_it_learns_and_plays(tmp_path: Path) -> None:
    """Very short: two updates, then a game through the interface of all players."""
    told: list[str] = []
    params, curve = train(SHORT, told.append)
    assert [point["decisions"] for point in curve] == [-1, 0, 512]
    assert len(told) == 3
    save(params, tmp_path / "weights.npz")
    again = read(tmp_path / "weights.npz")
    assert params.keys() == again.keys()
    for name, layer in params.items():
        np.testing.assert_array_equal(layer["weights"], again[name]["weights"])
    player = PpoPlayer(again)
    position = load("patterns").deal(seed=1)
    while not position.is_over:
        seat = position.seat
        assert seat is not None
        position.play(player.choose(SeatView.of(position, seat), 1.0).move)


def test_it_learns_to_join_marbles() -> None:
    """S6.1, some seconds: 64 games end with 11 joins in place of 7, of which 2 are far from luck.

    The joins of one game vary by about 2, so the difference of two means by 0.4.
    """
    settings = Settings(
        "mandamina",
        {"goal": "simple"},
        games=128,
        batches=4,
        channels=16,
        width=64,
        learning_rate=2e-3,
        discount=0.9,
        most_updates=60,
        evaluate_every=60,
        evaluation_games=64,
        greedy=False,
    )
    _, (at_random, _, last) = train(settings, lambda line: None)
    assert last["progress"] > at_random["progress"] + 2


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
    assert read(tmp_path / "weights.npz")["kinds"]["weights"].shape == (32, 1)


def test_a_learning_curve_is_drawn_with_its_last_share_and_that_of_random_players() -> None:
    """Where nobody wins, it is the progress."""
    base = {"minutes": 0.0, "decisions": -1.0, "wins": 0.5, "progress": 1.0}
    learned = {"minutes": 2.0, "decisions": 3e6, "wins": 0.75, "progress": 7.25}
    lost = {**learned, "wins": 0.0}
    picture = draw({"One": [base, learned], "Two": [{**base, "wins": 0.0}, lost]})
    texts = [text.text for text in ElementTree.fromstring(picture).iter() if text.text]
    for words in ("75%", "random 50%", "7.2", "random 1.0", "3.00 M decisions, 2 minutes"):
        assert words in texts, words
    picture = draw({"Three": [{**base, "wins": 0.0}, learned]})
    assert "3.00 M decisions, 2 minutes, 75% of games won" in picture
    assert "progress at the end" in picture
