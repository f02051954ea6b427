"""The reference of the commands: what `--help` says, of each."""

from pathlib import Path

from typer.core import TyperGroup
from typer.main import get_command
from typer.testing import CliRunner

from sandtable.cli.app import app

WIDTH = {"COLUMNS": "100", "NO_COLOR": "1", "TERM": "dumb"}


def write_commands(folder: Path) -> None:
    """Write the page."""
    lines = ["# Commands", "", "What `sandtable COMMAND --help` says."]
    for words in commands():
        told = CliRunner().invoke(app, [*words, "--help"], env=WIDTH, prog_name="sandtable")
        if told.exit_code:
            raise RuntimeError(f"sandtable {' '.join(words)} --help failed: {told.output}")
        text = "\n".join(line.rstrip() for line in told.output.strip("\n").splitlines())
        lines += ["", f"## {' '.join(('sandtable', *words))}", "", "```text", text, "```"]
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "commands.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


def commands() -> list[tuple[str, ...]]:
    """Every command and, below a group, its own."""
    top = get_command(app)
    assert isinstance(top, TyperGroup)
    found: list[tuple[str, ...]] = []
    for name, command in top.commands.items():
        found.append((name,))
        if isinstance(command, TyperGroup):
            found += [(name, inner) for inner in command.commands]
    return found
