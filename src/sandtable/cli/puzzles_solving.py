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
    verdict_words,
)
from ..study.texts import texts_of
from .boards import board_of
from .boards.board import Scene
from .legal_list import legal_list
from .screen import EndOfInput, Screen


def show(screen: Screen, puzzle: Puzzle, language: str, position: Position | None = None) -> None:
    """The board, and below it what is asked."""
    at = puzzle.start() if position is None else position
    texts = texts_of(None, language)
    own, other = texts.say("learn-you"), texts.say("learn-rival")
    names = [own if seat == puzzle.seat else other for seat in range(at.seats)]
    view = at.view(puzzle.seat)
    picture = at.draw(puzzle.seat)
    last = at.moves[-1] if at.moves else None
    screen.show(board_of(at.game).draw(Scene(view, names, last, picture=picture)))
    screen.say(question(puzzle, language), "bold")


def tell(screen: Screen, puzzle: Puzzle, language: str) -> None:
    """What there is to know of a puzzle before it is solved."""
    texts = texts_of(None, language)
    screen.say(texts.say("puzzle-rating", puzzle=puzzle.id, rating=puzzle.rating))


def solution(screen: Screen, puzzle: Puzzle, language: str) -> None:
    """The hints, all of them, and the themes."""
    words = theme_words(puzzle.game, language)
    for hint in hints(puzzle, (), language):
        screen.say(hint.text)
        if hint.about == "why" and hint.line:
            screen.say(f"  {', '.join(hint.line)}")
    if puzzle.themes:
        themes = ", ".join(words[theme] for theme in puzzle.themes)
        screen.say(texts_of(None, language).say("puzzle-themes", themes=themes))


class Solving:
    """One puzzle and somebody who solves it."""

    def __init__(self, screen: Screen, puzzle: Puzzle, language: str) -> None:
        self._screen = screen
        self._puzzle = puzzle
        self._language = language
        self._moves: list[str] = []
        self._hints = 0
        self._failed = False

    def run(self) -> bool:
        """Whether it was solved at the first try and without hints."""
        tell(self._screen, self._puzzle, self._language)
        self._show()
        self._say("puzzle-help")
        try:
            while not self._obey(self._screen.ask("> ", self._words()).strip().lower()):
                pass
        except EndOfInput:
            return False
        return not self._failed and not self._hints

    def _say(self, name: str, **words: str) -> None:
        self._screen.say(texts_of(None, self._language).say(name, **words))

    def _position(self) -> Position:
        position = self._puzzle.start()
        for move in answer(self._puzzle, self._moves).played:
            position.play(move)
        return position

    def _show(self) -> None:
        show(self._screen, self._puzzle, self._language, self._position())

    def _words(self) -> list[str]:
        return [*self._position().legal_moves(), "hint", "solution", "again", "?", "quit"]

    def _obey(self, line: str) -> bool:
        """Do what was typed; whether it is over."""
        if line in ("quit", "solution"):
            if line == "solution":
                solution(self._screen, self._puzzle, self._language)
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
        steps = hints(self._puzzle, self._moves, self._language)
        if not steps:
            self._say("puzzle-no-hint")
            return
        self._screen.say(steps[min(self._hints, len(steps) - 1)].text)
        self._hints += 1

    def _try(self, move: str) -> bool:
        try:
            found = answer(self._puzzle, [*self._moves, move])
        except IllegalMove as error:
            self._say("puzzle-illegal", reason=str(error))
            return False
        words = verdict_words(found, self._language)
        if found.verdict is Verdict.WRONG:
            self._failed = True
            self._refute(words, found)
            return False
        self._moves.append(move)
        if found.verdict is Verdict.OPEN:
            self._show()
            self._screen.say(words)
            return False
        self._screen.say(words, "bold")
        solution(self._screen, self._puzzle, self._language)
        return True

    def _refute(self, words: str, found: Answer) -> None:
        self._screen.say(words)
        if found.line:
            self._screen.say(f"  {', '.join(found.line)}")
        if not hints(self._puzzle, self._moves):
            self._moves = []
        self._say("puzzle-again" if self._moves else "puzzle-again-start")
