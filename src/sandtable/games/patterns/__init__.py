"""Patterns: two players open and extend groups of tiles on a round board; nothing is hidden."""

from typing import Any, ClassVar

import numpy as np

from .. import no_chance, open_information
from ..game import Game, Options
from . import deal, moves, notation, picture, prospects, scoring, state, view


class Patterns(Game):
    """The game of docs/rules/patterns.md."""

    name = "patterns"
    title = "Patterns"
    rules_version = state.RULES_VERSION
    colours = state.COLOURS
    colour_names = state.COLOUR_NAMES
    state_type = state.STATE
    observation_type = state.OBSERVATION
    action_texts = notation.ACTION_TEXTS
    most_legal = state.MOST_LEGAL
    deal_bounds = deal.DEAL_BOUNDS
    endings = state.ENDINGS
    refusals = notation.REFUSALS
    rules: ClassVar[dict[str, Any]] = {
        "to_move": moves.to_move,
        "legal_actions": moves.legal_actions,
        "refusal": moves.refusal,
        "apply": moves.apply,
        "chance_weights": no_chance.chance_weights,
        "apply_chance": no_chance.apply_chance,
        "deal": deal.deal,
        "observe": open_information.observe,
        "resample": open_information.resample,
        "scores": scoring.scores,
    }

    read_deal = staticmethod(deal.read_deal)
    write_deal = staticmethod(deal.write_deal)
    read_move = staticmethod(notation.read_move)
    refusal_words = staticmethod(notation.refusal_words)
    prospects = staticmethod(prospects.prospects)
    ending = staticmethod(scoring.ending)
    winner = staticmethod(scoring.winner)
    score_sheet = staticmethod(scoring.score_sheet)
    describe = staticmethod(view.describe)
    draw = staticmethod(picture.draw)
    read_picture = staticmethod(picture.read_picture)

    def write_options(self, state: np.record, options: Options) -> None:
        """Patterns has no options."""

    def seat_count(self, options: Options) -> int:
        """Always two."""
        return state.SEATS
