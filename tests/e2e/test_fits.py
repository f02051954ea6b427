"""Everything for the decision at hand is on the screen at once, on every screen."""

from collections.abc import Callable

import pytest

from .person import Person
from .process import ServerProcess
from .screens import longest_language, misplaced
from .states import State, all_states, enter, making


@pytest.fixture
def states(server: ServerProcess) -> tuple[list[State], list[dict[str, str]]]:
    """Every state, and the cookies by which a browser sits there."""
    with making(server.address) as (make, cookies):
        return all_states(make), cookies


def test_every_decision_is_on_the_screen_at_once(
    come: Callable[..., Person],
    states: tuple[list[State], list[dict[str, str]]],
) -> None:
    made, cookies = states
    person = come()
    person.become(cookies)
    wrong: list[str] = []
    for state in made:
        enter(person.page, state)
        for language in (longest_language(), "en"):
            wrong += misplaced(person.page, str(state), language)
    assert not wrong, f"{len(wrong)}\n" + "\n".join(wrong)
