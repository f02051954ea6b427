"""How many tables may wait for players: of one person, and from one address."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import AsyncExitStack
from weakref import WeakValueDictionary

from ...store.store import Store
from ...store.values import Place, Summary
from ...tables import Kind, Settings, Somebody
from ...tables.settings import Visibility
from .. import times
from ..errors import NotNow
from ..operations.config import Config
from .room import Room

OF_ADDRESS = 30
"""Public tables, as long as the factor for limits is 1."""
MOST_ADDRESSES = 20_000
MOST_SENT = 10
"""Invitations of one person that wait for an answer."""
MOST_RECEIVED = 20
"""Invitations that wait for one person."""


class OpenTables:
    """When somebody opens one more, their oldest that waits in vain is closed."""

    def __init__(
        self,
        config: Config,
        store: Store,
        open_table: Callable[[Settings, Somebody, Sequence[str], str | None], Awaitable[Room]],
        drop: Callable[[Iterable[str]], None],
    ) -> None:
        self._store = store
        self._open_table = open_table
        self._drop = drop
        self._most = {
            Visibility.PUBLIC: config.open_tables,
            Visibility.LINK: config.link_tables,
            Visibility.PRIVATE: config.link_tables,
        }
        self._most_of_address = round(OF_ADDRESS * config.rate)
        self._of_address: OrderedDict[str, list[str]] = OrderedDict()
        """Public tables opened from each address at this process, the longest unused first."""
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def open(
        self,
        settings: Settings,
        host: Somebody,
        bots: Sequence[str],
        address: str,
        invited: str | None = None,
    ) -> Room:
        """A fresh table; NotNow if too many wait. Who sends many at once has them counted too.

        Somebody is invited by a person to one table at a time: the table before is closed.
        """
        is_public = settings.visibility is Visibility.PUBLIC
        is_counted = is_public and self._most_of_address > 0
        async with AsyncExitStack() as turns:
            await turns.enter_async_context(self._turn(f"host {host.identity}"))
            if is_counted:
                await turns.enter_async_context(self._turn(f"address {address}"))
                await self._check_address(address)
            superfluous = await self._superfluous(host.identity, settings.visibility)
            if invited is not None:
                superfluous += await self._check_invitation(host.identity, invited)
            room = await self._open_table(settings, host, bots, invited)
            self._drop(await self._store.remove_waiting(superfluous))
            if is_counted:
                self._count(address, room.name)
        if is_public:
            await self._store.note_seen([host.identity], times.now())
        return room

    def _turn(self, key: str) -> asyncio.Lock:
        return self._turns.setdefault(key, asyncio.Lock())

    async def _superfluous(self, host: str, visibility: Visibility) -> list[Place]:
        """The tables that must go if somebody opens one more."""
        most = self._most[visibility]
        if not most:
            return []
        waiting = await self._store.waiting_of(host, visibility.value, 2 * most)
        too_many = max(0, len(waiting) - most + 1)
        in_vain = [one for one in waiting if not _others_sit(one)][:too_many]
        if len(in_vain) < too_many:
            raise NotNow("tables-waiting", most=most)
        return [Place(one.changed, one.table) for one in in_vain]

    async def _check_invitation(self, host: str, invited: str) -> list[Place]:
        """The table to which they are invited already; NotNow if they cannot be invited."""
        if await self._store.is_blocked(host, invited):
            raise NotNow("not-invitable")
        sent = await self._store.invitations_by(host, MOST_SENT + 1)
        before = [place for place, who in sent if who == invited]
        if len(sent) - len(before) >= MOST_SENT:
            raise NotNow("invitations-waiting", most=MOST_SENT)
        if not before and await self._store.invitations_of(invited) >= MOST_RECEIVED:
            raise NotNow("not-invitable")
        return before

    async def _check_address(self, address: str) -> None:
        names = self._of_address.get(address, [])
        if len(names) < self._most_of_address:
            return
        names = self._of_address[address] = await self._store.still_waiting(names)
        if len(names) >= self._most_of_address:
            raise NotNow("tables-waiting-here")

    def _count(self, address: str, table: str) -> None:
        self._of_address.setdefault(address, []).append(table)
        self._of_address.move_to_end(address)
        if len(self._of_address) > MOST_ADDRESSES:
            self._of_address.popitem(last=False)


def _others_sit(table: Summary) -> bool:
    """Whether somebody would lose their chair."""
    return any(one.kind != Kind.BOT and one.identity != table.host for one in table.seatings)
