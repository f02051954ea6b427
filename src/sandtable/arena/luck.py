"""Luck: how much the chance events of a game helped, by a fixed evaluation.

An event is lucky by what the evaluation says after it, less what it says on average over all that
could have come. Whoever plays, that average is the expectation at that moment, so luck is zero on
average, whatever the evaluation is worth. See docs/arena.md. (A part of what is known as AIVAT.)
"""

from ..games import Position
from ..players.registry import roster_of
from ..players.roster import Evaluation


def luck_of(position: Position) -> float | None:
    """How much chance helped seat 0 in a game that was played; None: there is no way to tell."""
    luck = roster_of(position.game.name).luck
    return None if luck is None else measure_luck(position, luck.evaluation())


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
