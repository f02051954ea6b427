"""Draws and resigning at the prompt: what the table allows is what is offered."""

import json
from pathlib import Path

import sandtable as api
from sandtable.records import read_record, write_record

from .terminal import random_lines, sandtable, saved_position

GAME = api.load("patterns")
BOWLS = f"bowls {GAME.deal(seed='7').view()['tiles']}"
TWO = ("play", "patterns", "--seed", "7", "--names", "North,South")


def test_who_resigns_has_lost(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    run = sandtable(*TWO, "--save", save, typed=f"{BOWLS}\nresign\nundo\nopen c4\nquit\n")
    assert "Game over, somebody resigned: South won." in run.out
    assert run.out.count("Not possible: the game is over.") == 2
    record = read_record(save)
    assert (record["ending"], record["winner"], record["moves"]) == ("resigned", 1, [BOWLS])
    assert "somebody resigned: South won." in sandtable("play", "--resume", save).out


def test_a_person_is_asked_before_resigning() -> None:
    run = sandtable(*TWO, typed="resign\nn\nresign\ny\nquit\n", terminal=True)
    assert run.out.count("Give up? [y/N]") == 2
    assert run.out.count("somebody resigned: North won.") == 1


def test_a_draw_is_offered_and_agreed(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    typed = f"draw\ndraw\n{BOWLS}\ndraw\nquit\n"
    run = sandtable(*TWO, "--save", save, typed=typed)
    assert "A draw is offered: now make your move." in run.out
    assert "Not possible: your offer stands already." in run.out
    assert "A draw is offered: draw agrees, decline or a move plays on." in run.out
    assert "Game over: both agreed to a draw." in run.out
    record = read_record(save)
    assert (record["ending"], record["winner"], record["agreed"]) == (None, None, "draw")


def test_a_game_that_ended_in_an_agreed_draw_is_over_when_it_is_resumed(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    write_record(save, GAME.deal(seed="7").record(["North", "South"]) | {"agreed": "draw"})
    run = sandtable("play", "--resume", save, typed="bowls kr\nbowls rk\nquit\n")
    assert run.code == 0
    assert "Game over: both agreed to a draw." in run.out
    assert "> " not in run.out, "nobody is asked for a move"


def test_an_offer_is_declined_by_a_word_or_a_move(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    one, two, three, four = random_lines(GAME.deal(seed="7"))[:4]
    typed = ["draw", one, "decline", two, "draw", three, four, "draw", "quit"]
    run = sandtable(*TWO, "--save", save, typed="\n".join(typed))
    assert saved_position(save).moves == [one, two, three, four]
    assert "both agreed" not in run.out
    run = sandtable(*TWO, typed="decline\nquit\n")
    assert "Not possible: no draw has been offered to you." in run.out


def test_alone_there_is_nobody_to_draw_with() -> None:
    run = sandtable("play", "mandamina", "--seed", "7", typed="draw\nhelp\n\nresign\nquit\n")
    assert "Not possible: in Mandamina there is nobody to draw with." in run.out
    assert "offer a draw" not in run.out
    assert "A move, or: moves, resign, save, rules, help, quit" in run.out
    assert "Game over, somebody resigned: lost." in run.out


def test_nothing_is_given_up_for_somebody_who_does_not_have_the_keyboard() -> None:
    for word in ("resign", "draw", "decline"):
        run = sandtable("play", "mandala", "--seed", "3", typed=f"{word}\nquit\n")
        assert "First Player 1 presses Enter." in run.out
        assert "Game over" not in run.out


def test_help_and_prompt_offer_what_is_open() -> None:
    lines = random_lines(GAME.deal(seed="7"))
    first = sandtable(*TWO, typed="help\n\nquit\n").out
    assert "take back" not in first
    assert "A move, or: moves, resign, draw, save, rules, help, quit" in first
    second = sandtable(*TWO, typed=f"{BOWLS}\nhelp\n\nquit\n").out
    assert "take back" in second
    assert "A move, or: moves, undo, resign, draw, save, rules, help, quit" in second
    over = sandtable(*TWO, typed="\n".join([*lines, "help", "quit"])).out
    assert "again, save FILE, undo or quit> " in over
    assert "another game" in over
    given_up = sandtable(*TWO, typed=f"{BOWLS}\nresign\nquit\n").out
    assert "again, save FILE or quit> " in given_up


def test_a_game_given_up_is_kept_and_played_again(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    run = sandtable(*TWO, typed=f"{BOWLS}\nresign\nsave {save}\nagain\nsave {save}\nn\nquit\n")
    assert run.code == 0
    assert "exists already. Replace it?" in run.out, "the next game has a file of its own"
    assert json.loads(save.read_text())["ending"] == "resigned"
    assert saved_position(save).moves == [BOWLS]
