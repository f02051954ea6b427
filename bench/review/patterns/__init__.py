"""Reviews of Patterns."""

from .section import PatternsSection

SECTION = PatternsSection()
