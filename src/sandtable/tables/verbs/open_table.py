"""Open a table."""

from ..events import Opened
from ..fairness import SCHEME, commitment_to
from ..settings import Settings
from ..step import Step
from ..table import Table


def open_table(
    settings: Settings,
    host: str,
    secret: bytes,
    now: int,
    reserved: tuple[str | None, ...] | None = None,
) -> Step:
    """A table with empty chairs. The secret comes from outside, and only its hash is told."""
    if reserved is None:
        reserved = (None,) * settings.seats
    commitment = commitment_to(secret)
    data = settings.as_json()
    opened = Opened(now, data, host, secret.hex(), commitment, reserved, SCHEME)
    return Step(Table(), [opened])
