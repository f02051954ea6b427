"""Check a certificate of the Mandamina solver, with nothing but Python's standard library.

    python checker.py certificate.json

This file shares no code with the solver, nor with the rules of the games: what it needs of them
is written here once more, as plainly as possible. What the numbers in a certificate mean, and why
they prove what they prove, is in docs/mandamina-solver.md.
"""

import json
import sys
from bisect import bisect_right
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

FORMAT = "sandtable-mandamina-certificate/1"
SIDE = 7
CELLS = [f"{column}{row}" for row in range(1, SIDE + 1) for column in "abcdefg"]
CENTRE = CELLS.index("d4")
COLOURS = "wyorvgld"
HOLE = "."
MARBLES = 6
SHAPE_VALUES = {"easy": 6, "normal": 5, "hard": 4}
CENTRE_VALUE = 5
SIMPLE_MOVES = 44

Candidate = tuple[int, int, str]
"""A placement: its cells as a set of bits, its loss, its shape."""


class WrongCertificate(ValueError):
    """The certificate does not prove what it says."""


def require(condition: object, complaint: str) -> None:
    if not condition:
        raise WrongCertificate(complaint)


# The board.


@cache
def neighbours(cell: int) -> int:
    """The cells that share an edge with a cell."""
    row, column = divmod(cell, SIDE)
    beside = ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1))
    return sum(1 << r * SIDE + c for r, c in beside if 0 <= r < SIDE and 0 <= c < SIDE)


def cells_of(cells: int) -> list[int]:
    return [cell for cell in range(SIDE * SIDE) if cells >> cell & 1]


def is_cluster(cells: int) -> bool:
    """Whether cells hang together through shared edges."""
    reached, growing = 0, cells & -cells
    while growing != reached:
        reached = growing
        for cell in cells_of(reached):
            growing |= neighbours(cell) & cells
    return reached == cells


@cache
def shape_of(cells: int) -> str:
    """The same text for all clusters that can be turned or mirrored into each other."""
    form = [divmod(cell, SIDE) for cell in cells_of(cells)]
    drawings = []
    for _ in range(4):
        form = [(column, -row) for row, column in form]
        drawings += [_drawn(form), _drawn([(row, -column) for row, column in form])]
    return min(drawings)


def _drawn(form: list[tuple[int, int]]) -> str:
    rows, columns = [row for row, _ in form], [column for _, column in form]
    return "/".join(
        "".join(
            "#" if (row, column) in form else "."
            for column in range(min(columns), max(columns) + 1)
        )
        for row in range(min(rows), max(rows) + 1)
    )


@cache
def all_placements() -> list[int]:
    """Every way in which six cells of the board can hang together."""
    clusters = {1 << cell for cell in range(SIDE * SIDE)}
    for _ in range(MARBLES - 1):
        clusters = {
            cluster | 1 << beside
            for cluster in clusters
            for cell in cells_of(cluster)
            for beside in cells_of(neighbours(cell) & ~cluster)
        }
    return sorted(clusters)


def bits(board: str, colour: str) -> int:
    return sum(1 << cell for cell, letter in enumerate(board) if letter == colour)


def is_over(board: str) -> bool:
    """Whether all colours are clustered."""
    return all(is_cluster(bits(board, colour)) for colour in COLOURS)


def after(board: str, cell: int) -> str:
    """The board after the marble of a cell went to the hole."""
    hole = board.index(HOLE)
    letters = list(board)
    letters[hole], letters[cell] = letters[cell], HOLE
    return "".join(letters)


def least_moves(start: str, target: str) -> int:
    """Fact 1: cells to fill, and one for each component of colours without the hole."""
    edges = [(old, new) for old, new in zip(start, target, strict=True) if old != new]
    group = {letter: letter for letter in COLOURS + HOLE}
    for old, new in edges:
        merged, into = group[old], group[new]
        group = {letter: into if of == merged else of for letter, of in group.items()}
    components = {group[old] for old, _ in edges} - {group[HOLE]}
    return sum(new != HOLE for _, new in edges) + len(components)


