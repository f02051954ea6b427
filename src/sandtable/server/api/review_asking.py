"""What the routes of reviews and those of help at tables share: which games, and how to answer."""

from collections.abc import Mapping
from typing import Annotated, Any

import orjson
from fastapi import Query
from starlette.responses import Response

from ...study import study_of
from ...tables import Status, Table
from ...tables.record import record_of
from ..errors import NotFound, NotNow, answers
from .review_shapes import MOST_PLIES, MOST_SEATS

EFFORT = 10
"""What plays a whole game through counts for so many requests more."""

SeatQuery = Annotated[int, Query(ge=0, lt=MOST_SEATS, description="Whose eyes to see it with.")]


def described(model: Any, *statuses: int, status: int = 200) -> dict[int | str, Any]:
    """For the description of a route that is for whoever is known."""
    return {status: {"model": model}, **answers(401, *statuses)}


def as_json(content: Any) -> Response:
    """An answer that is what its description says already."""
    return Response(orjson.dumps(content), media_type="application/json")


def record_at(table: Table) -> Mapping[str, Any]:
    """The record of a game that is over."""
    if table.status is not Status.OVER or table.outcome is None:
        raise NotNow("review-when-over")
    return record_of(table)


def check_is_reviewable(record: Mapping[str, Any]) -> None:
    """Whether a review can be made of a game, and in which time."""
    if study_of(record["game"]).review is None:
        raise NotFound("not-reviewable")
    if len(record["moves"]) > MOST_PLIES:
        raise NotNow("review-too-long", most=MOST_PLIES)
