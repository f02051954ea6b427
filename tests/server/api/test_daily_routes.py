"""The Daily over the wire: what is told to whom, what counts, who is ranked, what is marked."""

import json
import re
import runpy
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import httpx2
import pytest

from sandtable.server.api.daily_answers import standing
from sandtable.study.daily.attempt import solution_of
from sandtable.study.daily.days import DAY, FIRST_DAY, start_of
from sandtable.study.daily.results import percentile_of, rank_of
from tests.server.dailies import (
    CHAIN,
    LAYOUT,
    TODAY,
    Clock,
    clock_of,
    day_made,
    days_around,
    detour,
    move,
    path_of,
    play_detour,
    prepare,
    solve,
    task_in,
    wrong_moves,
)
from tests.server.serving import Served, serving

PUZZLES = ("mandala", "patterns")
GAMES = ("mandala", "patterns", "mandamina")
YESTERDAY, TOMORROW = TODAY - timedelta(days=1), TODAY + timedelta(days=1)
CHECKER = Path(__file__).parents[3] / "examples" / "check_daily.py"


@pytest.fixture(scope="module")
def served(folder: Path) -> Iterator[Served]:
    """A server whose days are known."""
    database = f"sqlite:///{folder / 'sandtable.db'}"
    prepare(database, days_around())
    with serving(database) as server:
        yield server


@pytest.fixture(autouse=True)
def clock(served: Served) -> Clock:
    return clock_of(served)


