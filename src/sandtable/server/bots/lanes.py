"""When a thread will be free, and for whom: what people who wait are told rests on it."""

from heapq import heapreplace


class Lanes:
    """Threads that are taken one after the other; all times are seconds from now."""

    def __init__(self, threads: int, of_address: int, of_person: int) -> None:
        self._threads = [0.0] * max(1, threads)
        self._quick = 0.0
        self._of_address, self._of_person = of_address, of_person
        self._addresses: dict[str, list[float]] = {}
        """For each address its threads, as many as one may hold at once."""
        self._people: dict[tuple[str, str], list[float]] = {}

    def take(self, address: str, person: str, seconds: float, is_quick: bool) -> float:
        """Something takes so long, in the quick lane or not: when it begins."""
        if is_quick:
            begins = self._quick
            self._quick += seconds
            return begins
        begins = self._next(address, person)
        for lane in (self._threads, *self._own(address, person)):
            heapreplace(lane, begins + seconds)
        return begins

    def quick_is_next(self, address: str, person: str) -> bool:
        """Whether the quick lane is free before the others are."""
        return self._quick <= self._next(address, person)

    def _next(self, address: str, person: str) -> float:
        of_address, of_person = self._own(address, person)
        return max(self._threads[0], of_address[0], of_person[0])

    def _own(self, address: str, person: str) -> tuple[list[float], list[float]]:
        return (
            self._addresses.setdefault(address, [0.0] * self._of_address),
            self._people.setdefault((address, person), [0.0] * self._of_person),
        )
