"""Passphrases: kept as argon2id hashes, compared in a thread because that takes its time."""

import secrets
from functools import cache

from anyio import CapacityLimiter
from anyio.to_thread import run_sync
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

SHORTEST, LONGEST = 8, 200
AT_ONCE = 2
"""Each takes 64 MiB for a moment."""

hasher = PasswordHasher()
"""Argon2id with the parameters of RFC 9106 for machines with little memory."""


@cache
def _limiter() -> CapacityLimiter:
    return CapacityLimiter(AT_ONCE)


async def hash_passphrase(passphrase: str) -> str:
    """What is kept of it."""
    return await run_sync(hasher.hash, passphrase, limiter=_limiter())


async def fits(kept: str | None, passphrase: str) -> bool:
    """Whether it is the right one. Where nothing is kept it takes as long to say no."""
    return await run_sync(_fits, kept, passphrase, limiter=_limiter())


def _fits(kept: str | None, passphrase: str) -> bool:
    try:
        return hasher.verify(_nobodys() if kept is None else kept, passphrase) and kept is not None
    except (VerificationError, InvalidHashError):
        return False


@cache
def _nobodys() -> str:
    """The hash of a passphrase that nobody knows."""
    return hasher.hash(secrets.token_urlsafe())
