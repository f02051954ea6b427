"""Lessons are data that the rules agree with: every right and every wrong branch is played."""

import json
import re
from pathlib import Path
from typing import Any

import jsonschema
import pytest

import sandtable
from sandtable.study import study_of
from sandtable.study.judging import PREDICATES, REFUSED, holds, judge, right_moves
from sandtable.study.lesson import SCHEMA, Course, Lesson, Step, play_all, set_up
from sandtable.study.lesson_path import starts_of
from sandtable.study.teaching import Teaching

ROOT = Path(__file__).parents[2]
MOST_WORDS = 350


def teaching_of(game: str) -> Teaching:
    make = study_of(game).lessons
    assert make is not None
    return make()


@pytest.fixture(params=sandtable.GAMES)
def teaching(request: pytest.FixtureRequest) -> Teaching:
    return teaching_of(request.param)


@pytest.fixture
def course(teaching: Teaching) -> Course:
    return teaching.course


def steps(course: Course) -> list[tuple[Lesson, Step, sandtable.Position]]:
    """Every step with the position it begins in."""
    return [
        (lesson, step, position)
        for lesson in course.lessons
        for step, position in zip(lesson.steps, starts_of(course, lesson), strict=True)
    ]


def test_the_file_is_as_the_schema_says(course: Course) -> None:
    schema = json.loads(SCHEMA.read_text("utf-8"))
    raw = json.loads((course.folder / "lessons.json").read_text("utf-8"))
    jsonschema.validate(raw, schema)
    assert set(schema["$defs"]["condition"]["properties"]) == set(PREDICATES)


def test_every_right_move_leads_through_the_reply_to_the_next_step(course: Course) -> None:
    for lesson, step, position in steps(course):
        accepted = right_moves(step, position)
        assert accepted, (lesson.id, step.id)
        if "moves" in step.do:  # Nothing is named in vain.
            assert accepted == list(step.do["moves"]), (lesson.id, step.id)
        for move in accepted:
            assert judge(course, step, position, move).is_right
            after = position.copy()
            play_all(after, [move, *step.reply])
            following = lesson.steps[lesson.steps.index(step) + 1 :]
            if following and following[0].start is None:
                assert after.seat == position.seat, (lesson.id, step.id, move)
                assert right_moves(following[0], after), (lesson.id, step.id, move)


def test_every_wrong_branch_is_reached_and_its_refutation_can_be_played(course: Course) -> None:
    texts = teaching_of(course.game).texts("en")
    for lesson, step, position in steps(course):
        for wrong in step.wrong:
            where = (lesson.id, step.id, wrong.say)
            answered = [
                (move, answer)
                for move in _moves_for(wrong.match, position)
                if not (answer := judge(course, step, position, move)).is_right
                and answer.say == wrong.say
            ]
            assert answered, where
            assert wrong.rule or wrong.line, "a rule, or a refutation"
            assert wrong.say in texts
            for move, answer in answered:
                assert answer.is_legal is (REFUSED not in wrong.match), where
                if answer.line:
                    play_all(after := position.copy(), [move, *answer.line])
                    assert after.moves != position.moves


def _moves_for(match: Any, position: sandtable.Position) -> list[str]:
    """All moves that a wrong branch is about, legal or not."""
    if REFUSED not in match:
        return [move for move in position.legal_moves() if holds(match, position, move)]
    refusals = {move: position.why_not(move) for move in position.game.action_texts}
    return [move for move, error in refusals.items() if error and error.code == match[REFUSED]]


def test_every_legal_move_is_answered_in_the_first_lesson(course: Course) -> None:
    """With its reply, with words, or with a rule: nobody is left alone."""
    for step, position in zip(course.main.steps, starts_of(course, course.main), strict=True):
        for move in position.legal_moves():
            answer = judge(course, step, position, move)
            assert answer.is_right or answer.say or answer.rule, (step.id, move)


def test_what_the_rules_forbid_is_answered_with_a_rule(course: Course) -> None:
    game = sandtable.load(course.game)
    codes = {refusal.code for refusal in game.refusals if refusal.code}
    assert set(course.refusals) == codes
    assert set(course.refusals.values()) <= set(numbers(course.game))


def numbers(game: str) -> list[str]:
    document = (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8")
    letter = sandtable.load(game).rules_letter
    return re.findall(rf"^\*\*({letter}\d+\.\d+)\*\* ", document, re.MULTILINE)


def test_every_rule_is_met_or_listed_for_later(course: Course) -> None:
    met = {rule for step in course.main.steps for rule in step.rules}
    assert met | set(course.later) == set(numbers(course.game))
    assert met & set(course.later) == set()


def test_rules_that_are_cited_exist(course: Course) -> None:
    cited = {rule for lesson in course.lessons for step in lesson.steps for rule in step.rules}
    cited |= {w.rule for le in course.lessons for s in le.steps for w in s.wrong if w.rule}
    assert cited <= set(numbers(course.game))


def test_the_first_lesson_is_short(teaching: Teaching) -> None:
    """All that it can say, wrong branches and headline too."""
    prefix = f"{teaching.course.game}-learn-"
    said = [text for name, text in teaching.texts("en").messages.items() if name.startswith(prefix)]
    assert sum(len(text.split()) for text in said) < MOST_WORDS
    for step in teaching.course.main.steps:
        text = teaching.texts("en").say(step.say)
        assert len(re.findall(r"[.?!](?: |$)", text)) <= 4, text


def test_the_finale_is_a_game_in_progress_at_the_learners_turn(course: Course) -> None:
    assert course.finale is not None
    position = set_up(sandtable.load(course.game), course.finale.start)
    assert position.seat == course.finale.seat
    position.supply_chance(course.finale.seed)


def test_there_are_six_to_ten_ideas_and_each_has_its_figures(course: Course) -> None:
    assert 6 <= len(course.ideas) <= 10
    for lesson in course.ideas:
        assert lesson.claim
        assert 1 <= len(lesson.figures) <= 2
        for name in lesson.figures:
            figure = course.figures[name]
            assert figure.low <= figure.value <= figure.high
            assert figure.games >= 20
            assert figure.level
            assert figure.seed


def test_the_document_has_the_figures_that_ship(course: Course) -> None:
    document = (ROOT / "docs" / "lessons.md").read_text("utf-8")
    for lesson in course.ideas:
        for figure in (course.figures[name] for name in lesson.figures):
            found = f"{figure.value} ({figure.low} to {figure.high}) {figure.unit}"
            row = f"| {lesson.id} | {figure.name} | {found} | {figure.games}, {figure.level} |"
            assert row in document


def test_ideas_begin_where_they_say(course: Course) -> None:
    for lesson in course.ideas:
        assert lesson.steps[0].start is not None
