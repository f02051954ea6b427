"""Puzzles over the wire: solved, missed, given up, hinted, repeated, offline; what is kept."""

import gzip
import json
import random
import re
from dataclasses import replace
from itertools import accumulate
from pathlib import Path
from typing import Any

import httpx2
import pytest
from pydantic import TypeAdapter

from sandtable.games.mandala.state import COLOURS
from sandtable.server.api import my_puzzle_routes, puzzle_answers, puzzle_routes
from sandtable.server.api.puzzle_shapes import PuzzleSeen, PuzzleStock, StepHint, Tried
from sandtable.server.api.puzzle_stock import MOST_BYTES
from sandtable.study.puzzles import Puzzle, Verdict, answer, bank_of, twin
from sandtable.study.puzzles.rating import BEGINNER, MOST_A_DAY
from sandtable.study.puzzles.solution import next_move, position_after
from sandtable.study.puzzles.stock import MOST_PUZZLES
from tests.server.serving import Served, serving

GAMES = ("mandala", "patterns", "mandamina")
DAY = 24 * 60 * 60 * 1000
PASSPHRASE = "a horse that staples batteries"


class Clock:
    """The time of day as a test wants it."""

    def __init__(self) -> None:
        self.now = 1_795_000_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    steady = Clock()
    for routes in (puzzle_routes, my_puzzle_routes):
        monkeypatch.setattr(routes, "now", steady)
    return steady


def failure(answered: httpx2.Response) -> tuple[int, str]:
    return answered.status_code, answered.json()["code"]


def path(puzzle: Puzzle, what: str = "") -> str:
    return f"/api/puzzles/one/{puzzle.id}{what}"


def see(who: httpx2.Client, puzzle: Puzzle, **query: Any) -> dict[str, Any]:
    told: dict[str, Any] = who.get(path(puzzle), params=query).raise_for_status().json()
    return told


def attempt(who: httpx2.Client, puzzle: Puzzle, *moves: str, **more: Any) -> dict[str, Any]:
    body = {"moves": list(moves), **more}
    answered = who.post(path(puzzle, "/tries"), json=body).raise_for_status()
    told: dict[str, Any] = answered.json()
    TypeAdapter(Tried).validate_python(told)
    return told


def hint(who: httpx2.Client, puzzle: Puzzle, step: int = 0, *moves: str) -> dict[str, Any]:
    body = {"moves": list(moves), "step": step}
    told: dict[str, Any] = who.post(path(puzzle, "/hints"), json=body).raise_for_status().json()
    TypeAdapter(StepHint).validate_python(told)
    return told


def give_up(who: httpx2.Client, puzzle: Puzzle, *moves: str) -> dict[str, Any]:
    body = {"moves": list(moves)}
    answered = who.post(path(puzzle, "/solution"), json=body).raise_for_status()
    told: dict[str, Any] = answered.json()
    TypeAdapter(Tried).validate_python(told)
    return told


def solve(who: httpx2.Client, puzzle: Puzzle, **more: Any) -> dict[str, Any]:
    """Move by move, each found by looking it up."""
    moves: list[str] = []
    while True:
        best = next_move(puzzle, moves)
        assert best is not None
        moves.append(best)
        told = attempt(who, puzzle, *moves, **more)
        if told["verdict"] != "open":
            assert told["verdict"] == "right"
            return told


def wrong_move(puzzle: Puzzle) -> str:
    moves = puzzle.start().legal_moves()
    return next(move for move in moves if answer(puzzle, [move]).verdict is Verdict.WRONG)


def mine(who: httpx2.Client, game: str) -> dict[str, Any]:
    told = who.get("/api/me/puzzles").raise_for_status().json()
    return next(one for one in told["games"] if one["game"] == game)


def long_one() -> Puzzle:
    """A puzzle with several steps, at each of which something is wrong."""
    return next(puzzle for puzzle in bank_of("patterns") if puzzle.task["steps"] > 2)


# Which there are.


