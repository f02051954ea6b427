"""What the silent partner thinks of the others, in words."""

from collections.abc import Mapping

from .companion import Companion, Kind

SURE = 0.8
"""The chance from which on a kind is taken for granted."""
DESCRIPTIONS = {
    Kind.FIXED: "follow a plan of their own",
    Kind.REPLANNING: "make a new plan every turn",
    Kind.NOISY: "have a plan, and often stray from it",
    Kind.HABITUAL: "have no plan, and do what looks good",
}


def remarks(companions: Mapping[int, Companion], seats: int) -> tuple[str, ...]:
    """A sentence about each of the others."""
    return tuple(
        f"{_name(seat, seats)} {_seems(companion)}."
        for seat, companion in sorted(companions.items())
    )


def _name(seat: int, seats: int) -> str:
    return "The other" if seats == 2 else f"Seat {seat}"


def _seems(companion: Companion) -> str:
    kind = companion.kind
    verb = "seems to" if companion.chances[kind] >= SURE else "may"
    return f"{verb} {DESCRIPTIONS[kind]} ({100 * companion.chances[kind]:.0f} %)"
