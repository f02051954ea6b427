"""The Daily on the page: tasks, help, wrong tries, the board, sharing, the clock, the archive."""

import re
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta

import httpx2
import pytest
from playwright.sync_api import expect

from sandtable.study.daily.attempt import (
    Attempt,
    play,
    position_of,
    puzzle_of,
    solution_of,
    trial_of,
)
from sandtable.study.daily.days import FIRST_DAY
from tests.server.dailies import LAYOUT, solve, task_in

from .fit import misfits
from .hands import Hand, Keys, Mouse
from .person import PATIENCE, Person
from .places import speak
from .pressed_moves import PRESS
from .process import ServerProcess
from .screens import misplaced_at
from .solving import wrong_moves
from .test_axe import AXE, COLOURS, EVERYTHING, findings
from .test_pages import LANGUAGES, NOT_FOUND, TOO_WIDE

Come = Callable[..., Person]
GAMES = ("mandala", "patterns", LAYOUT)
SMALL_AND_LARGE = ((360, 640), (320, 568), (568, 320), (1440, 900))
CALM = {"motion": "off"}
FINISH_FIRST = re.compile("409")


@pytest.fixture(name="today")
def _today(server: ServerProcess) -> date:
    """By the server's clock."""
    return date.fromisoformat(httpx2.get(f"{server.address}/api/daily").json()["day"])


def right_moves(game: str, day: date) -> list[str]:
    """The own moves of a best line."""
    task, line, attempt = task_in(game, day), solution_of(task_in(game, day)), Attempt()
    while attempt.result is None:
        move = line[len(position_of(task, attempt.moves).moves)]
        trial = trial_of(attempt, len(attempt.moves), move)
        assert trial is not None
        attempt = play(task, attempt, trial).attempt
    return list(attempt.moves)


class Visitor:
    """Somebody at the tasks of a day."""

    def __init__(self, come: Come, hand: Hand | None = None, path: str = "/daily") -> None:
        self.hand = hand or Mouse()
        self.person = come(path="/settings", **self.hand.options)
        self.page = self.person.page
        self.person.be_known()
        self.person.settle_on(**CALM)
        self.person.go(path)

    @property
    def client(self) -> httpx2.Client:
        """The same person without a page."""
        cookies = {
            str(one.get("name")): str(one.get("value")) for one in self.person.context.cookies()
        }
        return httpx2.Client(base_url=self.person.address, cookies=cookies, timeout=PATIENCE / 1000)

    def press(self, testid: str) -> None:
        self.hand.press(self.person.see(testid).first)

    def enter(self, game: str) -> None:
        """From the page of the day to a task."""
        self.press(f"daily-{game}")
        self.wait_free()

    def wait_free(self) -> None:
        self.page.locator("[data-testid=status][data-free=true]").wait_for()

    def move(self, game: str, moves: list[str]) -> None:
        """Moves on the board, each once the one before is answered."""
        for move in moves:
            self.wait_free()
            before = self.person.see("status").get_attribute("data-moves")
            PRESS[game](self.person, self.hand, move)
            self.page.locator(
                f"[data-testid=status]:not([data-moves='{before}']), [data-testid=daily-result],"
                "[data-testid=tries]"
            ).first.wait_for()


def test_three_tasks_are_finished_on_the_board(come: Come, today: date) -> None:
    """By mouse, after a wrong try, and one by keys; then the day says so, and the calendar."""
    visitor = Visitor(come)
    person = visitor.person
    visitor.enter("patterns")
    puzzle = puzzle_of(task_in("patterns", today))
    visitor.move("patterns", wrong_moves(puzzle))
    expect(person.see("tries")).to_have_text("1 wrong try.")
    expect(person.see("status")).to_have_attribute("data-moves", "0")
    visitor.move("patterns", right_moves("patterns", today))
    expect(person.see("daily-result")).to_contain_text("Solved")
    visitor.press(f"other-{LAYOUT}")
    visitor.move(LAYOUT, right_moves(LAYOUT, today))
    par = str(task_in(LAYOUT, today).data["par"])
    expect(person.see("score")).to_have_text(par)
    expect(person.see("par")).to_have_text(par)
    visitor.hand = Keys()
    visitor.press("other-mandala")
    visitor.move("mandala", right_moves("mandala", today))
    expect(person.see("daily-result")).to_be_visible()
    visitor.press("to-day")
    for game in GAMES:
        expect(person.see(f"daily-{game}").first.locator("[data-marks]")).to_be_visible()
    expect(person.see(f"day-{today}")).to_have_attribute("data-done", "3")
    expect(person.page.locator("aside")).to_contain_text("1 day in a row.")


def test_a_try_goes_on_after_a_reload_and_help_is_marked(come: Come, today: date) -> None:
    """Par is nowhere on the page before the end."""
    visitor = Visitor(come)
    person = visitor.person
    visitor.enter(LAYOUT)
    visitor.move(LAYOUT, right_moves(LAYOUT, today)[:2])
    person.page.reload()
    visitor.wait_free()
    expect(person.see("status")).to_have_attribute("data-moves", "2")
    visitor.press("take-back")
    visitor.press("help-no")
    expect(person.see("helped")).to_have_count(0)
    visitor.press("take-back")
    visitor.press("help-yes")
    expect(person.see("status")).to_have_attribute("data-moves", "1")
    expect(person.see("helped")).to_be_visible()
    expect(person.see("par")).to_have_count(0)
    visitor.press("to-day")
    expect(person.see(f"daily-{LAYOUT}").first).to_contain_text("Go on")


