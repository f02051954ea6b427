"""Mandamina in a terminal."""

from collections.abc import Sequence
from typing import Any, ClassVar

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ..wording import counted
from .board import Board, Scene, Sheet, View
from .chips import chip, chip_style, chips
from .points import total

COLUMNS = "abcdefg"
CELL = 5
ITEMS = {
    "shapes": ("{} different shape", "{} different shapes"),
    "centre": ("hole in the centre", "hole not in the centre"),
    "clusters": ("{} colour clustered", "{} colours clustered"),
    "moves": ("{} move", "{} moves"),
}
"""What the items of the score are called, for one and for any other number."""


class MandaminaBoard(Board):
    """The marbles, and beside them the score as it stands and the shapes of the clusters."""

    move_forms = (("c5", "the marble of c5 goes to the hole"),)
    legend = (
        "[ w ] is a marble of a colour that is one cluster; <.> is the hole; * is the marble "
        "moved last. Nobody talks: the moves are all there is."
    )
    endings: ClassVar[dict[str, str]] = {
        "clustered": "every colour is one cluster",
        "move-limit": "there are no moves left",
    }

    def draw(self, scene: Scene) -> RenderableType:
        """Board on the left, score on the right."""
        newest = "" if scene.before is None else scene.before["hole"]
        page = Table.grid(padding=(0, 3))
        page.add_row(_draw_cells(scene.view, newest), _draw_score(scene))
        return page

    def task(self, view: View, name: str) -> str:
        """Always the same: a marble to the hole."""
        return f"{name} moves a marble to the hole, {view['hole']}."

    def sheet(self, sheets: Sequence[Sheet], view: View, names: Sequence[str]) -> RenderableType:
        """What was counted, and what it was worth."""
        return _draw_items(sheets[0], counts_points=view["moves_left"] is None)

    def verdict(self, view: View, names: Sequence[str]) -> str:
        """All win or lose together."""
        word = "won" if view["winner"] else "lost"
        if view["moves_left"] is not None:
            return word
        points = view["scores"][0]
        return f"{word} with {counted(points, 'point')}"


def _draw_cells(view: View, newest: str) -> Text:
    clustered = {item["colour"] for item in view["clusters"] if item["clustered"]}
    heading = "   " + "".join(f"{column:^{CELL}}" for column in COLUMNS)
    lines = [Text(heading)]
    for number, row in zip(range(len(COLUMNS), 0, -1), view["board"], strict=True):
        line = Text(f" {number} ")
        for column, letter in zip(COLUMNS, row, strict=True):
            cell = f"{column}{number}"
            star = "*" if cell == newest else " "
            if cell == view["hole"]:
                line.append(f"{'<.>':^{CELL}}")
            elif letter in clustered:
                line.append(f"[{star}{letter} ]", chip_style(letter))
            else:
                line.append(" ").append(chip(letter, f"{star}{letter} ")).append(" ")
        lines.append(line.append(f" {number}"))
    lines.append(Text(heading))
    return Text("\n").join(lines)


def _draw_score(scene: Scene) -> RenderableType:
    view = scene.view
    table = Table.grid()
    if len(scene.names) > 1:
        table.add_row(_draw_names(scene))
    if view["ending"] is None:
        moves_left = view["moves_left"]
        heading = "As it stands" if moves_left is None else f"{counted(moves_left, 'move')} left"
        table.add_row(Text(heading))
        table.add_row(_draw_items(view["points"][0], counts_points=moves_left is None))
    table.add_row(_draw_shapes(view["clusters"]))
    return table


def _draw_names(scene: Scene) -> Text:
    names = (
        Text(name, "bold" if scene.view["turn"] == seat else "")
        for seat, name in enumerate(scene.names)
    )
    return Text(", ").join(names).append("\n")


def _draw_items(sheet: Sheet, counts_points: bool) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    table.add_column()
    table.add_column(justify="right")
    for item in sheet:
        one, many = ITEMS[item["item"]]
        words = (one if item["count"] == 1 else many).format(item["count"])
        table.add_row(words, f"{item['points']:+}" if counts_points else "")
    if counts_points:
        table.add_row("score", Text(str(total(sheet)), "bold"))
    return table


def _draw_shapes(clusters: Sequence[dict[str, Any]]) -> Text:
    """Clusters of one shape stand in one line: it counts only once."""
    shapes: dict[int, str] = {}
    for item in clusters:
        if item["clustered"]:
            shapes[item["shape"]] = shapes.get(item["shape"], "") + item["colour"]
    text = Text()
    for shape, letters in sorted(shapes.items()):
        same = " the same" if len(letters) > 1 else ""
        text.append("\n").append(chips(letters)).append(f" shape {shape + 1}{same}")
    return text
