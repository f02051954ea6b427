"""When a puzzle that was missed comes again, and as which twin: spaced repetition by FSRS.

A card is a JSON object, and every function makes a new one: whoever keeps them decides where.
Needs the extra `server`. Moments are milliseconds since 1970.
"""

from datetime import UTC, datetime
from typing import Any

from fsrs import Card, Rating, Scheduler

KeptCard = dict[str, Any]
"""`fsrs`: its memory; `reviews`: how often it was tried; `hinted`: whether a hint was given since
it is due."""

MOST_DAYS = 365
"""It comes again at least once a year."""

_scheduler = Scheduler(
    # Days only: somebody who has just seen the solution solves it ten minutes later.
    learning_steps=(),
    relearning_steps=(),
    maximum_interval=MOST_DAYS,
    # The same tries give the same days.
    enable_fuzzing=False,
)


def missed_card(at: int) -> KeptCard:
    """The card of a puzzle that was missed at a moment."""
    return _reviewed(Card(card_id=0, due=_moment(at)), Rating.Again, at, reviews=1)


def reviewed(card: KeptCard, is_solved: bool, at: int) -> KeptCard:
    """The card after it came again; solved with a hint is not solved."""
    rating = Rating.Good if is_solved and not card["hinted"] else Rating.Again
    return _reviewed(Card.from_dict(card["fsrs"]), rating, at, card["reviews"] + 1)


def hinted(card: KeptCard) -> KeptCard:
    """The card when a hint was given."""
    return {**card, "hinted": True}


def due_of(card: KeptCard) -> int:
    """When it comes again."""
    return round(Card.from_dict(card["fsrs"]).due.timestamp() * 1000)


def twin_of(card: KeptCard) -> int:
    """The seed of the twin it comes as: another one each time."""
    return int(card["reviews"])


def _reviewed(card: Card, rating: Rating, at: int, reviews: int) -> KeptCard:
    after, _ = _scheduler.review_card(card, rating, _moment(at))
    return {"fsrs": dict(after.to_dict()), "reviews": reviews, "hinted": False}


def _moment(at: int) -> datetime:
    return datetime.fromtimestamp(at / 1000, UTC)
