"""Starts, and which positions count as the same."""

import random
from collections.abc import Callable

import pytest

from sandtable import GAMES, load
from sandtable.errors import BadOption, BadPosition, IllegalMove
from sandtable.study.analysis import BadStart, Start, begin, play_line, position_key
from sandtable.study.analysis.places import deal_of

from .twins import exchanged_cards, mirrored_tiles, turned_marbles


@pytest.mark.parametrize("name", GAMES)
def test_a_position_has_the_same_key_however_it_came_about(name: str) -> None:
    """Played, or set up from its text: the server finds a running game by it."""
    dice = random.Random(name)
    position = load(name).deal(seed=5)
    for _ in range(40):
        if position.is_over:
            break
        position.play(dice.choice(position.legal_moves()))
        again = load(name).from_picture(str(position), **position.options)
        assert position_key(again) == position_key(position)


@pytest.mark.parametrize(
    ("name", "moves", "twin"),
    [
        ("patterns", 9, mirrored_tiles),
        ("mandamina", 5, turned_marbles),
        ("mandala", 24, exchanged_cards),
    ],
)
def test_what_plays_the_same_has_the_same_key(
    name: str, moves: int, twin: Callable[[str], str]
) -> None:
    """Whoever turns a running game or gives it other colours is still in that game."""
    game = load(name)
    dice = random.Random(1)
    position = game.deal(seed=7)
    for _ in range(moves):
        position.play(dice.choice(position.legal_moves()))
    other = game.from_picture(twin(str(position)), **position.options)
    assert str(other) != str(position)
    assert position_key(other) == position_key(position)
    position.play(position.legal_moves()[0])
    assert position_key(other) != position_key(position)


def test_what_only_a_seat_knows_makes_no_other_key() -> None:
    game = load("mandala")
    position = game.deal(seed=2)
    for _ in range(6):
        position.play(position.legal_moves()[0])
    lines = str(position).splitlines()
    hand = next(line for line in lines if line.startswith("seat 1"))
    other = hand.split(" hand ")[1].split(" ")[0]
    deck = next(line for line in lines if line.startswith("deck"))
    # Another card than is in the hand of seat 1, which seat 0 cannot know.
    new = next(letter for letter in "kroygp" if letter not in other)
    guessed = [
        line.replace(f"hand {other}", f"hand {new}{other[1:]}")
        if line is hand
        else "deck rest"
        if line is deck
        else line
        for line in lines
    ]
    again = game.from_picture("\n".join(guessed))
    assert str(again) != str(position)
    assert position_key(again) == position_key(position)


def test_another_position_has_another_key() -> None:
    game = load("patterns")
    position = game.deal(seed=1)
    keys = play_line(position, [position.legal_moves()[0]])
    assert len(set(keys)) == 2


def test_a_start_is_a_picture_or_a_deal() -> None:
    game = load("mandamina")
    dealt = game.deal(seed=1)
    assert str(begin(game, Start(deal=dealt.deal))) == str(dealt)
    assert str(begin(game, Start(picture=str(dealt)))) == str(dealt)
    for start in (Start(), Start(picture=str(dealt), deal=dealt.deal)):
        with pytest.raises(BadStart):
            begin(game, start)
    with pytest.raises(BadPosition):
        begin(game, Start(picture="nothing"))
    with pytest.raises(BadOption):
        begin(game, Start(picture=str(dealt), options={"level": 3}))
    with pytest.raises(IllegalMove):
        play_line(dealt, ["z9"])


@pytest.mark.parametrize("name", GAMES)
def test_the_deal_of_a_fresh_position_is_found_again(name: str) -> None:
    game = load(name)
    dealt = game.deal(seed=4)
    assert deal_of(game.from_picture(str(dealt))) == dealt.deal
    dealt.play(dealt.legal_moves()[0])
    assert deal_of(game.from_picture(str(dealt))) is None
