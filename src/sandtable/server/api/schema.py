"""Tables, events and socket messages as they are sent: for the description of the API alone.

Nothing is checked against these shapes while the server runs; tests do that.
"""

from typing import Annotated, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypedDict

from ...tables.reactions import Reaction
from .positions import AnyPosition
from .shapes import Clock, GameName, make_exact


class Settings(TypedDict):
    """What a table is for."""

    game: GameName
    options: dict[str, str | int]
    """Those that are not at their usual value."""
    visibility: Literal["public", "link", "private"]
    starter: Literal["lot", "host", "other"]
    clock: Clock | None
    rated: bool
    memory: Literal["open", "hidden"] | None
    """Whether claimed cards can be looked up; null in a game without covered cards."""


class Chair(TypedDict):
    """A chair and who sits there."""

    name: str | None
    kind: Literal["guest", "person", "bot"] | None
    avatar: str | None
    """The drawing beside the name; null for a bot, and if none was chosen."""
    reserved: bool
    """Kept for somebody: invited, or here before a rematch."""
    commitment: NotRequired[str | None]
    """Before the game: the hash of the seed of whoever sits here; null for a bot, and if it is
    still needed."""
    revealed: NotRequired[bool]
    """Before the game: whether they have shown the seed to the table."""


class Result(TypedDict):
    """How a game ended."""

    ending: str | None
    """As in a record, or `agreed`."""
    winner: int | bool | None
    """The seat that won; whether all have won where all play together; null for a draw, and if
    nobody has won because the game was `stopped`."""
    scores: list[int]


class Fairness(TypedDict):
    """How the chance of a game can be checked, once it is over."""

    scheme: str
    commitment: str
    secret: str
    seeds: list[str]
    commitments: NotRequired[list[str | None]]
    """Of the seeds; null for a bot. The first scheme had none."""
    starter: Literal["lot", "host", "other"]
    order: list[int]


class IfAbsent(TypedDict):
    """A seat for which others may send `hand-over` or `end-abandoned`."""

    seat: int
    after: int
    """Milliseconds without a sign of life until then; 0 if it was left."""


class Table(Settings):
    """A table as you may know it."""

    status: Literal["waiting", "playing", "over"]
    number: int
    """How many events there are: what a move answers."""
    chairs: list[Chair]
    order: list[int]
    """The chair of each seat; empty before the game."""
    seat: int | None
    """Yours; null if you watch, and before the game."""
    commitment: str
    """What the table has promised about its chance."""
    scheme: str
    """How that chance is made: `sandtable-chance/2`; older tables have `sandtable-chance/1`, in
    which seeds are given when sitting down."""
    rematch: str | None
    """The table of the next game."""
    practice: bool
    """Whether somebody who plays alone or against bots has taken a move back: such a game counts
    as practice, and not as won."""
    allowed: list[str]
    """What you may do besides moving: undo, resign, offer-draw, accept-draw, decline-draw, rematch;
    before the game take-seat, leave, decline, add-bot, send-away."""
    position: NotRequired[AnyPosition]
    """From the deal on, like all below."""
    clocks: NotRequired[list[int] | None]
    """Milliseconds each seat has left; null without a clock."""
    left: NotRequired[list[int]]
    """Seats that were left."""
    draw_offer: NotRequired[int | None]
    rematch_offers: NotRequired[list[int]]
    result: NotRequired[Result | None]
    history: NotRequired[list[str]]
    """The moves so far; not in `events` messages. With hidden memory, only the last few."""
    in_mind: NotRequired[int | None]
    """How many moves and chance events are told again where memory counts; null elsewhere."""
    can_react: NotRequired[bool]
    """Whether you may send `react`: you play people, and against each other."""
    if_absent: NotRequired[list[IfAbsent]]
    """The other seats that you may hand over or end the game for, if nobody is there."""
    fairness: NotRequired[Fairness]
    """Only when the game is over."""


class Presence(TypedDict):
    """Who is connected."""

    chairs: list[bool]
    watching: int


class BotsStatus(TypedDict):
    """How it stands with the bots of a table when very many games are played."""

    waiting: bool
    """A bot is to move, and has been waiting for its turn to think."""
    before: int
    """How many moves of other bots come before it; told again as that changes."""
    seconds: int
    """In about how many seconds it may think, as far as can be seen."""
    shortened: bool
    """A bot had less time than usual for its last move."""


# Events.


class Numbered(TypedDict):
    """What all events have in common."""

    number: int
    at: int
    """Milliseconds since 1970."""


class OpenedEvent(Numbered):
    """The table was opened."""

    kind: Literal["opened"]
    settings: Settings
    commitment: str


class ChairEvent(Numbered):
    """Somebody left a chair before the game; it was freed because its seed did not come; somebody
    showed their seed to the table; somebody invited declined, and anybody may take the chair."""

    kind: Literal["stood", "freed", "revealed", "declined"]
    chair: int


class CommittedEvent(Numbered):
    """Somebody took another seed before the game."""

    kind: Literal["committed"]
    chair: int
    commitment: str


