"""docs/architecture.md says which files a move goes through: here it goes through them."""

import re
import threading
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from .http_player import Person, game_of_two
from .serving import Served, serving

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "sandtable"
MOST_STEPS = 15
NEVER_CALLED = {
    "games/batch.py": "it is compiled",
    "server/live/messages.py": "it declares what messages look like",
    "store/pg_notify.py": "the test uses SQLite",
    "server/live/process_listener.py": "the test uses one process",
    "server/live/process_bus.py": "the test uses one process",
}


def steps(heading: str) -> list[str]:
    """The steps of a list in the document."""
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    body = text.partition("## The way of one move\n")[2].partition(f"\n{heading}\n\n")[2]
    return re.findall(r"^\d+\. (.*)$", body.partition("\n\n")[0], re.MULTILINE)


def files(heading: str) -> set[str]:
    """The files that the steps name."""
    return {
        name for step in steps(heading) for name in re.findall(r"`([\w./<>]+/[\w./<>]*)`", step)
    }


WAYS = ("From a browser:", "Of a bot:")


@pytest.mark.parametrize("heading", WAYS)
def test_the_way_has_few_steps_and_its_files_are_there(heading: str) -> None:
    assert 8 <= len(steps(heading)) <= MOST_STEPS
    assert len(files(heading)) > 8
    for name in files(heading):
        path = name.replace("<game>", "patterns")
        assert (ROOT / path).exists() or (SOURCE / path).exists(), name


class Trace:
    """Which of our files are used, in every thread that begins from now on."""

    def __init__(self) -> None:
        self.is_on = False
        self.used: set[str] = set()

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        if self.is_on and event == "call":
            self.used.add(frame.f_code.co_filename)

    def files(self) -> set[str]:
        """By their places in the source."""
        inside = (Path(name) for name in self.used if name.startswith(str(SOURCE)))
        return {path.relative_to(SOURCE).as_posix() for path in inside}


@pytest.fixture(name="traced", scope="module")
def _traced(folder: Path) -> Iterator[tuple[Served, Trace]]:
    trace = Trace()
    threading.setprofile(trace)
    try:
        with serving(f"sqlite:///{folder / 'traced.db'}") as served:
            yield served, trace
    finally:
        threading.setprofile(None)


def expected(heading: str) -> set[str]:
    """The Python files of a way; folders and the browser's are left out."""
    return {name for name in files(heading) if (SOURCE / name).is_file()} - NEVER_CALLED.keys()


def test_a_move_from_a_browser_goes_that_way(traced: tuple[Served, Trace]) -> None:
    served, trace = traced
    host, guest, table = game_of_two(served, "mandala", clock={"base": 60, "increment": 1})
    with host.listen(table) as north, guest.listen(table) as south:
        hello = north.hear("hello")
        moves = hello["table"]["position"]["legal_moves"]
        south.hear("hello")
        discard = next(move for move in moves if move.startswith("discard"))
        trace.is_on = True
        north.say("play", key="k", number=hello["number"], move=discard)
        assert north.hear("done")["number"] == hello["number"]
        south.hear("events")
        trace.is_on = False
    assert expected(WAYS[0]) - trace.files() == set()


def test_a_bots_move_goes_that_way(traced: tuple[Served, Trace]) -> None:
    served, trace = traced
    host = Person(served)
    table = host.open("patterns", starter="other", bots=["novice"])
    trace.used.clear()
    with host.listen(table) as ear:
        ear.hear("hello")
        trace.is_on = True
        host.sit(table)
        own = host.play_first(table)["table"]["seat"]
        movers = {own}
        while movers == {own}:
            events = ear.hear("events")["events"]
            movers |= {event["seat"] for event in events if event["kind"] == "played"}
        trace.is_on = False
    assert expected(WAYS[1]) - trace.files() == set()
