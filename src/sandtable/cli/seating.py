"""Who sits where: from the wishes on the command line, or from a saved game, to a match."""

from dataclasses import dataclass, field, replace
from enum import StrEnum
from pathlib import Path
from typing import Any

from ..errors import BadOption, BadRecord
from ..games import Game, Position, load
from ..games.outcome import Outcome
from ..players.registry import PLAYERS, RANDOM
from ..records import read_record, replay
from ..records.outcome import read_outcome
from ..tables import Starter, read_settings
from ..tables.dealer import DiceDealer
from ..tables.settings import Memory
from .match import Match
from .opponents import Opponent, generator, is_computer_name, kind_called, kind_wished, name_of
from .warming import warm
from .wording import LONGEST_NAME, counted

KEPT_KEYS = ("started", "comments")
"""What a resumed record may say beside the game, and still says when it is saved again."""

Kinds = list[str | None]
"""The kind of player on each seat; None is a person."""


class Against(StrEnum):
    """Who holds the seats that the person at the keyboard does not take."""

    PEOPLE = "people"
    RANDOM = "random"
    BOT = "bot"


@dataclass
class Wishes:
    """What was asked for; None is: whatever is usual."""

    game: str | None = None
    against: Against | None = None
    bot: str | None = None
    """Which bot, if it is to be one."""
    cores: int = 1
    """On how many cores it thinks."""
    seat: int | None = None
    seed: str | None = None
    names: list[str] | None = None
    memory: Memory | None = None
    options: dict[str, Any] = field(default_factory=dict)


def new_match(game: Game, wishes: Wishes) -> Match:
    """A fresh deal with everybody seated."""
    options = dict(wishes.options)
    kind = wished_kind(game, wishes)
    if kind is not None and "seats" in game.options:
        options.setdefault("seats", 2)
    kinds = _kinds(kind, wishes, game.seat_count(game.read_options(options)))
    names = _names(wishes.names, kinds)
    warm(game)
    return _open(game, replace(wishes, options=options), names, kinds)


def _open(
    game: Game, wishes: Wishes, names: list[str], kinds: Kinds, begun: Position | None = None
) -> Match:
    """Everybody sits down on the seat of their choice; the first seat begins."""
    settings = {"game": game.name, "options": wishes.options, "memory": wishes.memory}
    robots = {}
    for seat, kind in enumerate(kinds):
        seed = None if wishes.seed is None else f"{seat} {wishes.seed}"
        if kind is not None:
            robots[seat] = Opponent(game, kind, seed, wishes.cores)
    dealer = DiceDealer(wishes.seed, begun)
    return Match.open(read_settings(settings | {"starter": Starter.HOST}), names, robots, dealer)


def wished_kind(game: Game, wishes: Wishes) -> str | None:
    """The kind of player that takes the other seats; None: people do."""
    if wishes.bot is not None and wishes.against not in (None, Against.BOT):
        raise BadOption(f"--bot and --against {wishes.against} do not go together")
    if wishes.bot is not None:
        return kind_wished(game.name, wishes.bot)
    if wishes.against is Against.BOT:
        return list(PLAYERS[game.name])[-1]
    if wishes.against is Against.RANDOM:
        return RANDOM
    if wishes.seat is not None:
        raise BadOption("--seat says where you sit against the computer: add --against random")
    return None


def _kinds(kind: str | None, wishes: Wishes, seats: int) -> Kinds:
    """The computer on every seat but one: the wished one, or one drawn by lot."""
    if kind is None:
        return [None] * seats
    if seats < 2:
        raise BadOption("the computer needs a seat of its own: there is only one")
    own = wishes.seat
    if own is None:
        own = generator("seat", wishes.seed).randrange(seats)
    if own not in range(seats):
        raise BadOption(f"there is no seat {own}: seats are 0 to {seats - 1}")
    return [None if seat == own else kind for seat in range(seats)]


def _names(wished: list[str] | None, kinds: Kinds) -> list[str]:
    """A name for every seat; those of people as wished."""
    people = [seat for seat, kind in enumerate(kinds) if kind is None]
    if wished is None:
        wished = ["Player"] if len(people) == 1 else [f"Player {seat + 1}" for seat in people]
    if len(wished) != len(people):
        raise BadOption(
            f"{counted(len(wished), 'name')} for {counted(len(people), 'seat')} at the keyboard"
        )
    names = ["" if kind is None else name_of(kind) for kind in kinds]
    for seat, name in zip(people, wished, strict=True):
        names[seat] = _checked_name(name, names)
    return names


def _checked_name(name: str, taken: list[str]) -> str:
    name = name.strip()
    if not name or not name.isprintable():
        raise BadOption(f"{name!r} is no name that can be shown")
    if len(name) > LONGEST_NAME:
        raise BadOption(f"the name {name!r} is longer than {LONGEST_NAME} letters")
    if is_computer_name(name):
        raise BadOption(f"a person cannot be called {name!r}: it is the computer's name")
    if name in taken:
        raise BadOption(f"two seats cannot both be called {name!r}")
    return name


def resumed_match(path: Path, wishes: Wishes) -> tuple[Outcome | None, Match]:
    """How a saved game has ended, if it has, and its match, seated as wished or as before."""
    try:
        record = read_record(path)
        begun = replay(record)
    except BadRecord as error:
        sentence = str(error)
        raise BadRecord(sentence if str(path) in sentence else f"{path}: {sentence}") from None
    game = begun.game
    _check_resume(game, wishes)
    names = [name.encode("utf-8", "backslashreplace").decode() for name in record["seats"]]
    names, kinds = _seated_again(game, names, wishes)
    memory = next((one for one in Memory if game.has_memory and one == record.get("memory")), None)
    wishes = replace(wishes, options=begun.options, memory=memory)
    match = _open(game, wishes, names, kinds, begun)
    match.extras |= {key: record[key] for key in KEPT_KEYS if key in record}
    match.play_again(begun.moves)
    return read_outcome(record, begun) or match.table.outcome, match


def _seated_again(game: Game, names: list[str], wishes: Wishes) -> tuple[list[str], Kinds]:
    """The names and the players of the computer of a saved game, changed as wished."""
    saved = [kind_called(game, name) for name in names]
    kinds = saved if None in saved else _kinds(None, wishes, len(names))
    kind = wished_kind(game, wishes)
    if kind is None and wishes.against is None:
        return names, kinds
    if kind is not None and wishes.seat is None and any(kinds):
        if wishes.bot is None:
            return names, kinds
        if kinds.count(None) == 1:  # Who sat alone keeps the seat.
            wishes = replace(wishes, seat=kinds.index(None))
    kinds = _kinds(kind, wishes, len(names))
    fresh = zip(names, _names(None, kinds), saved, kinds, strict=True)
    return [given if was or now else name for name, given, was, now in fresh], kinds


def _check_resume(game: Game, wishes: Wishes) -> None:
    """A saved game brings its own rules, settings and names."""
    if wishes.game is not None and load(wishes.game) is not game:
        raise BadOption(f"the saved game is {game.title}, not {load(wishes.game).title}")
    given = [*wishes.options]
    given += [name for name in ("names", "memory") if getattr(wishes, name) is not None]
    if given:
        raise BadOption(f"--{given[0]} cannot be changed in a saved game")