def line_exists(board: str, target: str, moves: int) -> bool:
    """Whether some line of exactly so many moves reaches the target and does not end before."""
    if moves == 0:
        return board == target
    for cell in range(SIDE * SIDE):
        if board[cell] != HOLE:
            later = after(board, cell)
            near = least_moves(later, target) < moves and (moves == 1 or not is_over(later))
            if near and line_exists(later, target, moves - 1):
                return True
    return False


class Check:
    """One certificate and what it is about."""

    def __init__(self, certificate: Any) -> None:
        require(certificate.get("format") == FORMAT, f"the format is not {FORMAT}")
        self.certificate = certificate
        self.board = "".join(reversed(certificate["board"]))
        self.moves, self.value = certificate["moves"], certificate["value"]
        self.units = certificate["units"]
        self.is_simple = certificate["goal"] == "simple"
        self.shape_value = 0 if self.is_simple else SHAPE_VALUES[certificate["difficulty"]]
        self.centre_value = 0 if self.is_simple else CENTRE_VALUE
        counts = [self.board.count(letter) for letter in COLOURS + HOLE]
        require(counts == [MARBLES] * len(COLOURS) + [1], "the marbles on the board are wrong")
        require(len(self.board) == len(CELLS), "the board has the wrong size")
        numbers = (self.moves, self.value, self.units)
        require(all(type(number) is int for number in numbers), "a number is not an integer")
        require(self.moves >= 0 and self.units > 0, "a number is out of range")
        require(certificate["goal"] in ("score", "simple"), "there is no such goal")
        require(not is_over(self.board), "the game is over before the line begins")

    def worth(self, board: str) -> int:
        """What an end is worth, before moves count."""
        shapes = {shape_of(bits(board, colour)) for colour in COLOURS}
        return len(shapes) * self.shape_value + self.centre_value * (board[CENTRE] == HOLE)

    # The line.

    def check_line(self) -> None:
        """Play the line: it must end the game with its last move, and be worth what it claims."""
        if self.is_simple and self.value < -SIMPLE_MOVES:
            require(self.value == -SIMPLE_MOVES - 1, "a lost game is worth one move too many")
            return
        board = self.board
        for number, name in enumerate(self.certificate["line"], start=1):
            require(number == 1 or not is_over(board), f"the game is over before move {number}")
            require(name in CELLS, f"move {number} names no cell")
            cell = CELLS.index(name)
            require(board[cell] != HOLE, f"move {number} takes no marble")
            board = after(board, cell)
        require(is_over(board), "the line does not end the game")
        value = self.worth(board) - self.moves - len(self.certificate["line"])
        require(value == self.value, f"the line is worth {value}, not {self.value}")

    # The proof.

    def check_proof(self) -> int:
        """See that nothing is worth more; return how many nodes the proof has."""
        everything = {colour: all_placements() for colour in COLOURS}
        return self._check_node(self.certificate["proof"], everything, list(range(SIDE * SIDE)))

    def _check_node(self, node: Any, placements: dict[str, list[int]], holes: list[int]) -> int:
        if not holes or not all(placements.values()):
            return 1
        prices = [price for row in reversed(node["prices"]) for price in row]
        rewards = node["rewards"]
        require(len(prices) == SIDE * SIDE and all(type(p) is int for p in prices), "bad prices")
        require(all(type(r) is int and r >= 0 for r in rewards.values()), "bad rewards")
        budget, candidates, hole_losses = self._losses(prices, rewards, placements, holes)
        if budget < 0:
            return 1
        candidates = {
            colour: [candidate for candidate in some if candidate[1] <= budget]
            for colour, some in candidates.items()
        }
        hole_losses = {hole: loss for hole, loss in hole_losses.items() if loss <= budget}
        if "cell" in node:
            return 1 + self._check_cases(node, candidates, hole_losses)
        for layout in Trial(candidates, hole_losses, budget, rewards).layouts():
            self._check_layout(layout)
        return 1

    def _losses(
        self, prices: list[int], rewards: Any, placements: dict[str, list[int]], holes: list[int]
    ) -> tuple[int, dict[str, list[Candidate]], dict[int, int]]:
        """How far above the value the bound is, and how far each choice falls behind the best."""
        units = self.units
        shapes = {shape_of(cells) for cells in all_placements()}
        bound = sum(prices) - (MARBLES * len(COLOURS) + self.moves) * units
        bound += sum(max(0, self.shape_value * units - rewards.get(s, 0)) for s in shapes)
        costs = {
            cells: sum(prices[cell] for cell in CELL_LISTS[cells]) - rewards.get(SHAPES[cells], 0)
            for cells in set().union(*placements.values())
        }
        candidates = {}
        for colour, some in placements.items():
            mine = bits(self.board, colour)
            values = [(cells & mine).bit_count() * units - costs[cells] for cells in some]
            best = max(values)
            bound += best
            candidates[colour] = [
                (cells, best - value, SHAPES[cells])
                for cells, value in zip(some, values, strict=True)
            ]
        # A hole that ends where it began leaves a component without it: one move more.
        old = self.board.index(HOLE)
        points = {h: self.centre_value * (h == CENTRE) - (h == old) for h in holes}
        hole_values = {hole: points[hole] * units - prices[hole] for hole in holes}
        best = max(hole_values.values())
        hole_losses = {hole: best - value for hole, value in hole_values.items()}
        return bound + best - (self.value + 1) * units, candidates, hole_losses

    def _check_cases(
        self, node: Any, candidates: dict[str, list[Candidate]], holes: dict[int, int]
    ) -> int:
        """Every colour that can be on the cell must have its case."""
        require(node["cell"] in CELLS, "a node names no cell")
        cell = CELLS.index(node["cell"])
        nodes = 0
        for here in COLOURS + HOLE:
            placements = {
                colour: [c for c, _, _ in some if (c >> cell & 1) == (colour == here)]
                for colour, some in candidates.items()
            }
            holes_here = [hole for hole in holes if (hole == cell) == (here == HOLE)]
            if holes_here and all(placements.values()):
                require(here in node["cases"], f"the case {here} on {node['cell']} is missing")
                nodes += self._check_node(node["cases"][here], placements, holes_here)
        return nodes

    def _check_layout(self, layout: dict[str, int]) -> None:
        """A layout that the bound does not rule out must be worth no more, looked at exactly."""
        letters = [HOLE] * (SIDE * SIDE)
        for colour, cells in layout.items():
            for cell in cells_of(cells):
                letters[cell] = colour
        target = "".join(letters)
        most_moves = self.worth(target) - self.moves - self.value - 1
        for moves in range(least_moves(self.board, target), most_moves + 1):
            require(
                not line_exists(self.board, target, moves), f"{target} is worth more: {moves} moves"
            )


