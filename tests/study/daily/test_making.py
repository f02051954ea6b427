"""Days are made from their keys, proven, and checked by two programs."""

import copy
import json
import runpy
from collections.abc import Callable
from datetime import date, timedelta
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable.study import Study
from sandtable.study.daily import making
from sandtable.study.daily.chain import Chain, key_of_date
from sandtable.study.daily.making import Daily, check_day, moment_of
from sandtable.study.daily.numbers import Numbers
from sandtable.study.daily.puzzle_of_day import PuzzleOfDay, band_of, pick, same_weekdays
from sandtable.study.daily.task import Task
from sandtable.study.mandamina.daily import LayoutOfDay
from sandtable.study.puzzles.bank import bank_of

ROOT = Path(__file__).parents[3]
FIRST = date(2026, 11, 16)
CHAIN = Chain(b"t" * 32, FIRST, 40)
MONDAY, SUNDAY = date(2026, 11, 16), date(2026, 11, 22)


@cache
def layout(day: date, is_chained: bool = True) -> Daily:
    """A day with a layout alone: puzzles have a stock of their own."""
    key = CHAIN.key(day) if is_chained else key_of_date(day)
    task = LayoutOfDay().make(moment_of("mandamina", day, key, is_chained))
    return Daily(day, key, is_chained, (task,))


@pytest.fixture(scope="module")
def check() -> Callable[..., str | None]:
    found: Callable[..., str | None] = runpy.run_path(str(ROOT / "examples/check_daily.py"))[
        "check"
    ]
    return found


def test_a_day_is_proven_and_both_programs_find_it_right(check: Callable[..., Any]) -> None:
    for is_chained in (True, False):
        made = layout(MONDAY, is_chained)
        assert check_day(made) == []
        assert check(made.to_json(), CHAIN.anchor.to_json()) is None
        assert Daily.from_json(json.loads(json.dumps(made.to_json()))) == made
    assert layout(MONDAY).tasks != layout(MONDAY, is_chained=False).tasks


def test_the_line_of_the_certificate_reaches_par() -> None:
    task = layout(MONDAY).tasks[0]
    position = sandtable.load("mandamina").from_deal(task.data["deal"])
    for move in task.data["certificate"]["line"]:
        position.play(move)
    assert position.scores == [task.data["par"]]


def test_par_and_proof_are_hidden_until_the_end() -> None:
    public = layout(MONDAY).public()
    assert set(public["tasks"][0]) == {"game", "kind", "deal", "scatter"}


def test_what_was_changed_is_found(check: Callable[..., Any]) -> None:
    def changed(change: Callable[[dict[str, Any]], None]) -> dict[str, Any]:
        raw = copy.deepcopy(layout(MONDAY).to_json())
        change(raw)
        return raw

    def other_layout(raw: dict[str, Any]) -> None:
        raw["tasks"][0]["deal"]["board"][0] = raw["tasks"][0]["deal"]["board"][0][::-1]

    def other_par(raw: dict[str, Any]) -> None:
        raw["tasks"][0]["par"] -= 1

    def other_key(raw: dict[str, Any]) -> None:
        raw["key"] = "00" * 32

    anchor = CHAIN.anchor.to_json()
    for change, sentence in (
        (other_layout, "layout"), (other_par, "about something else"), (other_key, "anchor"),
    ):  # fmt: skip
        raw = changed(change)
        assert sentence in check(raw, anchor)
        if change is not other_key:
            assert check_day(Daily.from_json(raw)) != []
    dated = {**layout(MONDAY).to_json(), "chained": False}
    assert check(dated, anchor) == "the key is not that of the date"
    assert check_day(Daily.from_json(dated)) == ["the key of 2026-11-16 is not that of the date"]


def test_monday_has_the_least_scattered_of_seven_deals_and_sunday_the_most() -> None:
    found = runpy.run_path(str(ROOT / "examples/check_daily.py"))
    for day, extreme in ((MONDAY, min), (SUNDAY, max)):
        numbers = found["Numbers"](CHAIN.key(day), "mandamina", day)
        scatters = [found["scatter"](found["layout"](numbers)) for _ in range(7)]
        assert layout(day).tasks[0].data["scatter"] == extreme(scatters)
        assert len(set(scatters)) > 1


def test_numbers_are_even() -> None:
    """A thousand numbers below ten: each about a hundred times (six standard errors: 57)."""
    numbers = Numbers(b"k" * 32, "test")
    drawn = [numbers.below(10) for _ in range(1000)]
    assert all(43 <= drawn.count(value) <= 157 for value in range(10))
    again = Numbers(b"k" * 32, "test")
    assert [again.below(10) for _ in range(1000)] == drawn


def test_bands_are_sevenths_in_the_order_of_difficulty() -> None:
    stock = [f"p{number}" for number in range(23)]
    bands = [band_of(stock, weekday) for weekday in range(7)]
    assert [name for band in bands for name in band] == stock
    assert {len(band) for band in bands} == {3, 4}
    assert band_of([], 3) == []


def test_puzzles_do_not_come_back_soon(check: Callable[..., Any]) -> None:
    band = [f"p{number}" for number in range(10)]
    chain = Chain(b"u" * 32, FIRST, 400)
    days = [FIRST + timedelta(days=7 * week) for week in range(20)]
    picks = [pick(band, moment_of("patterns", day, chain.key(day), True)) for day in days]
    for at in range(5, 20):
        assert len(set(picks[at - 5 : at + 1])) == 6
    assert same_weekdays(days[-1]) == days
    for day, name in zip(days, picks, strict=True):
        task = Task("patterns", "puzzle", {"puzzle": name, "band": band})
        raw = Daily(day, chain.key(day), True, (task,)).to_json()
        assert check(raw, chain.anchor.to_json()) is None
        raw["tasks"][0]["puzzle"] = "another"
        assert "the puzzle is not what the numbers give" in check(raw, chain.anchor.to_json())


@pytest.mark.parametrize("game", ["patterns", "mandala"])
def test_a_puzzle_is_checked_against_numbers_stock_and_proof(game: str) -> None:
    maker, stock = PuzzleOfDay(game), [puzzle.id for puzzle in bank_of(game)]
    moment = moment_of(game, SUNDAY, CHAIN.key(SUNDAY), is_chained=True)
    task = maker.make(moment)
    assert task is not None
    assert task.data["band"] == stock[-len(task.data["band"]) :], "the hardest"
    assert maker.check(task, moment) == ""
    other = Task(game, "puzzle", {**task.data, "puzzle": stock[0]})
    assert maker.check(other, moment) == f"the puzzle should be {task.data['puzzle']}"
    gone = Task(game, "puzzle", {"puzzle": f"{game}-gone", "band": [f"{game}-gone"]})
    assert "there is no puzzle" in maker.check(gone, moment)


def test_every_weekday_is_harder_than_the_one_before() -> None:
    for game in ("patterns", "mandala"):
        bands = [band_of([p.id for p in bank_of(game)], weekday) for weekday in range(7)]
        means = [sum(bank_of(game).of_id(n).rating for n in band) / len(band) for band in bands]
        assert means == sorted(means)
        assert means[0] < means[-1]


def test_a_game_without_a_daily_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "study_of", lambda game: Study())
    assert making.makers() == {}
    assert making.make_day(MONDAY).tasks == ()
    task = Task("patterns", "puzzle", {})
    daily = Daily(MONDAY, key_of_date(MONDAY), False, (task,))
    assert check_day(daily) == ["patterns: has no Daily here"]
