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
    settings: Settings, host: Somebody, bots: Sequence[Somebody], secret: bytes, now: int
) -> Step:
    """A table with bots on its last chairs, and at least one chair for a person."""
    if len(bots) >= settings.seats:
        raise NotNow("chair-for-you")
    step = verbs.open_table(settings, host.identity, secret, now)
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
