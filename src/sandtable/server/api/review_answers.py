"""What is sent of reviews and hints, in the language of whoever asks."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from ...errors import IllegalMove, SandtableError
from ...games import Position, load
from ...study.review.data import from_json
from ...study.review.hinting import Hint
from ...study.review.marks import CHANCE, in_percent
from ...study.review.model import Candidate, Grade, Review
from ...study.review.reviewer import Reviewer
from ...study.review.reviewing import reviewer_of
from ...study.review.sentences import (
    fact_sentences,
    figure,
    grade_sentence,
    mark_names,
    move_number,
    sentences_of,
)
from ...study.texts import Texts, texts_of
from ...tables.replay import MOST_FRAMES, Frame, frames
from ..errors import NotFound
from ..live.reviews import Job
from ..people.bot_names import BOT_NAMES
from .frames import frames_after, plies_of

Sent = dict[str, Any]
"""As review_shapes.py describes it."""


class Speaking:
    """A reviewer in a language, and how its figures are counted."""

    def __init__(self, game: str, language: str) -> None:
        self.reviewer: Reviewer = reviewer_of(game)
        self.texts: Texts = texts_of(self.reviewer.texts_folder, language)
        self.language = language

    @property
    def unit(self) -> str:
        """`chance`, `points` or `moves`."""
        return self.reviewer.unit

    def amount(self, value: float) -> float:
        """In points of percent where somebody wins, else in points."""
        return in_percent(CHANCE, value) if self.unit == CHANCE else value


def names_of(record: Mapping[str, Any]) -> list[str]:
    """What the players are called; a bot has the name of its animal."""
    return [BOT_NAMES.get(name, name) for name in record["seats"]]


def review_seen(
    job: Job, language: str, since: int = 0, before: int = 0, seat: int | None = None
) -> Sent:
    """A review as far as it has come, with the grades from a number on."""
    record = job.record
    speaking = Speaking(record["game"], language)
    numbers = numbers_of(record)
    return {
        "id": job.id,
        "game": record["game"],
        "depth": job.depth,
        "unit": speaking.unit,
        "state": job.state,
        "before": before,
        "done": job.done,
        "total": job.total,
        "names": list(record["seats"]),
        "seat": seat,
        "marks": mark_names(speaking.texts),
        "points": [point | {"number": _before(numbers, point["ply"])} for point in job.points],
        "cursor": len(job.grades),
        "grades": [
            grade_seen(speaking, from_json(Grade, grade), numbers) for grade in job.grades[since:]
        ],
        "whole": None if job.review is None else _whole(job, speaking, numbers),
        "code": None if job.error is None else job.error[0],
    }


def grade_seen(speaking: Speaking, grade: Grade, numbers: Sequence[int]) -> Sent:
    """One decision."""
    amount = speaking.amount
    return {
        "ply": grade.ply,
        "number": numbers[grade.ply],
        "seat": grade.seat,
        "move": grade.move,
        "best": grade.best,
        "mark": grade.mark.value,
        "loss": amount(grade.loss),
        "low": amount(grade.low),
        "high": amount(grade.high),
        "points": grade.points,
        "is_proven": grade.is_proven,
        "text": grade_sentence(speaking.unit, grade, speaking.texts),
        "reasons": list(fact_sentences(grade.facts, speaking.reviewer, speaking.texts)),
        "candidates": [
            {
                "move": each.move,
                "chance": each.chance,
                "margin": each.margin,
                "behind": amount(each.behind.value),
            }
            for each in grade.candidates
        ],
        "line": list(grade.line),
        "better_line": list(grade.better_line),
        "more": dict(grade.more),
    }


def _whole(job: Job, speaking: Speaking, numbers: Sequence[int]) -> Sent:
    review = from_json(Review, job.review)
    said = sentences_of(review, speaking.reviewer, speaking.language, names_of(job.record))
    amount = speaking.amount
    return {
        "version": review.version,
        "verdict": said.verdict,
        "turning_points": [
            {
                "ply": point.ply,
                "number": move_number(review.grades, point.ply),
                "kind": point.kind,
                "seat": point.seat,
                "text": text,
            }
            for point, text in zip(review.turning_points, said.turning_points, strict=True)
        ],
        "ledgers": [
            {
                "seat": ledger.seat,
                "parts": [
                    {"name": name, "title": said.parts[name], "amount": amount(value)}
                    for name, value in ledger.parts.items()
                ],
                "result": amount(ledger.result),
            }
            for ledger in review.ledgers
        ],
        "accuracy": [
            {
                "value": one.value,
                "low": one.low,
                "high": one.high,
                "loss": one.loss,
                "decisions": one.decisions,
                "text": text,
            }
            for one, text in zip(review.accuracy, said.accuracy, strict=True)
        ],
        "events": [
            {
                "ply": event.ply,
                "number": _before(numbers, event.ply + 1),
                "kind": event.kind,
                "seat": event.seat,
                "luck": amount(event.luck),
                "error": amount(event.error),
                "hidden": amount(event.hidden),
                "judge": amount(event.judge),
            }
            for event in review.events
        ],
        "is_finished": review.is_finished,
    }


# Moves on the board.


def numbers_of(record: Mapping[str, Any]) -> list[int]:
    """For each move of a record its number, from 1; chance belongs to the move before it."""
    game, numbers, number = load(record["game"]), [], 0
    for move in record["moves"]:
        number += not game.is_chance_text(move)
        numbers.append(number)
    return numbers


def _before(numbers: Sequence[int], plies: int) -> int:
    """How many moves there are among the first plies."""
    return numbers[min(plies, len(numbers)) - 1] if plies > 0 and numbers else 0


def position_at(record: Mapping[str, Any], ply: int) -> Position:
    """The position before a move of a record; NotFound if nobody decides there."""
    game = load(record["game"])
    moves = record["moves"]
    if ply >= len(moves) or game.is_chance_text(moves[ply]):
        raise NotFound("no-such-moment")
    position = game.from_deal(record["deal"], **game.read_options(record.get("options", {})))
    for move in moves[:ply]:
        position.play(move)
    return position


def frames_seen(record: Mapping[str, Any], seat: int) -> Sent:
    """All positions of a game, as one seat saw them."""
    game = load(record["game"])
    start = game.from_deal(record["deal"], **game.read_options(record.get("options", {})))
    if seat >= start.seats:
        raise NotFound("no-such-moment")
    plies = plies_of(game, record["moves"])[: MOST_FRAMES - 1]
    return {"seat": seat, "frames": list(frames(start, plies, seat))}


def moment_seen(job: Job, ply: int) -> Sent:
    """A decision as its player had it, and both lines once they are known."""
    position = position_at(job.record, ply)
    seat = position.seat
    assert seat is not None
    found = next((grade for grade in job.grades if grade["ply"] == ply), None)
    line = [job.record["moves"][ply]] if found is None else found["line"]
    better = [] if found is None else found["better_line"]
    return {
        "ply": ply,
        "number": numbers_of(job.record)[ply],
        "seat": seat,
        "position": position.view(seat),
        "played": playable(position, line, seat),
        "better": playable(position, better, seat),
    }


def check_move(record: Mapping[str, Any], ply: int, move: str) -> Position:
    """The position, if a move is legal there; IllegalMove says why not."""
    position = position_at(record, ply)
    refusal: IllegalMove | None = position.why_not(move)
    if refusal is not None:
        raise refusal
    return position


def try_seen(job: Job, position: Position, found: Mapping[str, Any], language: str) -> Sent:
    """What a move would have been worth."""
    speaking = Speaking(job.record["game"], language)
    grade = from_json(Grade, found["grade"])
    seen = grade_seen(speaking, grade, numbers_of(job.record))
    is_good = bool(found["is_good"])
    return {
        "is_good": is_good,
        "text": speaking.texts.say("review-try-good") if is_good else seen["text"],
        "grade": seen,
        "line": playable(position, grade.line or (grade.move,), grade.seat),
        "better": playable(position, grade.better_line or (grade.best,), grade.seat),
    }


def playable(position: Position, line: Sequence[str], seat: int) -> list[Frame]:
    """As much of a line as can be shown: it may lead through cards that were others."""
    shown: list[str] = []
    on = position.copy()
    for move in line:
        try:
            on.play(move)
        except SandtableError:
            break
        shown.append(move)
    return frames_after(position, shown, seat) if shown else []


# Hints.


def hint_seen(found: Mapping[str, Any], game: str, step: str, number: int, language: str) -> Sent:
    """One step of help: never more than was asked for."""
    speaking = Speaking(game, language)
    other = None if found["other"] is None else from_json(Candidate, found["other"])
    hint = replace(from_json(Hint, found), other=other)
    seen: Sent = {"step": step, "number": number, "move": None, "places": list(hint.places)}
    if step == "where":
        return seen | {"texts": [speaking.texts.say("review-hint-where")]}
    seen |= {"move": hint.move, "places": list(hint.spots)}
    if step == "which":
        return seen | {"texts": [speaking.texts.say("puzzle-hint-move", move=hint.move)]}
    return seen | {"texts": _why(speaking, hint)}


def _why(speaking: Speaking, hint: Hint) -> list[str]:
    said = list(fact_sentences(hint.facts, speaking.reviewer, speaking.texts))
    if hint.other is None:
        return [*said, speaking.texts.say("review-hint-equal")]
    name = "review-hint-points" if hint.best.chance is None else "review-hint-chance"
    best, other = (
        figure(one.margin if one.chance is None else 100.0 * one.chance, 0, speaking.language)
        for one in (hint.best, hint.other)
    )
    compared = speaking.texts.say(name, best=best, other=other, move=hint.other.move)
    return [*said, compared]
