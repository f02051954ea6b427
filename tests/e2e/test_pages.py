"""Every page in every language at every width; `make shots` takes pictures of them."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from .conftest import Resident
from .person import Person
from .places import Place, speak, visit

WEB = Path(__file__).parents[2] / "web"
LANGUAGES = ("en", "de", "fr", "fi", "sv", "da", "nb")
WIDTHS = (360, 768, 1440)
HEIGHT = 800
NOT_FOUND = re.compile("404")

TOO_WIDE = """
() => {
  const most = document.documentElement.clientWidth + 1;
  const isTooWide = (element) => element.scrollWidth > element.clientWidth + 1;
  if (document.documentElement.scrollWidth <= most && document.body.scrollWidth <= most
    && ![...document.querySelectorAll("dialog")].some(isTooWide)) return [];
  return [...document.querySelectorAll("body *")]
    .filter((element) => element.getBoundingClientRect().right > most)
    .map((element) => element.outerHTML.slice(0, 120)).slice(-3);
}
"""
TEXTS = """
() => [document.title, document.body.innerText,
  ...[...document.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label")),
].join("\\n")
"""


@pytest.fixture(scope="module")
def text_ids() -> re.Pattern[str]:
    """What the name of a text looks like: a page shows it where the text is missing."""
    areas = {
        match[1]
        for file in WEB.glob("locales/en/*.ftl")
        for match in re.finditer(r"^([a-z]+)-[a-z0-9-]+ =", file.read_text(), re.MULTILINE)
    }
    assert len(areas) > 10
    return re.compile(rf"\b(?:{'|'.join(sorted(areas))})-[a-z]+(?:-[a-z]+)*\b")


def check(page: Page, place: Place, language: str, ids: re.Pattern[str]) -> list[str]:
    """What is wrong with a page in a language."""
    speak(page, language)
    wrong = [
        f"{language} {place.name}: text {found}" for found in ids.findall(page.evaluate(TEXTS))
    ]
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": HEIGHT})
        too_wide = page.evaluate(TOO_WIDE)
        if too_wide:
            wrong.append(f"{language} {place.name}, {width} px: {too_wide}")
    return wrong


def test_every_page_in_every_language(
    come: Callable[..., Person], resident: Resident, text_ids: re.Pattern[str]
) -> None:
    """Nothing is wider than the screen, and no text is missing."""
    person = come(**resident.options)
    person.expected = NOT_FOUND
    wrong: list[str] = []
    for place in resident.places:
        visit(person, place)
        for language in reversed(LANGUAGES):
            wrong += check(person.page, place, language, text_ids)
    assert not wrong, "\n".join(wrong)
