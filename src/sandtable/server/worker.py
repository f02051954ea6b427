"""`python -m sandtable.server.worker`: one of several server processes; its supervisor starts it.

Its settings come by the environment. It says on a pipe when people can come, and stops when its
supervisor is gone.
"""

import argparse
import os
import signal
import sys
import threading
from contextlib import suppress
from pathlib import Path

from ..errors import CannotServe, SandtableError
from .operations.config import read_config
from .operations.siblings import DIED, RETIRE, Member
from .run import run

READY, WARM = b"ready\n", b"warm\n"
"""What is said on the pipe."""
BAD, CANNOT_SERVE = 2, 3
"""Exit codes, as those of `sandtable`."""


def main() -> int:
    """Serve until a signal comes; the exit code."""
    given = _read_arguments()
    os.set_inheritable(given.pipe, False)
    member = Member(given.folder, given.place, given.generation, given.processes, given.column)
    threading.Thread(target=_stop_with_supervisor, args=(given.leash,), daemon=True).start()
    signal.signal(signal.SIGHUP, signal.SIG_IGN)  # It is for the supervisor.
    for number in (DIED, RETIRE):
        signal.signal(number, signal.SIG_IGN)  # Until there is somebody to hear it.
    try:
        run(
            read_config(),
            lambda address: _tell(given.pipe, READY),
            lambda: _tell(given.pipe, WARM),
            _say,
            member,
        )
    except SandtableError as error:
        _say(f"sandtable: {error}")
        return CANNOT_SERVE if isinstance(error, CannotServe) else BAD
    return 0


def _read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="sandtable.server.worker", description=__doc__)
    parser.add_argument("--folder", type=Path, required=True, help="where the processes meet")
    for name, words in (
        ("place", "the number of this process"),
        ("generation", "how many were started before it"),
        ("processes", "how many there shall be"),
        ("column", "its column in what they count together"),
        ("pipe", "the descriptor on which it says that it is ready"),
        ("leash", "the descriptor that ends when its supervisor does"),
    ):
        parser.add_argument(f"--{name}", type=int, required=True, help=words)
    return parser.parse_args()


def _tell(pipe: int, word: bytes) -> None:
    with suppress(OSError):  # The supervisor is gone, and soon this process too.
        os.write(pipe, word)


def _say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


def _stop_with_supervisor(leash: int) -> None:
    while os.read(leash, 1):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    sys.exit(main())
