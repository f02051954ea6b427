"""How tables begin: with bots that sit down by themselves."""

import secrets
from collections.abc import Sequence

from ...tables import Settings, Somebody, Step, Table, verbs
from ..errors import NotNow

NAME_BYTES = 16
"""Of a table: nobody guesses 128 bits, so a link is a key."""


def new_name() -> str:
    """A name for a table."""
    return secrets.token_urlsafe(NAME_BYTES)


def new_secret() -> bytes:
    """The secret behind the chance of a table."""
    return secrets.token_bytes(32)


def opening_of(
    settings: Settings,
    host: Somebody,
    bots: Sequence[Somebody],
    secret: bytes,
    now: int,
    invited: str | None = None,
) -> Step:
    """A table with bots on its last chairs, and at least one chair for a person.

    The second chair is kept for whoever is invited.
    """
    people = 1 if invited is None else 2
    if len(bots) + people > settings.seats:
        raise NotNow("chair-for-you" if invited is None else "chair-for-invited")
    kept = (None, invited, *[None] * (settings.seats - 2)) if invited else None
    step = verbs.open_table(settings, host.identity, secret, now, kept)
    for number, bot in enumerate(bots):
        step = _sit(step, settings.seats - len(bots) + number, bot, now)
    return step


def rematch_of(old: Table, secret: bytes, now: int) -> Step:
    """The next table, at which the bots of the old one sit already."""
    step = verbs.open_rematch(old, secret, now)
    for chair, player in enumerate(verbs.next_players(old)):
        if player.is_bot:
            step = _sit(step, chair, player, now)
    return step


def _sit(step: Step, chair: int, bot: Somebody, now: int) -> Step:
    return step.then(verbs.take_seat(step.after, chair, bot, "", now))
