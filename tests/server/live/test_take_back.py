"""Taking back against a bot on a real server: its answer goes, its thought goes, it plays on."""

import time
from typing import Any

from ..http_player import Person
from ..serving import PATIENCE, Served


def my_turn(person: Person, table: str) -> dict[str, Any]:
    """The table when the bot has moved, or the game is over."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        seen = person.see(table)
        turn = seen["table"]["position"]["turn"]
        if seen["table"]["status"] == "over" or turn == seen["table"]["seat"]:
            return seen
        time.sleep(0.02)
    raise AssertionError("the bot does not move")


def play(person: Person, table: str, move: str) -> dict[str, Any]:
    number = person.see(table)["number"]
    return person.do(table, "play", number=number, move=move)


def test_back_over_the_answer_and_the_same_cards_again(served: Served) -> None:
    person = Person(served)
    table = person.open("mandala", bots=["random"])
    person.sit(table)
    before = my_turn(person, table)
    move = next(m for m in before["table"]["position"]["legal_moves"] if m.startswith("discard"))
    came = play(person, table, move)["events"][0]["chance"]
    assert came is not None
    answered = my_turn(person, table)
    assert "undo" in answered["table"]["allowed"]
    seen = person.do(table, "undo", number=answered["number"])
    assert {event["kind"] for event in seen["events"]} == {"undone"}
    assert len(seen["events"]) >= 2
    assert seen["table"]["position"] == before["table"]["position"]
    assert seen["table"]["practice"]
    assert play(person, table, move)["events"][0]["chance"] == came


def test_a_game_that_is_over_goes_on_and_its_bot_wakes(served: Served) -> None:
    person = Person(served)
    table = person.open("mandamina", bots=["random"], options={"seats": 2, "goal": "simple"})
    person.sit(table)
    while (seen := my_turn(person, table))["table"]["status"] != "over":
        play(person, table, seen["table"]["position"]["legal_moves"][0])
    back = person.do(table, "undo", number=seen["number"])
    assert back["table"]["status"] == "playing"
    assert "fairness" not in back["table"]
    moves = len(back["table"]["history"])
    while (seen := my_turn(person, table))["table"]["status"] != "over":
        play(person, table, seen["table"]["position"]["legal_moves"][-1])
    assert len(seen["table"]["history"]) > moves
    record = person.client.get(f"/api/tables/{table}/record").json()
    assert record["practice"] is True
