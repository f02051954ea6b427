"""Our games as games of OpenSpiel. Importing this registers them:

import pyspiel
import sandtable.envs.openspiel
game = pyspiel.load_game(sandtable.envs.openspiel.NAMES[0])
"""

try:
    import pyspiel  # noqa: F401
except ImportError as missing:
    raise ImportError("OpenSpiel is not installed: pip install 'sandtable[envs]'") from missing

from .game import NAMES, SandtableGame, register
from .state import SandtableState

__all__ = ["NAMES", "SandtableGame", "SandtableState", "register"]

register()
