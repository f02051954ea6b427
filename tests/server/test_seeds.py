"""Seeds by REST and by socket: committed to first, shown when all have, come what may between."""

import sys
from collections.abc import Iterator
from typing import Any

import pytest

from sandtable.server import times
from sandtable.tables.fairness import commitment_to_seed
from sandtable.tables.fairness_check import Kept, check_fairness

from .http_player import Ear, Person
from .serving import Served, serving

freeing = sys.modules["sandtable.tables.verbs.free_late"]


class Player:
    """Somebody with a seed of their own, who does as docs/fairness.md says."""

    def __init__(self, person: Person, seed: str) -> None:
        self.person = person
        self.seed = seed

    def sit(self, table: str) -> dict[str, Any]:
        """Sit down, committed."""
        return self.person.do(table, "take-seat", commitment=commitment_to_seed(self.seed))

    def show(self, table: str) -> dict[str, Any]:
        """Show the seed, having looked at the table."""
        number = self.person.see(table)["number"]
        return self.person.do(table, "reveal", seed=self.seed, number=number)

    def commit(self, table: str, seed: str) -> dict[str, Any]:
        """Take another seed."""
        self.seed = seed
        return self.person.do(table, "commit", commitment=commitment_to_seed(seed))


def two(served: Served, other: Served | None = None) -> tuple[Player, Player]:
    return Player(Person(served), "seed-of-one"), Player(Person(other or served), "seed-of-two")


def kinds(seen: dict[str, Any]) -> list[str]:
    return [event["kind"] for event in seen["events"]]


def check_record(table: str, one: Player, two: Player) -> None:
    """What the two of them kept is in the record when the game is over."""
    commitment = one.person.see(table)["table"]["commitment"]
    one.person.do(table, "resign")
    record = one.person.client.get(f"/api/tables/{table}/record").json()
    assert record["fairness"]["seeds"] == [one.seed, two.seed]
    published = (commitment_to_seed(one.seed), commitment_to_seed(two.seed))
    check_fairness(record, Kept(commitment, (one.seed, two.seed), published))


def test_by_rest(served: Served) -> None:
    one, other = two(served)
    table = one.person.open("mandala")
    assert one.sit(table)["table"]["status"] == "waiting"
    assert "not all players are committed" in one.person.refused(
        table, "reveal", seed=one.seed, number=2
    )
    seen = other.sit(table)["table"]
    assert [chair["commitment"] for chair in seen["chairs"]] == [
        commitment_to_seed("seed-of-one"),
        commitment_to_seed("seed-of-two"),
    ]
    assert seen["status"] == "waiting"
    assert one.show(table)["table"]["status"] == "waiting"
    done = other.show(table)
    assert kinds(done) == ["revealed", "started"]
    assert "seed-of" not in str(done)
    check_record(table, one, other)


def test_by_socket(served: Served) -> None:
    one, other = two(served)
    table = one.person.open("patterns")
    with one.person.listen(table, 0) as north, other.person.listen(table, 0) as south:
        for player, ear in ((one, north), (other, south)):
            commitment = commitment_to_seed(player.seed)
            ear.say("take-seat", key="sit", commitment=commitment)
            ear.hear("done")
        for player, ear in ((other, south), (one, north)):
            number = number_when_bound(ear)
            ear.say("reveal", key="show", seed=player.seed, number=number)
            ear.say("reveal", key="show", seed=player.seed, number=number)  # Done once.
            first, second = ear.hear("done"), ear.hear("done")
            assert first["number"] == second["number"]
    assert one.person.see(table)["table"]["status"] == "playing"
    check_record(table, one, other)


def number_when_bound(ear: Ear) -> int:
    """How many events there are, once everybody is committed."""
    ear.say("since", number=0)
    while True:
        table = ear.hear("events")["table"]
        if all(chair.get("commitment") for chair in table["chairs"]):
            return int(table["number"])


def test_a_seed_alone_is_enough_against_the_server(served: Served) -> None:
    """One request, as ever: nobody else could have chosen anything after it."""
    person = Person(served)
    table = person.open("patterns", bots=["random"])
    assert person.sit(table)["table"]["status"] == "playing"


