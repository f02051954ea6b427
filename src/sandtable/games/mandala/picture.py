"""A Mandala position as text, both ways.

    mandala turn 0
    mandalas  1   2
    field 1   g   -
    mountain  yp  gg
    field 0   ro  -
    seat 1    hand kroygp cup pp river - claimed -
    seat 0    hand krroyg cup ro river k claimed kk
    deck      k9r13o15y16g13p15
    discard   k4

Cards are a word: a letter for each, or a letter and a number (`k9`) where there are many; `-` is
none and `?` a card that the seat looking cannot see. `cup` are the two cards dealt into it,
`claimed` all others in it. The first line says the phase and whose turn it is, and then what else
there is to say: `mandala 1`, the one played into, claimed or refilled; `claimer 0`; `due 2`, cards
to come; `exhausted`, the deck has run out; `returned`, the last discard only took the same cards
back, so that another one ends the game. Whoever draws a position by hand may write `rest` for the
cards of one place: all that are nowhere else.
"""

import re

import numpy as np
from numpy.typing import NDArray

from ...errors import BadPosition
from .deal import clear
from .reachable import check_reachable
from .scoring import river_colours
from .state import (
    CARDS_PER_COLOUR,
    CLAIM,
    COLOUR_COUNT,
    COLOUR_NAMES,
    COLOURS,
    MANDALAS,
    NONE,
    PHASES,
    SEATS,
)
from .view import sees_cup

Counts = NDArray[np.int16]
Zone = tuple[str, str, Counts]
"""The name of a place, the word of its cards, and where they are counted."""

MARGIN = 10
GAP = 2
MOST_LETTERS = 4
HIDDEN = "?"
EMPTY = "-"
REST = "rest"
HEADING = re.compile(
    rf"mandala ({'|'.join(PHASES)}) ([01])"
    r"(?: mandala ([12]))?(?: claimer ([01]))?(?: due ([1-8]))?( exhausted)?( returned)?"
)
CARDS = re.compile(rf"([{COLOURS}])([0-9]{{0,3}})")
CARDS_WORD = re.compile(rf"({CARDS.pattern})+")
LABELS = ("mandalas", "field 1", "mountain", "field 0", "seat 1", "seat 0", "deck", "discard")
SEAT_WORDS = ("hand", "cup", "river", "claimed")


def draw(state: np.record, seat: int | None = None) -> str:
    """The position as text: all of it, or what one seat (NOBODY: a spectator) sees."""
    columns = [
        [str(mandala + 1) for mandala in range(MANDALAS)],
        *(
            [_word(cards) for cards in zone.tolist()]
            for zone in (state.field[:, 1], state.mountain, state.field[:, 0])
        ),
    ]
    width = max(len(column[0]) for column in columns) + GAP
    values = [f"{first:<{width}}{second}" for first, second in columns]
    values += [_draw_seat(state, owner, seat) for owner in (1, 0)]
    values.append(_word(state.deck.tolist(), is_open=seat is None))
    values.append(_word(state.discard.tolist()))
    lines = [f"{label:<{MARGIN}}{value}" for label, value in zip(LABELS, values, strict=True)]
    return "\n".join([_draw_heading(state), *lines])


def _draw_heading(state: np.record) -> str:
    heading = f"mandala {PHASES[state.phase]} {state.seat}"
    if state.mandala != NONE:
        heading += f" mandala {state.mandala + 1}"
    if state.phase == CLAIM:
        heading += f" claimer {state.claimer}"
    if state.due:
        heading += f" due {state.due}"
    heading += " exhausted" if state.exhausted else ""
    return heading + (" returned" if state.returned else "")


def _draw_seat(state: np.record, owner: int, seat: int | None) -> str:
    """M8.1: hand and hidden Cup as the seat that looks may know them."""
    cup_is_open = seat is None or sees_cup(state.phase, seat, owner)
    words = (
        _word(state.hand[owner].tolist(), is_open=seat is None or seat == owner),
        _word(state.hidden_cup[owner].tolist(), is_open=cup_is_open),
        "".join(COLOURS[colour] for colour in river_colours(state.river[owner].tolist())) or EMPTY,
        _word(state.cup[owner].tolist()),
    )
    return " ".join(f"{label} {word}" for label, word in zip(SEAT_WORDS, words, strict=True))


def _word(counts: list[int], is_open: bool = True) -> str:
    """Cards as one word, in the order of the colours."""
    cards = zip(COLOURS, counts, strict=True) if is_open else [(HIDDEN, sum(counts))]
    word = "".join(
        letter * count if count <= MOST_LETTERS else f"{letter}{count}" for letter, count in cards
    )
    return word or EMPTY


def read_picture(state: np.record, text: str) -> None:
    """Set up the position a picture shows, if a game could reach it."""
    lines = [" ".join(line.split()) for line in text.strip().splitlines()]
    if len(lines) != len(LABELS) + 1:
        raise BadPosition(f"a Mandala picture has {len(LABELS) + 1} lines, not {len(lines)}")
    clear(state)
    _read_heading(state, lines[0])
    words = {}
    for label, line in zip(LABELS, lines[1:], strict=True):
        if not f"{line} ".startswith(f"{label} "):
            raise BadPosition(f"the line {line!r} must begin with {label!r}")
        words[label] = line.removeprefix(label).split()
    _read_zones(state, words)
    _count(state)
    check_reachable(state)


