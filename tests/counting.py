"""How often something is called, for tests that say it must not be more often."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest


def counted(patch: pytest.MonkeyPatch, *methods: tuple[type, str]) -> Counter[str]:
    """How often methods are called from now on."""
    calls: Counter[str] = Counter()

    def count(kind: type, name: str) -> Callable[..., Any]:
        original = getattr(kind, name)

        def counting(*values: Any) -> Any:
            calls[f"{kind.__name__}.{name}"] += 1
            return original(*values)

        return counting

    for kind, name in methods:
        patch.setattr(kind, name, count(kind, name))
    return calls
