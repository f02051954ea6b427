"""What people and programs send to a table: the same messages by REST and by socket.

Every act has a key, chosen by whoever sends it. An act that is sent again under the same key is
not done again; it is answered as it was the first time.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from ...tables.reactions import Reaction

LARGEST = 2**31 - 1

Key = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Number = Annotated[int, Field(ge=0, le=LARGEST)]
Place = Annotated[int, Field(ge=0, le=5)]
"""A chair or a seat."""
Seed = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Commitment = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
Word = Annotated[str, Field(min_length=1, max_length=40)]


class Message(BaseModel):
    """Anything that is sent: nothing may be in it that nobody knows."""

    model_config = ConfigDict(
        extra="forbid", strict=True, frozen=True, use_attribute_docstrings=True
    )


class Act(Message):
    """Somebody wants something to happen at a table."""

    key: Key


class Play(Act):
    """Make a move."""

    type: Literal["play"]
    number: Number
    """How many events of the table you had seen: the move answers them and no others."""
    move: Word


class Undo(Act):
    """Take your last move back."""

    type: Literal["undo"]
    number: Number


class TakeSeat(Act):
    """Sit down on a chair, or on the first that is free."""

    type: Literal["take-seat"]
    seed: Seed | None = None
    """Your part of the chance of the game, given to the table at once; or else a commitment."""
    commitment: Commitment | None = None
    """To a seed that you reveal when all players are committed: the SHA-256, in hexadecimal digits,
    of `sandtable-seed/1|` and the seed."""
    chair: Place | None = None


class Commit(Act):
    """Take another seed, before the game: the old one is lost, or a player has come or gone since
    it was revealed."""

    type: Literal["commit"]
    commitment: Commitment


class Reveal(Act):
    """Reveal the seed of your commitment, when all players are committed."""

    type: Literal["reveal"]
    number: Number
    """How many events of the table you had seen: the commitments you looked at."""
    seed: Seed


class AddBot(Act):
    """Let a bot sit down; for whoever opened the table."""

    type: Literal["add-bot"]
    level: Word
    chair: Place | None = None


class SendAway(Act):
    """Clear a chair before the game; for whoever opened the table."""

    type: Literal["send-away"]
    chair: Place


class HandOver(Act):
    """Let a bot play on for a seat that was left."""

    type: Literal["hand-over"]
    seat: Place
    level: Word


class EndAbandoned(Act):
    """End the game because a seat was left."""

    type: Literal["end-abandoned"]
    seat: Place


class Plain(Act):
    """Everything that needs no more words."""

    type: Literal[
        "leave",
        "decline",
        "resign",
        "offer-draw",
        "accept-draw",
        "decline-draw",
        "claim-timeout",
        "rematch",
    ]


OneAct = (
    Play | Undo | TakeSeat | Commit | Reveal | AddBot | SendAway | HandOver | EndAbandoned | Plain
)
AnyAct = Annotated[OneAct, Field(discriminator="type")]


class Since(Message):
    """Send me everything from this event on (again)."""

    type: Literal["since"]
    number: Number


class Why(Message):
    """Why may I not make this move? Nothing is played."""

    type: Literal["why"]
    key: Key
    move: Word


class React(Message):
    """Give the others a short sign. It is shown for a moment, and not kept."""

    type: Literal["react"]
    key: Key
    reaction: Reaction


class Ping(Message):
    """Are you there?"""

    type: Literal["ping"]


AnyMessage = Annotated[OneAct | Since | Why | React | Ping, Field(discriminator="type")]

MESSAGES: TypeAdapter[AnyMessage] = TypeAdapter(AnyMessage)
"""Reads what comes by a socket."""
