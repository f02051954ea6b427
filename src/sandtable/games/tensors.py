"""Observations as rows of floats, written into memory that the caller keeps.

A `TensorLayout` says where each field of an observation record comes to lie; `write_tensors` is one
compiled function for all games. It follows the plan of the layout, a short list of runs: so many
numbers from here to there. The planes of all bitboards come first, then everything else.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from .batch import Numbers, States
from .bits import ROW
from .compiled import compiled
from .features import PLAIN, Feature

if TYPE_CHECKING:
    from .game import Game

Floats = NDArray[np.float32]
Views = tuple[NDArray[np.int8], NDArray[np.int16], NDArray[np.int32], NDArray[np.int64]]
"""Records as rows of integers of each width."""

WIDTHS = (1, 2, 4, 8)
BOARD_WIDTH = 8
COUNTS, ONE_HOT, SEAT, BOARDS = range(4)
KIND, WIDTH, COUNT, TARGET, VALUES, MOST, STARTS = range(7)
"""Columns of a plan. A row of it is a run: so many numbers of a width; each fills so many floats,
the first from `TARGET` on. From `STARTS` on it says where they begin, for each seat that looks."""

BYTE_BITS: Floats = np.array([[byte >> bit & 1 for bit in range(8)] for byte in range(256)], "<f4")
"""A row of eight cells of a bitboard as floats."""


@dataclass(frozen=True, slots=True)
class Section:
    """Where one field lies in a tensor."""

    name: str
    start: int
    shape: tuple[int, ...]
    low: float
    high: float

    @property
    def end(self) -> int:
        """The place after its last number."""
        return self.start + prod(self.shape)


class TensorLayout:
    """How the observations of a game, with so many seats, become floats."""

    def __init__(self, game: "Game", seats: int) -> None:
        self.seats: int = seats
        self.board_shape: tuple[int, int] = game.board_shape
        self._type = game.observation_type
        self._features = game.features
        names = [name for name in self._type.names or () if self._feature(name).is_told]
        self.boards: list[str] = [name for name in names if self._is_board(name)]
        """The fields whose planes come first."""
        self.sections: tuple[Section, ...] = ()
        for name in (*self.boards, *(name for name in names if name not in self.boards)):
            self.sections += (self._section(name, self.size),)
        self.plan: Numbers = np.array(list(self._runs()), dtype=np.int64)
        """What is to be done to write a tensor."""

    @property
    def size(self) -> int:
        """How many floats an observation is."""
        return self.sections[-1].end if self.sections else 0

    @property
    def plane_count(self) -> int:
        """How many planes there are."""
        return self.board_size // prod(self.board_shape)

    @property
    def board_size(self) -> int:
        """How many of the floats are planes."""
        return self.sections[len(self.boards) - 1].end if self.boards else 0

    @property
    def bounds(self) -> tuple[Floats, Floats]:
        """The lowest and the highest value of every float."""
        sizes = [prod(section.shape) for section in self.sections]
        low = np.repeat([section.low for section in self.sections], sizes)
        high = np.repeat([section.high for section in self.sections], sizes)
        return low.astype(np.float32), high.astype(np.float32)

    def views(self, observations: States) -> Views:
        """The same memory as integers of each width; of a width it is no multiple of, nothing."""
        rows, size = len(observations), observations.itemsize
        raw = observations.view(np.dtype((np.void, size)))
        none = np.zeros((rows, 0), np.int8)
        seen = [
            (raw if size % width == 0 else none).view(f"<i{width}").reshape(rows, -1)
            for width in WIDTHS
        ]
        return seen[0], seen[1], seen[2], seen[3]

    def write(self, observations: States, observers: Numbers, tensors: Floats) -> None:
        """Observations of these seats (below 0: a spectator, who gets them as seat 0) as floats."""
        views, columns = self.views(observations), self.board_shape[1]
        write_tensors(0, len(tensors), observers, self.plan, columns, views, tensors)

    def _feature(self, name: str) -> Feature:
        return self._features.get(name, PLAIN)

    def _field(self, name: str) -> tuple[np.dtype[Any], tuple[int, ...], int]:
        """The type of a field's numbers, its shape, and where it begins."""
        fields: Any = self._type.fields
        field, offset = fields[name][:2]
        kind, shape = field.subdtype or (field, ())
        if kind.kind not in "ib" or kind.itemsize not in WIDTHS:
            raise TypeError(f"field {name!r} is {kind}: an observation is made of signed integers")
        return kind, shape, int(offset)

    def _is_board(self, name: str) -> bool:
        return self._field(name)[0].itemsize == BOARD_WIDTH

    def _section(self, name: str, start: int) -> Section:
        kind, shape, _ = self._field(name)
        feature = self._feature(name)
        if self._is_board(name):
            return Section(name, start, (*(shape or (1,)), *self.board_shape), 0.0, 1.0)
        values = self._values(feature)
        if values > 1 or feature.kinds or feature.is_seat:
            return Section(name, start, (*shape, values), 0.0, 1.0)
        limits = np.iinfo(kind if kind.kind == "i" else np.int8)
        low, high = limits.min / feature.most, limits.max / feature.most
        return Section(name, start, shape or (1,), low, high)

    def _values(self, feature: Feature) -> int:
        return self.seats if feature.is_seat else feature.kinds or 1

    def _runs(self) -> Iterator[list[int]]:
        """The rows of the plan: numbers that lie side by side for all are one run."""
        for section in self.sections:
            kind, shape, offset = self._field(section.name)
            feature = self._feature(section.name)
            what, values = COUNTS, self._values(feature)
            if self._is_board(section.name):
                what, values = BOARDS, prod(self.board_shape)
            elif feature.is_seat or feature.kinds:
                what = SEAT if feature.is_seat else ONE_HOT
            places = self._places(shape, feature.seat_axis) + offset // kind.itemsize
            breaks = (np.diff(places, axis=1) != 1).any(axis=0)
            target = section.start
            for run in np.split(places, np.flatnonzero(breaks) + 1, axis=1):
                count = run.shape[1]
                told = [what, kind.itemsize, count, target, values, feature.most]
                yield [*told, *run[:, 0].tolist()]
                target += count * values

    def _places(self, shape: tuple[int, ...], seat_axis: int | None) -> NDArray[np.int64]:
        """For each seat that observes, in which order it gets the numbers of a field."""
        places = np.arange(prod(shape)).reshape(shape)
        if seat_axis is None:
            return np.tile(places.reshape(-1), (self.seats, 1))
        rows = []
        for observer in range(self.seats):
            order = np.arange(shape[seat_axis])
            order[: self.seats] = (observer + np.arange(self.seats)) % self.seats
            rows.append(np.take(places, order, axis=seat_axis).reshape(-1))
        return np.stack(rows)


