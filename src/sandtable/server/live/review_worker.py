"""Reviews, tries and hints in a process of its own, which all others come before.

`python -m sandtable.server.live.review_worker` reads lines of JSON and writes lines of JSON. A
review goes step by step: after each the process waits to be told to go on, so whoever asked can
let bots at tables go first, or stop. Tries and hints have a thread of their own, so that none of
them waits for a review; so has loading what a game needs.
"""

import json
import os
import queue
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator, MutableMapping
from contextlib import suppress
from typing import Any, TextIO, TypeVar

from ...errors import SandtableError
from ...games import Position, load
from ...players.player import SeatView
from ...study.review.believing import belief_of, beliefs_of, rounded
from ...study.review.data import to_json
from ...study.review.hinting import QUICK, Looked, hint_from, look
from ...study.review.rehearsing import rehearse
from ...study.review.reviewer import DEPTHS, Depth, Reviewer, Session, Walk
from ...study.review.reviewing import Progress, reviewer_of, reviewing
from ...study.review.trying import try_move
from ...study.review.walking import view_key, walk

LOW = 10
"""Its niceness: behind all who play, and still within a minute on a busy machine."""
MOST_KEPT = 6_000
"""Values and grades of positions; a grade has some 3 kB."""
MOST_LOOKED = 50
"""Positions that a hint was asked for, in case its reasons are wanted too."""
MOST_SESSIONS = 3
"""Games for which a session is kept, so that tries after a review need not begin anew."""

Asked = dict[str, Any]
Value = TypeVar("Value")


