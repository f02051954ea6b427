"""Read and write puzzles: first tries, ratings of people and puzzles, what comes again."""

from collections.abc import Sequence
from dataclasses import asdict, fields, replace
from typing import Any

from sqlalchemy import ColumnElement, Connection, Table, delete, func, select, update
from sqlalchemy.exc import IntegrityError

from ..study.puzzles import rating
from ..study.puzzles.rating import BEGINNER, Standing
from . import puzzle_repeats as repeats
from . import schema
from .dialect import insert_unless_there
from .errors import Missing
from .values import PuzzleDecision, PuzzleLevel, PuzzleOutcome, PuzzleSkill, PuzzleTry

DAY = 24 * 60 * 60 * 1000

_skills, _tries, _levels = schema.puzzle_skills, schema.puzzle_tries, schema.puzzle_levels
_skill_fields = [_skills.c[field.name] for field in fields(PuzzleSkill)]
_try_fields = [_tries.c[field.name] for field in fields(PuzzleTry)]
_level_fields = [_levels.c[field.name] for field in fields(PuzzleLevel)]

# Reading.


def read_skills(connection: Connection, identity: str) -> list[PuzzleSkill]:
    """How good somebody is, in every game whose puzzles they have tried."""
    query = select(*_skill_fields).where(_skills.c.identity == identity).order_by(_skills.c.game)
    return [PuzzleSkill(*row) for row in connection.execute(query)]


def read_try(connection: Connection, identity: str, puzzle: str) -> PuzzleTry | None:
    """The first try of somebody at a puzzle; None if they have neither tried nor had a hint."""
    row = connection.execute(select(*_try_fields).where(_this_try(identity, puzzle))).one_or_none()
    return None if row is None else PuzzleTry(*row)


def read_all_puzzle_tries(connection: Connection, identity: str) -> list[PuzzleTry]:
    """All first tries of somebody, the first one first: for the export of their data."""
    query = select(*_try_fields).where(_tries.c.identity == identity)
    query = query.order_by(_tries.c.at, _tries.c.puzzle)
    return [PuzzleTry(*row) for row in connection.execute(query)]


def read_seen(connection: Connection, identity: str, game: str) -> set[str]:
    """The puzzles of a game that are not new to somebody."""
    columns = _tries.c
    query = select(columns.puzzle).where(columns.identity == identity, columns.game == game)
    return set(connection.scalars(query))


def read_level(connection: Connection, puzzle: str) -> PuzzleLevel | None:
    """How hard a puzzle has proved to be; None if nobody has tried it."""
    query = select(*_level_fields).where(_levels.c.puzzle == puzzle)
    row = connection.execute(query).one_or_none()
    return None if row is None else PuzzleLevel(*row)


