"""The layout of a day: of seven deals the one that is as scattered as its weekday wants."""

from itertools import combinations

from ...games import Position, load
from ...players.mandamina.solver import solve
from ...players.mandamina.solver.checker import check
from ..daily.task import Moment, Task

KIND = "layout"
CANDIDATES = 7
"""Monday has the least scattered of them, Sunday the most. Best games of scattered layouts take
more moves (correlation 0.56 over 130 deals)."""


class LayoutOfDay:
    """Makes and checks the Mandamina layout of a day."""

    def make(self, moment: Moment) -> Task:
        """A deal with the proven best score, and the proof."""
        position = _deal(moment)
        solution = solve(position, prove=True)
        if not solution.is_proven or solution.certificate is None:
            raise RuntimeError(f"the layout of {moment.day} could not be proven")
        data = {
            "deal": position.deal, "scatter": scatter(position),
            "par": solution.score, "certificate": solution.certificate,
        }  # fmt: skip
        return Task("mandamina", KIND, data)

    def check(self, task: Task, moment: Moment) -> str:
        """The layout must follow from the numbers, and the certificate must prove the par."""
        position = _deal(moment)
        if task.data["deal"] != position.deal:
            return "the layout does not follow from the key"
        certificate = task.data.get("certificate")
        if certificate is None:
            return "the proof is missing"
        same = certificate["board"] == task.data["deal"]["board"] and certificate["moves"] == 0
        if not same or certificate["value"] != task.data["par"]:
            return "the proof is about something else"
        try:
            check(certificate)
        except ValueError as error:
            return f"the proof is wrong: {error}"
        return ""


def _deal(moment: Moment) -> Position:
    numbers = moment.numbers(moment.day)
    dealt = [load("mandamina").deal_by(numbers.below) for _ in range(CANDIDATES)]
    ranked = sorted(range(CANDIDATES), key=lambda at: (scatter(dealt[at]), at))
    return dealt[ranked[moment.weekday]]


def scatter(position: Position) -> int:
    """Steps between all pairs of marbles of a colour, along rows and columns, added up."""
    places: dict[str, list[tuple[int, int]]] = {}
    for row, letters in enumerate(position.view()["board"]):
        for column, letter in enumerate(letters):
            places.setdefault(letter, []).append((row, column))
    return sum(
        abs(one[0] - other[0]) + abs(one[1] - other[1])
        for colour, cells in places.items()
        if colour != "."
        for one, other in combinations(cells, 2)
    )
