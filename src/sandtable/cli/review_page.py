"""A review as one page of HTML that needs nothing else: graph, ledger, every decision."""

from collections.abc import Iterable
from html import escape

from ..study.review.marks import MARKED, Mark
from ..study.review.model import CHANCE_EVENT, Review
from .review_words import Words

WIDTH, HEIGHT, EDGE = 900, 260, 44
"""Of the graph, in its own units, and the room for its numbers."""
STYLE = """
:root { color-scheme: light dark; --luck: #2f6fb0; --move: #6b5b4b; --slip: #b07d00;
  --mistake: #c4501b; --blunder: #b3122e;
  --line: color-mix(in srgb, currentColor 20%, transparent) }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h1, h2 { font-weight: 600; line-height: 1.2 }
svg { width: 100%; height: auto }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; display: block;
  overflow-x: auto }
th, td { padding: .2rem .7rem; text-align: left; border-bottom: 1px solid var(--line) }
td.number, th.number { text-align: right }
pre { overflow-x: auto; line-height: 1.2 }
.slip { color: var(--slip) } .mistake { color: var(--mistake) } .blunder { color: var(--blunder) }
.boards { display: flex; flex-wrap: wrap; gap: 2rem }
figure { margin: 0 } figcaption { font-size: .9rem }
"""


def page_of(review: Review, words: Words) -> str:
    """The whole page, in the language of the words."""
    title = escape(words.title)
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{words.language}">',
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width">',
            f"<title>{title}</title>",
            f"<style>{STYLE}</style>",
            f"<h1>{title}</h1>",
            f"<p>{escape(words.verdict)}</p>",
            _graph(review, words),
            *_turning_points(words),
            *_ledger(words),
            *_decisions(words),
            f"<p>{escape(words.made_by)}</p>",
            "</html>",
            "",
        ]
    )


def _graph(review: Review, words: Words) -> str:
    values = [point.value for point in review.points]
    is_chance = review.points[0].chance is not None
    low, high = (0.0, 1.0) if is_chance else (min(values), max(values))
    span = (high - low) or 1.0
    step = (WIDTH - 2 * EDGE) / max(len(values) - 1, 1)

    def at(ply: int) -> tuple[float, float]:
        drop = (high - values[ply]) / span
        return EDGE + step * ply, EDGE / 2 + drop * (HEIGHT - EDGE)

    kinds = {event.ply: event.kind for event in review.events}
    parts = []
    for ply in range(len(values) - 1):
        (x1, y1), (x2, y2) = at(ply), at(ply + 1)
        colour = "luck" if kinds.get(ply) == CHANCE_EVENT else "move"
        parts.append(
            f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" '
            f'stroke="var(--{colour})" stroke-width="2" stroke-linecap="round"/>'
        )
    for row in words.decisions:
        if row.mark in MARKED:
            x, y = at(row.ply + 1)
            parts.append(
                f'<a href="#ply{row.ply}"><circle cx="{x:.1f}" cy="{y:.1f}" r="5" '
                f'fill="var(--{row.mark})"><title>{escape(row.sentence)}</title></circle></a>'
            )
    for value in (high, (high + low) / 2, low):
        y = EDGE / 2 + (high - value) / span * (HEIGHT - EDGE)
        label = f"{100 * value:.0f} %" if is_chance else f"{value:.0f}"
        parts.append(
            f'<line x1="{EDGE}" y1="{y:.1f}" x2="{WIDTH - EDGE}" y2="{y:.1f}" '
            f'stroke="currentColor" opacity=".15"/>'
            f'<text x="{EDGE - 4}" y="{y + 4:.1f}" text-anchor="end" font-size="11" '
            f'fill="currentColor">{label}</text>'
        )
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="{escape(words.label("graph"))}">{"".join(parts)}</svg>'
    )


def _turning_points(words: Words) -> Iterable[str]:
    if not words.turning_points:
        return
    yield f"<h2>{escape(words.label('turning-points'))}</h2>"
    for moment in words.turning_points:
        yield f"<p>{escape(moment.sentence)}</p>"
        boards = "".join(
            f"<figure><figcaption>{escape(caption)}</figcaption>"
            f"<pre>{escape(picture)}</pre></figure>"
            for caption, picture in moment.boards
        )
        yield f'<div class="boards">{boards}</div>'


def _ledger(words: Words) -> Iterable[str]:
    yield f"<h2>{escape(words.label('ledger'))}</h2>"
    names = "".join(f'<th class="number" scope="col">{escape(name)}</th>' for name in words.names)
    yield f'<table><tr><th scope="col"></th>{names}</tr>'
    for name, amounts in words.ledger:
        cells = "".join(f'<td class="number">{amount}</td>' for amount in amounts)
        yield f'<tr><th scope="row">{escape(name)}</th>{cells}</tr>'
    yield "</table>"


def _decisions(words: Words) -> Iterable[str]:
    yield f"<h2>{escape(words.label('decisions'))}</h2><table><tr>"
    for column in ("number", "player", "move", "mark", "loss", "better", "why"):
        yield f'<th scope="col">{escape(words.label(column))}</th>'
    yield "</tr>"
    for row in words.decisions:
        mark = row.mark if row.mark in MARKED else ""
        name = words.mark(row.mark) if row.mark is not Mark.GOOD else ""
        better = row.best if row.best != row.move else ""
        yield (
            f'<tr id="ply{row.ply}" class="{mark}"><td>{row.number}</td>'
            f"<td>{escape(row.player)}</td><td>{escape(row.move)}</td><td>{escape(name)}</td>"
            f'<td class="number">{row.loss}</td><td>{escape(better)}</td>'
            f"<td>{escape(' '.join(row.reasons))}</td></tr>"
        )
    yield "</table>"
