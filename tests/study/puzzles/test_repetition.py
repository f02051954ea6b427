"""Puzzles that come again: in days, farther apart when solved, each time as another twin."""

import json
from itertools import pairwise

from sandtable.study.puzzles.repetition import (
    MOST_DAYS,
    due_of,
    hinted,
    missed_card,
    reviewed,
    twin_of,
)

DAY = 86_400_000
START = 1_790_000_000_000


def test_what_was_missed_comes_again_a_day_later() -> None:
    card = missed_card(START)
    assert due_of(card) == START + DAY
    assert json.loads(json.dumps(card)) == card, "it can be kept as JSON"


def test_solved_it_stays_away_for_longer_each_time() -> None:
    card, at, gaps = missed_card(START), START + DAY, []
    for _ in range(12):
        card = reviewed(card, True, at)
        gaps.append(due_of(card) - at)
        at = due_of(card)
    assert gaps[0] >= DAY
    assert all(a <= b for a, b in pairwise(gaps))
    assert gaps[0] < gaps[-1] <= MOST_DAYS * DAY


def test_missed_again_it_comes_soon() -> None:
    card = missed_card(START)
    for at in (START + DAY, START + 10 * DAY):
        card = reviewed(card, True, at)
    solved = reviewed(card, True, START + 60 * DAY)
    missed = reviewed(card, False, START + 60 * DAY)
    assert START + 61 * DAY <= due_of(missed) <= START + 63 * DAY < due_of(solved)


def test_a_hint_makes_it_missed_and_is_forgotten_afterwards() -> None:
    card = hinted(missed_card(START))
    assert card["hinted"]
    helped = reviewed(card, True, START + DAY)
    assert helped == reviewed(missed_card(START), False, START + DAY)
    assert not helped["hinted"]


def test_it_is_another_twin_each_time() -> None:
    card, seeds = missed_card(START), []
    for day in range(1, 6):
        seeds.append(twin_of(card))
        card = reviewed(card, day % 2 == 0, START + day * DAY)
    assert len(set(seeds)) == len(seeds)
    assert twin_of(hinted(card)) == twin_of(card), "a hint does not change it"


def test_the_same_tries_give_the_same_days() -> None:
    one = reviewed(missed_card(START), True, START + 3 * DAY)
    assert one == reviewed(missed_card(START), True, START + 3 * DAY)
