"""What a review says in words: a pure function of its data, in any of the languages.

First what is good about a move, then what it cost, then why. Names of players stand in the
nominative, so whoever calls gives them; moves are written as in records.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields

from ...games.rules_text import ENGLISH
from ..saying import spoken
from ..texts import Texts, texts_of
from .marks import CHANCE, MARKED, Accuracy, Mark, in_percent
from .model import DECISION, Candidate, Fact, Grade, Ledger, Review, TurningPoint
from .reviewer import Reviewer
from .telling import BLUNDER, CONCEDED, ERRORS

MINUS = "\N{MINUS SIGN}"
LEADS = 0.5
"""A chance to win above this is a lead."""
NOTICED = 0.1
"""Points; a smaller gain is not worth a sentence."""


@dataclass(frozen=True)
class Sentences:
    """All that is said of one review."""

    verdict: str
    turning_points: tuple[str, ...]
    """One for each, in their order."""
    grades: Mapping[int, str]
    """What is said of each decision, by its ply."""
    reasons: Mapping[int, tuple[str, ...]]
    """Why the better move is better, by the ply: only facts that are told."""
    accuracy: tuple[str, ...]
    """One for each seat."""
    marks: Mapping[str, str]
    parts: Mapping[str, str]
    """The names of the parts of a ledger, and of its result."""


def sentences_of(
    review: Review, reviewer: Reviewer, language: str = ENGLISH, names: Sequence[str] | None = None
) -> Sentences:
    """A review in words. `names` are those of the seats; else the ones of the record."""
    texts = texts_of(reviewer.texts_folder, language)
    called = tuple(review.seats) if names is None else tuple(names)
    of_ply = {grade.ply: grade for grade in review.grades}
    return Sentences(
        verdict=verdict_sentence(review, texts, called),
        turning_points=tuple(
            turning_sentence(review, point, of_ply.get(point.ply), reviewer, texts, called)
            for point in review.turning_points
        ),
        grades={ply: grade_sentence(review.unit, grade, texts) for ply, grade in of_ply.items()},
        reasons={
            ply: fact_sentences(grade.facts, reviewer, texts)
            for ply, grade in of_ply.items()
            if grade.facts
        },
        accuracy=tuple(accuracy_sentence(accuracy, texts) for accuracy in review.accuracy),
        marks=mark_names(texts),
        parts=part_names(texts),
    )


def mark_names(texts: Texts) -> dict[str, str]:
    """The name of every mark."""
    return {mark.value: texts.say(f"review-mark-{mark.value}") for mark in Mark}


def part_names(texts: Texts) -> dict[str, str]:
    """The name of every part of a ledger, and of what they add up to."""
    names = [field.name for field in fields(Ledger) if field.name != "seat"]
    return {name: texts.say(f"review-part-{name.replace('_', '-')}") for name in names}


def verdict_sentence(review: Review, texts: Texts, names: Sequence[str]) -> str:
    """What decided a game."""
    verdict = review.verdict
    if verdict.seat is None:
        return _shared_verdict(review, texts)
    ahead = review.ledgers[verdict.seat]
    words: dict[str, str | int] = {
        name: signed(float(verdict.words[name]), 0, texts.language)
        for name in ("luck", "errors", "hidden")
    }
    words["winner"] = names[verdict.seat]
    if verdict.name == BLUNDER:
        words["loser"] = names[_other(verdict.seat, len(names))]
        words["move"] = move_number(review.grades, int(verdict.words["ply"]))
        words["loss"] = verdict.words["loss"]
    if verdict.name == CONCEDED:
        words["conceded"] = signed(in_percent(review.unit, ahead.conceded), 0, texts.language)
    return texts.say(f"review-verdict-{verdict.name}", **words)


def _shared_verdict(review: Review, texts: Texts) -> str:
    """A draw, a game that is not over, or one that all played together."""
    verdict = review.verdict
    if verdict.name not in (ERRORS, BLUNDER):
        return texts.say(f"review-verdict-{verdict.name}")
    said = texts.say(f"review-verdict-shared-{review.unit}", lost=verdict.words["lost"])
    if verdict.name == BLUNDER:
        move = move_number(review.grades, int(verdict.words["ply"]))
        loss = verdict.words["loss"]
        said += " " + texts.say("review-verdict-shared-worst", move=move, loss=loss)
    return said


def turning_sentence(
    review: Review,
    point: TurningPoint,
    grade: Grade | None,
    reviewer: Reviewer,
    texts: Texts,
    names: Sequence[str],
) -> str:
    """A moment that decided much: the move, what is good about it, what it cost, and why."""
    move = move_number(review.grades, point.ply)
    if point.kind != DECISION or grade is None:
        seat = point.seat or 0
        amount = in_percent(review.unit, point.amount if seat == 0 else -point.amount)
        gained = signed(amount, 0, texts.language)
        return texts.say("review-luck", move=move, amount=gained, who=names[seat])
    said = [texts.say("review-turn", move=move, who=names[grade.seat], played=grade.move)]
    said += [credit] if (credit := credit_sentence(grade, texts)) else []
    said.append(grade_sentence(review.unit, grade, texts))
    said += fact_sentences(grade.facts, reviewer, texts) or [texts.say("review-no-reason")]
    return " ".join(said)


def move_number(grades: Sequence[Grade], ply: int) -> int:
    """How people count: moves from 1, and chance belongs to the move before it."""
    return sum(grade.ply <= ply for grade in grades)


def credit_sentence(grade: Grade, texts: Texts) -> str:
    """What is good about a move that was not the best; empty if nothing is."""
    played = _candidate(grade, grade.move)
    best = _candidate(grade, grade.best)
    if played is None or best is None or played is best:
        return ""
    if played.chance is not None and played.margin - best.margin > NOTICED:
        more = signed(played.margin - best.margin, 1, texts.language)
        return texts.say("review-credit-points", points=more)
    if played.chance is not None and played.chance > LEADS:
        chance = figure(100.0 * played.chance, 0, texts.language)
        return texts.say("review-credit-ahead", chance=chance)
    if any(other.value < played.value for other in grade.candidates):
        return texts.say("review-credit-others")
    return ""


def grade_sentence(unit: str, grade: Grade, texts: Texts) -> str:
    """What a decision cost, against which move."""
    if grade.mark is Mark.FORCED:
        return texts.say("review-only")
    if grade.mark is Mark.CLOSE:
        return texts.say("review-close", best=grade.best)
    if grade.mark not in MARKED:
        return texts.say("review-same")
    if unit != CHANCE:
        loss = figure(grade.loss, _digits(grade.loss), texts.language)
        return texts.say(f"review-cost-{unit}", loss=loss, best=grade.best)
    name = "review-cost-proven" if grade.is_proven else "review-cost-chance"
    loss, low, high = (
        figure(in_percent(unit, each), 1, texts.language)
        for each in (grade.loss, max(grade.low, 0.0), grade.high)
    )
    return texts.say(name, loss=loss, low=low, high=high, best=grade.best)


def fact_sentences(facts: Sequence[Fact], reviewer: Reviewer, texts: Texts) -> tuple[str, ...]:
    """Reasons in words."""
    return tuple(spoken(texts, reviewer.say(fact)) for fact in facts)


def accuracy_sentence(accuracy: Accuracy, texts: Texts) -> str:
    """How well a seat decided."""
    if accuracy.decisions == 0:
        return texts.say("review-no-decisions")
    return texts.say(
        "review-accuracy",
        value=figure(accuracy.value, 0, texts.language),
        low=figure(accuracy.low, 0, texts.language),
        high=figure(accuracy.high, 0, texts.language),
        decisions=accuracy.decisions,
        loss=figure(accuracy.loss, 1, texts.language),
    )


def figure(value: float, digits: int, language: str) -> str:
    """A number as people write it: a comma in all languages but English, a true minus sign."""
    written = f"{abs(value):.{digits}f}"
    is_below = value < 0 and float(written) != 0.0
    written = written if language == ENGLISH else written.replace(".", ",")
    return f"{MINUS}{written}" if is_below else written


def signed(value: float, digits: int, language: str) -> str:
    """A number with its sign, but for zero."""
    written = figure(value, digits, language)
    return f"+{written}" if value > 0 and float(f"{value:.{digits}f}") != 0.0 else written


def _digits(value: float) -> int:
    return 0 if value == round(value) else 1


def _candidate(grade: Grade, move: str) -> Candidate | None:
    return next((each for each in grade.candidates if each.move == move), None)


def _other(seat: int, seats: int) -> int:
    return next(each for each in range(seats) if each != seat)
