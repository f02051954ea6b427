"""Patterns in a terminal."""

from collections.abc import Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from .board import Board, Scene, Sheet, View
from .chips import chip, chip_style
from .points import points_table, total

COLUMNS = "abcdefgh"
CELL = 5
BRACKETS = (("[", "]"), ("(", ")"))
"""How the groups of each seat are marked, so that it takes no colour to tell them apart."""


class PatternsBoard(Board):
    """The round board with both players' groups, bowls and points beside it."""

    move_forms = (
        ("bowls rk", "first of all: red to seat 0's bowl, black to seat 1's"),
        ("open c4", "lay your bowl tile on c4 as a new group, take the tile of c4"),
        ("flip d5", "turn the tile of d5 face down: it joins your group of its colour"),
        ("swap e3", "lay your bowl tile on e3, where it joins its group, take the tile of e3"),
        ("done", "end the final flips, and with them the game"),
    )
    legend = (
        "Small letters lie face up. [ K ] and ( K ) are the groups of seat 0 and seat 1, with "
        "the marker's number; * is the last move."
    )
    endings: ClassVar[dict[str, str]] = {"stuck": "no move was left"}

    def draw(self, scene: Scene) -> RenderableType:
        """Board on the left, players on the right."""
        newest = (scene.last_move or "").rpartition(" ")[2]
        page = Table.grid(padding=(0, 3))
        page.add_row(
            _draw_cells(scene.view, newest),
            Group(*(_draw_player(scene.view, *player) for player in enumerate(scene.names))),
        )
        return page

    def task(self, view: View, name: str) -> str:
        """What to decide in each phase."""
        if view["phase"] == "bowls":
            return f"{name} shares out the starting tiles {' and '.join(view['tiles'])}."
        if view["phase"] == "final-flips":
            return f"The rival is stuck: {name} may go on flipping, or end it with done."
        return f"{name} is to move."

    def sheet(self, sheets: Sequence[Sheet], view: View, names: Sequence[str]) -> RenderableType:
        """Groups by number: tiles without the marker's, times the number."""
        return points_table("group", "number", "tiles", sheets, names)


def _draw_cells(view: View, newest: str) -> Text:
    claimed = _claimed_cells(view)
    heading = "   " + "".join(f"{column:^{CELL}}" for column in COLUMNS)
    lines = [Text(heading)]
    for number, row in zip(range(8, 0, -1), view["board"], strict=True):
        line = Text(f" {number} ")
        for column, letter in zip(COLUMNS, row, strict=True):
            cell = f"{column}{number}"
            if letter == ".":
                line.append(" " * CELL)
            elif cell in claimed:
                line.append(_draw_claimed(letter, *claimed[cell], is_newest=cell == newest))
            else:
                line.append(" ").append(chip(letter)).append(" ")
        lines.append(line.append(f" {number}"))
    lines.append(Text(heading))
    return Text("\n").join(lines)


def _claimed_cells(view: View) -> dict[str, tuple[int, str]]:
    """For every claimed cell its seat, and the number of the marker if one lies on it."""
    return {
        cell: (seat, str(group["number"]) if cell == group["marker"] else " ")
        for seat, groups in enumerate(view["groups"])
        for group in groups
        for cell in group["cells"]
    }


def _draw_claimed(letter: str, seat: int, marker: str, is_newest: bool) -> Text:
    left, right = BRACKETS[seat]
    return Text(f"{left}{'*' if is_newest else ' '}{letter}{marker}{right}", chip_style(letter))


def _draw_player(view: View, seat: int, name: str) -> Text:
    left, right = BRACKETS[seat]
    sheet = view["points"][seat]
    text = Text()
    text.append(f"{left} {right} {name}", "bold" if view["turn"] == seat else "")
    text.append(f"\n    {total(sheet)} points, bowl ")
    bowl = view["bowls"][seat]
    text.append(chip(bowl) if bowl else Text("empty"))
    for item in sheet if view["ending"] is None else ():
        text.append("\n    " if item["number"] % 2 else "  ")
        text.append(chip(item["colour"], f" {item['colour'].upper()}{item['number']} "))
        text.append(f" {item['tiles']}x{item['number']}={item['points']:<2}")
    return text.append("\n")
