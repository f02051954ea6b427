"""Collect all pages of the site in one folder."""

import json
import re
import shutil
from pathlib import Path

from sandtable.games import GAMES, load

from .api_page import write_api
from .commands_page import write_commands
from .links import Links
from .notebook import as_markdown
from .python_page import write_python

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
COPIED = {".json", ".png", ".svg", ".webp"}
AT_THE_TOP = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md",
              "CHANGELOG.md": "changelog.md"}  # fmt: skip
"""Documents outside docs/, and what their pages are called."""


def stage(folder: Path) -> None:
    """Write every page of the site."""
    links = Links(ROOT, folder, AT_THE_TOP)
    for name, page in AT_THE_TOP.items():
        links.write_page(ROOT / name, page, (ROOT / name).read_text("utf-8"))
    for path in sorted(DOCS.rglob("*")):
        name = path.relative_to(DOCS).as_posix()
        if path.suffix == ".md":
            links.write_page(path, name, with_picture(path, path.read_text("utf-8")))
        elif path.suffix == ".ipynb":
            text = as_markdown(json.loads(path.read_text("utf-8")))
            links.write_page(path, str(Path(name).with_suffix(".md")), text)
        elif path.suffix in COPIED:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, folder / name)
    links.write_sources()
    write_python(folder / "reference")
    write_commands(folder / "reference")
    write_api(folder / "reference")


def with_picture(path: Path, text: str) -> str:
    """Rules begin with a picture of the game, in whatever language they are."""
    picture = DOCS / "pictures" / f"{path.stem}.webp"
    if "rules" not in path.parts or path.stem not in GAMES or not picture.exists():
        return text
    up = "../" * (len(path.relative_to(DOCS).parts) - 1)
    heading = re.match(r"# .*\n", text)
    assert heading is not None, f"{path} has no title"
    shown = f"\n![{load(path.stem).title}]({up}pictures/{picture.name})\n"
    return heading[0] + shown + text[heading.end() :]
