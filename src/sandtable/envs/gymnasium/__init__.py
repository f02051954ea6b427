"""Our games in Gymnasium: one seat is the agent's, bots have the others.

import gymnasium
env = gymnasium.make("sandtable/Mandamina-v1")
"""

try:
    import gymnasium  # noqa: F401
except ImportError as missing:
    raise ImportError("Gymnasium is not installed: pip install 'sandtable[envs]'") from missing

from .registration import id_of, ids, register
from .seat_env import SeatEnv
from .vector_seat_env import VectorSeatEnv

__all__ = ["SeatEnv", "VectorSeatEnv", "id_of", "ids", "register"]

register()
