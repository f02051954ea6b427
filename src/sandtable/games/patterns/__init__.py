"""Patterns: two players open and extend groups of tiles on a round board; nothing is hidden."""

from .. import no_chance, open_information
from ..game import Game, rules_in
from . import deal, moves, notation, picture, prospects, scoring, state, svg, view
from .features import BOARD_SHAPE, FEATURES


class Patterns(Game):
    """The game of docs/rules/patterns.md."""

    name = "patterns"
    title = "Patterns"
    summary = "two players claim groups of tiles; nothing is hidden"
    order = 2
    rules_letter = "P"
    rules_version = state.RULES_VERSION
    colours = state.COLOURS
    colour_names = state.COLOUR_NAMES
    state_type = state.STATE
    observation_type = state.OBSERVATION
    features = FEATURES
    board_shape = BOARD_SHAPE
    action_texts = notation.ACTION_TEXTS
    most_legal = state.MOST_LEGAL
    deal_bounds = deal.DEAL_BOUNDS
    endings = state.ENDINGS
    refusals = notation.REFUSALS
    seats = state.SEATS
    # Every turn and every final flip takes a tile that lies face up; the bowls; and twice `done`.
    enough_moves = state.CELL_COUNT + 3
    always_ends = True
    rules = rules_in(moves, deal, scoring, no_chance, open_information)

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
    draw_svg = staticmethod(svg.draw_svg)
    read_picture = staticmethod(picture.read_picture)

    def view_shape(self) -> type:
        """Imported when it is asked for: only the description of the API needs it."""
        from .shape import PatternsPosition

        return PatternsPosition
