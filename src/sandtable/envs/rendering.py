"""Positions for people: as text (`ansi`) and as an array of colours (`rgb_array`)."""

import io
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..games import Game

ANSI, RGB_ARRAY = "ansi", "rgb_array"
MODES = [ANSI, RGB_ARRAY]
FRAMES_PER_SECOND = 2
SIZE, MARGIN, LINE = 480, 16, 20

Frame = str | NDArray[np.uint8] | None


def check_mode(mode: str | None) -> None:
    """Refuse a mode that there is not."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"there is no render mode {mode!r} (there are: {', '.join(MODES)})")


def render(game: Game, state: np.record, mode: str | None, seat: int | None = None) -> Frame:
    """A position in a render mode: all of it, or what one seat sees."""
    if mode == ANSI:
        return game.draw(state, seat)
    if mode == RGB_ARRAY:
        return _pixels(game, state, seat)
    return None


def _pixels(game: Game, state: np.record, seat: int | None) -> NDArray[np.uint8]:
    try:
        from PIL import Image
        from resvg_py import svg_to_bytes
    except ImportError as missing:
        raise ImportError(
            "pictures need two more packages: pip install 'sandtable[envs]'"
        ) from missing
    picture = game.draw_svg(state, seat)
    if picture is None:
        return _text_pixels(game.draw(state, seat))
    image = bytes(svg_to_bytes(svg_string=picture, width=SIZE, height=SIZE))
    return np.array(Image.open(io.BytesIO(image)).convert("RGB"))


def _text_pixels(text: str) -> NDArray[np.uint8]:
    """A game that draws no picture: its text, in the one font that Pillow brings along."""
    from PIL import Image, ImageDraw, ImageFont

    image: Any = Image.new("RGB", (SIZE, SIZE), "#fbf7ef")
    brush = ImageDraw.Draw(image)
    font = ImageFont.load_default(LINE * 0.8)
    for number, line in enumerate(text.splitlines()):
        for column, letter in enumerate(line):
            place = (MARGIN + column * LINE * 0.6, MARGIN + number * LINE)
            brush.text(place, letter, fill="#2b2118", font=font)
    return np.array(image)
