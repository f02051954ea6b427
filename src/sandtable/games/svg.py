"""Small pictures of positions in SVG: shapes alone, no text, so that no font is needed."""

from collections.abc import Iterable

SIDE = 480
"""A picture is a square of so many units."""
PAPER, INK, WOOD, EMPTY, IVORY = "#fbf7ef", "#2c251c", "#a3764a", "#e9dcc7", "#f8f0df"
SEATS = ("#1f6170", "#c2a77f", "#756c5f", "#86c9d3", "#6f4a2c", "#cdc6ba")
"""A colour for each seat."""


def document(shapes: Iterable[str]) -> str:
    """A whole picture."""
    return "".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}">',
            rectangle(0, 0, SIDE, SIDE, PAPER),
            *shapes,
            "</svg>",
        ]
    )


def rectangle(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str,
    edge: str = "none",
    round_: float = 0,
) -> str:
    """A rectangle from its upper left corner on; an edge is drawn inside."""
    return (
        f'<rect x="{x + 1:g}" y="{y + 1:g}" width="{width - 2:g}" height="{height - 2:g}" '
        f'rx="{round_:g}" fill="{fill}" stroke="{edge}" stroke-width="2"/>'
    )


def circle(x: float, y: float, radius: float, fill: str, edge: str = "none") -> str:
    """A circle around a point."""
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{edge}" '
        'stroke-width="2"/>'
    )


def pips(x: float, y: float, size: float, count: int, fill: str) -> str:
    """A number from 0 to 9 as dots in three rows of three, around a point."""
    step = size / 3
    return "".join(
        circle(x + (i % 3 - 1) * step, y + (i // 3 - 1) * step, size / 9, fill)
        for i in range(min(count, 9))
    )
