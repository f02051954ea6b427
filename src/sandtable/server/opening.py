"""How tables begin: with bots that sit down by themselves."""

import secrets
from collections.abc import Sequence

from ..tables import Event, Settings, Somebody, Table, verbs
from .errors import NotNow

NAME_BYTES = 16
"""Of a table: nobody guesses 128 bits, so a link is a key."""


def new_name() -> str:
    """A name for a table."""
    return secrets.token_urlsafe(NAME_BYTES)


def new_secret() -> bytes:
    """The secret behind the chance of a table."""
    return secrets.token_bytes(32)


def events_of_opening(
    settings: Settings, host: Somebody, bots: Sequence[Somebody], secret: bytes, now: int
) -> list[Event]:
    """A table with bots on its last chairs, and at least one chair for a person."""
    if len(bots) >= settings.seats:
        raise NotNow("chair-for-you")
    table = Table(verbs.open_table(settings, host.identity, secret, now))
    for number, bot in enumerate(bots):
        _sit(table, settings.seats - len(bots) + number, bot, now)
    return table.events


def events_of_rematch(old: Table, secret: bytes, now: int) -> list[Event]:
    """The next table, at which the bots of the old one sit already."""
    table = Table(verbs.open_rematch(old, secret, now))
    seats = old.settings.seats
    for chair in range(seats):
        player = old.player((chair + 1) % seats)
        if player.is_bot:
            _sit(table, chair, player, now)
    return table.events


def _sit(table: Table, chair: int, bot: Somebody, now: int) -> None:
    for event in verbs.take_seat(table, chair, bot, "", now):
        table.apply(event)
