"""The command line itself: help, version, and one sentence for whatever cannot be done."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import sandtable as api

from .terminal import inside, sandtable


def test_version() -> None:
    run = sandtable("--version")
    assert (run.code, run.out) == (0, f"sandtable {api.__version__}\n")


def test_help_names_every_command_and_gives_examples() -> None:
    for arguments in ([], ["--help"]):
        run = sandtable(*arguments)
        assert run.code == 0
        for word in ("play", "rules", "verify", "Examples", "sandtable play patterns"):
            assert word in run.out


@pytest.mark.parametrize("command", ["play", "rules", "verify"])
def test_every_command_explains_itself(command: str) -> None:
    run = sandtable(command, "--help")
    assert run.code == 0
    assert f"sandtable {command}" in run.out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "chess"], "there is no game 'chess' (there are: mandala, patterns, mandamina)"),
        (["rules", "chess"], "there is no game 'chess'"),
        (["rules"], "Missing argument"),
        (["verify"], "Missing argument"),
        (["fly"], "No such command 'fly'"),
        (["--fly"], "No such option"),
        (["play"], "which game? Say mandala, patterns or mandamina"),
        (["play", "patterns", "--against", "dragons"], "dragons"),
        (["play", "patterns", "--seat", "left"], "Invalid value for '--seat'"),
        (["play", "patterns", "--seat", "0"], "add --against random"),
        (["play", "patterns", "--against", "random", "--seat", "2"], "there is no seat 2"),
        (["play", "patterns", "--seats", "3"], "Patterns has no option 'seats'"),
        (["play", "patterns", "--names", "North"], "1 name for 2 seats"),
        (["play", "patterns", "--names", "North,North"], "two seats cannot both be called 'North'"),
        (["play", "patterns", "--names", "North,"], "'' is no name that can be shown"),
        (["play", "patterns", "--names", "North,Random player"], "a person cannot be called"),
        (["play", "patterns", "--names", f"North,{'B' * 21}"], "is longer than 20 letters"),
        (["play", "patterns", "--resume", "no such file"], "cannot read no such file"),
        (["play", "patterns", "--resume", "."], "cannot read ."),
        (["play", "patterns", "--save", "."], ". is a folder"),
        (["play", "patterns"], "the input ended before the game did"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(
    arguments: list[str], sentence: str, tmp_path: Path
) -> None:
    with inside(tmp_path):
        run = sandtable(*arguments)
        assert list(tmp_path.iterdir()) == []
    assert run.code == 2
    assert run.err.startswith("sandtable: ")
    assert run.err.count("\n") == 1
    assert sentence in run.err


def test_the_menu_asks_for_a_game_and_for_players(tmp_path: Path) -> None:
    with inside(tmp_path):
        run = sandtable("play", typed="chess\n2\n2\nrandom\nquit\n", terminal=True)
        assert run.code == 0
        assert "Type a number from 1 to 3." in run.out
        for word in ("Mandala", "Patterns", "Mandamina", "against the computer", "How strong?"):
            assert word in run.out
        assert "Random player" in run.out
        run = sandtable("play", typed="patterns\n2\n9\n1\nquit\n", terminal=True)
        assert "Type a number from 0 to 8." in run.out
        assert "  1  first-game  sees points at once, at the edge, 0.5 s/move" in run.out
        assert "  2  novice      sees points at once, nothing after" in run.out
        assert "Bot first-game" in run.out
        run = sandtable("play", typed="mandam\n1\nquit\n", terminal=True)
        assert "Player moves a marble to the hole, d4." in run.out
        run = sandtable("play", typed="mandam\n3\n1\nquit\n", terminal=True)
        assert "me together with the computer" in run.out
        assert "guesses what you are up to" in run.out
        run = sandtable("play", typed="mandala\npeople\nquit\n", terminal=True)
        assert "Pass the keyboard to Player 1" in run.out


def test_a_menu_that_gets_no_answer() -> None:
    run = sandtable("play", terminal=True)
    assert run.code == 2
    assert "stopped before the game began" in run.err


def test_pages_fit_a_small_terminal() -> None:
    """80 columns and 24 lines hold the board, the list of legal moves and the prompt."""
    names = "A" * 20, "B" * 20
    for name, typed in (("patterns", "?"), ("mandamina", "?"), ("mandala", "\n?")):
        options = ["--seats", "2"] if name == "mandamina" else []
        run = sandtable("play", name, "--names", ",".join(names), *options, typed=typed)
        page = run.out.rpartition("Enter.")[2].rpartition(f"{names[0]}> \n\n")[2].splitlines()
        assert max(len(line.rstrip()) for line in page) <= 80
        assert len(page) <= 24


# In a process of its own.


def in_process(command: str) -> subprocess.CompletedProcess[str]:
    source = Path(api.__file__).parents[1]
    return subprocess.run(
        ["bash", "-c", f"set -o pipefail; {command}"],
        env={
            **os.environ,
            "PYTHONPATH": str(source),
            "SANDTABLE": f"{sys.executable} -m sandtable.cli",
        },
        capture_output=True,
        text=True,
        timeout=120,
    )


@pytest.mark.process
@pytest.mark.parametrize(
    ("command", "code"),
    [
        ("$SANDTABLE rules patterns | head -1", 0),
        ("$SANDTABLE --help | head -1", 0),
        ("$SANDTABLE play patterns < /dev/null", 2),
        ("$SANDTABLE play patterns <&-", 2),
        ("echo quit | $SANDTABLE play patterns >&-", 0),
        ("printf '\\xff\\xfe\\nquit\\n' | $SANDTABLE play patterns", 0),
        ("echo quit | PYTHONIOENCODING=ascii $SANDTABLE play patterns --names Bjørn,Zoë", 0),
        ("$SANDTABLE rules mandala > /dev/full", 2),
    ],
)
def test_streams_that_break_give_no_traceback(command: str, code: int) -> None:
    done = in_process(command)
    assert "Traceback" not in done.stderr
    assert done.returncode == code
    assert done.stderr.count("\n") <= 1
