"""Mandala judged by hand: where learning starts."""

import numpy as np

from .evaluation import FEATURES, HIDDEN, MANDALA_FEATURES, REST, SIDE_FEATURES, TABLES
from .policy import BUILD_ROW, BUILDS, DISCARD_ROW, DISCARDS, GROW_ROW, GROWS, KINDS, ROW
from .thinking import Weights

# What each number about a seat counts for that seat, in the units of the logistic function.
OWN_SIDE = (1.6, 1.2, 0.0, 0.3, 0.3, 0.9, 0.3, 0.0, 0.0)
# What each number about a Mandala counts for the seat that acts next; the rival's own numbers
# count the same the other way.
OWN_TABLE = {3: 0.3, 4: -0.3, 5: 0.3, 6: -0.3, 7: -0.2, 8: 0.2, 9: 0.25, 14: -0.25}
LATE_LEAD = 2.0
"""What a lead counts the more the nearer the end is."""

POLICY = {
    BUILDS: {
        BUILD_ROW.always: 0.5,
        BUILD_ROW.drawn: 1.0,
        BUILD_ROW.completes_leading: 1.5,
        BUILD_ROW.completes_absent: -4.0,
        BUILD_ROW.completes_unopposed: 0.5,
        BUILD_ROW.completed_worth: 0.6,
        BUILD_ROW.own_gain: 0.5,
        BUILD_ROW.rival_gain: -0.4,
        BUILD_ROW.lead: 0.3,
        BUILD_ROW.nearly: -0.3,
    },
    GROWS: {
        GROW_ROW.always: 0.0,
        GROW_ROW.cards: -0.3,
        GROW_ROW.completes_leading: 1.2,
        GROW_ROW.completes_unopposed: 0.5,
        GROW_ROW.completed_worth: 0.6,
        GROW_ROW.was_absent: 0.6,
        GROW_ROW.takes_lead: 0.8,
        GROW_ROW.mountain_gain: 0.5,
        GROW_ROW.own_gain: -0.5,
        GROW_ROW.hand_left: 0.5,
    },
    DISCARDS: {
        DISCARD_ROW.always: -2.0,
        DISCARD_ROW.cards: 0.5,
        DISCARD_ROW.own_gain: -0.5,
        DISCARD_ROW.is_playable: -1.0,
    },
}


def handmade_weights() -> Weights:
    """An evaluation and a policy that know what every player knows after a few games."""
    direct = np.zeros(FEATURES, dtype=np.float32)
    direct[:SIDE_FEATURES] = OWN_SIDE
    direct[SIDE_FEATURES : 2 * SIDE_FEATURES] = [-value for value in OWN_SIDE]
    for start in (TABLES, TABLES + MANDALA_FEATURES):
        for place, value in OWN_TABLE.items():
            direct[start + place] = value
    direct[REST + 4] = LATE_LEAD
    policy = np.zeros((KINDS, ROW), dtype=np.float32)
    for kind, values in POLICY.items():
        for place, value in values.items():
            policy[kind, place] = value
    return {
        "inner": np.zeros((FEATURES, HIDDEN), dtype=np.float32),
        "inner_bias": np.zeros(HIDDEN, dtype=np.float32),
        "outer": np.zeros(HIDDEN, dtype=np.float32),
        "direct": direct,
        "policy": policy,
    }
