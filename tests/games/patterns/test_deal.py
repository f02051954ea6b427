"""P1: board and deal."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

import sandtable
from sandtable.games.dice import dice

GAME = sandtable.load("patterns")
CENTRE = [(3, 3), (3, 4), (4, 3), (4, 4)]
"""Row (from the top) and column of d5, e5, d4, e4 in the eight strings of a deal."""
ROWS = [
    "..kroy..",
    ".gpkroy.",
    "gpkroygp",
    "kroogygp",
    "krokpygp",
    "kroygpkr",
    ".oygpkr.",
    "..oygp..",
]
GOOD = {"board": ROWS, "tiles": "ry"}


def centre(board: list[str]) -> list[str]:
    return [board[row][column] for row, column in CENTRE]


def test_board_outline() -> None:
    """P1.1: rows of 4, 6, 8, 8, 8, 8, 6 and 4 cells."""
    board = GAME.deal(seed=1).view()["board"]
    assert [len(row.strip(".")) for row in board] == [4, 6, 8, 8, 8, 8, 6, 4]
    assert all(
        row == row[::-1] for row in ("".join("." if c == "." else "x" for c in r) for r in board)
    )
    opens = [text for text in GAME.action_texts if text.startswith("open ")]
    assert len(opens) == 52
    for cell in ("a1", "b1", "a2", "g1", "h1", "h2", "a7", "a8", "b8", "h7", "h8", "g8"):
        assert f"open {cell}" not in opens


def test_nine_tiles_of_each_colour_six_put_aside() -> None:
    """P1.2, P1.3: 48 tiles, eight of each colour, outside; six different ones for the rest."""
    for seed in range(50):
        deal = GAME.deal(seed=seed).deal
        assert deal is not None
        aside = centre(deal["board"]) + list(deal["tiles"])
        assert sorted(aside) == sorted("kroygp")
        everything = Counter("".join(deal["board"]).replace(".", "") + deal["tiles"])
        assert everything == dict.fromkeys("kroygp", 9)


def test_all_places_are_equally_likely() -> None:
    """P1.2, P1.3: over many deals every colour is everywhere as often as elsewhere."""
    deals = 3000
    states = GAME.new_states({}, deals)
    GAME.batch.deal_all(states, dice(5), GAME.deal_bounds, np.empty_like(GAME.deal_bounds))
    cells = [square for square in range(64) if ROWS[7 - square // 8][square % 8] != "."]
    for colour in range(6):
        expected, spread = deals / 6, (deals / 6 * 5 / 6) ** 0.5
        for square in cells:
            times = int(((states["up"][:, colour] >> square) & 1).sum())
            assert abs(times - expected) < 5 * spread
        for place in range(2):
            times = int((states["tiles"][:, place] == colour).sum())
            assert abs(times - expected) < 5 * spread


def test_everything_starts_face_up_and_unmarked() -> None:
    """P1.4: no tile face down, no group, no marker used."""
    view = GAME.deal(seed=3).view()
    assert "".join(view["board"]).islower()
    assert view["groups"] == [[], []]
    assert view["bowls"] == [None, None]


def test_everybody_sees_everything_and_nothing_is_left_to_chance() -> None:
    """P1.5."""
    position = GAME.deal(seed=3)
    views = [position.view(seat) for seat in (None, 0, 1)]
    for view in views:
        del view["seat"], view["legal_moves"]
    assert views[0] == views[1] == views[2]
    assert not position.needs_chance
    assert position.chance_outcomes() == []
    with pytest.raises(sandtable.IllegalMove, match="no Patterns move"):
        position.play("draw r")


def test_a_deal_is_laid_out_as_written() -> None:
    position = GAME.from_deal(GOOD)
    assert position.deal == GOOD
    assert position.view()["board"] == ROWS
    assert position.view()["tiles"] == "ry"


def changed(row: int, text: str) -> list[str]:
    return [*ROWS[:row], text, *ROWS[row + 1 :]]


BAD_DEALS: list[tuple[Any, str]] = [
    (None, "a Patterns deal is"),
    ([], "a Patterns deal is"),
    ({"board": ROWS}, "a Patterns deal is"),
    ({**GOOD, "board": "kroygp"}, "list of 8 strings"),
    ({**GOOD, "board": ROWS[:7]}, "list of 8 strings"),
    ({**GOOD, "board": changed(0, "kroy")}, "row 8 of the board must be 8 characters"),
    ({**GOOD, "board": changed(2, 7)}, "row 6 of the board must be 8 characters"),  # type: ignore[arg-type]
    ({**GOOD, "board": changed(0, ".kkroy..")}, "row 8 of the board has a tile off the board"),
    ({**GOOD, "board": changed(5, "kroxgpkr")}, "row 3 of the board has 'x'"),
    ({**GOOD, "board": changed(5, "kr.ygpkr")}, "row 3 of the board has '.'"),
    ({**GOOD, "board": changed(5, "KROYGPKR")}, "row 3 of the board has 'K'"),
    ({**GOOD, "board": changed(5, "rroygpkr")}, "8 black tiles, and there are 9"),
    ({**GOOD, "tiles": "r"}, "two letters"),
    ({**GOOD, "tiles": "rx"}, "two letters"),
    ({**GOOD, "tiles": ["r", "y"]}, "two letters"),
]


@pytest.mark.parametrize(("deal", "message"), BAD_DEALS)
def test_a_deal_that_cannot_be_is_refused(deal: Any, message: str) -> None:
    with pytest.raises(sandtable.BadDeal, match=message):
        GAME.from_deal(deal)


def test_centre_and_starting_tiles_must_differ() -> None:
    """P1.3: nine of every colour, yet d5 has changed places with the black tile on a5."""
    board = changed(3, "orokgygp")
    with pytest.raises(
        sandtable.BadDeal, match="six different colours, but black is there 2 times"
    ):
        GAME.from_deal({**GOOD, "board": board})


def test_options_are_refused() -> None:
    with pytest.raises(sandtable.BadOption, match="Patterns has no option 'size'"):
        GAME.deal(seed=1, size=9)
