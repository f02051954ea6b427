"""The graph of a reviewed game, drawn in characters."""

from dataclasses import dataclass

from rich.text import Text

from ..study.review.marks import Mark
from ..study.review.model import CHANCE_EVENT, DECISION, Review

HEIGHT = 9
"""Rows of the graph."""
AXIS = 7
"""Columns that the numbers beside it take."""
NARROWEST = 20
DECIDED, CAME, LEVEL = "●", "○", "·"
"""A move, a chance event, and the line of equal chances."""
SIGNS = {Mark.SLIP: "~", Mark.MISTAKE: "?", Mark.BLUNDER: "!"}
"""What stands below a decision, on a line for each seat."""
STYLES = {Mark.SLIP: "yellow", Mark.MISTAKE: "bright_red", Mark.BLUNDER: "bold red"}
SEVERITY = (Mark.SLIP, Mark.MISTAKE, Mark.BLUNDER)
LUCK_STYLE, MOVE_STYLE = "blue", "bold"


@dataclass(frozen=True)
class Column:
    """Some moves of the game that share a column."""

    value: float
    is_luck: bool
    """Whether chance moved the value more than decisions did."""
    marks: dict[int, Mark]
    """For each seat its worst mark in it."""


def draw_graph(review: Review, width: int) -> list[Text]:
    """The lines of the graph: values above, and a line of marks for each seat."""
    columns = columns_of(review, max(width - AXIS, NARROWEST))
    low, high = _bounds(review, [column.value for column in columns])
    rows = [_row_of(column.value, low, high) for column in columns]
    level = _row_of(0.5, low, high) if _is_chance(review) else None
    lines = []
    for row in range(HEIGHT):
        value = high - (high - low) * row / (HEIGHT - 1)
        line = Text(_label(review, value).rjust(AXIS - 2) + "  ", "dim")
        for column, place in zip(columns, rows, strict=True):
            if place == row:
                sign = CAME if column.is_luck else DECIDED
                line.append(sign, LUCK_STYLE if column.is_luck else MOVE_STYLE)
            else:
                line.append(LEVEL if row == level else " ", "dim")
        lines.append(line)
    return lines + [_marks_of(seat, columns) for seat in range(len(review.seats))]


def columns_of(review: Review, most: int) -> list[Column]:
    """The game in at most so many columns; the first is the deal."""
    count = min(len(review.points), most)
    marks = {grade.ply: (grade.seat, grade.mark) for grade in review.grades}
    moved = {event.ply: event for event in review.events}
    columns: list[Column] = []
    before = 0
    for number in range(count):
        last = round((number + 1) * len(review.points) / count) - 1
        plies = range(before - 1, last)  # The move of a ply leads to the point after it.
        events = [moved[ply] for ply in plies if ply in moved]
        luck = sum(abs(event.luck) for event in events if event.kind == CHANCE_EVENT)
        chosen = sum(abs(event.after - event.before) for event in events if event.kind == DECISION)
        worst: dict[int, Mark] = {}
        for seat, mark in (marks[ply] for ply in plies if ply in marks):
            if mark in SEVERITY:
                worst[seat] = max(worst.get(seat, mark), mark, key=SEVERITY.index)
        columns.append(Column(review.points[last].value, luck > chosen, worst))
        before = last + 1
    return columns


def _is_chance(review: Review) -> bool:
    return review.points[0].chance is not None


def _bounds(review: Review, values: list[float]) -> tuple[float, float]:
    """From 0 to 1 where somebody wins; else as far as the points went."""
    if _is_chance(review):
        return 0.0, 1.0
    low, high = min(values), max(values)
    return (low, high) if high > low else (low - 1.0, high + 1.0)


def _row_of(value: float, low: float, high: float) -> int:
    share = (high - value) / (high - low)
    return round(min(max(share, 0.0), 1.0) * (HEIGHT - 1))


def _label(review: Review, value: float) -> str:
    return f"{100 * value:.0f} %" if _is_chance(review) else f"{value:.0f}"


def _marks_of(seat: int, columns: list[Column]) -> Text:
    line = Text(f"{seat + 1}".rjust(AXIS - 2) + "  ", "dim")
    for column in columns:
        mark = column.marks.get(seat)
        line.append(" " if mark is None else SIGNS[mark], "" if mark is None else STYLES[mark])
    return line
