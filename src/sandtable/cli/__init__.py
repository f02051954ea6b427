"""The command line: play, verify and read the rules in a terminal."""

from .entry import main

__all__ = ["main"]
