"""What a corpus is: the same plan and code give the same games."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from ..arena.entrants import entrant
from ..errors import SandtableError
from ..training.atomic import replace_text
from ..training.plan import CODE, code_stamp

FORMAT = "sandtable-corpus/1"


class BadCorpus(SandtableError):
    """A folder that holds another corpus, or none."""


@dataclass(frozen=True)
class Plan:
    """Who plays what. More games may be played later, so their number is not part of it."""

    game: str
    players: tuple[str, ...]
    """All meet all, themselves too, in every seat alike."""
    seed: str = "corpus"
    opening: int = 4
    """So many moves at the beginning of each game are drawn at random."""
    shard: int = 100
    """Games in a file."""
    budget: float | None = None
    """Seconds per move for players that think by time; None: as long as when people play them."""
    options: Mapping[str, Any] = field(default_factory=dict)
    """Of the game."""

    def budget_of(self, player: str) -> float:
        """Seconds per move for one of the players."""
        return entrant(self.game, player).budget if self.budget is None else self.budget

    def seated(self, number: int, seats: int) -> list[str]:
        """Who plays a game: over all games, every player sits opposite everyone alike often."""
        many = len(self.players)
        return [self.players[number // many**seat % many] for seat in range(seats)]

    def shards(self, games: int) -> Iterator[tuple[int, int, int]]:
        """For so many games the files: number, first game, how many games."""
        for first in range(0, games, self.shard):
            yield first // self.shard, first, min(self.shard, games - first)


def settle(path: Path, wish: Plan) -> bool:
    """Begin a corpus in this file, or go on with it: BadCorpus if it is another one.

    Whether it was played by the same version so far.
    """
    told = {"format": FORMAT, **asdict(wish), "players": list(wish.players)}
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        replace_text(path, json.dumps({**told, CODE: code_stamp()}, indent=2) + "\n")
        return True
    known = read(path)
    differences = [
        f"{name} is {known.get(name)} there, not {value}"
        for name, value in told.items()
        if known.get(name) != value
    ]
    if differences:
        raise BadCorpus(f"{path.parent} holds another corpus: {', '.join(differences)}")
    return bool(known.get(CODE) == code_stamp())


def read(path: Path) -> dict[str, Any]:
    """What is written there; BadCorpus if that is no plan."""
    try:
        known: dict[str, Any] = json.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        raise BadCorpus(f"{path.parent} holds no corpus: there is no {path.name}") from None
    except ValueError:
        known = {}
    if known.get("format") != FORMAT:
        raise BadCorpus(f"{path} is not the plan of a corpus")
    return known
