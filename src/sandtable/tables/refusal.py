"""What a table says when it does not do something."""

from ..errors import SandtableError


class Refused(SandtableError):
    """The table does not do this; the sentence says why, and nothing has changed."""
