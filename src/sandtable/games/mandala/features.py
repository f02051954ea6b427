"""What the fields of an observation of Mandala mean to a learner."""

from ..features import Feature
from .state import (
    CARD_COUNT,
    CARDS_PER_COLOUR,
    COLOUR_COUNT,
    HAND_LIMIT,
    HIDDEN_CUP,
    MANDALAS,
    PHASES,
)

FEATURES = {
    "hand": Feature(most=HAND_LIMIT, seat_axis=0),
    "hidden_cup": Feature(most=HIDDEN_CUP, seat_axis=0),
    "unseen": Feature(most=CARDS_PER_COLOUR),
    "mountain": Feature(most=CARDS_PER_COLOUR),
    "field": Feature(most=CARDS_PER_COLOUR, seat_axis=1),
    "cup": Feature(most=CARDS_PER_COLOUR, seat_axis=0),
    "river": Feature(most=COLOUR_COUNT, seat_axis=0),
    "discard": Feature(most=CARDS_PER_COLOUR),
    "field_size": Feature(most=CARD_COUNT, seat_axis=1),
    "hand_size": Feature(most=HAND_LIMIT, seat_axis=0),
    "river_size": Feature(most=COLOUR_COUNT, seat_axis=0),
    "deck_size": Feature(most=CARD_COUNT),
    "discard_size": Feature(most=CARD_COUNT),
    "seat": Feature(is_seat=True),
    "phase": Feature(kinds=len(PHASES)),
    "mandala": Feature(kinds=MANDALAS),
    "claimer": Feature(is_seat=True),
    "due": Feature(most=HAND_LIMIT),
    # Who looks is always the first seat of all fields.
    "observer": Feature(is_told=False),
    "unseen_size": Feature(most=CARD_COUNT),
    "unseen_cup": Feature(most=HIDDEN_CUP, seat_axis=0),
}
