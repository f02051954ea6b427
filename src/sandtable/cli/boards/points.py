"""Points with their arithmetic, in the same form for every game that counts spaces or groups."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from .board import Sheet
from .chips import chips

SPACES = range(1, 7)


def total(sheet: Sheet) -> int:
    """All points of a seat."""
    return sum(item["points"] for item in sheet)


def points_table(
    noun: str, number: str, count: str, sheets: Sequence[Sheet], names: Sequence[str]
) -> Table:
    """A column for every seat: what each number gave, as `colour count x number = points`."""
    table = Table.grid(padding=(0, 3))
    table.add_row(noun, *(Text(name, "bold") for name in names))
    for space in SPACES:
        items = [next((item for item in sheet if item[number] == space), None) for sheet in sheets]
        table.add_row(str(space), *(_item(item, space, count) for item in items))
    table.add_row("points", *(Text(f"{total(sheet):>12}", "bold") for sheet in sheets))
    return table


def _item(item: Mapping[str, Any] | None, space: int, count: str) -> Text:
    if item is None:
        return Text("-")
    sum_of_item = f" {item[count]:>2} x {space} = {item['points']:>2}"
    return Text.assemble(chips(item["colour"]), sum_of_item)
