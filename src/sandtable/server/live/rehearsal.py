"""Games nobody sees: they use all code of a game once, so that no table has to wait for it.

What is compiled, or loaded, on first use at a table would keep everybody waiting: tables live in
the event loop, and only one thing is compiled at a time.
"""

import random
from typing import Any

from ...games import load
from ...tables import Table, bot, read_settings, verbs
from ...tables.record import record_of
from ...tables.view import see_event, see_table

MOST_MOVES = 300
"""Most random games end before."""
NOBODY = bot("nobody", "nobody")


def rehearse(game: str) -> None:
    """A game with the first value of every option, and one with the last."""
    for which in (0, -1):
        options = {name: values[which] for name, values in load(game).options.items()}
        table = play_and_look({"game": game, "options": options}, random.Random(which))
        if table.turn is None:
            record_of(table)


def play_and_look(settings: dict[str, Any], generator: random.Random) -> Table:
    """Play random moves, and look at each position from everywhere."""
    table = verbs.open_table(read_settings(settings), NOBODY.identity, bytes(32), 0).after
    for _ in table.chairs:
        table = verbs.take_seat(table, None, NOBODY, "", 0).after
    table = verbs.start(table, 0).after
    while table.turn is not None and table.moves < MOST_MOVES:
        move = generator.choice(table.position.legal_moves())
        table = verbs.play_for(table, table.turn, move, 0).after
        if table.turn is not None:
            table.position.prospects()
        for seat in (None, *range(table.settings.seats)):
            see_table(table, seat, 0)
            see_event(table, table.number - 1, seat)
    return table
