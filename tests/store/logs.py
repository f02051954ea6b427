"""Tables as the store keeps them, for tests."""

import asyncio
import random
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any

from sandtable.store.store import Store, create_store
from sandtable.store.values import Person, Seating, Summary, Token
from sandtable.tables import Status, Table, verbs
from tests.tables.parties import START, do, on_turn, started

Doing = Callable[[Store], Coroutine[Any, Any, Any]]


def with_store(url: str, doing: Doing) -> Any:
    """Do something with the store of a database, and close it."""

    async def run() -> Any:
        async with create_store(url) as store:
            return await doing(store)

    return asyncio.run(run())


def summary_of(name: str, table: Table) -> Summary:
    """What lists show of a table."""
    sitting = enumerate(chair.who for chair in table.chairs)
    turn = None if table.status is not Status.PLAYING else on_turn(table)
    return Summary(
        table=name,
        game=table.settings.game,
        options=table.settings.options,
        visibility=table.settings.visibility.value,
        is_rated=table.settings.is_rated,
        clock=None,
        status=table.status.value,
        host=table.opening.host,
        seatings=tuple(
            Seating(chair, who.identity, who.name, who.kind.value)
            for chair, who in sitting
            if who is not None
        ),
        seats=table.settings.seats,
        turn=turn,
        result=None if table.outcome is None else {"winner": table.outcome.winner},
        opened=table.opening.at,
        changed=table.events[-1].at,
    )


async def keep(store: Store, name: str, table: Table, **changes: Any) -> None:
    """Append all events of a table at once."""
    await store.append(name, 0, table.events, replace(summary_of(name, table), **changes))


def finished(game: str, seed: int) -> Table:
    """A game played to its end at random."""
    table = started(game, seed=f"south-{seed}")
    generator = random.Random(seed)
    while table.turn is not None:
        move = generator.choice(table.position.legal_moves())
        do(table, verbs.play(table, on_turn(table), move, START + table.number))
    return table


def guest(identity: str = "n", name: str = "North") -> tuple[Person, Token]:
    """Somebody who just came, with the cookie of their browser."""
    return (
        Person(identity, name, passphrase=None, created=START),
        Token(f"hash of {identity}", identity, "browser", "", created=START, used=START),
    )
