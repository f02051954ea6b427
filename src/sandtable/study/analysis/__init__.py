"""The analysis board: any position, the moves one tries from it, and what an engine thinks."""

from .engine import Analysis, Line, NobodyToMove, analyse
from .places import BadStart, Start, begin, play_line, position_key
from .tree import BadTree, Node, NoDeal, read_any, read_text, record_of, walk_tree

__all__ = [
    "Analysis",
    "BadStart",
    "BadTree",
    "Line",
    "NoDeal",
    "NobodyToMove",
    "Node",
    "Start",
    "analyse",
    "begin",
    "play_line",
    "position_key",
    "read_any",
    "read_text",
    "record_of",
    "walk_tree",
]