CELL_LISTS = {cells: cells_of(cells) for cells in all_placements()}
SHAPES = {cells: shape_of(cells) for cells in all_placements()}


class Trial:
    """All ways to place the eight colours side by side with losses within a budget.

    The candidates of each colour are numbered from the least loss up, and sets of them are the
    bits of one integer: who is near enough, who covers a cell, who has a shape.
    """

    def __init__(
        self,
        candidates: dict[str, list[Candidate]],
        holes: dict[int, int],
        budget: int,
        rewards: Any,
    ) -> None:
        self.holes, self.budget, self.rewards = holes, budget, rewards
        self.candidates = {
            colour: sorted(some, key=lambda candidate: candidate[1])
            for colour, some in candidates.items()
        }
        self.losses = {c: [loss for _, loss, _ in some] for c, some in self.candidates.items()}
        self.covering = {colour: [0] * (SIDE * SIDE) for colour in candidates}
        self.shaped: dict[str, dict[str, int]] = {colour: {} for colour in candidates}
        for colour, some in self.candidates.items():
            for number, (cells, _, shape) in enumerate(some):
                self.shaped[colour][shape] = self.shaped[colour].get(shape, 0) | 1 << number
                for cell in CELL_LISTS[cells]:
                    self.covering[colour][cell] |= 1 << number

    def layouts(self) -> Iterator[dict[str, int]]:
        everyone = {colour: (1 << len(some)) - 1 for colour, some in self.candidates.items()}
        if all(everyone.values()):
            yield from self._complete(everyone, {}, 0, 0)

    def _complete(
        self, alive: dict[str, int], placed: dict[str, int], taken: int, spent: int
    ) -> Iterator[dict[str, int]]:
        """Place the colours that are left, the one with fewest candidates first."""
        least = {c: self.losses[c][lowest(some)] for c, some in alive.items()}
        left = self.budget - spent - sum(least.values())
        free = [hole for hole, loss in self.holes.items() if loss <= left and not taken >> hole & 1]
        if not free or not self._can_cover(alive, taken):
            return
        if not alive:
            yield placed
            return
        colour = min(alive, key=lambda colour: alive[colour].bit_count())
        used = {SHAPES[cells] for cells in placed.values()}
        some = alive[colour]
        while some:
            number = lowest(some)
            some &= some - 1
            cells, loss, shape = self.candidates[colour][number]
            # Whoever takes a shape again loses its reward: it brings no points twice.
            cost = loss + (self.rewards.get(shape, 0) if shape in used else 0)
            extra = left + least[colour] - cost
            if extra >= 0:
                fitting = self._fitting(alive, least, colour, cells, used | {shape}, extra)
                if fitting is not None:
                    deeper = {**placed, colour: cells}
                    yield from self._complete(fitting, deeper, taken | cells, spent + cost)

    def _fitting(
        self,
        alive: dict[str, int],
        least: dict[str, int],
        colour: str,
        cells: int,
        used: set[str],
        extra: int,
    ) -> dict[str, int] | None:
        """Who is still possible beside a placement; None if some colour has nobody left."""
        fitting = {}
        for other, some in alive.items():
            if other == colour:
                continue
            covering = self.covering[other]
            for cell in CELL_LISTS[cells]:
                some &= ~covering[cell]
            most = extra + least[other]
            some &= self._up_to(other, most)
            for shape in used:
                repeated = some & self.shaped[other].get(shape, 0)
                if repeated:
                    some ^= repeated & ~self._up_to(other, most - self.rewards.get(shape, 0))
            if not some:
                return None
            fitting[other] = some
        return fitting

    def _up_to(self, colour: str, loss: int) -> int:
        """The candidates of a colour with at most this loss."""
        return (1 << bisect_right(self.losses[colour], loss)) - 1

    def _can_cover(self, alive: dict[str, int], taken: int) -> bool:
        """Whether no more than one cell is out of everybody's reach: only one can be the hole."""
        out_of_reach = 0
        for cell in range(SIDE * SIDE):
            if not taken >> cell & 1 and not any(
                some & self.covering[colour][cell] for colour, some in alive.items()
            ):
                out_of_reach += 1
        return out_of_reach <= 1


def lowest(bits: int) -> int:
    """The number of the lowest bit that is set."""
    return (bits & -bits).bit_length() - 1


def check(certificate: Any) -> int:
    """Check everything; WrongCertificate says what is wrong. Returns the nodes of the proof."""
    try:
        checked = Check(certificate)
        checked.check_line()
        return checked.check_proof()
    except (AttributeError, LookupError, TypeError, RecursionError) as error:
        raise WrongCertificate(f"something is missing or of the wrong kind: {error!r}") from None


def main() -> None:
    for name in sys.argv[1:]:
        certificate = json.loads(Path(name).read_text(encoding="utf-8"))
        nodes = check(certificate)
        print(f"{name}: right. No line is worth more than {certificate['value']} ({nodes} nodes).")


if __name__ == "__main__":
    main()
