"""How a table ends a game that its rules have not ended."""

RESIGNED = "resigned"
TIMEOUT = "timeout"
ABANDONED = "abandoned"
"""A player left, or gave no sign of life, and another one ended the game."""
STOPPED = "stopped"
"""The table's ceiling of moves was reached: nobody has won."""

CUT_SHORT = (RESIGNED, TIMEOUT, ABANDONED, STOPPED)
"""Endings of a record that no rules give."""
