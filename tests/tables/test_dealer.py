"""Chance at one keyboard: the seeded dice of `Game.deal`, and nowhere else."""

import random

import pytest

import sandtable
from sandtable.tables import BrokenLog, Table, read_settings, verbs
from sandtable.tables.dealer import DiceDealer
from sandtable.tables.fairness import ONE_KEYBOARD

from .parties import NORTH, OPTIONS, SOUTH, START, started


def at_keyboard(game: str, dealer: DiceDealer) -> Table:
    """A game of North and South at one keyboard, just dealt."""
    settings = read_settings({"game": game, "options": OPTIONS.get(game), "starter": "host"})
    return verbs.open_at_keyboard(settings, [NORTH, SOUTH], dealer, START).after


@pytest.mark.parametrize("game", sandtable.GAMES)
@pytest.mark.parametrize("seed", ["7", "another"])
def test_the_dice_fall_as_those_of_the_game(game: str, seed: str) -> None:
    """The same seed gives the same game: its deal and, after the same moves, its chance."""
    table = at_keyboard(game, DiceDealer(seed))
    position = sandtable.load(game).deal(seed=seed, **OPTIONS.get(game, {}))
    assert table.position.deal == position.deal
    generator = random.Random(seed)
    while not position.is_over and len(position.moves) < 60:
        move = generator.choice(position.legal_moves())
        position.play(move)
        table = verbs.play_for(table, table.turn or 0, move, START).after
    assert table.position.moves == position.moves


def test_a_game_begun_elsewhere_keeps_its_deal_and_chance() -> None:
    """The dice roll only what comes after, and finish what was left half done."""
    whole = sandtable.load("mandala").deal(seed="3")
    whole.play(next(move for move in whole.legal_moves() if move.startswith("build")))
    build, draw = whole.moves
    assert len(draw) == len("draw xyz")
    for kept, drawn in (([], ""), ([draw[:-2]], draw[:-2]), ([draw], draw)):
        begun = sandtable.load("mandala").from_deal(whole.deal)
        for move in (build, *kept):
            begun.play(move)
        table = at_keyboard("mandala", DiceDealer("3", begun))
        assert table.position.deal == whole.deal
        table = verbs.play_for(table, 0, build, START).after
        [played] = table.course.played
        assert played.chance is not None
        assert played.chance.startswith(drawn)
        assert len(played.chance) == len(draw)
        assert table.position.moves == [build, played.chance]


def test_a_table_that_promised_its_chance_takes_no_other() -> None:
    """What players have committed to cannot be dealt by somebody else."""
    log = started("mandala").events
    assert Table(log).position.deal is not None
    with pytest.raises(BrokenLog, match="one keyboard"):
        Table(log, DiceDealer("chosen"))


def test_a_keyboard_without_its_dealer_has_no_game() -> None:
    log = at_keyboard("mandala", DiceDealer("3")).events
    assert log[0].as_json()["scheme"] == ONE_KEYBOARD
    with pytest.raises(BrokenLog, match="one keyboard"):
        Table(log)


def test_looking_ahead_uses_nothing_up() -> None:
    table = at_keyboard("mandala", DiceDealer("3"))
    move = next(move for move in table.position.legal_moves() if move.startswith("discard"))
    steps = [verbs.play_for(table, 0, move, START) for _ in range(3)]
    assert len({step.after.position.moves[-1] for step in steps}) == 1
    assert len(table.position.moves) == 0
