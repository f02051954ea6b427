"""The analysis board by REST: positions, the engine, trees, and what is refused."""

import asyncio
import json
from typing import Any

import pytest
from pydantic import TypeAdapter

from sandtable import GAMES, load
from sandtable.server.api.analysis_shapes import AnalysisPosition
from sandtable.server.bots import spare_time
from sandtable.server.bots.precedence import Precedence, Priority
from sandtable.server.bots.spare_time import SpareTime
from sandtable.server.errors import NotNow

from ...study.analysis.twins import mirrored_tiles
from ..http_player import Person, game_of_two
from ..serving import Served, serving

SHAPE = TypeAdapter(AnalysisPosition)


def ask(client: Any, game: str, what: str, **wish: Any) -> Any:
    return client.post(f"/api/analysis/{game}/{what}", json=wish)


@pytest.mark.parametrize("name", GAMES)
def test_moves_are_tried_one_after_the_other(served: Served, name: str) -> None:
    position = load(name).from_deal(load(name).deal(seed=1).deal)
    start = {"picture": str(position)}
    moves: list[str] = []
    for _ in range(4):
        seen = ask(served.client(), name, "position", **start, moves=moves)
        assert seen.status_code == 200, seen.text
        told = SHAPE.validate_python(seen.json())
        assert told["picture"] == str(position)
        assert told["legal_moves"] == position.legal_moves()
        assert told["scores"] == position.score_now()
        moves.append(told["legal_moves"][0])
        position.play(moves[-1])
        if position.needs_chance:
            due = ask(served.client(), name, "position", **start, moves=moves).json()
            assert sum(one["chance"] for one in due["outcomes"]) == pytest.approx(1)
            drawn = ask(served.client(), name, "position", **start, moves=moves, draw=True).json()
            assert drawn["came"]
            position.play(drawn["came"])
            moves.append(drawn["came"])


def test_a_fresh_deal_can_be_looked_at(served: Served) -> None:
    seen = ask(served.client(), "mandamina", "deal", options={"goal": "simple"}).json()
    assert seen["options"] == {"goal": "simple"}
    again = load("mandamina").from_picture(seen["picture"], goal="simple")
    assert str(again) == seen["picture"]
    wrong = ask(served.client(), "mandamina", "deal", options={"goal": "none"})
    assert wrong.json()["code"] == "bad-option"


def test_chance_can_be_chosen_card_by_card(served: Served) -> None:
    position = load("mandala").deal(seed=1)
    build = next(move for move in position.legal_moves() if move.startswith("build"))
    wish: dict[str, Any] = {"picture": str(position), "moves": [build]}
    while outcomes := (seen := ask(served.client(), "mandala", "position", **wish).json())[
        "outcomes"
    ]:
        wish["moves"].append(outcomes[0]["move"])
    assert len(wish["moves"]) == 4, "a build draws three"
    assert seen["came"] == "draw " + "".join(move[-1] for move in wish["moves"][1:])


def test_what_is_impossible_is_said(served: Served) -> None:
    picture = str(load("mandamina").deal(seed=1))
    client = served.client()
    for wish, code in (
        ({}, "analysis-start"),
        ({"picture": picture, "options": {"level": 1}}, "bad-option"),
        ({"picture": picture, "moves": ["z9"]}, "not-a-move"),
        ({"picture": picture, "seat": 3}, "no-such-seat"),
        ({"deal": {"board": [[[[]]]]}}, "bad-deal"),
        ({"picture": "x" * 3_001}, "not-understood"),
        ({"picture": picture, "moves": ["a1"] * 601}, "not-understood"),
        ({"picture": picture, "moves": ["a" * 41]}, "not-understood"),
        ({"picture": picture, "more": 1}, "not-understood"),
    ):
        answer = ask(client, "mandamina", "position", **wish)
        assert (answer.status_code, answer.json()["code"]) == (400, code), wish
    assert ask(client, "chess", "position", picture=picture).status_code == 404
    assert ask(client, "mandamina", "read", text="x" * 70_000).status_code in (400, 413)


def test_a_text_of_any_game_is_read(served: Served) -> None:
    """A record or a position, whichever game it is of; what is wrong with it has a code."""
    client = served.client()
    for name in GAMES:
        position = load(name).deal(seed=1)
        read = client.post("/api/analysis/read", json={"text": str(position)}).json()
        assert (read["game"], read["picture"], read["is_over"]) == (name, str(position), False)
    position.play(position.legal_moves()[0])
    record = position.record()
    assert client.post("/api/analysis/read", json={"text": json.dumps(record)}).json()["nodes"]
    broken = str(load("mandamina").deal(seed=1)).replace("w", "y")
    for text, code, words in (
        ("good morning", "unreadable", {}),
        ("{}", "bad-record", {}),
        (json.dumps(record | {"moves": [*record["moves"], "z9"]}), "record-illegal-move",
         {"number": len(record["moves"]) + 1}),
        (broken, "marbles", {"colour": "w", "count": 0, "most": 6}),
    ):  # fmt: skip
        answer = client.post("/api/analysis/read", json={"text": text})
        told = answer.json()
        assert (answer.status_code, told["code"], told["words"]) == (400, code, words), text


