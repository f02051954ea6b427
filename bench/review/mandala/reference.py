"""A much deeper judgement of two moves: both sides search every move that follows.

The same worlds and cards for both moves, as in the review itself. But for some turns every
decision is found by a search, not by the policy, and the position then reached is judged by a
number of playouts. All that the review takes for granted about later moves is so put to the test.
"""

import numpy as np

from sandtable import load
from sandtable.games.batch import States
from sandtable.games.compiled import compiled
from sandtable.games.dice import Dice, dice
from sandtable.games.mandala.moves import apply
from sandtable.games.mandala.notation import NUMBERS
from sandtable.games.mandala.state import CLAIM, OBSERVATION, OVER, STATE, TURN
from sandtable.players.mandala.belief import Likelihoods, imagine
from sandtable.players.mandala.claims import ROOM, play_claims
from sandtable.players.mandala.levels import TO_THE_CLAIMS
from sandtable.players.mandala.thinking import Thinking, draw_card, load_weights
from sandtable.study.mandala.review.paired import Judge
from sandtable.study.mandala.review.rolling import VALUE, new_minds

SEARCH = ((0.6, 1.0, 0.1), (TO_THE_CLAIMS, 1, 1))
SIMULATIONS = 30
"""For every decision that follows."""
TURNS = 8
"""That are searched."""
PLAYOUTS = 16
"""Of eight more turns, from where the search ends."""
NODES = 2_000


@compiled
def _imagine(seen: States, rolls: Dice, states: States, minds: States) -> None:
    imagine(seen, rolls, states, minds[0])


@compiled
def _act(states: States, action: int) -> None:
    apply(states[0], action)


@compiled
def _settle(states: States, draws: Dice, minds: States) -> None:
    """Chance and claims, until somebody has a turn."""
    while states[0].phase != TURN and states[0].phase != OVER:
        if states[0].phase == CLAIM:
            play_claims(states, 0, minds[0])
        else:
            draw_card(states[0], draws, minds[0])


class Reference:
    """Judges pairs of moves."""

    def __init__(self, simulations: int = SIMULATIONS, turns: int = TURNS) -> None:
        self._simulations, self._turns = simulations, turns
        self._minds = new_minds()
        self._judge = Judge(TURNS)
        self._batch = load("mandala").batch

    def believe(self, belief: Likelihoods | None) -> None:
        """How likely each hand of the rival is, for the worlds."""
        self._minds[0].believes = belief is not None
        if belief is not None:
            self._minds[0].sums[:] = np.cumsum(belief)

    def lead(
        self, seen: States, better: str, move: str, worlds: int, seed: str
    ) -> tuple[float, float]:
        """How far one move is ahead of another for the observer, and the standard error."""
        observer = int(seen[0].observer)
        gaps = np.zeros(worlds)
        world = np.zeros(1 + ROOM, dtype=STATE)
        for number in range(worlds):
            _imagine(seen, dice(f"{seed} {number} world"), world, self._minds)
            values = [self._play(world[:1], text, f"{seed} {number}") for text in (better, move)]
            gaps[number] = (values[0] - values[1]) * (1 if observer == 0 else -1)
        return float(gaps.mean()), float(gaps.std(ddof=1) / np.sqrt(worlds))

    def _play(self, world: States, move: str, seed: str) -> float:
        states = np.zeros(1 + ROOM, dtype=STATE)
        states[0] = world[0]
        draws = dice(f"{seed} cards")
        thinking = Thinking(dice(f"{seed} search"), load_weights(), *SEARCH, nodes=NODES)
        seen = np.zeros(1, dtype=OBSERVATION)
        _act(states, NUMBERS[move])
        _settle(states, draws, self._minds)
        for _ in range(self._turns):
            if states[0].phase == OVER:
                break
            self._batch.observe_all(states[:1], np.array([int(states[0].seat)]), seen)
            found = thinking.search(seen, lambda done: True, self._simulations)
            _act(states, found[0].action)
            _settle(states, draws, self._minds)
        return float(self._judge.value(states[0], PLAYOUTS, f"{seed} judged")[VALUE])
