"""axe-core finds nothing serious on any page, in light and in dark."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from .conftest import Resident
from .person import Person
from .places import visit
from .test_pages import NOT_FOUND

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
EVERYTHING: dict[str, Any] = {"resultTypes": ["violations"]}
COLOURS: dict[str, Any] = {**EVERYTHING, "runOnly": ["color-contrast"]}
"""What else could be wrong does not depend on light or dark."""
RUN = """
async (options) => (await axe.run(options)).violations
  .filter(({ impact }) => impact === "serious" || impact === "critical")
  .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join("  ")}`)
"""


def findings(page: Page, options: dict[str, Any]) -> list[str]:
    """What axe finds serious."""
    found: list[str] = page.evaluate(RUN, options)
    return found


def test_axe_finds_nothing_serious(come: Callable[..., Person], resident: Resident) -> None:
    axe = AXE.read_text()
    person = come(reduced_motion="reduce", **resident.options)
    person.expected = NOT_FOUND
    wrong: list[str] = []
    for place in resident.places:
        visit(person, place)
        # As a script of the page it would not be let in by the rules the server sends along.
        person.page.evaluate(axe)
        for scheme, options in (("light", EVERYTHING), ("dark", COLOURS)):
            person.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            wrong += [f"{place.name}, {scheme}: {one}" for one in findings(person.page, options)]
    assert not wrong, "\n".join(wrong)
