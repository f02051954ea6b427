"""Mandamina: silent players together move marbles until every colour is one cluster."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import numpy as np

from .. import no_chance, open_information
from ..game import Game, Options, rules_in
from . import deal, moves, notation, picture, scoring, svg, view
from . import state as board
from .features import BOARD_SHAPE, FEATURES


class Mandamina(Game):
    """The game of docs/rules/mandamina.md."""

    name = "mandamina"
    title = "Mandamina"
    summary = "alone or together, gather marbles by colour in few moves"
    order = 3
    rules_letter = "S"
    rules_version = board.RULES_VERSION
    colours = board.COLOURS
    colour_names = board.COLOUR_NAMES
    state_type = board.STATE
    observation_type = board.OBSERVATION
    features = FEATURES
    board_shape = BOARD_SHAPE
    action_texts = notation.ACTION_TEXTS
    most_legal = board.MOST_LEGAL
    deal_bounds = deal.DEAL_BOUNDS
    endings = board.ENDINGS
    refusals = notation.REFUSALS
    options: ClassVar[Mapping[str, Sequence[Any]]] = {
        "difficulty": board.DIFFICULTIES,
        "goal": board.GOALS,
        "seats": board.SEAT_COUNTS,
    }
    # S3.2: only clustering all colours ends a game for points; who wants to is there long before.
    enough_moves = 200
    best_score = int(board.COLOUR_COUNT * board.SHAPE_VALUES.max() + board.CENTRE_VALUE)
    shared_result = True
    rules = rules_in(moves, deal, scoring, no_chance, open_information)

    read_deal = staticmethod(deal.read_deal)
    write_deal = staticmethod(deal.write_deal)
    read_move = staticmethod(notation.read_move)
    refusal_words = staticmethod(notation.refusal_words)
    ending = staticmethod(scoring.ending)
    winner = staticmethod(scoring.winner)
    score_sheet = staticmethod(scoring.score_sheet)
    describe = staticmethod(view.describe)
    draw = staticmethod(picture.draw)
    draw_svg = staticmethod(svg.draw_svg)
    read_picture = staticmethod(picture.read_picture)

    def write_options(self, state: np.record, options: Options) -> None:
        """S1.4, S4.4, S6.1: seats, difficulty and goal are settled before the deal."""
        state.difficulty = board.DIFFICULTIES.index(options["difficulty"])
        state.goal = board.GOALS.index(options["goal"])
        state.seats = options["seats"]

    def view_shape(self) -> type:
        """Imported when it is asked for: only the description of the API needs it."""
        from .shape import MandaminaPosition

        return MandaminaPosition
