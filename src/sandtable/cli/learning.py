"""Lessons at the keyboard: a board, a sentence, a move, an answer."""

from ..games import Game, Position, load
from ..study.judging import Answer, judge, right_moves
from ..study.lesson import Lesson, Step, play_all
from ..study.lesson_path import begin_step
from ..study.progress import Progress, is_done, note_step, read_progress, step_of
from ..study.rule_text import rule_text
from ..study.teaching import Teaching, claim_of, measured_of
from ..study.texts import Texts
from .boards import board_of
from .boards.board import Scene
from .legal_list import legal_list
from .lesson_file import LESSONS, keep, read_kept
from .lesson_game import play_finale
from .screen import Screen

LEGAL = ("?", "moves")


class Leave(Exception):
    """Somebody wants to go."""


class Learning:
    """One person with the lessons of one game."""

    def __init__(self, screen: Screen, teaching: Teaching, language: str) -> None:
        self.screen = screen
        self.teaching = teaching
        self.course = teaching.course
        self.language = language
        self.texts = teaching.texts(language)
        self.game: Game = load(self.course.game)
        self.progress: Progress = read_progress(read_kept(LESSONS))

    def run(self, name: str | None, again: bool) -> None:
        """Take a lesson, or all from the first that is not done."""
        lessons = [self.course.lesson(name)] if name else self._open_lessons()
        try:
            for number, lesson in enumerate(lessons):
                if again:
                    self._note(lesson, 0)
                if number:
                    self._pause()
                self._take(lesson)
        except Leave:
            self._say("learn-left")

    def _open_lessons(self) -> list[Lesson]:
        """Those that are not done yet; all if all are."""
        name = self.course.game
        lessons = self.course.lessons
        return [le for le in lessons if not is_done(self.progress, name, le.id)] or list(lessons)

    def _take(self, lesson: Lesson) -> None:
        """The steps of a lesson, from where it was left."""
        self._headline(lesson)
        if lesson.is_main:
            self._say("learn-help")
        first = min(step_of(self.progress, self.course.game, lesson.id), len(lesson.steps) - 1)
        chosen = [""] * first  # They were made another day.
        while len(chosen) < len(lesson.steps):
            number = len(chosen)
            position = begin_step(self.course, lesson, number, chosen)
            move = self._step(lesson, lesson.steps[number], number, position)
            chosen = [] if move is None else [*chosen, move]
        if lesson.is_main and self.course.finale is not None:
            self._finale()
        self._note(lesson, len(lesson.steps))
        self._say("learn-done")
        if lesson.is_main:
            self._tell_later()

    def _step(self, lesson: Lesson, step: Step, number: int, position: Position) -> str | None:
        """Ask until the move is right; "": it was skipped; None: begin the lesson again."""
        self._note(lesson, number)
        self._show(position)
        self._say("learn-step", step=number + 1, steps=len(lesson.steps))
        self._say(step.say)
        while True:
            typed = self.ask(position)
            if typed == "again":
                return None
            if typed == "skip":
                return ""
            if typed == "hint":
                self._say("learn-hint", move=right_moves(step, position)[0])
            elif typed:
                answer = judge(self.course, step, position, typed)
                self._answer(position, typed, answer)
                if answer.is_right:
                    self._play_on(position, typed, step)
                    return typed

    def _play_on(self, position: Position, move: str, step: Step) -> None:
        """The right move and what follows; told as the learner may see it."""
        seat, before = position.seat, len(position.moves)
        play_all(position, [move, *step.reply])
        if step.reply:
            self.screen.say(", ".join(position.history(seat)[before:]), "dim")

    def _answer(self, position: Position, move: str, answer: Answer) -> None:
        """Right, or what is wrong: with the rule, or with its refutation on the board."""
        if answer.is_right:
            self._say("learn-right")
            return
        if answer.say:
            self._say(answer.say)
        elif answer.refusal is not None and not answer.rule:
            self.screen.say(f"{answer.refusal}.")
        elif answer.is_legal:
            self._say("learn-other")
        if answer.rule:
            text = rule_text(self.game, answer.rule, self.language)
            self.screen.say(f"{answer.rule}: {text}", "dim")
        if answer.line:
            after = position.copy()
            play_all(after, [move, *answer.line])
            seen = after.history(position.seat)[len(position.moves) :]
            self._say("learn-refuted", line=", ".join(seen))
            self._show(after, position.seat)

    def _finale(self) -> None:
        self._pause()
        self._say(f"{self.course.game}-learn-game")
        play_finale(self.screen, self.teaching, self.texts, self.ask)

    # What is shown and asked.

    def _headline(self, lesson: Lesson) -> None:
        self.screen.new_page()
        self.screen.say(self.texts.say(lesson.title), "bold")
        if claim := claim_of(self.course, lesson, self.texts):
            self.screen.say(claim)
            self.screen.say(measured_of(self.course, lesson, self.texts))

    def _show(self, position: Position, seat: int | None = None) -> None:
        show_position(self.screen, self.texts, position, position.seat if seat is None else seat)

    def ask(self, position: Position) -> str:
        """What was typed, in small letters; words for all lessons are obeyed here."""
        while True:
            words = [*position.legal_moves(), "again", "hint", "skip", "help", "quit"]
            typed = " ".join(self.screen.ask("> ", words).lower().split())
            if typed == "quit":
                raise Leave
            if typed in LEGAL:
                self.screen.show(legal_list(position.legal_moves()))
            elif typed == "help":
                self._say("learn-help")
            elif typed == "list":
                list_lessons(self.screen, self.teaching, self.language)
            else:
                return typed

    def _pause(self) -> None:
        """Between lessons: a person says when it goes on."""
        if self.screen.is_interactive:
            typed = self.screen.ask(self.texts.say("learn-next") + " ").strip().lower()
            if typed in ("quit", "q"):
                raise Leave

    def _say(self, name: str, **words: str | int) -> None:
        self.screen.say(self.texts.say(name, **words))

    def _tell_later(self) -> None:
        """The rules that were not met."""
        by_kind: dict[str, list[str]] = {}
        for rule, kind in self.course.later.items():
            by_kind.setdefault(kind, []).append(rule)
        self._say("learn-later")
        for kind, rules in by_kind.items():
            self.screen.show(f"  {', '.join(rules)}: {self.texts.say(f'learn-later-{kind}')}")

    def _note(self, lesson: Lesson, step: int) -> None:
        game, steps = self.course.game, len(lesson.steps)
        self.progress = note_step(self.progress, game, lesson.id, step, steps)
        keep(LESSONS, self.progress)


def show_position(screen: Screen, texts: Texts, position: Position, seat: int | None) -> None:
    """The board as the learner sees it."""
    names = [
        texts.say("learn-you" if other == seat else "learn-rival")
        for other in range(position.seats)
    ]
    scene = Scene(position.view(seat), names, picture=position.draw(seat))
    screen.show(board_of(position.game).draw(scene), "")


def list_lessons(screen: Screen, teaching: Teaching, language: str) -> None:
    """All lessons with their numbers, and which are done."""
    texts, course = teaching.texts(language), teaching.course
    progress = read_progress(read_kept(LESSONS))
    for number, lesson in enumerate(course.lessons, start=1):
        mark = "x" if is_done(progress, course.game, lesson.id) else " "
        screen.show(f"[{mark}] {number}  {lesson.id:<10} {texts.say(lesson.title)}")