def test_whoever_gives_up_sees_the_best_line_and_the_board(come: Come, today: date) -> None:
    """Two people on the leaderboard, the better one first; then it is shared."""
    best = Visitor(come)
    with best.client as client:
        client.put("/api/me/name", json={"name": "Ada"}).raise_for_status()
        solve(client, LAYOUT, today)
    visitor = Visitor(come)
    person = visitor.person
    visitor.enter(LAYOUT)
    visitor.press("give-up")
    visitor.hand.press(person.page.get_by_role("dialog").get_by_role("button", name="Give up"))
    visitor.press("best-line")
    expect(person.page.locator(".steps")).to_be_visible()
    visitor.press("leave-best")
    rows = person.see("leaderboard").locator("tbody tr")
    expect(rows.filter(has_text="Ada").locator("td").first).to_have_text("1")
    expect(person.see("leaderboard").locator("tr[aria-current]")).to_contain_text("You")
    person.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visitor.press("share-copy")
    shared = person.page.evaluate("navigator.clipboard.readText()")
    lines = shared.split("\n")
    assert lines[-1] == f"{person.address}/daily/{today}"
    assert str(task_in(LAYOUT, today).data["par"]) not in "".join(lines[1:-1])
    with person.page.expect_download() as download:
        visitor.press("share-picture")
    assert download.value.suggested_filename.endswith(".png")


@pytest.mark.parametrize("hours", [-9, 5])
def test_the_countdown_does_not_believe_the_device(come: Come, today: date, hours: int) -> None:
    """A device whose clock is hours wrong counts down to the same moment."""
    person = come(path="/settings")
    person.be_known()
    person.page.clock.set_system_time(datetime.now(UTC) + timedelta(hours=hours))
    person.go("/daily")
    shown = person.see("countdown").locator("[role=timer]").inner_text()
    parts = [int(part) for part in shown.split(":")]
    seconds = sum(part * 60**power for power, part in enumerate(reversed(parts)))
    midnight = datetime(today.year, today.month, today.day, tzinfo=UTC) + timedelta(days=1)
    left = (midnight - datetime.now(UTC)).total_seconds()
    assert abs(seconds - left) < 20
    expect(person.see("daily-date")).to_contain_text(str(today.day))


def test_an_old_day_is_played_without_ranks(come: Come, today: date) -> None:
    visitor = Visitor(come, path=f"/daily/{FIRST_DAY}")
    person = visitor.person
    expect(person.see("archive")).to_be_visible()
    visitor.enter("mandala")
    expect(person.see("note")).to_contain_text("archive")
    visitor.move("mandala", right_moves("mandala", FIRST_DAY))
    expect(person.see("daily-result")).to_contain_text("does not count")
    expect(person.see("rank")).to_have_count(0)
    person.expected = NOT_FOUND
    person.go("/daily/2999-01-01")
    expect(person.page.locator("h1")).not_to_contain_text("Daily")


def test_it_fits_in_all_languages_and_axe_finds_nothing(come: Come, today: date) -> None:
    """The day and the boards, before and after; other people have long names."""
    visitor = Visitor(come)
    person, page, wrong = visitor.person, visitor.page, list[str]()
    person.expected = FINISH_FIRST
    axe = AXE.read_text()

    def check_page(name: str) -> None:
        for language in LANGUAGES:
            speak(page, language)
            for width, height in SMALL_AND_LARGE:
                page.set_viewport_size({"width": width, "height": height})
                found = [*misfits(page), *page.evaluate(TOO_WIDE)]
                wrong.extend(f"{name} {language} {width} x {height}: {one}" for one in found)
        page.evaluate(axe)
        for scheme, options in (("light", EVERYTHING), ("dark", COLOURS)):
            page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            wrong.extend(f"{name} {scheme}: {one}" for one in findings(page, options))

    def check_board(name: str) -> None:
        for language in LANGUAGES:
            if page.locator("html").get_attribute("lang") != language:
                # Questions come from the server.
                with page.expect_response(lambda told: f"?language={language}" in told.url):  # noqa: B023
                    speak(page, language)
            wrong.extend(misplaced_at(page, f"{name}, {language}", SMALL_AND_LARGE))

    check_page("day")
    for game in GAMES:
        person.go(f"/daily/{today}/{game}")
        visitor.wait_free()
        check_board(game)
    with visitor.client as client:
        for game in GAMES:
            client.post(f"/api/daily/days/{today}/{game}/give-up").raise_for_status()
    person.go(f"/daily/{today}/patterns")
    person.see("leaderboard").wait_for()
    check_board("finished")
    check_page("finished")
    person.go("/daily")
    person.see("leaderboard").wait_for()
    check_page("day, finished")
    assert not wrong, f"{len(wrong)}\n" + "\n".join(wrong)
