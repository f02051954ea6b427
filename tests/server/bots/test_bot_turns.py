"""Bots think by turns of people: nobody takes them from others, and none loses by waiting."""

import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from sandtable.players import registry
from sandtable.players.player import SeatView
from sandtable.server.bots import bots, choosing, thinking
from sandtable.server.bots.bot_queue import HURRIED
from sandtable.server.bots.bot_seconds import Experience
from sandtable.server.bots.bot_tables import BotTables
from sandtable.server.bots.seat_players import Loan
from sandtable.server.live import summary

from ..api.test_described_messages import Checker
from ..http_player import Person
from ..serving import PATIENCE, Served, serving

ATTACKER, VISITOR = "192.0.2.1", "198.51.100.7"
GUESTS = 3
TABLES = 15
SHORTENED = 0.6
"""Seconds: whoever gets less than this uses all of it."""


@pytest.fixture(scope="module", name="house")
def _house(folder: Path) -> Iterator[Served]:
    """A server that believes whom its clients say they speak for."""
    database = f"sqlite:///{folder / 'sandtable.db'}"
    with serving(database, trusted_proxies="127.0.0.1", bot_threads=2) as served:
        yield served


class Thinkers:
    """Bots that think until they are let go; those of the weak levels answer at once."""

    def __init__(self) -> None:
        self.begun: list[tuple[str, str, float]] = []
        """Game, level and seconds of every move that a bot began to think about."""
        self.holds_everything = False
        self._lets_go = threading.Semaphore(0)
        self._changed = threading.Condition()

    def choose_move(self, view: SeatView, level: str, budget: float, loan: Loan) -> str:
        with self._changed:
            self.begun.append((view.game.name, level, budget))
            self._changed.notify_all()
        if self.holds_everything or (level == "best" and budget > HURRIED):
            assert self._lets_go.acquire(timeout=PATIENCE)
            time.sleep(budget if budget < SHORTENED else 0.0)
        return view.legal_moves[0]

    def wait_until_begun(self, count: int) -> None:
        with self._changed:
            assert self._changed.wait_for(lambda: len(self.begun) >= count, PATIENCE)

    def let_go(self, count: int) -> None:
        self._lets_go.release(count)


@pytest.fixture(name="thinkers")
def _thinkers(house: Served, monkeypatch: pytest.MonkeyPatch) -> Iterator[Thinkers]:
    thinkers = Thinkers()
    warmup = house.app.state.hub.warmup
    ready = warmup.wait_for

    async def wait_for(game: str, level: str | None = None) -> None:
        await ready(game)  # No real bot will think.

    monkeypatch.setattr(warmup, "wait_for", wait_for)
    monkeypatch.setattr(choosing, "choose_move", thinkers.choose_move)
    monkeypatch.setattr(house.app.state.hub.bots._thinking, "_experience", Experience())
    yield thinkers
    thinkers.holds_everything = False
    thinkers.let_go(10_000)
    wait_until(lambda: not house.app.state.hub.bots._thinking._thoughts)


def wait_until(is_so: Any) -> None:
    for _ in range(PATIENCE * 50):
        if is_so():
            return
        time.sleep(0.02)
    raise AssertionError("it never came to this")


def begin(person: Person, level: str, game: str = "mandala", **settings: Any) -> str:
    """A table at which a bot is to move."""
    table = person.open(game, bots=[level], starter="other", **settings)
    person.sit(table)
    return table


def events(person: Person, table: str) -> list[str]:
    told = person.client.get(f"/api/tables/{table}/events").json()
    return [event["kind"] for event in told["events"]]


def has_moved(person: Person, table: str) -> bool:
    return "played" in events(person, table)


