"""`--memory hidden`: claimed cards cannot be looked up (M8.2), on the screen as at any table."""

from pathlib import Path

import pytest

import sandtable as api
from sandtable.records import read_record, write_record

from .mandala_games import whole_game
from .terminal import sandtable


def cups(page: str) -> dict[str, str]:
    """What the last board says of each player's Cup and points."""
    lines = page.splitlines()
    head = max(number for number, line in enumerate(lines) if " River 1 2 3 4 5 6 " in line)
    start = lines[head].index("Cup")
    return {line.split()[0]: " ".join(line[start:].split()) for line in lines[head + 1 : head + 3]}


@pytest.fixture(scope="module")
def typed() -> list[str]:
    _, lines = whole_game("3")
    return lines


def last_board(typed: list[str], *options: str) -> str:
    run = sandtable(
        "play", "mandala", "--seed", "3", "--names", "North,South", *options,
        typed="\n".join([*typed, "quit"]),
    )  # fmt: skip
    assert run.code == 0, run.err
    return run.out[run.out.rindex("   Mandala 1   ") :]


def claimed_page(typed: list[str]) -> list[str]:
    """The typing up to a turn at which both have claimed cards."""
    position = api.load("mandala").deal(seed="3")
    for number, line in enumerate(typed):
        view = position.view(position.seat)
        has_just_looked = line and typed[number - 1] == ""
        if has_just_looked and all(len(cup["claimed"]) > 2 for cup in view["cups"]):
            return typed[:number]
        if line:
            position.play(line)
    raise AssertionError("nobody claimed enough")


def test_the_other_cup_is_a_number_and_the_own_one_is_not(typed: list[str]) -> None:
    lines = claimed_page(typed)
    position = api.load("mandala").deal(seed="3")
    for line in filter(None, lines):
        position.play(line)
    own = position.seat
    assert own is not None
    view = position.view(own)
    rival = view["cups"][1 - own]
    known, hidden = (cups(last_board(lines, *more)) for more in ((), ("--memory", "hidden")))
    name, other = (("North", "South")[seat] for seat in (own, 1 - own))
    assert hidden[name] == known[name]
    assert hidden[other].startswith(f"{rival['count']} cards ? ")
    assert known[other] != hidden[other]


def test_all_is_open_when_the_game_is_over_and_hidden_in_the_next(typed: list[str]) -> None:
    run = sandtable(
        "play", "mandala", "--seed", "3", "--memory", "hidden",
        typed="\n".join([*typed, "again", "", "quit"]),
    )  # fmt: skip
    result, again, next_game = run.out[
        run.out.rindex("   Mandala 1   ", 0, run.out.index("Game over")) :
    ].partition("again, save FILE")
    assert again
    assert "cards ?" not in " ".join(result.split())
    assert "2 cards ?" in " ".join(next_game.split())


def test_a_saved_game_goes_on_as_it_was_begun(tmp_path: Path, typed: list[str]) -> None:
    save = tmp_path / "game.json"
    last_board([*claimed_page(typed), f"save {save}"], "--memory", "hidden")
    assert read_record(save)["memory"] == "hidden"
    again = sandtable("play", "--resume", save, typed=f"\nsave {tmp_path / 'other'}\nquit\n")
    assert " cards " in "".join(cups(again.out).values())
    assert read_record(tmp_path / "other.json") == read_record(save)
    run = sandtable("play", "--resume", save, "--memory", "open")
    assert run.code == 2
    assert "--memory cannot be changed in a saved game" in run.err


def test_nothing_to_remember_in_a_game_where_all_is_open() -> None:
    run = sandtable("play", "patterns", "--memory", "hidden")
    assert run.code == 2
    assert "there is nothing to remember" in run.err


@pytest.mark.parametrize("memory", ["backwards", 3, ["open"], None])
def test_a_record_that_says_nothing_of_use_is_open(tmp_path: Path, memory: object) -> None:
    save = tmp_path / "game.json"
    write_record(save, api.load("mandala").deal(seed="3").record() | {"memory": memory})
    run = sandtable("play", "--resume", save, typed="\nquit\n")
    assert run.code == 0
    assert "cards ?" not in run.out
