"""Who sits where: from the wishes on the command line, or from a saved game, to a table."""

from dataclasses import dataclass, field, replace
from enum import StrEnum
from pathlib import Path
from typing import Any

from ..errors import BadOption, BadRecord
from ..games import Game, load
from ..players.registry import PLAYERS, RANDOM
from ..records import read_record, replay
from .opponents import Opponent, generator, is_computer_name, kind_called, kind_wished, name_of
from .preparing import prepare
from .table import KEPT_KEYS, Table
from .undo import Past
from .wording import LONGEST_NAME, counted


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
    options: dict[str, Any] = field(default_factory=dict)


def new_table(game: Game, wishes: Wishes) -> Table:
    """A fresh deal with everybody seated."""
    options = dict(wishes.options)
    kind = wished_kind(game, wishes)
    if kind is not None and "seats" in game.options:
        options.setdefault("seats", 2)
    seats = game.seat_count(game.read_options(options))
    _check_seat_wish(wishes)
    robots = {} if kind is None else _robots(game, kind, wishes, seats)
    names = _names(wishes.names, seats, robots)
    prepare(game)
    return Table(game.deal(seed=wishes.seed, **options), names, robots)


def wished_kind(game: Game, wishes: Wishes) -> str | None:
    """The kind of player that takes the other seats; None: people do."""
    if wishes.bot is not None and wishes.against not in (None, Against.BOT):
        raise BadOption(f"--bot and --against {wishes.against} do not go together")
    if wishes.bot is None and wishes.against is Against.BOT:
        return strongest(game)
    if wishes.bot is not None:
        return kind_wished(game.name, wishes.bot)
    return RANDOM if wishes.against is Against.RANDOM else None


def strongest(game: Game) -> str:
    """The best player there is for a game."""
    return list(PLAYERS[game.name])[-1]


def _robots(game: Game, kind: str, wishes: Wishes, seats: int) -> dict[int, Opponent]:
    """The computer on every seat but one: the wished one, or one drawn by lot."""
    if seats < 2:
        raise BadOption("the computer needs a seat of its own: there is only one")
    seat = wishes.seat
    if seat is None:
        seat = generator("seat", wishes.seed).randrange(seats)
    if seat not in range(seats):
        raise BadOption(f"there is no seat {seat}: seats are 0 to {seats - 1}")
    seeds = [None if wishes.seed is None else f"{other} {wishes.seed}" for other in range(seats)]
    return {
        other: Opponent(game, kind, seeds[other], wishes.cores)
        for other in range(seats)
        if other != seat
    }


def _check_seat_wish(wishes: Wishes) -> None:
    if wishes.seat is not None and wishes.bot is None and wishes.against in (None, Against.PEOPLE):
        raise BadOption("--seat says where you sit against the computer: add --against random")


def _names(wished: list[str] | None, seats: int, robots: dict[int, Opponent]) -> list[str]:
    """A name for every seat; those of people as wished."""
    people = [seat for seat in range(seats) if seat not in robots]
    names = [robots[seat].name if seat in robots else "" for seat in range(seats)]
    if wished is None:
        wished = ["Player"] if len(people) == 1 else [f"Player {seat + 1}" for seat in people]
    if len(wished) != len(people):
        raise BadOption(
            f"{counted(len(wished), 'name')} for {counted(len(people), 'seat')} at the keyboard"
        )
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


def read_saved(path: Path) -> tuple[Any, Table]:
    """The record in a file and its table, with people on all seats that no random player had."""
    try:
        record = read_record(path)
        position = replay(record)
    except BadRecord as error:
        sentence = str(error)
        raise BadRecord(sentence if str(path) in sentence else f"{path}: {sentence}") from None
    names = [name.encode("utf-8", "backslashreplace").decode() for name in record["seats"]]
    extras = {key: record[key] for key in KEPT_KEYS if key in record}
    game = position.game
    kinds = {seat: kind_called(game, name) for seat, name in enumerate(names)}
    robots = {seat: Opponent(game, kind) for seat, kind in kinds.items() if kind is not None}
    if len(robots) == len(names):
        robots = {}
    return record, Table(position, names, robots, Past(), extras)


def resumed_table(table: Table, wishes: Wishes) -> Table:
    """A saved game made ready to go on, seated as wished or as before."""
    position = table.position
    game = position.game
    _check_resume(game, wishes)
    kind = wished_kind(game, wishes)
    if wishes.against is Against.PEOPLE:
        table.robots = {}
        table.names = [
            f"Player {seat + 1}" if kind_called(game, name) else name
            for seat, name in enumerate(table.names)
        ]
    elif kind is not None and (wishes.seat is not None or wishes.bot or not table.robots):
        table.robots = _robots(game, kind, _keep_seat(table, wishes), position.seats)
        table.names = [
            name_of(kind) if seat in table.robots else _name_of_person(game, name)
            for seat, name in enumerate(table.names)
        ]
    _check_seat_wish(wishes)
    position.supply_chance(wishes.seed)
    table.past = Past.of(position, table.people)
    return table


def _keep_seat(table: Table, wishes: Wishes) -> Wishes:
    """Whoever sat alone against the computer keeps the seat, unless another one is wished."""
    if wishes.seat is None and table.robots and len(table.people) == 1:
        return replace(wishes, seat=table.people[0])
    return wishes


def _name_of_person(game: Game, name: str) -> str:
    return "Player" if kind_called(game, name) else name


def _check_resume(game: Game, wishes: Wishes) -> None:
    """A saved game brings its own rules, options and names."""
    if wishes.game is not None and load(wishes.game) is not game:
        raise BadOption(f"the saved game is {game.title}, not {load(wishes.game).title}")
    given = [f"--{name}" for name in wishes.options]
    if wishes.names is not None:
        given.append("--names")
    if given:
        raise BadOption(f"{given[0]} cannot be changed in a saved game")


def rematch(table: Table, seed: str | None) -> Table:
    """A fresh deal of the same game in which everybody moves up one seat."""
    seats = table.position.seats
    names = [table.names[seat - 1] for seat in range(seats)]
    robots = {(seat + 1) % seats: robot for seat, robot in table.robots.items()}
    position = table.game.deal(seed=seed, **table.position.options)
    return Table(position, names, robots)
