"""Before the game: everybody commits to a seed, then all seeds are shown, then cards are dealt."""

import pytest

from sandtable.tables import Kind, Refused, Somebody, Status, Step, Table, bot, verbs
from sandtable.tables.clock import DAY, SECOND
from sandtable.tables.events import Freed, Paused
from sandtable.tables.fairness import commitment_to_seed
from sandtable.tables.record import record_of
from sandtable.tables.view import see_event, see_table

from ..parties import NORTH, SOUTH, START, do, of_first_scheme, opened, play_some, sealed

EAST = Somebody("e", "East", Kind.GUEST)
NORTHS, SOUTHS = (NORTH, "seed-of-north"), (SOUTH, "seed-of-south")


def reveal(table: Table, who: Somebody, seed: str, known: int | None = None) -> Step:
    return verbs.reveal(table, who.identity, seed, table.number if known is None else known, START)


def code_of(refused: pytest.ExceptionInfo[Refused]) -> str:
    return refused.value.code


def test_the_game_is_dealt_when_all_seeds_are_shown() -> None:
    table = sealed(opened(), NORTHS, SOUTHS)
    with pytest.raises(Refused) as refused:
        verbs.start(table, START)
    assert code_of(refused) == "seeds-needed"
    do(table, reveal(table, *SOUTHS))
    assert not table.chairs.are_ready
    do(table, reveal(table, *NORTHS))
    do(table, verbs.start(table, START))
    fairness = record_of(play_some(table, 1000))["fairness"]
    assert fairness["seeds"] == ["seed-of-north", "seed-of-south"]
    assert fairness["commitments"] == [
        commitment_to_seed("seed-of-north"),
        commitment_to_seed("seed-of-south"),
    ]


def test_no_seed_is_taken_before_everybody_is_committed() -> None:
    table = sealed(opened(), NORTHS)
    with pytest.raises(Refused) as refused:
        reveal(table, *NORTHS)
    assert code_of(refused) == "seed-too-early"


def test_only_the_seed_of_the_commitment_is_taken_and_once() -> None:
    table = sealed(opened(), NORTHS, SOUTHS)
    for wrong in ("another", commitment_to_seed("seed-of-north"), "seed-of-south"):
        with pytest.raises(Refused) as refused:
            reveal(table, NORTH, wrong)
        assert code_of(refused) == "wrong-seed"
    do(table, reveal(table, *NORTHS))
    with pytest.raises(Refused) as refused:
        reveal(table, *NORTHS)
    assert code_of(refused) == "seed-shown"
    with pytest.raises(Refused) as refused:
        reveal(table, EAST, "any")
    assert code_of(refused) == "not-seated"


def test_a_seed_that_was_meant_for_others_is_not_taken() -> None:
    """South has gone and East has come since North looked."""
    table = sealed(opened(), NORTHS, SOUTHS)
    known = table.number
    do(table, verbs.leave(table, SOUTH.identity, START))
    sealed(table, (EAST, "seed-of-east"))
    with pytest.raises(Refused) as refused:
        reveal(table, *NORTHS, known)
    assert code_of(refused) == "chairs-changed"


def test_seeds_of_others_are_no_news() -> None:
    table = sealed(opened(), NORTHS, SOUTHS)
    known = table.number
    do(table, reveal(table, *SOUTHS))
    do(table, reveal(table, *NORTHS, known))
    assert table.chairs.are_ready


