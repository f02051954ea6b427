"""Use every part of a reviewer once: whoever asks first need not wait for what is loaded."""

import random

from ...games import Position, load
from ...players.player import SeatView
from .hinting import hint_from, look
from .reviewer import Depth, Reviewer
from .reviewing import reviewer_of
from .walking import position_key, view_key, walk

LITTLE = Depth("rehearsal", 0.02)
"""Code is loaded whatever is counted with it."""
PLIES = 40
"""Far enough that everything that can happen in a game has happened once."""
EVERY = 6
"""Of these, one in so many is looked at closely."""


def rehearse(game: str) -> None:
    """Glance at a short game, value its positions, grade, explain and hint."""
    reviewer = reviewer_of(game)
    position = _short_game(game)
    walked = walk(position.record())
    session = reviewer.open(walked, LITTLE)
    for step in walked.steps:
        session.glance(step.before)
    _hint(reviewer, walked.start)
    for ply in session.order(range(0, len(walked.steps), EVERY)):
        step = walked.steps[ply]
        session.value(step.before, position_key(reviewer, LITTLE, step.before))
        if step.seat is not None and len(step.before.legal_moves()) > 1:
            view = SeatView.of(step.before, step.seat)
            seed = view_key(reviewer, LITTLE, view)
            judged = session.judge(view, step.move, seed)
            session.explain(view, step.move, judged, seed)


def _hint(reviewer: Reviewer, position: Position) -> None:
    assert position.seat is not None
    view = SeatView.of(position, position.seat)
    hint_from(reviewer, view, look(reviewer, view))


def _short_game(game: str) -> Position:
    """Random moves, the same every time."""
    dice = random.Random(1)
    position = load(game).deal(seed=1)
    while len(position.moves) < PLIES and not position.is_over:
        if position.seat is None:
            position.play_chance(dice.randrange)
        else:
            position.play(dice.choice(position.legal_moves()))
    return position
