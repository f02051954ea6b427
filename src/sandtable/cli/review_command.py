"""`sandtable review`: what every move cost, what luck did, and what decided the game."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..errors import BadRecord
from ..games.rules_text import ENGLISH, LANGUAGES
from .late_progress import LateProgress
from .screen import Screen
from .wording import printable

if TYPE_CHECKING:
    from ..study.review.model import Review
    from .review_words import Words

RecordFile = Annotated[
    Path, typer.Argument(help="A record (.json) of a game, finished or not.", metavar="FILE")
]
Deep = Annotated[bool, typer.Option("--deep", help="Look deeper; it takes several times as long.")]
Html = Annotated[
    Path | None, typer.Option(help="Write a page that needs nothing else.", metavar="FILE")
]
Json = Annotated[
    Path | None,
    typer.Option(
        "--json", help="Write the data (docs/review.schema.json); - prints it.", metavar="FILE"
    ),
]
All = Annotated[bool, typer.Option("--all", help="Show every decision, not only marked ones.")]
Language = Annotated[str, typer.Option(help=", ".join(LANGUAGES), metavar="LANGUAGE")]

STANDARD_OUTPUT = Path("-")


def review(
    file: RecordFile,
    deep: Deep = False,
    html: Html = None,
    as_json: Json = None,
    everything: All = False,
    language: Language = ENGLISH,
) -> None:
    """Review a game: every decision by what its player could know, luck apart from errors.

    The same record, version and depth give the same review.

    sandtable review game.json
    sandtable review game.json --deep --html review.html --language de
    sandtable review game.json --json - | jq .verdict
    """
    from ..records import read_record
    from ..study.review.data import to_json
    from ..study.review.reviewing import reviewer_of
    from ..study.texts import check_language
    from .review_page import page_of
    from .review_words import Words

    check_language(language)
    record: Any = read_record(file)
    if not isinstance(record, dict) or "game" not in record:
        raise BadRecord(f"{file}: not a game record")
    found = _review(record, deep)
    if as_json is not None:
        data = json.dumps(to_json(found), ensure_ascii=False, indent=1) + "\n"
        if as_json == STANDARD_OUTPUT:
            typer.echo(data, nl=False)
            return
        as_json.write_text(data, encoding="utf-8")
    words = Words(record, found, reviewer_of(found.game), language)
    screen = Screen()
    _show(screen, found, words, everything)
    if html is not None:
        html.write_text(page_of(found, words), encoding="utf-8")
        screen.say(f"The page is in {html}.")


def _review(record: dict[str, Any], deep: bool) -> "Review":
    from ..study.review.reviewer import DEEP, DEFAULT
    from ..study.review.reviewing import reviewing

    with LateProgress("reviewing") as progress:
        for step in reviewing(record, DEEP if deep else DEFAULT):
            progress.show(step.done, step.total)
            if step.review is not None:
                return step.review
    raise AssertionError("a review ends with the whole")


def _show(screen: Screen, found: "Review", words: "Words", everything: bool) -> None:
    from rich.table import Table
    from rich.text import Text

    from ..study.review.marks import MARKED
    from .review_graph import CAME, DECIDED, STYLES, draw_graph

    screen.say(words.title, "bold")
    screen.show("", *draw_graph(found, screen.console.width), "")
    screen.say(words.label("legend", luck=CAME, chosen=DECIDED), "dim")
    screen.show("")
    screen.show(Text(printable(words.verdict)))
    for name, sentence in zip(words.names, words.accuracy, strict=True):
        screen.show(Text(printable(f"{name}: {sentence}")))
    if words.turning_points:
        screen.show("")
        screen.say(words.label("turning-points"), "bold")
        for moment in words.turning_points:
            screen.show(Text(printable(moment.sentence)))
    screen.show("")
    ledger = Table(title=words.label("ledger"), title_justify="left", box=None)
    for column in ("", *map(printable, words.names)):
        ledger.add_column(Text(column), justify="right" if column else "left")
    for part, amounts in words.ledger:
        ledger.add_row(part, *amounts)
    screen.show(ledger, "")
    columns = ("number", "player", "move", "mark", "loss", "better")
    table = Table(*map(words.label, columns), box=None)
    for row in words.decisions:
        if everything or row.mark in MARKED:
            better = row.best if row.best != row.move else ""
            player = Text(printable(row.player))
            cells = (f"{row.number}", player, row.move, words.mark(row.mark), row.loss, better)
            table.add_row(*cells, style=STYLES.get(row.mark, ""))
    if table.row_count:
        screen.show(table)
