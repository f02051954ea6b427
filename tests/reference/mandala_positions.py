"""Mandala positions whose lines are counted."""

from __future__ import annotations

import random
from collections.abc import Callable

from .deals import Deal, mandala_deal
from .mandala import MandalaReference
from .position import Position
from .random_play import play_until, random_ply

Stop = Callable[[MandalaReference], bool]

BY_HAND: dict[str, Deal] = {
    "hands of one colour": {
        "mountains": ["oo", "yy"],
        "hands": ["kkkkkk", "rrrrrr"],
        "cups": ["gg", "pp"],
    },
    "every colour in both hands": {
        "mountains": ["kr", "gp"],
        "hands": ["kroygp", "kroygp"],
        "cups": ["ky", "oo"],
    },
    "mountains of the colour in hand": {
        "mountains": ["kk", "kk"],
        "hands": ["kkkkkr", "kkkkkr"],
        "cups": ["ro", "yg"],
    },
}


def is_claim(game: MandalaReference) -> bool:
    """Whether a Mountain colour is to be claimed."""
    return game.phase == "claim"


def is_first_claim(game: MandalaReference) -> bool:
    """Whether a Mandala was completed just now, with at least four colours to claim."""
    return is_claim(game) and len(game.legal_moves()) >= 4


def is_claim_without_field(game: MandalaReference) -> bool:
    """Whether the player to claim has an empty Field."""
    return is_claim(game) and not game.fields[game.claimed_mandala()][game.claimer]


def is_claim_after_tie(game: MandalaReference) -> bool:
    """Whether the Fields are equally large and not empty."""
    if not is_first_claim(game):
        return False
    sizes = {len(cards) for cards in game.fields[game.claimed_mandala()]}
    return len(sizes) == 1 and sizes != {0}


def is_last_claim(game: MandalaReference) -> bool:
    """Whether only one colour is left to claim, before the end of the deck."""
    return is_claim(game) and len(game.legal_moves()) == 1 and not game.deck_exhausted


def is_claim_for_sixth_colour(game: MandalaReference) -> bool:
    """Whether the player to claim can fill the River."""
    river = game.rivers[game.claimer]
    return (
        is_claim(game)
        and len(game.legal_moves()) >= 3
        and bool(game.fields[game.claimed_mandala()][game.claimer])
        and len(river) == 5
        and not set(game.mountains[game.claimed_mandala()]) <= set(river)
    )


def is_last_mandala_claimed(game: MandalaReference) -> bool:
    """Whether claims are due that end the game because the deck was exhausted."""
    return is_first_claim(game) and game.deck_exhausted


def is_turn_near_end_of_deck(game: MandalaReference) -> bool:
    """Whether a turn with a good hand begins with one to three cards in the first deck."""
    return (
        game.phase == "act"
        and len(game.hands[game.turn]) >= 5
        and 1 <= len(game.deck) <= 3
        and not game.deck_exhausted
    )


def is_draw_across_end_of_deck(game: MandalaReference) -> bool:
    """Whether the deck ends in the middle of this draw."""
    return game.phase == "draw" and len(game.deck) < game.cards_due and not game.deck_exhausted


def is_refill_near_end_of_deck(game: MandalaReference) -> bool:
    """Whether the refill of a Mountain takes the last card of the deck."""
    return game.phase == "refill" and game.cards_due == 2 and len(game.deck) <= 2


def is_turn_after_end_of_deck(game: MandalaReference) -> bool:
    """Whether a turn begins with the end trigger set."""
    return game.phase == "act" and game.deck_exhausted


def is_two_draws_due(game: MandalaReference) -> bool:
    """Whether the second of three cards is to come, a while into the game."""
    return game.phase == "draw" and game.cards_due == 2 and len(game.deck) < 60


