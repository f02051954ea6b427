"""Make a day in a process of its own, which all others come before.

A thread would not do: what is compiled and the linear solver hold the interpreter for up to half a
second, and all tables would wait. `python -m sandtable.server.live.daily_worker` reads a day and
its key as JSON from its input (others on the machine can read arguments) and writes the day.
"""

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import PIPE
from contextlib import suppress
from datetime import date

from ...study.daily.making import Daily, make_day

LOWEST = 19
"""Its niceness."""
PATIENCE = 900.0
"""Seconds. The longest proof of 400 took less than two minutes on a busy machine."""


class NotMade(Exception):
    """The process ended without a day."""


async def make_apart(day: date, key: bytes) -> tuple[Daily, list[str]]:
    """A day, and a sentence for every task that could not be made."""
    asked = json.dumps({"day": day.isoformat(), "key": key.hex()}).encode()
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", __name__, stdin=PIPE, stdout=PIPE, stderr=PIPE
    )
    try:
        said, trouble = await asyncio.wait_for(process.communicate(asked), PATIENCE)
    except TimeoutError:
        raise NotMade(f"no day after {PATIENCE:.0f} s") from None
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.communicate()
    if process.returncode != 0:
        last = trouble.decode(errors="replace").strip().splitlines()[-1:]
        raise NotMade(f"exit code {process.returncode}: {''.join(last)}")
    told = json.loads(said)
    return Daily.from_json(told["daily"]), told["missing"]


def main() -> None:
    """Make the day that is asked for."""
    with suppress(AttributeError, OSError):  # Neither is there everywhere.
        os.nice(LOWEST)
        signal.alarm(round(PATIENCE))  # Also if the server is killed meanwhile.
    answer, sys.stdout = sys.stdout, sys.stderr  # Whoever says something does not say it there.
    asked = json.loads(sys.stdin.read())
    missing: list[str] = []

    def note(game: str, error: Exception) -> None:
        missing.append(f"{game}: {error}")

    daily = make_day(date.fromisoformat(asked["day"]), bytes.fromhex(asked["key"]), note)
    answer.write(json.dumps({"daily": daily.to_json(), "missing": missing}))


if __name__ == "__main__":
    main()
