"""Draw the picture of the README: `python docs/pictures/make_terminal.py`."""

import io
import re
from pathlib import Path

from rich.console import Console

import sandtable
from sandtable.cli.boards import board_of
from sandtable.cli.boards.board import Scene

PICTURE = Path(__file__).with_name("terminal.svg")
FONT_FACE = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)
"""The picture must not fetch fonts from anywhere."""
COLUMNS, SEED, TURNS = 80, 11, 30
NAMES = ("North", "South")


def main() -> None:
    """A game in which both always flip when they can, well under way."""
    position = sandtable.load("patterns").deal(seed=SEED)
    while len(position.moves) < TURNS and not position.is_over:
        before = position.copy()
        moves = position.legal_moves()
        preferred = [m for m in moves if m.startswith("flip")] or moves
        position.play(preferred[len(position.moves) * 5 % len(preferred)])
    last, now = NAMES[before.seat or 0], NAMES[position.seat or 0]
    scene = Scene(
        view=position.view(0),
        names=NAMES,
        last_move=position.moves[-1],
        before=before.view(0),
    )
    console = Console(record=True, width=COLUMNS, file=io.StringIO(), force_terminal=True)
    console.print(board_of(position.game).draw(scene))
    console.print()
    console.print(f"Last: {last} {position.moves[-1]}", highlight=False)
    console.print(f"{now} is to move.", style="bold", highlight=False)
    console.print(f"{now}> ", highlight=False)
    PICTURE.write_text(FONT_FACE.sub("", console.export_svg(title="sandtable play patterns")))


if __name__ == "__main__":
    main()
