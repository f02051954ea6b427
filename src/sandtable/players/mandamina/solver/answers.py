"""What `sandtable solve` asks of the solver, and its answers in words."""

from typing import Any

from ....games import Position
from . import checker
from .solve import WARMUP, Solution, solve

__all__ = ["check", "in_words", "solve", "warmup"]

warmup = WARMUP


def in_words(position: Position, solution: Solution) -> list[str]:
    """What the line brings, and what is known about better ones."""
    is_simple = position.options["goal"] == "simple"
    if is_simple:
        verdict = "won" if solution.score else "lost"
        return [f"{_count(solution.moves, 'move')} in all: {verdict}", _known(solution, True)]
    end = position.copy()
    for move in solution.line:
        end.play(move)
    parts = [f"{item['item']} {item['points']:+d}" for item in end.score_sheet()[0]]
    return [f"score {solution.score} ({', '.join(parts)})", _known(solution, False)]


def _known(solution: Solution, is_simple: bool) -> str:
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


def check(certificate: Any) -> str:
    """What a certificate proves; WrongCertificate says what is wrong with it."""
    cases = _count(checker.check(certificate), "case")
    return f"No line is worth more than {certificate['value']} ({cases} checked)."


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"
