"""A scenario of players whose servers are killed, and what must be true afterwards."""

import asyncio
import json
import random
import time
from dataclasses import dataclass, field
from typing import Any

from sandtable.store.store import create_store
from sandtable.tables import Table
from sandtable.tables.events import Played, TimedOut
from sandtable.tables.view import see_event

from .killable_server import KillableServer, new_context
from .reconnecting_player import Player, Seen

LONGEST_LIFE = 30
"""Events that are seen at most before a server is killed."""
LONGEST_DEATH = 0.2
PATIENCE = 120
LIMIT = 600
"""Seconds for a move at tables with a clock: nobody's time is up unless time is charged unfairly,
and what is charged is compared exactly."""

TABLES: list[dict[str, Any]] = [
    {"game": "patterns"},
    {"game": "patterns", "clock": {"move": LIMIT}},
    {"game": "mandala", "clock": {"base": LIMIT, "increment": 1}},
    {"game": "mandala"},
    {"game": "mandamina", "options": {"seats": 2}, "clock": {"move": LIMIT}},
    {"game": "patterns", "bots": ["random"]},
    {"game": "mandala", "bots": ["random"], "clock": {"move": LIMIT}},
    {"game": "mandamina", "options": {"seats": 3}, "bots": ["random", "random"]},
]


@dataclass
class CrashScenario:
    """Players at their tables, and the servers they play on."""

    database: str
    servers: list[KillableServer]
    players: list[Player] = field(default_factory=list)
    deaths: list[tuple[int, int]] = field(default_factory=list)
    """From when until when no server was there (milliseconds)."""
    dice: random.Random = field(default_factory=random.Random)

    def address(self) -> str:
        """One of the servers, whether it lives or not."""
        return self.dice.choice(self.servers).address

    async def play_on(self, settings: dict[str, Any], number: int) -> None:
        """One table after the other, always with the same players."""
        people = 1 if settings.get("bots") else 2
        players = [Player(self.address, 10 * number + one) for one in range(people)]
        self.players += players
        for player in players:
            await player.visit()
        while not any(player.is_leaving for player in players):
            table = await players[0].open(**settings)
            for player in players:
                await player.sit(table)
            async with asyncio.TaskGroup() as group:
                for player in players:
                    group.create_task(player.play())

    def heard(self) -> int:
        """How many events all have seen, at all tables."""
        return sum(len(seen.events) for player in self.players for seen in player.seen)

    async def wait_until_all_move(self) -> None:
        """Until every player has seen and done something more: bots too have moved on."""
        before = [(len(player.seen), seen_of(player)) for player in self.players]
        for player, (tables, number) in zip(self.players, before, strict=True):
            for _ in range(PATIENCE * 50):
                if len(player.seen) > tables or seen_of(player) >= number + 4:
                    break
                await asyncio.sleep(0.02)
            else:
                seen = player.seen[-1]
                pending = len(seen.asked) - len(seen.done)
                raise AssertionError(f"nothing happens: {seen.view}, {pending} not acknowledged")


def seen_of(player: Player) -> int:
    return len(player.seen[-1].events) if player.seen else 0


def now() -> int:
    return time.time_ns() // 1_000_000


async def survive(scenario: CrashScenario, kills: int) -> None:
    """Play, and be killed so often."""
    async with asyncio.TaskGroup() as group:
        for server in scenario.servers:
            server.start()
        for number, settings in enumerate(TABLES):
            group.create_task(scenario.play_on(settings, number))
        await asyncio.sleep(0)  # All have set out now.
        await scenario.wait_until_all_move()
        for _ in range(kills):
            await life_goes_on(scenario, scenario.dice.randrange(LONGEST_LIFE) + 1)
            await kill_one(scenario)
        await scenario.wait_until_all_move()
        for player in scenario.players:
            player.is_leaving = True
    for server in scenario.servers:
        server.stop()


async def kill_one(scenario: CrashScenario) -> None:
    """End a server and start it again; a single one leaves everybody alone for a while."""
    server = scenario.dice.choice(scenario.servers)
    died = now()
    server.kill()
    await asyncio.sleep(scenario.dice.random() * LONGEST_DEATH)
    if len(scenario.servers) == 1:
        scenario.deaths.append((died, now()))
    server.start()


async def life_goes_on(scenario: CrashScenario, events: int) -> None:
    """Until somebody has seen so many events more."""
    enough = scenario.heard() + events
    async with asyncio.timeout(PATIENCE):
        while scenario.heard() < enough:
            await asyncio.sleep(0.001)


async def check(scenario: CrashScenario) -> dict[str, int]:
    """Compare what everybody saw and did with the logs."""
    found = {"moves": 0, "bot moves": 0, "tables": 0}
    async with create_store(scenario.database) as store:
        for player in scenario.players:
            for seen in player.seen:
                table = Table(await store.events(seen.table))
                check_seen(table, seen)
                check_moves(table, seen)
                check_clock(table, scenario)
                found["tables"] += 1
                found["moves"] += len(seen.done)
                found["bot moves"] += sum(
                    isinstance(event, Played) and table.player(event.seat).is_bot
                    for event in table.events
                )
    return found


def check_seen(table: Table, seen: Seen) -> None:
    """What somebody saw is what happened."""
    if seen.events:
        seat = seen.view["seat"]
        logged = [see_event(table, number, seat) for number in range(len(seen.events))]
        assert seen.events == json.loads(json.dumps(logged))


def check_moves(table: Table, seen: Seen) -> None:
    """Every acknowledged move is there under its number, and no move is there twice."""
    for key, number in seen.done.items():
        event = table.events[number]
        assert isinstance(event, Played)
        assert event.move == seen.asked[key][1]
    if seen.view:
        seat = seen.view["seat"]
        played = [e.move for e in table.events if isinstance(e, Played) and e.seat == seat]
        asked = [move for _, move in seen.asked.values()]
        # The last one may still have been on its way when the player left.
        assert played in (asked, asked[:-1])
        assert len(seen.done) >= len(asked) - 1


def check_clock(table: Table, scenario: CrashScenario) -> None:
    """Nobody was charged for a time in which there was no server."""
    assert not any(isinstance(event, TimedOut) for event in table.events)
    if table.clock is None or table.turn is None or table.settings.limit is None:
        return
    if table.settings.limit.is_stock:
        return
    since = max(e.at for e in table.events if e.kind() in ("started", "played"))
    at = now()
    dead = sum(max(0, until - max(since, died)) for died, until in scenario.deaths if until > since)
    assert table.clock.left(table.turn, at) >= LIMIT * 1000 - (at - since - dead)


def live_and_check(database: str, processes: int, kills: int, seed: int) -> dict[str, int]:
    """Let a scenario live through so many kills; what was found in the logs."""
    context = new_context()
    servers = [KillableServer(context, database) for _ in range(processes)]
    scenario = CrashScenario(database, servers, dice=random.Random(seed))

    async def live() -> dict[str, int]:
        await survive(scenario, kills)
        return await check(scenario)

    try:
        return asyncio.run(live())
    finally:
        for server in servers:
            server.clear_away()
