"""The nets: compiled and fitted ones agree, colours are alike, and the policy knows no secrets."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from sandtable.games.batch import States
from sandtable.games.mandala.moves import legal_actions
from sandtable.games.mandala.state import ACTION_COUNT, COLOUR_COUNT, STATE, TURN
from sandtable.players import RandomPlayer, SeatView
from sandtable.players.mandala.judgement import evaluate, weigh
from sandtable.players.mandala.policy_net import OUTPUTS
from sandtable.players.mandala.thinking import MIND, NETS, Weights, give_knowledge, load_nets
from sandtable.players.mandala.training.fitting import (
    net_chances,
    net_shares,
    policy_slopes,
    value_slopes,
)
from sandtable.players.mandala.training.rows import Turns, policy_rows, value_rows

from .seats import GAME

MOVES = 30
ZONES = ("hand", "hidden_cup", "deck", "mountain", "field", "cup", "river", "discard")


def minds_with_nets() -> States:
    minds = np.zeros(1, dtype=MIND)
    give_knowledge(minds, load_nets())
    return minds


MINDS = minds_with_nets()


def some_turns() -> Turns:
    """Turns of random games, with made-up shares, values and results."""
    states = []
    for seed in range(4):
        position, anybody = GAME.deal(seed=seed), RandomPlayer(seed)
        for _ in range(MOVES):
            if position.seat is None:
                break
            if position.state.phase == TURN:
                states.append(position.state.copy())
            position.play(anybody.choose(SeatView.of(position, position.seat), 0).move)
    rng = np.random.default_rng(1)
    shares = np.zeros((len(states), ACTION_COUNT), dtype=np.float32)
    for state, share in zip(states, shares, strict=True):
        count = legal_actions(state, MINDS[0].actions)
        share[MINDS[0].actions[:count]] = rng.dirichlet(np.ones(count))
    return {
        "states": np.array(states, dtype=STATE),
        "shares": shares,
        "values": rng.random(len(states)).astype(np.float32),
        "results": rng.integers(0, 2, len(states)).astype(np.float32),
    }


TURNS = some_turns()


def chance_of(state: np.record) -> float:
    """For the seat to act."""
    value = evaluate(state, MINDS[0])
    return value if state.seat == 0 else 1 - value


def shares_of(state: np.record) -> dict[int, float]:
    count = legal_actions(state, MINDS[0].actions)
    weigh(state, MINDS[0], count)
    weights = MINDS[0].priors[:count] / MINDS[0].priors[:count].sum()
    return dict(zip(MINDS[0].actions[:count].tolist(), weights.tolist(), strict=True))


def as_records(states: Any) -> States:
    records = np.zeros(len(states), dtype=STATE)
    records[:] = states
    return records


def test_compiled_and_fitted_nets_agree() -> None:
    states = as_records(TURNS["states"])
    chances = net_chances(load_nets(), value_rows(TURNS, 0.5))
    shares = net_shares(load_nets(), policy_rows(TURNS, OUTPUTS))
    for state, chance, share in zip(states, chances, shares, strict=True):
        assert chance_of(state) == pytest.approx(float(chance), abs=1e-4)
        compiled = list(shares_of(state).values())
        np.testing.assert_allclose(compiled, share[: len(compiled)], atol=1e-4)


def test_it_makes_no_difference_which_colour_is_which() -> None:
    order = np.array([3, 5, 0, 4, 1, 2])
    states = as_records(TURNS["states"])
    renamed = states.copy()
    for zone in ZONES:
        renamed[zone] = states[zone][..., order]
    for state, other in zip(states, renamed, strict=True):
        assert chance_of(state) == pytest.approx(chance_of(other), abs=1e-5)
        one, two = sorted(shares_of(state).values()), sorted(shares_of(other).values())
        np.testing.assert_allclose(one, two, atol=1e-5)


def test_the_policy_does_not_see_the_rivals_cards() -> None:
    """M8.1: the rival's hand and the deck change places, card by card."""
    for state in as_records(TURNS["states"]):
        before = shares_of(state)
        rival = 1 - state.seat
        for colour in range(COLOUR_COUNT):
            if state.hand[rival, colour] and state.deck[(colour + 1) % COLOUR_COUNT]:
                for where, change in ((state.hand[rival], -1), (state.deck, 1)):
                    where[colour] += change
                    where[(colour + 1) % COLOUR_COUNT] -= change
        assert shares_of(state) == pytest.approx(before, abs=1e-6)


@pytest.mark.parametrize("part", ["value", "policy"])
def test_slopes_are_how_the_loss_changes(part: str) -> None:
    """Against the difference a small step makes."""
    net: Weights = {
        name: load_nets()[name].astype(np.float64) for name in NETS if name.startswith(part)
    }
    slopes, loss = _of(part)
    rng = np.random.default_rng(2)
    for name, slope in slopes(net).items():
        step = 1e-5 * rng.normal(size=slope.shape)
        ahead, behind = ({**net, name: net[name] + sign * step} for sign in (1, -1))
        change = loss(ahead) - loss(behind)  # type: ignore[arg-type]
        assert float((slope * 2 * step).sum()) == pytest.approx(change, rel=0.02, abs=1e-9)


def _of(part: str) -> tuple[Callable[[Weights], Weights], Callable[[Weights], float]]:
    """The slopes and the loss of a net on some turns."""
    if part == "value":
        rows = value_rows(TURNS, 0.5)

        def value_loss(net: Weights) -> float:
            said = net_chances(net, rows).astype(np.float64)
            wanted = rows.chances
            return float(-(wanted * np.log(said) + (1 - wanted) * np.log(1 - said)).mean())

        return lambda net: value_slopes(net, rows), value_loss
    decisions = policy_rows(TURNS, OUTPUTS)

    def policy_loss(net: Weights) -> float:
        said = np.log(np.maximum(net_shares(net, decisions), 1e-30))
        return float(-(np.maximum(decisions.shares, 0) * said).sum(axis=1).mean())

    return lambda net: policy_slopes(net, decisions), policy_loss
