"""All about the puzzles of Mandala."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import islice
from pathlib import Path
from random import Random

import numpy as np

from ....games.mandala.state import STATE
from ....players.mandala.bot import MandalaBot
from ....players.mandala.levels import STRONGEST, Limits, beginner
from ...puzzles.puzzle import Puzzle, seat_view
from ...puzzles.saying import Saying, colour, reasons
from ...puzzles.workshop import Answer, Clue, Unproven, Verdict
from . import hunt
from .claimers import CLAIMERS, choose
from .games import Games
from .themes import THEMES, themes_of
from .turns import Turns
from .twins import Twin, canonical

RATINGS: Mapping[str, int] = {
    "first-game": 0,
    "novice": 80,
    "casual": 263,
    "steady": 344,
    "skilled": 501,
    "expert": 627,
    "master": 707,
}
"""Of those who grade turns: the levels by the names and ratings they had when the puzzles were
made. They stay, so that ratings of puzzles made later can be compared with these."""
GRADERS: Mapping[str, Limits] = {
    "first-game": beginner(24),
    "novice": beginner(32),
    "casual": beginner(48),
    "steady": beginner(85),
    "skilled": Limits(10),
    "expert": Limits(60),
    "master": Limits(350),
}
DEEP = 7_000
"""Simulations of the search that has to agree: twenty times those of `master`."""
NO_HURRY = 600.0
SAME = 1e-3
"""Figures that differ by less are the same: other computers add up in another order."""


class MandalaWorkshop:
    """Finds, proves, grades and judges the puzzles of Mandala."""

    texts_folder = Path(__file__).parents[1] / "texts"
    themes: tuple[str, ...] = THEMES
    kinds: tuple[str, ...] = (hunt.CLAIMING, hunt.TURNING)
    seeds = 4
    solvers: Mapping[str, Mapping[str, int | None]] = {
        hunt.CLAIMING: dict.fromkeys(CLAIMERS),
        hunt.TURNING: RATINGS,
    }

    @cached_property
    def _turns(self) -> Turns:
        return Turns()

    @cached_property
    def _games(self) -> Games:
        return Games()

    def hunt(self, seed: str) -> list[Puzzle]:
        """Some claims, and some turns of one game."""
        claims = islice(hunt.claim_puzzles(self._games, seed), hunt.MOST_CLAIMS)
        turns = islice(hunt.turn_puzzles(self._games, self._turns, seed), hunt.MOST_TURNS)
        return [*claims, *filter(self._search_agrees, turns)]

    def _search_agrees(self, puzzle: Puzzle) -> bool:
        """Whether a long tree search, which does not follow the policy alone, chooses the same."""
        limits = replace(STRONGEST, simulations=DEEP, uses_belief=False)
        bot = MandalaBot("deep", limits, seed=f"{puzzle.proof['seed']} deep")
        move = bot.choose(seat_view(puzzle.start(), puzzle.seat), NO_HURRY).move
        return bool(move == puzzle.answer["best"] or move in puzzle.answer["nearly"])

    def attempt(self, puzzle: Puzzle, solver: str, seed: str) -> bool:
        """Whether somebody, with dice of their own, chooses the best or nearly the best move."""
        position = puzzle.start()
        if puzzle.kind == hunt.CLAIMING:
            states = np.array([position.state], dtype=STATE)
            seen = position.observation(puzzle.seat)[0]
            move = choose(solver, states, seen, Random(f"{puzzle.position} {seed}"))
        else:
            bot = MandalaBot(solver, GRADERS[solver], seed=f"{puzzle.position} {seed}")
            move = bot.choose(seat_view(position, puzzle.seat), hunt.SECONDS).move
        return bool(move == puzzle.answer["best"] or move in puzzle.answer["nearly"])

    def prove(self, puzzle: Puzzle, thorough: bool = False) -> None:
        """Count a claim out again; try a turn again in the same worlds, thorough: in all."""
        if puzzle.kind == hunt.CLAIMING:
            self._prove_claim(puzzle)
        else:
            self._prove_turn(puzzle, thorough)
        if thorough and themes_of(puzzle) != puzzle.themes:
            raise Unproven(f"{puzzle.id}: its themes are others")

    def _prove_claim(self, puzzle: Puzzle) -> None:
        states = np.array([puzzle.start().state], dtype=STATE)
        found = hunt.claim_puzzle(states)
        if found is None:
            raise Unproven(f"{puzzle.id}: no claim is clearly best")
        if found.answer["best"] != puzzle.answer["best"] or found.seat != puzzle.seat:
            raise Unproven(f"{puzzle.id}: the best claim is {found.answer['best']}")
        if sorted(found.answer["nearly"]) != sorted(puzzle.answer["nearly"]):
            raise Unproven(f"{puzzle.id}: other claims are nearly as good")
        for move, counted in found.answer["moves"].items():
            if abs(counted["utility"] - puzzle.answer["moves"][move]["utility"]) > SAME:
                raise Unproven(f"{puzzle.id}: {move} is worth {counted['utility']}")

    def _prove_turn(self, puzzle: Puzzle, thorough: bool) -> None:
        position = puzzle.start()
        if position.seat != puzzle.seat:
            raise Unproven(f"{puzzle.id}: it is not the turn of seat {puzzle.seat}")
        moves = position.legal_moves()
        if set(moves) != set(puzzle.answer["moves"]):
            raise Unproven(f"{puzzle.id}: its moves are others")
        best, nearly = puzzle.answer["best"], tuple(puzzle.answer["nearly"])
        seen = position.observation(puzzle.seat)
        if not self._turns.holds(seen, moves, best, nearly, puzzle.proof["seed"], thorough):
            raise Unproven(f"{puzzle.id}: {best} is not clearly best")
        if thorough and not self._search_agrees(puzzle):
            raise Unproven(f"{puzzle.id}: a long search does not choose {best}")

    def canonical(self, puzzle: Puzzle) -> str:
        """What the seat knows, whatever its colours and the order of the Mandalas."""
        return canonical(puzzle.start().observation(puzzle.seat)[0])

    def themes_of(self, puzzle: Puzzle) -> tuple[str, ...]:
        """Which themes its solution has."""
        return themes_of(puzzle)

    def question(self, puzzle: Puzzle) -> Saying:
        """What is asked."""
        return Saying(f"mandala-puzzle-{puzzle.kind}")

    def judge(self, puzzle: Puzzle, moves: Sequence[str]) -> Answer:
        """One decision: the best, nearly the best, or refuted by what may follow."""
        if not moves:
            return Answer(Verdict.OPEN, ())
        move = moves[0]
        position = puzzle.start()
        position.play(move)  # IllegalMove says why not
        known, best = puzzle.answer["moves"], puzzle.answer["best"]
        loss = max(0.0, known[best]["chance"] - known[move]["chance"])
        if move == best:
            verdict = Verdict.RIGHT
        elif move in puzzle.answer["nearly"]:
            verdict = Verdict.NEARLY
        else:
            verdict = Verdict.WRONG
        return Answer(verdict, (move,), tuple(known[move]["line"]), round(loss, 4), "chance")

    def hints(self, puzzle: Puzzle, moves: Sequence[str] = ()) -> list[Clue]:
        """Which Mandala or colour, which kind of move, which move, and why."""
        if moves:
            return []
        best = puzzle.answer["best"]
        verb, *places, cards = best.split()
        where = Saying("puzzle-hint-colour", {"colour": colour(cards[0])})
        if places:
            where = Saying("mandala-hint-where", {"mandala": places[0]})
        known = puzzle.answer["moves"]
        others = [m for m in known if m != best and m not in puzzle.answer["nearly"]]
        second = max(known[move]["chance"] for move in others)
        chances = {"best": round(100 * known[best]["chance"]), "second": round(100 * second)}
        why = (*reasons(puzzle.game, puzzle.themes), Saying("mandala-hint-why", chances))
        spots = (*places, cards[0])
        return [
            Clue("where", (where,), tuple(places) or (cards[0],)),
            Clue("what", (Saying(f"mandala-hint-{verb}"),), (verb,)),
            Clue("move", (Saying("puzzle-hint-move", {"move": best}),), spots, (best,)),
            Clue("why", why, spots, (best, *known[best]["line"])),
        ]

    def twin(self, puzzle: Puzzle, seed: str) -> Puzzle:
        """The same position in other colours, perhaps with the Mandalas exchanged."""
        twin = Twin.by_chance(f"{puzzle.id} {seed}")
        answer = puzzle.answer
        return replace(
            puzzle,
            position=twin.picture(puzzle.position),
            answer={
                "best": twin.move(answer["best"]),
                "nearly": [twin.move(move) for move in answer["nearly"]],
                "moves": {
                    twin.move(move): {**known, "line": [twin.move(each) for each in known["line"]]}
                    for move, known in answer["moves"].items()
                },
            },
        )
