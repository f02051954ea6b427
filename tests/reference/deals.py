"""Random deals in the form of the game record."""

from __future__ import annotations

import random

from . import mandala, mandamina, patterns

Deal = dict[str, list[str] | str]

PATTERNS_CENTRE = ["d5", "e5", "d4", "e4"]


def mandala_deal(rng: random.Random) -> Deal:
    """Two cards into each Mountain, six to each hand, two into each Cup."""
    pack = list(mandala.COLOURS * mandala.CARDS_PER_COLOUR)
    rng.shuffle(pack)

    def deal(number: int) -> str:
        return "".join(pack.pop() for _ in range(number))

    return {
        "mountains": [deal(2), deal(2)],
        "hands": [deal(6), deal(6)],
        "cups": [deal(2), deal(2)],
    }


def patterns_board(outer: str, centre: str) -> list[str]:
    """The board as text: `outer` in reading order round the four centre tiles."""
    tiles = dict(zip(PATTERNS_CENTRE, centre, strict=True))
    outer_cells = [cell for cell in patterns.CELLS if cell not in PATTERNS_CENTRE]
    tiles.update(zip(outer_cells, outer, strict=True))
    return [
        "".join(tiles.get(column + row, ".") for column in patterns.COLUMNS)
        for row in patterns.ROWS_FROM_TOP
    ]


def patterns_deal(rng: random.Random) -> Deal:
    """One tile of each colour for centre and bowls, the other 48 on the outer cells."""
    outer = list(mandala.COLOURS * 8)
    set_aside = list(mandala.COLOURS)
    rng.shuffle(outer)
    rng.shuffle(set_aside)
    return {
        "board": patterns_board("".join(outer), "".join(set_aside[:4])),
        "tiles": "".join(set_aside[4:]),
    }


def mandamina_board(marbles: dict[str, str]) -> list[str]:
    """The board as text; a cell without a marble is the hole."""
    return [
        "".join(marbles.get(column + row, ".") for column in mandamina.COLUMNS)
        for row in mandamina.ROWS_FROM_TOP
    ]


def mandamina_deal(rng: random.Random) -> Deal:
    """Shuffle until no two neighbours match: slow, and plainly uniform."""
    cells = [cell for cell in mandamina.CELLS if cell != mandamina.CENTRE]
    bag = list(mandamina.COLOURS * 6)
    while True:
        rng.shuffle(bag)
        marbles = dict(zip(cells, bag, strict=True))
        if not has_matching_neighbours(marbles):
            return {"board": mandamina_board(marbles)}


def has_matching_neighbours(marbles: dict[str, str]) -> bool:
    """Whether two marbles of one colour touch orthogonally."""
    return any(
        marbles.get(beside) == colour
        for cell, colour in marbles.items()
        for beside in mandamina.NEIGHBOURS[cell]
    )
