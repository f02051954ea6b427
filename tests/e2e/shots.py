"""Pictures of pages, for people to look at: kept in the folder that SANDTABLE_SHOTS names."""

import os
from pathlib import Path

from playwright.sync_api import Page

FOLDER = os.environ.get("SANDTABLE_SHOTS")


def shoot(page: Page, name: str) -> None:
    """Keep what is seen, if somebody wants to look at it."""
    if FOLDER:
        page.screenshot(path=Path(FOLDER, f"{name}.png"), full_page=True, animations="disabled")
