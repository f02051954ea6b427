"""What can go wrong with a database, as a sentence for people."""

from ..errors import SandtableError


class StoreTrouble(SandtableError):
    """The database cannot do what is asked."""


class BadLocation(StoreTrouble):
    """No database can be there."""
