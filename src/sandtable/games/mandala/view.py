"""What a seat may know of a game of Mandala, and how its unknown part may be guessed."""

from types import SimpleNamespace
from typing import Any

import numpy as np

from ..batch import States
from ..compiled import compiled
from ..dice import Dice, below
from ..plain import plain
from .deal import letters
from .deck import pick_card
from .scoring import river_colours, score_rows
from .state import (
    CLAIM,
    COLOUR_COUNT,
    COLOURS,
    HIDDEN_CUP,
    MANDALAS,
    NONE,
    OVER,
    PHASES,
    SEATS,
)


@compiled
def sees_cup(phase: int, observer: int, seat: int) -> bool:
    """M8.1: the cards dealt into a Cup are their owner's secret until the Cups are opened."""
    return observer == seat or phase == OVER


@compiled
def observe(states: States, i: int, seat: int, observations: States) -> None:
    """M8.1, M8.2: what `seat` may know of state `i`; all that it cannot locate is pooled."""
    state = states[i]
    observation = observations[i]
    _copy_public(state, observation)
    observation.observer = seat
    observation.unseen_size = state.deck_size
    for colour in range(COLOUR_COUNT):
        observation.unseen[colour] = state.deck[colour]
    for owner in range(SEATS):
        hand_is_open = owner == seat
        cup_is_open = sees_cup(state.phase, seat, owner)
        for colour in range(COLOUR_COUNT):
            hand = state.hand[owner, colour]
            hidden_cup = state.hidden_cup[owner, colour]
            observation.hand[owner, colour] = hand if hand_is_open else 0
            observation.hidden_cup[owner, colour] = hidden_cup if cup_is_open else 0
            observation.unseen[colour] += 0 if hand_is_open else hand
            observation.unseen[colour] += 0 if cup_is_open else hidden_cup
        observation.unseen_cup[owner] = 0 if cup_is_open else HIDDEN_CUP
        observation.unseen_size += 0 if hand_is_open else state.hand_size[owner]
        observation.unseen_size += observation.unseen_cup[owner]


@compiled
def _copy_public(source: np.record, target: np.record) -> None:
    """M8.2: Mountains, Fields, claimed cards, Rivers, the pile, all numbers of cards, the phase."""
    for colour in range(COLOUR_COUNT):
        target.discard[colour] = source.discard[colour]
        for mandala in range(MANDALAS):
            target.mountain[mandala, colour] = source.mountain[mandala, colour]
            for seat in range(SEATS):
                target.field[mandala, seat, colour] = source.field[mandala, seat, colour]
        for seat in range(SEATS):
            target.cup[seat, colour] = source.cup[seat, colour]
            target.river[seat, colour] = source.river[seat, colour]
    for seat in range(SEATS):
        for mandala in range(MANDALAS):
            target.field_size[mandala, seat] = source.field_size[mandala, seat]
        target.hand_size[seat] = source.hand_size[seat]
        target.river_size[seat] = source.river_size[seat]
    target.deck_size = source.deck_size
    target.discard_size = source.discard_size
    target.seat = source.seat
    target.phase = source.phase
    target.mandala = source.mandala
    target.claimer = source.claimer
    target.due = source.due
    target.exhausted = source.exhausted


@compiled
def resample(observations: States, i: int, rolls: Dice, states: States) -> None:
    """M8.1: deal the unseen cards to the places they can be in, each way as likely as any other."""
    observation = observations[i]
    state = states[i]
    _copy_public(observation, state)
    for colour in range(COLOUR_COUNT):
        state.deck[colour] = observation.unseen[colour]
        for seat in range(SEATS):
            state.hand[seat, colour] = observation.hand[seat, colour]
            state.hidden_cup[seat, colour] = observation.hidden_cup[seat, colour]
    left = observation.unseen_size
    for seat in range(SEATS):
        if seat != observation.observer:
            for _ in range(observation.hand_size[seat]):
                state.hand[seat, pick_card(state, below(rolls, left))] += 1
                left -= 1
        for _ in range(observation.unseen_cup[seat]):
            state.hidden_cup[seat, pick_card(state, below(rolls, left))] += 1
            left -= 1


def describe(state: np.record, seat: int) -> dict[str, Any]:
    """M8.1, M8.2: what a seat (NOBODY: a spectator) may know, cards in the order of the colours."""
    fields = plain(state)
    opened = [sees_cup(fields.phase, seat, owner) for owner in range(SEATS)]
    return {
        "phase": PHASES[fields.phase],
        "on_turn": None if fields.phase == OVER else fields.seat,
        "mandala": None if fields.mandala == NONE else fields.mandala + 1,
        "mountains": [letters(cards) for cards in fields.mountain],
        "fields": [[letters(cards) for cards in both] for both in fields.field],
        "missing": [_missing(fields, mandala) for mandala in range(MANDALAS)],
        "rivers": ["".join(COLOURS[c] for c in river_colours(fields, s)) for s in range(SEATS)],
        "cups": [_describe_cup(fields, owner, opened[owner]) for owner in range(SEATS)],
        "hands": [_describe_hand(fields, owner, seat == owner) for owner in range(SEATS)],
        "deck": fields.deck_size,
        "discard": letters(fields.discard),
        "unseen": _unseen(fields, seat, opened),
        "exhausted": bool(fields.exhausted),
        "claiming": _describe_claim(fields),
        "due": fields.due,
        "points": [score_rows(fields, owner, opened[owner]) for owner in range(SEATS)],
    }


def _missing(fields: SimpleNamespace, mandala: int) -> str:
    """M4.1: the colours that a Mandala lacks to be complete."""
    zones = zip(COLOURS, fields.mountain[mandala], *fields.field[mandala], strict=True)
    return "".join(letter for letter, *counts in zones if not any(counts))


def _describe_cup(fields: SimpleNamespace, owner: int, is_open: bool) -> dict[str, Any]:
    """M8.1, M8.2: claimed cards are open, the two that were dealt are not."""
    return {
        "count": sum(fields.cup[owner]) + HIDDEN_CUP,
        "claimed": letters(fields.cup[owner]),
        "hidden": letters(fields.hidden_cup[owner]) if is_open else None,
    }


def _describe_hand(fields: SimpleNamespace, owner: int, is_open: bool) -> dict[str, Any]:
    """M8.1: others know only how many cards are in a hand."""
    return {
        "count": fields.hand_size[owner],
        "cards": letters(fields.hand[owner]) if is_open else None,
    }


def _unseen(fields: SimpleNamespace, observer: int, opened: list[bool]) -> str:
    """M8.1: all cards that a seat cannot locate: in the deck or with somebody else."""
    zones = [fields.deck]
    zones += [fields.hand[owner] for owner in range(SEATS) if owner != observer]
    zones += [fields.hidden_cup[owner] for owner in range(SEATS) if not opened[owner]]
    return letters([sum(counts) for counts in zip(*zones, strict=True)])


def _describe_claim(fields: SimpleNamespace) -> dict[str, int] | None:
    """M4.3: which Mountain is being claimed, and who chooses."""
    if fields.phase != CLAIM:
        return None
    return {"mandala": fields.mandala + 1, "by": fields.claimer}
