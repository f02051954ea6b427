"""Which positions are those of rated games that are being played: nobody is helped with them."""

from collections.abc import Collection
from dataclasses import dataclass, field

from ...store.errors import Missing
from ...store.store import Store
from ...study.analysis import position_key
from ...tables import Status, Table
from .room_cache import RoomCache

MOST_OWN = 100
"""Tables of whoever asks that are looked at, the latest first."""


@dataclass(eq=False)
class RatedPositions:
    """Looks at the tables in memory, which are those that are played and watched here, and at all
    tables of whoever asks."""

    _store: Store
    _rooms: RoomCache
    _keys: dict[str, tuple[int, bytes]] = field(default_factory=dict)
    """Of tables, with the number of events that they had."""

    async def hold(self, game: str, identity: str, keys: Collection[bytes]) -> bool:
        """Whether one of these keys (see `position_key`) is that of a rated game that is on."""
        wanted = frozenset(keys)
        for summary in await self._store.tables_of(identity, MOST_OWN, None):
            if summary.is_rated and summary.game == game and summary.status == "playing":
                try:
                    await self._rooms.up_to_date(summary.table)
                except Missing:
                    continue
        running = {
            room.name: room.table
            for room in self._rooms
            if room.table.settings.is_rated
            and room.table.settings.game == game
            and room.table.status is Status.PLAYING
        }
        known = {name: self._key(name, table) for name, table in running.items()}
        others = {name: kept for name, kept in self._keys.items() if self._rooms.held(name)}
        self._keys = {**others, **known}
        return any(key in wanted for _, key in known.values())

    def _key(self, name: str, table: Table) -> tuple[int, bytes]:
        kept = self._keys.get(name)
        if kept is not None and kept[0] == table.number:
            return kept
        return table.number, position_key(table.position)