def read_rated_today(connection: Connection, identity: str, now: int) -> int:
    """How many tries have changed somebody's ratings today."""
    columns = _skills.c
    query = select(func.sum(columns.rated_today))
    query = query.where(columns.identity == identity, columns.day == now // DAY)
    return int(connection.scalar(query) or 0)


# Writing.


def note_hint(connection: Connection, identity: str, puzzle: str, game: str, now: int) -> None:
    """Somebody is about to be given a hint: what they try next does not count."""
    if _begun(connection, identity, puzzle, game, now).is_solved is None:
        this = _this_try(identity, puzzle)
        connection.execute(update(_tries).where(this).values(is_hinted=True))
    repeats.note_hint(connection, identity, puzzle, now)


def decide(connection: Connection, decision: PuzzleDecision) -> PuzzleOutcome:
    """Keep what became of a try. Only the first one counts; the same sent again changes nothing.

    A later one counts for repetition, if the puzzle is due. Missing: the person is just deleted.
    """
    identity, puzzle, now = decision.identity, decision.puzzle, decision.at
    kept = _begun(connection, identity, puzzle, decision.game, now)
    skill = _skill(connection, identity, decision.game)
    if kept.is_solved is not None:
        repeats.review(connection, identity, puzzle, decision.is_solved, now)
        return PuzzleOutcome(skill, None)
    solved = decision.is_solved
    this = _this_try(identity, puzzle)
    connection.execute(update(_tries).where(this).values(is_solved=solved, at=now))
    is_rated = not kept.is_hinted and (
        read_rated_today(connection, identity, now) < rating.MOST_A_DAY
    )
    after = _counted(skill, solved, kept.is_hinted)
    if not kept.is_hinted and decision.moves_puzzle:
        level = _try_puzzle(connection, decision, skill, is_rated)
    else:
        level = read_level(connection, puzzle) or _new_level(decision)
    if is_rated:
        after = _rated(after, Standing(level.rating, level.spread), solved, now // DAY)
    _save_skill(connection, after)
    if not solved or kept.is_hinted:
        repeats.keep_missed(connection, identity, [(puzzle, decision.game, now)])
    return PuzzleOutcome(after, after.rating - skill.rating if is_rated else None)


def keep_offline(connection: Connection, identity: str, tries: Sequence[PuzzleTry]) -> None:
    """Keep what somebody tried without a network, where it is their first try: it is counted, and
    changes no rating and no streak."""
    for one in tries:
        kept = _begun(connection, identity, one.puzzle, one.game, one.at)
        if kept.is_solved is not None:
            continue
        hinted, solved = kept.is_hinted or one.is_hinted, bool(one.is_solved)
        values = {"is_hinted": hinted, "is_solved": solved, "at": one.at}
        connection.execute(update(_tries).where(_this_try(identity, one.puzzle)).values(values))
        skill = _skill(connection, identity, one.game)
        counted = replace(skill, tried=skill.tried + 1, solved=skill.solved + solved)
        _save_skill(connection, counted)
        if not solved or hinted:
            repeats.keep_missed(connection, identity, [(one.puzzle, one.game, one.at)])


def want_repeats(connection: Connection, identity: str, wish: bool) -> None:
    """Whether what somebody missed comes again, what they missed before too."""
    repeats.set_wish(connection, identity, wish)
    if wish:
        columns = _tries.c
        missed = columns.is_solved.is_(False) | (columns.is_solved & columns.is_hinted)
        query = select(columns.puzzle, columns.game, columns.at)
        query = query.where(columns.identity == identity, missed).order_by(columns.at.desc())
        rows = connection.execute(query.limit(repeats.MOST)).all()
        repeats.keep_missed(connection, identity, [(row[0], row[1], row[2]) for row in rows])


# How.


def _this_try(identity: str, puzzle: str) -> ColumnElement[bool]:
    return (_tries.c.identity == identity) & (_tries.c.puzzle == puzzle)


def _begun(connection: Connection, identity: str, puzzle: str, game: str, now: int) -> PuzzleTry:
    """The try at a puzzle, from now on if there was none. Whoever else wants to decide it waits."""
    fresh = PuzzleTry(puzzle, game, is_hinted=False, is_solved=None, at=now)
    _insert(connection, _tries, {"identity": identity, **asdict(fresh)}, identity)
    query = select(*_try_fields).where(_this_try(identity, puzzle)).with_for_update()
    return PuzzleTry(*connection.execute(query).one())


def _skill(connection: Connection, identity: str, game: str) -> PuzzleSkill:
    """Somebody's skill; all of theirs are held, for the tries of a day are counted together."""
    fresh = PuzzleSkill(identity, game, BEGINNER.rating, BEGINNER.spread)
    _insert(connection, _skills, asdict(fresh), identity)
    query = select(*_skill_fields).where(_skills.c.identity == identity)
    rows = connection.execute(query.order_by(_skills.c.game).with_for_update())
    return next(skill for row in rows if (skill := PuzzleSkill(*row)).game == game)


def _save_skill(connection: Connection, skill: PuzzleSkill) -> None:
    columns = _skills.c
    this = (columns.identity == skill.identity) & (columns.game == skill.game)
    connection.execute(update(_skills).where(this).values(asdict(skill)))


def _counted(skill: PuzzleSkill, is_solved: bool, is_hinted: bool) -> PuzzleSkill:
    """A hint neither breaks a streak nor makes it longer."""
    streak = 0 if not is_solved else skill.streak + (not is_hinted)
    return replace(
        skill,
        tried=skill.tried + 1,
        solved=skill.solved + is_solved,
        streak=streak,
        best_streak=max(skill.best_streak, streak),
    )


def _rated(skill: PuzzleSkill, puzzle: Standing, is_solved: bool, today: int) -> PuzzleSkill:
    after = rating.after_try(_standing(skill, today), puzzle, is_solved)
    return replace(
        skill,
        rating=after.rating,
        spread=after.spread,
        rated=skill.rated + 1,
        day=today,
        rated_today=1 + (skill.rated_today if skill.day == today else 0),
    )


def _standing(skill: PuzzleSkill, today: int) -> Standing:
    known = Standing(skill.rating, skill.spread)
    return rating.rested(known, today - skill.day) if skill.rated else known


def _new_level(decision: PuzzleDecision) -> PuzzleLevel:
    return PuzzleLevel(decision.puzzle, *decision.prior)


def _try_puzzle(
    connection: Connection, decision: PuzzleDecision, skill: PuzzleSkill, is_rated: bool
) -> PuzzleLevel:
    """Count a first try at a puzzle, and rate the puzzle by it; how it stood before."""
    _insert(connection, _levels, asdict(_new_level(decision)), decision.identity)
    this = _levels.c.puzzle == decision.puzzle
    query = select(*_level_fields).where(this).with_for_update()
    before = PuzzleLevel(*connection.execute(query).one())
    tried, solved = before.tried + 1, before.solved + decision.is_solved
    after = replace(before, tried=tried, solved=solved)
    if is_rated:
        puzzle, prior = Standing(before.rating, before.spread), Standing(*decision.prior)
        person = _standing(skill, decision.at // DAY)
        stands = rating.puzzle_after_try(puzzle, prior, person, decision.is_solved)
        after = replace(after, rating=stands.rating, spread=stands.spread)
    connection.execute(update(_levels).where(this).values(asdict(after)))
    return before


def _insert(connection: Connection, table: Table, values: dict[str, Any], identity: str) -> None:
    try:
        connection.execute(insert_unless_there(connection, table).values(values))
    except IntegrityError:
        raise Missing(identity) from None


# Moving.


def move_puzzles(connection: Connection, guest: str, person: str) -> None:
    """What a guest has tried becomes a person's who logs in, where that has not tried it."""
    mine = {one.puzzle: one for one in read_all_puzzle_tries(connection, person)}
    for one in read_all_puzzle_tries(connection, guest):
        own = mine.get(one.puzzle)
        values: dict[str, Any]
        if own is None:
            moved, values = _this_try(guest, one.puzzle), {"identity": person}
        elif own.is_solved is None and one.is_solved is not None:
            moved = _this_try(person, one.puzzle)
            values = {"is_hinted": own.is_hinted or one.is_hinted}
            values |= {"is_solved": one.is_solved, "at": one.at}
        else:
            continue
        connection.execute(update(_tries).where(moved).values(values))
    for of_guest in read_skills(connection, guest):
        own_skill = _skill(connection, person, of_guest.game)
        _save_skill(connection, _together(connection, own_skill, of_guest))
    connection.execute(delete(_skills).where(_skills.c.identity == guest))
    repeats.move(connection, guest, person)


def _together(connection: Connection, mine: PuzzleSkill, guest: PuzzleSkill) -> PuzzleSkill:
    """One skill of two: the rating that more tries have made, and everything that is kept counted
    anew. Tries of a day count together, so that nobody has more of them as a guest."""
    columns = _tries.c
    query = select(func.count(), func.count().filter(columns.is_solved))
    query = query.where(columns.identity == mine.identity, columns.game == mine.game)
    tried, solved = connection.execute(query.where(columns.is_solved.is_not(None))).one()
    known, other = (guest, mine) if guest.rated > mine.rated else (mine, guest)
    same_day = mine.rated_today + guest.rated_today if mine.day == guest.day else None
    latest = max(mine, guest, key=lambda one: one.day)
    return replace(
        known,
        identity=mine.identity,
        tried=tried,
        solved=solved,
        streak=known.streak,
        best_streak=max(known.best_streak, other.best_streak),
        day=latest.day,
        rated_today=latest.rated_today if same_day is None else same_day,
    )
