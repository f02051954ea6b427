"""Packages that provide games, as if somebody had installed them: for tests alone."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from textwrap import dedent

import pytest

from sandtable import plugins
from sandtable.games import installed

TWIN = """
    from sandtable.games import Game
    from sandtable.games.patterns import Patterns

    class Twin(Patterns):
        name = "{name}"
        title = "{title}"
        summary = "the rules of another game under a name of its own"
        order = Game.order
        options = {{"stakes": ("low", "high"), "cores": (1, 2, 3)}}
        describe = Game.describe
        view_shape = Game.view_shape
        record_schema = lambda self: {{}}
"""
"""A game without players, board, page, rules text or record schema; its options change nothing."""


def twin(name: str) -> str:
    """The source of a module with a game `Twin` of this name."""
    return TWIN.format(name=name, title=name.capitalize())


def install(
    folder: Path, package: str, source: str, entries: Mapping[str, Mapping[str, str]]
) -> None:
    """Put a module and its metadata into a folder, which has to be on the path of Python.

    `entries` are its entry points by group and name.
    """
    (folder / f"{package}.py").write_text(dedent(source), encoding="utf-8")
    metadata = folder / f"{package}-1.0.dist-info"
    metadata.mkdir()
    metadata.joinpath("METADATA").write_text(f"Name: {package}\nVersion: 1.0\n", encoding="utf-8")
    lines = [
        line
        for group, named in entries.items()
        for line in (f"[{group}]", *(f"{name} = {value}" for name, value in named.items()))
    ]
    metadata.joinpath("entry_points.txt").write_text("\n".join(lines), encoding="utf-8")


def install_twin(folder: Path, name: str) -> None:
    """A package that provides a game and nothing else."""
    install(folder, f"{name}_package", twin(name), {plugins.GAMES: {name: f"{name}_package:Twin"}})


def look_again(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """For this test, look for what is installed anew, in this folder too."""
    monkeypatch.syspath_prepend(folder)
    for place, name in ((plugins, "entries"), (plugins, "find"), (installed, "names")):
        monkeypatch.setattr(place, name, cache(getattr(place, name).__wrapped__))