def test_a_tree_is_checked_and_becomes_a_record(served: Served) -> None:
    position = load("patterns").deal(seed=1)
    first = position.legal_moves()
    tree = {
        "picture": str(position),
        "nodes": [{"parent": -1, "move": first[0]}, {"parent": -1, "move": first[1]}],
    }
    client = served.client()
    seen = ask(client, "patterns", "tree", **tree).json()
    assert [node["seat"] for node in seen["nodes"]] == [1, 1]
    record = ask(client, "patterns", "record", **tree, comment="both").json()
    assert record["variations"] == [{"after": 0, "moves": [first[1]]}]
    read = ask(client, "mandamina", "read", text=json.dumps(record)).json()
    assert (read["game"], read["comment"]) == ("patterns", "both")
    assert [node["move"] for node in read["nodes"]] == first[:2]
    wrong = ask(client, "patterns", "tree", **{**tree, "nodes": [{"parent": 0, "move": "x"}]})
    assert (wrong.status_code, wrong.json()["code"]) == (400, "analysis-illegal")


def test_thousands_of_moves_are_bounded_and_fast(served: Served) -> None:
    position = load("mandamina").deal(seed=1)
    moves = position.legal_moves()
    nodes = [{"parent": -1, "move": moves[number % 40]} for number in range(2_000)]
    client = served.client()
    answer = ask(client, "mandamina", "tree", picture=str(position), nodes=nodes)
    assert answer.status_code == 200
    assert answer.elapsed.total_seconds() < 5
    more = ask(client, "mandamina", "tree", picture=str(position), nodes=[*nodes, nodes[0]])
    assert more.status_code in (400, 413)


@pytest.mark.parametrize("name", GAMES)
def test_the_engine_answers_who_is_known(served: Served, name: str) -> None:
    wish = {"picture": str(load(name).deal(seed=1))}
    assert ask(served.client(), name, "engine", **wish).status_code == 401
    answer = ask(Person(served).client, name, "engine", **wish)
    assert answer.status_code == 200, answer.text
    told = answer.json()
    assert told["lines"][0]["moves"]
    assert len(told["lines"][0]["moves"]) == len(told["lines"][0]["seats"])


def test_no_help_in_a_rated_game_that_is_on(served: Served) -> None:
    """By position: whoever asks, on whatever page, and wherever in a line it comes up."""
    host, guest, table = game_of_two(served, "patterns", rated=True)
    stranger = Person(served)
    guest.play_first(table)
    picture = picture_of(host.see(table)["table"]["position"])
    for person in (host, guest, stranger):
        answer = ask(person.client, "patterns", "engine", picture=picture)
        assert (answer.status_code, answer.json()["code"]) == (403, "running-rated-game")
    twin = ask(stranger.client, "patterns", "engine", picture=mirrored_tiles(picture))
    assert twin.json()["code"] == "running-rated-game", "turned and recoloured it is the same"
    legal = host.see(table)["table"]["position"]["legal_moves"][0]
    answer = ask(host.client, "patterns", "engine", picture=picture, moves=[legal])
    assert answer.json()["code"] == "running-rated-game", "a move further is the same game"
    assert ask(host.client, "patterns", "position", picture=picture).status_code == 200
    host.do(table, "resign")
    assert ask(host.client, "patterns", "engine", picture=picture).status_code == 200


def test_games_that_are_not_rated_may_be_looked_at(served: Served) -> None:
    host, guest, table = game_of_two(served, "patterns")
    guest.play_first(table)
    picture = picture_of(host.see(table)["table"]["position"])
    assert ask(host.client, "patterns", "engine", picture=picture).status_code == 200


def picture_of(view: dict[str, Any]) -> str:
    """A Patterns position from what the page shows, right after the bowls."""
    rows = view["board"]
    lines = [f"patterns {view['phase']} {view['turn']}"]
    lines.append(f"bowls {''.join(view['bowls'])} tiles {''.join(view['tiles'])}")
    lines.append("   " + "".join(f"{column:<4}" for column in "abcdefgh"))
    for number, row in enumerate(rows):
        cells = "".join(f"{'' if letter == '.' else letter:<4}" for letter in row)
        lines.append(f"{8 - number:<3}{cells}".rstrip())
    return "\n".join(lines)


def test_one_person_cannot_have_all_of_the_engine(sqlite_url: str) -> None:
    with serving(sqlite_url, rate=0.2) as served:
        person = Person(served)
        wish = {"picture": str(load("patterns").deal(seed=1)), "deep": True}
        first = ask(person.client, "patterns", "engine", **wish)
        assert (first.status_code, first.json()["code"]) == (429, "too-many")


def test_bots_go_first_and_the_queue_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spare_time, "PATIENCE", 0.2)
    precedence = Precedence()
    spare = SpareTime(precedence)

    async def all_of_it() -> None:
        precedence.set_waiting(Priority.TABLE, 1)
        with pytest.raises(NotNow):
            await spare.run(lambda: 1)
        precedence.set_waiting(Priority.TABLE, 0)
        assert await spare.run(lambda value: value + 1, 1) == 2
        with pytest.raises(ZeroDivisionError):
            await spare.run(lambda: 1 // 0)
        assert await spare.run(lambda: 3) == 3
        precedence.set_waiting(Priority.TABLE, 1)
        asked = [asyncio.create_task(spare.run(lambda: 1)) for _ in range(20)]
        done = await asyncio.gather(*asked, return_exceptions=True)
        assert all(isinstance(one, NotNow) for one in done)

    asyncio.run(all_of_it())
    spare.close()
