"""Reviews of Mandala, measured."""

from .section import MandalaSection

SECTION = MandalaSection()