def test_collections_are_counted(served: Served) -> None:
    told = served.client().get("/api/puzzles?language=fi").raise_for_status().json()
    assert [one["game"] for one in told] == list(GAMES)
    for one in told:
        bank = bank_of(one["game"])
        assert one["count"] == len(bank) == sum(kind["count"] for kind in one["kinds"])
        assert (one["least"], one["most"]) == (bank[0].rating, bank[-1].rating)
        for theme in one["themes"]:
            assert theme["count"] == sum(theme["theme"] in puzzle.themes for puzzle in bank)
            assert theme["words"]


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_asked_as_its_seat_sees_it(served: Served, game: str) -> None:
    puzzle = bank_of(game)[5]
    told = see(served.guest(), puzzle, language="de")
    TypeAdapter(PuzzleSeen).validate_python(told)
    position = puzzle.start()
    assert told["position"] == json.loads(json.dumps(position.view(puzzle.seat)))
    assert len(told["names"]) == position.seats
    assert (told["tried"], told["solved"], told["is_rated"]) == (False, None, True)
    assert told["themes"] == [], "they give it away"
    assert told["question"] != see(served.guest(), puzzle)["question"]
    assert not {"answer", "proof", "task", "tries"} & set(told)


def test_what_is_not_there(served: Served) -> None:
    who = served.guest()
    assert failure(who.get("/api/puzzles/one/mandala-00000000")) == (404, "no-such-puzzle")
    assert failure(who.get("/api/puzzles/one/chess-00000000")) == (404, "no-such-puzzle")
    assert failure(who.get("/api/puzzles/chess/next")) == (404, "no-puzzles")
    assert failure(who.get("/api/puzzles/chess/stock")) == (404, "no-puzzles")
    none = who.get("/api/puzzles/mandala/next?theme=no-such-theme")
    assert failure(none) == (404, "no-puzzle-left")
    assert failure(who.get("/api/puzzles/mandala/next?repeat=true")) == (404, "no-puzzle-due")
    body = {"moves": ["a1"]}
    answered = who.post("/api/puzzles/one/mandala-00000000/tries", json=body)
    assert failure(answered) == (404, "no-such-puzzle")


def test_the_next_one_is_new_near_and_as_wished(served: Served) -> None:
    who = served.guest()
    first = who.get("/api/puzzles/patterns/next").raise_for_status().json()
    assert abs(first["rating"] - BEGINNER.rating) < 700
    claim = who.get("/api/puzzles/mandala/next?kind=claim").raise_for_status().json()
    assert claim["kind"] == "claim"
    bank = bank_of("patterns")
    themes = {theme for puzzle in bank for theme in puzzle.themes}
    few = min(themes, key=lambda theme: sum(theme in puzzle.themes for puzzle in bank))
    left = {puzzle.id for puzzle in bank if few in puzzle.themes}
    told = [{"puzzle": id_, "solved": True, "hinted": False, "at": 0} for id_ in sorted(left)]
    for at in range(0, len(told) - 1, 100):
        part = told[at : at + 100] if at + 100 < len(told) else told[at:-1]
        who.post("/api/me/puzzles/offline", json={"tries": part}).raise_for_status()
    last = who.get(f"/api/puzzles/patterns/next?theme={few}").raise_for_status().json()
    assert last["id"] == told[-1]["puzzle"], "the only one that is new"
    who.post("/api/me/puzzles/offline", json={"tries": told[-1:]}).raise_for_status()
    none = who.get(f"/api/puzzles/patterns/next?theme={few}")
    assert failure(none) == (404, "no-puzzle-left")


