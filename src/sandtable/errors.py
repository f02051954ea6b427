"""What Sandtable raises: one sentence each, naming the place and the reason."""


class SandtableError(ValueError):
    """The base of all errors below: catch this to catch them all."""


class UnknownGame(SandtableError):
    """There is no game, or no rules version, of that name."""


class BadOption(SandtableError):
    """An option the game does not have, or a value it cannot take."""


class NoSuchSeat(SandtableError):
    """A seat the table does not have."""


class BadDeal(SandtableError):
    """A deal that cannot be dealt."""


class BadPosition(SandtableError):
    """A picture of a position that cannot be read, or that no game can reach."""


class IllegalMove(SandtableError):
    """A move the rules forbid, or a text that is no move at all."""


class BadRecord(SandtableError):
    """A game record that cannot be read, or that the rules contradict."""
