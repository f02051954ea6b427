"""What a seat may know of a game of Mandala, and how its unknown part may be guessed."""

from collections.abc import Callable
from typing import Any

import numpy as np

from ..batch import NOBODY, States
from ..compiled import compiled
from ..dice import Dice, below
from ..unpacked import unpacked
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


sees_cup_plainly: Callable[[int, int, int], bool] = getattr(sees_cup, "py_func", sees_cup)
"""The same rule as Python runs it: to call compiled code for so little takes longer."""


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
    """M8.2, M6.6: all that lies open, all numbers of cards, the phase, what a discard ends."""
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
    target.returned = source.returned


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
    return describe_in_turn(state)(seat)


def describe_in_turn(state: np.record) -> Callable[[int], dict[str, Any]]:
    """M8.1, M8.2: the same for one seat after the other."""
    plain = unpacked(state)
    for_all = _describe_open(plain)

    def describe_for(seat: int) -> dict[str, Any]:
        return for_all | {
            "cups": [_describe_cup(plain, owner, seat) for owner in range(SEATS)],
            "hands": [_describe_hand(plain, owner, seat) for owner in range(SEATS)],
            "unseen": _unseen(plain, seat),
            "points": [
                score_rows(plain, owner, with_hidden=sees_cup_plainly(plain.phase, seat, owner))
                for owner in range(SEATS)
            ],
        }

    return describe_for


def _describe_open(plain: Any) -> dict[str, Any]:
    """M8.2: what everybody may know."""
    mountains = [letters(cards) for cards in plain.mountain]
    fields = [[letters(cards) for cards in both] for both in plain.field]
    return {
        "phase": PHASES[plain.phase],
        "on_turn": None if plain.phase == OVER else plain.seat,
        "mandala": None if plain.mandala == NONE else plain.mandala + 1,
        "mountains": mountains,
        "fields": fields,
        "missing": [_missing(*areas) for areas in zip(mountains, fields, strict=True)],
        "rivers": ["".join([COLOURS[c] for c in river_colours(river)]) for river in plain.river],
        "deck": plain.deck_size,
        "discard": letters(plain.discard),
        "exhausted": bool(plain.exhausted),
        "returned": bool(plain.returned),
        "claiming": _describe_claim(plain),
        "due": plain.due,
    }


def holding_text(state: np.record, seat: int) -> str:
    """M8.1: the cards that are a seat's secret; NOBODY: those that lie open at the start."""
    plain = unpacked(state)
    if seat == NOBODY:
        return f"mountains {' '.join(letters(cards) for cards in plain.mountain)}"
    return f"hand {letters(plain.hand[seat])}; cup {letters(plain.hidden_cup[seat])}"


def from_memory(view: dict[str, Any], seat: int) -> dict[str, Any]:
    """M8.2: a rival's Cup is a number, and nothing is told that follows from its cards."""
    cups, points = view["cups"], view["points"]
    return view | {
        "cups": [
            cup if owner == seat else cup | {"claimed": None} for owner, cup in enumerate(cups)
        ],
        "points": [rows if owner == seat else None for owner, rows in enumerate(points)],
        "unseen": None,
    }


def _missing(mountain: str, fields: list[str]) -> str:
    """M4.1: the colours that a Mandala lacks to be complete."""
    there = mountain + fields[0] + fields[1]
    return "".join([letter for letter in COLOURS if letter not in there])


def _describe_cup(plain: Any, owner: int, observer: int) -> dict[str, Any]:
    """M8.1, M8.2: claimed cards are open, the two that were dealt are not."""
    is_open = sees_cup_plainly(plain.phase, observer, owner)
    return {
        "count": sum(plain.cup[owner]) + HIDDEN_CUP,
        "claimed": letters(plain.cup[owner]),
        "hidden": letters(plain.hidden_cup[owner]) if is_open else None,
    }


def _describe_hand(plain: Any, owner: int, observer: int) -> dict[str, Any]:
    """M8.1: others know only how many cards are in a hand."""
    return {
        "count": plain.hand_size[owner],
        "cards": letters(plain.hand[owner]) if observer == owner else None,
    }


def _unseen(plain: Any, observer: int) -> str:
    """M8.1: all cards that a seat cannot locate: in the deck or with somebody else."""
    zones = [plain.deck]
    for owner in range(SEATS):
        if observer != owner:
            zones.append(plain.hand[owner])
        if not sees_cup_plainly(plain.phase, observer, owner):
            zones.append(plain.hidden_cup[owner])
    return letters(list(map(sum, zip(*zones, strict=True))))


def _describe_claim(plain: Any) -> dict[str, int] | None:
    """M4.3: which Mountain is being claimed, and who chooses."""
    if plain.phase != CLAIM:
        return None
    return {"mandala": plain.mandala + 1, "by": plain.claimer}
