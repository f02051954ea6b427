"""All three reference games: random play to the end, copies, and the fixture files."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from .counts import count_lines
from .deals import has_matching_neighbours, mandala_deal, mandamina_deal, patterns_deal
from .game import ReferenceGame
from .make_counts import FOLDER, GAMES, set_up
from .mandala import COLOURS, MandalaReference
from .mandamina import MandaminaReference
from .patterns import CELLS, NEIGHBOURS, PatternsReference
from .random_play import play_to_the_end, random_ply

DEALS: dict[str, Callable[[random.Random], Any]] = {
    "mandala": mandala_deal,
    "patterns": patterns_deal,
    "mandamina": mandamina_deal,
}
QUICK_DEPTH = 3


def fixtures() -> list[Any]:
    """Every entry of every fixture file."""
    return [
        pytest.param(name, entry, id=f"{name}: {entry['name']}")
        for name in GAMES
        for entry in json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    ]


# --- random play ---


def test_mandala_random_games_keep_all_108_cards() -> None:
    rng = random.Random(1)
    for _ in range(30):
        game = MandalaReference(mandala_deal(rng))
        while not game.is_over:
            game.play(random_ply(game, rng))
            check_mandala(game)
        check_finished(game)
        assert game.ending == ("river" if 6 in map(len, game.rivers) else "deck")


def check_mandala(game: MandalaReference) -> None:
    """All cards are there, the hands are lawful and the Rule of Colour holds."""
    zones = [game.deck, game.discard, *game.mountains, *game.fields[0], *game.fields[1]]
    zones += [*game.hands, *game.cups, *game.rivers]
    cards = [card for zone in zones for card in zone]
    assert all(cards.count(colour) == 18 for colour in COLOURS)
    for mountain, (first, second) in zip(game.mountains, game.fields, strict=True):
        areas = [set(mountain), set(first), set(second)]
        assert len(set.union(*areas)) == sum(len(area) for area in areas)
    assert all(len(hand) <= 8 for hand in game.hands)
    if game.needs_chance:
        assert sum(game.chance_outcomes().values()) == 1
    else:
        assert all(game.hands)


def test_patterns_random_games_keep_all_54_tiles() -> None:
    rng = random.Random(2)
    for _ in range(60):
        game = PatternsReference(patterns_deal(rng))
        game.play(random_ply(game, rng))
        while not game.is_over:
            game.play(random_ply(game, rng))
            check_patterns(game)
        check_finished(game)
        assert game.ending == "stuck"


def check_patterns(game: PatternsReference) -> None:
    """All tiles are there; groups are connected, of one colour, and apart from the rival's."""
    tiles = [*game.tiles.values(), *game.bowls]
    assert all(tiles.count(colour) == 9 for colour in COLOURS)
    assert set(game.tiles) == set(CELLS)
    in_groups = []
    for seat in (0, 1):
        assert len(game.markers[seat]) == len(game.groups[seat]) <= 6
        for colour, group in game.groups[seat].items():
            in_groups += group
            assert {game.tiles[cell] for cell in group} == {colour}
            for number, cell in enumerate(group[1:], start=1):
                assert NEIGHBOURS[cell] & set(group[:number])
            rival = game.groups[1 - seat].get(colour, [])
            assert not any(NEIGHBOURS[cell] & set(rival) for cell in group)
    assert sorted(in_groups) == sorted(game.face_down)


def test_mandamina_random_games_keep_all_48_marbles() -> None:
    rng = random.Random(3)
    deal = mandamina_deal(rng)
    for _ in range(20):
        game = MandaminaReference(deal, goal="simple", seats=4)
        assert not has_matching_neighbours(game.marbles)
        assert len(play_to_the_end(game, rng)) == 44
        check_finished(game)
        assert sorted(game.marbles.values()) == sorted("wyorvgld" * 6)
        assert (game.ending, game.winner) == ("move-limit", False)


def check_finished(game: ReferenceGame) -> None:
    """Nothing is left to decide and the result is there."""
    assert (game.seat, game.needs_chance, game.legal_moves()) == (None, False, set())
    assert game.chance_outcomes() == {}
    assert game.scores is not None


# --- every game alike ---


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_goes_its_own_way(name: str) -> None:
    rng = random.Random(4)
    game = GAMES[name](DEALS[name](rng))
    for _ in range(25):
        before = game.zones()
        twin = game.copy()
        twin.play(random_ply(twin, rng))
        assert game.zones() == before
        assert json.loads(json.dumps(before)) == before
        if twin.is_over:
            break
        game = twin


@pytest.mark.parametrize("name", GAMES)
def test_count_lines_agrees_with_walking_them(name: str) -> None:
    rng = random.Random(5)
    game = GAMES[name](DEALS[name](rng))
    assert count_lines(game, 0) == 1
    assert count_lines(game, 1) == len(game.legal_moves())
    walked = 0
    for text in game.legal_moves():
        following = set_up(game.copy(), [text])
        walked += len(following.chance_outcomes()) + len(following.legal_moves())
    assert count_lines(game, 2) == walked


@pytest.mark.parametrize(("name", "entry"), fixtures())
def test_the_fixtures_hold_for_the_reference(name: str, entry: dict[str, Any]) -> None:
    game = set_up(GAMES[name](entry["deal"], **entry["options"]), entry["moves"])
    for depth, count in enumerate(entry["counts"][:QUICK_DEPTH], start=1):
        assert count_lines(game, depth) == count
