"""No input gives anything but a result or our own error, and a refused one changes nothing."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import sandtable

from .strategies import NAMES, any_text, json_values, mutated, mutated_json

EXAMPLES = settings(max_examples=400, deadline=None)


def played(name: str, plies: int, seed: int) -> sandtable.Position:
    """A game some moves in, in which chance is left to the caller."""
    position = sandtable.load(name).deal(seed=seed)
    for _ in range(plies):
        if not position.is_over:
            moves = position.legal_moves()
            position.play(moves[seed * 31 % len(moves)])
    return position


@EXAMPLES
@given(NAMES, st.integers(0, 30), st.integers(0, 50), any_text)
def test_move_texts(name: str, plies: int, seed: int, text: str) -> None:
    position = sandtable.replay(played(name, plies, seed).record())
    before = position.state.tobytes(), list(position.moves)
    try:
        position.play(text)
    except sandtable.IllegalMove as error:
        assert str(error)
        assert (position.state.tobytes(), position.moves) == before
        assert not position.is_legal(text)
    else:
        assert len("".join(position.moves)) > len("".join(before[1]))


@EXAMPLES
@given(NAMES, json_values)
def test_deals_of_any_kind(name: str, deal: Any) -> None:
    try:
        sandtable.load(name).from_deal(deal)
    except sandtable.BadDeal as error:
        assert str(error)


@EXAMPLES
@given(st.data(), NAMES, st.integers(0, 20))
def test_deals_that_are_nearly_right(data: st.DataObject, name: str, seed: int) -> None:
    game = sandtable.load(name)
    deal = data.draw(mutated_json(game.deal(seed=seed).deal))
    try:
        position = game.from_deal(deal)
    except sandtable.BadDeal as error:
        assert str(error)
    else:
        assert game.from_deal(position.deal).state.tobytes() == position.state.tobytes()


@EXAMPLES
@given(json_values)
def test_records_of_any_kind(record: Any) -> None:
    try:
        sandtable.replay(record)
    except sandtable.BadRecord as error:
        assert str(error)


@EXAMPLES
@given(st.data(), NAMES, st.integers(0, 60), st.integers(0, 20))
def test_records_that_are_nearly_right(
    data: st.DataObject, name: str, plies: int, seed: int
) -> None:
    record = data.draw(mutated_json(played(name, plies, seed).record()))
    try:
        position = sandtable.replay(record)
    except sandtable.BadRecord as error:
        assert str(error)
    else:
        assert sandtable.replay(position.record()).state.tobytes() == position.state.tobytes()


@EXAMPLES
@given(NAMES, st.text(max_size=200))
def test_pictures_of_any_kind(name: str, text: str) -> None:
    try:
        sandtable.load(name).from_picture(text)
    except sandtable.BadPosition as error:
        assert str(error)


@EXAMPLES
@given(st.data(), NAMES, st.integers(0, 60), st.integers(0, 20))
def test_pictures_that_are_nearly_right(
    data: st.DataObject, name: str, plies: int, seed: int
) -> None:
    game = sandtable.load(name)
    text = data.draw(mutated(str(played(name, plies, seed))))
    try:
        position = game.from_picture(text)
    except sandtable.BadPosition as error:
        assert str(error)
    else:
        again = game.from_picture(str(position))
        assert again.state.tobytes() == position.state.tobytes()
        position.legal_moves()
        position.view()


@EXAMPLES
@given(NAMES, st.dictionaries(st.text(max_size=10) | st.just("goal"), json_values, max_size=3))
def test_options_of_any_kind(name: str, options: dict[str, Any]) -> None:
    game = sandtable.load(name)
    try:
        game.read_options(options)
    except sandtable.BadOption as error:
        assert str(error)


@EXAMPLES
@given(st.text(max_size=20))
def test_names_of_games(name: str) -> None:
    try:
        assert sandtable.load(name).name == name
    except sandtable.UnknownGame as error:
        assert str(error)
