"""The first use of a game compiles its rules and its bots: say so while it lasts."""

from rich.console import Console

from ..games import Game
from ..players import SeatView
from ..players.registry import PLAYERS, make_player

A_MOMENT = 0.01
"""Seconds in which a bot shows that it is compiled."""


def prepare(game: Game) -> None:
    """Compile the rules of a game if that has never happened on this computer."""
    if game.is_warm:
        return
    console = Console(stderr=True, highlight=False)
    notice = f"Preparing {game.title} for this computer (once, about ten seconds) ..."
    if console.is_terminal:
        with console.status(notice):
            game.warm_up()
    else:
        console.print(notice)
        game.warm_up()


def prepare_bots(game: Game) -> None:
    """Let every bot think for a moment: it says itself when it has to be compiled for that."""
    position = game.deal(seed=0)
    assert position.seat is not None
    for name in PLAYERS[game.name]:
        make_player(game.name, name).choose(SeatView.of(position, position.seat), A_MOMENT)
