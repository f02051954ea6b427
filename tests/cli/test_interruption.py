"""Interruptions that come from outside."""

import signal
import threading

import pytest

from sandtable.cli.interruption import hang_up_interrupts, undisturbed


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM])
def test_a_hang_up_is_like_ctrl_c(number: signal.Signals) -> None:
    before = signal.getsignal(number)
    with pytest.raises(KeyboardInterrupt), hang_up_interrupts():
        signal.raise_signal(number)
    assert signal.getsignal(number) is before


def test_saving_is_not_interrupted() -> None:
    before = signal.getsignal(signal.SIGINT)
    with undisturbed():
        signal.raise_signal(signal.SIGINT)
        signal.raise_signal(signal.SIGTERM)
    assert signal.getsignal(signal.SIGINT) is before


def test_other_threads_leave_signals_alone() -> None:
    entered = []

    def play() -> None:
        with hang_up_interrupts(), undisturbed():
            entered.append(signal.getsignal(signal.SIGTERM))

    before = signal.getsignal(signal.SIGTERM)
    thread = threading.Thread(target=play)
    thread.start()
    thread.join()
    assert entered == [before]
