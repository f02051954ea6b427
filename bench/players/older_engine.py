"""An older version as an engine: `PYTHONPATH=ITS/src python older_engine.py GAME BOT`.

It speaks docs/engine-protocol.md for versions that do not speak it themselves, so it uses nothing
of the package but what has always been there. With `--processor-time` the bot thinks so many
seconds of the processor (clock.py).
"""

import json
import os
import sys
import time
from typing import Any

import numpy as np

import sandtable
from sandtable.players.player import SeatView
from sandtable.players.registry import make_player

PROCESSOR_TIME = "--processor-time"


def observation(game: Any, fields: dict[str, Any]) -> Any:
    """An observation record; what this version does not know is left out."""
    found = np.zeros(1, dtype=game.observation_type)
    for name in game.observation_type.names:
        if name in fields:
            found[name][0] = fields[name]
    return found


def view_of(game: Any, asked: dict[str, Any]) -> SeatView:
    """What the seat may know, as this version has it."""
    return SeatView(
        game=game,
        options=game.read_options(asked["options"]),
        seat=asked["seat"],
        start=observation(game, asked["start"]),
        now=observation(game, asked["now"]),
        history=tuple(asked["history"]),
        legal_moves=tuple(asked["legal_moves"]),
    )


def main(name: str, level: str) -> None:
    """Answer until the input ends."""
    out = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # Whatever prints must not stand between our lines.
    game = sandtable.load(name)
    player = None
    for line in sys.stdin:
        asked = json.loads(line)
        answer = None
        if asked["type"] == "hello":
            warm_up(game, level)
            answer = {"type": "hello", "protocol": asked["protocol"], "game": name}
        elif asked["type"] == "new":
            player = make_player(name, level)
        elif asked["type"] == "think":
            player = player or make_player(name, level)
            move = player.choose(view_of(game, asked), asked["seconds"]).move
            answer = {"type": "move", "id": asked["id"], "move": move}
        elif asked["type"] == "quit":
            return
        if answer is not None:
            print(json.dumps(answer), file=out, flush=True)


def warm_up(game: Any, level: str) -> None:
    """Two moves that do not count, so that no move that does waits for the compiler."""
    player = make_player(game.name, level)
    position = game.deal(seed="warm up")
    for _ in range(2):
        seat = position.seat
        position.play(player.choose(SeatView.of(position, seat), 0.01).move)


if __name__ == "__main__":
    if PROCESSOR_TIME in sys.argv:
        time.perf_counter = time.thread_time
    main(*[word for word in sys.argv[1:] if word != PROCESSOR_TIME])
