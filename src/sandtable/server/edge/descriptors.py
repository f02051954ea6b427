"""File descriptors: every connection takes one, and so do the database, its files and the log."""

import sys

RESERVED = 192
"""Kept for the database, files, the log, and connections that are being sent away."""
LARGEST_BACKLOG = 2048
"""Connections that may wait to be accepted. All of them may be accepted in one go."""
SHARE_OF_BACKLOG = 4
"""With few descriptors the backlog gets one part in so many."""
MOST_CONNECTIONS = 20_000
"""However many descriptors there are: one process can hardly serve more people."""
FEWEST_CONNECTIONS = 8


def raise_limit() -> None:
    """Allow this process as many open files as the operating system lets it have."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == hard or soft == resource.RLIM_INFINITY:
        return
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    except (OSError, ValueError):  # macOS says "unlimited" and refuses it.
        return


def most_open_files() -> int | None:
    """How many files this process may have open; None if nobody has said."""
    if sys.platform == "win32":
        return None
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else soft


def backlog_for(files: int | None) -> int:
    """How many connections may wait to be accepted."""
    return LARGEST_BACKLOG if files is None else min(LARGEST_BACKLOG, files // SHARE_OF_BACKLOG)


def connections_for(files: int | None, wanted: int = 0) -> int:
    """How many connections may be open, as many as wanted (0: as many as possible)."""
    possible = MOST_CONNECTIONS if wanted == 0 else wanted
    if files is None:
        return possible
    return max(FEWEST_CONNECTIONS, min(possible, files - RESERVED - backlog_for(files)))