def failure(answer: httpx2.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def told_about(who: httpx2.Client, game: str, day: date = TODAY) -> list[httpx2.Response]:
    """Everything that can be asked about a task."""
    month = f"{day:%Y-%m}"
    return [
        who.get(path)
        for path in (
            "/api/daily",
            "/api/daily/anchor",
            f"/api/daily/calendar?month={month}",
            f"/api/daily/days/{day}",
            f"/api/daily/days/{day}/proof",
            path_of(game, day),
            f"{path_of(game, day)}/board",
            f"{path_of(game, day)}/solution",
            "/api/me/data",
        )
    ]


# What is told.


def test_today_and_yesterday_are_open_to_all(served: Served) -> None:
    told = served.client().get("/api/daily").raise_for_status().json()
    assert (told["day"], told["number"]) == ("2026-11-18", 3)
    assert told["next_at"] == start_of(TOMORROW)
    assert [(day["day"], day["status"]) for day in told["days"]] == [
        ("2026-11-18", "open"),
        ("2026-11-17", "open"),
    ]
    assert told["days"][1]["counts_until"] == start_of(TOMORROW)
    assert [task["game"] for task in told["days"][0]["tasks"]] == [
        task.game for task in day_made(TODAY).tasks
    ]
    assert all(task["mine"] is None for task in told["days"][0]["tasks"])
    assert told["streak"] == {"days": 0, "skipped": [], "free_left": 2}


@pytest.mark.parametrize("game", GAMES)
def test_nothing_gives_a_task_away_before_it_is_finished(served: Served, game: str) -> None:
    """Neither par nor certificate, neither the answer nor the key, wherever one asks; nor when
    somebody else has finished."""
    solve(served.guest(), game)
    client, task, key = served.guest(), task_in(game), CHAIN.key(TODAY).hex()
    if game == LAYOUT:
        move(client, game, 0, task.data["certificate"]["line"][0])
    else:
        move(client, game, 0, wrong_moves(game)[0])
    for answer in told_about(client, game):
        assert key not in answer.text
        assert CHAIN.secret.hex() not in answer.text
        assert "certificate" not in answer.text
        assert not re.search(r'"(par|puzzle|band)": ?[^n]', answer.text)
    statuses = [answer.status_code for answer in told_about(client, game)]
    assert statuses == [200, 200, 200, 200, 409, 200, 409, 409, 200]
    stranger = told_about(served.client(), game)
    assert [answer.status_code for answer in stranger] == [
        200, 200, 200, 200, 409, 200, 409, 401, 401,
    ]  # fmt: skip


def test_whoever_has_finished_is_told(served: Served) -> None:
    client, task = served.guest(), task_in(LAYOUT)
    told = solve(client, LAYOUT)
    assert told["verdict"] == "over"
    mine, par = told["mine"], task.data["par"]
    assert (mine["score"], mine["par"], mine["below"]) == (par, par, 0)
    assert (mine["finished"], mine["counts"], mine["is_assisted"]) == (True, True, False)
    assert told["position"]["legal_moves"] == []
    solution = client.get(f"{path_of(LAYOUT)}/solution").json()
    assert (solution["par"], len(solution["line"])) == (par, len(solution_of(task)))
    assert failure(client.post(f"{path_of(LAYOUT)}/give-up")) == (409, "daily-finished")
    assert failure(client.get(f"/api/daily/days/{TODAY}/proof")) == (409, "day-still-counts")


def test_the_shared_text_gives_nothing_away(served: Served) -> None:
    told = play_detour(served.guest())
    below = task_in(LAYOUT).data["par"] - detour()[1]
    lines = told["mine"]["share"].split("\n")
    assert lines[0] == "Sandtable Daily 3 · Mandamina"
    assert lines[1].startswith(f"par -{below} ")
    assert lines[-1].endswith("/daily/2026-11-18")
    shown = "\n".join(lines[:-1])
    numbers = {int(number) for number in re.findall(r"\d+", shown)}
    assert numbers == {3, below}


@pytest.mark.parametrize(
    "day", ["2026-11-19", "2026-11-15", "2026-02-30", "2999-01-01", "2026-13-01"]
)
def test_days_that_have_not_begun_are_not_there(served: Served, day: str) -> None:
    client = served.guest()
    for path in ("", "/proof", "/mandamina", "/mandamina/board", "/mandamina/solution"):
        assert failure(client.get(f"/api/daily/days/{day}{path}")) == (404, "no-such-day")
    body = {"number": 0, "move": "a1"}
    answer = client.post(f"/api/daily/days/{day}/mandamina/moves", json=body)
    assert failure(answer) == (404, "no-such-day")


def test_the_calendar_ends_today(served: Served) -> None:
    client = served.guest()
    november = client.get("/api/daily/calendar?month=2026-11").json()
    assert [day["day"] for day in november["days"]] == ["2026-11-16", "2026-11-17", "2026-11-18"]
    for month in ("2026-10", "2026-12", "2999-12"):
        assert client.get(f"/api/daily/calendar?month={month}").json()["days"] == []
    assert client.get("/api/daily/calendar?month=2026-13").status_code == 400


# Tries.


def test_a_move_sent_twice_is_one_move(served: Served) -> None:
    client, line = served.guest(), task_in(LAYOUT).data["certificate"]["line"]
    first = move(client, LAYOUT, 0, line[0])
    assert move(client, LAYOUT, 0, line[0])["moves"] == first["moves"] == [line[0]]
    with ThreadPoolExecutor() as threads:
        told = list(threads.map(lambda _: move(client, LAYOUT, 1, line[1]), range(6)))
    assert all(one["moves"] == line[:2] for one in told)
    answer = client.post(f"{path_of(LAYOUT)}/moves", json={"number": 0, "move": line[1]})
    assert failure(answer) == (409, "stale")
    assert answer.json()["words"] == {"answered": 0, "number": 2}
    answer = client.post(f"{path_of(LAYOUT)}/moves", json={"number": 2, "move": "nonsense"})
    assert answer.status_code == 400
    assert client.get(path_of(LAYOUT)).json()["moves"] == line[:2]


def test_a_move_that_is_taken_back_marks_the_try(served: Served) -> None:
    client, line = served.guest(), task_in(LAYOUT).data["certificate"]["line"]
    path = f"{path_of(LAYOUT)}/take-back"
    assert failure(client.post(path, json={"number": 0})) == (409, "stale")
    move(client, LAYOUT, 0, line[0])
    for _ in range(2):  # Sent twice, taken back once.
        told = client.post(path, json={"number": 1}).raise_for_status().json()
        assert (told["moves"], told["is_assisted"]) == ([], True)
    told = solve(client, LAYOUT)
    assert told["mine"]["is_assisted"]
    board = client.get(f"{path_of(LAYOUT)}/board").json()
    [row] = [row for row in board["rows"] if row["is_me"]]
    assert row["is_assisted"]


@pytest.mark.parametrize("game", PUZZLES)
def test_wrong_tries_are_counted_and_refuted(served: Served, game: str) -> None:
    client, wrong = served.guest(), wrong_moves(game)[0]
    for _ in range(2):
        told = move(client, game, 0, wrong)
        assert (told["verdict"], told["tries"], told["moves"]) == ("wrong", 1, [])
    told = solve(client, game)
    assert told["mine"]["marks"] == "○●"
    assert told["mine"]["tries"] == 2
    assert (told["mine"]["par"], told["mine"]["score"]) == (None, None)


@pytest.mark.parametrize("game", PUZZLES)
def test_hints_mark_the_try_before_they_are_told(served: Served, game: str) -> None:
    client = served.guest()
    told = client.post(f"{path_of(game)}/hints", json={"step": 0}).raise_for_status().json()
    assert told["text"]
    assert client.get(path_of(game)).json()["is_assisted"]
    answer = client.post(f"{path_of(LAYOUT)}/hints", json={"step": 0})
    assert failure(answer) == (409, "no-hints")
    assert client.get(path_of(LAYOUT)).json()["mine"] is None


def test_whoever_gives_up_is_last_and_sees_the_solution(served: Served) -> None:
    client = served.guest()
    for _ in range(2):
        told = client.post(f"{path_of('patterns')}/give-up").raise_for_status().json()
        assert told["mine"]["finished"]
        assert told["mine"]["marks"] == "○" * 5
    assert client.get(f"{path_of('patterns')}/solution").json()["line"]
    board = client.get(f"{path_of('patterns')}/board").json()
    mine = next(row for row in board["rows"] if row["is_me"])
    assert mine["rank"] == max(row["rank"] for row in board["rows"])


def test_strangers_look_and_do_not_play(served: Served) -> None:
    stranger = served.client()
    assert stranger.get(path_of(LAYOUT)).json()["mine"] is None
    answer = stranger.post(f"{path_of(LAYOUT)}/moves", json={"number": 0, "move": "a1"})
    assert failure(answer) == (401, "unknown-visitor")


# Midnight.


def test_a_try_across_midnight_counts_for_its_own_day(served: Served, clock: Clock) -> None:
    """Begun a second before, finished a second after, for the day on which it was begun."""
    client, line = served.guest(), task_in(LAYOUT, YESTERDAY).data["certificate"]["line"]
    clock.moment = start_of(TODAY) - 1000
    assert client.get("/api/daily").json()["day"] == str(YESTERDAY)
    move(client, LAYOUT, 0, line[0], YESTERDAY)
    clock.moment = start_of(TODAY)
    assert client.get("/api/daily").json()["day"] == str(TODAY)
    told = solve(client, LAYOUT, YESTERDAY)
    assert (told["day"], told["mine"]["counts"], told["mine"]["rank"]) == (str(YESTERDAY), True, 1)
    assert client.get(path_of(LAYOUT)).json()["mine"] is None
    assert client.get("/api/daily").json()["streak"]["days"] == 1


def test_a_day_begins_with_its_first_millisecond(served: Served, clock: Clock) -> None:
    client = served.guest()
    clock.moment = start_of(TOMORROW) - 1
    assert failure(client.get(f"/api/daily/days/{TOMORROW}")) == (404, "no-such-day")
    clock.moment += 1
    assert client.get(f"/api/daily/days/{TOMORROW}").json()["status"] == "open"


def test_after_48_hours_a_result_is_kept_and_not_ranked(served: Served, clock: Clock) -> None:
    """A millisecond decides; before, somebody was in time."""
    early, late = served.guest(), served.guest()
    clock.moment = start_of(FIRST_DAY) + 2 * DAY - 1
    assert solve(early, "patterns", FIRST_DAY)["mine"]["counts"]
    line = solution_of(task_in("mandala", FIRST_DAY))
    assert line
    clock.moment += 1
    assert served.client().get(f"/api/daily/days/{FIRST_DAY}").json()["status"] == "archive"
    mine = solve(late, "patterns", FIRST_DAY)["mine"]
    assert (mine["finished"], mine["counts"], mine["rank"]) == (True, False, None)
    board = served.client().get(f"{path_of('patterns', FIRST_DAY)}/board").json()
    assert board["count"] == 1
    assert late.get("/api/daily").json()["streak"]["days"] == 0
    calendar = late.get("/api/daily/calendar?month=2026-11").json()
    assert calendar["days"][0]["marks"]["patterns"] == "●"


# Fairness.


def test_a_published_day_is_right_by_the_standalone_checker(served: Served, clock: Clock) -> None:
    """Once it no longer counts; what gives tasks away only in so many words."""
    clock.at(TOMORROW, 24)
    check = runpy.run_path(str(CHECKER))["check"]
    client = served.client()
    anchor = client.get("/api/daily/anchor").json()
    assert anchor == CHAIN.anchor.to_json()
    path = f"/api/daily/days/{TODAY}/proof"
    shy, whole = client.get(path).json(), client.get(f"{path}?whole=true").json()
    assert check(shy, anchor) is None
    assert "par" not in json.dumps(shy["tasks"])
    assert whole == day_made(TODAY).to_json()
    assert check(whole, anchor) is None
    whole["tasks"][-1]["deal"] = {"board": ["." * 7] * 7}
    assert "not what the numbers give" in check(whole, anchor)
    finished = served.guest()
    solve(finished, LAYOUT, TODAY)
    tasks = {task["game"]: task for task in finished.get(path).json()["tasks"]}
    assert tasks[LAYOUT]["par"] == task_in(LAYOUT).data["par"]


# Everybody.


def test_ranks_go_by_score_and_are_shared(served: Served, clock: Clock) -> None:
    """The first to finish is not the first on the board; equals share a rank, and the next one
    has a rank of its own."""
    day = YESTERDAY
    clock.at(day)
    slow, two, best = served.guest(), served.guest(), served.guest()
    names = ["Ziva", "Abel", "Mio"]
    for client, name in zip((slow, two, best), names, strict=True):
        client.put("/api/me/name", json={"name": name}).raise_for_status()
    wrong = wrong_moves("patterns", day)[0]
    for client in (slow, two):
        move(client, "patterns", 0, wrong, day)
        solve(client, "patterns", day)
        clock.moment += 1000
    solve(best, "patterns", day)
    board = two.get(f"{path_of('patterns', day)}/board").json()
    rows = [(row["rank"], row["name"], row["points_words"]) for row in board["rows"]]
    assert rows == [(1, "Mio", "1/5"), (2, "Abel", "2/5"), (2, "Ziva", "2/5")]
    assert [row["is_me"] for row in board["rows"]] == [False, True, False]
    assert board["percentile"] == 25, "one of two others is better, one equal: half of a half"
    assert "identity" not in json.dumps(board)


@pytest.mark.parametrize("mine", [-7, -2, 0])
def test_standing_is_that_of_a_list_of_everybody(mine: int) -> None:
    points = {0: 3, -2: 2, -7: 1, -(1 << 20): 4}
    everybody = [each for each, count in points.items() for _ in range(count)]
    others = list(everybody)
    others.remove(mine)
    assert standing(mine, points) == {
        "rank": rank_of(mine, everybody),
        "percentile": percentile_of(mine, others),
    }


def test_too_many_guests_of_an_address_are_not_ranked(tmp_path: Path) -> None:
    """They keep their result and their streak."""
    database = f"sqlite:///{tmp_path / 'sandtable.db'}"
    prepare(database, days_around())
    with serving(database, rate=1.0) as limited:
        clock_of(limited)
        limited.app.state.limits.daily_guests._burst = 1
        first, second = limited.guest(), limited.guest()
        path = f"{path_of('mandala')}/give-up"
        assert first.post(path).json()["mine"]["rank"] == 1
        mine = second.post(path).json()["mine"]
        assert (mine["rank"], mine["counts"]) == (None, True)
        assert second.get("/api/daily").json()["streak"]["days"] == 1


# People.

PASSPHRASE = "correct horse battery"


def person(served: Served, name: str) -> httpx2.Client:
    client = served.guest()
    client.put("/api/me/name", json={"name": name}).raise_for_status()
    client.put("/api/me/passphrase", json={"passphrase": PASSPHRASE}).raise_for_status()
    return client


def test_what_a_guest_did_moves_to_the_person_who_logs_in(served: Served) -> None:
    """Where the person has finished, that counts, and the guest is on no board any more."""
    home = person(served, "Wanda")
    home.post(f"{path_of('patterns')}/give-up").raise_for_status()
    guest = served.guest()
    guest.put("/api/me/name", json={"name": "Wanda elsewhere"}).raise_for_status()
    solve(guest, "patterns")
    solve(guest, "mandala")
    guest.post("/api/login", json={"name": "Wanda", "passphrase": PASSPHRASE}).raise_for_status()
    mine = {
        task["game"]: task["mine"] for task in guest.get("/api/daily").json()["days"][0]["tasks"]
    }
    assert mine["mandala"]["marks"] == "●"
    assert mine["patterns"]["marks"] == "○" * 5
    for game in PUZZLES:
        rows = guest.get(f"{path_of(game)}/board").json()["rows"]
        assert "Wanda elsewhere" not in [row["name"] for row in rows]
        assert [row["kind"] for row in rows if row["is_me"]] == ["person"]


def test_my_tries_are_exported_and_deleted_with_me(served: Served, clock: Clock) -> None:
    clock.at(YESTERDAY)
    client, other = served.guest(), served.guest()
    client.put("/api/me/name", json={"name": "Soon Gone"}).raise_for_status()
    solve(client, "mandala", YESTERDAY)
    solve(other, "mandala", YESTERDAY)
    move(client, LAYOUT, 0, _first(YESTERDAY), YESTERDAY)
    exported: list[dict[str, Any]] = client.get("/api/me/data").json()["daily"]
    kept = {(one["day"], one["game"]): one for one in exported}
    assert set(kept) == {("2026-11-17", "mandala"), ("2026-11-17", LAYOUT)}
    assert kept["2026-11-17", "mandala"]["result"]["tries"] == 1
    assert kept["2026-11-17", LAYOUT]["result"] is None
    assert CHAIN.secret.hex() not in json.dumps(exported)
    client.delete("/api/me").raise_for_status()
    board = other.get(f"{path_of('mandala', YESTERDAY)}/board")
    assert "Soon Gone" not in board.text


def _first(day: date) -> str:
    return str(task_in(LAYOUT, day).data["certificate"]["line"][0])
