"""Tables for tests: who sits there, and games played at random."""

import random
from typing import Any

from sandtable.games.outcome import Outcome
from sandtable.tables import Event, Kind, Somebody, Step, Table, read_event, read_settings, verbs
from sandtable.tables.fairness import commitment_to_seed

OPTIONS: dict[str, dict[str, Any]] = {"mandamina": {"seats": 2, "goal": "simple"}}
"""For two players, and so that random games end."""
NORTH = Somebody("n", "North", Kind.GUEST)
SOUTH = Somebody("s", "South", Kind.PERSON)
SECRET = bytes(range(32))
START = 1_000_000


def do(table: Table, step: Step) -> Table:
    """Let what a verb decided happen."""
    for event in step.events:
        table.apply(event)
    return table


def opened(game: str = "patterns", secret: bytes = SECRET, **settings: Any) -> Table:
    """A table with empty chairs."""
    data = {"game": game, "starter": "host", **settings}
    return verbs.open_table(read_settings(data), NORTH.identity, secret, START).after


def of_first_scheme(table: Table) -> Table:
    """The same table as it was logged when there was one scheme of chance."""
    return Table(read_event(as_first_logged(event)) for event in table.events)


def as_first_logged(event: Event) -> dict[str, Any]:
    """An event without what the second scheme has added."""
    added = {"scheme"} if event.kind() == "opened" else {"commitment"}
    if event.kind() not in ("opened", "sat"):
        added = set()
    return {key: value for key, value in event.as_json().items() if key not in added}


def sealed(table: Table, *people: tuple[Somebody, str]) -> Table:
    """People sit down, committed to their seeds."""
    for who, seed in people:
        commitment = commitment_to_seed(seed)
        do(table, verbs.take_seat(table, None, who, "", START, commitment))
    return table


def started(game: str = "patterns", seed: str = "south", **settings: Any) -> Table:
    """A game of North, who begins, and South, just dealt."""
    table = opened(game, **{"options": OPTIONS.get(game, {}), **settings})
    do(table, verbs.take_seat(table, None, NORTH, "north", START))
    do(table, verbs.take_seat(table, None, SOUTH, seed, START))
    return do(table, verbs.start(table, START))


def solo(**options: Any) -> Table:
    """A Mandamina game of North alone, just dealt."""
    table = opened("mandamina", options=options)
    do(table, verbs.take_seat(table, None, NORTH, "north", START))
    return do(table, verbs.start(table, START))


def ended(table: Table) -> Outcome:
    """How a game ended that is over."""
    assert table.outcome is not None
    return table.outcome


def on_turn(table: Table) -> str:
    """Who is to decide."""
    assert table.turn is not None
    return table.player(table.turn).identity


def play_some(table: Table, moves: int, seed: int = 0, now: int = START) -> Table:
    """So many random moves, or fewer if the game ends."""
    generator = random.Random(seed)
    for _ in range(moves):
        if table.turn is None:
            break
        move = generator.choice(table.position.legal_moves())
        do(table, verbs.play(table, on_turn(table), move, now))
    return table
