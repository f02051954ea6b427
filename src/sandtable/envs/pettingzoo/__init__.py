"""Our games in PettingZoo: one agent after the other (AEC), or all at once (parallel).

from sandtable.envs import pettingzoo
env = pettingzoo.env(name)
"""

from typing import Any

try:
    import pettingzoo  # noqa: F401
except ImportError as missing:
    raise ImportError("PettingZoo is not installed: pip install 'sandtable[envs]'") from missing

from pettingzoo.utils import wrappers

from .aec import SandtableAEC
from .parallel import SandtableParallel

__all__ = ["SandtableAEC", "SandtableParallel", "env", "parallel_env", "raw_env"]

raw_env = SandtableAEC
"""Without PettingZoo's checks: faster, for whoever calls it as it should be called."""
parallel_env = SandtableParallel


def env(game: str, **settings: Any) -> Any:
    """With PettingZoo's checks of what is asked in which order."""
    checked = wrappers.AssertOutOfBoundsWrapper(raw_env(game, **settings))
    return wrappers.OrderEnforcingWrapper(checked)
