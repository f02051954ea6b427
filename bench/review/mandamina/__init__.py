"""Reviews of Mandamina."""

from .section import MandaminaSection

SECTION = MandaminaSection()
