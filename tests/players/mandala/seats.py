"""What a Mandala bot sees, made for tests."""

from collections.abc import Iterator

import numpy as np

from sandtable import Position, load
from sandtable.games.batch import States
from sandtable.games.mandala.state import CLAIM, STATE
from sandtable.players import RandomPlayer, SeatView
from sandtable.players.mandala.claims import ROOM
from sandtable.players.mandala.handmade import handmade_weights
from sandtable.players.mandala.thinking import MIND, give_knowledge

GAME = load("mandala")


def drawn(picture: str, seat: int) -> SeatView:
    """The view of a seat in a drawn position, as if the game had begun there."""
    position = GAME.from_picture(picture)
    now = position.observation(seat)
    return SeatView(GAME, {}, seat, now, now, (), tuple(position.legal_moves()))


def room_for(state: np.record) -> States:
    """A state, and room for a solver to work in."""
    states = np.zeros(ROOM + 1, dtype=STATE)
    states[0] = state
    return states


def handmade_minds() -> States:
    """A mind with the weights made by hand."""
    minds = np.zeros(1, dtype=MIND)
    give_knowledge(minds, handmade_weights())
    return minds


def claims(games: int) -> Iterator[Position]:
    """All positions of some random games in which a Mountain is claimed."""
    for seed in range(games):
        position = GAME.deal(seed=seed)
        anybody = RandomPlayer(seed)
        while (seat := position.seat) is not None:
            if position.state.phase == CLAIM:
                yield position.copy()
            position.play(anybody.choose(SeatView.of(position, seat), 0).move)
