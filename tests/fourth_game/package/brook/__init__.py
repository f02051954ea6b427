"""Brook: two or three players lay pebbles, fished in secret, next to their like."""

import re
from pathlib import Path
from typing import Any, ClassVar

import numpy as np

from sandtable.errors import BadDeal, BadPosition, IllegalMove
from sandtable.games.game import Game, Options
from sandtable.games.position import Position
from sandtable.games.refusal import Refusal

from . import moves
from .deal import DEAL_BOUNDS, deal, observe, resample
from .state import CELL_COUNT, CELLS, COLOURS, NONE, STATE

ROW = re.compile(r"^[123]  ([.rgb] [.rgb] [.rgb])$", re.MULTILINE)
SEAT = re.compile(r"^seat \d  hand ([.rgb])  points (\d+)$", re.MULTILINE)


class Brook(Game):
    """The game of rules.md."""

    name = "brook"
    title = "Brook"
    summary = "lay pebbles next to their like; hands are hidden"
    rules_letter, rules_version = "B", "1"
    colours = COLOURS
    colour_names = ("red", "green", "blue")
    state_type = observation_type = STATE
    action_texts = tuple(f"lay {colour} {cell}" for colour in COLOURS for cell in CELLS)
    most_legal = CELL_COUNT
    chance_outcomes = len(COLOURS)
    deal_bounds = DEAL_BOUNDS
    endings = (None, "full")
    refusals = (
        Refusal(),
        Refusal("ended", "the game is over"),
        Refusal("fish-first", "a pebble has to be fished first"),
        Refusal("not-in-hand", "you hold no {colour} pebble"),
        Refusal("taken", "a pebble lies on {cell} already"),
    )
    options: ClassVar = {"seats": (2, 3)}
    has_secrets = True
    rules: ClassVar = {
        rule.__name__: rule
        for rule in (
            *(moves.to_move, moves.legal_actions, moves.refusal, moves.apply, moves.scores),
            *(moves.chance_weights, moves.apply_chance, deal, observe, resample),
        )
    }

    def write_options(self, state: np.record, options: Options) -> None:
        """B1.1: how many play."""
        state.seats = options["seats"]

    def read_deal(self, state: np.record, record: Any) -> None:
        """B1.2: a pebble for every seat."""
        hands = record.get("hands") if isinstance(record, dict) and len(record) == 1 else None
        if not isinstance(hands, str) or not re.fullmatch(f"[rgb]{{{state.seats}}}", hands):
            raise BadDeal('a deal of Brook has a pebble for every seat: {"hands": "rg"}')
        deal(state, numbers(hands))

    def write_deal(self, state: np.record) -> dict[str, Any]:
        """B1.2: the pebble of every seat."""
        return {"hands": letters(state.hand[: state.seats])}

    def read_move(self, text: str) -> int:
        """B2.1: the number of a move."""
        if text not in self.action_numbers:
            raise IllegalMove(f"{text!r} is no move of Brook; moves are like 'lay r b2'")
        return self.action_numbers[text]

    def refusal_words(self, state: np.record, action: int) -> dict[str, str | int]:
        """B2.1: what a refused action speaks of."""
        return {"colour": COLOURS[action // CELL_COUNT], "cell": CELLS[action % CELL_COUNT]}

    def reveals_secret(self, move: str) -> bool:
        """B2.1: every pebble that is laid was hidden."""
        return True

    def is_chance_text(self, text: str) -> bool:
        """B2.3: what is fished is written by the table."""
        return text.startswith("fish ")

    def chance_prefix(self, state: np.record) -> str:
        """B2.3: the word before the colour."""
        return "fish"

    def read_chance(self, state: np.record, text: str) -> list[int]:
        """B2.3: the colour that was fished."""
        if text not in [f"fish {colour}" for colour in COLOURS]:
            raise IllegalMove(f"{text!r} is no pebble fished; one is like 'fish g'")
        return [COLOURS.index(text[-1])]

    def chance_as_seen(self, text: str, owner: int, seat: int) -> str:
        """B2.3: only who fishes sees the pebble."""
        return "fish ?" if self.is_chance_text(text) and owner != seat else text

    def hide_moves(self, position: Position, seat: int) -> list[str]:
        """B2.3: who fished follows from how many pebbles lay then."""
        last, seen = int(position.state.laid) - 1, []
        for move in reversed(position.moves):
            seen.append(self.chance_as_seen(move, last % position.seats, seat))
            last -= move in self.action_numbers
        return seen[::-1]

    def ending(self, state: np.record) -> int:
        """B3.1: over when the brook is full."""
        return int(state.laid == CELL_COUNT)

    def winner(self, state: np.record) -> int | None:
        """B3.1: most points win, a shared lead is a draw."""
        points = state.points[: state.seats].tolist()
        return None if points.count(max(points)) > 1 else points.index(max(points))

    def score_sheet(self, state: np.record) -> list[list[dict[str, Any]]]:
        """B2.2: a point for each pair of neighbours."""
        points = state.points[: state.seats].tolist()
        return [[{"item": "pairs", "count": count, "points": count}] for count in points]

    def draw(self, state: np.record, seat: int | None = None) -> str:
        """The position as text; B1.2: of the hands, a seat sees its own."""
        lines = [f"{row + 1}  {' '.join(letters(state.cells[3 * row :][:3]))}" for row in (2, 1, 0)]
        for owner, hand in enumerate(letters(state.hand[: state.seats])):
            shown = hand if seat in (None, owner) or hand == "." else "?"
            lines.append(f"seat {owner}  hand {shown}  points {state.points[owner]}")
        return "\n".join([*lines[:3], "   a b c", *lines[3:]])

    def read_picture(self, state: np.record, text: str) -> None:
        """Set up what a picture shows that hides nothing."""
        rows, seats = ROW.findall(text), SEAT.findall(text)
        if len(rows) != 3 or len(seats) != state.seats:
            raise BadPosition("a picture of Brook has three rows and a line for every seat")
        deal(state, numbers("".join(hand for hand, _ in seats)))
        state.cells[:] = numbers("".join(reversed(rows)).replace(" ", ""))
        state.points[: state.seats] = [int(points) for _, points in seats]
        state.laid = np.count_nonzero(state.cells != NONE)

    def rules_text(self, language: str = "en") -> str:
        """The rules, in English alone."""
        return (Path(__file__).parent / "rules.md").read_text(encoding="utf-8")


def letters(pebbles: Any) -> str:
    """Pebbles as letters, NONE as a dot: Python counts -1 from the end."""
    return "".join(f"{COLOURS}."[pebble] for pebble in pebbles.tolist())


def numbers(word: str) -> Any:
    """Pebbles from letters."""
    return np.array([COLOURS.find(letter) for letter in word])
