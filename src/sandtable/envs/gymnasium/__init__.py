"""Our games in Gymnasium: one seat is the agent's, bots have the others.

import gymnasium
import sandtable.envs.gymnasium  # registers the games
env = gymnasium.make(sandtable.envs.gymnasium.ids()[name])
"""

try:
    import gymnasium  # noqa: F401
except ImportError as missing:
    raise ImportError("Gymnasium is not installed: pip install 'sandtable[envs]'") from missing

from ..ids import id_of, ids
from .registration import register
from .seat_env import SeatEnv
from .vector_seat_env import VectorSeatEnv

__all__ = ["SeatEnv", "VectorSeatEnv", "id_of", "ids", "register"]

register()
