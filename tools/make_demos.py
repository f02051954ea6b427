"""Make the sample games of the home page: `python tools/make_demos.py`.

Bots of the package play one game of each kind; the records are kept in the package.
"""

import json
from pathlib import Path

from sandtable import GAMES, load
from sandtable.players import SeatView
from sandtable.players.registry import make_player

DEMOS = Path(__file__).parents[1] / "src" / "sandtable" / "server" / "demos"
PLAYERS = {"mandala": "skilled", "patterns": "skilled", "mandamina": "partner"}
NAMES = ("Ada", "Ben")
OPTIONS = {"mandamina": {"seats": 2}}
SEED = 5
SECONDS = 0.5
"""For a move."""


def main() -> None:
    """Play and write."""
    DEMOS.mkdir(exist_ok=True)
    for name in GAMES:
        position = load(name).deal(seed=SEED, **OPTIONS.get(name, {}))
        players = [make_player(name, PLAYERS[name]) for _ in NAMES]
        while (seat := position.seat) is not None:
            position.play(players[seat].choose(SeatView.of(position, seat), SECONDS).move)
        record = json.dumps(position.record(NAMES), indent=1)
        (DEMOS / f"{name}.json").write_text(f"{record}\n", encoding="utf-8")
        print(name, len(position.moves), position.scores)


if __name__ == "__main__":
    main()
