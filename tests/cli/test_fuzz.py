"""Whatever is typed or asked for: never a traceback, and the exit code is 0 or 2."""

import json
import tempfile
from pathlib import Path

from hypothesis import example, given, settings
from hypothesis import strategies as st

import sandtable as api

from .terminal import inside, sandtable

# No slash and no tilde: nothing may be written outside the folder of the test.
WORDS = st.text(
    st.characters(exclude_characters="/~\n\r\0\x0b\x0c\x1c\x1d\x1e\x85\u2028\u2029"), max_size=12
)
MOVES = st.sampled_from(
    [text for name in api.GAMES for text in api.load(name).action_texts] + ["draw r", "refill 1 k"]
)
COMMANDS = st.sampled_from(
    ["", "?", "moves", "undo", "save", "save game", "save .", "help", "again", "UNDO ", "y"]
)
LINES = st.lists(st.one_of(WORDS, MOVES, COMMANDS, st.just("rules")), max_size=12)


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from(api.GAMES),
    st.sampled_from([[], ["--against", "random"]]),
    st.integers(0, 50),
    LINES,
    st.booleans(),
)
def test_anything_at_the_prompt(
    name: str, options: list[str], seed: int, lines: list[str], terminal: bool
) -> None:
    with tempfile.TemporaryDirectory() as folder, inside(Path(folder)):
        run = sandtable(
            "play", name, *options, "--seed", str(seed),
            typed="\n".join(line for line in lines if line != "rules" or not terminal),
            terminal=terminal,
        )  # fmt: skip
    assert run.code in (0, 2)
    assert "Traceback" not in run.all


ARGUMENTS = st.lists(
    st.one_of(
        WORDS,
        st.sampled_from([*api.GAMES, "play", "rules", "verify", ".", "-", "--", "0", "1", "-1"]),
        st.sampled_from(
            ["--against", "random", "people", "--seat", "--seed", "--resume", "--save", "--names"]
        ),
        st.sampled_from(["--difficulty", "easy", "--goal", "simple", "--seats", "--quiet"]),
        st.sampled_from(["--help", "--version", "9" * 5000, "a,b", "--seat=0", "--names=A,B"]),
    ),
    max_size=6,
)


@settings(max_examples=300, deadline=None)
@given(st.one_of(ARGUMENTS, ARGUMENTS.map(lambda rest: ["play", *rest])))
@example(["play", "mandamina", "--seats", "9" * 5000])
@example(["play", "patterns", "--resume", "\udcff"])
@example(["verify", "\udcff", "[bold]"])
@example(["rules", "[/]"])
def test_any_arguments(arguments: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder, inside(Path(folder)):
        run = sandtable(*arguments)
    assert run.code in (0, 2)
    assert "Traceback" not in run.all
    assert run.code == 0 or run.err


KEYS = st.sampled_from(["format", "game", "rules", "deal", "moves", "seats"])
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner),
)


@settings(max_examples=60, deadline=None)
@given(st.one_of(st.binary(max_size=200), JSON.map(lambda value: json.dumps(value).encode())))
def test_any_file(content: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "game.json")
        path.write_bytes(content)
        for run in (sandtable("verify", path), sandtable("play", "--resume", path)):
            assert run.code == 2
            assert run.err.count("\n") == 1
