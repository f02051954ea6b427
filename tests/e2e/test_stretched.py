"""The layout holds when every text is 30 % wider than the longest that we have."""

from collections.abc import Callable

from .conftest import Resident
from .fit import misfits
from .person import Person
from .places import visit
from .test_pages import HEIGHT, NOT_FOUND, speak

LONGEST = ("de", "fi", "fr")
WIDTHS = (320, 360, 768, 1024, 1280)
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
                    for misfit in misfits(person.page)
                ]
    assert not wrong, "\n".join(wrong)
