"""Kill servers for a long time: `python -m tests.server.soak [ROUNDS]`, a part of `make soak`."""

import random
import sys
import tempfile
from pathlib import Path

from ..postgres import Postgres
from .crash_scenario import live_and_check

ROUNDS = 5
KILLS = 40


def main() -> None:
    """In turn on SQLite, on PostgreSQL, and on PostgreSQL with two servers."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    postgres = Postgres()
    try:
        for _ in range(rounds):
            seed = random.SystemRandom().randrange(2**32)
            with tempfile.TemporaryDirectory() as folder:
                one_round(f"sqlite:///{Path(folder) / 'sandtable.db'}", 1, seed)
            for servers in (1, 2):
                database = postgres.url(postgres.new_database())
                one_round(database, servers, seed)
    finally:
        postgres.remove()


def one_round(database: str, servers: int, seed: int) -> None:
    """Tell what is done before it is done: if it fails, the seed is known."""
    kind = database.partition(":")[0]
    print(f"{kind}, {servers} at once, {KILLS} kills, seed {seed}: ", end="", flush=True)
    found = live_and_check(database, servers, KILLS, seed)
    print(", ".join(f"{count} {name}" for name, count in found.items()))


if __name__ == "__main__":
    main()
