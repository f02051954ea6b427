"""What the nets learn from: the inputs of turns that were searched, and what came of them."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ....games.batch import Numbers, States
from ....games.compiled import compiled
from ....games.mandala.moves import legal_actions
from ....games.mandala.state import CLAIM, COLOUR_COUNT, MOST_LEGAL, STATE, TURN
from ..evaluation import first_mandala, next_to_act
from ..inputs import COLOUR_INPUTS, TABLE_INPUTS, describe_all
from ..policy_net import (
    NOTHING_MORE,
    cards_of,
    colour_of,
    describe_known,
    last_output_of,
    output_of,
)

Rows = NDArray[np.float32]
Turns = dict[str, NDArray[Any]]
"""Decisions of searched games: `states`, `shares` of the visits of all actions, `values` of the
searches and `results` of the games, both for the seat that decided."""


@dataclass(frozen=True)
class Table:
    """Rows that belong together: one for each decision."""

    def part(self, rows: Any) -> Any:
        """Some of the rows."""
        return type(self)(*(getattr(self, field.name)[rows] for field in fields(self)))

    def __len__(self) -> int:
        return len(getattr(self, fields(self)[0].name))


@dataclass(frozen=True)
class ValueRows(Table):
    """What the value net sees of turns, and the chance to win it should say."""

    colours: Rows
    table: Rows
    chances: Rows


@dataclass(frozen=True)
class Judged(Table):
    """Positions between turns, and the chance to win of the seat that acts next.

    There are too many to be described all at once.
    """

    states: States
    chances: Rows

    def part(self, rows: Any) -> ValueRows:
        """What the value net sees of some of them."""
        return described(self.states[rows], self.chances[rows])


@dataclass(frozen=True)
class PolicyRows(Table):
    """What the policy net sees of decisions, and the shares their actions should have."""

    colours: Rows
    table: Rows
    places: Numbers
    """For each legal action the place of its output among those of all colours."""
    last_places: Numbers
    """The place of the output that is added."""
    shares: Rows
    """Of places that are no action, -1."""


@compiled
def _describe(states: States, colours: Rows, table: Rows) -> None:
    for i in range(len(states)):
        describe_all(states[i], next_to_act(states[i]), colours[i], table[i])


@compiled
def _describe_decisions(
    states: States,
    shares: Rows,
    outputs: int,
    actions: Numbers,
    colours: Rows,
    table: Rows,
    places: Numbers,
    last_places: Numbers,
    wanted: Rows,
) -> None:
    for i in range(len(states)):
        state = states[i]
        describe_known(state, colours[i], table[i])
        count = legal_actions(state, actions)
        first = first_mandala(state)
        seat = state.claimer if state.phase == CLAIM else state.seat
        for k in range(count):
            action = actions[k]
            colour = colour_of(action)
            is_last = cards_of(action) == state.hand[seat, colour]
            last = last_output_of(action, first) if is_last else NOTHING_MORE
            places[i, k] = colour * outputs + output_of(action, first)
            last_places[i, k] = colour * outputs + last
            wanted[i, k] = shares[i, action]


def judged(turns: Turns, trust: float) -> Judged:
    """The turns; `trust` is how much the value of a search counts beside the result of its game."""
    is_turn = turns["states"]["phase"] == TURN
    chances = trust * turns["values"][is_turn] + (1 - trust) * turns["results"][is_turn]
    return Judged(_as_records(turns["states"][is_turn]), chances.astype(np.float32))


def value_rows(turns: Turns, trust: float) -> ValueRows:
    """What the value net sees of the turns, all at once."""
    return judged(turns, trust).part(slice(None))


def described(states: States, chances: Rows) -> ValueRows:
    """What the value net sees of positions between turns."""
    colours = np.zeros((len(states), COLOUR_COUNT, COLOUR_INPUTS), dtype=np.float32)
    table = np.zeros((len(states), TABLE_INPUTS), dtype=np.float32)
    _describe(states, colours, table)
    return ValueRows(colours, table, chances)


def policy_rows(turns: Turns, outputs: int) -> PolicyRows:
    """All decisions; every colour has so many outputs."""
    count = len(turns["states"])
    colours = np.zeros((count, COLOUR_COUNT, COLOUR_INPUTS), dtype=np.float32)
    table = np.zeros((count, TABLE_INPUTS), dtype=np.float32)
    places, last_places = (np.zeros((count, MOST_LEGAL), dtype=np.int64) for _ in range(2))
    wanted = np.full((count, MOST_LEGAL), -1, dtype=np.float32)
    actions = np.zeros(MOST_LEGAL, dtype=np.int64)
    shares = turns["shares"].astype(np.float32)
    states = _as_records(turns["states"])
    _describe_decisions(
        states, shares, outputs, actions, colours, table, places, last_places, wanted
    )
    return PolicyRows(colours, table, places, last_places, wanted)


def _as_records(states: States) -> States:
    """States as compiled functions know them: in a file, how they are aligned is lost."""
    records = np.zeros(len(states), dtype=STATE)
    records[:] = states
    return records


def joined(parts: Sequence[Turns]) -> Turns:
    """The turns of many games together."""
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
