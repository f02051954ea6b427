"""Mandala: two players lay coloured sand into two Mandalas, take them apart and collect it."""

from ..game import Game, rules_in
from . import chance, deal, moves, notation, picture, prospects, scoring, state, svg, view
from .features import FEATURES


class Mandala(Game):
    """The game of docs/rules/mandala.md."""

    name = "mandala"
    title = "Mandala"
    summary = "two players claim cards by colour; hands are hidden"
    order = 1
    rules_letter = "M"
    rules_version = state.RULES_VERSION
    colours = state.COLOURS
    colour_names = state.COLOUR_NAMES
    state_type = state.STATE
    observation_type = state.OBSERVATION
    features = FEATURES
    action_texts = notation.ACTION_TEXTS
    most_legal = state.MOST_LEGAL
    chance_outcomes = state.COLOUR_COUNT
    deal_bounds = deal.DEAL_BOUNDS
    endings = state.ENDINGS
    refusals = notation.REFUSALS
    seats = state.SEATS
    has_secrets = True
    has_memory = True
    rules = rules_in(moves, chance, deal, view, scoring)

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
    holding_text = staticmethod(view.holding_text)
    reveals_secret = staticmethod(notation.reveals_secret)
    ending = staticmethod(scoring.ending)
    winner = staticmethod(scoring.winner)
    score_sheet = staticmethod(scoring.score_sheet)
    describe = staticmethod(view.describe)
    describe_in_turn = staticmethod(view.describe_in_turn)
    from_memory = staticmethod(view.from_memory)
    draw = staticmethod(picture.draw)
    draw_svg = staticmethod(svg.draw_svg)
    read_picture = staticmethod(picture.read_picture)

    def view_shape(self) -> type:
        """Imported when it is asked for: only the description of the API needs it."""
        from .shape import MandalaPosition

        return MandalaPosition
