"""Turns of Mandala in which one move is clearly best, and how sure that is."""

from collections.abc import Mapping
from dataclasses import dataclass

from ....games.batch import States
from .paired import LEARNED, RESULTS, SURE, Judge, Tried

CLEAR = 0.06
"""How far the best move is ahead of every other one: chance to win."""
AT_LEAST = 0.04
"""The lower end of the 99 % interval of that."""
NEARLY = 0.02
"""What is given away by a move that still gets credit."""

WORLDS = 200
"""For one evaluation."""
MORE = 10
"""Times as many for the last one."""
FIRST_WORLDS = 32
FIRST_CLEAR = 0.03
"""For a first look: is it worth more?"""
HOPELESS = 0.2
"""So far behind, at the lower end, that more worlds would change nothing: not tried again."""


@dataclass(frozen=True)
class Clear:
    """A turn that is a puzzle: its best move, those that are nearly as good, and the figures."""

    best: str
    nearly: tuple[str, ...]
    chances: Mapping[str, float]


def _without(tried: Tried, best: str, nearly: tuple[str, ...]) -> dict[str, tuple[float, float]]:
    return {move: lead for move, lead in tried.leads(best).items() if move not in nearly}


def is_clear(tried: Tried, best: str, nearly: tuple[str, ...]) -> bool:
    """Whether a move is as far ahead of all others as a puzzle wants."""
    leads = _without(tried, best, nearly).values()
    return bool(leads) and all(
        lead >= CLEAR and lead - SURE * error >= AT_LEAST for lead, error in leads
    )


def split(tried: Tried) -> tuple[str, tuple[str, ...]]:
    """The best move and those nearly as good."""
    best = tried.best
    nearly = [move for move, (lead, _) in tried.leads(best).items() if lead < NEARLY]
    return best, tuple(sorted(nearly))


class Turns:
    """Looks for clear turns and proves them."""

    def __init__(self) -> None:
        self._judge = Judge(LEARNED)
        self._second = Judge(RESULTS)

    def find(self, seen: States, moves: list[str], seed: str) -> Clear | None:
        """The figures of a turn if it is a puzzle, by all criteria."""
        look = self._judge.try_moves(seen, moves, FIRST_WORLDS, f"{seed} look")
        leads = _without(look, *split(look)).values()
        if not leads or min(lead for lead, _ in leads) < FIRST_CLEAR:
            return None
        first = self._first(seen, moves, seed)
        best, nearly = split(first)
        if not is_clear(first, best, nearly) or not self._confirms(seen, first, best, nearly, seed):
            return None
        more = self._more(seen, first, best, nearly, seed)
        chances = {**first.means, **more.means}
        if not is_clear(more, best, nearly) or (best, nearly) != split(more):
            return None
        return Clear(best, nearly, {move: round(chances[move], 4) for move in moves})

    def holds(
        self,
        seen: States,
        moves: list[str],
        best: str,
        nearly: tuple[str, ...],
        seed: str,
        thorough: bool,
    ) -> bool:
        """Whether a move is clearly best; thorough: by second dice and eyes and ten times more."""
        first = self._first(seen, moves, seed)
        if not is_clear(first, best, nearly):
            return False
        return not thorough or (
            self._confirms(seen, first, best, nearly, seed)
            and is_clear(self._more(seen, first, best, nearly, seed), best, nearly)
        )

    def _first(self, seen: States, moves: list[str], seed: str) -> Tried:
        return self._judge.try_moves(seen, moves, WORLDS, f"{seed} first")

    def _confirms(
        self, seen: States, first: Tried, best: str, nearly: tuple[str, ...], seed: str
    ) -> bool:
        """By other dice; and by nothing but the results of games played to their end."""
        second = self._judge.try_moves(seen, first.moves, WORLDS, f"{seed} second")
        if not is_clear(second, best, nearly):
            return False
        rivals = _rivals(first, best)
        ends = self._second.try_moves(seen, rivals, 2 * WORLDS, f"{seed} ends")
        return is_clear(ends, best, nearly)

    def _more(
        self, seen: States, first: Tried, best: str, nearly: tuple[str, ...], seed: str
    ) -> Tried:
        return self._judge.try_moves(seen, _rivals(first, best), MORE * WORLDS, f"{seed} more")


def _rivals(first: Tried, best: str) -> list[str]:
    """The best move and all that are not hopeless, and at least one."""
    leads = first.leads(best)
    ends = {move: lead - SURE * error for move, (lead, error) in leads.items()}
    nearest = min(ends, key=lambda move: ends[move])
    return [best, *(move for move, end in ends.items() if end < HOPELESS or move == nearest)]
