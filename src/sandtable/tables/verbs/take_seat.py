"""Take a chair at a table that waits for players."""

from ..ceiling import check_has_room
from ..events import Sat
from ..fairness import FIRST_SCHEME, commitment_to_seed, is_commitment, is_seed
from ..people import Somebody
from ..refusal import Refused
from ..step import Step
from ..table import Status, Table


def take_seat(
    table: Table, chair: int | None, who: Somebody, seed: str, now: int, commitment: str = ""
) -> Step:
    """Sit down, on a certain chair or on the first that is free, and add a seed to the chance.

    Whoever gives a commitment instead of the seed shows that seed when all are committed.
    """
    if table.status is not Status.WAITING:
        raise Refused("seats-taken")
    check_has_room(table)
    if not who.is_bot:
        commitment = _commitment(table, seed, commitment)
        if table.chair_of(who.identity) is not None:
            raise Refused("already-seated")
    else:
        seed = commitment = ""
    return Step(table, [Sat(now, _free_chair(table, chair, who), who, seed, commitment)])


def add_bot(table: Table, identity: str, chair: int | None, who: Somebody, now: int) -> Step:
    """The host seats a bot."""
    if identity != table.opening.host:
        raise Refused("host-only")
    return take_seat(table, chair, who, "", now)


def _commitment(table: Table, seed: str, commitment: str) -> str:
    """The commitment of somebody who sits down; there is none in the first scheme."""
    if table.opening.scheme == FIRST_SCHEME and commitment:
        raise Refused("seed-at-once")
    if (seed != "") == (commitment != ""):
        raise Refused("seed-or-commitment")
    if commitment:
        check_commitment(commitment)
        return commitment
    if not is_seed(seed):
        raise Refused("bad-seed")
    return "" if table.opening.scheme == FIRST_SCHEME else commitment_to_seed(seed)


def check_commitment(commitment: str) -> None:
    """Refused, unless this can be the hash of a seed."""
    if not is_commitment(commitment):
        raise Refused("bad-commitment")


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
