"""Bots play seats in threads of their own, and never leave people waiting."""

import threading
from typing import Any

import pytest

from sandtable.players import registry
from sandtable.players.player import SeatView
from sandtable.server.bots import budgets, choosing
from sandtable.server.bots.seat_players import Loan, Seat
from tests.server.bots.failing import Fails

from ..http_player import Person
from ..serving import PATIENCE, Served

SEAT = Seat("table", 1, "random")


def test_a_bot_answers_until_the_game_is_over(served: Served) -> None:
    person = Person(served)
    table = person.open("mandala", bots=["random"])
    person.sit(table)
    with person.listen(table, 0) as ear:
        seen = ear.hear("hello")
        for number in range(1000):
            view = seen["table"]
            if view["status"] == "over":
                break
            if view["position"]["turn"] == view["seat"]:
                move = view["position"]["legal_moves"][-1]
                ear.say("play", key=f"k{number}", number=view["number"], move=move)
            seen = ear.hear("events")
    assert view["result"]["ending"] in ("river", "deck")


def test_the_server_goes_on_while_bots_think(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking, enough = threading.Event(), threading.Event()

    def think(view: SeatView, level: str, budget: float, loan: Loan) -> str:
        thinking.set()
        assert enough.wait(PATIENCE)
        return view.legal_moves[0]

    monkeypatch.setattr(choosing, "choose_move", think)
    person = Person(served)
    table = person.open("mandamina", options={"seats": 2}, bots=["random"])
    person.sit(table)
    person.play_first(table)
    assert thinking.wait(PATIENCE)
    other = Person(served)
    alone = other.open("mandamina")
    other.sit(alone)
    other.play_first(alone)
    assert person.see(table)["number"] == 5
    with person.listen(table, 5) as ear:
        enough.set()
        assert ear.hear("events")["events"][0]["move"]


@pytest.mark.parametrize("move", [None, "no such move"])
def test_a_bot_that_fails_plays_any_legal_move(
    monkeypatch: pytest.MonkeyPatch, move: str | None
) -> None:
    import sandtable

    monkeypatch.setattr(choosing, "make_player", lambda game, level: Fails(move))
    view = SeatView.of(sandtable.load("patterns").deal(seed=1), 1)
    assert choosing.choose_move(view, "random", 0.1, Loan(SEAT, None)) in view.legal_moves


def test_a_bot_is_told_what_its_seat_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots get a SeatView; two games that look the same to a seat give them the same one."""
    from ..redealt import random_course, redeal

    course = random_course(3, 20)
    views: list[Any] = []
    for one in (course, redeal(course, 0, 1)):
        position = one.position()
        view = SeatView.of(position, 0)
        views.append((view.start.tobytes(), view.now.tobytes(), view.history, view.legal_moves))
    assert views[0] == views[1]


def test_bots_take_a_small_part_of_their_clock() -> None:
    from sandtable.tables import bot, verbs
    from tests.tables.parties import NORTH, START, do, opened

    table = opened("patterns", clock={"move": 2})
    do(table, verbs.take_seat(table, 0, NORTH, "seed", START))
    do(table, verbs.take_seat(table, 1, bot("best", "best"), "", START))
    do(table, verbs.start(table, START))
    usual = registry.kind_of("patterns", "best").budget
    assert budgets.budget_of(table, 1, START) == pytest.approx(min(usual, 0.2))
    assert budgets.budget_of(table, 1, START + 3000) == 0
