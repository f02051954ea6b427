"""How strong the levels are: ratings that the arena measured, kept in small files.

The first level of each game stands at 0, or a beginner below or above it whom the match named.
`sandtable arena GAME --levels --ratings FILE` writes such a file, and a game's roster names its
own; see docs/arena.md.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path

from .registry import roster_of


@dataclass(frozen=True)
class Rating:
    """A level on the scale of its game."""

    elo: int
    """How far above who stands at 0."""
    margin: int
    """The truth is within so much of it 95 times in 100."""

    def __str__(self) -> str:
        return f"{self.elo:+d} ± {self.margin}" if self.margin else f"{self.elo:d}"


def read_ratings(path: Path) -> dict[str, dict[str, Rating]]:
    """For each game that was measured the ratings of its levels; none if there is no file."""
    if not path.exists():
        return {}
    kept = json.loads(path.read_text(encoding="utf-8"))
    return {
        game: {level: Rating(**rating) for level, rating in ratings.items()}
        for game, ratings in kept.items()
    }


@cache
def ratings_of(game: str) -> Mapping[str, Rating]:
    """The ratings of a game's levels that came with its players."""
    path = roster_of(game).ratings
    return {} if path is None else read_ratings(path).get(game, {})


def keep_ratings(path: Path, game: str, ratings: Mapping[str, Rating]) -> None:
    """Write the ratings of one game into a file; those of other games stay."""
    kept = {**read_ratings(path), game: ratings}
    plain = {
        name: {level: asdict(rating) for level, rating in kept[name].items()}
        for name in sorted(kept)
    }
    path.write_text(json.dumps(plain, indent=2) + "\n", encoding="utf-8")
