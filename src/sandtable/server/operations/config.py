"""How a server is set up: every setting can be given as an environment variable."""

import os
from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields
from typing import Any

from ...errors import BadOption

PREFIX = "SANDTABLE_"
MIN_HOST_SECONDS = 30
"""Processes note every ten seconds who is here."""


def setting(default: Any, words: str) -> Any:
    """A setting with the words that explain it."""
    return field(default=default, metadata={"words": words})


@dataclass(frozen=True)
class Config:
    """All settings of a server process."""

    host: str = setting("127.0.0.1", "address to listen on; 0.0.0.0 for all")
    port: int = setting(8000, "port to listen on; 0 for any that is free")
    database: str = setting("", "database URL; if empty, a file in your data folder")
    address: str = setting("", "how people reach it: https://play.example.org")
    trusted_proxies: str = setting("", "proxies whose X-Forwarded-For is believed")
    rate: float = setting(1.0, "factor for all limits of a person or an address; 0 for none")
    connections: int = setting(0, "connections at once; 0 for as many as open files allow")
    connections_per_address: int = setting(250, "connections of one address at once; 0 for any")
    head_seconds: float = setting(10.0, "time to send the head of a request")
    body_seconds: float = setting(30.0, "time to send the body of a request")
    keep_alive_seconds: float = setting(5.0, "time from one request to the next")
    unread_seconds: float = setting(30.0, "time to begin to read an answer")
    tables_in_memory: int = setting(5000, "how many tables are held ready")
    bot_threads: int = setting(2, "how many bots think at once, quick ones aside")
    thinkers: str = setting(
        "threads", "where bots think: threads, processes:N, ray://HOST:PORT, ray:ADDRESS"
    )
    bot_memory: int = setting(512, "MiB that bots may keep between their moves; 0: nothing")
    open_tables: int = setting(3, "public tables of a person that wait for players; 0: any number")
    link_tables: int = setting(30, "the same for tables by link")
    host_seconds: int = setting(60, "an open table is listed so long after its host was here")
    waiting_hours: float = setting(12.0, "an open table is closed so long after; 0: never")
    link_days: float = setting(30.0, "a table by link that waits in vain is closed; 0: never")
    guest_days: float = setting(30.0, "a guest who never played is forgotten; 0: never")
    push_hosts: str = setting(
        "fcm.googleapis.com,*.push.services.mozilla.com,*.notify.windows.com,web.push.apple.com",
        "push services that messages are sent to, with commas; none: no web push",
    )
    push_private: int = setting(0, "1: push services may have addresses that are not public")
    push_contact: str = setting(
        "", "for push services: mailto:... or https://...; else the address"
    )
    log_level: str = setting("info", "debug, info, warning or error")

    def __post_init__(self) -> None:
        if not 0 <= self.port <= 65535:
            raise BadOption("a port is a number from 0 to 65535")
        if min(self.rate, self.bot_memory) < 0 or min(self.tables_in_memory, self.bot_threads) < 1:
            raise BadOption("rates and memory are not negative, counts at least 1")
        kept = (self.open_tables, self.link_tables, self.waiting_hours, self.link_days)
        if min(*kept, self.guest_days) < 0 or self.host_seconds < MIN_HOST_SECONDS:
            raise BadOption(
                "tables and times are not negative, and a host is here for "
                f"at least {MIN_HOST_SECONDS} seconds"
            )
        if self.connections < 0 or self.connections_per_address < 0:
            raise BadOption("there are 0 connections (no limit of our own) or more")
        waits = (self.head_seconds, self.body_seconds, self.keep_alive_seconds)
        if min(*waits, self.unread_seconds) <= 0:
            raise BadOption("a time in seconds is more than 0")
        if self.log_level not in ("debug", "info", "warning", "error"):
            raise BadOption("the log level is debug, info, warning or error")
        if self.push_private not in (0, 1):
            raise BadOption("push services are public (0) or may be private (1)")
        if self.push_contact and not self.push_contact.startswith(("mailto:", "https://")):
            raise BadOption("the contact for push services begins with mailto: or https://")
        if self.address and not self.address.startswith(("http://", "https://")):
            raise BadOption("the address begins with http:// or https://")

    @property
    def proxies(self) -> list[str]:
        """The trusted proxies one by one."""
        return [proxy for part in self.trusted_proxies.split(",") if (proxy := part.strip())]


def read_config(environment: Mapping[str, str] | None = None, **given: Any) -> Config:
    """The settings of the environment; what is given here counts before it."""
    values = {
        one.name: _read(one, text)
        for one in fields(Config)
        if (text := (os.environ if environment is None else environment).get(variable(one.name)))
    }
    return Config(**values | {name: value for name, value in given.items() if value is not None})


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return PREFIX + name.upper()


def settings_help() -> list[tuple[str, str, Any]]:
    """For each setting its variable, what it is, and what it is if nobody says."""
    return [(variable(one.name), one.metadata["words"], one.default) for one in fields(Config)]


def _read(one: Field[Any], text: str) -> Any:
    kind: Any = type(one.default)
    try:
        return kind(text)
    except ValueError:
        raise BadOption(f"{variable(one.name)} must be a number, not {text!r}") from None
