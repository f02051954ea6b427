"""The lessons from start to end by every hand, wrong moves, a reload, room in all languages."""

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import httpx2
import pytest
from playwright.sync_api import expect

from sandtable import GAMES
from sandtable.study import study_of
from sandtable.study.finale import resume_finale
from sandtable.study.judging import right_moves
from sandtable.study.lesson import Course
from sandtable.study.lesson_path import starts_of

from .games import CAN_MOVE
from .hands import Hand, Keys, Mouse, Touch
from .person import Person
from .pressed_moves import PRESS
from .process import ServerProcess
from .screens import WRONG

Come = Callable[..., Person]

LANGUAGES = ("en", "de", "fr", "fi", "sv", "da", "nb")
SIZES = ((360, 640), (320, 568), (568, 320), (1440, 900))
NO_LEAST = {"finger": 24, "hand": {"width": 0, "height": 0}}
HURRY = """
() => {
  const setAsUsual = globalThis.setTimeout;
  globalThis.setTimeout = (act, wait = 0, ...rest) => setAsUsual(act, wait / 12, ...rest);
}
"""
"""Replies are looked at for a while; a test need not."""
AT_STEP = f"""
done => document.querySelectorAll("[data-testid=dots] .done").length === done
  && (document.querySelector("{CAN_MOVE}") !== null
    || document.querySelector("[data-testid=go-on]") !== null)
"""


@cache
def course_of(game: str) -> Course:
    make = study_of(game).lessons
    assert make is not None
    return make().course


@cache
def ways(game: str) -> list[tuple[str, list[str]]]:
    """For each step of the first lesson a right move, and the legal ones that are wrong."""
    course = course_of(game)
    found = []
    for step, position in zip(course.main.steps, starts_of(course, course.main), strict=True):
        right = right_moves(step, position)
        found.append((right[0], [one for one in position.legal_moves() if one not in right]))
    return found


def wait_for_step(person: Person, done: int) -> None:
    person.page.wait_for_function(AT_STEP, arg=done)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("hand", [Mouse(), Touch(), Keys()], ids=["mouse", "touch", "keys"])
def test_a_lesson_from_start_to_end(come: Come, hand: Hand, game: str) -> None:
    """With a wrong move that is answered, and a move of the short game at its end."""
    person = come(**hand.options)
    person.page.evaluate(HURRY)
    hand.press(person.see(f"learn-{game}"))
    steps = ways(game)
    for number, (right, wrong) in enumerate(steps):
        wait_for_step(person, number)
        if number == 0:
            PRESS[game](person, hand, wrong[0])
            expect(person.see("said")).to_have_attribute("data-tone", "wrong")
            expect(person.see("rule")).to_be_visible()
            wait_for_step(person, number)
        PRESS[game](person, hand, right)
    hand.press(person.see("go-on"))
    expect(person.see("end-finale")).to_be_visible()
    wait_for_step(person, len(steps))
    PRESS[game](person, hand, resume_finale(course_of(game), []).legal_moves()[0])
    person.page.wait_for_function(AT_STEP, arg=len(steps))
    hand.press(person.see("end-finale"))
    expect(person.see("lesson-end")).to_be_visible()
    person.go("/learn")
    expect(person.see(f"standing-{game}")).to_have_text("Done")


def test_a_reload_goes_on_where_one_was_and_another_device_does_too(come: Come) -> None:
    person = come()
    person.context.add_init_script(f"({HURRY})()")
    person.go("/learn/mandamina/basics")
    for number, (right, _) in enumerate(ways("mandamina")[:2]):
        wait_for_step(person, number)
        PRESS["mandamina"](person, Mouse(), right)
    wait_for_step(person, 2)
    person.page.reload()
    wait_for_step(person, 2)
    person.see("step-back").click()
    wait_for_step(person, 1)
    # The same person without what this browser keeps: the server knows.
    cookies: Any = person.context.cookies()
    elsewhere = come()
    elsewhere.become([{"name": one["name"], "value": one["value"]} for one in cookies])
    elsewhere.go("/learn")
    expect(elsewhere.see("standing-mandamina")).to_have_text("Step 3 of 6")


