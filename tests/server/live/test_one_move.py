"""The way of one move through the server: nothing on it is done twice."""

from typing import Any

import pytest

from sandtable import GAMES, Position
from sandtable.server.live.hub import Hub
from sandtable.store.errors import Conflict
from sandtable.tables import Table
from sandtable.tables.events import Left
from tests.counting import counted
from tests.tables.parties import NORTH, OPTIONS

from ..http_player import game_of_two
from ..hubs import act, run, started
from ..serving import Served


@pytest.mark.parametrize("game", GAMES)
def test_a_move_is_played_once_and_its_table_copied_once(
    served: Served, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the request to the answer, and to the one who waits at a socket."""
    host, guest, table = game_of_two(served, game, options=OPTIONS.get(game, {}))
    seen = host.see(table)
    mover, other = (host, guest) if seen["table"]["position"]["turn"] == 0 else (guest, host)
    move = mover.see(table)["table"]["position"]["legal_moves"][0]
    with other.listen(table) as ear:
        ear.hear("hello")
        calls = counted(monkeypatch, (Position, "play"), (Position, "copy"), (Table, "copy"))
        answer = mover.do(table, "play", number=seen["number"], move=move)
        assert ear.hear("events")["events"][0]["move"] == move
    assert answer["events"][0]["move"] == move
    assert calls == {"Position.play": 1, "Position.copy": 1, "Table.copy": 1}


def test_when_others_were_faster_it_is_decided_anew_at_the_table_as_it_is_now(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(hub: Hub) -> None:
        room = await started(hub)
        append = hub.store.append

        async def come_second(*values: Any) -> None:
            monkeypatch.setattr(hub.store, "append", append)
            name, number, _, summary, *_ = values
            await append(name, number, [Left(room.table.events[-1].at, 1)], summary)
            raise Conflict

        monkeypatch.setattr(hub.store, "append", come_second)
        move = room.table.position.legal_moves()[0]
        assert await hub.act(room, NORTH, act("play", number=room.number, move=move)) == 5
        kinds = [event.kind() for event in room.table.events[4:]]
        assert kinds == ["left", "played"]
        assert room.table.left == {1}
        assert await hub.store.events(room.name) == room.table.events

    run(sqlite_url, test)
