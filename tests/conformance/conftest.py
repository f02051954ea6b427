"""Every test of the suite runs for every variant."""

import pytest

from .variants import VARIANTS, Variant


@pytest.fixture(params=VARIANTS, ids=str)
def variant(request: pytest.FixtureRequest) -> Variant:
    """One game with options."""
    chosen: Variant = request.param
    return chosen
