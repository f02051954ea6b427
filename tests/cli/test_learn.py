"""`sandtable learn`: the lessons at a keyboard."""

import json
import re
from pathlib import Path

import pytest

import sandtable as package
from bench.pupils.__main__ import pupil_of
from sandtable.cli.lesson_game import play_finale
from sandtable.cli.screen import Screen
from sandtable.store.data_folder import VARIABLE
from sandtable.study import Study, study_of
from sandtable.study.judging import right_moves
from sandtable.study.lesson_path import starts_of
from tests.cli.terminal import sandtable

STRANGERS = ("a1", "c4")
"""Two moves to a hole that none of their colour touches."""


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    return tmp_path


def answers(game: str, lesson: str) -> list[str]:
    make = study_of(game).lessons
    assert make is not None
    course = make().course
    chosen = course.lesson(lesson)
    starts = starts_of(course, chosen)
    return [right_moves(s, p)[0] for s, p in zip(chosen.steps, starts, strict=True)]


@pytest.mark.parametrize("game", package.GAMES)
def test_the_first_lesson_from_beginning_to_end(game: str, own_folder: Path) -> None:
    typed = "\n".join([*answers(game, "basics"), "skip"])
    run = sandtable("learn", game, "basics", typed=typed + "\n")
    assert run.code == 0, run.err
    assert run.out.count("Right.") == len(answers(game, "basics"))
    assert "You will meet these rules later:" in run.out
    kept = json.loads((own_folder / "lessons.json").read_text())
    assert kept[game]["basics"] == {"step": 0, "done": True}
    assert (
        f"[x] 1  basics     {package.load(game).title} in five minutes"
        in sandtable("learn", game, "--list").out
    )


def test_wrong_moves_are_answered_with_words_and_rules() -> None:
    run = sandtable(
        "learn", "patterns", typed="open c9\nopen a4\nflip d2\nopen c3\nflip d2\nquit\n"
    )
    assert "A group needs tiles of its colour next to it." in run.out
    assert "Only a shared edge counts as touching, not a corner." in run.out
    assert "P4.2: Only a shared edge counts as touching, for flips and swaps alike." in run.out
    assert "You can go on here next time." in run.out


def test_what_the_rival_does_is_told_without_its_secrets() -> None:
    first, second, *_ = answers("mandala", "basics")
    run = sandtable("learn", "mandala", typed=f"{first}\n{second}\nquit\n")
    assert "? lists the legal moves." in run.out
    assert "build 1 y, draw oog, grow 1 pp" in run.out
    assert "grow 1 ooo, build 1 k, draw ???" in run.out


def test_a_refutation_is_shown_on_the_board() -> None:
    moves = answers("mandala", "basics")[:5]
    run = sandtable("learn", "mandala", typed="\n".join([*moves, "build 2 r", "quit"]) + "\n")
    assert "This could follow: build 2 r, draw kog, build 2 p" in run.out
    assert "M4.5: " in run.out


def test_it_goes_on_where_it_was_left_and_again_begins_anew() -> None:
    first, second, *_ = answers("mandamina", "basics")
    sandtable("learn", "mandamina", typed=f"{first}\n{second}\nquit\n")
    run = sandtable("learn", "mandamina", typed="hint\nagain\nquit\n")
    assert "Step 3 of 6" in run.out
    assert "Try: g5." in run.out
    assert "Step 1 of 6" in run.out
    run = sandtable("learn", "mandamina", "--again", typed="quit\n")
    assert "Step 1 of 6" in run.out


def test_ideas_say_what_was_measured() -> None:
    run = sandtable("learn", "patterns", "late", typed=f"{answers('patterns', 'late')[0]}\n")
    assert run.code == 0
    assert "Groups 4 to 6 brought" in run.out
    assert "computer player: steady" in run.out
    assert "Done." in run.out


def test_another_language() -> None:
    run = sandtable("learn", "patterns", "--language", "de", typed="flip c3\nquit\n")
    assert "In deiner Schale liegt ein schwarzes Plättchen." in run.out
    assert "P4.1: " in run.out
    assert sandtable("learn", "patterns", "--language", "xx").code == 2


def test_the_short_game_comments_on_first_mistakes() -> None:
    """A first move to strangers is told once, then the proven best line ends the game."""
    steps = answers("mandamina", "basics")
    best = ["g7", "a2", "f6", "d5", "g5", "f2", "c2", "d4"]
    run = sandtable("learn", "mandamina", "1", typed="\n".join([*steps, *best]) + "\n")
    assert "Now a short real game" in run.out
    assert "finished cluster" not in run.out
    assert "18 points" in run.out
    run = sandtable("learn", "mandamina", "1", typed="\n".join([*steps, *STRANGERS, "skip"]) + "\n")
    assert " ".join(run.out.split()).count("would have found its own colour there") == 1


@pytest.mark.parametrize("game", package.GAMES)
def test_the_short_game_can_be_played_to_its_end(game: str) -> None:
    """By the simulated pupil; each kind of mistake is told once at most."""
    make = study_of(game).lessons
    assert make is not None
    teaching, screen = make(), Screen()
    choose = pupil_of(game)
    with screen.console.capture() as told:
        end = play_finale(
            screen, teaching, teaching.texts("en"), lambda position: choose(position.view(0))
        )
    assert end.is_over
    for name, text in teaching.texts("en").messages.items():
        if "-remark-" in name:
            longest = max(re.split(r"\{[^}]*\}", text), key=len).strip()
            assert " ".join(told.get().split()).count(longest) <= 1


def test_a_game_without_lessons_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandtable.cli.learn_command.study_of", lambda game: Study())
    run = sandtable("learn", "patterns")
    assert run.code == 2
    assert "there are no lessons for Patterns yet" in run.err


def test_what_cannot_be_done_is_one_sentence() -> None:
    run = sandtable("learn", "patterns", "nothing")
    assert run.code == 2
    assert "there is no lesson 'nothing'" in run.err
