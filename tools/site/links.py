"""Links between documents, once they are pages.

Documents in docs/ link to each other as files, and so do pages. Whatever else a document refers to
(a module, an example, a folder) gets a page of its own that shows it, below source/.
"""

import os
import re
from pathlib import Path

FENCE = re.compile(r"(^```.*?^```[^\n]*$)", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(!?\[[^\]\n]*\]\()([^)#\s]+)((?:#[^)\s]*)?\))")
LANGUAGES = {".py": "python", ".js": "js", ".mjs": "js", ".json": "json", ".c": "c", ".ts": "ts",
             ".toml": "toml"}  # fmt: skip


class Links:
    """Writes pages whose links lead to pages."""

    def __init__(self, root: Path, staged: Path, at_the_top: dict[str, str]) -> None:
        self._root = root
        self._staged = staged
        self._at_the_top = at_the_top
        self._shown: set[Path] = set()
        """What is referred to and still wants a page."""
        self._written: set[Path] = set()

    def write_page(self, path: Path, page: str, text: str) -> None:
        """Write a document as a page of this name."""
        parts = FENCE.split(text)
        for index in range(0, len(parts), 2):  # Every other part is a block of code.
            parts[index] = LINK.sub(
                lambda found: found[1] + self._target(path, page, found[2]) + found[3],
                parts[index],
            )
        place = self._staged / page
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text("".join(parts), encoding="utf-8")

    def write_sources(self) -> None:
        """Write a page for everything that was referred to, and for what those refer to."""
        while waiting := self._shown - self._written:
            for path in sorted(waiting):
                self._written.add(path)
                self.write_page(path, self._page_of(path), self._text_of(path))

    def _target(self, path: Path, page: str, target: str) -> str:
        """Where a link of this document leads, seen from its page."""
        if ":" in target:
            return target
        folder = path if path.is_dir() else path.parent
        aim = Path(os.path.normpath(folder / target))
        if not aim.exists():
            raise FileNotFoundError(f"{path.relative_to(self._root)} links to {target}")
        return os.path.relpath(self._page_of(aim), Path(page).parent)

    def _page_of(self, path: Path) -> str:
        """The name of the page that shows a file or folder."""
        name = path.relative_to(self._root).as_posix()
        if name in self._at_the_top:
            return self._at_the_top[name]
        if name.startswith("docs/") and path.is_file():
            inside = name.removeprefix("docs/")
            return str(Path(inside).with_suffix(".md")) if path.suffix == ".ipynb" else inside
        self._shown.add(path)
        if path.suffix == ".md":
            return f"source/{name}"
        return f"source/{name}/index.md" if path.is_dir() else f"source/{name}.md"

    def _text_of(self, path: Path) -> str:
        """A file as a page: a document as it is, a folder as a list, all else as code."""
        name = path.relative_to(self._root).as_posix()
        if path.is_dir():
            found = [one for one in sorted(path.iterdir()) if one.name[0] not in "._"]
            lines = [f"- [{one.name}]({one.name})" for one in found]
            return f"# {name}\n\n" + "\n".join(lines) + "\n"
        text = path.read_text("utf-8")
        if path.suffix == ".md":
            return text
        return f"# {name}\n\n```{LANGUAGES.get(path.suffix, 'text')}\n{text.rstrip()}\n```\n"
