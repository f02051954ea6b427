"""Small pictures of positions: well-formed, everything in them, and no secret."""

from xml.etree import ElementTree

import pytest

import sandtable
from sandtable.games.dice import dice
from sandtable.games.mandala import svg as mandala
from sandtable.games.mandamina import svg as mandamina
from sandtable.games.patterns import svg as patterns
from sandtable.games.svg import SIDE

SVG = "{http://www.w3.org/2000/svg}"


def fills(picture: str) -> list[str]:
    """The colours of all shapes."""
    root = ElementTree.fromstring(picture)
    return [shape.get("fill", "") for shape in root.iter() if shape.tag != f"{SVG}svg"]


@pytest.mark.parametrize("game", sandtable.GAMES)
def test_every_shape_lies_in_the_picture_at_the_start(game: str) -> None:
    position = sandtable.load(game).deal(seed=1)
    picture = position.game.draw_svg(position.state)
    assert picture is not None
    root = ElementTree.fromstring(picture)
    assert root.get("viewBox") == f"0 0 {SIDE} {SIDE}"
    assert not list(root.iter(f"{SVG}text"))
    for shape in root.iter(f"{SVG}circle"):
        assert 0 <= float(shape.attrib["cx"]) <= SIDE
        assert 0 <= float(shape.attrib["cy"]) <= SIDE


def test_all_marbles_are_drawn() -> None:
    """S1.1: six of each of eight colours."""
    position = sandtable.load("mandamina").deal(seed=1)
    drawn = fills(position.game.draw_svg(position.state) or "")
    assert [drawn.count(ink) for ink in mandamina.INKS] == [6] * 8


def test_all_tiles_are_drawn() -> None:
    """P1.2: nine of each colour, two of all tiles in the bowls."""
    position = sandtable.load("patterns").deal(seed=1)
    drawn = fills(position.game.draw_svg(position.state) or "")
    assert [drawn.count(ink) for ink in patterns.INKS] == [9] * 6


def test_a_seat_sees_the_backs_of_others_cards() -> None:
    """M1.1, M1.2, M8.1: six cards in the rival's hand and two in its Cup lie face down."""
    game = sandtable.load("mandala")
    state = game.deal(seed=1).state
    assert fills(game.draw_svg(state) or "").count(mandala.BACK) == 0
    for seat in range(2):
        assert fills(game.draw_svg(state, seat) or "").count(mandala.BACK) == 8


def test_a_picture_tells_a_seat_nothing_that_it_may_not_know() -> None:
    """M8.1: dealt anew as the seat cannot tell apart, the picture stays the same."""
    game = sandtable.load("mandala")
    position = game.deal(seed=1)
    for _ in range(12):
        position.play(position.legal_moves()[0])
    for seat in range(2):
        seen = position.observation(seat)
        other = game.new_states(position.options)
        game.batch.resample_all(seen, dice(5), other)
        assert game.draw_svg(other[0], seat) == game.draw_svg(position.state, seat)
