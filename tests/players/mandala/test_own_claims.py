"""Claims of the bot itself: it knows no world from another."""

import numpy as np
import pytest

from bench.peers.naive_mandala import try_claims_in_all
from sandtable.games.dice import dice
from sandtable.games.mandala.claims import claim_colour
from sandtable.games.mandala.state import COLOUR_COUNT, STATE
from sandtable.players.mandala.belief import imagine
from sandtable.players.mandala.claims import ROOM
from sandtable.players.mandala.own_claims import value_claims

from .seats import claims, handmade_minds

MINDS = handmade_minds()
WORLDS = 6


def test_the_values_are_those_of_trying_all_orders_in_all_worlds() -> None:
    tested = 0
    for position in claims(games=2):
        observer = int(position.state.claimer)
        observations = position.observation(observer)
        states = np.zeros(1 + ROOM, dtype=STATE)
        totals = np.zeros(COLOUR_COUNT)
        value_claims(observations, states, dice(1), MINDS, WORLDS, totals)
        rolls = dice(1)
        worlds = [np.zeros(1, dtype=STATE) for _ in range(WORLDS)]
        for world in worlds:
            imagine(observations, rolls, world, MINDS[0])
        for colour in np.nonzero(position.state.mountain[position.state.mandala])[0].tolist():
            after = [world.copy() for world in worlds]
            for world in after:
                claim_colour(world[0], colour)
            expected = try_claims_in_all(after, observer, MINDS[0])
            assert totals[colour] == pytest.approx(sum(expected))
            tested += 1
    assert tested > 20
