"""Build the site: collect its pages, render them, and see that they need no other host."""

import shutil
import subprocess
import sys
from pathlib import Path

from .hosts import foreign_requests
from .staging import ROOT, stage

CONFIG = "zensical.toml"
SITE = "site"
"""Where the pages go, beside the configuration."""
STAGED = Path("build", "site")
"""Where they are collected."""
SOURCES = 'paths = ["src"]'
"""Where the configuration says that docstrings are."""


class NotBuilt(Exception):
    """Something is wrong with the pages; what, was printed or is said here."""


def build(folder: Path) -> Path:
    """Build it below a folder; a dead link, page or anchor stops it. Where its first page is."""
    shutil.rmtree(folder / STAGED, ignore_errors=True)
    stage(folder / STAGED)
    if folder != ROOT:
        told = (ROOT / CONFIG).read_text("utf-8")
        there = told.replace(SOURCES, SOURCES.replace("src", (ROOT / "src").as_posix()))
        (folder / CONFIG).write_text(there, encoding="utf-8")
    zensical = Path(sys.executable).with_name("zensical")
    if subprocess.run([str(zensical), "build", "--strict", "--clean"], cwd=folder).returncode:
        raise NotBuilt("Zensical found something wrong")
    if found := foreign_requests(folder / SITE):
        raise NotBuilt("\n".join(["these pages load something from elsewhere:", *found]))
    return folder / SITE / "index.html"
