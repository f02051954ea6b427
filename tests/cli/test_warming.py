"""The first use of a game says what takes so long."""

from unittest import mock

import sandtable as api
from sandtable.players.patterns.bot import PatternsBot

from .terminal import sandtable

GAME = api.load("patterns")


def test_the_first_use_says_what_is_happening() -> None:
    with (
        mock.patch.object(type(GAME), "is_warm", new=False),
        mock.patch.object(type(GAME), "warm") as warm,
    ):
        for terminal in (False, True):
            run = sandtable("play", "patterns", typed="quit\n", terminal=terminal)
            assert run.code == 0
            assert "Preparing Patterns for this computer (once" in run.err
            assert warm.called


def test_later_uses_say_nothing() -> None:
    assert "Preparing" not in sandtable("play", "patterns", typed="quit\n").all


def test_wishes_that_cannot_be_met_do_not_wait_for_it() -> None:
    with mock.patch.object(type(GAME), "is_warm", new=False):
        run = sandtable("play", "patterns", "--names", "North")
    assert run.code == 2
    assert "Preparing" not in run.all


def test_a_bot_that_has_to_be_compiled_says_so() -> None:
    """What is warmed is told on the error output, before the game begins."""
    notice = "Compiling the Patterns bot for this computer (once, half a minute) ..."
    with mock.patch.object(PatternsBot, "warm", lambda self, tell: tell(notice)):
        run = sandtable("play", "patterns", "--bot", "first-game", typed="quit\n")
    assert run.code == 0
    assert notice in run.err
