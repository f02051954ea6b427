"""Lessons over HTTP: every answer, the short game, and how far people have come."""

from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable.players.player import SeatView
from sandtable.players.registry import make_player
from sandtable.server.api.lesson_shapes import MOST_MOVES, MOST_STEPS
from sandtable.study import study_of
from sandtable.study.finale import resume_finale, weakest
from sandtable.study.judging import REFUSED, holds, judge, right_moves
from sandtable.study.lesson import Course, Lesson
from sandtable.study.lesson_path import begin_step, starts_of
from sandtable.study.teaching import Teaching
from tests.server.http_player import Person
from tests.server.serving import Served, serving

NO_PATH: dict[str, list[str]] = {"path": []}
LANGUAGES = ("en", "de", "fr", "fi", "sv", "da", "nb")


@pytest.fixture(params=sandtable.GAMES)
def teaching(request: pytest.FixtureRequest) -> Teaching:
    make = study_of(request.param).lessons
    assert make is not None
    return make()


@pytest.fixture
def course(teaching: Teaching) -> Course:
    return teaching.course


class Pupil:
    """Somebody who takes a lesson, whom nobody knows: none of it needs an identity."""

    def __init__(self, served: Served, course: Course, lesson: Lesson | None = None) -> None:
        self._client = served.client()
        self._course = course
        self._lesson = lesson or course.main

    def ask(self, number: int, path: list[str], move: str | None = None, **query: str) -> Any:
        """What is sent, whatever the answer is."""
        step = self._lesson.steps[number].id
        where = f"/api/lessons/{self._course.game}/{self._lesson.id}/steps/{step}"
        return self._client.post(where, json={"path": path, "move": move}, params=query)

    def try_step(self, number: int, path: list[str], move: str | None = None, **query: str) -> Any:
        """The answer of a step, which must be one."""
        answer = self.ask(number, path, move, **query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def play_finale(self, moves: list[str], move: str | None = None, **more: Any) -> Any:
        """What is sent, whatever the answer is."""
        where = f"/api/lessons/{self._course.game}/finale"
        return self._client.post(where, json={"moves": moves, "move": move, **more})


def test_the_list_has_every_game_with_lessons_in_the_language_asked_for(served: Served) -> None:
    client = served.client()
    english, german = (
        client.get("/api/lessons", params={"language": language}).json()
        for language in ("en", "de")
    )
    assert [one["game"] for one in english] == list(sandtable.GAMES)
    for here, there in zip(english, german, strict=True):
        assert here["minutes"] == 5
        main = [lesson for lesson in here["lessons"] if lesson["is_main"]]
        assert [lesson["id"] for lesson in main] == ["basics"]
        assert [one["id"] for one in here["lessons"]] == [one["id"] for one in there["lessons"]]
        assert here["lessons"][0]["title"] != there["lessons"][0]["title"]


def test_a_course_has_all_that_it_says_and_no_text_is_missing(
    served: Served, course: Course
) -> None:
    client = served.client()
    for language in LANGUAGES:
        told = client.get(f"/api/lessons/{course.game}", params={"language": language}).json()
        assert told["has_finale"]
        texts = [told["finale_say"], *(later["when"] for later in told["later"])]
        for lesson in told["lessons"]:
            texts.append(lesson["title"])
            texts += [step["say"] for step in lesson["steps"]]
            assert (lesson["claim"] is None) is lesson["is_main"]
            texts += [lesson["claim"], lesson["measured"]] if lesson["claim"] else []
        assert not [text for text in texts if not text or "-learn-" in text or "{" in text]
        later = {rule for one in told["later"] for rule in one["rules"]}
        assert later == set(course.later)


def moves_of(frames: list[dict[str, Any]]) -> list[str]:
    """What was played, frame by frame; chance comes with the move before it."""
    return [frame["move"] for frame in frames]


def decisions(position: sandtable.Position, line: list[str]) -> list[str]:
    """The moves of a line that somebody chose."""
    found, position = [], position.copy()
    for move in line:
        if position.seat is not None:
            found.append(move)
        position.play(move)
    return found


def test_every_right_move_of_every_lesson_is_taken_and_leads_on(
    served: Served, course: Course
) -> None:
    """With the whole way as the path: the position that is sent is the one the rules have."""
    for lesson in course.lessons:
        pupil, path = Pupil(served, course, lesson), list[str]()
        for number, step in enumerate(lesson.steps):
            begun = pupil.try_step(number, path)
            assert begun["verdict"] is None
            position = begin_step(course, lesson, number, path)
            assert set(begun["position"]["legal_moves"]) == set(position.legal_moves())
            right = right_moves(step, position)
            assert begun["hint"] == right[: len(begun["hint"])] != []
            assert right[0] in begun["shown"]
            taken = pupil.try_step(number, path, right[-1])
            assert taken["verdict"] == "right"
            assert moves_of(taken["frames"]) == decisions(position, [right[-1], *step.reply])
            assert taken["refutation"] == []
            path.append(right[-1])


def test_every_wrong_branch_is_answered_with_its_rule_or_refutation(
    served: Served, course: Course
) -> None:
    pupil, texts = Pupil(served, course), study_of(course.game).lessons().texts("en")  # type: ignore[misc]
    for number, (step, position) in enumerate(
        zip(course.main.steps, starts_of(course, course.main), strict=True)
    ):
        path = [""] * number
        begun = pupil.try_step(number, path)
        for wrong in step.wrong:
            if REFUSED in wrong.match:
                continue
            moves = [
                move
                for move in position.legal_moves()
                if holds(wrong.match, position, move)
                and judge(course, step, position, move).say == wrong.say
            ]
            told = pupil.try_step(number, path, moves[0])
            assert told["verdict"] == "wrong"
            assert told["say"] == texts.say(wrong.say)
            assert told["position"] == begun["position"], "nothing was played"
            assert (told["rule"] or {}).get("number", "") == wrong.rule
            line = [moves[0], *wrong.line] if wrong.line else []
            assert moves_of(told["refutation"]) == decisions(position, line)


def test_what_the_rules_forbid_is_answered_with_a_rule_in_the_language_of_the_page(
    served: Served, course: Course
) -> None:
    pupil = Pupil(served, course)
    position = starts_of(course, course.main)[0]
    refused = next(move for move in position.game.action_texts if position.why_not(move))
    told = {
        language: pupil.try_step(0, [], refused, language=language) for language in ("en", "fi")
    }
    for answer in told.values():
        assert answer["verdict"] == "illegal"
        code = position.why_not(refused)
        assert code is not None
        assert answer["rule"]["number"] == course.refusals[code.code]
    assert told["en"]["rule"]["text"] != told["fi"]["rule"]["text"]
    for nonsense in ("no move", "\u200b", "open z99", "💥", "x" * 60):
        answer = pupil.ask(0, [], nonsense)
        assert answer.status_code in (200, 400), answer.text
        if answer.status_code == 200:
            assert answer.json()["verdict"] == "illegal"


def test_a_path_that_no_step_accepts_is_refused(served: Served, course: Course) -> None:
    pupil = Pupil(served, course)
    start = starts_of(course, course.main)[0]
    wrong = next(
        move for move in start.legal_moves() if move not in right_moves(course.main.steps[0], start)
    )
    for path in ([wrong], ["nonsense"], [], ["", ""]):
        answer = pupil.ask(1, path)
        assert (answer.status_code, answer.json()["code"]) == (400, "lesson-path"), path
    assert pupil.ask(1, [""] * (MOST_STEPS + 1)).status_code == 400
    assert pupil.ask(0, [], "x" * 1000).status_code == 400


def test_lessons_that_are_not_there(served: Served) -> None:
    client = served.client()
    for answer, code in (
        (client.get("/api/lessons/chess"), "no-lessons"),
        (client.post("/api/lessons/chess/finale", json={"moves": []}), "no-lessons"),
        (client.post("/api/lessons/mandala/none/steps/build", json=NO_PATH), "no-such-lesson"),
        (client.post("/api/lessons/mandala/basics/steps/none", json=NO_PATH), "no-such-lesson"),
    ):
        assert (answer.status_code, answer.json()["code"]) == (404, code)


def test_the_short_game_is_played_to_its_end_against_the_weakest(
    served: Served, course: Course
) -> None:
    """A bot plays for the learner; what follows is what the rules say."""
    pupil = Pupil(served, course)
    told = pupil.play_finale([]).json()
    assert (told["verdict"], told["moves"], told["result"]) == (None, [], None)
    assert told["say"]
    assert (told["rival"] is None) is sandtable.load(course.game).shared_result
    said: list[str] = []
    learner = make_player(course.game, weakest(course.game))
    for _ in range(200):
        if told["result"] is not None:
            break
        before, position = told["moves"], resume_finale(course, told["moves"])
        assert position.seat is not None
        assert set(told["position"]["legal_moves"]) == set(position.legal_moves())
        move = learner.choose(SeatView.of(position, position.seat), 0.2).move
        told = pupil.play_finale(before, move, said=said).json()
        assert told["verdict"] == "played"
        assert told["moves"][: len(before) + 1] == [*before, move]
        assert told["frames"][0]["move"] == move
        if told["kind"] is not None and told["say"]:
            assert told["kind"] not in said, "each sort of remark is made once"
            said.append(told["kind"])
    assert told["result"] is not None
    again = pupil.play_finale(told["moves"]).json()
    assert again["result"] == told["result"]
    answer = pupil.play_finale(told["moves"], "claim r")
    assert (answer.status_code, answer.json()["code"]) == (400, "finale-turn")


def test_a_refused_move_leaves_the_short_game_as_it_was(served: Served, course: Course) -> None:
    pupil = Pupil(served, course)
    begun = pupil.play_finale([]).json()
    told = pupil.play_finale([], "nonsense").json()
    assert (told["verdict"], told["moves"], told["frames"]) == ("illegal", [], [])
    assert told["position"] == begun["position"]
    assert told["say"]
    for moves in (["nonsense"], [""], ["draw rrr"]):
        answer = pupil.play_finale(moves)
        assert (answer.status_code, answer.json()["code"]) == (400, "finale-moves"), moves
    assert pupil.play_finale(["x"] * (MOST_MOVES + 1)).status_code == 400


def test_the_short_game_hides_what_the_learner_may_not_know(served: Served) -> None:
    make = study_of("mandala").lessons
    assert make is not None
    told = Pupil(served, make().course).play_finale([]).json()
    assert told["position"]["seat"] == told["seat"] == 0
    rival = told["position"]["hands"][1]
    assert "cards" not in rival or rival["cards"] is None


def progress_of(person: Person) -> Any:
    return person.client.get("/api/me/lessons").raise_for_status().json()["progress"]


def tell(person: Person, progress: Any) -> Any:
    return person.client.put("/api/me/lessons", json={"progress": progress})


def test_progress_from_two_devices_is_merged_and_nothing_is_lost(served: Served) -> None:
    person = Person(served)
    assert progress_of(person) == {}
    tell(person, {"mandala": {"basics": {"step": 3, "done": False}}}).raise_for_status()
    merged = tell(
        person,
        {
            "mandala": {"basics": {"step": 1, "done": False}, "order": {"step": 0, "done": True}},
            "patterns": {"basics": {"step": 2, "done": False}},
        },
    ).json()["progress"]
    assert merged == progress_of(person)
    assert merged == {
        "mandala": {"basics": {"step": 3, "done": False}, "order": {"step": 0, "done": True}},
        "patterns": {"basics": {"step": 2, "done": False}},
    }
    done = tell(person, {"mandala": {"basics": {"step": 0, "done": True}}}).json()["progress"]
    assert done["mandala"]["basics"] == {"step": 0, "done": True}
    assert progress_of(Person(served)) == {}, "somebody else has not begun"


def test_progress_about_lessons_that_are_not_there_is_left_out(served: Served) -> None:
    person = Person(served)
    told = {
        "chess": {"basics": {"step": 1, "done": False}},
        "mandala": {"none": {"step": 1, "done": True}, "basics": {"step": 40, "done": False}},
    }
    kept = tell(person, told).json()["progress"]
    steps = len(study_of("mandala").lessons().course.main.steps)  # type: ignore[misc]
    assert kept == {"mandala": {"basics": {"step": steps - 1, "done": False}}}
    refused: tuple[Any, ...] = (
        {"mandala": {"basics": {"step": -1, "done": False}}},
        {"mandala": {"basics": {"step": 1}}},
        {"mandala": {"basics": {"step": 1, "done": False, "more": 1}}},
        {f"game-{number}": {} for number in range(1000)},
        {"mandala": {f"l-{number}": {"step": 0, "done": False} for number in range(1000)}},
        [],
    )
    for wrong in refused:
        assert tell(person, wrong).status_code == 400, wrong
    assert progress_of(person) == kept


def test_strangers_have_no_progress(served: Served) -> None:
    client = served.client()
    for answer in (
        client.get("/api/me/lessons"),
        client.put("/api/me/lessons", json={"progress": {}}),
    ):
        assert answer.status_code == 401


def test_one_address_cannot_ask_for_ever(tmp_path: Path, course: Course) -> None:
    """A step counts for two requests more, a move of the short game for five."""
    with serving(f"sqlite:///{tmp_path / 'sandtable.db'}", rate=0.04) as served:
        pupil = Pupil(served, course)
        # Twelve at once, and two a second: four steps at three each.
        codes = [pupil.ask(0, []).status_code for _ in range(12)]
        assert codes[:3] == [200] * 3
        assert 429 in codes
        refused = pupil.play_finale([])
        assert refused.status_code == 429
        assert int(refused.headers["Retry-After"]) >= 1
