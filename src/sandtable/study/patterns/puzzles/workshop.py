"""All about the puzzles of Patterns."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import Any

from ....games import Position
from ....games.patterns.state import COLOURS
from ....players.patterns.bot import PatternsBot
from ....players.patterns.levels import Knowledge, Limits
from ....players.patterns.reading import moves_of
from ...puzzles.puzzle import Puzzle, seat_view
from ...puzzles.saying import Saying, colour, reasons
from ...puzzles.workshop import Answer, Clue, Unproven, Verdict
from . import hunt
from .endings import grow, steps_of
from .exact import Endings
from .themes import THEMES, themes_of
from .twins import Twin, canonical

MOST_NODES = 200_000
"""For one value: a tenth of a second."""
MOST_TO_PROVE = 500_000
"""For a whole puzzle, so that it is quickly proven again."""
NO_LIMIT = 1 << 40
RATINGS = {
    "first-game": 0,
    "novice": 100,
    "casual": 219,
    "steady": 424,
    "skilled": 575,
    "expert": 757,
    "master": 948,
}
"""Of those who try the puzzles. They are called as levels once were, and do not change when the
levels do: their tries are kept with the puzzles."""
GRADERS = {
    "first-game": Limits(1, knowledge=Knowledge.RULES_OF_THUMB),
    "novice": Limits(1),
    "casual": Limits(nodes=200),
    "steady": Limits(nodes=1_300),
    "skilled": Limits(nodes=7_000),
    "expert": Limits(nodes=27_000),
    "master": Limits(nodes=180_000),
}
WEAK = tuple(GRADERS)[:2]
"""One of them has to fail: else there is nothing to find."""
FIRST_LOOK = tuple(GRADERS)[:5]
"""Who tries first, once each, to see which positions of a game are worth keeping."""
FROM_ONE_GAME = 2
TWIN_SEED = "as it stands"


class PatternsWorkshop:
    """Finds, proves, grades and judges the puzzles of Patterns."""

    texts_folder = Path(__file__).parents[1] / "texts"
    themes: tuple[str, ...] = THEMES
    seeds = 4
    kinds: tuple[str, ...] = (hunt.KIND,)
    solvers: Mapping[str, Mapping[str, int | None]] = {hunt.KIND: RATINGS}

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
        bot = PatternsBot(solver, GRADERS[solver])
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
        # Among replies of the same value another one may be found, with fewer or more steps.
        task = {
            **hunt.as_puzzle(puzzle.start(), puzzle.seat, tree).task,
            "steps": steps_of(puzzle.answer),
        }
        if task != puzzle.task:
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

    def question(self, puzzle: Puzzle) -> Saying:
        """What is asked."""
        if puzzle.task["aim"] == "win":
            return Saying("patterns-puzzle-win")
        return Saying("patterns-puzzle-hold" if puzzle.task["margin"] else "patterns-puzzle-draw")

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

    def hints(self, puzzle: Puzzle, moves: Sequence[str] = ()) -> list[Clue]:
        """Which colour, which kind of move, which move, and why."""
        position = puzzle.start()
        node: Mapping[str, Any] | None = puzzle.answer
        for move in moves:
            node = _follow(position, node, move) if node and move in node["right"] else None
        if node is None:
            return []
        move, right = next(iter(node["right"].items()))
        verb, _, cell = move.partition(" ")
        tile = tile_on(position, cell)
        best, least = node["margin"], max(wrong["margin"] for wrong in node["wrong"].values())
        compared = {"best": f"{best:+d}", "least": f"{least:+d}"}
        why = (*reasons(puzzle.game, puzzle.themes), Saying("patterns-hint-why", compared))
        return [
            Clue("where", (Saying("puzzle-hint-colour", {"colour": colour(tile)}),), (tile,)),
            Clue("what", (Saying(f"patterns-hint-{verb}"),), (verb,)),
            Clue("move", (Saying("puzzle-hint-move", {"move": move}),), (cell,), (move,)),
            Clue("why", why, (cell,), (move, *right["reply"])),
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
