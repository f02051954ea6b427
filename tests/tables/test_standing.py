"""What is kept of one table and told of another that stands alike is what its verbs would do."""

import random
from collections.abc import Callable

import pytest

from sandtable.tables import Refused, Table, bot, verbs
from sandtable.tables import standing as kept_here
from sandtable.tables.allowed import allowed_verbs, if_absent
from sandtable.tables.reactions import may_react
from sandtable.tables.standing import Open, open_to, standing_of

from .parties import NORTH, SOUTH, START, do, opened, play_some, solo, started

STEADY = bot("steady", "steady")


def against_bot(**settings: object) -> Table:
    table = opened(**settings)  # type: ignore[arg-type]
    do(table, verbs.take_seat(table, None, NORTH, "north", START))
    do(table, verbs.add_bot(table, NORTH.identity, None, STEADY, START))
    return do(table, verbs.start(table, START))


TABLES: dict[str, Callable[[], Table]] = {
    "mandala": lambda: started("mandala"),
    "patterns": lambda: started("patterns", options={}),
    "mandamina": lambda: started("mandamina"),
    "rated": lambda: started("patterns", rated=True),
    "by the clock": lambda: started("mandala", clock={"base": 60, "increment": 1}),
    "alone": solo,
    "with a bot": against_bot,
}


def as_asked(table: Table, seat: int | None) -> Open:
    """What is open to a seat, as the verbs say it at this very table."""
    return Open(allowed_verbs(table, seat), may_react(table, seat), if_absent(table, seat))


def something(table: Table, generator: random.Random) -> None:
    """A move, or whatever else somebody may do here."""
    who = generator.choice([NORTH.identity, SOUTH.identity])
    others: list[Callable[[], object]] = [
        lambda: do(table, verbs.offer_draw(table, who, START)),
        lambda: do(table, verbs.accept_draw(table, who, START)),
        lambda: do(table, verbs.decline_draw(table, who, START)),
        lambda: do(table, verbs.undo(table, who, START)),
        lambda: do(table, verbs.leave(table, who, START)),
        lambda: do(table, verbs.hand_to_bot(table, who, 0, STEADY, 10**9, START)),
        lambda: do(table, verbs.resign(table, who, START)),
        lambda: do(table, verbs.offer_rematch(table, who, "next", START)),
    ]
    weights = [4, 1, 4, 8, 1, 4, 0.2, 8]
    is_move = table.turn is not None and generator.random() < 0.6
    try:
        if is_move:
            play_some(table, 1, seed=generator.randrange(10**6))
        else:
            generator.choices(others, weights)[0]()
    except Refused:
        pass


@pytest.mark.parametrize("begin", TABLES.values(), ids=TABLES)
def test_it_is_what_the_verbs_say_at_every_table(begin: Callable[[], Table]) -> None:
    """Tables that stand alike are met again and again, at other moments of other games."""
    met = 0
    for seed in range(12):
        generator = random.Random(seed)
        table = begin()
        for _ in range(40):
            standing = standing_of(table)
            for seat in (None, *range(len(table.order))):
                met += (standing, seat) in kept_here._kept
                assert open_to(table, seat, standing) == as_asked(table, seat), table.events
            something(table, generator)
    assert met > 100


def test_nothing_is_kept_before_the_game() -> None:
    assert standing_of(opened()) is None


def test_it_does_not_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_here, "_kept", {})
    monkeypatch.setattr(kept_here, "MOST_KEPT", 3)
    table = started("patterns", options={})
    for _ in range(8):
        standing = standing_of(table)
        for seat in (0, 1, None):
            assert open_to(table, seat, standing) == as_asked(table, seat)
            assert len(kept_here._kept) <= 3
        play_some(table, 1)
