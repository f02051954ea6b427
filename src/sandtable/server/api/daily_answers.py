"""What is sent of the Daily: nothing that whoever asks may not know yet.

Par, certificate, answers and the key of a day are in `Daily`; here is the one place that decides
what of them is shown. It runs in a thread: positions are played through.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from ...games import Position, load
from ...store.values import DailyRow, DailyTry
from ...study.daily.attempt import (
    Attempt,
    Turn,
    attempt_from_json,
    is_playable,
    position_of,
    question_of,
    seat_of,
)
from ...study.daily.days import DAY, DAYS_TO_COUNT, number_of, start_of
from ...study.daily.making import Daily
from ...study.daily.results import Result, share_text
from ...study.daily.streak import FREE_SKIPS, Streak
from ...study.daily.task import Task
from ...study.texts import texts_of
from .frames import frames_after

Points = Mapping[tuple[str, str], Mapping[int, int]]
"""For each task of a day how many people have how many points."""


@dataclass(frozen=True)
class Asked:
    """Whose answer it is, and how it is to be."""

    language: str
    now: int
    site: str
    """Where the page is: what a shared text links to."""


def attempt_of(kept: DailyTry | None) -> Attempt:
    """How far somebody has come."""
    if kept is None:
        return Attempt()
    result = None if kept.result is None else Result.from_json(kept.result)
    return attempt_from_json(kept.moves, kept.is_assisted, result)


# Days.


def day_seen(
    daily: Daily, tries: Mapping[tuple[str, str], DailyTry], points: Points, asked: Asked
) -> dict[str, Any]:
    """A day and what somebody has made of it."""
    day = daily.day.isoformat()
    until = start_of(daily.day) + DAYS_TO_COUNT * DAY
    return {
        "day": day,
        "number": daily.number,
        "weekday": daily.day.weekday(),
        "status": "open" if asked.now < until else "archive",
        "counts_until": until,
        "tasks": [
            {
                "game": task.game,
                "kind": task.kind,
                "title": load(task.game).title,
                "question": question_of(task, asked.language),
                "finished": sum(points.get((day, task.game), {}).values()),
                "mine": my_result(daily, task.game, tries.get((day, task.game)), points, asked),
            }
            for task in daily.tasks
            if is_playable(task)
        ],
    }


def my_result(
    daily: Daily, game: str, kept: DailyTry | None, points: Points, asked: Asked
) -> dict[str, Any] | None:
    """What somebody has made of a task; par only once they have finished."""
    if kept is None:
        return None
    attempt = attempt_of(kept)
    result, texts = attempt.result, texts_of(None, asked.language)
    day = daily.day.isoformat()
    shown: dict[str, Any] = {
        "finished": result is not None,
        "moves": len(attempt.moves),
        "tries": attempt.tries,
        "is_assisted": attempt.is_assisted,
        "counts": kept.counts,
        "score": None, "par": None, "below": None, "marks": "", "sentence": "", "share": "",
        "rank": None, "percentile": None,
    }  # fmt: skip
    if result is None:
        return shown | {"counts": asked.now < start_of(daily.day) + DAYS_TO_COUNT * DAY}
    if result.par is not None:
        shown["par"] = result.par
        if result.tries:
            shown |= {"score": result.score, "below": result.below}
    link = f"{asked.site}/daily/{day}"
    share = share_text(texts, daily.number, load(game).title, result, link)
    shown |= {"marks": result.marks(), "sentence": result.sentence(texts), "share": share}
    if kept.points is not None:
        shown |= standing(kept.points, points.get((day, game), {}))
    return shown


def standing(mine: int, points: Mapping[int, int]) -> dict[str, int | None]:
    """Where somebody stands among all who are ranked, themselves among them."""
    better = sum(count for each, count in points.items() if each > mine)
    equal = max(0, points.get(mine, 0) - 1)
    worse = sum(count for each, count in points.items() if each < mine)
    others = better + equal + worse
    percentile = round(100 * (worse + equal / 2) / others) if others else None
    return {"rank": 1 + better, "percentile": percentile}


# Tasks.


def state_of(
    daily: Daily, task: Task, kept: DailyTry | None, points: Points, asked: Asked
) -> dict[str, Any]:
    """A task as somebody sees it who has come so far."""
    attempt, seat = attempt_of(kept), seat_of(task)
    position = position_of(task, attempt.moves)
    texts = texts_of(None, asked.language)
    me, rival = texts.say("learn-you"), texts.say("learn-rival")
    view = position.view(seat)
    if attempt.result is not None:
        view = view | {"legal_moves": []}
    return {
        "day": daily.day.isoformat(),
        "number": daily.number,
        "game": task.game,
        "kind": task.kind,
        "seat": seat,
        "names": [me if each == seat else rival for each in range(position.seats)],
        "question": question_of(task, asked.language),
        "position": view,
        "moves": list(attempt.moves),
        "tries": attempt.tries,
        "is_assisted": attempt.is_assisted,
        "mine": my_result(daily, task.game, kept, points, asked),
    }


def turn_seen(
    daily: Daily, task: Task, kept: DailyTry, points: Points, asked: Asked, turn: Turn | None
) -> dict[str, Any]:
    """A task after something somebody did."""
    state = state_of(daily, task, kept, points, asked)
    if turn is None:
        return state | {"frames": [], "verdict": None, "line": [], "say": ""}
    seat = state["seat"]
    made = frames_after(turn.before, turn.played, seat)
    after = _played(turn.before, turn.played)
    return state | {
        "frames": made,
        "verdict": turn.verdict,
        "line": frames_after(after, turn.line, seat),
        "say": turn.say(asked.language) or state["mine"]["sentence"],
    }


def line_seen(task: Task, moves: Sequence[str], line: Sequence[str]) -> list[dict[str, Any]]:
    """Moves that go on from where somebody stands, as they would see them."""
    return frames_after(position_of(task, moves), line, seat_of(task))


def _played(position: Position, moves: Sequence[str]) -> Position:
    after = position.copy()
    for move in moves:
        after.play(move)
    return after


# Everybody, and every day.


def proof_seen(
    daily: Daily, tries: Mapping[tuple[str, str], DailyTry], is_whole: bool
) -> dict[str, Any]:
    """A day that is over for everybody, with its key. What gives a task away is there only for
    whoever has finished it, or asks for it in so many words."""
    day = daily.day.isoformat()

    def has_finished(task: Task) -> bool:
        kept = tries.get((day, task.game))
        return kept is not None and kept.finished is not None

    tasks = [
        task.to_json() if is_whole or has_finished(task) else task.public() for task in daily.tasks
    ]
    return {**daily.to_json(), "tasks": tasks}


def board_seen(
    rows: Sequence[DailyRow], me: str | None, mine: DailyRow | None, points: Mapping[int, int]
) -> dict[str, Any]:
    """The best, and whoever asks after them if they are not among them."""
    shown = list(rows)
    if mine is not None and all(row.identity != me for row in rows):
        shown.append(mine)
    return {
        "count": sum(points.values()),
        "rows": [_row(row, me, points) for row in shown],
        "percentile": None if mine is None else standing(mine.points, points)["percentile"],
    }


def _row(row: DailyRow, me: str | None, points: Mapping[int, int]) -> dict[str, Any]:
    result = Result.from_json(row.result)
    return {
        "rank": standing(row.points, points)["rank"],
        "name": row.name,
        "kind": "guest" if row.is_guest else "person",
        "avatar": row.avatar,
        "points_words": result.against_par(),
        "marks": result.marks(),
        "is_assisted": result.is_assisted,
        "is_me": row.identity == me,
    }


def streak_seen(streak: Streak, today: date) -> dict[str, Any]:
    """A streak with what is left of the free skips of this month."""
    used = sum((day.year, day.month) == (today.year, today.month) for day in streak.skipped)
    return {
        "days": streak.days,
        "skipped": [day.isoformat() for day in streak.skipped],
        "free_left": FREE_SKIPS - used,
    }


def calendar_day(
    day: date, games: Sequence[str], tries: Mapping[tuple[str, str], DailyTry], streak: Streak
) -> dict[str, Any]:
    """A day of the calendar with the marks of what was finished."""
    found = {game: tries.get((day.isoformat(), game)) for game in games}
    return {
        "day": day.isoformat(),
        "number": number_of(day),
        "marks": {
            game: "" if kept is None or kept.result is None
            else Result.from_json(kept.result).marks()
            for game, kept in found.items()
        },
        "is_skipped": day in streak.skipped,
    }  # fmt: skip
