"""Luck: how much the chance events of a game helped, by a fixed evaluation.

An event is lucky by what the evaluation says after it, less what it says on average over all that
could have come. Whoever plays, that average is the expectation at that moment, so luck is zero on
average, whatever the evaluation is worth. See docs/arena.md. (A part of what is known as AIVAT.)
"""

from collections.abc import Callable
from functools import cache

import numpy as np

from ..games import Position

Evaluation = Callable[[np.record], float]
"""The chance of seat 0 to win, from 0 to 1, in any state of a game."""


@cache
def _mandala_evaluation() -> Evaluation:
    """Imported when it is needed: a game without chance need not wait for it."""
    from ..players.mandala.evaluation import evaluate
    from ..players.mandala.thinking import MIND, give_knowledge, load_weights

    minds = np.zeros(1, dtype=MIND)
    give_knowledge(minds, load_weights())
    return lambda state: float(evaluate(state, minds[0]))


EVALUATIONS: dict[str, Callable[[], Evaluation]] = {"mandala": _mandala_evaluation}
"""For each game with chance after the deal."""


def luck_of(position: Position) -> float | None:
    """How much chance helped seat 0 in a game that was played; None: the game has no chance."""
    if position.game.name not in EVALUATIONS:
        return None
    return measure_luck(position, EVALUATIONS[position.game.name]())


def measure_luck(position: Position, evaluate: Evaluation) -> float:
    """The luck of seat 0 in all chance events of a game, which is played again for it."""
    again = position.game.from_deal(position.deal, **position.options)
    luck = 0.0
    for move in position.moves:
        if not position.game.is_chance_text(move):
            again.play(move)
            continue
        words, _, letters = move.rpartition(" ")
        luck += sum(luck_of_card(again, f"{words} {letter}", evaluate) for letter in letters)
    return luck


def luck_of_card(position: Position, card: str, evaluate: Evaluation) -> float:
    """Let a card come; how much better seat 0 stands than on average over the cards that could."""
    expected = 0.0
    for outcome, chance in position.chance_outcomes():
        after = position.copy()
        after.play(outcome)
        expected += chance * evaluate(after.state)
    position.play(card)
    return evaluate(position.state) - expected
