"""Hidden hands on one keyboard: a player sees nothing that belongs to the other."""

import random
import tempfile
from pathlib import Path
from unittest import mock

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from .mandala_games import SECRETS, record_with, resume, whole_game
from .terminal import inside, sandtable


def test_nothing_is_shown_before_the_next_player_presses_enter() -> None:
    run = sandtable("play", "mandala", "--seed", "3", "--names", "North,South", typed="moves\nquit")
    assert "Pass the keyboard to North" in run.out
    assert "First North presses Enter." in run.out
    assert "hand" not in run.out.lower()
    assert "build" not in run.out


def test_the_screen_is_wiped_and_leaves_no_trace_when_the_keyboard_changes_hands() -> None:
    _, lines = whole_game("3")
    run = sandtable(
        "play", "mandala", "--seed", "3", typed="\n".join([*lines[:3], "quit", "n"]), terminal=True
    )
    enters_private_screen, leaves_it, wipes = "\x1b[?1049h", "\x1b[?1049l", "\x1b[2J"
    assert run.out.index(enters_private_screen) < run.out.index("Pass the keyboard")
    pages = run.out.split(wipes)
    for page in pages:
        assert not ("Your hand" in page and "Pass the keyboard" in page)
    assert "Your hand" not in run.out[run.out.index(leaves_it) :]


# No leak: whatever a player cannot know may be different, and every byte on the screen is the same.

OTHERS_FOR_ANNA = (["rrkgoy", "kkkkkk"], ["ro", "yg"])
OTHERS_FOR_BETH = (["ppppgo", "ypgork"], ["yy", "pp"])

ANNA_LOOKS = (
    "\nmoves\nhelp\ngrow 1 kk\ngrow 1 g\nbuild 1 p\nsave {file}\n?\ngrow 2 rr\nsave {file}\n"
)
BETH_LOOKS = (
    "\nmoves\nhelp\ngrow 1 g\ngrow 2 g\nundo\nbuild 1 o\nsave {file}\ngrow 1 y\nsave {file}\n"
)


def test_the_other_hand_and_cup_make_no_difference_to_what_anna_sees(tmp_path: Path) -> None:
    typed = ANNA_LOOKS.format(file=tmp_path / "kept.json") + "quit\n"
    path = tmp_path / "game.json"
    runs = [
        resume(path, record_with(*secrets, []), typed) for secrets in (SECRETS, OTHERS_FOR_ANNA)
    ]
    assert "r   r" in runs[0].out  # Her own hand is there.
    assert runs[0] == runs[1]


def test_the_other_hand_and_cup_make_no_difference_to_what_beth_sees(tmp_path: Path) -> None:
    typed = BETH_LOOKS.format(file=tmp_path / "kept.json") + "quit\n"
    path = tmp_path / "game.json"
    runs = [
        resume(path, record_with(*secrets, ["grow 1 o"]), typed)
        for secrets in (SECRETS, OTHERS_FOR_BETH)
    ]
    assert runs[0] == runs[1]


def test_what_the_other_draws_makes_no_difference(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    runs = [
        resume(path, record_with(*SECRETS, ["discard rr", draw]), "\nmoves\nhelp\nquit\n")
        for draw in ("draw yg", "draw pk")
    ]
    assert "draw ??" in runs[0].out
    assert runs[0] == runs[1]


def test_the_random_players_cards_make_no_difference(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    options = ("--against", "random", "--seat", "0")
    runs = [
        resume(path, record_with(*secrets, []), "moves\nhelp\nquit\n", *options)
        for secrets in (SECRETS, OTHERS_FOR_ANNA)
    ]
    assert runs[0] == runs[1]


def test_the_memory_of_typed_lines_does_not_pass_to_the_next_player(tmp_path: Path) -> None:
    readline = pytest.importorskip("readline")
    readline.add_history("grow 1 kkk")
    with inside(tmp_path):
        sandtable("play", "mandala", "--seed", "3", typed="\nquit\n")
    assert readline.get_current_history_length() == 0


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**32), st.integers(0, 1), st.booleans())
def test_no_secret_makes_a_difference_in_any_deal(
    seed: int, viewer: int, against_random: bool
) -> None:
    """All that one seat cannot see is dealt anew: its screen stays the same, byte for byte."""
    generator = random.Random(seed)
    cards = list("kroygp" * 18)
    generator.shuffle(cards)
    mountains, known, discarded, unseen = cards[:4], "".join(cards[4:12]), cards[12], cards[13:]
    options = ("--against", "random", "--seat", str(viewer)) if against_random else ()
    # Against the random player no move that might be legal: its answer shows its own cards.
    move = "grow 1 rrrrrrrr" if against_random else "grow 1 rr"
    typed = f"\nmoves\nhelp\n{move}\nbuild 9 x\nundo\nquit\n"
    runs = []
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(2):
            generator.shuffle(unseen)
            others = discarded + "".join(unseen[:7])
            hands, cups = [others[:6], others[:6]], [others[6:8], others[6:8]]
            hands[viewer], cups[viewer] = known[:6], known[6:8]
            record = record_with(
                hands,
                cups,
                [f"discard {discarded}", f"draw {unseen[7]}"] if viewer == 1 else [],
                ("".join(mountains[:2]), "".join(mountains[2:])),
            )
            runs.append(resume(Path(folder, "game.json"), record, typed, *options))
    assert "Your hand" in runs[0].out
    assert runs[0] == runs[1]


def test_the_tab_key_offers_no_move_before_the_next_player_presses_enter() -> None:
    with mock.patch("sandtable.cli.screen.offer_words") as offer_words:
        sandtable("play", "mandala", "--seed", "3", typed="\nquit\n")
    handing_over, on_turn = (set(call.args[0]) for call in offer_words.call_args_list)
    assert "undo" in handing_over
    assert not any(word.startswith("build") for word in handing_over)
    assert any(word.startswith("build") for word in on_turn)


def test_a_pager_does_not_lead_out_of_the_private_screen() -> None:
    enters = "\x1b[?1049h"
    with mock.patch("pydoc.pager"):
        run = sandtable("play", "mandala", "--seed", "3", typed="\nrules\nquit\n", terminal=True)
    assert run.out.count(enters) == 2
    assert "Your hand" in run.out[run.out.rindex(enters) :]
