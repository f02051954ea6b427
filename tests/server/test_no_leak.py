"""Nothing leaks by any wire: what somebody cannot know does not change one byte they receive.

A random Mandala game is played twice through the whole server. The second time all that one
viewer cannot know is different: the other hands, the Cups, the deck, the secret of the table, the
seed of the other player. Names, times and the commitment are the same. Every answer, every socket
message, every error, every reconnection and every refused download of that viewer must be the
same, byte for byte, and so must the log of the server.
"""

import asyncio
import io
import itertools
import json
import logging
import secrets
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, ClassVar, cast

import pytest
from websockets.sync.client import ClientConnection

from sandtable import Position
from sandtable.players.player import Decision, Player, SeatView, Thought
from sandtable.server import times
from sandtable.server.live import hub
from sandtable.server.live.review_worker import Worker
from sandtable.server.live.warmup import warm
from sandtable.server.people import identity
from sandtable.server.people.identity import PROGRAM, hash_of
from sandtable.store.store import create_store
from sandtable.store.values import Person, Token
from sandtable.study.analysis import analyse
from sandtable.tables import table as tables
from sandtable.tables.fairness import Chance

from .listening import open_socket
from .redealt import GAME, Course, random_course, redeal
from .serving import PATIENCE, Served, serving

opening = sys.modules["sandtable.tables.verbs.open_table"]
revealing = sys.modules["sandtable.tables.verbs.reveal"]
GAMES = 2
MOVES = 24
NAME = "no-leak-test-table-000"
PEOPLE = ("North", "South", "Spectator")
START = 1_000_000
COMMITMENT = "c" * 64
"""Of everybody: what is published is the same, what is behind it is not."""
DEALT = 6
"""Events before the first move: opened, two sat, two showed their seeds, started."""
SOCKET_ROUTE = "/api/tables/{table}/socket"
CLOCK = "date"
"""The head that says when an answer was made."""
VOLATILE = {"milliseconds", "seconds"}
"""Durations in logs: nobody can hold them still."""


class Stacked(Chance):
    """Chance that brings the cards of a course."""

    numbers: ClassVar[list[int]] = []

    def __init__(self, secret: bytes, seeds: list[str], scheme: str = "") -> None:
        self._next = 0

    def copy(self) -> "Stacked":
        """The same numbers from here on."""
        other = Stacked(b"", [])
        other._next = self._next
        return other

    def below(self, bound: int) -> int:
        """The next number."""
        self._next += 1
        return self.numbers[self._next - 1]


class World:
    """A server on which one course is played, and all that everybody receives."""

    def __init__(self, served: Served) -> None:
        self._served = served
        self._client = served.client()
        self.received: dict[str, list[Any]] = {name: [] for name in PEOPLE}
        self._sockets: dict[str, ClientConnection] = {}
        self._keys = itertools.count()
        self.asked = 0
        """How many requests were answered."""

    def ask(self, who: str, method: str, path: str, **body: Any) -> Any:
        """A request, and all of its answer."""
        response = self._client.request(method, path, headers=header(who), **body)
        heads = sorted(head for head in response.headers.multi_items() if head[0] != CLOCK)
        self.received[who].append((path, response.status_code, heads, response.content))
        self.asked += 1
        return response

    def act(self, who: str, **act: Any) -> Any:
        """An act by REST."""
        act["key"] = f"key-{next(self._keys)}"
        return self.ask(who, "POST", f"/api/tables/{NAME}/acts", json=act)

    @contextmanager
    def connected(self) -> Iterator[None]:
        """Everybody has a socket."""
        with ExitStack() as open_sockets:
            for who in PEOPLE:
                self._sockets[who] = open_sockets.enter_context(self._socket(who, 0))
                self.listen()
            yield

    def _socket(self, who: str, since: int) -> ClientConnection:
        return open_socket(self._served, NAME, token_of(who), since=str(since))

    def say(self, who: str, **message: Any) -> None:
        """A message by socket; then everybody reads all there is."""
        self._sockets[who].send(json.dumps(message))
        self.listen(who)

    def listen(self, first: str = PEOPLE[0]) -> None:
        """Everybody reads all there is, beginning with whoever causes it."""
        others = [who for who in self._sockets if who != first]
        for who in [first, *others] if first in self._sockets else others:
            self._sockets[who].send('{"type": "ping"}')
            while True:
                text = self._sockets[who].recv(PATIENCE, decode=True)
                self.received[who].append(text)
                if '"pong"' in text[:20]:
                    break

    def reconnect(self, who: str, since: int) -> None:
        """A second socket for a moment: what it is greeted with."""
        with self._socket(who, since) as socket:
            self.received[who].append(socket.recv(PATIENCE, decode=True))
            self.listen()
        room = self._served.app.state.hub.rooms.held(NAME)
        while len(room.connections) > len(self._sockets):
            time.sleep(0.001)
        self.listen()


