"""Mandala, played naively: every zone is a list of colour letters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any, Self

COLOURS = "kroygp"
CARDS_PER_COLOUR = 18
HAND_LIMIT = 8
BUILD_DRAW = 3
REFILL = 2


def in_colour_order(cards: Iterable[str]) -> str:
    """The cards as one string, sorted in the order k r o y g p."""
    return "".join(sorted(cards, key=COLOURS.index))


class MandalaReference:
    """One game of Mandala.

    `phase` is "act" (the player on turn acts), "draw" or "refill" (`cards_due` single cards
    are to come), "claim" (`claimer` claims) or "over". `mandala` is the index of the Mandala
    that this turn's cards went into, None when they went to the discard pile.
    """

    def __init__(self, deal: Mapping[str, Any]) -> None:
        self.mountains: list[list[str]] = [list(cards) for cards in deal["mountains"]]
        self.fields: list[list[list[str]]] = [[[], []], [[], []]]  # [mandala][seat]
        self.hands: list[list[str]] = [list(cards) for cards in deal["hands"]]
        self.cups: list[list[str]] = [list(cards) for cards in deal["cups"]]
        self.rivers: list[list[str]] = [[], []]
        self.discard: list[str] = []
        self.deck: list[str] = list(COLOURS * CARDS_PER_COLOUR)  # its order means nothing
        for dealt in (*self.mountains, *self.hands, *self.cups):
            for card in dealt:
                self.deck.remove(card)
        self.deck_exhausted = False
        self.turn = 0
        self.phase = "act"
        self.mandala: int | None = None
        self.cards_due = 0
        self.claimer = 0
        self.takes_back = False  # the discard of this turn finds neither deck nor pile
        self.last_took_back = False  # and so did that of the turn before
        self.ending: str | None = None

    def copy(self) -> Self:
        """An independent game in the same position."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.mountains = [list(cards) for cards in self.mountains]
        twin.fields = [[list(cards) for cards in both] for both in self.fields]
        twin.hands = [list(cards) for cards in self.hands]
        twin.cups = [list(cards) for cards in self.cups]
        twin.rivers = [list(cards) for cards in self.rivers]
        twin.discard = list(self.discard)
        twin.deck = list(self.deck)
        return twin

    # --- questions ---

    @property
    def seat(self) -> int | None:
        """Whose decision it is; None when the game is over or chance is due."""
        if self.phase == "act":
            return self.turn
        if self.phase == "claim":
            return self.claimer
        return None

    @property
    def needs_chance(self) -> bool:
        """Whether a draw or a refill is due."""
        return self.phase in ("draw", "refill")

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == "over"

    @property
    def scores(self) -> list[int] | None:
        """Rule 6: the points of both Cups, once the game is over."""
        if not self.is_over:
            return None
        return [self.points(0), self.points(1)]

    @property
    def winner(self) -> int | None:
        """Rule 6: more points, then fewer Cup cards; otherwise a draw."""
        if not self.is_over:
            return None
        if self.points(0) != self.points(1):
            return 0 if self.points(0) > self.points(1) else 1
        if len(self.cups[0]) != len(self.cups[1]):
            return 0 if len(self.cups[0]) < len(self.cups[1]) else 1
        return None

    def points(self, seat: int) -> int:
        """Rule 6: each Cup card is worth its colour's River space, or nothing."""
        river = self.rivers[seat]
        return sum(river.index(card) + 1 for card in self.cups[seat] if card in river)

    def zones(self) -> dict[str, object]:
        """All cards: sorted by colour, the Rivers in River order."""
        return {
            "mountains": [in_colour_order(cards) for cards in self.mountains],
            "fields": [[in_colour_order(cards) for cards in both] for both in self.fields],
            "hands": [in_colour_order(cards) for cards in self.hands],
            "cups": [in_colour_order(cards) for cards in self.cups],
            "rivers": ["".join(cards) for cards in self.rivers],
            "deck": in_colour_order(self.deck),
            "discard": in_colour_order(self.discard),
        }

    # --- legal moves ---

    def legal_moves(self) -> set[str]:
        """All moves of the seat to decide."""
        if self.phase == "act":
            return self.builds() | self.grows() | self.discards()
        if self.phase == "claim":
            return {f"claim {colour}" for colour in self.mountains[self.claimed_mandala()]}
        return set()

    def builds(self) -> set[str]:
        """Rule 2, build: one card into a Mountain, if neither Field has its colour."""
        hand = self.hands[self.turn]
        if len(hand) == 1 and self.cards_available() == 0:
            return set()  # the turn would end with an empty hand
        return {
            f"build {mandala + 1} {colour}"
            for colour in set(hand)
            for mandala in (0, 1)
            if colour not in self.fields[mandala][0] and colour not in self.fields[mandala][1]
        }

    def grows(self) -> set[str]:
        """Rule 2, grow: cards of one colour into your own Field, keeping one card."""
        hand = self.hands[self.turn]
        moves = set()
        for mandala in (0, 1):
            rival_field = self.fields[mandala][1 - self.turn]
            for colour in set(hand):
                if colour in self.mountains[mandala] or colour in rival_field:
                    continue
                most = min(hand.count(colour), len(hand) - 1)
                for number in range(1, most + 1):
                    moves.add(f"grow {mandala + 1} {colour * number}")
        return moves

    def discards(self) -> set[str]:
        """Rule 2, discard: any number of cards of one colour."""
        hand = self.hands[self.turn]
        return {
            f"discard {colour * number}"
            for colour in set(hand)
            for number in range(1, hand.count(colour) + 1)
        }

    def cards_available(self) -> int:
        """How many cards can still be drawn, with the reshuffle of the discard pile."""
        return len(self.deck) + len(self.discard)

    # --- chance ---

    def chance_outcomes(self) -> dict[str, Fraction]:
        """The next single card: every colour as likely as its share of the deck."""
        if self.phase == "draw":
            prefix = "draw"
        elif self.phase == "refill":
            prefix = f"refill {self.claimed_mandala() + 1}"
        else:
            return {}
        return {
            f"{prefix} {colour}": Fraction(self.deck.count(colour), len(self.deck))
            for colour in COLOURS
            if colour in self.deck
        }

    # --- play ---

    def play(self, text: str) -> None:
        """Play a legal move or one single-card outcome."""
        allowed = self.chance_outcomes() if self.needs_chance else self.legal_moves()
        if text not in allowed:
            raise ValueError(f"not legal here: {text!r}")
        match text.split():
            case ["build", mandala, card]:
                self._build(int(mandala) - 1, card)
            case ["grow", mandala, cards]:
                self._grow(int(mandala) - 1, cards)
            case ["discard", cards]:
                self._discard(cards)
            case ["claim", colour]:
                self._claim(colour)
            case ["draw", card]:
                self._draw(card)
            case ["refill", _, card]:
                self._refill(card)

    def _build(self, mandala: int, card: str) -> None:
        hand = self.hands[self.turn]
        hand.remove(card)
        self.mountains[mandala].append(card)
        self.mandala = mandala
        wanted = min(BUILD_DRAW, HAND_LIMIT - len(hand))
        self._expect_cards("draw", wanted)

    def _grow(self, mandala: int, cards: str) -> None:
        for card in cards:
            self.hands[self.turn].remove(card)
            self.fields[mandala][self.turn].append(card)
        self.mandala = mandala
        self._check_mandala()

    def _discard(self, cards: str) -> None:
        self.takes_back = self.cards_available() == 0
        for card in cards:
            self.hands[self.turn].remove(card)
            self.discard.append(card)
        self.mandala = None
        self._expect_cards("draw", len(cards))

    def _expect_cards(self, phase: str, wanted: int) -> None:
        """Cards are needed: as many as wanted, or as there are."""
        self.phase = phase
        self.cards_due = min(wanted, self.cards_available())
        if self.cards_due == 0:
            self._all_cards_came()
        elif not self.deck:
            self._reshuffle()

    def _draw(self, card: str) -> None:
        self._take_from_deck(card)
        self.hands[self.turn].append(card)
        self._card_came()

    def _refill(self, card: str) -> None:
        self._take_from_deck(card)
        self.mountains[self.claimed_mandala()].append(card)
        self._card_came()

    def _take_from_deck(self, card: str) -> None:
        """The deck is exhausted the moment its last card leaves it."""
        self.deck.remove(card)
        if not self.deck:
            self.deck_exhausted = True
            self._reshuffle()

    def _reshuffle(self) -> None:
        """The discard pile becomes the deck (nothing happens if the pile is empty too)."""
        self.deck, self.discard = self.discard, []

    def _card_came(self) -> None:
        self.cards_due -= 1
        if self.cards_due == 0:
            self._all_cards_came()

    def _all_cards_came(self) -> None:
        if self.phase == "draw":
            self._check_mandala()
        else:
            self._next_turn()

    def _next_turn(self) -> None:
        """Ruling: the position has come back when both only took their own cards back."""
        if self.takes_back and self.last_took_back:
            self._end("deck")
            return
        self.last_took_back = self.takes_back
        self.takes_back = False
        self.turn = 1 - self.turn
        self.phase = "act"
        self.mandala = None

    # --- a completed Mandala ---

    def _check_mandala(self) -> None:
        """Rule 4: a Mandala with all six colours is destroyed."""
        if self.mandala is not None and self.is_complete(self.mandala):
            self.phase = "claim"
            self.claimer = self.first_to_claim(self.mandala)
        else:
            self._next_turn()

    def is_complete(self, mandala: int) -> bool:
        """Whether Mountain and Fields together show all six colours."""
        fields = self.fields[mandala]
        return len(set(self.mountains[mandala] + fields[0] + fields[1])) == len(COLOURS)

    def first_to_claim(self, mandala: int) -> int:
        """Rule 4: the larger Field; on a tie who did not play the last card."""
        sizes = [len(field) for field in self.fields[mandala]]
        if sizes[0] == sizes[1]:
            return 1 - self.turn
        return 0 if sizes[0] > sizes[1] else 1

    def claimed_mandala(self) -> int:
        """The Mandala that is being destroyed or refilled."""
        assert self.mandala is not None
        return self.mandala

    def _claim(self, colour: str) -> None:
        """Rule 4: take every Mountain card of one colour."""
        mandala = self.claimed_mandala()
        mountain = self.mountains[mandala]
        cards = [card for card in mountain if card == colour]
        self.mountains[mandala] = [card for card in mountain if card != colour]
        if not self.fields[mandala][self.claimer]:
            self.discard.extend(cards)
        else:
            if colour not in self.rivers[self.claimer]:
                self.rivers[self.claimer].append(cards.pop())
            self.cups[self.claimer].extend(cards)
        self.claimer = 1 - self.claimer
        if not self.mountains[mandala]:
            self._finish_mandala(mandala)

    def _finish_mandala(self, mandala: int) -> None:
        """Rules 4 and 5: the Fields are discarded; the game ends or the Mountain is refilled."""
        for field in self.fields[mandala]:
            self.discard.extend(field)
        self.fields[mandala] = [[], []]
        if any(len(river) == len(COLOURS) for river in self.rivers):
            self._end("river")
        elif self.deck_exhausted:
            self._end("deck")
        else:
            self._expect_cards("refill", REFILL)

    def _end(self, ending: str) -> None:
        self.phase = "over"
        self.ending = ending
