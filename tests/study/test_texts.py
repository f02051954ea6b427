"""Lessons speak seven languages, and each says all."""

import re
from pathlib import Path

import pytest

import sandtable
from sandtable.errors import BadOption
from sandtable.games.rules_text import LANGUAGES
from sandtable.study import study_of
from sandtable.study.lesson import Course
from sandtable.study.teaching import claim_words
from sandtable.study.texts import COMMON, read_messages, texts_of

VARIABLE = re.compile(r"\{ \$(\w+) \}")
OTHERS = [language for language in LANGUAGES if language != "en"]
PRINTED = {"fr": re.compile(r"['\"]|\.\.\.| [;:!?»]|« ")}
PLAIN = re.compile(r"['\"]|\.\.\.| [;:!?]")
SAME = {
    "fr": {"colour-o", "colour-v"},
    "sv": {"colour-o"},
    "da": {"colour-o"},
}
"""Words that two languages share."""


def course_of(game: str) -> Course:
    make = study_of(game).lessons
    assert make is not None
    return make().course


@pytest.fixture(params=[None, *sandtable.GAMES])
def folder(request: pytest.FixtureRequest) -> Path:
    return COMMON if request.param is None else course_of(request.param).texts_folder


def messages(folder: Path, language: str) -> dict[str, str]:
    source = (folder / f"{language}.ftl").read_text("utf-8")
    found = read_messages(source)
    lines = [line for line in source.splitlines() if line and not line.startswith("#")]
    assert len(found) == len(lines), "every line is a message, and no name is there twice"
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_says_what_english_says(folder: Path, language: str) -> None:
    english, other = messages(folder, "en"), messages(folder, language)
    assert list(other) == list(english)
    for name, text in other.items():
        assert sorted(VARIABLE.findall(text)) == sorted(VARIABLE.findall(english[name])), name
        assert (text == english[name]) == (name in SAME.get(language, ())), name
        cells = r"\b[a-h][1-8]\b"
        assert sorted(re.findall(cells, text)) == sorted(re.findall(cells, english[name])), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_signs_of_printing(folder: Path, language: str) -> None:
    wrong = PRINTED.get(language, PLAIN)
    assert [name for name, text in messages(folder, language).items() if wrong.search(text)] == []


def test_english_uses_no_braces_but_variables(folder: Path) -> None:
    for text in messages(folder, "en").values():
        assert VARIABLE.sub("", text).count("{") == 0


@pytest.mark.parametrize("game", sandtable.GAMES)
def test_all_that_a_course_names_can_be_said(game: str) -> None:
    course = course_of(game)
    texts = texts_of(course.texts_folder, "en")
    names = [lesson.title for lesson in course.lessons]
    names += [step.say for lesson in course.lessons for step in lesson.steps]
    names += [w.say for lesson in course.lessons for step in lesson.steps for w in step.wrong]
    names += [f"learn-later-{kind}" for kind in course.later.values()]
    assert [name for name in names if name not in texts] == []
    own = {name for name in texts.messages if name.startswith((f"{game}-learn-", f"{game}-idea-"))}
    claims = {lesson.claim for lesson in course.ideas}
    assert own - set(names) - claims == {f"{game}-learn-game"}
    for lesson in course.ideas:
        words = claim_words(course, lesson.figures)
        assert set(VARIABLE.findall(texts.messages[lesson.claim])) == set(words)
        assert "{" not in texts.say(lesson.claim, **words)


def test_a_language_that_is_not_there() -> None:
    with pytest.raises(BadOption, match="no lessons in the language 'xx'"):
        texts_of(None, "xx")


def test_words_are_filled_in() -> None:
    assert texts_of(None, "de").say("learn-step", step=2, steps=8) == "Schritt 2 von 8"
    assert texts_of(None, "fr").say("learn-step", step=2, steps=8) == "Étape 2 sur 8"