def token_of(who: str) -> str:
    return f"token of {who}"


def header(who: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token_of(who)}"}


@contextmanager
def new_world(folder: Path, patch: pytest.MonkeyPatch, course: Course, secret: int) -> Any:
    """A fresh server whose chance is the course, and whose names and times are always the same."""
    counter = itertools.count()
    patch.setattr(secrets, "token_hex", lambda size=16: f"{next(counter):0{2 * size}x}")
    patch.setattr(times, "now", lambda: START)
    patch.setattr(identity, "now", lambda: START)
    patch.setattr(hub, "new_name", lambda: NAME)
    patch.setattr(hub, "new_secret", lambda: bytes([secret] * 32))
    patch.setattr(opening, "commitment_to", lambda secret: "published")
    patch.setattr(revealing, "commitment_to_seed", lambda seed: COMMITMENT)
    patch.setattr(Stacked, "numbers", course.numbers)
    patch.setattr(tables, "Chance", Stacked)
    database = f"sqlite:///{folder / 'sandtable.db'}"
    asyncio.run(add_people(database))
    with serving(database) as served:
        yield World(served)


async def add_people(database: str) -> None:
    store = create_store(database)
    for who in PEOPLE:
        token = Token(hash_of(token_of(who)), who, PROGRAM, "", START, START)
        await store.add_person(Person(who, who, None, START), token)
    await store.close()


def play(world: World, course: Course, viewer: str, seed: str) -> None:
    """The whole course, with everything the viewer could try to learn more."""
    world.ask("North", "POST", "/api/tables", json={"game": "mandala", "starter": "host"})
    for who in ("North", "South"):
        world.act(who, type="take-seat", commitment=COMMITMENT)
    with world.connected():
        show_seeds(world, viewer, seed)
        position = GAME.deal_by(Stacked(b"", []).below)
        chance = Stacked(b"", [])
        for _ in range(len(position.game.deal_bounds)):
            chance.below(0)
        for number, move in enumerate(course.moves):
            mover = ("North", "South")[position.seat or 0]
            if number % 5 == 0:
                pry(world, viewer, number, [] if mover == viewer else None, position)
            answer = {"type": "play", "number": DEALT + number, "move": move}
            if number % 2:
                world.act(mover, **answer)
                world.listen(mover)
            else:
                world.say(mover, key=f"move-{number}", **answer)
                world.say(mover, key=f"move-{number}", **answer)
            position.play(move)
            position.play_chance(chance.below)
        assert len(position.moves) > len(course.moves)
        pry(world, viewer, len(course.moves), None, position)


def show_seeds(world: World, viewer: str, seed: str) -> None:
    """One after the other; nobody sees any of them, and none is in the log."""
    for number, who in enumerate(("South", "North")):
        look(world, viewer, number)
        shown = "the-same" if who == viewer else seed
        world.say(who, type="reveal", key=f"show-{number}", number=3, seed=shown)


def look(world: World, viewer: str, number: int) -> None:
    """Everything a viewer can ask for."""
    table = f"/api/tables/{NAME}"
    paths = ("", "/events?since=0", f"/events?since={number + 2}", "/record", "/prospects")
    for path in (*paths, "/replay", f"/replay?first={number}", "/why?move=build+1+r"):
        world.ask(viewer, "GET", table + path)
    for path in ("/api/lobby/open", "/api/lobby/running", f"/api/positions?table={NAME}"):
        world.ask(viewer, "GET", path)
    for path in ("tables", "data", "statistics", "companions"):
        world.ask(viewer, "GET", f"/api/me/{path}")
    world.reconnect(viewer, number)


