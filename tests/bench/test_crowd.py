"""A crowd's evening: what it counts, and a short one with everything that may happen."""

import asyncio
import json
import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest
from _pytest.monkeypatch import MonkeyPatch

from bench.crowd.__main__ import check_files
from bench.crowd.experience import QUIET, Experience, percentile
from bench.crowd.house import children_of, started_at
from bench.crowd.network import Network, SlowWire
from bench.crowd.person import address_of
from bench.crowd.plan import Plan
from bench.load.wire import Wire
from tests.postgres import find_programs

PATIENCE = 120
"""Seconds in which all must be right again: other work on the machine is no fault of the server."""
LONG = 900
"""Seconds after which something hangs."""


def test_two_of_five_play_each_other_and_one_each_plays_bots_watches_and_looks_around() -> None:
    plan = Plan(people=5000)
    assert (plan.tables, plan.against_bots, plan.watchers, plan.browsers) == (
        1000,
        1000,
        1000,
        1000,
    )
    assert Plan(minutes=60, compress=6).seconds == 600


def test_everybody_has_an_address_of_their_own() -> None:
    assert address_of(0) == "127.1.0.0"
    assert address_of(257) == "127.1.1.1"
    assert len({address_of(number) for number in range(5000)}) == 5000


def test_the_percentile_is_the_value_within_which_so_many_are() -> None:
    values = [float(number) for number in range(100)]
    assert percentile(values, 50) == 50
    assert percentile(values, 99) == 99
    assert percentile([3.0], 99) == 3.0


def test_what_was_tried_again_in_time_has_healed_and_what_took_longer_was_seen() -> None:
    experience = Experience(heal=5.0)
    experience.enter(QUIET)
    phase = experience.phases[QUIET]
    quick, slow, plain = (experience.wait("request") for _ in range(3))
    experience.enter("deploy")
    quick.failed("503")
    quick.done()
    slow.began -= 6
    slow.done()
    plain.done()
    assert len(phase.healed) == 1
    assert phase.unhealed == ["request: after 6.0 s"]
    assert phase.failures == {"request: 503": 1}
    assert len(phase.waits["request"]) == 3, "a wait belongs to when it began"
    assert not experience.phases["deploy"].waits


def test_who_still_waits_at_the_end_never_got_it() -> None:
    experience = Experience(heal=0.1)
    experience.wait("move").began -= 1
    asyncio.run(experience.settle(lambda wait: True))
    [problem] = experience.phases["arrival"].unhealed
    assert problem.endswith("and still not")


def test_a_bot_may_take_as_long_as_people_were_told() -> None:
    experience = Experience(heal=5.0)
    experience.bot_answered("arrival", seconds=11.9, told=7.0)
    experience.bot_answered("arrival", seconds=12.1, told=7.0)
    assert experience.phases["arrival"].unhealed == [
        "bot: answered after 12.1 s, and 7.0 s were told"
    ]


def test_a_move_is_seen_once() -> None:
    experience = Experience(heal=5.0)
    experience.sent("table", 7)
    for number in (6, 7, 7):
        experience.seen("table", number)
    assert len(experience.phases["arrival"].waits["seen"]) == 1


@pytest.mark.parametrize("is_slow", [False, True])
def test_an_answer_is_whole_or_the_network_has_failed(is_slow: bool) -> None:
    async def ask(answer: bytes) -> bytes:
        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(answer)
            await writer.drain()
            writer.close()

        async with await asyncio.start_server(serve, "127.0.0.1") as server:
            port = server.sockets[0].getsockname()[1]
            network = Network(f"127.0.0.1:{port}", "127.1.0.1", is_slow)
            return (await network.request("GET", "/", {})).body

    head = b"HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\n"
    assert asyncio.run(ask(head + b"[17]")) == b"[17]"
    for broken in (b"", head[:20], head + b"[1"):
        with pytest.raises(EOFError):
            asyncio.run(ask(broken))


def test_texts_arrive_on_a_slow_network_in_their_order() -> None:
    heard: list[bytes] = []

    async def converse() -> None:
        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 101 Switching Protocols\r\n\r\n")
            for text in (b"one", b"two", b"x" * 100):
                await asyncio.sleep(0.01)
                writer.write(bytes((0x81, len(text))) + text)
                await writer.drain()
            await reader.read(1)
            writer.close()

        def hear(wire: Wire, text: bytes) -> None:
            heard.append(text)

        async with await asyncio.start_server(serve, "127.0.0.1") as server:
            port = server.sockets[0].getsockname()[1]
            network = Network(f"127.0.0.1:{port}", "127.1.0.1", is_slow=True)
            wire = await network.connect("/", hear, {})
            assert isinstance(wire, SlowWire)
            async with asyncio.timeout(PATIENCE):
                while len(heard) < 3:
                    await asyncio.sleep(0.01)
            wire.close()
            await wire.is_gone

    asyncio.run(converse())
    assert heard == [b"one", b"two", b"x" * 100]


def test_too_few_open_files_are_said_with_what_would_be_possible(monkeypatch: MonkeyPatch) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda which: (1100, 1100))
    assert check_files(500) == ""
    problem = check_files(5000)
    assert "need 6,500 open files, and this system allows 1,100" in problem
    assert "--people 500" in problem


@pytest.mark.process
def test_nothing_is_lost_and_all_heals_while_a_server_is_deployed_killed_and_loses_its_database(
    tmp_path: Path,
) -> None:
    find_programs()
    results = tmp_path / "results.json"
    crowd = [sys.executable, "-m", "bench.crowd", "--quick", "--heal", str(PATIENCE)]
    done = subprocess.run(
        [*crowd, "--json", str(results)],
        capture_output=True,
        text=True,
        timeout=LONG,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    found = json.loads(results.read_text())
    assert found["moves_acknowledged"] > 0
    assert found["moves_lost"] == []
    assert [each["name"] for each in found["happened"]] == [
        "deploy",
        "process killed",
        "database restarted",
    ]
    assert found["people_arrived"] >= 60
    sockets = [phase["tried_again"].get("socket: lost", 0) for phase in found["phases"].values()]
    assert sum(sockets) > 0, "people were there when their process ended"
    assert not any(phase["not_healed"] for phase in found["phases"].values())


@pytest.mark.process
def test_who_was_started_is_found_and_known_again() -> None:
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as helper:
        began = started_at(helper.pid)
        assert helper.pid in children_of(os.getpid())
        assert began
        assert began == started_at(helper.pid)
        helper.kill()
        helper.wait()
        assert started_at(helper.pid) == ""
        assert helper.pid not in children_of(os.getpid())
