"""Interruptions: a closed terminal window is one like Ctrl-C, and saving bears none."""

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from types import FrameType
from typing import Any

HANG_UPS = ("SIGHUP", "SIGTERM")


def _interrupt(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def hang_up_interrupts() -> AbstractContextManager[None]:
    """While this lasts, a hang-up raises KeyboardInterrupt as Ctrl-C does."""
    return _handled(HANG_UPS, _interrupt)


def undisturbed() -> AbstractContextManager[None]:
    """While this lasts, neither Ctrl-C nor a hang-up does anything."""
    return _handled((*HANG_UPS, "SIGINT"), signal.SIG_IGN)


@contextmanager
def _handled(names: tuple[str, ...], handler: Callable[..., Any] | int) -> Iterator[None]:
    """Handle the signals of these names, as far as the system has them, in this way."""
    numbers = [getattr(signal, name) for name in names if hasattr(signal, name)]
    if threading.current_thread() is not threading.main_thread():
        numbers = []  # Only the main thread may ask for signals.
    before = {number: signal.signal(number, handler) for number in numbers}
    try:
        yield
    finally:
        for number, old in before.items():
            signal.signal(number, signal.SIG_DFL if old is None else old)
