"""Draw learning curves: `python -m docs.pictures.make_learning TITLE=FOLDER/curve.json ...`.

A curve is what `examples/masked_ppo.py --out FOLDER` writes. For each game the share of games won
against random players is drawn over the decisions learned from; where players at random never win,
the progress, and the share of games won is told in words.
"""

import json
import sys
from html import escape
from pathlib import Path
from typing import Any

PICTURE = Path(__file__).with_name("learning.svg")
WIDTH, HEIGHT, MARGIN = 720, 260, 48
INK, LINE, BASE = "#2c251c", "#1f6170", "#a8321f"


def panel(title: str, curve: list[dict[str, Any]], top: int) -> list[str]:
    """One curve, with random players as a dashed line."""
    random, *points = curve
    key = "wins" if random["wins"] > 0 else "progress"
    values = [point[key] for point in curve]
    low, high = min(0.0, *values), max(1.0 if key == "wins" else 0.0, *values)
    most = max(point["decisions"] for point in points) or 1.0

    def place(decisions: float, value: float) -> tuple[float, float]:
        across = MARGIN + decisions / most * (WIDTH - 2 * MARGIN)
        down = top + HEIGHT - MARGIN - (value - low) / (high - low) * (HEIGHT - 2 * MARGIN)
        return across, down

    line = " ".join("{:.1f},{:.1f}".format(*place(p["decisions"], p[key])) for p in points)
    left, right = place(0, random[key]), place(most, random[key])
    words = "games won against random players" if key == "wins" else "progress at the end"
    last = points[-1]
    end = place(most, last[key])
    shown = f"{last[key]:.0%}" if key == "wins" else f"{last[key]:.1f}"
    at_random = f"{random[key]:.0%}" if key == "wins" else f"{random[key]:.1f}"
    caption = f"{most / 1e6:.2f} M decisions, {last['minutes']:.0f} minutes"
    if key == "progress" and last["wins"] > 0:
        caption += f", {last['wins']:.0%} of games won"
    return [
        f'<text x="{MARGIN}" y="{top + 28}" font-weight="bold">{escape(title)}: {words}</text>',
        f'<line x1="{left[0]:.1f}" y1="{left[1]:.1f}" x2="{right[0]:.1f}" y2="{right[1]:.1f}"'
        f' stroke="{BASE}" stroke-width="2" stroke-dasharray="6 5"/>',
        f'<text x="{right[0]:.1f}" y="{right[1] - 6:.1f}" text-anchor="end" fill="{BASE}">'
        f"random {at_random}</text>",
        f'<polyline points="{line}" fill="none" stroke="{LINE}" stroke-width="3"/>',
        f'<text x="{end[0] + 4:.1f}" y="{end[1] + 5:.1f}" fill="{LINE}">{shown}</text>',
        f'<text x="{WIDTH - MARGIN}" y="{top + HEIGHT - 18}" text-anchor="end">{caption}</text>',
    ]


def draw(curves: dict[str, list[dict[str, Any]]]) -> str:
    """The whole picture."""
    rows = [
        row
        for number, (title, curve) in enumerate(curves.items())
        for row in panel(title, curve, number * HEIGHT)
    ]
    height = HEIGHT * len(curves)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}"'
        f' font-family="sans-serif" font-size="14" fill="{INK}">'
    )
    paper = f'<rect width="{WIDTH}" height="{height}" fill="#fbf7ef"/>'
    return "\n".join([head, paper, *rows, "</svg>", ""])


def main() -> None:
    """Read the curves and write the picture."""
    told = dict(word.split("=", 1) for word in sys.argv[1:])
    if not told:
        raise SystemExit(__doc__)
    curves = {title: json.loads(Path(file).read_text("utf-8")) for title, file in told.items()}
    PICTURE.write_text(draw(curves), encoding="utf-8")


if __name__ == "__main__":
    main()