@cache
def layout_of(game: "Game", seats: int) -> TensorLayout:
    """The layout for a game with so many seats."""
    return TensorLayout(game, seats)


INDEX: Any = np.uintp
"""Compiled code asks of a signed index whether it counts from the end, which costs time."""


BLOCK = 64
"""So many observations go through all runs together: what they fill stays near the processor."""


@compiled
def write_tensors(
    first: int,
    last: int,
    observers: Numbers,
    plan: Numbers,
    columns: int,
    views: Views,
    tensors: Floats,
) -> None:
    """Some observations as floats, each as its observer has it; a spectator's as seat 0's."""
    for begin in range(first, last, BLOCK):
        end = min(begin + BLOCK, last)
        for r in range(len(plan)):
            if plan[r, KIND] == BOARDS:
                _write_boards(begin, end, observers, plan, r, columns, views, tensors)
            elif plan[r, WIDTH] == 2:
                _write_numbers(begin, end, observers, plan, r, views[1], tensors)
            elif plan[r, WIDTH] == 1:
                _write_numbers(begin, end, observers, plan, r, views[0], tensors)
            else:
                _write_numbers(begin, end, observers, plan, r, views[2], tensors)


@compiled
def _write_boards(
    begin: int,
    end: int,
    observers: Numbers,
    plan: Numbers,
    r: int,
    columns: int,
    views: Views,
    tensors: Floats,
) -> None:
    """Bitboards row by row."""
    cells = plan[r, VALUES]
    for i in range(begin, end):
        start = INDEX(plan[r, STARTS + max(observers[i], 0)])
        place = INDEX(plan[r, TARGET])
        for k in range(plan[r, COUNT]):
            _write_board(views[3][i, start + INDEX(k)], columns, cells, tensors, i, place)
            place += INDEX(cells)


@compiled
def _write_board(board: int, columns: int, cells: int, tensors: Floats, i: int, place: int) -> None:
    """The two usual widths have loops of their own, which are unrolled."""
    if columns == ROW:
        for _ in range(cells // ROW):
            cut = INDEX(board & 255)
            for column in range(ROW):
                tensors[i, place + INDEX(column)] = BYTE_BITS[cut, column]
            place += INDEX(ROW)
            board >>= ROW
    elif columns == ROW - 1:
        for _ in range(cells // (ROW - 1)):
            cut = INDEX(board & 255)
            for column in range(ROW - 1):
                tensors[i, place + INDEX(column)] = BYTE_BITS[cut, column]
            place += INDEX(ROW - 1)
            board >>= ROW
    else:
        for _ in range(cells // columns):
            cut = INDEX(board & 255)
            for column in range(columns):
                tensors[i, place + INDEX(column)] = BYTE_BITS[cut, column]
            place += INDEX(columns)
            board >>= ROW


@compiled
def _write_numbers(
    begin: int,
    end: int,
    observers: Numbers,
    plan: Numbers,
    r: int,
    numbers: NDArray[Any],
    tensors: Floats,
) -> None:
    """Counts as shares, kinds and seats as a one among zeros."""
    kind, count, values = plan[r, KIND], plan[r, COUNT], plan[r, VALUES]
    scale = np.float32(1 / plan[r, MOST])
    for i in range(begin, end):
        observer = max(observers[i], 0)
        start, target = INDEX(plan[r, STARTS + observer]), INDEX(plan[r, TARGET])
        if kind == COUNTS:
            for k in range(count):
                tensors[i, target + INDEX(k)] = numbers[i, start + INDEX(k)] * scale
            continue
        for k in range(count):
            for value in range(values):
                tensors[i, target + INDEX(value)] = 0
            number = int(numbers[i, start + INDEX(k)])
            if number >= 0 and kind == SEAT:
                number = (number - observer) % values
            if 0 <= number < values:
                tensors[i, target + INDEX(number)] = 1
            target += INDEX(values)
