"""Take a chair at a table that waits for players."""

from ..ceiling import check_has_room
from ..events import Event, Sat
from ..fairness import is_seed
from ..people import Somebody
from ..refusal import Refused
from ..table import Status, Table


def take_seat(table: Table, chair: int | None, who: Somebody, seed: str, now: int) -> list[Event]:
    """Sit down, on a certain chair or on the first that is free, and add a seed to the chance."""
    if table.status is not Status.WAITING:
        raise Refused("seats-taken")
    check_has_room(table)
    if not who.is_bot:
        if not is_seed(seed):
            raise Refused("bad-seed")
        if table.chair_of(who.identity) is not None:
            raise Refused("already-seated")
    return [Sat(now, _free_chair(table, chair, who), who, "" if who.is_bot else seed)]


def _free_chair(table: Table, wish: int | None, who: Somebody) -> int:
    if wish is not None and wish not in range(len(table.chairs)):
        raise Refused("no-such-chair", chair=wish, last=len(table.chairs) - 1)
    wishes = range(len(table.chairs)) if wish is None else [wish]
    free = [number for number in wishes if table.chairs[number].who is None]
    if not free:
        raise Refused("chair-taken" if wish is not None else "chairs-taken")
    # Whoever a chair is kept for gets that one.
    own = [number for number in free if table.chairs[number].reserved == who.identity]
    anybody = [number for number in free if table.chairs[number].reserved is None]
    if not own and not anybody:
        raise Refused("chair-kept")
    return (own or anybody)[0]
