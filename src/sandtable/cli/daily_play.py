"""A task of the Daily at the keyboard."""

from datetime import date
from typing import Any

from ..errors import IllegalMove
from ..games import Position, load
from ..study.daily.making import Daily
from ..study.daily.puzzle_of_day import KIND
from ..study.daily.results import Result, share_text
from ..study.daily.streak import streak_at
from ..study.daily.task import Task
from ..study.puzzles import Answer, Puzzle, Verdict, answer, hints, question
from ..study.puzzles.bank import bank_of
from ..study.texts import Texts, texts_of
from .learning import show_position
from .legal_list import legal_list
from .lesson_file import DAILY, keep, read_kept
from .screen import Screen


def start_of(task: Task) -> Position:
    """The position that a task begins with."""
    if task.kind == KIND:
        return puzzle_of(task).start()
    return load(task.game).from_deal(task.data["deal"])


def puzzle_of(task: Task) -> Puzzle:
    """The puzzle of a task, from the stock."""
    return bank_of(task.game).of_id(str(task.data["puzzle"]))


def show_task(screen: Screen, task: Task, language: str) -> None:
    """What is to be done, without a word about par."""
    position = start_of(task)
    screen.say(position.game.title, "bold")
    show_position(screen, texts_of(None, language), position, position.seat)
    if task.kind == KIND:
        screen.say(question(puzzle_of(task)))


def play_task(screen: Screen, daily: Daily, task: Task, language: str) -> None:
    """Play it to its end, keep the first result, and show what can be shared."""
    texts = texts_of(None, language)
    play = _solve if task.kind == KIND else _play_layout
    result = play(screen, texts, task)
    if result is None:
        return
    kept = _keep_first(daily.day, task.game, result)
    title = load(task.game).title
    screen.show(share_text(texts, daily.number, title, result, link=""))
    screen.say(f"Days in a row: {streak_at(_finished(kept), daily.day).days}")


def _play_layout(screen: Screen, texts: Texts, task: Task) -> Result | None:
    """All moves until the game is over; None: it was left."""
    position = start_of(task)
    while not position.is_over:
        show_position(screen, texts, position, position.seat)
        typed = _ask(screen, position)
        if typed == "quit":
            return None
        if typed:
            try:
                position.play(typed)
            except IllegalMove as error:
                screen.say(f"Not possible: {error}.")
    show_position(screen, texts, position, None)
    return Result(score=position.score_now()[0], par=int(task.data["par"]))


def _solve(screen: Screen, texts: Texts, task: Task) -> Result | None:
    """Try until a puzzle is solved; None: it was left. Hints help, and are marked."""
    puzzle = puzzle_of(task)
    right: list[str] = []
    tries, hinted = 1, 0
    position = puzzle.start()
    while True:
        show_position(screen, texts, position, puzzle.seat)
        screen.say(question(puzzle))
        typed = _ask(screen, position)
        if typed == "quit":
            return None
        if typed == "hint":
            steps = hints(puzzle, right)
            screen.say(steps[min(hinted, len(steps) - 1)].text)
            hinted += 1
        elif typed:
            found = _answer(screen, puzzle, [*right, typed])
            if found is None:
                continue
            if found.verdict is Verdict.WRONG:
                tries += 1
                screen.say(f"Not {typed}: {', '.join(found.line)}")
                right = right if found.unit != "moves" else []
            elif found.is_over:
                return Result(tries=tries, is_assisted=hinted > 0)
            else:
                right.append(typed)
            position = puzzle.start()
            for move in answer(puzzle, right).played:
                position.play(move)


def _answer(screen: Screen, puzzle: Puzzle, moves: list[str]) -> Answer | None:
    try:
        return answer(puzzle, moves)
    except IllegalMove as error:
        screen.say(f"Not possible: {error}.")
        return None


def _ask(screen: Screen, position: Position) -> str:
    typed = " ".join(screen.ask("> ", [*position.legal_moves(), "hint", "quit"]).lower().split())
    if typed == "?":
        screen.show(legal_list(position.legal_moves()))
        return ""
    return typed


def _keep_first(day: date, game: str, result: Result) -> dict[str, Any]:
    """Keep a result unless there is one of that day already; all that is kept."""
    kept = read_kept(DAILY)
    if not isinstance(kept, dict):
        kept = {}
    own = kept.setdefault(day.isoformat(), {})
    own.setdefault(game, {"score": result.score, "par": result.par, "tries": result.tries})
    keep(DAILY, kept)
    return kept


def _finished(kept: dict[str, Any]) -> list[date]:
    return [date.fromisoformat(day) for day in kept]
