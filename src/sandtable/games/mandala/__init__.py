"""Mandala: two players lay coloured sand into two Mandalas, take them apart and collect it."""

from typing import Any, ClassVar

import numpy as np

from ..game import Game, Options
from . import chance, deal, moves, notation, picture, prospects, scoring, state, view


class Mandala(Game):
    """The game of docs/rules/mandala.md."""

    name = "mandala"
    title = "Mandala"
    rules_version = state.RULES_VERSION
    colours = state.COLOURS
    colour_names = state.COLOUR_NAMES
    state_type = state.STATE
    observation_type = state.OBSERVATION
    action_texts = notation.ACTION_TEXTS
    most_legal = state.MOST_LEGAL
    chance_outcomes = state.COLOUR_COUNT
    deal_bounds = deal.DEAL_BOUNDS
    endings = state.ENDINGS
    refusals = notation.REFUSALS
    has_secrets = True
    has_memory = True
    rules: ClassVar[dict[str, Any]] = {
        "to_move": moves.to_move,
        "legal_actions": moves.legal_actions,
        "refusal": moves.refusal,
        "apply": moves.apply,
        "chance_weights": chance.chance_weights,
        "apply_chance": chance.apply_chance,
        "deal": deal.deal,
        "observe": view.observe,
        "resample": view.resample,
        "scores": scoring.scores,
    }

    read_deal = staticmethod(deal.read_deal)
    write_deal = staticmethod(deal.write_deal)
    read_move = staticmethod(notation.read_move)
    refusal_words = staticmethod(notation.refusal_words)
    prospects = staticmethod(prospects.prospects)
    is_chance_text = staticmethod(notation.is_chance_text)
    chance_prefix = staticmethod(notation.chance_prefix)
    read_chance = staticmethod(notation.read_chance)
    hide_moves = staticmethod(notation.hide_moves)
    chance_as_seen = staticmethod(notation.chance_as_seen)
    reveals_secret = staticmethod(notation.reveals_secret)
    ending = staticmethod(scoring.ending)
    winner = staticmethod(scoring.winner)
    score_sheet = staticmethod(scoring.score_sheet)
    describe = staticmethod(view.describe)
    from_memory = staticmethod(view.from_memory)
    draw = staticmethod(picture.draw)
    read_picture = staticmethod(picture.read_picture)

    def write_options(self, state: np.record, options: Options) -> None:
        """Mandala has no options."""

    def seat_count(self, options: Options) -> int:
        """Always two."""
        return state.SEATS
