"""One game reviewed and measured: everything the report needs, as a line of JSON."""

import time
from collections import Counter
from random import Random
from typing import Any

from sandtable import load
from sandtable.players import SeatView
from sandtable.study.review.facts import check_facts
from sandtable.study.review.marks import MARKED, SIGMAS, Mark
from sandtable.study.review.model import DECISION, Grade, Review
from sandtable.study.review.reviewer import DEFAULT, DEPTHS
from sandtable.study.review.reviewing import reviewer_of, reviewing
from sandtable.study.review.walking import walk

from .section import Record, Section

GRAVE, OTHERS = 4, 2
"""Mistakes and blunders of a game, and other decisions, that the deeper judgement looks at: at most
so many, drawn by lot."""
TRIES = 20
"""Positions at which it is tried to plant one."""

Row = dict[str, Any]


def timed_review(record: Record) -> tuple[Review, float, float]:
    """A review, with seconds of one core to its first number and to its end."""
    started = time.process_time()
    first = 0.0
    whole = None
    for progress in reviewing(record):
        first = first or time.process_time() - started
        whole = progress.review
    assert whole is not None
    return whole, first, time.process_time() - started


def measure_game(section: Section, levels: tuple[str, ...], seed: str) -> Row:
    """A game of levels, reviewed, its facts checked and its grades judged again more deeply."""
    record = section.play(levels, seed)
    review, first, whole = timed_review(record)
    marked = [grade for grade in review.grades if grade.mark in MARKED]
    reviewer = reviewer_of(section.game)
    checked = [
        is_true for grade in marked for is_true in check_facts(record, reviewer, grade, grade.facts)
    ]
    judges = [abs(event.judge) for event in review.events if event.kind == DECISION]
    return {
        "kind": "game",
        "seed": seed,
        "levels": levels,
        "moves": len(record["moves"]),
        "first": first,
        "whole": whole,
        "accuracy": [[each.value, each.loss, each.decisions] for each in review.accuracy],
        "marks": {mark.value: _count(review, mark) for mark in Mark},
        "gap": max(abs(ledger.total - ledger.result) for ledger in review.ledgers),
        "judge": sum(judges) / max(len(judges), 1),
        "static": _static_judge(section, record, review),
        "luck": [ledger.deal + ledger.luck + ledger.others_luck for ledger in review.ledgers],
        "hidden": [ledger.hidden for ledger in review.ledgers],
        "marked": len(marked),
        "unclear": sum(not grade.facts for grade in marked),
        "facts": len(checked),
        "false": checked.count(False),
        "kinds": Counter(fact.kind for grade in marked for fact in grade.facts),
        "deeper": _deeper(section, record, review, seed),
    }


def _count(review: Review, mark: Mark) -> int:
    return sum(grade.mark is mark for grade in review.grades)


def _static_judge(section: Section, record: Record, review: Review) -> float:
    """The mean size of "uncertain" in decisions if a glance were V."""
    game = walk(record)
    session = reviewer_of(section.game).open(game, DEPTHS[DEFAULT])
    sizes = []
    for grade in review.grades:
        before = game.steps[grade.ply].before
        after = before.copy()
        after.play(grade.best)
        sizes.append(abs(session.glance(after).value - session.glance(before).value))
    return sum(sizes) / max(len(sizes), 1)


def _deeper(section: Section, record: Record, review: Review, seed: str) -> list[Row]:
    """Some mistakes and blunders, and some other decisions, judged again."""
    unsure = [g for g in review.grades if not g.is_proven and g.best != g.move]
    grave = [g for g in unsure if g.mark in (Mark.MISTAKE, Mark.BLUNDER)]
    rest = [g for g in unsure if g not in grave]
    rolls = Random(seed)
    chosen = rolls.sample(grave, min(GRAVE, len(grave)))
    chosen += rolls.sample(rest, min(OTHERS, len(rest)))
    game = walk(record)
    rows = []
    for grade in chosen:
        view = SeatView.of(game.steps[grade.ply].before, grade.seat)
        found = section.deeper(view, grade.best, grade.move, f"{seed} deeper {grade.ply}")
        if found is not None:
            row = {"mark": grade.mark.value, "deeper": found, "move": grade.move}
            rows.append(row | _interval(grade))
    return rows


def _interval(grade: Grade) -> Row:
    """The raw lead, if the game tells it, and the error of it."""
    lead = float(grade.more.get("lead", grade.loss))
    error = (grade.high - lead) / SIGMAS if grade.high > 0 else None
    return {
        "lead": lead,
        "error": error,
        "interval": grade.more.get("interval"),
        "sampling": grade.more.get("sampling"),
        "ply": grade.ply,
    }


def measure_planted(section: Section, seed: str) -> Row:
    """A game of strong players with one move replaced by the worst: is it found?

    Nothing is planted if no position that was tried has a move bad enough.
    """
    rolls = Random(seed)
    seats = load(section.game).seat_counts[0]
    record = section.play((section.strong,) * seats, seed)
    game = walk(record)
    decisions = [step for step in game.steps if step.seat is not None]
    for step in rolls.sample(decisions, min(TRIES, len(decisions))):
        assert step.seat is not None
        view = SeatView.of(step.before, step.seat)
        if len(view.legal_moves) < 2:
            continue
        worst, cost = section.worst(view, f"{seed} {step.ply}")
        if cost >= section.planted:
            planted = section.play_from(record, step.ply, worst, f"{seed} on")
            review, _, _ = timed_review(planted)
            return {"kind": "planted", "seed": seed, "cost": cost} | _found(review, step.ply)
    return {"kind": "planted", "seed": seed, "cost": None}


def _found(review: Review, ply: int) -> Row:
    """What a review says of a planted move, and of the worst other decision."""
    own = next(grade for grade in review.grades if grade.ply == ply)
    other = max((g for g in review.grades if g is not own), key=lambda grade: grade.loss)
    return {
        "found": own.loss > other.loss,
        "mark": own.mark.value,
        "ply": ply,
        "loss": own.loss,
        "other": {"ply": other.ply, "loss": other.loss, "is_proven": other.is_proven},
    }