@pytest.mark.parametrize(
    ("seed", "commitment", "code"),
    [
        ("", "", "seed-or-commitment"),
        ("seed", "0" * 64, "seed-or-commitment"),
        ("", "0" * 63, "bad-commitment"),
        ("", "A" * 64, "bad-commitment"),
        ("a|b", "", "bad-seed"),
    ],
)
def test_a_seed_or_a_commitment(seed: str, commitment: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        verbs.take_seat(opened(), None, NORTH, seed, START, commitment)
    assert code_of(refused) == code


def test_a_seed_given_at_once_is_committed_to_by_the_table() -> None:
    """Whoever sits with them is no worse off: the seed cannot change any more."""
    table = opened()
    do(table, verbs.take_seat(table, None, SOUTH, "open-seed", START))
    sealed(table, NORTHS)
    chairs = see_table(table, None, START)["chairs"]
    assert chairs[0]["commitment"] == commitment_to_seed("open-seed")
    do(table, reveal(table, *NORTHS))
    assert table.chairs.are_ready


def test_bots_need_no_seed() -> None:
    table = sealed(opened(), NORTHS)
    do(table, verbs.take_seat(table, None, bot("random", "random"), "", START))
    do(table, reveal(table, *NORTHS))
    do(table, verbs.start(table, START))
    do(table, verbs.resign(table, NORTH.identity, START))
    fairness = record_of(table)["fairness"]
    assert fairness["seeds"] == ["seed-of-north", ""]
    assert fairness["commitments"] == [commitment_to_seed("seed-of-north"), None]


def test_when_somebody_goes_the_seeds_that_were_shown_are_worth_nothing() -> None:
    table = sealed(opened(), NORTHS, SOUTHS)
    do(table, reveal(table, *NORTHS))
    do(table, verbs.leave(table, SOUTH.identity, START))
    chair = see_table(table, None, START)["chairs"][0]
    assert (chair["name"], chair["commitment"], chair["revealed"]) == ("North", None, False)
    # East may have been told North's seed: it does not count any more.
    sealed(table, (EAST, "seed-of-east"))
    with pytest.raises(Refused) as refused:
        reveal(table, *NORTHS)
    assert code_of(refused) == "seed-too-early"
    fresh = commitment_to_seed("another-of-north")
    do(table, verbs.commit(table, NORTH.identity, fresh, START))
    do(table, reveal(table, NORTH, "another-of-north"))
    do(table, reveal(table, EAST, "seed-of-east"))
    assert table.chairs.are_ready
    assert [one.seed for one in table.chairs] == ["another-of-north", "seed-of-east"]


def test_a_seed_that_was_not_shown_stays_when_somebody_goes() -> None:
    table = sealed(opened(), NORTHS, SOUTHS)
    do(table, verbs.leave(table, SOUTH.identity, START))
    assert table.chairs[0].commitment == commitment_to_seed("seed-of-north")


def test_whoever_commits_anew_makes_everybody_commit_anew() -> None:
    """Else the last one could look at all other seeds first, and then choose."""
    table = sealed(opened(), NORTHS, SOUTHS)
    do(table, reveal(table, *NORTHS))
    do(table, verbs.commit(table, SOUTH.identity, commitment_to_seed("chosen"), START))
    assert not table.chairs.are_bound
    with pytest.raises(Refused) as refused:
        reveal(table, SOUTH, "chosen")
    assert code_of(refused) == "seed-too-early"


def test_who_may_commit() -> None:
    table = sealed(opened(), NORTHS)
    fine = commitment_to_seed("fine")
    for who, commitment, code in ((EAST, fine, "not-seated"), (NORTH, "no", "bad-commitment")):
        with pytest.raises(Refused) as refused:
            verbs.commit(table, who.identity, commitment, START)
        assert code_of(refused) == code
    do(table, verbs.take_seat(table, None, SOUTH, "open", START))
    do(table, reveal(table, *NORTHS))
    do(table, verbs.start(table, START))
    with pytest.raises(Refused) as refused:
        verbs.commit(table, NORTH.identity, fine, START)
    assert code_of(refused) == "game-begun"
    with pytest.raises(Refused) as refused:
        reveal(table, *NORTHS)
    assert code_of(refused) == "game-begun"


def test_a_table_of_the_first_scheme_takes_seeds_as_it_did() -> None:
    table = of_first_scheme(opened())
    for commitment in (commitment_to_seed("x"), "0" * 64):
        with pytest.raises(Refused) as refused:
            verbs.take_seat(table, None, NORTH, "", START, commitment)
        assert code_of(refused) == "seed-at-once"
    do(table, verbs.take_seat(table, None, NORTH, "x", START))
    with pytest.raises(Refused) as refused:
        verbs.commit(table, NORTH.identity, "0" * 64, START)
    assert code_of(refused) == "seed-at-once"
    do(table, verbs.take_seat(table, None, SOUTH, "y", START))
    assert table.chairs.are_ready


# Seeds that do not come.


@pytest.mark.parametrize(
    ("clock", "patience"),
    [
        (None, DAY),
        ({"move": 30}, 600 * SECOND),
        ({"move": 3600}, 3600 * SECOND),
        ({"base": 300, "increment": 5}, 600 * SECOND),
        ({"days": 3}, 3 * DAY),
    ],
)
def test_the_chair_of_whoever_shows_no_seed_is_freed(
    clock: dict[str, int] | None, patience: int
) -> None:
    table = opened(clock=clock)
    sealed(table, NORTHS)
    assert verbs.seeds_due(table) is None
    sealed(table, SOUTHS)
    do(table, reveal(table, *NORTHS))
    assert verbs.seeds_due(table) == START + patience
    with pytest.raises(Refused):
        verbs.free_late(table, START + patience - 1)
    late = START + patience
    step = verbs.free_late(table, late)
    assert step.events == [Freed(late, 1)]
    do(table, step)
    assert table.status is Status.WAITING
    assert [chair.who for chair in table.chairs] == [NORTH, None]
    assert verbs.seeds_due(table) is None


def test_whoever_commits_to_no_new_seed_is_late_first() -> None:
    table = opened("mandamina", options={"seats": 3})
    sealed(table, NORTHS, SOUTHS, (EAST, "seed-of-east"))
    do(table, reveal(table, *NORTHS))
    do(table, verbs.leave(table, SOUTH.identity, START))
    sealed(table, SOUTHS)
    step = verbs.free_late(table, START + DAY)
    assert step.events == [Freed(START + DAY, 0)]


def test_time_without_a_server_does_not_count() -> None:
    table = sealed(opened(), NORTHS, SOUTHS)
    step = verbs.pause(table, 5000, START + DAY)
    assert step.events == [Paused(START + DAY, 5000)]
    do(table, step)
    assert verbs.seeds_due(table) == START + 2 * DAY
    assert verbs.pause(sealed(opened(), NORTHS), 5000, START + DAY).events == []


def test_events_show_commitments_and_never_seeds() -> None:
    table = sealed(opened(), NORTHS, SOUTHS)
    do(table, reveal(table, *NORTHS))
    do(table, verbs.commit(table, SOUTH.identity, commitment_to_seed("more"), START))
    seen = [see_event(table, number, None) for number in range(table.number)]
    assert seen[1]["commitment"] == commitment_to_seed("seed-of-north")
    assert {key: seen[3][key] for key in seen[3] if key not in ("at", "number")} == {
        "kind": "revealed",
        "chair": 0,
    }
    assert seen[4]["commitment"] == commitment_to_seed("more")
    assert "seed-of" not in str(seen)
    assert "seed-of" not in str(see_table(table, None, START))
