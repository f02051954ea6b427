"""`--quick` leaves out what takes long, and finds whoever forgot to say so."""

import pytest

from tests.quick import StartsProcess, is_quick, refuse


def test_a_plain_test_is_quick(request: pytest.FixtureRequest) -> None:
    assert is_quick(request.node)


@pytest.mark.compiles
def test_a_marked_test_is_not(request: pytest.FixtureRequest) -> None:
    assert not is_quick(request.node)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_test_on_postgresql_is_not(request: pytest.FixtureRequest, kind: str) -> None:
    assert is_quick(request.node) == (kind == "sqlite")


def test_a_process_isrefused() -> None:
    with pytest.raises(StartsProcess, match="mark this test"):
        refuse("subprocess.Popen", ("ls", ["ls"], None, None))
    refuse("open", ("a file", "r", 0))
