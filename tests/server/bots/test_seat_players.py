"""A bot lives as long as its seat plays; of those that wait only so many are kept."""

import asyncio
import threading
from typing import Any

import pytest

from sandtable.players.player import Decision, Player, SeatView
from sandtable.server.bots import choosing
from sandtable.server.bots.seat_players import MEBIBYTE, Loan, Seat, SeatPlayers
from sandtable.server.live.hub import Hub
from sandtable.server.live.room import Room
from sandtable.tables import read_settings
from tests.server.bots.failing import Fails
from tests.tables.parties import NORTH

from ..hubs import act, play_one, run
from ..serving import PATIENCE

HERE, THERE = Seat("here", 0, "best"), Seat("there", 0, "best")


class Remembers(Player):
    """A player that notes all it is asked, and says that it is large."""

    name = "remembers"

    def __init__(self, nbytes: int = 64 * MEBIBYTE) -> None:
        self._nbytes = nbytes
        self.views: list[SeatView] = []
        self.goes_on = threading.Event()
        self.goes_on.set()

    @property
    def nbytes(self) -> int:
        return self._nbytes

    def choose(self, view: SeatView, budget: float) -> Decision:
        self.views.append(view)
        assert self.goes_on.wait(PATIENCE)
        return Decision(view.legal_moves[0])


def think(players: SeatPlayers, seat: Seat, nbytes: int = 64 * MEBIBYTE) -> Any:
    """One thought, with a player that is made if none is kept."""
    loan = players.lend(seat)
    loan.player = loan.player or Remembers(nbytes)
    players.give_back(loan)
    return loan.player


def test_a_seat_keeps_its_player() -> None:
    players = SeatPlayers(512 * MEBIBYTE)
    assert think(players, HERE) is think(players, HERE)
    assert len(players) == 1


@pytest.mark.parametrize("other", [THERE, Seat("here", 1, "best"), Seat("here", 0, "novice")])
def test_a_player_is_of_one_seat_and_level_of_one_table(other: Seat) -> None:
    players = SeatPlayers(512 * MEBIBYTE)
    assert think(players, HERE) is not think(players, other)


def test_the_longest_unused_are_evicted_first() -> None:
    players = SeatPlayers(512 * MEBIBYTE)
    tables = [Seat(f"table {number}", 0, "best") for number in range(24)]
    first = think(players, tables[0])
    for seat in tables[1:]:
        think(players, seat)
        assert think(players, tables[0]) is first
    assert len(players) == 8
    kept = [seat for seat in tables if players.lend(seat).player is not None]
    assert kept == [tables[0], *tables[-7:]]


def test_a_player_that_is_larger_than_the_bound_is_not_kept() -> None:
    players = SeatPlayers(63 * MEBIBYTE)
    think(players, HERE)
    assert len(players) == 0


def test_small_players_are_bounded_in_number() -> None:
    players = SeatPlayers(10 * MEBIBYTE)
    for number in range(100):
        think(players, Seat(f"table {number}", 0, "random"), nbytes=0)
    assert len(players) == 40


def test_a_player_that_does_not_say_how_much_it_holds_is_taken_for_a_large_one() -> None:
    class Silent(Player):
        name = "silent"

        def choose(self, view: SeatView, budget: float) -> Decision:
            raise AssertionError

    players = SeatPlayers(3 * 16 * MEBIBYTE)
    for number in range(5):
        loan = players.lend(Seat(f"table {number}", 0, "best"))
        loan.player = Silent()
        players.give_back(loan)
    assert len(players) == 3


def test_no_player_has_two_thoughts_at_once() -> None:
    """A bot plays any move while it still thinks, and is on turn again."""
    players = SeatPlayers(512 * MEBIBYTE)
    old = think(players, HERE)
    slow, quick = players.lend(HERE), players.lend(HERE)
    assert slow.player is old
    assert quick.player is None
    quick.player = Remembers()
    players.give_back(quick)
    players.give_back(slow)
    assert players.lend(HERE).player is quick.player
    assert len(players) == 0


@pytest.mark.parametrize("is_lent", [False, True])
def test_who_plays_no_longer_is_dropped(is_lent: bool) -> None:
    """The game is over, or another level plays on; also if it is just being thought about."""
    players = SeatPlayers(512 * MEBIBYTE)
    think(players, HERE)
    think(players, THERE)
    loan = players.lend(HERE) if is_lent else None
    players.keep_only("here", {(0, "novice"), (1, "best")})
    if loan is not None:
        players.give_back(loan)
    assert players.lend(HERE).player is None
    assert players.lend(THERE).player is not None


