"""`sandtable solve`: the best line of a game, and the proof that none is better."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from ..errors import BadOption, BadRecord
from ..games import GAMES, Game, Position, load
from ..players.registry import roster_of
from ..players.solver import Solver
from ..records import read_record, replay
from .game_options import listed, with_options_of
from .wording import counted

SOLVED = [load(name) for name in GAMES if roster_of(name).solver is not None]
"""The games that have a solver."""
MOVES_A_LINE = 10
RECORD_SUFFIX = ".json"

PositionFile = Annotated[
    Path | None,
    typer.Argument(help="A record (.json), or a text file with a drawn position.", metavar="FILE"),
]
Seed = Annotated[
    str | None, typer.Option(help="Solve the deal of this seed instead.", metavar="TEXT")
]
After = Annotated[
    int | None, typer.Option(help="Begin after this many moves of the record.", metavar="MOVES")
]
GameName = Annotated[
    str | None,
    typer.Option("--game", help=listed(game.name for game in SOLVED), metavar="GAME"),
]
Prove = Annotated[bool, typer.Option("--prove", help="Prove that no line is better.")]
CertificateFile = Annotated[
    Path | None,
    typer.Option(help="Write the proof to this file (and prove it).", metavar="FILE"),
]
Check = Annotated[
    Path | None,
    typer.Option("--check", help="Check a proof that was written before.", metavar="FILE"),
]


@with_options_of(SOLVED, leave_out="seats")
def solve(
    options: dict[str, Any],
    file: PositionFile = None,
    seed: Seed = None,
    after: After = None,
    game: GameName = None,
    prove: Prove = False,
    certificate: CertificateFile = None,
    check: Check = None,
) -> int | None:
    """Find the best line of a game from any position.

    The first line is there at once and becomes better for a second or two.
    A proof takes a few seconds; it can be checked without this program.

    sandtable solve --seed 7 --prove
    sandtable solve ours.json --after 12
    sandtable solve position.txt --difficulty hard --certificate proof.json
    sandtable solve --check proof.json
    """
    if not SOLVED:
        raise BadOption("no game that is installed has a solver")
    asked = SOLVED[0] if game is None else load(game.lower())
    if check is not None:
        return _check(asked, check)
    position = _position(asked, file, seed, after, options)
    solver = solver_of(position.game)
    solution = _solve(solver, position, prove or certificate is not None)
    _show(solver, position, solution)
    if certificate is not None and solution.certificate is not None:
        certificate.write_text(json.dumps(solution.certificate) + "\n", encoding="utf-8")
        typer.echo(f"The proof is in {certificate}.")
    return None


def solver_of(game: Game) -> Solver:
    """The solver of a game that has one."""
    make = roster_of(game.name).solver
    if make is None:
        known = listed((game.title for game in SOLVED), "and")
        raise BadRecord(f"the solver knows {known}, and this is a game of {game.title}")
    return make()


def _position(
    game: Game, file: Path | None, seed: str | None, after: int | None, options: dict[str, Any]
) -> Position:
    """What is to be solved: a deal, a drawing, or a place in a record."""
    if (file is None) == (seed is None):
        raise BadOption("what shall be solved? Name a file, or a deal with --seed")
    if file is not None and file.suffix == RECORD_SUFFIX:
        if options:
            raise BadOption(f"a record has its own {listed(options, 'and')}")
        return _position_in_record(read_record(file), after)
    if after is not None:
        raise BadOption("--after needs a record, which has moves")
    if file is None:
        return game.deal(seed=seed, **options)
    return game.from_picture(file.read_text(encoding="utf-8", errors="replace"), **options)


def _position_in_record(record: Any, after: int | None) -> Position:
    end = replay(record)
    solver_of(end.game)
    if after is None:
        return end
    if not 0 <= after <= len(end.moves):
        raise BadOption(f"the record has {counted(len(end.moves), 'move')}, not {after}")
    position = end.game.from_deal(record["deal"], **end.options)
    for move in end.moves[:after]:
        position.play(move)
    return position


def _solve(solver: Solver, position: Position, prove: bool) -> Any:
    """Solve it, and tell on the standard error output how far it is."""
    console = Console(stderr=True, highlight=False, markup=False)
    if not solver.warmup.is_warm:
        console.print("Preparing the solver for this computer (once, about twenty seconds) ...")
        solver.warmup.warm()
    if not console.is_terminal:
        return solver.solve(position, prove=prove)
    with console.status("Solving ...") as status:
        return solver.solve(
            position, prove=prove, progress=lambda news: status.update(_progress(news))
        )


def _progress(news: Any) -> str:
    """One line about how far the solver is."""
    bound = "" if news.bound is None else f", nothing above {news.bound}"
    nodes = f", {counted(news.nodes, 'case')}" if news.nodes > 1 else ""
    return f"{news.seconds:.1f} s: best {news.value}{bound}{nodes}"


def _show(solver: Solver, position: Position, solution: Any) -> None:
    """The line, what it brings, and what is known about better ones."""
    for i in range(0, len(solution.line), MOVES_A_LINE):
        typer.echo(" ".join(solution.line[i : i + MOVES_A_LINE]))
    for sentence in solver.in_words(position, solution):
        typer.echo(sentence)


def _check(game: Game, path: Path) -> int:
    """Check a certificate; the exit code is 2 if it is wrong."""
    solver, certificate = solver_of(game), read_record(path)
    try:
        proven = solver.check(certificate)
    except ValueError as error:
        typer.echo(f"{path}: wrong: {error}", err=True)
        return 2
    typer.echo(f"{path}: right. {proven}")
    return 0
