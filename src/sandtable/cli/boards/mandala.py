"""Mandala in a terminal."""

from collections.abc import Sequence
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from .board import Board, Scene, Sheet, View
from .chips import chip, chips
from .points import points_table, total

MANDALA_WIDTH = 26
CUP_WIDTH = 20
PILE_WIDTH = 40
RIVER_SPACES = 6


class MandalaBoard(Board):
    """Both Mandalas, then Rivers and Cups, then the deck, the discard pile and the own hand."""

    move_forms = (
        ("build 1 p", "a purple card into the Mountain of Mandala 1, then draw up to three"),
        ("grow 2 rrr", "three red cards into your Field of Mandala 2"),
        ("discard kk", "two black cards onto the discard pile, then draw two"),
        ("claim y", "take all yellow cards of the Mountain that is being claimed"),
    )
    legend = (
        "Letters are cards, k9 is nine black ones. A Cup shows what was claimed, and after the + "
        "the two cards dealt into it, which only their owner knows; with hidden memory the other "
        "player's Cup shows only how many cards it holds."
    )
    endings: ClassVar[dict[str, str]] = {
        "river": "a River has all six colours",
        "deck": "the deck has run out",
    }
    tie_break = "with the smaller Cup"

    def draw(self, scene: Scene) -> RenderableType:
        """The viewer sits below, the other above."""
        view, names = scene.view, scene.names
        own = view["seat"] or 0
        order = (1 - own, own)
        parts: list[RenderableType] = [
            _draw_mandalas(view, names, order),
            Text(),
            _draw_players(view, names, order),
            Text(),
            _draw_piles(view),
        ]
        if view["seat"] is not None and view["ending"] is None:
            parts.append(_draw_hand(view["hands"][view["seat"]]["cards"]))
        return Group(*parts)

    def task(self, view: View, name: str) -> str:
        """A turn, or a claim."""
        if view["claiming"] is None:
            return f"{name} is to build, grow or discard."
        return f"{name} claims a colour of the Mountain of Mandala {view['claiming']['mandala']}."

    def sheet(self, sheets: Sequence[Sheet], view: View, names: Sequence[str]) -> RenderableType:
        """River spaces: Cup cards of the colour there, times the space."""
        return points_table("River space", "space", "cards", sheets, names)


def _draw_mandalas(view: View, names: Sequence[str], order: tuple[int, int]) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column(min_width=MANDALA_WIDTH, no_wrap=True)
    table.add_column(min_width=MANDALA_WIDTH, no_wrap=True)
    above, below = order
    numbers = range(len(view["mountains"]))
    table.add_row("", *(Text(f"Mandala {number + 1}", "bold") for number in numbers))
    for label, zones in (
        (f"{names[above]}: Field", [fields[above] for fields in view["fields"]]),
        ("Mountain", view["mountains"]),
        (f"{names[below]}: Field", [fields[below] for fields in view["fields"]]),
    ):
        table.add_row(label, *(chips(zone, MANDALA_WIDTH) for zone in zones))
    table.add_row("missing", *(_draw_missing(view, number) for number in numbers))
    return table


def _draw_missing(view: View, number: int) -> Text:
    claiming = view["claiming"]
    if claiming is not None and claiming["mandala"] == number + 1:
        return Text("complete: being claimed", "italic")
    return chips(view["missing"][number])


def _draw_players(view: View, names: Sequence[str], order: tuple[int, int]) -> Table:
    table = Table.grid(padding=(0, 3))
    spaces = " ".join(str(space) for space in range(1, RIVER_SPACES + 1))
    table.add_row("", f"River {spaces}", "Cup", "Points", "Hand")
    for seat in order:
        name = Text(names[seat], "bold" if view["turn"] == seat else "")
        river = Text(" ").join(_river_space(view["rivers"][seat], i) for i in range(RIVER_SPACES))
        cup = view["cups"][seat]
        table.add_row(
            name,
            Text.assemble("      ", river),
            _draw_cup(cup),
            _points(view["points"][seat], is_partial=cup["hidden"] is None),
            f"{view['hands'][seat]['count']}",
        )
    return table


def _river_space(river: str, index: int) -> Text:
    return chip(river[index], river[index]) if index < len(river) else Text("-")


def _points(rows: Sheet | None, is_partial: bool) -> str:
    """As far as they are known: of a Cup that is left to memory nothing is."""
    if rows is None:
        return "?"
    return f"{total(rows)}{' + ?' if is_partial else ''}"


def _draw_cup(cup: dict[str, Any]) -> Text:
    if cup["claimed"] is None:
        return Text(f"{cup['count']} cards")
    dealt = chips(cup["hidden"]) if cup["hidden"] is not None else Text("??")
    return Text.assemble(chips(cup["claimed"], CUP_WIDTH), " + ", dealt)


def _draw_piles(view: View) -> Text:
    piles = Text.assemble(
        f"Deck {view['deck']}   Discard pile ", chips(view["discard"], PILE_WIDTH)
    )
    if view["exhausted"] and view["ending"] is None:
        piles.append("\nThe deck has run out once: the next complete Mandala is the last.")
        if view["returned"]:
            piles.append("\nThere is nothing to draw: another discard ends the game.")
    return piles


def _draw_hand(cards: str) -> Text:
    return Text.assemble("Your hand ", Text(" ").join(chip(card) for card in cards))
