"""How learners get what a seat observes: what a game says of the fields of its observation.

A field of 64-bit integers is a row of bitboards, and each becomes a plane of zeros and ones.
Every other number is written as it is, unless the game says more of its field here.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Feature:
    """What the numbers of one field mean."""

    most: int = 1
    """The highest count there usually is: a count is written as a share of it."""
    kinds: int = 0
    """A number stands for one of so many kinds: a one among zeros; below 0 it is none of them."""
    is_seat: bool = False
    """A number is a seat: a one among zeros, counted from the observer on."""
    seat_axis: int | None = None
    """The axis that goes by seats: the observer's own part comes first."""
    is_told: bool = True
    """Whether it tells a learner anything that the other fields do not."""


PLAIN = Feature()
