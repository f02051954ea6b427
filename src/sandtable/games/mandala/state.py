"""The cards of Mandala and the record that holds a game in progress."""

import numpy as np

RULES_VERSION = "1"

# Six colours, 18 cards of each.
COLOURS = "kroygp"
COLOUR_NAMES = ("black", "red", "orange", "yellow", "green", "purple")
COLOUR_COUNT = 6
CARDS_PER_COLOUR = 18
CARD_COUNT = COLOUR_COUNT * CARDS_PER_COLOUR
SEATS = 2
MANDALAS = 2
NONE = -1

# M1.1, M2.3, M4.8: how many cards go where.
MOUNTAIN_START = 2
HAND_START = 6
HIDDEN_CUP = 2
HAND_LIMIT = 8
BUILD_DRAW = 3

# Phases of a game: somebody acts, cards come to a hand, somebody claims, cards come to a
# Mountain, and the end.
TURN, DRAW, CLAIM, REFILL, OVER = range(5)
PHASES = ("turn", "draw", "claim", "refill", "over")
ENDINGS = (None, "river", "deck")
NOT_ENDED, RIVER_FULL, DECK_EXHAUSTED = range(3)

# A zone counts its cards of each colour. The sizes are kept beside the counts because nearly
# every decision asks for them.
PUBLIC_FIELDS = [
    ("mountain", "<i2", (MANDALAS, COLOUR_COUNT)),
    ("field", "<i2", (MANDALAS, SEATS, COLOUR_COUNT)),
    ("cup", "<i2", (SEATS, COLOUR_COUNT)),  # claimed cards, without the hidden two
    ("river", "<i2", (SEATS, COLOUR_COUNT)),  # the space 1 to 6 of each colour, 0 without one
    ("discard", "<i2", (COLOUR_COUNT,)),
    ("field_size", "<i2", (MANDALAS, SEATS)),
    ("hand_size", "<i2", (SEATS,)),
    ("river_size", "<i2", (SEATS,)),
    ("deck_size", "<i2"),
    ("discard_size", "<i2"),
    ("seat", "<i2"),  # whose turn it is, also while chance is due or a Mandala is claimed
    ("phase", "<i2"),
    ("mandala", "<i2"),  # the one played into, claimed or refilled; NONE: there is no such
    ("claimer", "<i2"),  # who claims next; NONE when nobody does
    ("due", "<i2"),  # cards still to come from the deck
    ("exhausted", "<i1"),  # 1 once the deck has run out
    ("returned", "<i1"),  # 1 after a discard that could only take the same cards back
]
SECRET_FIELDS = [
    ("hand", "<i2", (SEATS, COLOUR_COUNT)),
    ("hidden_cup", "<i2", (SEATS, COLOUR_COUNT)),  # the two cards dealt into each Cup
]
FIELDS = [*SECRET_FIELDS, ("deck", "<i2", (COLOUR_COUNT,)), *PUBLIC_FIELDS]
STATE = np.dtype((np.record, np.dtype(FIELDS, align=True)))

# What one seat may know. Of the secret cards only those it may see are counted; `unseen` pools
# all others and the deck, whoever holds them.
OBSERVATION_FIELDS = [
    *SECRET_FIELDS,
    ("unseen", "<i2", (COLOUR_COUNT,)),
    *PUBLIC_FIELDS,
    ("observer", "<i2"),  # the seat that looks; NOBODY: a spectator
    ("unseen_size", "<i2"),
    ("unseen_cup", "<i2", (SEATS,)),  # how many of the cards dealt into each Cup are unseen
]
OBSERVATION = np.dtype((np.record, np.dtype(OBSERVATION_FIELDS, align=True)))

# Every decision has a number: build for each Mandala and colour; grow for each Mandala, colour
# and number of cards; discard for each colour and number of cards; claim for each colour.
MOST_GROWN = HAND_LIMIT - 1
MOST_DISCARDED = HAND_LIMIT
BUILD = 0
GROW = BUILD + MANDALAS * COLOUR_COUNT
DISCARD = GROW + MANDALAS * COLOUR_COUNT * MOST_GROWN
CLAIM_COLOUR = DISCARD + COLOUR_COUNT * MOST_DISCARDED
ACTION_COUNT = CLAIM_COLOUR + COLOUR_COUNT
WRITTEN_AHEAD = MOST_DISCARDED  # moves.py writes so many beyond the last legal action
MOST_LEGAL = MANDALAS * (COLOUR_COUNT + HAND_LIMIT) + HAND_LIMIT + WRITTEN_AHEAD
"""Every colour built, every hand card grown, in both Mandalas, and discarded; and that room."""
