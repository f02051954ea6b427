"""The pupil of Mandala: keeps a card in every Field, builds what it collects, claims what counts.

What the first lesson taught, and all that it plays by:

- M4.5: whoever has an empty Field gets nothing, so grow in a Mandala before it is complete.
- M4.2: more cards in the Field choose first, so complete a Mandala only when you are ahead.
- M2.2: building brings cards; build the colour that would bring most points.
- M4.4, M7.1: claim what adds most points now; else the largest pile.

It does not count the rival's cards, does not plan its River, and keeps no balance of Cups.
"""

from typing import Any

COLOURS = "kroygp"
NEARLY = 2
"""With so few colours missing a Mandala may soon be complete."""
FULL = 6
"""With so many cards in hand building hardly brings any."""
View = dict[str, Any]


def choose(view: View) -> str:
    """What the pupil plays."""
    moves: list[str] = view["legal_moves"]
    if moves[0].startswith("claim"):
        return max(moves, key=lambda move: _claim(view, move[-1]))
    return max(moves, key=lambda move: _turn(view, move))


def _claim(view: View, colour: str) -> tuple[int, int]:
    """M4.4, M7.1: the points a pile brings at once, then how many cards."""
    pile = view["mountains"][view["mandala"] - 1].count(colour)
    river: str = view["rivers"][view["seat"]]
    if colour in river:
        return pile * (river.index(colour) + 1), pile
    return (len(river) + 1) * (pile - 1 + _in_cup(view, colour)), pile


def _in_cup(view: View, colour: str) -> int:
    cup = view["cups"][view["seat"]]
    cards: str = cup["claimed"] + cup["hidden"]
    return cards.count(colour)


def _turn(view: View, move: str) -> tuple[int, int]:
    """A rank for every kind of turn, and what is best among those of one rank."""
    word, *rest = move.split()
    if word == "discard":
        return 0, len(rest[0])
    mandala, cards = int(rest[0]) - 1, rest[1]
    own, rival = _fields(view, mandala)
    missing: str = view["missing"][mandala]
    if word == "grow":
        own += len(cards)
    if missing == cards[0]:  # This would complete it.
        return (5, len(cards)) if own > rival else (-1, own)
    if word == "grow":
        is_needed = own == len(cards) and len(missing) <= NEARLY + 1
        return (4 if is_needed else 2, len(cards))
    hand: str = view["hands"][view["seat"]]["cards"]
    return (3 if len(hand) <= FULL else 1, _worth(view, cards))


def _fields(view: View, mandala: int) -> tuple[int, int]:
    fields = view["fields"]
    seat = view["seat"]
    own, rival = fields[mandala][seat], fields[mandala][1 - seat]
    return len(own), len(rival)


def _worth(view: View, colour: str) -> int:
    """M7.1: what a card of this colour would count now, or next."""
    river: str = view["rivers"][view["seat"]]
    return river.index(colour) + 1 if colour in river else len(river) + 1
