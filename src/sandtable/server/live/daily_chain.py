"""The chain of the Daily as the database keeps it: its secret, and apart from it its anchor.

A secret that is lost, damaged or another one is never replaced in silence: the anchor was published
and days have been played. Days that were made are there all the same; only the operator can have a
new chain (`sandtable daily make --new-chain`).
"""

import asyncio
import json
import secrets
from datetime import date, timedelta
from typing import Any

from ...store.errors import Damaged
from ...store.store import Store
from ...study.daily.chain import KEY_BYTES, Anchor, Chain, NotInChain
from ...study.daily.days import FIRST_DAY

CHAIN_KEY, ANCHOR_KEY = "daily-chain", "daily-anchor"
"""Their names among the keys that all processes share."""
CHAIN_DAYS = 40 * 366
ONE = timedelta(days=1)
WHAT_TO_DO = "restore a backup, or begin a new chain: sandtable daily make --new-chain"


class BrokenChain(Damaged):
    """No day can be made any more; nothing of the secret is told."""


async def chain_in(store: Store) -> Chain:
    """The chain of a database: drawn once, by whichever process comes first."""
    fresh = _written(Chain(secrets.token_bytes(KEY_BYTES), FIRST_DAY, CHAIN_DAYS))
    chain = _read(await store.keep_key(CHAIN_KEY, fresh))
    anchor = json.dumps((await asyncio.to_thread(lambda: chain.anchor)).to_json())
    published = await store.keep_key(ANCHOR_KEY, anchor)
    if json.loads(anchor) != _object(published):
        raise BrokenChain(f"the Daily: the secret is not that of the anchor: {WHAT_TO_DO}")
    return chain


async def anchor_in(store: Store) -> Anchor:
    """What is public from the start."""
    chain = await chain_in(store)
    return await asyncio.to_thread(lambda: chain.anchor)


async def renew_chain(store: Store, today: date) -> Chain:
    """A new chain, from the first day on that nobody has seen. Days to come are made anew."""
    first = today + ONE if await store.daily_day(today.isoformat()) is not None else today
    chain = Chain(secrets.token_bytes(KEY_BYTES), first, CHAIN_DAYS)
    anchor = await asyncio.to_thread(lambda: chain.anchor)
    await store.remove_daily_days(first.isoformat())
    await store.replace_key(CHAIN_KEY, _written(chain))
    await store.replace_key(ANCHOR_KEY, json.dumps(anchor.to_json()))
    return chain


def _written(chain: Chain) -> str:
    return json.dumps(
        {"secret": chain.secret.hex(), "first": chain.first.isoformat(), "days": chain.days}
    )


def _read(kept: str) -> Chain:
    raw = _object(kept)
    try:
        secret, first = bytes.fromhex(raw["secret"]), date.fromisoformat(raw["first"])
        if len(secret) != KEY_BYTES or not 0 < int(raw["days"]) <= CHAIN_DAYS:
            raise ValueError
        return Chain(secret, first, int(raw["days"]))
    except (KeyError, TypeError, ValueError):
        raise BrokenChain(f"the Daily: its secret cannot be read: {WHAT_TO_DO}") from None


def _object(kept: str) -> dict[str, Any]:
    try:
        raw = json.loads(kept)
    except ValueError:
        raw = None
    return raw if isinstance(raw, dict) else {}


__all__ = ["ANCHOR_KEY", "CHAIN_KEY", "BrokenChain", "NotInChain", "anchor_in", "chain_in",
           "renew_chain"]  # fmt: skip
