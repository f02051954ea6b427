"""Notebooks run from top to bottom; only Python is in them."""

import json
from pathlib import Path

import pytest

from tools.site.notebook import as_markdown, run_notebook, source_of

ROOT = Path(__file__).parents[2]
NOTEBOOKS = sorted((ROOT / "docs").rglob("*.ipynb"))


def printed(cell: dict[str, object]) -> str:
    outputs = cell["outputs"]
    assert isinstance(outputs, list)
    return "".join(line for one in outputs for line in one["text"])


@pytest.mark.process
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_notebooks_run(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With short parameters, and printing something wherever the kept one does."""
    monkeypatch.setenv("SANDTABLE_SHORT_NOTEBOOK", "1")
    kept = json.loads(path.read_text("utf-8"))
    ran = run_notebook(kept, tmp_path)
    for before, after in zip(kept["cells"], ran["cells"], strict=True):
        assert source_of(before) == source_of(after)
        if before["cell_type"] == "code":
            assert bool(printed(before)) == bool(printed(after)), source_of(before)


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_notebooks_are_kept_with_what_they_print(path: Path) -> None:
    kept = json.loads(path.read_text("utf-8"))
    cells = [cell for cell in kept["cells"] if cell["cell_type"] == "code"]
    assert [cell["execution_count"] for cell in cells] == list(range(1, len(cells) + 1))
    assert any(printed(cell) for cell in cells)
    assert "```text\n" in as_markdown(kept)
    for cell in cells:
        compile(source_of(cell), path.name, "exec")