@pytest.mark.parametrize("move", [None, "no such move"])
def test_a_player_that_failed_is_thrown_away(move: str | None) -> None:
    import sandtable

    view = SeatView.of(sandtable.load("patterns").deal(seed=1), 1)
    loan = Loan(HERE, Fails(move))
    assert choosing.choose_move(view, "random", 0.1, loan) in view.legal_moves
    assert loan.player is None


# At tables.


@pytest.fixture(name="made")
def _made(monkeypatch: pytest.MonkeyPatch) -> list[Remembers]:
    """All players that are made, whatever their level."""
    made: list[Remembers] = []

    def make(game: str, level: str) -> Remembers:
        made.append(Remembers(nbytes=0))
        return made[-1]

    monkeypatch.setattr(choosing, "make_player", make)
    return made


async def opened(hub: Hub, bots: int, **settings: Any) -> Room:
    """A table at which everybody but the host is a bot."""
    room = await hub.open_table(read_settings(settings), NORTH, ["random"] * bots)
    await hub.act(room, NORTH, act("take-seat", seed="seed", key="sit"))
    return room


async def bots_have_moved(room: Room) -> None:
    while room.is_thinking:
        await asyncio.sleep(0.01)


async def play_rounds(hub: Hub, room: Room, rounds: int) -> None:
    for _ in range(rounds):
        await bots_have_moved(room)
        await play_one(hub, room)
    await bots_have_moved(room)


def test_every_bot_of_every_table_has_one_player_for_its_game(
    sqlite_url: str, made: list[Remembers]
) -> None:
    """And each is asked about its own seat of its own table alone."""

    async def test(hub: Hub) -> None:
        settings: dict[str, Any] = {"game": "mandamina", "options": {"seats": 3}}
        rooms = [await opened(hub, 2, **settings) for _ in range(2)]
        for _ in range(3):
            for room in rooms:
                await play_rounds(hub, room, 1)
        assert len(made) == 4
        seats = [{(view.start.tobytes(), view.seat) for view in one.views} for one in made]
        assert all(len(one) == 1 for one in seats)
        assert len(set.union(*seats)) == 4
        assert all(len(one.views) >= 3 for one in made)
        assert len(hub.bots._thinking.players) == 4
        for room in rooms:
            await hub.act(room, NORTH, act("resign", key="resign"))
        assert len(hub.bots._thinking.players) == 0

    run(sqlite_url, test)


@pytest.mark.parametrize("is_done", [True, False])
def test_a_move_is_taken_back_while_a_bot_thinks_about_it(
    sqlite_url: str, made: list[Remembers], is_done: bool
) -> None:
    """Its player is asked on if it is done with that; else a fresh one is, and kept."""

    async def test(hub: Hub) -> None:
        room = await opened(hub, 1, game="patterns", starter="host")
        await play_rounds(hub, room, 1)
        while len(room.table.position.legal_moves()) < 2:
            await play_rounds(hub, room, 1)
        (player,) = made
        player.goes_on.clear()
        before = tuple(room.table.position.history(0))
        move, *_, other = room.table.position.legal_moves()
        await hub.act(room, NORTH, act("play", number=room.number, move=move, key="one"))
        while player.views[-1].history != (*before, move):
            await asyncio.sleep(0.01)
        await hub.act(room, NORTH, act("undo", number=room.number, key="undo"))
        if is_done:
            player.goes_on.set()
            while hub.bots._thinking._thoughts:
                await asyncio.sleep(0.01)
        await hub.act(room, NORTH, act("play", number=room.number, move=other, key="other"))
        while [view.history for view in made[-1].views][-1:] != [(*before, other)]:
            await asyncio.sleep(0.01)
        player.goes_on.set()
        while hub.bots._thinking._thoughts:
            await asyncio.sleep(0.01)
        assert (made[-1] is player) == is_done
        assert list(hub.bots._thinking.players._idle.values()) == [made[-1]]

    run(sqlite_url, test)


def test_nothing_is_kept_of_a_table_that_was_removed(
    sqlite_url: str, made: list[Remembers]
) -> None:
    async def test(hub: Hub) -> None:
        room = await opened(hub, 1, game="patterns", starter="host")
        await play_rounds(hub, room, 1)
        assert len(hub.bots._thinking.players) == 1
        hub.drop([room.name])
        assert len(hub.bots._thinking.players) == 0

    run(sqlite_url, test)


def test_without_memory_for_bots_each_move_has_a_player_of_its_own(
    sqlite_url: str, made: list[Remembers]
) -> None:
    async def test(hub: Hub) -> None:
        room = await opened(hub, 1, game="patterns", starter="host")
        await play_rounds(hub, room, 2)
        assert len(made) >= 2
        assert all(len(player.views) == 1 for player in made)

    run(sqlite_url, test, bot_memory=0)
