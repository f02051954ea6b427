"""Mandala moves and chance events as text, and the sentences that refuse them."""

import numpy as np

from ...errors import IllegalMove
from ..position import CHANCE_TEXT, Position
from ..refusal import Refusal
from .state import (
    BUILD,
    CLAIM_COLOUR,
    COLOUR_COUNT,
    COLOURS,
    DISCARD,
    DRAW,
    GROW,
    MANDALAS,
    MOST_DISCARDED,
    MOST_GROWN,
    TURN,
)

MANDALA_NAMES = tuple(str(mandala + 1) for mandala in range(MANDALAS))
ACTION_TEXTS = (
    *(f"build {mandala} {colour}" for mandala in MANDALA_NAMES for colour in COLOURS),
    *(
        f"grow {mandala} {colour * cards}"
        for mandala in MANDALA_NAMES
        for colour in COLOURS
        for cards in range(1, MOST_GROWN + 1)
    ),
    *(f"discard {colour * cards}" for colour in COLOURS for cards in range(1, MOST_DISCARDED + 1)),
    *(f"claim {colour}" for colour in COLOURS),
)
NUMBERS = {text: number for number, text in enumerate(ACTION_TEXTS)}

# For each verb a move to show, and the most cards it can name.
VERBS = {
    "build": ("build 1 p", 1),
    "grow": ("grow 2 rrr", MOST_GROWN),
    "discard": ("discard kk", MOST_DISCARDED),
    "claim": ("claim y", 1),
}
CHANCE_VERBS = ("draw", "refill")

# In the order of the reasons in moves.py.
REFUSALS = (
    Refusal(),
    Refusal("ended", "the game is over"),
    Refusal("draw-first", "cards have to be drawn first ({due} to come)"),
    Refusal(
        "refill-first",
        "the Mountain of Mandala {current} has to be refilled first ({due} to come)",
    ),
    Refusal(
        "claim-first",
        "the Mountain of Mandala {current} is being claimed: choose one of its colours",
    ),
    Refusal("nothing-to-claim", "no Mandala is complete, so there is nothing to claim"),
    Refusal(
        "not-in-mountain",
        "there is no {colour} in the Mountain of Mandala {current}, which is being claimed",
    ),
    Refusal("no-such-card", "you hold no {colour} card"),
    Refusal("too-few-cards", "you hold only {held} {colour} {held:card|cards}"),
    Refusal("in-mountain", "{colour} is already in the Mountain of Mandala {mandala}"),
    Refusal("in-own-field", "{colour} is already in your Field of Mandala {mandala}"),
    Refusal("in-rival-field", "{colour} is already in the rival's Field of Mandala {mandala}"),
    Refusal("keep-a-card", "you must keep at least one card in hand"),
    Refusal(
        "nothing-to-draw", "you must keep at least one card in hand, and there is none to draw"
    ),
)


def read_move(text: str) -> int:
    """The number of a move, or IllegalMove with what is wrong about the text."""
    number = NUMBERS.get(text)
    if number is not None:
        return number
    verb, *rest = text.split(" ")
    if verb in CHANCE_VERBS:
        raise IllegalMove(f"{text!r} is a chance event, not a move", CHANCE_TEXT)
    if verb not in VERBS:
        examples = ", ".join(repr(example) for example, _ in VERBS.values())
        raise IllegalMove(f"{text!r} is no Mandala move; moves are like {examples}")
    example, most = VERBS[verb]
    if len(rest) != example.count(" "):
        raise IllegalMove(f"{text!r} must be like {example!r}")
    if len(rest) > 1 and rest[0] not in MANDALA_NAMES:
        raise IllegalMove(f"{text!r} names no Mandala: it is {' or '.join(MANDALA_NAMES)}")
    cards = rest[-1]
    check_letters(text, cards)
    if len(set(cards)) > 1:
        raise IllegalMove(f"{text!r} names more than one colour")
    raise IllegalMove(f"{text!r} names {len(cards)} cards, and the most to {verb} is {most}")


def check_letters(text: str, cards: str) -> None:
    """That a text names cards, and only of colours there are."""
    if not cards:
        raise IllegalMove(f"{text!r} names no card")
    for letter in cards:
        if letter not in COLOURS:
            raise IllegalMove(f"{text!r} has {letter!r}, which is no colour ({COLOURS})")


def refusal_words(state: np.record, action: int) -> dict[str, str | int]:
    """What a refused action speaks of: only what the seat may know."""
    mandala, colour = mandala_and_colour(action)
    return {
        "due": int(state.due),
        "current": int(state.mandala) + 1,
        "mandala": mandala + 1,
        "colour": COLOURS[colour],
        "held": int(state.hand[state.seat, colour]),
    }


def mandala_and_colour(action: int) -> tuple[int, int]:
    """The Mandala (0 where there is none) and the colour that an action names."""
    if action < GROW:
        return divmod(action - BUILD, COLOUR_COUNT)
    if action < DISCARD:
        return divmod((action - GROW) // MOST_GROWN, COLOUR_COUNT)
    if action < CLAIM_COLOUR:
        return 0, (action - DISCARD) // MOST_DISCARDED
    return 0, action - CLAIM_COLOUR


def is_chance_text(text: str) -> bool:
    """M2.3, M4.8: draws and refills are written by the table."""
    return text.split(" ")[0] in CHANCE_VERBS


def chance_prefix(state: np.record) -> str:
    """M2.3, M4.8: the words before the cards that are due."""
    # Named like this a field is read many times faster, and every text move asks for this one.
    return "draw" if state["phase"] == DRAW else f"refill {state['mandala'] + 1}"


def read_chance(state: np.record, text: str) -> list[int]:
    """The colours in the text of the draw or refill that is due, in the order they come."""
    prefix = chance_prefix(state)
    due = int(state.due)
    if not text.startswith(f"{prefix} "):
        example = f"'{prefix} {COLOURS[:due]}'"
        raise IllegalMove(f"{text!r} is not the chance event that is due, which is like {example}")
    cards = text[len(prefix) + 1 :]
    check_letters(text, cards)
    if len(cards) > due:
        raise IllegalMove(f"{text!r} brings {len(cards)} cards, and only {due} are due")
    return [COLOURS.index(letter) for letter in cards]


def hide_moves(position: Position, seat: int) -> list[str]:
    """M8.1: the moves as a seat (NOBODY: a spectator) saw them: what another draws is hidden."""
    state = position.state
    # Turns alternate, so whose draw it was follows from whose turn it is, counted backwards.
    turns = sum(_begins_turn(move) for move in position.moves)
    owner = int(state.seat + turns + (state.phase == TURN)) % 2
    hidden = []
    for move in position.moves:
        owner = 1 - owner if _begins_turn(move) else owner
        hidden.append(chance_as_seen(move, owner, seat))
    return hidden


def chance_as_seen(text: str, owner: int, seat: int) -> str:
    """M8.1: only who draws sees the cards; a refill lies open."""
    verb, _, cards = text.partition(" ")
    return f"draw {'?' * len(cards)}" if verb == "draw" and owner != seat else text


def _begins_turn(move: str) -> bool:
    """M2.1: whether this is the one action of a turn."""
    return move.startswith(("build", "grow", "discard"))


def reveals_secret(move: str) -> bool:
    """M8.1: what is laid or discarded comes from a hidden hand; what is claimed lay open."""
    return _begins_turn(move)
