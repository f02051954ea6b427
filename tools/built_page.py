"""A hook of the build: no wheel and no sdist without the page to play on.

Whoever installs a package cannot build the page, because they may have no Node.js. So it has to be
in what is distributed, and a build that lacks it stops here with what to do. Editable installs
(`make`) are of a checkout, where the page may still be built.
"""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src", "sandtable", "server", "client", "index.html")
WITHOUT = "SANDTABLE_WITHOUT_PAGE"
"""Set to anything, it lets a package be built whose server has only the API."""


class BuiltPage(BuildHookInterface[Any]):
    """Stops a build that would leave out the page."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by the build before it collects its files; `version` is its kind."""
        if version == "editable" or os.environ.get(WITHOUT):
            return
        if not Path(self.root, PAGE).is_file():
            self.app.abort(
                "The page to play on is not built, and this package would lack it: run `make web` "
                f"(or `make dist`, which builds the packages too), or set {WITHOUT}=1 "
                "for a server with nothing but its API."
            )
