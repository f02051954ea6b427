"""Make a bot ready: its first thought in a process would else load or compile for a while."""

from ...games import load
from ...games.warmup import Tell, log_notice
from ...players.player import SeatView
from ...players.registry import make_player

A_MOMENT = 0.01
"""Seconds in which a bot uses all of its code once."""


def warm_level(game: str, level: str, tell: Tell | None = log_notice) -> None:
    """Let a bot think once, about any deal."""
    rules = load(game)
    rules.warm(tell)
    position = rules.deal(seed=0)
    assert position.seat is not None
    player = make_player(game, level, tell=tell)
    player.choose(SeatView.of(position, position.seat), A_MOMENT)
