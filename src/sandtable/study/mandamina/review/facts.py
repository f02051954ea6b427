"""Why one move of Mandamina is better than another: shapes, centre and moves add up to the loss."""

from collections.abc import Iterator
from dataclasses import dataclass

from ....games import Position
from ....games.bits import popcount
from ....games.mandamina.shapes import shape_number
from ....games.mandamina.state import CELLS, COLOUR_COUNT, COLOURS, SIMPLE
from ....players.mandamina.partner.moves import colour_on
from ....players.mandamina.solver.layout import CENTRE_BIT, HOLE, Layout, Task, all_clustered
from ...review.marks import POINTS, in_percent
from ...review.model import Fact, Number
from ...saying import Saying, Word, colour
from .optimum import Optimum
from .plan import bit_of, breaks, continues

SHAPES, CENTRE, MOVES = "shapes", "centre", "moves"
HOME, AGAIN, BROKEN = "home", "again", "broken"
KINDS = (HOME, BROKEN, AGAIN, SHAPES, CENTRE, MOVES)
BETWEEN, MOVE_END = " | ", " "
"""How a fact writes down the lines it is about."""
PARTS = (SHAPES, CENTRE, MOVES)
"""What adds up to the loss."""


@dataclass(frozen=True)
class Comparison:
    """Two moves from one position, each with the best end after it."""

    position: Position
    move: str
    better: str
    with_move: Optimum
    """After the move that was played."""
    with_better: Optimum
    """From the position, beginning with the better move."""

    @property
    def loss(self) -> int:
        return self.with_better.value - self.with_move.value

    @property
    def is_proven(self) -> bool:
        return self.with_better.is_proven and self.with_move.is_proven


def all_facts(both: Comparison) -> tuple[Fact, ...]:
    """All there is, told or not."""
    parts = tuple(_parts(both))
    if both.loss <= 0 or sum(part.difference.value for part in parts) != both.loss:
        return ()
    return (*_home(both), *_broken(both), *_again(both), *parts)


def _parts(both: Comparison) -> Iterator[Fact]:
    """S4.1: the points of both ends, by what they are for."""
    task = Task.of(both.position.state)
    ends = (both.with_move.target, both.with_better.target)
    if task.shape_value:
        shapes = [shape_count(end) for end in ends]
        points = [task.shape_value * count for count in shapes]
        subject: dict[str, str | int] = {"shapes": shapes[1], "instead": shapes[0]}
        yield from _fact(both, SHAPES, subject, points[0], points[1], POINTS)
        centre = [task.centre_value if end[HOLE] == CENTRE_BIT else 0 for end in ends]
        yield from _fact(both, CENTRE, {}, centre[0], centre[1], POINTS)
    with_move = task.moves_made + 1 + len(both.with_move.line)
    with_better = task.moves_made + len(both.with_better.line)
    yield from _fact(both, MOVES, {}, with_move, with_better, MOVES, -1)


def _home(both: Comparison) -> Iterator[Fact]:
    """The better move puts a marble where it can stay; how many of its colour are then in place."""
    layout, target = Task.of(both.position.state).start, both.with_better.target
    if not continues(layout, target, both.better):
        return
    colour = colour_on(layout, CELLS.index(both.better))
    before = popcount(int(target[colour] & layout[colour]))
    subject: dict[str, str | int] = {
        "cell": both.better, "colour": COLOURS[colour], "home": before + 1
    }  # fmt: skip
    if not continues(layout, target, both.move):
        yield from _about_a_move(both, HOME, subject)


def _broken(both: Comparison) -> Iterator[Fact]:
    """The move took a marble away that was in place in the plan."""
    layout = Task.of(both.position.state).start
    if breaks(layout, both.with_better.target, both.move):
        colour = COLOURS[colour_on(layout, CELLS.index(both.move))]
        yield from _about_a_move(both, BROKEN, {"cell": both.move, "colour": colour})


def _again(both: Comparison) -> Iterator[Fact]:
    """The marble that was moved has to move again, in the best line after it."""
    layout = Task.of(both.position.state).start
    if all_clustered(both.with_move.target) and not both.with_move.line:
        return
    colour = colour_on(layout, CELLS.index(both.move))
    stays = int(both.with_move.target[colour]) & int(layout[HOLE])
    hole = next(cell for cell in CELLS if bit_of(cell) == int(layout[HOLE]))
    if not stays and hole in both.with_move.line:
        yield from _about_a_move(both, AGAIN, {"cell": both.move, "colour": COLOURS[colour]})


def _about_a_move(both: Comparison, kind: str, subject: dict[str, str | int]) -> Iterator[Fact]:
    """A fact about the move itself: it stands for the moves that are lost by it."""
    task = Task.of(both.position.state)
    with_move = task.moves_made + 1 + len(both.with_move.line)
    with_better = task.moves_made + len(both.with_better.line)
    if with_move > with_better:
        yield from _fact(both, kind, subject, with_move, with_better, MOVES, -1)


def _fact(
    both: Comparison,
    kind: str,
    subject: dict[str, str | int],
    with_move: int,
    with_better: int,
    unit: str,
    sign: int = 1,
) -> Iterator[Fact]:
    difference = sign * (with_better - with_move)
    if difference == 0:
        return
    yield Fact(
        kind=kind,
        subject=subject,
        move=both.move,
        better=both.better,
        with_move=Number.exact(with_move),
        with_better=Number.exact(with_better),
        difference=Number.exact(difference),
        unit=unit,
        share=difference / both.loss,
        percent=in_percent(POINTS, difference),
        is_proven=both.is_proven,
        seed=BETWEEN.join(
            MOVE_END.join(line)
            for line in ((both.move, *both.with_move.line), both.with_better.line)
        ),
    )


def lines_of(fact: Fact) -> list[tuple[str, ...]]:
    """The two lines that a fact is about: it names them as its seed."""
    return [tuple(part.split(MOVE_END)) for part in fact.seed.split(BETWEEN)]


def say(fact: Fact) -> Saying:
    """A fact as a sentence."""
    words: dict[str, Word] = {
        "move": fact.move,
        "better": fact.better,
        "a": round(fact.with_better.value),
        "b": round(fact.with_move.value),
        **fact.subject,
    }
    if "colour" in fact.subject:
        words["colour"] = colour(str(fact.subject["colour"]))
    return Saying(f"mandamina-fact-{fact.kind}", words)


def shape_count(target: Layout) -> int:
    """S4.2: how many different shapes a layout has in which all colours are clustered."""
    return len({int(shape_number(target[colour])) for colour in range(COLOUR_COUNT)})


def is_simple(position: Position) -> bool:
    """S6.1: whether only the moves count."""
    return bool(position.state.goal == SIMPLE)
