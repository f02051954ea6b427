"""What the end-to-end tests share: a real server, a real browser, and people who come and go."""

from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from sandtable.server.api.client_files import FOLDER
from sandtable.study.daily.days import FIRST_DAY
from tests.chromium import launch_options
from tests.server.dailies import days_around, prepare

from .person import PATIENCE, Person
from .places import Place, all_places
from .process import ServerProcess
from .shots import shoot

PEOPLE = pytest.StashKey[list[Person]]()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)
            # A machine that stands still for 20 s fails a test; twice in a row, the page does.
            # A second try is in the report (RERUN), with what the page showed at the first.
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that fails says what its pages showed, and keeps pictures of them."""
    report = yield
    if report.when == "call" and report.failed and PEOPLE in item.stash:
        people = item.stash[PEOPLE]
        for number, person in enumerate(people):
            report.sections.append((f"page {number}", person.describe()))
            shoot(person.page, f"failed-{item.name}-{number}")
    return report


# For the package, not for the session: while Playwright runs, no other test can use asyncio.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One Chromium for all."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """The server with the client as it was built last; the days of its Daily are known."""
    assert (FOLDER / "index.html").exists(), "the client is not built: run make web"
    folder = tmp_path_factory.mktemp("e2e")
    today = datetime.now(UTC).date()
    prepare(f"sqlite:///{folder / 'sandtable.db'}", {FIRST_DAY, *days_around(today, back=1)})
    process = ServerProcess(folder)
    yield process
    process.kill()


@dataclass(frozen=True)
class Resident:
    """Somebody who has been here for a while: there is something to see on every page."""

    places: list[Place]
    options: dict[str, Any]
    """By these a new browser is theirs."""


@pytest.fixture(scope="package")
def resident(browser: Browser, server: ServerProcess) -> Resident:
    """Has games that run, that wait and that are over."""
    person = Person(browser, server.address)
    person.go("/")
    places = all_places(person)
    known = person.context.storage_state()
    person.leave()
    return Resident(places, {"storage_state": known})


@pytest.fixture
def come(
    browser: Browser, server: ServerProcess, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Person]]:
    """Somebody new comes with a browser of their own, on the first page; context options may say
    more. At the end nothing must have gone wrong in any of the browsers."""
    people: list[Person] = []
    request.node.stash[PEOPLE] = people

    def new_person(at: ServerProcess = server, path: str = "/", **options: Any) -> Person:
        person = Person(browser, at.address, **options)
        people.append(person)
        person.go(path)
        return person

    yield new_person
    for person in people:
        person.leave()
    assert [trouble for person in people for trouble in person.troubles] == []
