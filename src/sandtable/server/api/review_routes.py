"""Reviews of finished games and of records, and moves to try in them.

A review is asked for once and then looked at: it comes in as it is made. Nobody is helped in a
rated game while it is on.
"""

import asyncio
from collections.abc import Mapping
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from ...errors import BadRecord, SandtableError
from ...games import GAMES
from ...records import replay
from ...records.outcome import read_outcome
from ...study import study_of
from ...study.analysis import position_key
from ...study.review.walking import walk
from ..edge.limits import address_key
from ..errors import NotFound, NotNow, ServerError, answers
from ..live.messages import LARGEST
from ..live.reviews import Job, Reviews
from ..people.identity import Current, Visitor, limits_of
from .dependencies import hub_of, room_of
from .review_answers import (
    check_move,
    frames_seen,
    moment_seen,
    review_seen,
    try_seen,
)
from .review_asking import EFFORT, SeatQuery, as_json, check_is_reviewable, described, record_at
from .review_shapes import (
    MOST_PLIES,
    Moment,
    MoveTried,
    ReviewFrames,
    ReviewSeen,
    ReviewWish,
    TrySeen,
)
from .shapes import GamePath, Language

router = APIRouter(prefix="/api", tags=["study"])

ReviewName = Annotated[str, Path(pattern=r"^[0-9a-f]{32}$")]
PlyPath = Annotated[int, Path(ge=0, le=MOST_PLIES)]
Since = Annotated[int, Query(ge=0, le=LARGEST, description="The first grade to send.")]


# Reviews.


@router.post("/reviews", responses=described(ReviewSeen, 404, 409))
async def ask_for_review(
    request: Request, visitor: Current, wish: ReviewWish, language: Language = "en"
) -> Response:
    """Have a game reviewed. The same record and depth give the same review, whoever asks."""
    limits_of(request).requests_of_person.take(visitor.identity, EFFORT)
    if (wish.table is None) == (wish.record is None):
        raise ServerError("review-of-what")
    seat: int | None = None
    if wish.table is not None:
        room = await room_of(request, wish.table, visitor)
        record, seat = record_at(room.table), room.table.seat_of(visitor.identity)
    else:
        assert wish.record is not None
        record = await _record_sent(request, visitor, wish.record)
    check_is_reviewable(record)
    reviews = hub_of(request).reviews
    job = reviews.open(record, wish.depth)
    if wish.begin and job.state != "done":
        limits_of(request).reviews.take(visitor.identity)
        reviews.begin(job, visitor.identity, address_key(request.scope))
    return await _seen(reviews, job, language, 0, seat)


@router.post("/reviews/warm/{game}", status_code=204, responses=answers(401, 404))
async def warm_up(request: Request, visitor: Current, game: GamePath) -> None:
    """I may soon want a review or a hint: let it begin to load what that needs."""
    if game not in GAMES or study_of(game).review is None:
        raise NotFound("not-reviewable")
    limits_of(request).requests_of_person.take(visitor.identity, EFFORT)
    hub_of(request).reviews.warm(game)


@router.get("/reviews/{review}", responses=described(ReviewSeen, 404))
async def see_review(
    request: Request,
    visitor: Current,
    review: ReviewName,
    since: Since = 0,
    language: Language = "en",
) -> Response:
    """A review as far as it has come. `no-such-review`: ask for it again."""
    reviews = hub_of(request).reviews
    return await _seen(reviews, reviews.get(review, visitor.identity), language, since, None)


@router.delete("/reviews/{review}", status_code=204, responses=answers(401, 404))
async def cancel_review(request: Request, visitor: Current, review: ReviewName) -> None:
    """I do not want it any more; if nobody else does, it is cancelled."""
    reviews = hub_of(request).reviews
    reviews.leave(reviews.get(review, visitor.identity), visitor.identity)


@router.get("/reviews/{review}/frames", responses=described(ReviewFrames, 404))
async def see_frames(
    request: Request, visitor: Current, review: ReviewName, seat: SeatQuery = 0
) -> Response:
    """The positions of the game, as one seat saw them."""
    limits_of(request).requests_of_address.take(address_key(request.scope), EFFORT)
    job = hub_of(request).reviews.get(review, visitor.identity)
    return as_json(await asyncio.to_thread(frames_seen, job.record, seat))


@router.get("/reviews/{review}/moments/{ply}", responses=described(Moment, 404))
async def see_moment(
    request: Request, visitor: Current, review: ReviewName, ply: PlyPath
) -> Response:
    """A decision as its player had it, with the move that was made and the better one."""
    job = hub_of(request).reviews.get(review, visitor.identity)
    return as_json(await asyncio.to_thread(moment_seen, job, ply))


@router.post("/reviews/{review}/moments/{ply}/tries", responses=described(TrySeen, 404, 409))
async def try_move(
    request: Request,
    visitor: Current,
    review: ReviewName,
    ply: PlyPath,
    tried: MoveTried,
    language: Language = "en",
) -> Response:
    """The move that I would have made: just as good, or what it would have cost."""
    reviews = hub_of(request).reviews
    job = reviews.get(review, visitor.identity)
    position = await asyncio.to_thread(check_move, job.record, ply, tried.move)
    limits_of(request).tries_of_person.take(visitor.identity)
    found = await reviews.try_move(job, ply, tried.move)
    return as_json(await asyncio.to_thread(try_seen, job, position, found, language))


# What is reviewed.


async def _record_sent(
    request: Request, visitor: Visitor, record: dict[str, Any]
) -> Mapping[str, Any]:
    """A record that somebody has sent: of a game that is over, and of no rated one that is on."""
    game, moves = record.get("game"), record.get("moves")
    if game not in GAMES or not isinstance(moves, list) or len(moves) > MOST_PLIES:
        raise ServerError("bad-record")
    hub = hub_of(request)
    await hub.warmup.wait_for(game)
    keys = await asyncio.to_thread(_keys_of, record)
    if await hub.rated_positions.hold(game, visitor.identity, keys):
        raise NotNow("running-rated-game")
    return {name: value for name, value in record.items() if name in KEPT}


KEPT = (
    "format", "game", "rules", "options", "seats", "deal", "moves", "scores", "winner", "ending",
    "agreed", "memory",
)  # fmt: skip
"""What a review looks at; all else that somebody sends is left out."""


def _keys_of(record: Mapping[str, Any]) -> set[bytes]:
    """The positions of a record that can be replayed and is over; ServerError says why not."""
    try:
        last = replay(record)
        if read_outcome(record, last) is None:
            raise NotNow("review-when-over")
        return {position_key(step.before) for step in walk(record).steps}
    except (BadRecord, SandtableError) as error:
        if isinstance(error, NotNow):
            raise
        raise ServerError("bad-record") from None


async def _seen(
    reviews: Reviews, job: Job, language: str, since: int, seat: int | None
) -> Response:
    before = reviews.place_of(job)
    return as_json(await asyncio.to_thread(review_seen, job, language, since, before, seat))
