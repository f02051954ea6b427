"""Keys: each leads back to the anchor, and only back."""

import hashlib
from datetime import date, timedelta

import pytest

from sandtable.study.daily.chain import (
    Anchor,
    Chain,
    NotInChain,
    earlier_key,
    hashed,
    key_of_date,
)

FIRST = date(2026, 11, 16)
CHAIN = Chain(b"s" * 32, FIRST, 4)


def by_hand(times: int) -> bytes:
    key = b"s" * 32
    for _ in range(times):
        key = hashlib.sha256(b"sandtable-daily-chain/1|" + key).digest()
    return key


def test_the_last_day_has_the_secret_and_the_anchor_is_before_the_first() -> None:
    days = [FIRST + timedelta(days=number) for number in range(4)]
    assert [CHAIN.key(day) for day in days] == [by_hand(times) for times in (3, 2, 1, 0)]
    assert CHAIN.anchor == Anchor(FIRST, 4, by_hand(4))


def test_every_key_is_checked_against_the_anchor() -> None:
    for number in range(4):
        day = FIRST + timedelta(days=number)
        CHAIN.anchor.check(day, CHAIN.key(day))
        with pytest.raises(NotInChain, match="does not lead to the anchor"):
            CHAIN.anchor.check(day, b"x" * 32)
        if number:
            with pytest.raises(NotInChain, match="does not lead to the anchor"):
                CHAIN.anchor.check(day, CHAIN.key(day - timedelta(days=1)))


@pytest.mark.parametrize("days", [-1, 4])
def test_days_outside_the_chain(days: int) -> None:
    day = FIRST + timedelta(days=days)
    with pytest.raises(NotInChain, match="no key for"):
        CHAIN.key(day)
    with pytest.raises(NotInChain, match="no key for"):
        CHAIN.anchor.check(day, b"x" * 32)


def test_a_key_gives_the_days_before_and_the_date_rule_needs_none() -> None:
    third = FIRST + timedelta(days=2)
    assert earlier_key(CHAIN.key(third), third, FIRST, is_chained=True) == CHAIN.key(FIRST)
    assert earlier_key(b"", third, FIRST, is_chained=False) == key_of_date(FIRST)
    assert key_of_date(FIRST) == hashlib.sha256(b"sandtable-daily/1|2026-11-16").digest()
    assert hashed(CHAIN.key(third)) == CHAIN.key(third - timedelta(days=1))


def test_an_anchor_is_written_and_read() -> None:
    assert Anchor.from_json(CHAIN.anchor.to_json()) == CHAIN.anchor
    for wrong in ({}, {**CHAIN.anchor.to_json(), "format": "x"},
                  {**CHAIN.anchor.to_json(), "anchor": "xyz"}):  # fmt: skip
        with pytest.raises(NotInChain, match="this is no anchor"):
            Anchor.from_json(wrong)