def test_a_hint_and_a_refutation(come: Come) -> None:
    """An answer with moves is shown on the board, which then is as it was."""
    person = come()
    steps = [step.id for step in course_of("mandala").main.steps]
    at = steps.index("empty")
    progress = {"mandala": {"basics": {"step": at, "done": False}}}
    kept = json.dumps({"of": None, "isSent": False, "progress": progress})
    person.page.evaluate("kept => localStorage.setItem('lessons', kept)", kept)
    person.go("/learn/mandala/basics")
    wait_for_step(person, at)
    person.see("hint").click()
    expect(person.see("said")).to_have_attribute("data-tone", "hint")
    before = person.page.locator("[data-testid^=hand-]").count()
    PRESS["mandala"](person, Mouse(), "build 2 r")
    expect(person.see("said")).to_have_attribute("data-tone", "wrong")
    expect(person.page.locator(CAN_MOVE)).to_have_count(0)
    wait_for_step(person, at)
    expect(person.page.locator("[data-testid^=hand-]")).to_have_count(before)


def test_the_lesson_is_offered_once_and_never_in_the_way(come: Come) -> None:
    person = come()
    person.see("play-mandala").click()
    expect(person.see("offer-learn")).to_have_attribute("href", "/learn/mandala/basics")
    person.see("offer-no").click()
    expect(person.see("lesson-offer")).to_have_count(0)
    person.go("/?play=mandala")
    person.see("bot-first-game").wait_for()
    expect(person.see("lesson-offer")).to_have_count(0)
    # Two clicks lead to a game, with the offer left where it is; that answers it, too.
    person.go("/")
    person.see("play-patterns").click()
    expect(person.see("lesson-offer")).to_be_visible()
    person.see("bot-first-game").click()
    person.see("board").wait_for()
    person.go("/?play=patterns")
    person.see("bot-first-game").wait_for()
    expect(person.see("lesson-offer")).to_have_count(0)
    with person.page.expect_response("**/api/me/lessons"):
        person.go("/?play=mandamina")
    person.see("offer-learn").click()
    expect(person.see("task")).to_be_visible()


def texts_of(server: ServerProcess, game: str) -> dict[str, list[str]]:
    """What the steps of the first lesson say, by language."""
    with httpx2.Client(base_url=server.address) as client:
        return {
            language: [
                step["say"]
                for step in client.get(
                    f"/api/lessons/{game}", params={"language": language}
                ).json()["lessons"][0]["steps"]
            ]
            for language in LANGUAGES
        }


def speak(person: Person, language: str, text: str) -> None:
    person.see("language").select_option(language, force=True)
    expect(person.see("task-text")).to_have_text(text)


def misplaced(person: Person, what: str) -> list[str]:
    wrong: list[str] = []
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        found = person.page.evaluate(WRONG, NO_LEAST)
        wrong += [f"{what}, {width} x {height}: {one}" for one in found]
    return wrong


@pytest.mark.parametrize("game", GAMES)
def test_every_step_has_room(come: Come, server: ServerProcess, game: str) -> None:
    """Each in the language that needs most for it, the longest in all; and a wrong answer."""
    texts = texts_of(server, game)
    person = come()
    person.context.add_init_script(f"({HURRY})()")
    person.settle_on(motion="off")
    person.go(f"/learn/{game}/basics")
    steps = range(len(texts["en"]))
    longest = max(steps, key=lambda step: max(len(texts[one][step]) for one in LANGUAGES))
    wrong: list[str] = []
    for step in steps:
        wait_for_step(person, step)
        most = max(LANGUAGES, key=lambda one: len(texts[one][step]))
        for language in LANGUAGES if step == longest else (most,):
            speak(person, language, texts[language][step])
            wrong += misplaced(person, f"{game}, step {step}, {language}")
        if step == 0:
            PRESS[game](person, Mouse(), ways(game)[0][1][0])
            person.see("said").wait_for()
            wait_for_step(person, 0)
            wrong += misplaced(person, f"{game}, wrong, {language}")
        person.see("skip").click()
    wait_for_step(person, len(steps))
    assert not wrong, "\n".join(wrong)
