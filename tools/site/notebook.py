"""Notebooks: run one, and show one as a page.

`python -m tools.site.notebook FILE.ipynb` runs it and keeps what it prints in the file. Only Python
and text are in our notebooks, so nothing of Jupyter is needed to run them; to read them, any
notebook will do.
"""

import contextlib
import io
import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Any


def run_notebook(notebook: dict[str, Any], folder: Path) -> dict[str, Any]:
    """The notebook with what its cells print, run from top to bottom in this folder."""
    names: dict[str, Any] = {"__name__": "__main__"}
    ran = []
    count = 0
    before = Path.cwd()
    os.chdir(folder)
    try:
        for cell in notebook["cells"]:
            if cell["cell_type"] != "code":
                ran.append(cell)
                continue
            count += 1
            said = io.StringIO()
            with contextlib.redirect_stdout(said):
                exec(compile(source_of(cell), f"cell {count}", "exec"), names)
            ran.append({**cell, "execution_count": count, "outputs": outputs(said.getvalue())})
    finally:
        os.chdir(before)
    return {**notebook, "cells": ran}


def outputs(text: str) -> list[dict[str, Any]]:
    """What a cell printed, as notebooks keep it."""
    if not text:
        return []
    return [{"output_type": "stream", "name": "stdout", "text": text.splitlines(keepends=True)}]


def source_of(cell: dict[str, Any]) -> str:
    """The text of a cell; notebooks may keep it as lines."""
    source = cell["source"]
    return source if isinstance(source, str) else "".join(source)


def as_markdown(notebook: dict[str, Any]) -> str:
    """The notebook as a document."""
    parts = []
    for cell in notebook["cells"]:
        if cell["cell_type"] == "markdown":
            parts.append(source_of(cell))
            continue
        parts.append(f"```python\n{source_of(cell)}\n```")
        said = "".join("".join(one["text"]) for one in cell["outputs"])
        if said:
            parts.append(f"```text\n{said.rstrip()}\n```")
    return "\n\n".join(parts) + "\n"


def main(name: str) -> None:
    """Run a notebook and keep what it printed."""
    path = Path(name).resolve()
    with tempfile.TemporaryDirectory() as folder:
        ran = run_notebook(json.loads(path.read_text("utf-8")), Path(folder))
    path.write_text(json.dumps(ran, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
