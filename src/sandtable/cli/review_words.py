"""A review in words and figures, as terminal and page show it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..games import load
from ..study.review.marks import CHANCE, Mark, in_percent
from ..study.review.model import DECISION, Grade, Review
from ..study.review.reviewer import Reviewer
from ..study.review.sentences import Sentences, figure, move_number, sentences_of, signed
from ..study.review.walking import walk
from ..study.texts import texts_of

NOTICED = 0.0005
"""A part of the ledger that is smaller in all columns is not shown."""


@dataclass(frozen=True)
class Decision:
    """One row: a decision with what is said of it."""

    ply: int
    number: int
    """As people count: decisions alone, from 1."""
    player: str
    move: str
    best: str
    mark: Mark
    loss: str
    """As people write it; empty if nothing was lost."""
    sentence: str
    reasons: tuple[str, ...]


@dataclass(frozen=True)
class Moment:
    """A turning point, with the boards that show it."""

    sentence: str
    boards: tuple[tuple[str, str], ...]
    """What each shows, and the picture."""


class Words:
    """All that is said of a review, in one language."""

    def __init__(
        self, record: Mapping[str, Any], review: Review, reviewer: Reviewer, language: str
    ) -> None:
        self.language = language
        self._texts = texts_of(reviewer.texts_folder, language)
        self._review = review
        said = sentences_of(review, reviewer, language)
        self.names = tuple(review.seats)
        self.title = self.label("title", game=load(review.game).title)
        self.verdict = said.verdict
        self.accuracy = said.accuracy
        self.turning_points = self._moments(record, said)
        self.ledger = self._ledger(said)
        self.decisions = tuple(self._decision(grade, said) for grade in review.grades)
        self.made_by = self.label("made-by", depth=review.depth, version=review.version)
        self._marks = said.marks

    def label(self, name: str, **words: str | int) -> str:
        """A heading or a short word."""
        return self._texts.say(f"review-label-{name}", **words)

    def mark(self, mark: Mark) -> str:
        """The name of a mark."""
        return self._marks[mark.value]

    def amount(self, value: float, digits: int = 1) -> str:
        """A difference, in points of percent or in points, with its sign."""
        unit = self._review.unit
        if unit != CHANCE:
            return signed(value, 0 if value == round(value) else 1, self.language)
        return f"{signed(in_percent(unit, value), digits, self.language)} %"

    def _total(self, value: float) -> str:
        if self._review.unit != CHANCE:
            return figure(value, 0 if value == round(value) else 1, self.language)
        return f"{figure(in_percent(self._review.unit, value), 1, self.language)} %"

    def _decision(self, grade: Grade, said: Sentences) -> Decision:
        return Decision(
            ply=grade.ply,
            number=move_number(self._review.grades, grade.ply),
            player=self.names[grade.seat],
            move=grade.move,
            best=grade.best,
            mark=grade.mark,
            loss=self.amount(-grade.loss) if grade.loss > NOTICED else "",
            sentence=said.grades[grade.ply],
            reasons=said.reasons.get(grade.ply, ()),
        )

    def _ledger(self, said: Sentences) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Every part that matters, and the result they add up to."""
        ledgers = self._review.ledgers
        rows = []
        for name in ledgers[0].parts:
            amounts = [ledger.parts[name] for ledger in ledgers]
            if name == "base":
                rows.append((said.parts[name], tuple(map(self._total, amounts))))
            elif any(abs(amount) > NOTICED for amount in amounts):
                rows.append((said.parts[name], tuple(map(self.amount, amounts))))
        totals = tuple(self._total(ledger.result) for ledger in ledgers)
        return (*rows, (said.parts["result"], totals))

    def _moments(self, record: Mapping[str, Any], said: Sentences) -> tuple[Moment, ...]:
        steps = walk(record).steps
        best = {grade.ply: grade.best for grade in self._review.grades}
        moments = []
        points = zip(self._review.turning_points, said.turning_points, strict=True)
        for point, sentence in points:
            boards = []
            if point.kind == DECISION:
                step = steps[point.ply]
                for name, move in (("after-move", step.move), ("after-better", best[point.ply])):
                    after = step.before.copy()
                    after.play(move)
                    boards.append((self.label(name, move=move), after.draw(step.seat)))
            moments.append(Moment(sentence, tuple(boards)))
        return tuple(moments)
