"""Words of memory by which threads tell each other something."""

from collections.abc import Iterator

import numpy as np
import pytest

from sandtable.games.compiled import jit_is_on
from sandtable.games.signals import ASLEEP, received, sent

pytestmark = pytest.mark.skipif(not jit_is_on, reason="nothing is compiled")
WHAT, ELSE = ASLEEP + 1, ASLEEP + 2
TRIES = 3


@pytest.fixture
def address() -> Iterator[int]:
    word = np.zeros(1, np.int64)
    yield word.ctypes.data
    assert len(word) == 1  # it has lived until here


def test_what_is_sent_is_received_once(address: int) -> None:
    assert not sent(address, WHAT)
    assert received(address, TRIES) == WHAT
    assert received(address, TRIES) == ASLEEP


def test_the_sender_is_told_of_a_reader_who_sleeps(address: int) -> None:
    assert received(address, TRIES) == ASLEEP
    assert sent(address, ELSE)
    assert received(address, 1) == ELSE
    assert not sent(address, WHAT)


def test_who_wakes_too_early_finds_nothing_and_sleeps_on(address: int) -> None:
    assert received(address, TRIES) == ASLEEP
    assert received(address, 0) == ASLEEP
    assert sent(address, WHAT)
    assert received(address, 0) == WHAT
