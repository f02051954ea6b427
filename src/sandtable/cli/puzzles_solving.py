"""`sandtable puzzles show` and `solve`: a puzzle on the text board."""

from ..errors import IllegalMove
from ..games import Position
from ..study.puzzles import (
    Answer,
    Puzzle,
    Verdict,
    answer,
    hints,
    question,
    theme_words,
)
from .boards import board_of
from .boards.board import Scene
from .legal_list import legal_list
from .screen import EndOfInput, Screen

HELP = "Type a move, ? for all that are legal, hint, again to start over, or solution to give up."
UNITS = {"points": "points", "moves": "moves", "chance": "of the chance to win"}


def show(screen: Screen, puzzle: Puzzle, position: Position | None = None) -> None:
    """The board, and below it what is asked."""
    at = puzzle.start() if position is None else position
    names = ["You" if seat == puzzle.seat else "Rival" for seat in range(at.seats)]
    view = at.view(puzzle.seat)
    picture = at.draw(puzzle.seat)
    last = at.moves[-1] if at.moves else None
    screen.show(board_of(at.game).draw(Scene(view, names, last, picture=picture)))
    screen.say(question(puzzle), "bold")


def tell(screen: Screen, puzzle: Puzzle) -> None:
    """What there is to know of a puzzle before it is solved."""
    screen.say(f"{puzzle.id}: rating {puzzle.rating}")


def solution(screen: Screen, puzzle: Puzzle) -> None:
    """The hints, all of them, and the themes."""
    words = theme_words(puzzle.game)
    for hint in hints(puzzle):
        screen.say(hint.text)
        if hint.about == "why" and hint.line:
            screen.say(f"  {', '.join(hint.line)}")
    if puzzle.themes:
        screen.say("Themes: " + "; ".join(f"{theme} ({words[theme]})" for theme in puzzle.themes))


class Solving:
    """One puzzle and somebody who solves it."""

    def __init__(self, screen: Screen, puzzle: Puzzle) -> None:
        self._screen = screen
        self._puzzle = puzzle
        self._moves: list[str] = []
        self._hints = 0
        self._failed = False

    def run(self) -> bool:
        """Whether it was solved at the first try and without hints."""
        tell(self._screen, self._puzzle)
        self._show()
        self._screen.say(HELP)
        try:
            while not self._obey(self._screen.ask("> ", self._words()).strip().lower()):
                pass
        except EndOfInput:
            return False
        return not self._failed and not self._hints

    def _position(self) -> Position:
        position = self._puzzle.start()
        for move in answer(self._puzzle, self._moves).played:
            position.play(move)
        return position

    def _show(self) -> None:
        show(self._screen, self._puzzle, self._position())

    def _words(self) -> list[str]:
        return [*self._position().legal_moves(), "hint", "solution", "again", "?", "quit"]

    def _obey(self, line: str) -> bool:
        """Do what was typed; whether it is over."""
        if line in ("quit", "solution"):
            if line == "solution":
                solution(self._screen, self._puzzle)
            self._failed = True
            return True
        if line == "?":
            self._screen.show(legal_list(self._position().legal_moves()))
        elif line == "hint":
            self._hint()
        elif line == "again":
            self._moves = []
            self._show()
        elif line:
            return self._try(line)
        return False

    def _hint(self) -> None:
        steps = hints(self._puzzle, self._moves)
        if not steps:
            self._screen.say("No hint helps here any more: type again to start over.")
            return
        self._screen.say(steps[min(self._hints, len(steps) - 1)].text)
        self._hints += 1

    def _try(self, move: str) -> bool:
        try:
            found = answer(self._puzzle, [*self._moves, move])
        except IllegalMove as error:
            self._screen.say(f"That cannot be: {error}.")
            return False
        if found.verdict is Verdict.WRONG:
            self._failed = True
            self._refute(move, found)
            return False
        self._moves.append(move)
        if found.verdict is Verdict.OPEN:
            self._show()
            self._screen.say("Go on.")
            return False
        if found.verdict is Verdict.NEARLY:
            self._screen.say(f"Nearly the best: {self._loss(found)} better is possible.")
        else:
            self._screen.say("Right.", "bold")
        solution(self._screen, self._puzzle)
        return True

    def _refute(self, move: str, found: Answer) -> None:
        self._screen.say(f"Not {move}: it gives {self._loss(found)} away.")
        if found.line:
            self._screen.say(f"  {', '.join(found.line)}")
        if not hints(self._puzzle, self._moves):
            self._moves = []
        self._screen.say("Try again." if self._moves else "Try again from the start.")

    @staticmethod
    def _loss(found: Answer) -> str:
        amount = f"{found.loss:.0%}" if found.unit == "chance" else f"{found.loss:g}"
        return f"{amount} {UNITS.get(found.unit, found.unit)}"