def pry(world: World, viewer: str, number: int, mine: Any, position: Any) -> None:
    """Everything a viewer can ask for, and every mistake they can make."""
    look(world, viewer, number)
    world.say(viewer, type="since", number=2)
    world.say(viewer, type="react", key=f"react-{number}", reaction="hmm")
    world.say(viewer, type="play", number=1, key=f"late-{number}", move="discard r")
    tries = ["claim r", "build 3 r", "draw roy", "no move"]
    if mine is None:  # Not on turn: everything is refused, whatever it is.
        tries += ["build 1 r", "grow 2 kk", "discard p"]
    else:
        legal = set(position.legal_moves())
        tries += [text for text in GAME.action_texts if text not in legal][number::40]
    for trial, move in enumerate(tries):
        act = {
            "type": "play",
            "number": DEALT + number,
            "key": f"try-{number}-{trial}",
            "move": move,
        }
        world.say(viewer, **act)
        if trial % 3 == 0:
            world.say(viewer, type="why", key=f"why-{number}-{trial}", move=move)
    world.act(viewer, type="undo", number=DEALT + number)
    world.act(viewer, type="claim-timeout")
    world.act(viewer, type="accept-draw")


def received(
    folder: Path, course: Course, viewer: str, seed: str, secret: int, logs: Any
) -> tuple[dict[str, list[Any]], list[Any]]:
    """All that everybody received, and all that was logged."""
    folder.mkdir()
    logs.clear()
    with (
        pytest.MonkeyPatch.context() as patch,
        new_world(folder, patch, course, secret) as world,
    ):
        play(world, course, viewer, seed)
        # A request is logged after its answer was sent.
        while sum(record.getMessage() == "request" for record in logs.records) < world.asked:
            time.sleep(0.001)
        # Before the server stops: there may be one more heartbeat, and then that is logged.
        lines = [
            (record.name, record.getMessage(), fields(record))
            for record in logs.records
            if record.name.startswith("sandtable")
        ]
    return world.received, lines


def fields(record: logging.LogRecord) -> dict[str, Any]:
    return {k: v for k, v in getattr(record, "fields", {}).items() if k not in VOLATILE}


def in_order(lines: list[Any]) -> list[Any]:
    """All lines but those of sockets that end, which are written when the server gets round to it:
    of these it is known what they say."""
    ends = [
        ("sandtable.server.edge.request_log", "socket", {"route": SOCKET_ROUTE, "person": who})
        for who in PEOPLE
    ]
    return [line for line in lines if line not in ends]


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("seed", range(GAMES))
def test_no_byte_depends_on_what_somebody_cannot_know(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, viewer: int | None, seed: int
) -> None:
    warm("mandala", None)  # Its rehearsal needs real chance.
    caplog.set_level(logging.DEBUG, "sandtable")
    course = random_course(seed, MOVES)
    other = redeal(course, viewer, seed)
    assert course.numbers != other.numbers
    who = PEOPLE[2] if viewer is None else PEOPLE[viewer]
    first, first_log = received(tmp_path / "a", course, who, "one-seed", 1, caplog)
    second, second_log = received(tmp_path / "b", other, who, "another", 2, caplog)
    assert len(first[who]) > 100
    for one, two in zip(first[who], second[who], strict=True):
        assert one == two
    assert in_order(first_log) == in_order(second_log)
    # The test could not fail if the two games were the same to everybody.
    assert any(first[name] != second[name] for name in PEOPLE if name != who)


class Listener:
    """A player that writes down all that the analysis board lets it know."""

    name = "listener"

    def __init__(self) -> None:
        self.heard: list[Any] = []

    def choose(self, view: SeatView, budget: float) -> Decision:
        """The first legal move, all of them considered."""
        self.heard.append((view.seat, view.now.tobytes(), view.start.tobytes(), view.history))
        thoughts = tuple(Thought(move, 0.5, 1) for move in view.legal_moves)
        return Decision(view.legal_moves[0], 0.5, "chance", thoughts=thoughts, effort=1)


def analysed(position: Position) -> Any:
    """What the engine of the analysis board hears and says of a position."""
    listener = Listener()
    found = analyse(position, cast(Player, listener), 0.1, deep=False)
    return listener.heard, found.lines


@pytest.mark.parametrize("seed", range(GAMES))
def test_no_hint_depends_on_what_somebody_cannot_know(seed: int) -> None:
    """Hints, belief and analysis are the same, whatever the hidden cards are."""
    course = random_course(seed, 8 + seed)
    viewer = course.position().seat
    assert viewer is not None
    told = []
    for one in (course, redeal(course, viewer, seed), redeal(course, viewer, seed + 100)):
        record = one.position().record(["North", "South"])
        asked = {name: record.get(name) for name in ("game", "options", "deal", "moves")}
        asked |= {"options": asked["options"] or {}, "reasons": True, "seat": viewer}
        worker = Worker(io.StringIO())  # Which remembers nothing of the deal before.
        told.append((worker.hint(asked), worker.belief(asked), analysed(one.position())))
    assert told[0] == told[1] == told[2]
    assert told[0][1] is not None
