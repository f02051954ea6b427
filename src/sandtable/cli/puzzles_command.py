"""`sandtable puzzles`: make, check, show and solve them."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..games import GAMES, load
from ..games.rules_text import ENGLISH, LANGUAGES
from ..study.puzzles.registry import has_puzzles
from ..study.texts import check_language
from .entry import BAD
from .game_options import listed, with_examples

if TYPE_CHECKING:
    from ..study.puzzles import Puzzle

WITH_PUZZLES = [name for name in GAMES if has_puzzles(name)]
GameName = Annotated[str, typer.Argument(help=listed(WITH_PUZZLES), metavar="GAME")]
Count = Annotated[
    int, typer.Option(min=1, help="Play until so many of every kind are found.", metavar="N")
]
Keep = Annotated[int, typer.Option(min=1, help="How many of them ship.", metavar="N")]
Seed = Annotated[str, typer.Option(help="The same seed finds the same puzzles.", metavar="TEXT")]
Out = Annotated[
    Path,
    typer.Option(help="What is found, as JSON lines; if it exists, go on.", metavar="FILE"),
]
Ship = Annotated[
    Path | None,
    typer.Option(help="Write the chosen ones into this file (.jsonl.gz).", metavar="FILE"),
]
Workers = Annotated[int, typer.Option(min=1, help="Processes that hunt at once.", metavar="N")]
Ray = Annotated[
    str | None,
    typer.Option(help="Hunt on the Ray cluster there, HOST:PORT or auto.", metavar="ADDRESS"),
]

CheckedGame = Annotated[
    str | None, typer.Argument(help=f"{listed(WITH_PUZZLES)}; else all.", metavar="GAME")
]
Sample = Annotated[int | None, typer.Option(min=1, help="Only so many, drawn by lot.", metavar="N")]
Thorough = Annotated[
    bool, typer.Option("--thorough", help="All that was confirmed when they were made.")
]
PuzzleName = Annotated[
    str, typer.Argument(help="The name of a puzzle, or of a game.", metavar="PUZZLE")
]
WithSolution = Annotated[bool, typer.Option("--solution", help="With its solution.")]
Wish = Annotated[int | None, typer.Option(help="About how hard.", metavar="N")]
Theme = Annotated[str | None, typer.Option(help="With this theme.", metavar="THEME")]

Language = Annotated[str, typer.Option(help=listed(LANGUAGES), metavar="LANGUAGE")]

app = typer.Typer(
    help="Puzzles: solve them, check their proofs, make new ones.",
    rich_markup_mode="rich",
    no_args_is_help=True,
)


def make(
    game: GameName,
    out: Out,
    count: Count = 500,
    keep: Keep = 400,
    seed: Seed = "puzzles",
    ship: Ship = None,
    workers: Workers = 1,
    ray: Ray = None,
) -> None:
    """Find puzzles in games of the bots: proven, no twins, graded and tagged.

    sandtable puzzles make {1} --out hunt.jsonl --count 1000 --ship puzzles.jsonl.gz
    """
    from .puzzles_making import hunt
    from .puzzles_making import ship as write

    name = load(game.lower()).name
    caught = hunt(name, count, seed, out, workers, ray)
    if ship is not None:
        kinds = write(name, caught, keep, seed, ship)
        typer.echo(f"{ship}: {listed((f'{n} {kind}' for kind, n in kinds.items()), 'and')}")


def check(
    game: CheckedGame = None,
    sample: Sample = None,
    seed: Seed = "check",
    thorough: Thorough = False,
) -> None:
    """Prove the puzzles that ship once more.

    sandtable puzzles check
    sandtable puzzles check {1} --sample 30
    """
    from .puzzles_checking import check_all

    names = WITH_PUZZLES if game is None else [load(game.lower()).name]
    if not check_all(names, sample, seed, thorough):
        raise typer.Exit(BAD)


def show(
    name: PuzzleName, with_solution: WithSolution = False, language: Language = ENGLISH
) -> None:
    """Show a puzzle: the one of this name, or any of a game.

    sandtable puzzles show {1} --solution
    """
    from .puzzles_solving import show as show_puzzle
    from .puzzles_solving import solution, tell
    from .screen import Screen

    check_language(language)
    screen, puzzle = Screen(), _find(name, None, None)
    tell(screen, puzzle, language)
    show_puzzle(screen, puzzle, language)
    if with_solution:
        solution(screen, puzzle, language)


def solve(
    name: PuzzleName, rating: Wish = None, theme: Theme = None, language: Language = ENGLISH
) -> None:
    """Solve a puzzle: the one of this name, or any of a game.

    sandtable puzzles solve {1} --rating 1200
    """
    from .puzzles_solving import Solving
    from .screen import Screen

    check_language(language)
    Solving(Screen(), _find(name, rating, theme), language).run()


def rates(game: GameName) -> None:
    """How often each solver solves the puzzles of a band of ratings.

    sandtable puzzles rates {1}
    """
    from ..study.puzzles import bank_of
    from ..study.puzzles.rates import as_markdown, solve_rates

    rows = solve_rates(bank_of(load(game.lower()).name))
    for kind in dict.fromkeys(row.kind for row in rows):
        typer.echo(as_markdown([row for row in rows if row.kind == kind]) + "\n")


def _find(name: str, rating: int | None, theme: str | None) -> "Puzzle":
    """A puzzle by its name, or one of a game, as wished."""
    from ..study.puzzles import UnknownPuzzle, bank_of, find_puzzle

    if name.lower() not in GAMES:
        return find_puzzle(name)
    puzzle = bank_of(name.lower()).pick(rating, theme)
    if puzzle is None:
        raise UnknownPuzzle(f"{load(name.lower()).title} has no such puzzle")
    return puzzle


for command in (solve, show, check, rates, make):
    app.command(help=with_examples(command.__doc__))(command)