def test_the_next_one_is_no_task_of_a_day_that_counts(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    *tasks, other = [puzzle.id for puzzle in bank_of("patterns")]
    daily = served.app.state.hub.daily
    monkeypatch.setattr(daily, "puzzles_that_count", lambda game: set(tasks))
    for who in (served.guest(), served.client()):
        assert who.get("/api/puzzles/patterns/next").json()["id"] == other


# Trying.


@pytest.mark.parametrize("game", GAMES)
def test_solved_it_is_rated_and_its_themes_are_told(served: Served, game: str) -> None:
    who, puzzle = served.guest(), bank_of(game)[40]
    told = solve(who, puzzle)
    assert told["mine"]["change"] > 0
    assert told["mine"]["rating"] == BEGINNER.rating + told["mine"]["change"]
    assert told["mine"]["streak"] == 1
    assert [one["theme"] for one in told["themes"]] == list(puzzle.themes)
    assert told["position"]["legal_moves"] == []
    assert told["puzzle"]["tried"] >= 1
    seen = see(who, puzzle)
    assert (seen["tried"], seen["solved"], seen["is_rated"]) == (True, True, False)
    assert [one["theme"] for one in seen["themes"]] == list(puzzle.themes)
    again = solve(who, puzzle)
    assert again["mine"]["change"] is None
    assert mine(who, game)["tried"] == 1


def test_step_by_step_with_replies_and_a_refutation(served: Served) -> None:
    who, puzzle = served.guest(), long_one()
    first = next_move(puzzle, ())
    assert first is not None
    told = attempt(who, puzzle, first)
    assert (told["verdict"], told["mine"], told["puzzle"], told["themes"]) == (
        "open", None, None, [],
    )  # fmt: skip
    played = answer(puzzle, [first]).played
    assert [frame["move"] for frame in told["frames"]] == list(played)
    after = position_after(puzzle, played)
    assert told["position"] == json.loads(json.dumps(after.view(puzzle.seat)))
    wrong = next(
        move
        for move in after.legal_moves()
        if answer(puzzle, [first, move]).verdict is Verdict.WRONG
    )
    refuted = attempt(who, puzzle, first, wrong)
    found = answer(puzzle, [first, wrong])
    assert refuted["verdict"] == "wrong"
    assert refuted["mine"]["change"] < 0
    assert refuted["loss"] == found.loss > 0
    assert [frame["move"] for frame in refuted["line"]] == list(found.line)
    assert refuted["say"]
    assert solve(who, puzzle)["mine"]["change"] is None, "the first try counts"
    assert see(who, puzzle)["solved"] is False
    standing = mine(who, "patterns")
    assert (standing["tried"], standing["solved"], standing["streak"]) == (1, 0, 0)


def test_nearly_right_is_solved(served: Served) -> None:
    puzzle = next(one for one in bank_of("mandala") if one.answer["nearly"])
    who = served.guest()
    told = attempt(who, puzzle, puzzle.answer["nearly"][0])
    assert told["verdict"] == "nearly"
    assert told["mine"]["change"] > 0
    better = give_up(who, puzzle)
    assert better["line"][0]["move"] == puzzle.answer["best"]
    assert better["mine"]["change"] is None
    assert mine(who, "mandala")["solved"] == 1


def test_an_illegal_move_is_no_try(served: Served) -> None:
    who, puzzle = served.guest(), bank_of("patterns")[3]
    body = {"moves": ["flip z9"]}
    assert who.post(path(puzzle, "/tries"), json=body).status_code == 400
    legal = puzzle.start().legal_moves()
    cells = [f"{column}{row}" for column in "abcdefgh" for row in range(1, 9)]
    illegal = next(f"flip {cell}" for cell in cells if f"flip {cell}" not in legal)
    assert who.post(path(puzzle, "/tries"), json={"moves": [illegal]}).status_code == 400
    decided = {"moves": [wrong_move(puzzle), legal[0]]}
    assert failure(who.post(path(puzzle, "/tries"), json=decided)) == (400, "puzzle-moves")
    assert see(who, puzzle)["is_rated"], "nothing is decided yet"


def test_given_up_the_solution_is_shown_from_where_one_stands(served: Served) -> None:
    who, puzzle = served.guest(), long_one()
    first = next_move(puzzle, ())
    assert first is not None
    told = give_up(who, puzzle, first)
    moves = [frame["move"] for frame in told["line"]]
    assert moves[0] == next_move(puzzle, [first])
    assert told["mine"]["change"] < 0
    left = give_up(who, puzzle, wrong_move(puzzle))
    assert left["line"][0]["move"] is None, "it begins where it was left"
    assert left["line"][0]["position"]["legal_moves"] == []
    assert left["line"][1]["move"] == first
    assert mine(who, "patterns")["tried"] == 1


def test_streaks_break_and_the_best_stays(served: Served) -> None:
    who, bank = served.guest(), bank_of("mandala")
    for puzzle in bank[100:103]:
        solve(who, puzzle)
    missed = attempt(who, bank[103], wrong_move(bank[103]))
    assert (missed["mine"]["streak"], missed["mine"]["best_streak"]) == (0, 3)


# What counts.


def test_a_hint_unrates_whatever_is_reloaded(served: Served) -> None:
    who, puzzle = served.guest(), bank_of("mandala")[50]
    assert see(who, puzzle)["is_rated"]
    steps = hint(who, puzzle)["steps"]
    told = [hint(who, puzzle, step) for step in range(steps)]
    assert [one["about"] for one in told] == ["where", "what", "move", "why"]
    assert told[2]["line"][0]["move"] == puzzle.answer["best"]
    seen = see(who, puzzle)
    assert (seen["tried"], seen["solved"], seen["is_rated"]) == (False, None, False)
    solved = solve(who, puzzle)
    assert solved["mine"]["change"] is None
    assert (solved["mine"]["rating"], solved["mine"]["streak"]) == (BEGINNER.rating, 0)
    assert solved["puzzle"]["tried"] == 0, "nor does it say anything about the puzzle"


def test_there_are_no_hints_off_the_way(served: Served) -> None:
    who, puzzle = served.guest(), bank_of("patterns")[20]
    wrong = {"moves": [wrong_move(puzzle)], "step": 0}
    assert failure(who.post(path(puzzle, "/hints"), json=wrong)) == (400, "puzzle-moves")
    free = next(one for one in bank_of("mandamina") if one.task["moves"] > 3)
    lost = next(move for move in free.start().legal_moves() if next_move(free, [move]) is None)
    body = {"moves": [lost], "step": 0}
    assert failure(who.post(path(free, "/hints"), json=body)) == (409, "no-hints")
    assert see(who, free)["is_rated"], "nothing was told"


def test_only_so_many_a_day_are_rated(served: Served, clock: Clock) -> None:
    who, bank = served.guest(), bank_of("mandala")
    for puzzle in bank[200 : 200 + MOST_A_DAY]:
        assert solve(who, puzzle)["mine"]["change"] is not None
    more = bank[200 + MOST_A_DAY]
    assert see(who, more)["is_rated"] is False
    assert see(who, bank_of("patterns")[0])["is_rated"] is False, "all games together"
    assert solve(who, more)["mine"]["change"] is None
    clock.now += DAY
    assert see(who, bank[250])["is_rated"] is True


def test_a_puzzle_moves_a_little_and_once_for_everybody(served: Served) -> None:
    puzzle = bank_of("mandala")[300]
    first, second = served.guest(), served.guest()
    before = see(first, puzzle)["rating"]
    one = attempt(first, puzzle, wrong_move(puzzle))["puzzle"]
    assert 0 < one["rating"] - before <= 8
    assert attempt(first, puzzle, wrong_move(puzzle))["puzzle"] == one
    two = attempt(second, puzzle, wrong_move(puzzle))["puzzle"]
    assert (two["tried"], two["solved"]) == (2, 0)
    assert two["rating"] > one["rating"]
    assert see(served.guest(), puzzle)["rating"] == two["rating"]


def test_from_one_address_puzzles_are_moved_only_so_often(folder: Path) -> None:
    database = f"sqlite:///{folder / 'limited.db'}"
    with serving(database, rate=0.02) as server:
        bank = bank_of("mandala")
        who = server.guest()
        limit = 3  # 150 times 0.02
        for number, puzzle in enumerate(bank[:4]):
            server.app.state.limits.requests_of_address._buckets.clear()
            server.app.state.limits.requests_of_person._buckets.clear()
            told = attempt(who, puzzle, puzzle.answer["best"])
            assert told["mine"]["change"] is not None
            assert told["puzzle"]["tried"] == (1 if number < limit else 0)


def test_strangers_look_and_try_and_nothing_is_kept(served: Served) -> None:
    stranger, puzzle = served.client(), bank_of("mandala")[60]
    assert see(stranger, puzzle)["is_rated"] is False
    assert attempt(stranger, puzzle, wrong_move(puzzle))["mine"] is None
    assert hint(stranger, puzzle)["steps"] == 4
    told = solve(stranger, puzzle)
    assert (told["mine"], told["puzzle"]["tried"]) == (None, 0)
    assert stranger.get("/api/puzzles/mandala/next").status_code == 200
    again = stranger.get("/api/puzzles/mandala/next?repeat=true")
    assert failure(again) == (404, "no-puzzle-due")
    assert stranger.get("/api/me/puzzles").status_code == 401
    assert stranger.put("/api/me/puzzles", json={"repeats": True}).status_code == 401
    assert stranger.post("/api/me/puzzles/offline", json={"tries": []}).status_code == 401


# Repetition.


def test_what_was_missed_comes_again_as_another_twin_each_time(
    served: Served, clock: Clock
) -> None:
    who, puzzle = served.guest(), bank_of("patterns")[70]
    attempt(who, puzzle, wrong_move(puzzle))
    told = who.put("/api/me/puzzles", json={"repeats": True}).raise_for_status().json()
    assert (told["repeats"], told["due"]) == (True, 0)
    twins = []
    for _ in range(3):
        clock.now += 40 * DAY
        assert mine(who, "patterns")["due"] == 1
        assert who.get("/api/me/puzzles").json()["due"] == 1
        seen = who.get("/api/puzzles/patterns/next?repeat=true").raise_for_status().json()
        assert seen["id"] == puzzle.id
        assert (seen["tried"], seen["is_rated"]) == (True, False)
        again = who.get("/api/puzzles/patterns/next?repeat=true").json()
        assert again == seen, "a reload shows the same"
        other = twin(puzzle, seen["twin"])
        assert seen["position"] == json.loads(json.dumps(other.start().view(other.seat)))
        assert see(who, puzzle, twin=seen["twin"])["position"] == seen["position"]
        twins.append(seen["twin"])
        solved = solve(who, other, twin=seen["twin"])
        assert solved["mine"]["change"] is None
        assert mine(who, "patterns")["due"] == 0
    assert len(set(twins)) == 3
    assert mine(who, "patterns")["tried"] == 1
    other_game = who.get("/api/puzzles/mandala/next?repeat=true")
    assert failure(other_game) == (404, "no-puzzle-due")


def test_nothing_comes_again_for_whoever_does_not_want_it(served: Served, clock: Clock) -> None:
    who, puzzle = served.guest(), bank_of("mandala")[71]
    attempt(who, puzzle, wrong_move(puzzle))
    clock.now += 10 * DAY
    assert who.get("/api/me/puzzles").json()["due"] == 0
    told = who.put("/api/me/puzzles", json={"repeats": True}).json()
    assert told["due"] == 1, "what was missed before comes too"
    kind = "turn" if puzzle.kind == "claim" else "claim"
    none = who.get(f"/api/puzzles/mandala/next?repeat=true&kind={kind}")
    assert failure(none) == (404, "no-puzzle-due")
    assert who.put("/api/me/puzzles", json={"repeats": False}).json()["due"] == 0


# Without a network.


@pytest.mark.parametrize("game", GAMES)
def test_a_stock_judges_as_the_server_does(served: Served, game: str) -> None:
    answered = served.client().get(f"/api/puzzles/{game}/stock").raise_for_status()
    assert len(answered.content) <= 1.25 * MOST_BYTES
    stock = answered.json()
    assert stock["game"] == game
    assert 10 <= len(stock["puzzles"]) <= MOST_PUZZLES
    ratings = [one["seen"]["rating"] for one in stock["puzzles"]]
    assert ratings == sorted(ratings)
    assert ratings[-1] - ratings[0] > 500
    TypeAdapter(PuzzleStock).validate_python({**stock, "puzzles": stock["puzzles"][:2]})
    for one in stock["puzzles"][:: max(1, len(ratings) // 5)]:
        puzzle = bank_of(game).of_id(one["seen"]["id"])
        moves, at, found = list[str](), 0, None
        while at is not None:
            node = one["nodes"][at]
            position = position_after(puzzle, answer(puzzle, moves).played)
            assert set(node["moves"]) == set(position.legal_moves())
            assert node["position"]["legal_moves"] == position.legal_moves()
            best = next(step for step in node["hints"] if step["about"] == "move")
            assert best["line"][0]["move"] == next_move(puzzle, moves)
            for move, known in list(node["moves"].items())[:6]:
                judged = answer(puzzle, [*moves, move])
                lost = judged.verdict == "open" and next_move(puzzle, [*moves, move]) is None
                assert known["verdict"] == ("wrong" if lost else judged.verdict)
                assert known["say"]
                assert len(known["line"]) <= 3
            moves.append(best["line"][0]["move"])
            found = node["moves"][moves[-1]]
            at = found["next"]
        assert found is not None
        assert found["verdict"] == "right"


def test_a_stock_is_sent_once_and_compressed(served: Served) -> None:
    who = served.client()
    first = who.get("/api/puzzles/mandala/stock?language=sv")
    assert first.headers["content-encoding"] == "gzip"
    assert int(first.headers["content-length"]) < 200_000
    tag = first.headers["etag"]
    again = who.get("/api/puzzles/mandala/stock?language=sv", headers={"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")
    plain = who.get("/api/puzzles/mandala/stock?language=sv", headers={"Accept-Encoding": ""})
    assert "content-encoding" not in plain.headers
    assert plain.json() == first.json()
    assert len(gzip.compress(plain.content)) < len(plain.content)
    other = who.get("/api/puzzles/mandala/stock?language=en")
    assert other.headers["etag"] != tag
    assert other.json()["version"] != first.json()["version"]


def test_tries_without_a_network_are_told_later(served: Served, clock: Clock) -> None:
    who, bank = served.guest(), bank_of("patterns")
    solve(who, bank[0])
    before = mine(who, "patterns")

    def one(puzzle: str, solved: bool, at: int) -> dict[str, Any]:
        return {"puzzle": puzzle, "solved": solved, "hinted": False, "at": at}

    tries = [
        one(bank[0].id, False, clock.now),
        one(bank[1].id, True, clock.now + 10**9),
        one(bank[2].id, False, -5),
        one(bank[1].id, False, clock.now),
        one("patterns-00000000", True, clock.now),
        one("chess", True, clock.now),
    ]
    for _ in range(2):
        answered = who.post("/api/me/puzzles/offline", json={"tries": tries})
        assert (answered.status_code, answered.content) == (204, b"")
    after = mine(who, "patterns")
    assert after == before | {"tried": before["tried"] + 2, "solved": before["solved"] + 1}
    kept = {one["puzzle"]: one for one in who.get("/api/me/data").json()["puzzles"]["tries"]}
    assert kept[bank[1].id]["at"] == clock.now, "not in the future"
    assert kept[bank[2].id]["at"] == clock.now - 90 * DAY, "nor before all time"
    assert see(who, bank[1])["solved"] is True
    many = [one(bank[3].id, True, 0)] * 101
    assert who.post("/api/me/puzzles/offline", json={"tries": many}).status_code == 400


# What is kept.


def test_progress_is_exported_moves_and_goes(served: Served) -> None:
    person, bank = served.guest(), bank_of("mandala")
    person.put("/api/me/name", json={"name": "Riverside"}).raise_for_status()
    person.put("/api/me/passphrase", json={"passphrase": PASSPHRASE}).raise_for_status()
    solve(person, bank[10])
    guest = served.guest()
    guest.put("/api/me/puzzles", json={"repeats": True}).raise_for_status()
    solve(guest, bank[11])
    attempt(guest, bank[12], wrong_move(bank[12]))
    progress = {"patterns": {"first": {"step": 0, "done": True}}}
    lessons = guest.put("/api/me/lessons", json={"progress": progress}).raise_for_status().json()
    login = {"name": "Riverside", "passphrase": PASSPHRASE}
    guest.post("/api/login", json=login).raise_for_status()
    standing = mine(guest, "mandala")
    assert (standing["tried"], standing["solved"]) == (3, 2)
    assert see(guest, bank[11])["solved"] is True
    assert guest.get("/api/me/puzzles").json()["repeats"] is True
    assert guest.get("/api/me/lessons").json() == lessons
    data = guest.get("/api/me/data").raise_for_status().json()
    assert data["lessons"] == lessons["progress"]
    kept = data["puzzles"]
    assert {one["puzzle"] for one in kept["tries"]} == {one.id for one in bank[10:13]}
    assert kept["repeats"] is True
    assert [one["game"] for one in kept["ratings"]] == ["mandala"]
    assert [one["puzzle"] for one in kept["coming_again"]] == [bank[12].id]
    guest.delete("/api/me").raise_for_status()
    fresh = served.guest()
    assert mine(fresh, "mandala")["tried"] == 0


# What nobody may know.


def redealt(puzzle: Puzzle, seed: int) -> Puzzle:
    """The same to its seat: the rival's hand and Cup and the deck are dealt anew."""
    rival = re.compile(rf"(seat {1 - puzzle.seat}    hand )(\S+)( cup )(\S+)( river)")
    deck = re.compile(r"(deck      )(\S+)")
    of_rival, in_deck = rival.search(puzzle.position), deck.search(puzzle.position)
    assert of_rival is not None
    assert in_deck is not None
    sizes = [len(cards(of_rival[2])), len(cards(of_rival[4])), len(cards(in_deck[2]))]
    pool = cards(of_rival[2]) + cards(of_rival[4]) + cards(in_deck[2])
    random.Random(seed).shuffle(pool)
    hand, cup, left = (
        picture(pool[start : start + size])
        for start, size in zip(accumulate(sizes, initial=0), sizes, strict=False)
    )
    text = rival.sub(rf"\g<1>{hand}\g<3>{cup}\g<5>", puzzle.position)
    return replace(puzzle, position=deck.sub(rf"\g<1>{left}", text))


def cards(text: str) -> list[str]:
    """The cards of a picture: a letter, and how many if they are many."""
    found = re.findall(r"([a-z])(\d*)", text)
    return [letter for letter, count in found for _ in range(int(count or 1))]


def picture(of: list[str]) -> str:
    counts = {letter: of.count(letter) for letter in COLOURS if letter in of}
    return "".join(f"{letter}{n}" if n > 3 else letter * n for letter, n in counts.items()) or "-"


def without_lines(puzzle: Puzzle) -> Puzzle:
    """Without what follows a decided move: the cards in that are one possibility of many."""
    moves = {move: {**known, "line": []} for move, known in puzzle.answer["moves"].items()}
    return replace(puzzle, answer={**puzzle.answer, "moves": moves})


@pytest.mark.parametrize("kind", ["claim", "turn"])
def test_what_the_seat_cannot_see_changes_nothing_that_is_sent(
    served: Served, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = without_lines([one for one in bank_of("mandala") if one.kind == kind][30])
    second = redealt(first, seed=7)
    assert second.position != first.position
    stranger = served.client()

    def everything(puzzle: Puzzle) -> list[bytes]:
        monkeypatch.setattr(puzzle_answers, "puzzle_named", lambda name: puzzle)
        asked = [stranger.get(path(puzzle)), stranger.get(path(puzzle), params={"twin": 3})]
        for step in range(4):
            body: dict[str, Any] = {"moves": [], "step": step}
            asked.append(stranger.post(path(puzzle, "/hints"), json=body))
        for move in [*puzzle.start().legal_moves(), "grow 1 zz"]:
            asked.append(stranger.post(path(puzzle, "/tries"), json={"moves": [move]}))
        asked.append(stranger.post(path(puzzle, "/solution"), json={"moves": []}))
        assert {one.status_code for one in asked} == {200, 400}
        return [one.content for one in asked]

    assert everything(first) == everything(second)


@pytest.mark.parametrize("game", GAMES)
def test_no_solution_is_told_before_it_is_decided(served: Served, game: str) -> None:
    """Neither the question nor a step that is open has moves in it but those made and legal."""
    who, puzzle = served.guest(), bank_of(game)[90]
    seen = see(who, puzzle)
    assert set(seen) == set(PuzzleSeen.__annotations__)
    first = next_move(puzzle, ())
    assert first is not None
    told = attempt(who, puzzle, first)
    if told["verdict"] == "open":
        assert (told["line"], told["themes"]) == ([], [])
    wrong = bank_of("mandamina")[0]
    lost = [cell for cell in wrong.start().legal_moves() if next_move(wrong, [cell]) is None]
    moves = [lost[0]]
    while (told := attempt(who, wrong, *moves))["verdict"] == "open":
        moves.append(told["position"]["legal_moves"][0])
    assert told["verdict"] in ("wrong", "nearly")
    assert told["line"] == [], "what is refuted is refuted, and no more"
