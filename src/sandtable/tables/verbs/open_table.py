"""Open a table."""

from ..events import Event, Opened
from ..fairness import SCHEME, commitment_to
from ..settings import Settings


def open_table(
    settings: Settings,
    host: str,
    secret: bytes,
    now: int,
    reserved: tuple[str | None, ...] | None = None,
) -> list[Event]:
    """A table with empty chairs. The secret comes from outside, and only its hash is told."""
    if reserved is None:
        reserved = (None,) * settings.seats
    commitment = commitment_to(secret)
    return [Opened(now, settings.as_json(), host, secret.hex(), commitment, reserved, SCHEME)]
