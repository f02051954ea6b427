"""All about the puzzles of Patterns."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any

from ....games import Position
from ....games.patterns.state import COLOUR_NAMES, COLOURS
from ....players.patterns.bot import PatternsBot
from ....players.patterns.levels import LEVELS
from ....players.patterns.reading import moves_of
from ....players.ratings import ratings_of
from ...puzzles.puzzle import Puzzle, seat_view
from ...puzzles.workshop import Answer, Hint, Unproven, Verdict
from . import hunt
from .endings import grow
from .exact import Endings
from .themes import THEMES, themes_of
from .twins import Twin, canonical

MOST_NODES = 200_000
"""For one value: a tenth of a second."""
MOST_TO_PROVE = 500_000
"""For a whole puzzle, so that it is quickly proven again."""
NO_LIMIT = 1 << 40
GRADERS = ("first-game", "novice", "casual", "steady", "skilled", "expert", "master")
WEAK = GRADERS[:2]
"""One of them has to fail: else there is nothing to find."""
FIRST_LOOK = GRADERS[:5]
"""Who tries first, once each, to see which positions of a game are worth keeping."""
FROM_ONE_GAME = 2
TWIN_SEED = "as it stands"


class PatternsWorkshop:
    """Finds, proves, grades and judges the puzzles of Patterns."""

    themes = THEMES
    seeds = 4
    kinds: tuple[str, ...] = (hunt.KIND,)
    solvers: Mapping[str, Mapping[str, int | None]] = {
        hunt.KIND: {name: ratings_of(hunt.GAME)[name].elo for name in GRADERS}
    }

    @cached_property
    def _endings(self) -> Endings:
        return Endings(NO_LIMIT)

    def hunt(self, seed: str) -> list[Puzzle]:
        """The two hardest puzzles of a game, as the lower levels find them."""
        failed: list[tuple[int, Puzzle]] = []
        for puzzle in hunt.puzzles(Endings(MOST_NODES), seed):
            fails = [name for name in FIRST_LOOK if not self.attempt(puzzle, name, TWIN_SEED)]
            if set(fails) & set(WEAK) and self._is_quick(puzzle):
                failed.append((len(fails), puzzle))
        failed.sort(key=lambda pair: -pair[0])
        return [puzzle for _, puzzle in failed[:FROM_ONE_GAME]]

    def _is_quick(self, puzzle: Puzzle) -> bool:
        fresh = PatternsWorkshop()
        fresh.prove(puzzle)
        return fresh._endings.nodes <= MOST_TO_PROVE

    def attempt(self, puzzle: Puzzle, solver: str, seed: str) -> bool:
        """A level tries a twin: it has no dice, but it meets the moves in another order there."""
        twin = puzzle if seed == TWIN_SEED else self.twin(puzzle, seed)
        bot = PatternsBot(solver, LEVELS[solver].limits)
        position = twin.start()
        node: Mapping[str, Any] | None = twin.answer
        while node is not None:
            move = bot.choose(seat_view(position, twin.seat), hunt.SECONDS).move
            if move not in node["right"]:
                return False
            node = _follow(position, node, move)
        return True

    def prove(self, puzzle: Puzzle, thorough: bool = False) -> None:
        """Solve it again: every move of every step; see that the lines lead where they should."""
        states = puzzle.start().observation(None)
        tree = grow(self._endings, states, puzzle.seat, puzzle.task["steps"])
        if tree is None:
            raise Unproven(f"{puzzle.id}: no move stands out")
        if hunt.as_puzzle(puzzle.start(), puzzle.seat, tree).task != puzzle.task:
            raise Unproven(f"{puzzle.id}: it asks for something else")
        self._compare(puzzle, puzzle.start(), puzzle.answer, tree)
        if thorough and self.themes_of(puzzle) != puzzle.themes:
            raise Unproven(f"{puzzle.id}: its themes are others")

    def _compare(
        self, puzzle: Puzzle, position: Position, said: Mapping[str, Any], found: Mapping[str, Any]
    ) -> None:
        """A reply may be another one of the same value; all else must be the same."""
        margins = {move: wrong["margin"] for move, wrong in said["wrong"].items()}
        if (
            set(said["right"]) != set(found["right"])
            or said["margin"] != found["margin"]
            or margins != {move: wrong["margin"] for move, wrong in found["wrong"].items()}
        ):
            raise Unproven(f"{puzzle.id}: the values of its moves are others")
        for move, wrong in said["wrong"].items():
            self._must_lead_to(puzzle, position, (move, *wrong["line"]), wrong["margin"])
        for move, right in said["right"].items():
            self._must_lead_to(puzzle, position, (move, *right["reply"]), said["margin"])
            if "then" in right:
                later = position.copy()
                _follow(later, said, move)
                tree = grow(self._endings, later.observation(None), puzzle.seat)
                if tree is None:
                    raise Unproven(f"{puzzle.id}: after {move} no move stands out")
                self._compare(puzzle, later, right["then"], tree)

    def _must_lead_to(
        self, puzzle: Puzzle, position: Position, line: Sequence[str], margin: int
    ) -> None:
        end = moves_of(self._endings.game, position.observation(None), line)
        if self._endings.solve(end, puzzle.seat).margin != margin:
            raise Unproven(f"{puzzle.id}: {' '.join(line)} does not come to {margin:+d}")

    def canonical(self, puzzle: Puzzle) -> str:
        """The position, whoever moves, however it is turned and coloured."""
        return canonical(puzzle.position)

    def themes_of(self, puzzle: Puzzle) -> tuple[str, ...]:
        """Which themes its solution has.

        There may be several best lines to the end, and a search that remembers nothing else always
        finds the same one.
        """
        return themes_of(puzzle, Endings(NO_LIMIT))

    def question(self, puzzle: Puzzle) -> str:
        """What is asked."""
        if puzzle.task["aim"] == "win":
            return "One move wins: find it."
        ending = {0: "A draw is still in it"}.get(puzzle.task["margin"], "You are winning")
        return f"{ending}, but only one way holds all the points: find it."

    def judge(self, puzzle: Puzzle, moves: Sequence[str]) -> Answer:
        """Walk down the tree: the rival replies to what is right, the rest is refuted."""
        position = puzzle.start()
        node: Mapping[str, Any] | None = puzzle.answer
        verdict = Verdict.OPEN
        for move in moves:
            if node is None:
                break
            if move in node["right"]:
                node = _follow(position, node, move)
                verdict = Verdict.RIGHT if node is None else Verdict.OPEN
                continue
            position.play(move)  # IllegalMove says why not
            wrong = node["wrong"][move]
            loss = float(node["margin"] - wrong["margin"])
            played = tuple(position.moves)
            return Answer(Verdict.WRONG, played, tuple(wrong["line"]), loss, "points")
        return Answer(verdict, tuple(position.moves))

    def hints(self, puzzle: Puzzle, moves: Sequence[str] = ()) -> list[Hint]:
        """Which colour, which kind of move, which move, and why."""
        position = puzzle.start()
        node: Mapping[str, Any] | None = puzzle.answer
        for move in moves:
            node = _follow(position, node, move) if node and move in node["right"] else None
        if node is None:
            return []
        move, right = next(iter(node["right"].items()))
        verb, _, cell = move.partition(" ")
        tile = COLOUR_NAMES[COLOURS.index(tile_on(position, cell))]
        themes = " and ".join(THEMES[theme] for theme in puzzle.themes) or "it keeps most points"
        best, least = node["margin"], max(wrong["margin"] for wrong in node["wrong"].values())
        return [
            Hint("where", f"Look at the {tile} tiles.", (tile,)),
            Hint("what", f"The move is to {verb}.", (verb,)),
            Hint("move", f"Play {move}.", (cell,), (move,)),
            Hint(
                "why",
                f"Because {themes}: {best:+d} at the end, every other move {least:+d} at most.",
                (cell,),
                (move, *right["reply"]),
            ),
        ]

    def twin(self, puzzle: Puzzle, seed: str) -> Puzzle:
        """The same ending turned, mirrored and in other colours."""
        twin = Twin.by_chance(f"{puzzle.id} {seed}")
        return replace(
            puzzle, position=twin.picture(puzzle.position), answer=_twin_node(puzzle.answer, twin)
        )


def tile_on(position: Position, cell: str) -> str:
    """The letter of the tile on a cell."""
    from ....games.patterns.state import CELLS, SQUARES

    square = int(SQUARES[CELLS.index(cell)])
    up = position.state.up
    return next(letter for at, letter in enumerate(COLOURS) if int(up[at]) >> square & 1)


def _follow(position: Position, node: Mapping[str, Any], move: str) -> Mapping[str, Any] | None:
    """Play a right move and the rival's reply; the next node, if the task goes on."""
    right = node["right"][move]
    for each in (move, *right["reply"]):
        position.play(each)
    then: Mapping[str, Any] | None = right.get("then")
    return then


def _twin_node(node: Mapping[str, Any], twin: Twin) -> dict[str, Any]:
    return {
        "margin": node["margin"],
        "right": {
            twin.move(move): {
                "reply": [twin.move(reply) for reply in right["reply"]],
                **({"then": _twin_node(right["then"], twin)} if "then" in right else {}),
            }
            for move, right in node["right"].items()
        },
        "wrong": {
            twin.move(move): {**wrong, "line": [twin.move(each) for each in wrong["line"]]}
            for move, wrong in node["wrong"].items()
        },
    }