def _read_heading(state: np.record, line: str) -> None:
    found = HEADING.fullmatch(line)
    if found is None:
        raise BadPosition(
            "the first line must be like 'mandala turn 0', 'mandala claim 0 mandala 1 claimer 1' "
            f"or 'mandala draw 0 mandala 2 due 3 exhausted', not {line!r}"
        )
    phase, seat, mandala, claimer, due, exhausted, returned = found.groups()
    state.phase = PHASES.index(phase)
    state.seat = int(seat)
    state.mandala = NONE if mandala is None else int(mandala) - 1
    state.claimer = NONE if claimer is None else int(claimer)
    state.due = int(due or 0)
    state.exhausted = bool(exhausted)
    state.returned = bool(returned)


def _read_zones(state: np.record, words: dict[str, list[str]]) -> None:
    """Fill every zone; the one that is written as `rest` gets what is nowhere else."""
    if words["mandalas"] != ["1", "2"]:
        raise BadPosition("the second line must be 'mandalas 1 2'")
    zones: list[Zone] = []
    for label in ("field 1", "mountain", "field 0"):
        zone = state.mountain if label == "mountain" else state.field[:, int(label[-1])]
        cards = _read_words(label, words[label], MANDALAS)
        zones += [(f"{label} of Mandala {m + 1}", cards[m], zone[m]) for m in range(MANDALAS)]
    for seat in range(SEATS):
        hand, cup, river, claimed = _read_seat(f"seat {seat}", words[f"seat {seat}"])
        zones.append((f"hand of seat {seat}", hand, state.hand[seat]))
        zones.append((f"cup of seat {seat}", cup, state.hidden_cup[seat]))
        zones.append((f"claimed of seat {seat}", claimed, state.cup[seat]))
        _read_river(state, seat, river)
    for label, zone in (("deck", state.deck), ("discard", state.discard)):
        zones.append((label, _read_words(label, words[label], 1)[0], zone))
    _fill(zones, state.river)


def _read_words(label: str, words: list[str], count: int) -> list[str]:
    if len(words) != count:
        raise BadPosition(f"the line {label!r} must have {count} words of cards, not {len(words)}")
    return words


def _read_seat(label: str, words: list[str]) -> list[str]:
    if tuple(words[::2]) != SEAT_WORDS or len(words) != 2 * len(SEAT_WORDS):
        example = "hand kr cup oo river - claimed -"
        raise BadPosition(f"the line {label!r} must be like {example!r}, not {' '.join(words)!r}")
    return words[1::2]


def _read_river(state: np.record, seat: int, word: str) -> None:
    """M4.4: different colours, space 1 first."""
    colours = "" if word == EMPTY else word
    if any(letter not in COLOURS for letter in colours) or len(set(colours)) != len(colours):
        raise BadPosition(f"the River of seat {seat} must be different colours, not {word!r}")
    for space, letter in enumerate(colours, 1):
        state.river[seat, COLOURS.index(letter)] = space
    state.river_size[seat] = len(colours)


def _fill(zones: list[Zone], river: Counts) -> None:
    """M1.1: put the cards into their zones: 18 of each colour, the River cards among them."""
    left = [CARDS_PER_COLOUR - int((river[:, colour] > 0).sum()) for colour in range(COLOUR_COUNT)]
    shown = [(place, zone, _read_cards(place, word)) for place, word, zone in zones if word != REST]
    for _, _, counts in shown:
        left = [cards - count for cards, count in zip(left, counts, strict=True)]
    unshown = [(place, zone, left) for place, word, zone in zones if word == REST]
    if len(unshown) > 1:
        raise BadPosition(f"only one place can have the {REST!r}, not {len(unshown)}")
    for name, cards in zip(COLOUR_NAMES, left, strict=True):
        if cards < 0 or (cards > 0 and not unshown):
            count = CARDS_PER_COLOUR - cards
            letter = COLOURS[COLOUR_NAMES.index(name)]
            raise BadPosition(
                f"there are {count} {name} cards instead of {CARDS_PER_COLOUR}",
                "cards",
                {"colour": letter, "count": count, "most": CARDS_PER_COLOUR},
            )
    for _, zone, counts in shown + unshown:
        zone[:] = counts


def _read_cards(place: str, word: str) -> list[int]:
    """How many cards of each colour a word like `kkro12` names."""
    if HIDDEN in word:
        raise BadPosition(f"the {place} has cards that are not shown: {word!r}")
    if word != EMPTY and CARDS_WORD.fullmatch(word) is None:
        raise BadPosition(f"the {place} must be letters of {COLOURS!r}, not {word!r}")
    counts = [0] * COLOUR_COUNT
    for letter, count in CARDS.findall(word):
        counts[COLOURS.index(letter)] += int(count or 1)
    return counts


def _count(state: np.record) -> None:
    """The sizes that a state keeps beside its cards."""
    state.hand_size[:] = state.hand.sum(axis=1)
    state.field_size[:] = state.field.sum(axis=2)
    state.deck_size = state.deck.sum()
    state.discard_size = state.discard.sum()
