"""Inputs of every kind, from nonsense to nearly right."""

from typing import Any

from hypothesis import strategies as st

import sandtable

NAMES = st.sampled_from(sandtable.GAMES)

json_values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=12),
    lambda inner: (
        st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner, max_size=5)
    ),
    max_leaves=12,
)

VERBS = ["build", "grow", "discard", "claim", "draw", "refill", "bowls", "open", "flip", "swap"]
REST = ["done", "a1", "c4", "d4", "h8", "z9", "0", "1", "2", "3", "k", "rk", "rr", "kkkkkkkkk"]
move_like = st.lists(st.sampled_from(VERBS + REST), max_size=4).map(" ".join)
any_text = st.text(max_size=40) | move_like


@st.composite
def mutated(draw: st.DrawFn, text: str) -> str:
    """A text with a few characters changed, removed or put in."""
    for _ in range(draw(st.integers(1, 4))):
        place = draw(st.integers(0, len(text)))
        cut = draw(st.integers(0, 3))
        text = text[:place] + draw(st.text(max_size=3) | move_like) + text[place + cut :]
    return text


@st.composite
def mutated_json(draw: st.DrawFn, value: Any) -> Any:
    """A JSON value with something somewhere in it replaced."""
    if isinstance(value, dict) and value and draw(st.integers(0, 9)):
        key = draw(st.sampled_from(sorted(value)))
        return {**value, key: draw(mutated_json(value[key]))}
    if isinstance(value, list) and value and draw(st.integers(0, 9)):
        place = draw(st.integers(0, len(value) - 1))
        return [*value[:place], draw(mutated_json(value[place])), *value[place + 1 :]]
    if isinstance(value, str):
        return draw(mutated(value) | json_values)
    return draw(json_values)
