"""Make the sample games of the home page: `python tools/make_demos.py`.

The players that the games name for it play one game each; the records are kept in the package.
"""

import json
from pathlib import Path

from sandtable import GAMES, load
from sandtable.players import SeatView
from sandtable.players.registry import make_player, roster_of

DEMOS = Path(__file__).parents[1] / "src" / "sandtable" / "server" / "demos"
NAMES = ("Ada", "Ben")
SEED = 5
SECONDS = 0.5
"""For a move."""


def main() -> None:
    """Play and write."""
    DEMOS.mkdir(exist_ok=True)
    for name in GAMES:
        game, sample = load(name), roster_of(name).sample
        if sample is None:
            continue
        options = {"seats": len(NAMES)} if "seats" in game.options else {}
        position = game.deal(seed=SEED, **options)
        players = [make_player(name, sample) for _ in NAMES]
        while (seat := position.seat) is not None:
            position.play(players[seat].choose(SeatView.of(position, seat), SECONDS).move)
        record = json.dumps(position.record(NAMES), indent=1)
        (DEMOS / f"{name}.json").write_text(f"{record}\n", encoding="utf-8")
        print(name, len(position.moves), position.scores)


if __name__ == "__main__":
    main()
