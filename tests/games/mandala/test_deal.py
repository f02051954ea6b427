"""M1: the deal, and how it is written down."""

from typing import Any

import numpy as np
import pytest

import sandtable
from sandtable.games.compiled import jit_is_on
from sandtable.games.dice import dice

from .tables import GAME, shows

DEAL = {"mountains": ["rk", "gg"], "hands": ["rrkgoy", "ypgork"], "cups": ["ro", "pp"]}


@pytest.mark.parametrize("seed", range(20))
def test_two_in_each_mountain_six_in_each_hand_two_in_each_cup(seed: int) -> None:
    """M1.1: 20 of 108 cards are dealt, the other 88 are the deck; all else is empty."""
    state = GAME.deal(seed=seed).state
    assert state.mountain.sum(axis=1).tolist() == [2, 2]
    assert state.hand.sum(axis=1).tolist() == state.hand_size.tolist() == [6, 6]
    assert state.hidden_cup.sum(axis=1).tolist() == [2, 2]
    assert state.deck.sum() == state.deck_size == 88
    for empty in ("field", "field_size", "cup", "river", "river_size", "discard", "discard_size"):
        assert not state[empty].any()
    dealt = state.mountain.sum(axis=0) + state.hand.sum(axis=0) + state.hidden_cup.sum(axis=0)
    assert (dealt + state.deck).tolist() == [18] * 6


def test_seat_0_takes_the_first_turn() -> None:
    """M1.2."""
    assert [GAME.deal(seed=seed).seat for seed in range(5)] == [0] * 5
    assert GAME.from_deal(DEAL).seat == 0


def test_a_deal_is_a_function_of_the_numbers_rolled() -> None:
    """M1.1: number n is the n-th card left in the deck, black first: so 0 takes 18 black cards."""
    states = GAME.new_states({})
    GAME.rules["deal"](states[0], np.zeros(20, dtype=np.int64))
    assert GAME.write_deal(states[0]) == {
        "mountains": ["kk", "kk"],
        "hands": ["kkkkkk", "kkkkkk"],
        "cups": ["kk", "rr"],
    }
    GAME.rules["deal"](states[0], GAME.deal_bounds - 1)
    assert GAME.write_deal(states[0]) == {
        "mountains": ["pp", "pp"],
        "hands": ["pppppp", "pppppp"],
        "cups": ["pp", "gg"],
    }


def test_every_card_is_as_likely_in_every_place() -> None:
    """M1.1: shuffled; over 30,000 deals each colour takes a sixth of each place, within 5 sigma."""
    count = 30_000 if jit_is_on else 300
    states = GAME.new_states({}, count)
    bounds = GAME.deal_bounds
    GAME.batch.deal_all(states, dice("fair"), bounds, np.empty_like(bounds))
    for zone, size in (("mountain", 2), ("hand", 6), ("hidden_cup", 2)):
        shares = states[zone].sum(axis=0) / (count * size)
        sigma = (1 / 6 * 5 / 6 / (count * size)) ** 0.5
        assert abs(shares - 1 / 6).max() < 5 * sigma
    both_alike = (states["hidden_cup"][:, 0].max(axis=1) == 2).mean()
    assert abs(both_alike - 17 / 107) < 5 * (17 / 107 * 90 / 107 / count) ** 0.5


def test_the_same_seed_deals_the_same() -> None:
    assert GAME.deal(seed=7).deal == GAME.deal(seed=7).deal
    assert GAME.deal(seed=7).deal != GAME.deal(seed=8).deal


def test_a_deal_is_laid_out_as_it_is_written() -> None:
    """M1.1: what the deal does not name is the deck; the order of letters means nothing."""
    position = GAME.from_deal(DEAL)
    drawn = """
        mandala turn 0
        mandalas  1   2
        field 1   -   -
        mountain  kr  gg
        field 0   -   -
        seat 1    hand kroygp cup pp river - claimed -
        seat 0    hand krroyg cup ro river - claimed -
        deck      k15r13o15y16g14p15
        discard   -
        """
    assert shows(position, drawn)
    assert position.deal == {
        "mountains": ["kr", "gg"],
        "hands": ["krroyg", "kroygp"],
        "cups": ["ro", "pp"],
    }
    assert GAME.from_deal(position.deal).state.tobytes() == position.state.tobytes()


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"mountains": ["rk"]}, "\"mountains\" must be a list of two texts, not ['rk']"),
        ({"mountains": "rkgg"}, "\"mountains\" must be a list of two texts, not 'rkgg'"),
        ({"hands": ["rrkgoy", 6]}, "\"hands\" must be a list of two texts, not ['rrkgoy', 6]"),
        ({"hands": None}, '"hands" must be a list of two texts, not None'),
        ({"hands": ["rrkgo", "ypgork"]}, "\"hands\"[0] must be 6 cards, not 5: 'rrkgo'"),
        ({"cups": ["ro", "ppp"]}, "\"cups\"[1] must be 2 cards, not 3: 'ppp'"),
        ({"cups": ["ro", "pw"]}, "\"cups\"[1] has 'w', which is no colour (kroygp)"),
        ({"cups": ["RO", "pp"]}, "\"cups\"[0] has 'R', which is no colour (kroygp)"),
    ],
)
def test_a_bad_part_of_a_deal_is_named(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(sandtable.BadDeal) as refusal:
        GAME.from_deal({**DEAL, **change})
    assert str(refusal.value) == sentence


@pytest.mark.parametrize(
    "deal",
    [
        None,
        [],
        "rk",
        {},
        {"mountains": ["rk", "gg"], "hands": ["rrkgoy", "ypgork"]},
        {**DEAL, "deck": "k"},
        {"mountains": ["rk", "gg"], "hands": ["rrkgoy", "ypgork"], 1: ["ro", "pp"]},
    ],
)
def test_a_deal_has_three_keys(deal: Any) -> None:
    with pytest.raises(sandtable.BadDeal, match="has the keys mountains, hands and cups"):
        GAME.from_deal(deal)


def test_nineteen_cards_of_a_colour_are_refused() -> None:
    """M1.1: there are 18 of each."""
    deal = {"mountains": ["rr", "rr"], "hands": ["rrrrrr", "rrrrrr"], "cups": ["rr", "rk"]}
    with pytest.raises(sandtable.BadDeal) as refusal:
        GAME.from_deal(deal)
    assert str(refusal.value) == "the deal has 19 red cards, and there are 18"
    assert GAME.from_deal({**deal, "cups": ["rr", "kk"]}).seat == 0
