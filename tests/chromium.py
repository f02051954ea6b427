"""The browser of the tests: Chromium from the PATH. `python -m tests.chromium` installs one."""

import os
import shutil
import sys
from typing import Any

from .debian import install, may_install

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
PACKAGES = ("chromium", "fonts-dejavu-core")
FLAGS = (
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
)


class NoChromium(Exception):
    """There is none, and it cannot be installed."""


def find_chromium() -> str:
    """Where it is; NoChromium if there is none."""
    for name in NAMES:
        if found := shutil.which(name):
            return found
    raise NoChromium(
        "the tests need Chromium: install it (on Debian: apt-get install chromium), "
        "or put it on the PATH"
    )


def launch_options() -> dict[str, Any]:
    """How Playwright starts it. Its sandbox does not work for root."""
    as_root = ["--no-sandbox"] if os.geteuid() == 0 else []
    return {"executable_path": find_chromium(), "args": [*FLAGS, *as_root]}


def ensure_installed() -> None:
    """Install Debian's package if there is no Chromium and we may."""
    try:
        find_chromium()
    except NoChromium:
        if not may_install():
            raise
        print("Installing Chromium for the tests (once, about a minute) ...", flush=True)
        if failed := install(*PACKAGES):
            raise NoChromium(failed) from None
        find_chromium()


if __name__ == "__main__":
    try:
        ensure_installed()
    except NoChromium as error:
        sys.exit(str(error))