class StartedEvent(Numbered):
    """The game was dealt."""

    kind: Literal["started"]
    order: list[int]


class PlayedEvent(Numbered):
    """A seat made a move, and chance followed."""

    kind: Literal["played"]
    seat: int
    move: str
    chance: str | None
    """As you saw it: a card you did not see is a `?`."""


class SeatEvent(Numbered):
    """A seat did something that needs no more words."""

    kind: Literal[
        "undone",
        "resigned",
        "draw-offered",
        "draw-declined",
        "draw-agreed",
        "timed-out",
        "left",
        "abandoned",
        "rematch-offered",
    ]
    seat: int


class StoppedEvent(Numbered):
    """The game was stopped at the table's ceiling of moves; nobody has won."""

    kind: Literal["stopped"]


class HandedOverEvent(Numbered):
    """A bot plays on for a seat that was left."""

    kind: Literal["handed-over"]
    seat: int
    name: str


class PausedEvent(Numbered):
    """For a while nobody could move; that counts for nobody."""

    kind: Literal["paused"]
    lost: int
    """Milliseconds; less than 0 if the clock of the server was set back."""


class RematchedEvent(Numbered):
    """They play again, at another table."""

    kind: Literal["rematched"]
    table: str


# A field cannot be called like a word of Python, unless it is written like this.
Being = TypedDict("Being", {"is": Literal["guest", "person", "bot"]})


class SatEvent(Numbered, Being):
    """Somebody took a chair."""

    kind: Literal["sat"]
    chair: int
    name: str
    commitment: NotRequired[str]
    """The hash of their seed; bots have none."""


TableEvent = Annotated[
    OpenedEvent
    | SatEvent
    | ChairEvent
    | CommittedEvent
    | StartedEvent
    | PlayedEvent
    | SeatEvent
    | StoppedEvent
    | HandedOverEvent
    | PausedEvent
    | RematchedEvent,
    Field(discriminator="kind"),
]

# Answers.


class TableView(TypedDict):
    """A table as whoever asks may see it."""

    name: str
    number: int
    """How many events there are: what a move answers."""
    is_host: bool
    """Whether you opened the table: then you may seat bots and send people away."""
    chair: int | None
    """Where you sit; null if you watch."""
    events: list[TableEvent]
    table: Table
    presence: Presence
    bots: BotsStatus


class Done(TableView):
    """An act was done: the table after it, and the events since it."""

    first: int
    """The number of its first event."""


class Frame(TypedDict):
    """A position of a replay, and the move that led there."""

    number: int
    """How many moves were made."""
    seat: int | None
    """Who made the move; null for the deal."""
    move: str | None
    chance: str | None
    position: AnyPosition


class Replay(TypedDict):
    """A game from its deal on, as you saw it."""

    game: GameName
    names: list[str]
    seat: int | None
    """Whose view this is; null for whoever watches."""
    moves: int
    """How many moves there are in all: a long game comes in parts."""
    frames: list[Frame]
    result: Result | None


# What comes by socket.


class HelloMessage(TypedDict):
    """The first message: the table as it stands."""

    type: Literal["hello"]
    number: int
    is_host: bool
    """Whether you opened the table: then you may seat bots and send people away."""
    chair: int | None
    events: list[TableEvent]
    table: Table
    presence: Presence
    bots: BotsStatus


class EventsMessage(TypedDict):
    """Something happened."""

    type: Literal["events"]
    chair: int | None
    events: list[TableEvent]
    table: Table


class DoneMessage(TypedDict):
    """Your act was done."""

    type: Literal["done"]
    key: str
    number: int
    """That of its first event."""


class RefusedMessage(TypedDict):
    """It was not done."""

    type: Literal["refused"]
    key: str | None
    """Null if the message could not be understood."""
    error: str
    code: str
    words: dict[str, str | int]
    number: int
    """How many events there are."""


class WhyMessage(TypedDict):
    """Why a move is not legal now; all empty if it is."""

    type: Literal["why"]
    key: str
    error: str | None
    code: str | None
    words: dict[str, str | int]


class PresenceMessage(Presence):
    """Who is connected has changed."""

    type: Literal["presence"]


class BotsMessage(BotsStatus):
    """How it stands with the bots has changed."""

    type: Literal["bots"]


class ReactionMessage(TypedDict):
    """A player gives everybody at the table a sign. It is to be shown for a moment."""

    type: Literal["reaction"]
    seat: int
    reaction: Reaction


class PongMessage(TypedDict):
    """The server is there."""

    type: Literal["pong"]
    now: int
    """Milliseconds since 1970."""


ServerMessage = Annotated[
    HelloMessage
    | EventsMessage
    | DoneMessage
    | RefusedMessage
    | WhyMessage
    | PresenceMessage
    | BotsMessage
    | ReactionMessage
    | PongMessage,
    Field(discriminator="type"),
]
"""Everything that comes by a socket."""

make_exact(Done | Replay | ServerMessage)
