"""`sandtable solve`: the best line of Mandamina, and the proof that none is better."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console

from ..errors import BadOption, BadRecord
from ..games import Position, load
from ..games.compiled import is_cached
from ..records import read_record, replay
from .wording import counted

if TYPE_CHECKING:
    from ..players.mandamina.solver import Progress, Solution

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
Difficulty = Annotated[
    str | None, typer.Option(help="easy, normal or hard; a record has its own.", metavar="LEVEL")
]
Goal = Annotated[
    str | None, typer.Option(help="score or simple; a record has its own.", metavar="GOAL")
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


def solve(
    file: PositionFile = None,
    seed: Seed = None,
    after: After = None,
    difficulty: Difficulty = None,
    goal: Goal = None,
    prove: Prove = False,
    certificate: CertificateFile = None,
    check: Check = None,
) -> int | None:
    """Find the best line of Mandamina from any position.

    The first line is there at once and becomes better for a second or two.
    A proof takes a few seconds; it can be checked without this program.

    sandtable solve --seed 7 --prove
    sandtable solve ours.json --after 12
    sandtable solve position.txt --difficulty hard --certificate proof.json
    sandtable solve --check proof.json
    """
    if check is not None:
        return _check(check)
    wishes = {"difficulty": difficulty, "goal": goal}
    options = {name: value for name, value in wishes.items() if value is not None}
    position = _position(file, seed, after, options)
    solution = _solve(position, prove or certificate is not None)
    _show(position, solution)
    if certificate is not None and solution.certificate is not None:
        certificate.write_text(json.dumps(solution.certificate) + "\n", encoding="utf-8")
        typer.echo(f"The proof is in {certificate}.")
    return None


def _position(
    file: Path | None, seed: str | None, after: int | None, options: dict[str, Any]
) -> Position:
    """What is to be solved: a deal, a drawing, or a place in a record."""
    game = load("mandamina")
    if (file is None) == (seed is None):
        raise BadOption("what shall be solved? Name a file, or a deal with --seed")
    if file is not None and file.suffix == RECORD_SUFFIX:
        if options:
            raise BadOption("a record has its own difficulty and goal")
        return _position_in_record(read_record(file), after)
    if after is not None:
        raise BadOption("--after needs a record, which has moves")
    if file is None:
        return game.deal(seed=seed, **options)
    return game.from_picture(file.read_text(encoding="utf-8", errors="replace"), **options)


def _position_in_record(record: Any, after: int | None) -> Position:
    end = replay(record)
    if end.game.name != "mandamina":
        raise BadRecord(f"the solver knows Mandamina, and this is a game of {end.game.title}")
    if after is None:
        return end
    if not 0 <= after <= len(end.moves):
        raise BadOption(f"the record has {counted(len(end.moves), 'move')}, not {after}")
    position = end.game.from_deal(record["deal"], **end.options)
    for move in end.moves[:after]:
        position.play(move)
    return position


def _solve(position: Position, prove: bool) -> "Solution":
    """Solve it, and tell on the standard error output how far it is."""
    from ..players.mandamina.solver import solve as solve_position
    from ..players.mandamina.solver.annealing import anneal

    console = Console(stderr=True, highlight=False, markup=False)
    if not is_cached(anneal):
        console.print("Preparing the solver for this computer (once, about twenty seconds) ...")
    if not console.is_terminal:
        return solve_position(position, prove=prove)
    with console.status("Solving ...") as status:
        return solve_position(
            position, prove=prove, progress=lambda news: status.update(_progress(news))
        )


def _progress(news: "Progress") -> str:
    """One line about how far the solver is."""
    bound = "" if news.bound is None else f", nothing above {news.bound}"
    nodes = f", {counted(news.nodes, 'case')}" if news.nodes > 1 else ""
    return f"{news.seconds:.1f} s: best {news.value}{bound}{nodes}"


def _show(position: Position, solution: "Solution") -> None:
    """The line, what it brings, and what is known about better ones."""
    for i in range(0, len(solution.line), MOVES_A_LINE):
        typer.echo(" ".join(solution.line[i : i + MOVES_A_LINE]))
    end = position.copy()
    for move in solution.line:
        end.play(move)
    is_simple = position.options["goal"] == "simple"
    if is_simple:
        verdict = "won" if solution.score else "lost"
        typer.echo(f"{counted(solution.moves, 'move')} in all: {verdict}")
    else:
        parts = [f"{item['item']} {item['points']:+d}" for item in end.score_sheet()[0]]
        typer.echo(f"score {solution.score} ({', '.join(parts)})")
    typer.echo(_what_is_known(solution, is_simple))


def _what_is_known(solution: "Solution", is_simple: bool) -> str:
    """One sentence about better lines."""
    if solution.is_proven:
        if is_simple and not solution.score:
            return "Proven: the game cannot be won any more."
        return "Proven: no line is better."
    if solution.bound is None:
        return "Nothing is known about better lines; install 'sandtable[solver]' for a bound."
    if is_simple:
        return f"No line takes fewer than {-solution.bound} moves in all; more is not proven."
    return f"No line scores more than {solution.bound}; more is not proven."


def _check(path: Path) -> int:
    """Check a certificate; the exit code is 2 if it is wrong."""
    from ..players.mandamina.solver import checker

    certificate = read_record(path)
    try:
        nodes = checker.check(certificate)
    except checker.WrongCertificate as error:
        typer.echo(f"{path}: wrong: {error}", err=True)
        return 2
    typer.echo(
        f"{path}: right. No line is worth more than {certificate['value']} "
        f"({counted(nodes, 'case')} checked)."
    )
    return 0
