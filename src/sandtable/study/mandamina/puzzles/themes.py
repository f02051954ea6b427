"""What is in the solution of a Mandamina puzzle: predicates over layouts, each with its rule."""

from collections.abc import Callable, Mapping

from ....games.bits import popcount
from ....games.mandamina.scoring import cluster_count
from ....games.mandamina.state import COLOUR_COUNT
from ....players.mandamina.solver.distance import components_without_hole
from ....players.mandamina.solver.layout import CENTRE_BIT, HOLE, Layout, Task
from ...puzzles.puzzle import Puzzle
from .targets import as_layout

LONG = 9
NEARLY_ALL = 6

Rule = Callable[[Puzzle, Layout, list[Layout]], bool]


def _is_detour(puzzle: Puzzle, start: Layout, targets: list[Layout]) -> bool:
    """Fact 1: every best end has a component without the hole."""
    return all(components_without_hole(start, target) > 0 for target in targets)


def _is_sacrifice(puzzle: Puzzle, start: Layout, targets: list[Layout]) -> bool:
    """Whatever the end, a colour that is clustered now lies elsewhere then."""
    finished = [colour for colour in range(COLOUR_COUNT) if cluster_count(int(start[colour])) == 1]
    return all(any(start[c] != target[c] for c in finished) for target in targets)


def _is_centre(puzzle: Puzzle, start: Layout, targets: list[Layout]) -> bool:
    """S4.5: every best end leaves the centre empty, and it is not empty now."""
    if "score" not in puzzle.task or start[HOLE] == CENTRE_BIT:
        return False
    return all(target[HOLE] == CENTRE_BIT for target in targets)


def _is_longer(puzzle: Puzzle, start: Layout, targets: list[Layout]) -> bool:
    return bool(puzzle.task.get("fewest", puzzle.task["moves"]) < puzzle.task["moves"])


def _is_choice(puzzle: Puzzle, start: Layout, targets: list[Layout]) -> bool:
    return len(targets) > 1


def _is_long(puzzle: Puzzle, start: Layout, targets: list[Layout]) -> bool:
    return bool(puzzle.task["moves"] >= LONG)


def _is_ending(puzzle: Puzzle, start: Layout, targets: list[Layout]) -> bool:
    finished = sum(cluster_count(int(start[colour])) == 1 for colour in range(COLOUR_COUNT))
    return finished >= NEARLY_ALL


RULES: Mapping[str, Rule] = {
    "detour": _is_detour,
    "sacrifice": _is_sacrifice,
    "centre": _is_centre,
    "longer": _is_longer,
    "choice": _is_choice,
    "long": _is_long,
    "ending": _is_ending,
}
THEMES = tuple(RULES)


def themes_of(puzzle: Puzzle) -> tuple[str, ...]:
    """All themes of a puzzle."""
    start = Task.of(puzzle.start().state).start
    targets = [as_layout(text) for text in puzzle.answer["targets"]]
    return tuple(theme for theme, rule in RULES.items() if rule(puzzle, start, targets))


def to_fill(start: Layout, target: Layout) -> int:
    """How many marbles are not yet in their place."""
    return sum(popcount(int(target[c]) & ~int(start[c])) for c in range(HOLE))