def attack(house: Served, thinkers: Thinkers) -> list[tuple[Person, str]]:
    """Guests of one address have far more strong bots to move than there are threads."""
    guests = [Person(house.seen_from(ATTACKER)) for _ in range(GUESTS)]
    before = len(thinkers.begun)
    tables = [(guest, begin(guest, "best")) for guest in guests for _ in range(TABLES // GUESTS)]
    thinkers.wait_until_begun(before + 2)
    wait_until(lambda: house.app.state.hub.bots.waiting == TABLES - 2)
    return tables


def test_a_weak_bot_answers_while_all_threads_are_taken_by_others(
    house: Served, thinkers: Thinkers
) -> None:
    attack(house, thinkers)
    visitor = Person(house.seen_from(VISITOR))
    table = begin(visitor, "novice")
    wait_until(lambda: has_moved(visitor, table))
    assert [level for _, level, _ in thinkers.begun] == ["best", "best", "novice"]


def test_a_strong_bot_of_a_visitor_is_next_and_thinks_as_long_as_always(
    house: Served, thinkers: Thinkers
) -> None:
    attack(house, thinkers)
    visitor = Person(house.seen_from(VISITOR))
    table = begin(visitor, "best", "patterns", options={})
    if (seen := visitor.see(table)["table"])["position"]["turn"] == seen["seat"]:
        visitor.play_first(table)  # Who does not begin shares out the bowls.
    wait_until(lambda: house.app.state.hub.bots.waiting == TABLES - 2 + 1)
    thinkers.let_go(1)
    thinkers.wait_until_begun(3)
    assert thinkers.begun[2] == ("patterns", "best", registry.kind_of("patterns", "best").budget)
    thinkers.let_go(2 * TABLES)
    thinkers.wait_until_begun(4)
    assert thinkers.begun[3][0] == "mandala"
    assert thinkers.begun[3][2] < registry.kind_of("mandala", "best").budget


def test_people_are_told_that_bots_wait_and_think_less(
    house: Served, thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "NOTICE", 0.0)
    # The last guest has had nothing yet and is next, with five tables at once.
    attacker, table = attack(house, thinkers)[-TABLES // GUESTS]
    with attacker.listen(table) as ear:
        hello = ear.hear("hello")
        if not hello["bots"]["waiting"]:
            assert ear.hear("bots")["waiting"]
        # Two think, for two seconds at most; it is the turn of this guest as soon as one is done.
        waits = {"waiting": True, "before": 0, "seconds": 2, "shortened": False}
        assert attacker.see(table)["bots"] == waits
        thinkers.let_go(2 * TABLES)
        calm = {"waiting": False, "before": 0, "seconds": 0}
        while (told := ear.hear("bots"))["waiting"]:  # They are told again each second.
            pass
        assert told == {"type": "bots", **calm, "shortened": False}
        told = ear.hear("bots")
        assert told == {"type": "bots", **calm, "shortened": True}
    Checker(house).check("ServerMessage", told)
    assert attacker.see(table)["bots"] == {**calm, "shortened": True}


def test_a_bot_whose_clock_runs_low_moves_in_a_moment(
    house: Served, thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "SHARE_TO_WAIT", 0.001)
    attack(house, thinkers)
    visitor = Person(house.seen_from(VISITOR))
    table = begin(visitor, "best", clock={"move": 100})
    wait_until(lambda: has_moved(visitor, table))
    assert thinkers.begun[2:] == [("mandala", "best", HURRIED)]
    assert "timed-out" not in events(visitor, table)


def test_a_bot_that_gets_no_turn_at_all_plays_any_move_before_its_time_is_up(
    house: Served, thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "SHARE_TO_MOVE", 0.002)
    monkeypatch.setattr(bots, "LAST_SECONDS", 100.0)
    thinkers.holds_everything = True
    attack(house, thinkers)
    visitor = Person(house.seen_from(VISITOR))
    table = begin(visitor, "novice", clock={"move": 100})
    wait_until(lambda: has_moved(visitor, table))
    assert "timed-out" not in events(visitor, table)


def test_the_time_to_think_is_reckoned_when_thinking_begins(
    house: Served, thinkers: Thinkers
) -> None:
    """A tenth of what is left then, not of what was left when the bot had to wait."""
    attack(house, thinkers)
    visitor = Person(house.seen_from(VISITOR))
    begin(visitor, "best", "mandala", clock={"move": 20})
    waited = 0.5
    time.sleep(waited)
    thinkers.let_go(1)
    thinkers.wait_until_begun(3)
    assert thinkers.begun[2][2] <= (20 - waited) / 10


def test_a_bot_whose_game_is_over_no_longer_waits(house: Served, thinkers: Thinkers) -> None:
    tables = attack(house, thinkers)
    for guest, table in tables:
        guest.do(table, "resign")
    wait_until(lambda: house.app.state.hub.bots.waiting == 0)
    assert len(thinkers.begun) == 2


def test_who_finds_no_place_comes_back_later(
    house: Served, thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub = house.app.state.hub
    monkeypatch.setattr(summary, "BOT_PATIENCE", -10_000)  # The scheduler looks again at once.
    monkeypatch.setattr(hub.bots._thinking._queue, "_most", 2)
    guest = Person(house.seen_from(ATTACKER))
    tables = [begin(guest, "best") for _ in range(6)]
    wait_until(lambda: sum(hub.rooms.held(table).is_thinking for table in tables) == 3)
    thinkers.let_go(100)
    wait_until(lambda: all(has_moved(guest, table) for table in tables))


# How many tables.


@pytest.fixture(name="few")
def _few(house: Served, monkeypatch: pytest.MonkeyPatch) -> Served:
    """Two tables of a person, six of an address."""
    monkeypatch.setattr(house.app.state.hub.bots, "_tables", BotTables(0.1))
    return house


def try_to_open(person: Person) -> str | None:
    """The code of the refusal, if there is one."""
    answer = person.client.post("/api/tables", json={"game": "mandala", "bots": ["random"]})
    assert answer.status_code in (201, 409)
    return answer.json()["code"] if answer.status_code == 409 else None


def test_a_person_has_a_few_tables_with_bots_at_once(few: Served) -> None:
    person = Person(few.seen_from(VISITOR))
    tables = [person.open("mandala", bots=["random"]) for _ in range(2)]
    assert try_to_open(person) == "bot-tables"
    alone = person.open("mandala")
    assert person.refused(alone, "add-bot", level="random").startswith("you play at 2 tables")
    person.sit(tables[0])
    assert try_to_open(person) == "bot-tables"
    person.do(tables[0], "resign")
    assert try_to_open(person) is None


def test_an_address_has_a_few_more(few: Served) -> None:
    people = [Person(few.seen_from(ATTACKER)) for _ in range(4)]
    codes = [try_to_open(person) for person in people for _ in range(2)]
    assert codes == [None] * 6 + ["bot-tables-address"] * 2
    assert try_to_open(Person(few.seen_from(VISITOR))) is None


def test_who_asks_for_many_at_the_same_time_gets_no_more(few: Served) -> None:
    person = Person(few.seen_from(VISITOR))
    with ThreadPoolExecutor(8) as pool:
        codes = list(pool.map(lambda _: try_to_open(person), range(8)))
    assert codes.count(None) == 2


def test_a_table_that_could_not_be_opened_does_not_count(few: Served) -> None:
    person = Person(few.seen_from(VISITOR))
    for _ in range(5):
        wish = {"game": "mandala", "bots": ["nobody"]}
        assert person.client.post("/api/tables", json=wish).status_code == 400
    assert try_to_open(person) is None
