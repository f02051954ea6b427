"""The layout holds when every text is 30 % wider, in the languages with the longest ones."""

from collections.abc import Callable

from .conftest import Resident
from .fit import cut_choices, misfits
from .person import Person
from .places import speak, visit
from .test_pages import HEIGHT, LANGUAGES, NOT_FOUND, TOO_WIDE

LONGEST = ("de", "fi", "fr")
WIDTHS = (320, 360, 768, 1024, 1280)
WITH_CHOICES = ("new-mandala", "new-mandamina", "waiting", "settings", "puzzles")
STRETCH = """
() => {
  // As the page itself may do it: the policy lets nobody write styles into it.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { letter-spacing: 0.16em !important }");
  document.adoptedStyleSheets = [sheet];
}
"""
ENOUGH = 1.3
SAMPLE_WIDTH = """
() => {
  const sample = document.createElement("p");
  sample.style.cssText = "position: absolute; white-space: nowrap";
  sample.textContent = "Öffentlich: Alle dürfen zusehen. Kaikki saavat katsella peliä.";
  document.body.append(sample);
  const { width } = sample.getBoundingClientRect();
  sample.remove();
  return width;
}
"""


def test_every_page_has_room_for_wider_texts(
    come: Callable[..., Person], resident: Resident
) -> None:
    person = come(**resident.options)
    person.expected = NOT_FOUND
    wrong: list[str] = []
    for place in resident.places:
        visit(person, place)
        usual = person.page.evaluate(SAMPLE_WIDTH)
        person.page.evaluate(STRETCH)
        assert person.page.evaluate(SAMPLE_WIDTH) >= ENOUGH * usual
        for language in LONGEST:
            speak(person.page, language)
            for width in WIDTHS:
                person.page.set_viewport_size({"width": width, "height": HEIGHT})
                wrong += [
                    f"{language} {place.name}, {width} px: {misfit}"
                    for misfit in [*misfits(person.page), *person.page.evaluate(TOO_WIDE)]
                ]
    assert not wrong, "\n".join(wrong)


def test_what_can_be_chosen_can_be_read(come: Callable[..., Person], resident: Resident) -> None:
    """Texts as they are: no choice ends in dots, on a phone or on a large screen."""
    person = come(**resident.options)
    wrong: list[str] = []
    for place in resident.places:
        if place.name not in WITH_CHOICES:
            continue
        visit(person, place)
        for language in LANGUAGES:
            speak(person.page, language)
            for width in (360, 1280):
                person.page.set_viewport_size({"width": width, "height": HEIGHT})
                wrong += [
                    f"{language} {place.name}, {width} px: {choices}"
                    for choices in cut_choices(person.page)
                ]
    assert not wrong, "\n".join(wrong)
