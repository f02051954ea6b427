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
from sandtable.players.mandala.evaluation import FEATURES
from sandtable.players.mandala.handmade import handmade_weights
from sandtable.players.mandala.learning import brier
from sandtable.players.mandala.thinking import MIND, give_knowledge, load_nets, load_weights
from sandtable.players.mandala.training.fitting import net_chances
from sandtable.players.mandala.training.rows import value_rows
from sandtable.players.mandala.training.searched import play_games

from .peers.naive_mandala import Drawn, Event, Played, Seen, count_hands, try_all_claims
from .players.findings import Finding, Settings, Tell

GAMES, QUICK_GAMES = 200, 5
BRIER = 0.185
"""What the evaluation should reach."""
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
    turns = play_games(load_nets(), games, SIMULATIONS, FRESH, is_varied=False)
    rows = value_rows(turns, trust=0.0)
    plain = rows.table[:, :FEATURES]  # what the small evaluation sees comes first
    by_net = float(np.mean((net_chances(load_nets(), rows) - rows.chances) ** 2))
    small = brier(load_weights(), plain, rows.chances)
    by_hand = brier(handmade_weights(), plain, rows.chances)
    half = float(np.mean((0.5 - rows.chances) ** 2))
    return Finding(
        what=f"Brier score of the value net on {len(rows)} turns of {games} fresh games",
        found=f"{by_net:.4f} (small evaluation {small:.4f}, made by hand {by_hand:.4f}, "
        f"always one half {half:.4f})",
        target=f"< {BRIER}",
        met=by_net < BRIER,
    )


def compare_claims(count: int) -> Finding:
    """Claim phases of random games, solved and by trying all orders."""
    minds = np.zeros(1, dtype=MIND)
    give_knowledge(minds, load_nets())
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
