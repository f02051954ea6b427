"""All places at a table."""

from dataclasses import replace
from functools import cached_property
from typing import Any, Self

from .chair import Chair
from .people import Somebody


class Chairs(tuple[Chair, ...]):
    """The places in their order. They never change: whoever sits down makes others of them."""

    @property
    def are_full(self) -> bool:
        """Whether every chair is taken."""
        return all(chair.who is not None for chair in self)

    @property
    def are_bound(self) -> bool:
        """Whether nobody can choose a seed any more: now seeds may be shown."""
        return all(chair.is_bound for chair in self)

    @property
    def are_ready(self) -> bool:
        """Whether every chair is taken and every seed is there: the game can be dealt."""
        return all(chair.is_ready for chair in self)

    @cached_property
    def _numbers(self) -> dict[str, int]:
        chairs = reversed(list(enumerate(self)))
        return {
            who.identity: number
            for number, chair in chairs
            if (who := chair.who) is not None and not who.is_bot
        }

    def of(self, identity: str) -> int | None:
        """The chair of a person or guest; None if they have none."""
        return self._numbers.get(identity)

    def changed(self, number: int, **values: Any) -> Self:
        """One of them is another now."""
        return self._put(number, replace(self[number], **values))

    def seated(self, number: int, who: Somebody, seed: str, commitment: str) -> Self:
        """Somebody sits down."""
        is_sealed = commitment != "" and seed == ""
        return self.changed(number, who=who, seed=seed, commitment=commitment, is_sealed=is_sealed)

    def committed(self, number: int, commitment: str) -> Self:
        """Somebody takes another seed."""
        return self.changed(number, seed="", commitment=commitment, is_sealed=True)._unshown()

    def cleared(self, number: int) -> Self:
        """A chair is free again."""
        return self._put(number, Chair(self[number].reserved))._unshown()

    def _unshown(self) -> Self:
        """Whoever commits from now on may know the seeds that were shown: others are needed.

        A seed that was given openly when its owner sat down stays; that was their choice.
        """
        return type(self)(
            replace(chair, seed="", commitment="") if chair.is_sealed and chair.seed else chair
            for chair in self
        )

    def _put(self, number: int, chair: Chair) -> Self:
        return type(self)((*self[:number], chair, *self[number + 1 :]))
