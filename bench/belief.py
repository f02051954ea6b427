"""Which belief about the rival's hand is better: log loss on games of bots.

python -m bench.belief [--games 200] [--level expert]

For every decision of a game: how surprised was each belief by whether the rival's hand has a card
of each colour, and by the whole hand. Counting takes the unseen cards to be anywhere alike; the
weighted one asks how plausible the rival's moves were.
"""

import argparse
import math
from dataclasses import dataclass, field

import numpy as np

from sandtable import load
from sandtable.games.mandala.state import COLOUR_COUNT
from sandtable.players import SeatView
from sandtable.players.mandala.belief import all_hands, dealt
from sandtable.players.mandala.bot import MandalaBot
from sandtable.players.mandala.levels import LEVELS
from sandtable.study.mandala.belief import Belief, Believer, counting

LEAST = 1e-12
"""No belief is surprised beyond all bounds."""


@dataclass
class Surprise:
    """The log losses of one belief, in nats: of each colour, of the two in the Cup, of the hand."""

    colours: list[float] = field(default_factory=list)
    cup: list[float] = field(default_factory=list)
    hand: list[float] = field(default_factory=list)

    def note(self, belief: Belief, hand: list[int], cup: list[int], whole: float) -> None:
        """One decision, with what the rival really holds."""
        for chances, cards, kept in (
            (belief.hand.at_least_one, hand, self.colours),
            (belief.cup.at_least_one, cup, self.cup),
        ):
            for colour in range(COLOUR_COUNT):
                chance = chances[colour] if cards[colour] else 1.0 - chances[colour]
                kept.append(-math.log(max(chance, LEAST)))
        self.hand.append(-math.log(max(whole, LEAST)))


def measure(games: int, level: str) -> tuple[Surprise, Surprise]:
    """Both beliefs on the decisions of so many games."""
    by_counting, weighted = Surprise(), Surprise()
    numbers = {tuple(hand): number for number, hand in enumerate(all_hands().tolist())}
    for game in range(games):
        position = load("mandala").deal(seed=f"belief {game}")
        bots = [MandalaBot(level, LEVELS[level].limits, seed=f"{game} {s}") for s in range(2)]
        believers = [Believer(), Believer()]
        while (seat := position.seat) is not None:
            view = SeatView.of(position, seat)
            more = believers[seat].weighted(view)
            hands = believers[seat].hands(view)
            state = position.state
            hand = state.hand[1 - seat].tolist()
            if more is not None and hands is not None:
                number = numbers[tuple(hand)]
                even = dealt(view.now[0].unseen.astype(np.int64), sum(hand))
                cup = state.hidden_cup[1 - seat].tolist()
                by_counting.note(counting(view), hand, cup, float(even[number]))
                weighted.note(more, hand, cup, float(hands[number]))
            position.play(bots[seat].choose(view, 1.0).move)
    return by_counting, weighted


def main() -> None:
    """Print both."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--level", default="master")
    options = parser.parse_args()
    found = measure(options.games, options.level)
    print(f"{options.games} games of {options.level}, {len(found[0].hand)} decisions")
    for name, surprise in zip(("counting", "weighted"), found, strict=True):
        print(
            f"{name}: log loss of a colour in the hand {np.mean(surprise.colours):.4f}, "
            f"in the Cup {np.mean(surprise.cup):.4f}, "
            f"of the whole hand {np.mean(surprise.hand):.3f}"
        )


if __name__ == "__main__":
    main()
