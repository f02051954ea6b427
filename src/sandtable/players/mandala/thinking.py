"""Information-set search of a Mandala position, against the clock."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...games.batch import CHANCE, States, random_outcome
from ...games.compiled import compiled, specialise, specialise_all
from ...games.dice import Dice, below
from ...games.mandala import Mandala
from ...games.mandala.chance import apply_chance, chance_weights
from ...games.mandala.moves import apply, legal_actions, to_move
from ...games.mandala.state import (
    ACTION_COUNT,
    CLAIM,
    CLAIM_COLOUR,
    COLOUR_COUNT,
    MOST_LEGAL,
    OVER,
    STATE,
    TURN,
)
from ...search import ismcts
from ...search.ismcts import NO_LIMIT
from . import belief, claims, judgement, policy_net, value_net
from .belief import HANDS, IN_CUPS, IN_HANDS, NOTHING, Likelihoods, all_hands, imagine
from .claims import LOST, ROOM, WON, play_claims, solve_claims
from .judgement import evaluate, weigh
from .late_belief import LateBelief
from .levels import TO_THE_END
from .own_claims import value_claims
from .policy import weigh as quick_weigh
from .worth import result

SLICE = 50
"""Simulations between two looks at the clock: a few milliseconds."""
WORLDS = 20
"""Worlds between two looks at the clock while claiming."""
CLAIM_WORLDS = 2_000
"""More worlds than this say nothing new about a claim."""
TREE_NODES = 400_000

MOST_TURNS = 500
"""Two players who only exchange cards with the pile come to no end: then the points count as they
stand."""
# The columns of `ways`: switches that make a bot weaker.
PLAYOUT, SOLVES_CLAIMS, PLAYS_BY_POLICY, WAYS = range(4)

MIND = ismcts.mind_type(
    ACTION_COUNT,
    MOST_LEGAL,
    [
        ("ways", "<i8", (WAYS,)),
        ("chances", "<i8", (COLOUR_COUNT,)),
        *belief.KNOWLEDGE,
        *claims.KNOWLEDGE,
        *judgement.KNOWLEDGE,
    ],
)
WEIGHTS = ("inner", "inner_bias", "outer", "direct", "policy")
NETS = (*value_net.WEIGHTS, *policy_net.WEIGHTS)
VALUE_NET, POLICY_NET = "value_bias", "policy_bias"
"""One of the weights of each net."""
Weights = dict[str, NDArray[np.float32]]

_random_outcome = specialise(random_outcome, {"chance_weights": chance_weights})


@compiled
def draw_card(state: np.record, rolls: Dice, mind: Any) -> None:
    """Let one card come that is due, each of the deck as likely."""
    apply_chance(state, _random_outcome(state, rolls, mind.chances))


@compiled
def settle(states: States, rolls: Dice, mind: Any) -> None:
    """Let chance play; and the claims, if they are solved and not searched."""
    while True:
        if states[0].phase == CLAIM and mind.ways[SOLVES_CLAIMS]:
            play_claims(states, 0, mind)
        elif to_move(states[0]) == CHANCE:
            draw_card(states[0], rolls, mind)
        else:
            return


@compiled
def sample_action(state: np.record, rolls: Dice, mind: Any) -> int:
    """A legal action: by the policy, or any."""
    count = legal_actions(state, mind.actions)
    if not mind.ways[PLAYS_BY_POLICY]:
        action: int = mind.actions[below(rolls, count)]
        return action
    quick_weigh(state, mind, count)
    sampled: int = mind.actions[sample_prior(rolls, mind, count)]
    return sampled


@compiled
def sample_prior(rolls: Dice, mind: Any, count: int) -> int:
    """The place of an action, each as likely as its prior says."""
    total = 0.0
    for k in range(count):
        total += mind.priors[k]
    rest = total * (below(rolls, 1 << 30) / (1 << 30))
    k = 0
    while k < count - 1 and rest >= mind.priors[k]:
        rest -= mind.priors[k]
        k += 1
    return k


@compiled
def play_out(states: States, rolls: Dice, mind: Any) -> float:
    """What states[0] is worth to seat 0: some turns on, after the next claims, or at the end."""
    if mind.ways[PLAYOUT] == TO_THE_END:
        for _ in range(MOST_TURNS):
            if states[0].phase == OVER:
                break
            apply(states[0], sample_action(states[0], rolls, mind))
            settle(states, rolls, mind)
        return result(states[0])
    turns = mind.ways[PLAYOUT]
    while states[0].phase != OVER:
        if states[0].phase == CLAIM:
            if not mind.values_by_net:  # Whoever claims has judged it already.
                return solve_claims(states, 0, LOST - 1, WON + 1, mind)
            play_claims(states, 0, mind)
            return evaluate(states[0], mind)
        if states[0].phase == TURN:
            if turns == 0:
                return evaluate(states[0], mind)
            turns -= 1
            apply(states[0], sample_action(states[0], rolls, mind))
        else:
            draw_card(states[0], rolls, mind)
    return result(states[0])


_search = specialise_all(
    ismcts.TEMPLATES,
    {**Mandala.rules, "imagine": imagine, "settle": settle, "weigh": weigh, "play_out": play_out},
)


@cache
def load_weights() -> Weights:
    """The weights that came with the package."""
    with (files(__package__) / "weights.npz").open("rb") as file:
        kept = np.load(file)
        return {name: kept[name] for name in WEIGHTS}


@cache
def load_nets() -> Weights:
    """The weights of the nets that came with the package, and those above."""
    with (files(__package__) / "nets.npz").open("rb") as file:
        kept = np.load(file)
        return {**load_weights(), **{name: kept[name] for name in NETS}}


def give_knowledge(minds: States, weights: Weights) -> None:
    """Put weights into a mind, and the list of hands; with those of the nets it judges by them."""
    for name, values in weights.items():
        minds[0][name][...] = values
    minds[0].values_by_net = VALUE_NET in weights
    minds[0].weighs_by_net = POLICY_NET in weights
    minds[0].hands[:] = all_hands()


@dataclass
class Finding:
    """What a search found out about one action."""

    action: int
    value: float
    """The chance of the observer to win."""
    effort: int


def together(parts: Sequence[list[Finding]]) -> list[Finding]:
    """What searches of the same view found out, each with its own dice: all simulations count."""
    sums: dict[int, Finding] = {}
    for finding in (finding for part in parts for finding in part):
        known = sums.setdefault(finding.action, Finding(finding.action, 0.0, 0))
        known.effort += finding.effort
        known.value += (finding.value - known.value) * finding.effort / known.effort
    return sorted(sums.values(), key=lambda finding: (-finding.effort, -finding.value))


class Thinking:
    """A search with its tree, its dice and its knowledge."""

    def __init__(
        self,
        rolls: Dice,
        weights: Weights,
        settings: tuple[float, ...],
        ways: tuple[int, ...],
        nodes: int = TREE_NODES,
    ) -> None:
        self._rolls = rolls
        self._minds = np.zeros(1, dtype=MIND)
        self._mind = self._minds[0]
        give_knowledge(self._minds, weights)
        self._mind.settings[:] = settings
        self._mind.ways[:] = ways
        self._mind.against[:] = (0, 1)  # values are for seat 0
        self._states = np.zeros(1 + ROOM, dtype=STATE)
        self._tree = ismcts.new_tree(nodes)

    @property
    def nbytes(self) -> int:
        """How much memory the tree and its knowledge hold."""
        return self._tree.nbytes + self._minds.nbytes

    def roll(self, rolls: Dice) -> None:
        """Roll these dice from now on."""
        self._rolls = rolls

    def believe(self, belief: Likelihoods | None) -> None:
        """How likely each hand of the rival is; None: unseen cards are anywhere alike."""
        self._mind.believes = NOTHING if belief is None else IN_HANDS
        if belief is not None:
            self._mind.sums[:] = np.cumsum(belief)

    def believe_late(self, belief: LateBelief) -> None:
        """How likely each hand of the rival is together with its Cup."""
        hands, cups, chances = belief.likeliest(HANDS)
        self._mind.believes = IN_CUPS
        self._mind.late_hands[: len(hands)] = hands
        self._mind.late_cups[: len(hands)] = cups
        sums = np.cumsum(chances)
        self._mind.sums[:] = sums[-1]
        self._mind.sums[: len(hands)] = sums

    def search(
        self, observations: States, is_enough: Callable[[int], bool], most: int = NO_LIMIT
    ) -> list[Finding]:
        """Simulate until it is enough, at least one slice; the actions, the best first."""
        claims = observations[0].phase == CLAIM and self._mind.ways[SOLVES_CLAIMS]
        return (self._claim if claims else self._simulate)(observations, is_enough, most)

    def _simulate(
        self, observations: States, is_enough: Callable[[int], bool], most: int
    ) -> list[Finding]:
        _search.clear(self._tree, self._minds)
        done = 0
        while done == 0 or not (done == most or is_enough(done)):
            count = min(SLICE, most - done)
            _search.simulate(
                observations, self._states, self._rolls, self._tree, self._minds, count
            )
            done += count
        findings = []
        for node in ismcts.children(self._tree, self._tree[ismcts.ROOT]):
            value = self._for_observer(observations, node.total / node.visits)
            findings.append(Finding(int(node.action), value, int(node.visits)))
        return sorted(findings, key=lambda finding: (-finding.effort, finding.action))

    def line(self, action: int) -> list[int]:
        """How the last search expects the turns after this action to go, beginning with it."""
        return ismcts.line(self._tree, action)

    def _claim(
        self, observations: States, is_enough: Callable[[int], bool], most: int
    ) -> list[Finding]:
        """Every claim's value, with best claims after it, over the worlds that are possible."""
        totals = np.zeros(COLOUR_COUNT)
        most = min(most, CLAIM_WORLDS)
        done = 0
        while done == 0 or not (done == most or is_enough(done)):
            count = min(WORLDS, most - done)
            value_claims(observations, self._states, self._rolls, self._minds, count, totals)
            done += count
        mountain = observations[0].mountain[observations[0].mandala]
        findings = [
            Finding(
                CLAIM_COLOUR + colour, self._for_observer(observations, totals[colour] / done), done
            )
            for colour in range(COLOUR_COUNT)
            if mountain[colour] > 0
        ]
        return sorted(findings, key=lambda finding: (-finding.value, finding.action))

    @staticmethod
    def _for_observer(observations: States, value: float) -> float:
        return float(value if observations[0].observer == 0 else 1.0 - value)
