"""Reading a corpus."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..games import Game, Position, load
from ..games.position import RECORD_FORMAT
from .columns import GAMES, MOVES, schema
from .libraries import need_polars
from .plan import read
from .shards import GAMES_FOLDER, MOVES_FOLDER, PLAN

PATTERN = "*.parquet"


@dataclass(frozen=True)
class Corpus:
    """Games and their moves as lazy frames of Polars: nothing is read until it is collected."""

    folder: Path
    plan: dict[str, Any]
    """What was asked for; see plan.json."""
    games: Any
    """A `polars.LazyFrame`, a row for each game."""
    moves: Any
    """A `polars.LazyFrame`, a row for each move and chance event."""

    def records(self) -> Iterator[dict[str, Any]]:
        """Every game as a record, in order; only one shard is in memory at a time."""
        polars = need_polars()
        for path in sorted((self.folder / GAMES_FOLDER).glob(PATTERN)):
            games = polars.read_parquet(path).sort("game")
            moves = polars.read_parquet(self.folder / MOVES_FOLDER / path.name)
            by_game = moves.sort("ply").partition_by("game", as_dict=True)
            for row in games.iter_rows(named=True):
                played = by_game.get((row["game"],))
                yield record_of(row, [] if played is None else played["move"].to_list())

    def record(self, game: int) -> dict[str, Any]:
        """One game as a record, by its number; KeyError if it is not there."""
        polars = need_polars()
        chosen = polars.col("game") == game
        found = self.games.filter(chosen).collect()
        if found.is_empty():
            raise KeyError(f"game {game} is not in {self.folder}")
        moves = self.moves.filter(chosen).sort("ply").select("move").collect()["move"]
        return record_of(found.row(0, named=True), moves.to_list())

    def positions(self, game: int) -> Iterator[tuple[Position, int]]:
        """Each decision of a game: the position before it, and the number of the action chosen.

        The position may be kept; it is a copy.
        """
        record = self.record(game)
        rules: Game = load(record["game"])
        position = rules.from_deal(record["deal"], **record["options"])
        for move in record["moves"]:
            if position.seat is not None:
                yield position.copy(), rules.action_numbers[move]
            position.play(move)


def load_corpus(folder: str | Path) -> Corpus:
    """A corpus that `sandtable corpus` or `sandtable export --parquet` wrote."""
    polars = need_polars()
    place = Path(folder)
    plan = read(place / PLAN)

    def scan(table: str, columns: Any) -> Any:
        if not any((place / table).glob(PATTERN)):  # Nothing is finished yet.
            return polars.LazyFrame(schema=schema(polars, columns))
        return polars.scan_parquet(place / table / PATTERN)

    return Corpus(place, plan, scan(GAMES_FOLDER, GAMES), scan(MOVES_FOLDER, MOVES))


def record_of(row: dict[str, Any], moves: list[str]) -> dict[str, Any]:
    """A row of `games` and its moves as a record."""
    return {
        "format": RECORD_FORMAT,
        "game": row["name"],
        "rules": row["rules"],
        "options": json.loads(row["options"]),
        "seats": row["players"],
        "deal": json.loads(row["deal"]),
        "moves": moves,
        "scores": row["scores"],
        "winner": row["winner"] if row["won"] is None else row["won"],
        "ending": row["ending"],
    }
