"""The first use of a game says what takes so long."""

from unittest import mock

import sandtable as api

from .terminal import sandtable

GAME = api.load("patterns")


def test_the_first_use_says_what_is_happening() -> None:
    with (
        mock.patch.object(type(GAME), "is_warm", new=False),
        mock.patch.object(type(GAME), "warm_up") as warm_up,
    ):
        for terminal in (False, True):
            run = sandtable("play", "patterns", typed="quit\n", terminal=terminal)
            assert run.code == 0
            assert "Preparing Patterns for this computer (once" in run.err
            assert warm_up.called


def test_later_uses_say_nothing() -> None:
    assert "Preparing" not in sandtable("play", "patterns", typed="quit\n").all


def test_wishes_that_cannot_be_met_do_not_wait_for_it() -> None:
    with mock.patch.object(type(GAME), "is_warm", new=False):
        run = sandtable("play", "patterns", "--names", "North")
    assert run.code == 2
    assert "Preparing" not in run.all
