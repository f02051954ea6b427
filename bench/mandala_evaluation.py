"""How well the Mandala bot judges: its evaluation, its claims, its belief.

python -m bench.players --only judgement
"""

import random

import numpy as np

from sandtable import load
from sandtable.games.mandala.state import CLAIM, COLOUR_COUNT, STATE
from sandtable.players import RandomPlayer, SeatView
from sandtable.players.mandala.belief import Likelihoods, all_hands, dealt, drew, played, saw
from sandtable.players.mandala.claims import LOST, ROOM, WON, best_claim, solve_claims
from sandtable.players.mandala.handmade import handmade_weights
from sandtable.players.mandala.learning import brier
from sandtable.players.mandala.selfplay import lessons
from sandtable.players.mandala.thinking import MIND, give_knowledge, load_weights

from .peers.naive_mandala import Drawn, Event, Played, Seen, count_hands, try_all_claims
from .players.findings import Finding, Settings, Tell

GAMES, QUICK_GAMES = 40, 5
SIMULATIONS = 400
"""For every move of the searched games: twice as many as in training."""
CASES = 25
"""Claim phases and beliefs compared for every searched game."""
FRESH = "fresh games"
"""A seed that training does not use."""
UNSEEN, HELD, CUP = 7, 3, 2
ROUNDING = 1e-12
"""What rounding may do to a probability."""


def run(settings: Settings, tell: Tell) -> list[Finding]:
    """The section of `python -m bench.players`."""
    games = QUICK_GAMES if settings.is_quick else GAMES
    tell("the evaluation", 0, 3)
    findings = [judge_evaluation(games)]
    tell("claims", 1, 3)
    findings.append(compare_claims(CASES * games))
    tell("belief", 2, 3)
    findings.append(compare_beliefs(CASES * games // 5))
    return findings


def judge_evaluation(games: int) -> Finding:
    """Brier scores on games nobody has learned from."""
    weights = load_weights()
    taught = lessons(weights, games, SIMULATIONS, FRESH)
    shipped = brier(weights, taught.rows, taught.results)
    by_hand = brier(handmade_weights(), taught.rows, taught.results)
    half = float(np.mean((0.5 - taught.results) ** 2))
    return Finding(
        what=f"Brier score on {len(taught.rows)} turns of {games} fresh games",
        found=f"{shipped:.4f} (made by hand {by_hand:.4f}, always one half {half:.4f})",
    )


def compare_claims(count: int) -> Finding:
    """Claim phases of random games, solved and by trying all orders."""
    minds = np.zeros(1, dtype=MIND)
    give_knowledge(minds, load_weights())
    compared = equal = seed = 0
    while compared < count:
        position = load("mandala").deal(seed=f"{FRESH} {seed}")
        anybody = RandomPlayer(seed)
        while (seat := position.seat) is not None:
            if position.state.phase == CLAIM and compared < count:
                states = np.zeros(ROOM + 1, dtype=STATE)
                states[0] = position.state
                value, colours = try_all_claims(states, minds[0])
                solved = solve_claims(states, 0, LOST - 1, WON + 1, minds[0])
                equal += solved == value and best_claim(states, 0, minds[0]) in colours
                compared += 1
            position.play(anybody.choose(SeatView.of(position, seat), 0).move)
        seed += 1
    return Finding(
        what="claim phases solved as by trying all orders",
        found=f"{equal} of {compared}",
        target="all",
        met=equal == compared,
    )


def compare_beliefs(count: int) -> Finding:
    """Random small cases: seven unseen cards, some events, and every order counted."""
    rng = random.Random(FRESH)
    worst = 0.0
    for _ in range(count):
        cards, events = _small_case(rng)
        expected = count_hands(cards, HELD, CUP, events)
        belief = _believed(cards, events)
        for hand, chance in zip(all_hands().tolist(), belief.tolist(), strict=True):
            worst = max(worst, abs(chance - expected.get(tuple(hand), 0.0)))
    return Finding(
        what=f"belief in {count} small cases: largest difference from counting all orders",
        found=f"{worst:.1e}",
        target=f"< {ROUNDING:g}",
        met=worst < ROUNDING,
    )


def _small_case(rng: random.Random) -> tuple[list[int], list[Event]]:
    """Unseen cards and events that can happen with them."""
    cards = [rng.randrange(4) for _ in range(UNSEEN)]
    likely = tuple(rng.random() for _ in range(UNSEEN + 1))
    return cards, [
        Seen(cards[-1]),
        Played(cards[0], 1, (0.0, *likely)),
        Drawn(),
    ]


def _believed(cards: list[int], events: list[Event]) -> Likelihoods:
    """What the bot's belief is after the same events."""
    unseen = np.bincount(cards, minlength=COLOUR_COUNT)
    belief = dealt(unseen, HELD)
    for event in events:
        if isinstance(event, Seen):
            belief = saw(belief, unseen, event.colour)
            unseen[event.colour] -= 1
        elif isinstance(event, Drawn):
            belief = drew(belief, unseen)
        else:
            held = all_hands()[:, event.colour].clip(max=UNSEEN)
            likely = np.array(event.likely)[held]
            belief = played(belief * likely, event.colour, event.cards)
            unseen[event.colour] -= event.cards
    return belief
