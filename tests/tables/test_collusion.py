"""The table and whoever sat down last work together: what they could do, and can no longer do.

North is honest and sits down first. South tells the table what would suit them, and the table tells
South everything it knows: its secret, and every seed that it has been given.
"""

from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import replace
from typing import Any

import pytest

from sandtable import BadRecord, load
from sandtable.tables import Refused, Table, verbs
from sandtable.tables.events import Opened, Revealed, Sat, Started
from sandtable.tables.fairness import FIRST_SCHEME, SCHEME, Chance, commitment_to_seed
from sandtable.tables.fairness_check import Kept, check_fairness
from sandtable.tables.record import record_of

from .parties import NORTH, SECRET, SOUTH, START, do, of_first_scheme, opened, play_some, sealed

COLOURS = "kroygp"
TRIES = 400
"""Seeds South tries; a hand as good as below comes about once in ten deals."""


def is_good_for_south(hand: str) -> bool:
    """Four cards of a colour at least."""
    return max(hand.count(colour) for colour in COLOURS) >= 4


def hand_of_south(scheme: str, seeds: list[str]) -> str:
    chance = Chance(SECRET, seeds, scheme)
    deal = load("mandala").deal_by(chance.below).deal
    assert deal is not None
    return str(deal["hands"][1])


def seeds_that_suit(scheme: str, others: str) -> Iterator[str]:
    """Seeds for South that bring good cards, given the seed of North."""
    for number in range(TRIES):
        if is_good_for_south(hand_of_south(scheme, [others, f"try-{number}"])):
            yield f"try-{number}"


def test_in_the_first_scheme_the_last_player_chose_the_cards() -> None:
    """North finds nothing wrong with it afterwards, whatever they have kept."""
    table = of_first_scheme(opened("mandala"))
    do(table, verbs.take_seat(table, None, NORTH, "honest-and-random", START))
    chosen = next(seeds_that_suit(FIRST_SCHEME, table.chairs[0].seed))
    do(table, verbs.take_seat(table, None, SOUTH, chosen, START))
    do(table, verbs.start(table, START))
    record = record_of(play_some(table, 1000))
    assert is_good_for_south(record["deal"]["hands"][1])
    check_fairness(record, Kept(table.opening.commitment, ("honest-and-random",)))


def committed() -> tuple[Table, tuple[str, ...]]:
    """North and South have committed themselves; North notes what is published."""
    table = sealed(opened("mandala"), (NORTH, "honest-and-random"), (SOUTH, "whatever"))
    assert not is_good_for_south(hand_of_south(SCHEME, ["honest-and-random", "whatever"]))
    return table, tuple(chair.commitment for chair in table.chairs)


def test_in_the_second_scheme_an_honest_table_takes_no_chosen_seed() -> None:
    table, _ = committed()
    do(table, verbs.reveal(table, NORTH.identity, "honest-and-random", table.number, START))
    suiting = list(seeds_that_suit(SCHEME, "honest-and-random"))
    assert len(suiting) > 5
    for chosen in suiting:
        with pytest.raises(Refused, match="does not fit your commitment"):
            verbs.reveal(table, SOUTH.identity, chosen, table.number, START)
    # Another commitment, or another player: North's seed is not used with either.
    for step in (
        verbs.commit(table, SOUTH.identity, commitment_to_seed(suiting[0]), START),
        verbs.leave(table, SOUTH.identity, START),
    ):
        assert step.after.chairs[0].seed == ""


def forged_by(table: Table, change: Callable[[list[Any], str], list[Any]]) -> dict[str, Any]:
    """The record of a game that a dishonest table deals after North has shown their seed."""
    chosen = next(seeds_that_suit(SCHEME, "honest-and-random"))
    do(table, verbs.reveal(table, NORTH.identity, "honest-and-random", table.number, START))
    events = change(list(table.events), chosen)
    forged = Table(events)
    forged.apply(Started(START, tuple(range(2))))
    record = record_of(play_some(forged, 1000))
    assert is_good_for_south(record["deal"]["hands"][1])
    return record


def another_commitment(events: list[Any], chosen: str) -> list[Any]:
    """South never committed to what they had: they committed to what suits them."""
    south = next(n for n, one in enumerate(events) if isinstance(one, Sat) and one.who == SOUTH)
    events[south] = Sat(START, 1, SOUTH, "", commitment_to_seed(chosen))
    return [*events, Revealed(START, 1, chosen)]


def first_scheme(events: list[Any], chosen: str) -> list[Any]:
    """It was a game of the first scheme all along."""
    opening = events[0]
    assert isinstance(opening, Opened)
    chosen = next(seeds_that_suit(FIRST_SCHEME, "honest-and-random"))
    return [
        replace(opening, scheme=FIRST_SCHEME),
        Sat(START, 0, NORTH, "honest-and-random"),
        Sat(START, 1, SOUTH, chosen),
    ]


def another_secret(events: list[Any], chosen: str) -> list[Any]:
    """The table never had the secret it had: South's seed stays, and the secret is chosen."""
    for number in range(TRIES):
        secret = bytes([number % 256, number // 256] * 16)
        chance = Chance(secret, ["honest-and-random", "whatever"], SCHEME)
        deal = load("mandala").deal_by(chance.below).deal
        assert deal is not None
        if is_good_for_south(deal["hands"][1]):
            settings = events[0].settings
            fresh = verbs.open_table(Table(events).settings, NORTH.identity, secret, START)
            assert settings == fresh.after.opening.settings
            return [*fresh.events, *events[1:], Revealed(START, 1, "whatever")]
    raise AssertionError("no secret suits them")


@pytest.mark.parametrize("change", [another_commitment, first_scheme, another_secret])
def test_what_a_dishonest_table_deals_is_found_by_whoever_kept_what_was_published(
    change: Callable[[list[Any], str], list[Any]],
) -> None:
    """The forged record fits itself; North's notes are what it does not fit."""
    table, noted = committed()
    kept = Kept(table.opening.commitment, ("honest-and-random",), noted)
    record = forged_by(table, change)
    check_fairness(deepcopy(record))
    with pytest.raises(BadRecord, match="you kept"):
        check_fairness(record, kept)


def test_what_is_left_to_them_is_to_show_nothing() -> None:
    """South does not like the cards: the chair is freed, and the next deal is another one."""
    table, _ = committed()
    do(table, verbs.reveal(table, NORTH.identity, "honest-and-random", table.number, START))
    late = verbs.seeds_due(table)
    assert late is not None
    do(table, verbs.free_late(table, late))
    assert [event.kind() for event in table.events[-2:]] == ["revealed", "freed"]
    assert table.chairs[0].who == NORTH
    assert not table.chairs[0].seed
