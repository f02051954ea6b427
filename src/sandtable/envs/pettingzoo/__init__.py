"""Our games in PettingZoo: one agent after the other (AEC), or all at once (parallel).

from sandtable.envs import pettingzoo
env = pettingzoo.env(name)

Importing this registers them with PettingZoo, too: `pettingzoo.make("aec", id)`, `"parallel"`.
"""

from typing import Any

try:
    import pettingzoo
except ImportError as missing:
    raise ImportError("PettingZoo is not installed: pip install 'sandtable[envs]'") from missing

from pettingzoo.utils import wrappers

from ..ids import ids
from .aec import SandtableAEC
from .parallel import SandtableParallel

__all__ = [
    "SandtableAEC",
    "SandtableParallel",
    "env",
    "ids",
    "parallel_env",
    "raw_env",
    "register",
]

raw_env = SandtableAEC
"""Without PettingZoo's checks: faster, for whoever calls it as it should be called."""
parallel_env = SandtableParallel


def env(game: str, **settings: Any) -> Any:
    """With PettingZoo's checks of what is asked in which order."""
    checked = wrappers.AssertOutOfBoundsWrapper(raw_env(game, **settings))
    return wrappers.OrderEnforcingWrapper(checked)


def register() -> None:
    """Tell PettingZoo of all installed games; it is told once."""
    for game, name in ids().items():
        if name not in pettingzoo.aec_registry:
            pettingzoo.register("aec", name, f"{__name__}:env", kwargs={"game": game})
            pettingzoo.register("parallel", name, f"{__name__}:parallel_env", kwargs={"game": game})


register()
