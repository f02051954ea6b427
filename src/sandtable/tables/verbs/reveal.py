"""Show the seed of one's commitment."""

from ..events import Committed, Freed, Revealed, Sat, Stood
from ..fairness import commitment_to_seed
from ..refusal import Refused
from ..step import Step
from ..table import Status, Table


def reveal(table: Table, identity: str, seed: str, known: int, now: int) -> Step:
    """Show a seed when everybody is bound to theirs; `known` is how many events its owner knew.

    Whoever shows a seed has looked at the commitments of the others: if they have changed since,
    the seed was meant for others.
    """
    if table.status is not Status.WAITING:
        raise Refused("game-begun")
    chair = table.chair_of(identity)
    if chair is None:
        raise Refused("not-seated")
    if table.chairs[chair].seed:
        raise Refused("seed-shown")
    if not table.chairs.are_bound:
        raise Refused("seed-too-early")
    if any(isinstance(event, Sat | Stood | Freed | Committed) for event in table.events[known:]):
        raise Refused("chairs-changed")
    if commitment_to_seed(seed) != table.chairs[chair].commitment:
        raise Refused("wrong-seed")
    return Step(table, [Revealed(now, chair, seed)])
