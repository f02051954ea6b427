"""Ratings as a picture: a dot for each player, a bar for its uncertainty."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

WIDTH, ROW_HEIGHT, MARGIN, LABEL = 720, 36, 24, 150


@dataclass(frozen=True)
class Rated:
    """A player on the scale."""

    name: str
    elo: float
    low: float
    high: float


def draw_ratings(title: str, players: Sequence[Rated]) -> str:
    """An SVG picture, the strongest player on top."""
    ordered = sorted(players, key=lambda player: -player.elo)
    left = min(player.low for player in ordered)
    right = max(max(player.high for player in ordered), left + 1)
    height = MARGIN * 3 + ROW_HEIGHT * len(ordered)

    def across(elo: float) -> float:
        return LABEL + (elo - left) / (right - left) * (WIDTH - LABEL - MARGIN)

    rows = [
        _row(player, MARGIN * 2 + ROW_HEIGHT * (number + 0.5), across)
        for number, player in enumerate(ordered)
    ]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}"'
            ' font-family="sans-serif" font-size="14">',
            f'<rect width="{WIDTH}" height="{height}" fill="#fbf7ef"/>',
            f'<text x="{MARGIN}" y="{MARGIN}" font-weight="bold">{escape(title)}</text>',
            *rows,
            "</svg>",
            "",
        ]
    )


def _row(player: Rated, y: float, across: Callable[[float], float]) -> str:
    return (
        f'<text x="{MARGIN}" y="{y + 5:.0f}">{escape(player.name)}</text>'
        f'<line x1="{across(player.low):.1f}" x2="{across(player.high):.1f}"'
        f' y1="{y:.1f}" y2="{y:.1f}" stroke="#b08d57" stroke-width="6" stroke-linecap="round"/>'
        f'<circle cx="{across(player.elo):.1f}" cy="{y:.1f}" r="6" fill="#5b3d1e"/>'
        f'<text x="{across(player.elo):.1f}" y="{y - 9:.1f}" text-anchor="middle"'
        f' font-size="11">{player.elo:+.0f}</text>'
    )
