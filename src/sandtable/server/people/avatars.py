"""The drawings that people may have beside their names; the page draws them."""

from typing import Literal, get_args

Avatar = Literal[
    "shell",
    "leaf",
    "wave",
    "sun",
    "moon",
    "hill",
    "star",
    "feather",
    "flower",
    "acorn",
    "boat",
    "lantern",
]
AVATARS: tuple[str, ...] = get_args(Avatar)
