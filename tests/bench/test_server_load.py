"""The load test plays as people do: its figures are figures of real games."""

import asyncio

import pytest

from bench.load.measure import Measurement, Step
from bench.load.rhythm import Rhythm
from bench.load.sandtable import Acknowledged, Sandtable, add_people
from bench.load.wire import connect

TABLES = 3
"""One of each game."""
PACE = 0.03
LONG = 120
"""Seconds after which something hangs."""


def a_step(latencies: list[float], wanted: float = 10) -> Step:
    return Step(wanted, 10.0, latencies, processor=1.0, memory=0.0, refused=0)


def test_a_step_is_punctual_if_the_server_keeps_up_and_99_of_100_moves_are_seen_in_time() -> None:
    assert a_step([0.01] * 99 + [5.0]).percentile(50) == pytest.approx(0.01)
    assert a_step([0.01] * 200 + [5.0]).is_punctual
    assert not a_step([0.01] * 98 + [5.0] * 2).is_punctual
    assert not a_step([0.01] * 90).is_punctual, "9 moves per second, and 10 were wanted"
    assert not a_step([]).is_punctual
    assert a_step([0.01] * 100).cost == pytest.approx(0.01)


@pytest.mark.process
def test_everybody_plays_on_after_the_end_and_nothing_acknowledged_is_lost(sqlite_url: str) -> None:
    """Moves are seen by opponents, none is refused, and the killed server has kept them all."""
    never_made = ("no table", 9, "no move")

    async def play() -> tuple[Step, int, set[Acknowledged]]:
        await add_people(sqlite_url, TABLES)
        rhythm = Rhythm(PACE)
        with Sandtable.serve(sqlite_url, rhythm) as house:
            await expect_refusal(house.process.address)
            measurement = Measurement(house, rhythm, TABLES, seconds=1.0)
            await house.open_tables(TABLES)
            step = await measurement.step(TABLES / PACE)
            async with asyncio.timeout(LONG):
                while len({table for table, _, _ in house.acknowledged()}) == TABLES:
                    await asyncio.sleep(0.1)
            count = len(house.acknowledged())
            house.players[0].acknowledged.append(never_made)
            return step, count, await house.lost()

    step, acknowledged, lost = asyncio.run(play())
    assert acknowledged > len(step.latencies) > 0
    assert step.refused == 0
    assert step.processor > 0
    assert lost == {never_made}


async def expect_refusal(address: str) -> None:
    """A server that refuses is not one that is slow: the wire says why it could not be opened."""
    with pytest.raises(ConnectionError, match=r"HTTP/1\.1 4"):
        await connect(address, "/api/tables/none/socket", lambda wire, text: None)
