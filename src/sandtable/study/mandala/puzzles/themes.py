"""What is in the solution of a Mandala puzzle: predicates over the position, each with its rule."""

from collections.abc import Callable

from ....games import Position
from ....games.mandala.state import CLAIM, COLOUR_COUNT, COLOURS
from ...puzzles.puzzle import Puzzle
from .claimers import claims_of, gain
from .hunt import CLAIMING

THEMES = (
    "river",
    "denial",
    "sacrifice",
    "ending",
    "certain",
    "completion",
    "lead",
    "tempo",
    "commitment",
)
MUCH = 3
"""Points, or cards, that make a theme."""
SURE = 0.9999


def _claim_themes(puzzle: Puzzle, position: Position) -> dict[str, bool]:
    state = position.state
    own, rival = puzzle.seat, 1 - puzzle.seat
    colour = COLOURS.index(puzzle.answer["best"].split()[1])
    there = claims_of(state)
    # The rival's hidden cards are not known: they are left out on that side.
    rivals = state.copy()
    rivals.hidden_cup[rival] = 0
    is_new = state.river[own, colour] == 0 and state.field_size[state.mandala, own] > 0
    most = max(gain(state, own, c) for c in there)
    return {
        "river": bool(is_new),
        "denial": gain(rivals, rival, colour) > gain(state, own, colour),
        "sacrifice": most >= gain(state, own, colour) + MUCH,
        "ending": bool(is_new and state.river_size[own] == COLOUR_COUNT - 1),
        "certain": puzzle.answer["moves"][puzzle.answer["best"]]["chance"] >= SURE,
    }


def _turn_themes(puzzle: Puzzle, position: Position) -> dict[str, bool]:
    move = puzzle.answer["best"]
    verb, *rest = move.split()
    after = position.copy()
    after.play(move)
    before = position.state
    then = after.state
    own, rival = puzzle.seat, 1 - puzzle.seat
    found = {"tempo": verb == "discard"}
    if verb == "discard":
        return found
    at = int(rest[0]) - 1
    lead_before = int(before.field_size[at, own] - before.field_size[at, rival])
    lead_then = int(then.field_size[at, own] - then.field_size[at, rival])
    completes = "claim" in " ".join(puzzle.answer["moves"][move]["line"]) or then.phase == CLAIM
    found |= {
        "completion": completes,
        "ending": completes and bool(before.exhausted),
        "lead": lead_before <= 0 < lead_then,
        "denial": lead_before < 0 <= lead_then,
        "commitment": verb == "grow" and len(rest[1]) >= MUCH,
        "sacrifice": verb == "grow" and not completes and lead_then <= 0,
    }
    return found


def themes_of(puzzle: Puzzle) -> tuple[str, ...]:
    """All themes of a puzzle."""
    rules: Callable[[Puzzle, Position], dict[str, bool]]
    rules = _claim_themes if puzzle.kind == CLAIMING else _turn_themes
    found = rules(puzzle, puzzle.start())
    return tuple(theme for theme in THEMES if found.get(theme))
