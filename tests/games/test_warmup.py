"""Compiling ahead: once, told by whoever asks for it."""

import ast
import logging
from pathlib import Path

import pytest

import sandtable
from sandtable.games import warmup
from sandtable.games.warmup import Warmup, log_notice

PACKAGE = Path(sandtable.__file__).parent
NOTICE = "Compiling the rules of Go for this computer (once, seconds) ..."


def some_function() -> None: ...


@pytest.fixture(autouse=True)
def on_disk(monkeypatch: pytest.MonkeyPatch) -> set[object]:
    """What is on the disk: nothing yet."""
    kept: set[object] = set()
    monkeypatch.setattr(warmup, "jit_is_on", True)
    monkeypatch.setattr(warmup, "is_cached", kept.__contains__)
    monkeypatch.setattr(warmup, "note_cached", kept.add)
    return kept


class Code:
    """Something to compile that counts how often it is used."""

    def __init__(self, is_broken: bool = False) -> None:
        self.uses = 0
        self.is_broken = is_broken
        self.warmup = Warmup("the rules of Go", "seconds", self.use, some_function)

    def use(self) -> None:
        self.uses += 1
        self.warmup.warm(pytest.fail)  # Whatever it uses may ask for it in turn.
        if self.is_broken:
            raise OSError("no space left on the disk")


def test_it_is_told_before_and_done_once() -> None:
    code, told = Code(), list[str]()
    assert not code.warmup.is_warm
    for _ in range(2):
        code.warmup.warm(told.append)
    assert (told, code.uses) == ([NOTICE], 1)
    assert code.warmup.is_warm


def test_what_is_on_disk_is_loaded_without_a_word() -> None:
    Code().warmup.warm()
    later = Code()
    assert later.warmup.is_warm
    later.warmup.warm(pytest.fail)
    assert later.uses == 1


def test_what_could_not_be_compiled_is_not_warm(on_disk: set[object]) -> None:
    code = Code(is_broken=True)
    with pytest.raises(OSError, match="no space"):
        code.warmup.warm()
    assert not on_disk
    assert not code.warmup.is_warm
    code.is_broken = False
    code.warmup.warm()
    assert (code.uses, code.warmup.is_warm) == (2, True)


def test_what_nobody_asked_for_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    Code().warmup.warm(log_notice)
    assert caplog.record_tuples == [("sandtable.games.warmup", logging.WARNING, NOTICE)]


@pytest.mark.parametrize("layer", ["games", "search", "players", "records", "tables"])
def test_what_others_are_built_on_prints_nothing(layer: str) -> None:
    for path in (PACKAGE / layer).rglob("*.py"):
        text = path.read_text()
        if '__name__ == "__main__"' in text:
            continue  # It is a program.
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id != "print", f"{path.relative_to(PACKAGE)}:{node.lineno}"
