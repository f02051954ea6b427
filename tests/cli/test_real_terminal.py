"""A process at a terminal of its own: keys, interruptions, and a window that is closed."""

import os
import pty
import select
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import sandtable as api

from .terminal import saved_position

SETSID = shutil.which("setsid")
BOWLS = f"bowls {api.load('patterns').deal(seed='7').view()['tiles']}"
PATIENCE = 60
SETTLING = 0.5
"""Python hears no interruption in the moment between the prompt and the wait for a key."""
CTRL_C, CTRL_D, TAB = "\x03", "\x04", "\t"

pytestmark = [
    pytest.mark.process,
    pytest.mark.skipif(SETSID is None, reason="needs setsid to give a terminal away"),
]


class Window:
    """A terminal window with `sandtable` in it."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.keyboard, screen = pty.openpty()
        self._shown = ""
        source = Path(api.__file__).parents[1]
        self.process = subprocess.Popen(
            [str(SETSID), "--ctty", sys.executable, "-m", "sandtable.cli", *arguments],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": str(source), "TERM": "xterm-256color"},
            # Whoever runs the tests in the background ignores Ctrl-C; a person at a terminal not.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
            stdin=screen,
            stdout=screen,
            stderr=screen,
        )
        os.close(screen)

    def wait_for(self, text: str) -> str:
        """All that was shown until this was."""
        end = time.monotonic() + PATIENCE
        while text not in self._shown:
            ready, _, _ = select.select([self.keyboard], [], [], max(0, end - time.monotonic()))
            assert ready, f"{text!r} did not appear in {self._shown!r}"
            self._shown += os.read(self.keyboard, 4096).decode()
        shown, _, self._shown = self._shown.partition(text)
        return shown + text

    def type(self, keys: str) -> None:
        os.write(self.keyboard, keys.encode())

    def close(self) -> None:
        if self.keyboard >= 0:
            os.close(self.keyboard)
        self.keyboard = -1


@pytest.fixture
def window(tmp_path: Path) -> Iterator[Window]:
    window = Window(tmp_path, "play", "patterns", "--seed", "7")
    yield window
    window.close()
    window.process.wait(PATIENCE)


@pytest.mark.parametrize("key", [CTRL_C, CTRL_D])
def test_leaving_by_a_key_saves_the_game(window: Window, key: str, tmp_path: Path) -> None:
    window.wait_for("Player 2> ")
    window.type(f"{BOWLS}\n")
    window.wait_for("Player 1> ")
    time.sleep(SETTLING)
    window.type(key)
    window.wait_for("sandtable play --resume patterns-")
    assert window.process.wait(PATIENCE) == 0
    [saved] = tmp_path.glob("*.json")
    assert saved_position(saved).moves == [BOWLS]


def test_closing_the_window_saves_the_game(window: Window, tmp_path: Path) -> None:
    window.wait_for("Player 2> ")
    window.type(f"{BOWLS}\n")
    window.wait_for("Player 1> ")
    window.close()
    window.process.wait(PATIENCE)
    [saved] = tmp_path.glob("*.json")
    assert saved_position(saved).moves == [BOWLS]


def test_the_board_is_coloured_and_the_tab_key_completes(window: Window) -> None:
    pytest.importorskip("readline")
    assert "\x1b[1;38;" in window.wait_for("Player 2> ")
    window.type(f"{BOWLS[:7]}{TAB}")
    window.wait_for(BOWLS)
    window.type("\nquit\nn\n")
    assert window.process.wait(PATIENCE) == 0
