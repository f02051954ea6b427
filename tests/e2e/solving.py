"""Somebody solves puzzles on the page. What is right there is known from the package."""

from collections.abc import Callable

from playwright.sync_api import expect

from sandtable.study.puzzles import Puzzle, answer, bank_of
from sandtable.study.puzzles.solution import next_move, position_after

from .hands import Hand
from .person import Person
from .pressed_moves import PRESS

IS_FREE = "[data-testid=puzzle-dock][data-phase=asked][data-moving=false]"
"""Nothing moves, and a move is waited for."""
IS_DECIDED = "[data-testid=puzzle-dock][data-phase=decided]"


def any_puzzle(_: Puzzle) -> bool:
    """Whatever it asks."""
    return True


def one_puzzle(game: str, fits: Callable[[Puzzle], bool] = any_puzzle, number: int = 0) -> Puzzle:
    """An easy puzzle of a game."""
    return [puzzle for puzzle in bank_of(game) if fits(puzzle)][number]


def is_short(puzzle: Puzzle) -> bool:
    """Solved in few moves, and a wrong move is wrong at once."""
    return bool(puzzle.task.get("steps", 1) <= 2 and puzzle.task.get("moves", 5) <= 5)


def path_of(puzzle: Puzzle) -> str:
    """Where it is."""
    return f"/puzzles/{puzzle.game}/{puzzle.id}"


def wrong_moves(puzzle: Puzzle) -> list[str]:
    """Moves that end in a wrong try: one, or as many as it takes to be sure."""
    moves: list[str] = []
    while not (found := answer(puzzle, moves)).is_over:
        legal = position_after(puzzle, found.played).legal_moves()
        tries = {move: answer(puzzle, [*moves, move]) for move in legal}
        wrong = [move for move, tried in tries.items() if tried.verdict == "wrong"]
        off = [move for move in legal if next_move(puzzle, [*moves, move]) is None]
        moves.append([*wrong, *off][0])
    assert found.verdict == "wrong"
    return moves


def right_moves(puzzle: Puzzle) -> list[str]:
    """The moves of a solution, without the replies."""
    moves: list[str] = []
    while not answer(puzzle, moves).is_over:
        move = next_move(puzzle, moves)
        assert move is not None
        moves.append(move)
    return moves


class Solver:
    """Somebody at the board of a puzzle."""

    def __init__(self, person: Person, hand: Hand) -> None:
        self.person, self.page, self._hand = person, person.page, hand

    def open(self, puzzle: Puzzle) -> None:
        """Go to it."""
        self.person.go(path_of(puzzle))
        self.page.locator(IS_FREE).wait_for()

    def play(self, game: str, moves: list[str]) -> None:
        """Make moves on the board, each once the reply to the one before is there."""
        for move in moves:
            self.page.locator(IS_FREE).wait_for()
            PRESS[game](self.person, self._hand, move)

    def press(self, testid: str) -> None:
        """Press a button."""
        self._hand.press(self.person.see(testid))

    def solve(self, puzzle: Puzzle) -> None:
        """To the end."""
        self.play(puzzle.game, right_moves(puzzle))
        self.page.locator(IS_DECIDED).wait_for()
        expect(self.person.see("puzzle-dock")).to_have_attribute("data-outcome", "right")
