"""A worker in a process of its own: `python -m sandtable.server.bots.workers.process`."""

import os
from contextlib import suppress

from ...operations.logs import set_up_logs
from .messages import Answered, Channel, KeepOnly, Ready, Think, Trouble
from .task import Beginning, OtherCode, Worker

NICENESS = 5
"""Behind the server, which everybody waits for, and before reviews."""


def main() -> None:
    """Do tasks until the server has gone."""
    with suppress(AttributeError, OSError):  # There is no niceness everywhere.
        os.nice(NICENESS)
    channel = Channel()
    worker: Worker | None = None
    with suppress(BrokenPipeError, KeyboardInterrupt):
        for message in channel:
            match message:
                case Beginning():
                    set_up_logs(message.log_level)
                    try:
                        worker = Worker(message)
                    except OtherCode as error:
                        channel.say(Trouble("version", str(error)))
                        return
                    channel.say(Ready(1))
                case Think(number, task):
                    assert worker is not None, "it was told to begin"
                    channel.say(Answered(number, *worker.think(task)))
                case KeepOnly(table, seats):
                    assert worker is not None, "it was told to begin"
                    worker.keep_only(table, seats)


if __name__ == "__main__":
    main()
