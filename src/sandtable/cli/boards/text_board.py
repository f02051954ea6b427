"""The board of a game that has none of its own: the picture it draws as text."""

from collections.abc import Sequence
from typing import ClassVar

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ..wording import counted
from .board import Board, Scene, Sheet, View
from .points import total


class Verbatim(dict[str, str]):
    """The endings of a game in its own words."""

    def __missing__(self, ending: str) -> str:
        return ending.replace("-", " ")


class TextBoard(Board):
    """Knows of a game what every game says of itself."""

    move_forms = ()
    legend = "A move is typed as the list of legal moves shows it."
    endings: ClassVar[Verbatim] = Verbatim()

    def draw(self, scene: Scene) -> RenderableType:
        """The picture, as the viewer may see it."""
        return Text(scene.picture)

    def task(self, view: View, name: str) -> str:
        """Nothing is known of it but whose it is."""
        return f"{name} is to move."

    def sheet(self, sheets: Sequence[Sheet], view: View, names: Sequence[str]) -> RenderableType:
        """Every item of the score in the words of the rules, and the sum."""
        table = Table.grid(padding=(0, 3))
        for name, sheet in zip(names, sheets, strict=False):  # one sheet for all, or one a seat
            heading = name if len(sheets) > 1 else "all"
            table.add_row(Text(heading, "bold"), Text(str(total(sheet)), "bold"))
            for item in sheet:
                words = (f"{key} {value}" for key, value in item.items() if key != "points")
                table.add_row("  " + ", ".join(words), str(item["points"]))
        return table

    def verdict(self, view: View, names: Sequence[str]) -> str:
        """Who won, and all scores."""
        winner, scores = view["winner"], view["scores"]
        if isinstance(winner, bool):
            return f"{'won' if winner else 'lost'} with {counted(scores[0], 'point')}"
        points = ", ".join(f"{name} {score}" for name, score in zip(names, scores, strict=True))
        return f"{'a draw' if winner is None else f'{names[winner]} wins'} ({points})"