STOPS: dict[str, Stop] = {
    "first claim": is_first_claim,
    "claim with an empty field": is_claim_without_field,
    "claim after a tie": is_claim_after_tie,
    "last claim": is_last_claim,
    "claim for the sixth river colour": is_claim_for_sixth_colour,
    "claims that end the game by the deck": is_last_mandala_claimed,
    "turn with up to three cards in the deck": is_turn_near_end_of_deck,
    "draw across the end of the deck": is_draw_across_end_of_deck,
    "refill that exhausts the deck": is_refill_near_end_of_deck,
    "turn after the end of the deck": is_turn_after_end_of_deck,
    "two cards of a draw to come": is_two_draws_due,
    "game over": lambda game: game.is_over,
}


def position_at(name: str, stop: Stop, rng: random.Random) -> Position:
    """Random games until one comes to a position that `stop` recognises."""
    while True:
        deal = mandala_deal(rng)
        game = MandalaReference(deal)
        moves = play_until(game, rng, stop)
        if stop(game):
            return Position(name, deal, moves)


def turn_with_deck_of(most: int, rng: random.Random) -> Position:
    """The first turn of a random game with at most so many cards in the deck."""

    def stop(game: MandalaReference) -> bool:
        return game.phase == "act" and len(game.deck) <= most

    return position_at(f"turn with at most {most} cards in the deck", stop, rng)


HOARDING_STOPS: dict[str, Stop] = {
    "nothing to draw, full hands": lambda game: game.phase == "act" and not game.deck,
    "nothing to draw, two cards in hand": lambda game: len(game.hands[game.turn]) == 2,
    "nothing to draw, one card in both hands": lambda game: (
        len(game.hands[0]) == len(game.hands[1]) == 1
    ),
}


def hoarding_ply(game: MandalaReference, rng: random.Random) -> str:
    """Build so that no Mandala is ever complete: black into Mandala 2, all else into 1."""
    if game.needs_chance:
        return random_ply(game, rng)
    safe = [f"build 1 {colour}" for colour in "roygp"] + ["build 2 k"]
    return rng.choice([text for text in safe if text in game.legal_moves()])


def hoarding_position(name: str, stop: Stop, rng: random.Random) -> Position:
    """A game in which deck and discard pile run out together."""
    deal: Deal = {
        "mountains": ["ro", "yg"],
        "hands": ["kroygp", "kroygp"],
        "cups": ["kk", "pp"],
    }
    game = MandalaReference(deal)
    moves = []
    while not stop(game):
        moves.append(hoarding_ply(game, rng))
        game.play(moves[-1])
    return Position(name, deal, moves)


TAKEN_BACK: dict[str, tuple[str, str]] = {
    "nothing to draw, one discard taken back": (
        "nothing to draw, two cards in hand",
        "discard draw",
    ),
    "nothing to draw, the second discard to be taken back": (
        "nothing to draw, two cards in hand",
        "discard draw discard",
    ),
    "nothing to draw, both discards taken back": (
        "nothing to draw, one card in both hands",
        "discard draw discard draw",
    ),
}
"""From which position and by which verbs each of these comes."""


def taken_back_position(name: str, rng: random.Random) -> Position:
    """A game in which deck and discard pile have run out, and then cards are taken back."""
    before, verbs = TAKEN_BACK[name]
    position = hoarding_position(name, HOARDING_STOPS[before], rng)
    game = MandalaReference(position.deal)
    for text in position.moves:
        game.play(text)
    for verb in verbs.split():
        texts = [*game.chance_outcomes(), *sorted(game.legal_moves())]
        position.moves.append(next(text for text in texts if text.startswith(verb)))
        game.play(position.moves[-1])
    return position


def mandala_positions(rng: random.Random) -> list[Position]:
    """Openings, turns, claims and the end of the deck."""
    positions = [Position(name, deal) for name, deal in BY_HAND.items()]
    positions += [Position(f"random deal {number}", mandala_deal(rng)) for number in (1, 2, 3)]
    positions += [turn_with_deck_of(most, rng) for most in (70, 45, 20)]
    positions += [position_at(name, stop, rng) for name, stop in STOPS.items()]
    positions += [hoarding_position(name, stop, rng) for name, stop in HOARDING_STOPS.items()]
    positions += [taken_back_position(name, rng) for name in TAKEN_BACK]
    return positions