class Kept(MutableMapping[str, Value]):
    """What was used longest ago is forgotten first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._things: OrderedDict[str, Value] = OrderedDict()

    def __getitem__(self, key: str) -> Value:
        self._things.move_to_end(key)
        return self._things[key]

    def __setitem__(self, key: str, value: Value) -> None:
        self._things[key] = value
        self._things.move_to_end(key)
        if len(self._things) > self._most:
            self._things.popitem(last=False)

    def __delitem__(self, key: str) -> None:
        del self._things[key]

    def __iter__(self) -> Iterator[str]:
        return iter(list(self._things))

    def __len__(self) -> int:
        return len(self._things)


class Opened:
    """A reviewer whose session can be used again."""

    def __init__(self, reviewer: Reviewer) -> None:
        self._reviewer = reviewer
        self.session: Session | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self._reviewer, name)

    def open(self, walked: Walk, depth: Depth) -> Session:
        """Once."""
        self.session = self._reviewer.open(walked, depth)
        return self.session


class Worker:
    """Answers what is asked, line by line."""

    def __init__(self, output: TextIO) -> None:
        self._output = output
        self._lock = threading.Lock()
        self._cache: Kept[Any] = Kept(MOST_KEPT)
        self._sessions: Kept[tuple[Walk, Session]] = Kept(MOST_SESSIONS)
        self._looked: Kept[Looked] = Kept(MOST_LOOKED)
        self._reviews: queue.Queue[Asked] = queue.Queue()
        self._warmups: queue.Queue[Asked] = queue.Queue()
        self._answers: queue.Queue[Asked] = queue.Queue()
        self._signs: queue.Queue[Asked] = queue.Queue()
        """What a review is told while it runs."""

    def run(self, lines: TextIO) -> None:
        """Until there are no more lines."""
        for work, waiting in (
            (self._review, self._reviews),
            (self._answer, self._answers),
            (self._warm, self._warmups),
        ):
            threading.Thread(target=self._serve, args=(work, waiting), daemon=True).start()
        for line in lines:
            asked = json.loads(line)
            if "do" not in asked:
                self._signs.put(asked)
            elif asked["do"] == "review":
                self._reviews.put(asked)
            elif asked["do"] == "warm":
                self._warmups.put(asked)
            else:
                self._answers.put(asked)

    def _serve(self, work: Callable[[Asked], None], waiting: "queue.Queue[Asked]") -> None:
        while True:
            asked = waiting.get()
            try:
                work(asked)
            except SandtableError as error:
                self._tell(asked, error={"code": error.code, "words": error.words})
            except Exception as error:  # One game that cannot be judged must not end all others.
                self._tell(asked, broken=f"{type(error).__name__}: {error}")

    def _tell(self, asked: Asked, **said: Any) -> None:
        with self._lock:
            self._output.write(json.dumps({"id": asked["id"], **said}) + "\n")
            self._output.flush()

    def _review(self, asked: Asked) -> None:
        record = asked["record"]
        opened = Opened(reviewer_of(record["game"]))
        for step in reviewing(record, asked["depth"], self._cache, opened):
            if step.review is not None:
                if opened.session is not None:
                    self._sessions[asked["key"]] = (walk(record), opened.session)
                self._tell(asked, review=to_json(step.review))
                return
            self._tell(asked, step=_step(step))
            if not self._may_go_on(asked):
                self._tell(asked, stopped=True)
                return

    def _may_go_on(self, asked: Asked) -> bool:
        while True:
            sign = self._signs.get()
            if sign["id"] == asked["id"]:
                return bool(sign["go"])

    def _answer(self, asked: Asked) -> None:
        answers = {
            "try": self._try,
            "hint": self.hint,
            "belief": self.belief,
            "beliefs": self.beliefs,
        }
        self._tell(asked, answer=answers[asked["do"]](asked))

    def _warm(self, asked: Asked) -> None:
        """Load what reviews of a game need: the first who asks for one need not wait for it."""
        rehearse(asked["game"])
        self._tell(asked, answer=None)

    def _try(self, asked: Asked) -> Any:
        record, depth = asked["record"], DEPTHS["default"]
        reviewer = reviewer_of(record["game"])
        if asked["key"] not in self._sessions:
            walked = walk(record)
            self._sessions[asked["key"]] = (walked, reviewer.open(walked, depth))
        walked, session = self._sessions[asked["key"]]
        found = try_move(reviewer, session, walked, asked["ply"], asked["move"], depth)
        return {"grade": to_json(found.grade), "is_good": found.is_good}

    def hint(self, asked: Asked) -> Any:
        """Help for the seat that decides; its reasons only if they are wanted."""
        view = _view(asked)
        reviewer = reviewer_of(view.game.name)
        key = view_key(reviewer, QUICK, view)
        if key not in self._looked:
            self._looked[key] = look(reviewer, view)
        return to_json(hint_from(reviewer, view, self._looked[key], asked["reasons"]))

    def belief(self, asked: Asked) -> Any:
        """What a seat may think of what it cannot see; None if nothing is hidden."""
        return rounded(belief_of(_view(asked, asked["seat"])))

    def beliefs(self, asked: Asked) -> Any:
        """The same at every move of a game."""
        start = _position(asked | {"moves": []})
        return [rounded(one) for one in beliefs_of(start, asked["moves"], asked["seat"])]


def _step(progress: Progress) -> Asked:
    said: Asked = {"done": progress.done, "total": progress.total}
    if progress.points:
        said["points"] = to_json(progress.points)
    if progress.grade is not None:
        said["grade"] = to_json(progress.grade)
    return said


def _position(asked: Asked) -> Position:
    game = load(asked["game"])
    position: Position = game.from_deal(asked["deal"], **game.read_options(asked["options"] or {}))
    for move in asked["moves"]:
        position.play(move)
    return position


def _view(asked: Asked, seat: int | None = None) -> SeatView:
    """What a seat sees, or the one that decides: from here on nothing else is known."""
    position = _position(asked)
    viewer = position.seat if seat is None else seat
    assert viewer is not None
    return SeatView.of(position, viewer)


def main() -> None:
    """Serve whoever has started this process."""
    with suppress(AttributeError, OSError):  # There is no niceness everywhere.
        os.nice(LOW)
    output, sys.stdout = sys.stdout, sys.stderr  # Whoever says something does not say it there.
    Worker(output).run(sys.stdin)


if __name__ == "__main__":
    main()
