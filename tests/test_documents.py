"""Code in the documents runs, and links lead somewhere."""

import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

import sandtable
from sandtable.cli.app import app

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def blocks(path: Path, language: str) -> list[str]:
    """The fenced blocks of one language."""
    pattern = rf"^```{language}\n(.*?)^```$"
    return re.findall(pattern, path.read_text("utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_python_in_documents_runs(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The blocks of a document are one program, read from top to bottom."""
    names: dict[str, object] = {}
    for block in blocks(path, "python"):
        exec(compile(block, str(path), "exec"), names)
    capsys.readouterr()


def test_the_readme_prints_what_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    code = next(block for block in blocks(ROOT / "README.md", "python") if "IllegalMove" in block)
    exec(
        compile(code, "README.md", "exec"),
        {"sandtable": sandtable, "game": sandtable.load("patterns")},
    )
    said = code.partition("print(error)  # ")[2].strip()
    assert capsys.readouterr().out.strip() == said


def test_the_record_in_the_formats_replays() -> None:
    (record,) = blocks(ROOT / "docs" / "formats.md", "json")
    position = sandtable.replay(json.loads(record))
    assert len(position.moves) == 3


def command_lines(path: Path) -> list[list[str]]:
    """The words of each command of ours in the blocks without a language."""
    lines = [line for block in blocks(path, "") for line in block.splitlines()]
    found = []
    for line in lines:
        # The words that explain it are set off by spaces.
        command = re.split(r"\s{2,}|&&|#", line.strip())[0]
        if command.startswith("sandtable "):
            found.append(shlex.split(command)[1:])
    return found


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_commands_in_documents_exist(path: Path) -> None:
    """Each command that a document shows is there and has the options that are shown."""
    for words in command_lines(path):
        command: Any = (whole := get_command(app))
        while words and words[0] in getattr(command, "commands", {}):
            command = command.commands[words.pop(0)]
        known = {option for one in command.params for option in one.opts + one.secondary_opts}
        known |= {"--help", "-h"}
        shown = {word.partition("=")[0] for word in words if re.match(r"--?[a-z]", word)}
        assert command is not whole or words[0].startswith("-"), f"sandtable {' '.join(words)}"
        assert shown <= known, f"{command.name}: {shown - known}"


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_to_files(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+?)(?:#[^)]*)?\)", path.read_text("utf-8")):
        assert (path.parent / target).exists(), target


def test_the_readme_opens_with_a_sentence_a_picture_and_the_two_commands() -> None:
    opening = (ROOT / "README.md").read_text("utf-8").split("\n\n")
    assert opening[0] == "# Sandtable"
    assert opening[1].endswith(".")
    assert opening[2].startswith("![")
    assert "make play" in opening[3]
    assert "make test" in opening[3]