def test_one_gives_the_seed_at_once_and_one_later(served: Served) -> None:
    one, other = two(served)
    table = one.person.open("patterns")
    one.sit(table)
    seen = other.person.do(table, "take-seat", seed=other.seed)
    assert seen["table"]["chairs"][1]["commitment"] == commitment_to_seed(other.seed)
    assert kinds(one.show(table)) == ["revealed", "started"]
    check_record(table, one, other)


@pytest.mark.parametrize(
    ("words", "status"),
    [
        ({}, 409),
        ({"seed": "s", "commitment": "0" * 64}, 409),
        ({"commitment": "0" * 63}, 400),
        ({"seed": ""}, 400),
    ],
)
def test_neither_both_or_nonsense(served: Served, words: dict[str, str], status: int) -> None:
    person = Person(served)
    table = person.open("patterns")
    assert person.try_to(table, "take-seat", **words).status_code == status


def test_a_full_table_that_waits_for_seeds_is_not_offered_to_others(served: Served) -> None:
    one, other = two(served)
    table = one.person.open("patterns")
    one.sit(table)

    def is_listed() -> bool:
        listed = other.person.client.get("/api/lobby/open").json()
        return table in [each["table"] for each in listed]

    assert is_listed()
    other.sit(table)
    assert not is_listed()


def test_who_does_not_show_their_seed_loses_the_chair(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other one has shown theirs, and takes a new one; then somebody else comes."""
    one, other = two(served)
    table = one.person.open("patterns")
    one.sit(table)
    with one.person.listen(table) as ear:
        ear.hear("hello")
        other.sit(table)
        monkeypatch.setattr(freeing, "LONG_PATIENCE", 1)  # From the next event on.
        one.show(table)
        while "freed" not in kinds(seen := ear.hear("events")):
            pass
    chairs = seen["table"]["chairs"]
    assert [chair["name"] for chair in chairs] == [one.person.name, None]
    assert [chair["commitment"] for chair in chairs] == [None, None]
    monkeypatch.undo()
    third = Player(Person(served), "seed-of-three")
    one.commit(table, "another-of-one")
    third.sit(table)
    third.show(table)
    assert kinds(one.show(table)) == ["revealed", "started"]
    check_record(table, one, third)


def test_the_server_is_killed_between_commitment_and_seed(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It comes back a long time later: nobody is late, and the seeds of before are good."""
    with serving(sqlite_url) as served:
        one, other = two(served)
        table = one.person.open("patterns")
        one.sit(table)
        other.sit(table)
        other.show(table)
    now, lost = times.now, 2 * freeing.LONG_PATIENCE
    monkeypatch.setattr(times, "now", lambda: now() + lost)
    with serving(sqlite_url) as served:
        one.person, other.person = one.person.at(served), other.person.at(served)
        assert kinds(one.show(table)) == ["revealed", "started"]
        check_record(table, one, other)


@pytest.fixture
def both(postgres_url: str) -> Iterator[tuple[Served, Served]]:
    """Two servers."""
    with serving(postgres_url) as first, serving(postgres_url) as second:
        yield first, second


def test_at_two_servers(both: tuple[Served, Served]) -> None:
    """Each of them hears of the other's commitment, and shows the seed to its own server."""
    one, other = two(*both)
    table = one.person.open("patterns")
    with one.person.listen(table, 0) as north, other.person.listen(table, 0) as south:
        north.say("take-seat", key="sit", commitment=commitment_to_seed(one.seed))
        north.hear("done")
        south.say("take-seat", key="sit", commitment=commitment_to_seed(other.seed))
        south.hear("done")
        numbers = [number_when_bound(north), number_when_bound(south)]
        north.say("reveal", key="show", seed=one.seed, number=numbers[0])
        south.say("reveal", key="show", seed=other.seed, number=numbers[1])
        north.hear("done")
        south.hear("done")
        assert other.person.see(table)["table"]["status"] == "playing"
    check_record(table, one, other)
