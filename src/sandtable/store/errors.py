"""What can go wrong with a database, as a sentence for people."""

from ..errors import SandtableError


class StoreError(SandtableError):
    """The database cannot do what is asked."""


class BadLocation(StoreError):
    """No database can be there."""


class Conflict(Exception):
    """Somebody else appended first: read on, and decide again."""


class LooksAlike(Conflict):
    """The name is not another person's, but looks like it."""


class Missing(Exception):
    """There is no such table or person."""


class Unavailable(StoreError):
    """The database does not answer: try again later.

    Whether something was written that was on its way, nobody knows until it answers again.
    """


class Unwritable(Unavailable):
    """The database answers, but nothing can be written: its disk is full, or it is read-only."""


class Damaged(StoreError):
    """The database is not what was written to it: only a backup helps."""
