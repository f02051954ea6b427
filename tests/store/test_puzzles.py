"""Puzzles in the database: first tries, ratings, streaks, what comes again, and what moves."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from sandtable.store.errors import Missing
from sandtable.store.puzzles import DAY
from sandtable.store.store import Store, create_store
from sandtable.store.values import PuzzleDecision, PuzzleLevel, PuzzleSkill, PuzzleTry
from sandtable.study.puzzles.rating import (
    BEGINNER,
    MOST_A_DAY,
    Standing,
    after_try,
    puzzle_after_try,
)
from tests.store.logs import guest, with_store

GAME = "patterns"
NOON = 20_000 * DAY + DAY // 2
PRIOR = Standing(1300, 150)


def tried(identity: str, puzzle: str, is_solved: bool, **changes: Any) -> PuzzleDecision:
    prior = (PRIOR.rating, PRIOR.spread)
    return replace(
        PuzzleDecision(identity, f"{GAME}-{puzzle}", GAME, is_solved, prior, NOON), **changes
    )


async def people(store: Store, *names: str) -> None:
    for name in names:
        await store.add_person(*guest(name[0], name))


async def only_skill(store: Store, identity: str) -> PuzzleSkill:
    (skill,) = await store.puzzle_skills(identity)
    return skill


def test_a_first_try_rates_person_and_puzzle(database_url: str) -> None:
    async def doing(store: Store) -> None:
        await people(store, "north")
        outcome = await store.decide_puzzle(tried("n", "a", True))
        person = after_try(BEGINNER, PRIOR, is_solved=True)
        skill = await only_skill(store, "n")
        assert skill == outcome.skill
        assert (skill.rating, skill.spread) == (person.rating, person.spread)
        assert outcome.change == pytest.approx(person.rating - BEGINNER.rating)
        assert (skill.rated, skill.tried, skill.solved, skill.streak) == (1, 1, 1, 1)
        puzzle = puzzle_after_try(PRIOR, PRIOR, BEGINNER, is_solved=True)
        level = await store.puzzle_level("patterns-a")
        assert level == PuzzleLevel("patterns-a", puzzle.rating, puzzle.spread, 1, 1)
        assert await store.puzzle_try("n", "patterns-a") == PuzzleTry(
            "patterns-a", GAME, is_hinted=False, is_solved=True, at=NOON
        )
        assert await store.seen_puzzles("n", GAME) == {"patterns-a"}
        assert await store.seen_puzzles("n", "mandala") == set()

    with_store(database_url, doing)


def test_only_the_first_try_counts(database_url: str) -> None:
    async def doing(store: Store) -> None:
        await people(store, "north")
        first = await store.decide_puzzle(tried("n", "a", False))
        assert first.change is not None
        assert first.change < 0
        level = await store.puzzle_level("patterns-a")
        again = await store.decide_puzzle(tried("n", "a", True))
        assert again.change is None
        assert again.skill == first.skill
        assert await store.puzzle_level("patterns-a") == level
        kept = await store.puzzle_try("n", "patterns-a")
        assert kept is not None
        assert kept.is_solved is False

    with_store(database_url, doing)


def test_many_requests_at_once_are_one_try(database_url: str) -> None:
    async def doing(store: Store) -> None:
        await people(store, "north")
        told = await asyncio.gather(
            *(store.decide_puzzle(tried("n", "a", at % 2 == 0)) for at in range(8))
        )
        assert sum(one.change is not None for one in told) == 1
        skill = await only_skill(store, "n")
        assert (skill.rated, skill.tried) == (1, 1)

    with_store(database_url, doing)


def test_two_processes_count_a_try_once_and_everybody_s_for_the_puzzle(postgres_url: str) -> None:
    async def doing() -> None:
        async with create_store(postgres_url) as one, create_store(postgres_url) as other:
            await people(one, "anna", "bert", "cleo", "dora")
            told = await asyncio.gather(
                *(
                    store.decide_puzzle(tried(identity, puzzle, True))
                    for identity in "abcd"
                    for puzzle in ("x", "y")
                    for store in (one, other)
                )
            )
            assert sum(each.change is not None for each in told) == 8
            for puzzle in ("patterns-x", "patterns-y"):
                level = await one.puzzle_level(puzzle)
                assert level is not None
                assert (level.tried, level.solved) == (4, 4)
            for identity in "abcd":
                assert (await only_skill(one, identity)).rated == 2

    asyncio.run(doing())


def test_a_hint_is_remembered_and_unrates(database_url: str) -> None:
    async def doing(store: Store) -> None:
        await people(store, "north")
        await store.decide_puzzle(tried("n", "a", True))
        before = await only_skill(store, "n")
        await store.note_puzzle_hint("n", "patterns-b", GAME, NOON)
        outcome = await store.decide_puzzle(tried("n", "b", True))
        assert outcome.change is None
        assert await store.puzzle_level("patterns-b") is None, "it says nothing about the puzzle"
        after = outcome.skill
        assert (after.rating, after.rated) == (before.rating, 1)
        assert (after.tried, after.solved) == (2, 2)
        assert after.streak == 1, "neither longer nor broken"
        await store.note_puzzle_hint("n", "patterns-a", GAME, NOON)
        kept = await store.puzzle_try("n", "patterns-a")
        assert kept is not None
        assert not kept.is_hinted, "it was solved without"
        with pytest.raises(Missing):
            await store.note_puzzle_hint("x", "patterns-a", GAME, NOON)
        with pytest.raises(Missing):
            await store.decide_puzzle(tried("x", "a", True))

    with_store(database_url, doing)


def test_streaks(database_url: str) -> None:
    async def doing(store: Store) -> None:
        await people(store, "north")
        for number, solved in enumerate([True, True, True, False, True]):
            await store.decide_puzzle(tried("n", str(number), solved))
        skill = await only_skill(store, "n")
        assert (skill.streak, skill.best_streak, skill.solved) == (1, 3, 4)

    with_store(database_url, doing)


def test_only_so_many_tries_a_day_are_rated_in_all_games_together(database_url: str) -> None:
    async def doing(store: Store) -> None:
        await people(store, "north")
        for number in range(MOST_A_DAY):
            game = ("mandala", GAME)[number % 2]
            decision = tried("n", str(number), True, game=game)
            assert (await store.decide_puzzle(decision)).change is not None
        assert await store.puzzles_rated_today("n", NOON) == MOST_A_DAY
        more = await store.decide_puzzle(tried("n", "more", True))
        assert more.change is None
        assert more.skill.tried == MOST_A_DAY // 2 + 1
        level = await store.puzzle_level("patterns-more")
        assert level == PuzzleLevel("patterns-more", PRIOR.rating, PRIOR.spread, 1, 1)
        tomorrow = await store.decide_puzzle(tried("n", "morrow", True, at=NOON + DAY))
        assert tomorrow.change is not None
        assert await store.puzzles_rated_today("n", NOON + DAY) == 1

    with_store(database_url, doing)


def test_a_try_that_may_not_move_the_puzzle_counts_for_the_person_alone(database_url: str) -> None:
    async def doing(store: Store) -> None:
        await people(store, "north")
        outcome = await store.decide_puzzle(tried("n", "a", True, moves_puzzle=False))
        assert outcome.change is not None
        assert await store.puzzle_level("patterns-a") is None

    with_store(database_url, doing)


def test_what_was_missed_comes_again_for_whoever_wants_it(database_url: str) -> None:
    async def doing(store: Store) -> None:
        await people(store, "north", "south")
        await store.decide_puzzle(tried("n", "before", False))
        assert await store.wants_repeats("n") is False
        await store.want_repeats("n", True)
        assert await store.wants_repeats("n") is True
        await store.decide_puzzle(tried("n", "missed", False))
        await store.decide_puzzle(tried("n", "solved", True))
        await store.note_puzzle_hint("n", "patterns-hinted", GAME, NOON)
        await store.decide_puzzle(tried("n", "hinted", True))
        await store.decide_puzzle(tried("s", "missed", False))
        assert await store.due_puzzles("n", NOON) == []
        due = await store.due_puzzles("n", NOON + DAY)
        names = sorted(one.puzzle for one in due)
        assert names == ["patterns-before", "patterns-hinted", "patterns-missed"]
        assert await store.due_puzzles("s", NOON + DAY) == []
        await store.want_repeats("n", False)
        assert await store.due_puzzles("n", NOON + DAY) == []
        await store.want_repeats("n", True)
        assert len(await store.due_puzzles("n", NOON + DAY)) == 3

    with_store(database_url, doing)


def test_when_it_has_come_again_it_comes_later_as_another_twin(database_url: str) -> None:
    async def doing(store: Store) -> None:
        await people(store, "north")
        await store.want_repeats("n", True)
        await store.decide_puzzle(tried("n", "a", False))
        (first,) = await store.all_puzzle_repeats("n")
        await store.decide_puzzle(tried("n", "a", True))
        assert await store.all_puzzle_repeats("n") == [first], "it was not due"
        outcome = await store.decide_puzzle(tried("n", "a", True, at=first.due))
        assert outcome.change is None
        (second,) = await store.all_puzzle_repeats("n")
        assert second.due > first.due
        assert second.card["reviews"] == first.card["reviews"] + 1
        await store.note_puzzle_hint("n", "patterns-a", GAME, second.due)
        (helped,) = await store.all_puzzle_repeats("n")
        assert helped.card["hinted"]
        await store.decide_puzzle(tried("n", "a", True, at=second.due))
        (third,) = await store.all_puzzle_repeats("n")
        assert third.due - second.due <= 2 * DAY, "with a hint it is not solved"

    with_store(database_url, doing)


def test_tries_without_a_network_are_counted_and_not_rated(database_url: str) -> None:
    async def doing(store: Store) -> None:
        await people(store, "north")
        await store.decide_puzzle(tried("n", "known", False))
        before = await only_skill(store, "n")
        await store.want_repeats("n", True)
        told = [
            PuzzleTry("patterns-known", GAME, False, True, NOON - 5),
            PuzzleTry("patterns-one", GAME, False, True, NOON - 4),
            PuzzleTry("patterns-two", GAME, False, False, NOON - 3),
            PuzzleTry("patterns-one", GAME, False, False, NOON - 2),
        ]
        for _ in range(2):
            await store.keep_offline_tries("n", told)
        skill = await only_skill(store, "n")
        assert skill == replace(before, tried=before.tried + 2, solved=before.solved + 1)
        tries = await store.all_puzzle_tries("n")
        solved = {one.puzzle: one.is_solved for one in tries}
        assert solved == {
            "patterns-known": False,
            "patterns-one": True,
            "patterns-two": False,
        }
        assert await store.puzzle_level("patterns-one") is None
        due = await store.due_puzzles("n", NOON + 2 * DAY)
        assert sorted(one.puzzle for one in due) == ["patterns-known", "patterns-two"]
        with pytest.raises(Missing):
            await store.keep_offline_tries("x", told)

    with_store(database_url, doing)


def test_what_a_guest_has_tried_moves_to_the_person_who_logs_in(database_url: str) -> None:
    async def doing(store: Store) -> None:
        await people(store, "guest", "person")
        await store.want_repeats("g", True)
        await store.merge_lessons("g", {GAME: {"first": {"step": 3, "done": True}}})
        for number in range(3):
            await store.decide_puzzle(tried("g", str(number), number != 1))
        await store.decide_puzzle(tried("p", "0", False))
        await store.note_puzzle_hint("p", "patterns-2", GAME, NOON)
        of_guest = await only_skill(store, "g")
        await store.move_learner("g", "p")
        kept = {one.puzzle: one for one in await store.all_puzzle_tries("p")}
        assert {name: one.is_solved for name, one in kept.items()} == {
            "patterns-0": False,
            "patterns-1": False,
            "patterns-2": True,
        }
        assert kept["patterns-2"].is_hinted
        skill = await only_skill(store, "p")
        assert (skill.rating, skill.rated) == (of_guest.rating, 3)
        assert (skill.tried, skill.solved) == (3, 1)
        assert (skill.best_streak, skill.rated_today) == (1, 4)
        assert await store.wants_repeats("p")
        assert [one.puzzle for one in await store.all_puzzle_repeats("p")] == ["patterns-1"]
        assert await store.lessons_of("p") == {GAME: {"first": {"step": 3, "done": True}}}
        await store.move_learner("g", "p")
        assert await only_skill(store, "p") == skill, "once more changes nothing"

    with_store(database_url, doing)


def test_everything_goes_with_whoever_is_deleted(database_url: str) -> None:
    async def doing(store: Store) -> None:
        await people(store, "north")
        await store.want_repeats("n", True)
        await store.decide_puzzle(tried("n", "a", False))
        level = await store.puzzle_level("patterns-a")
        await store.delete_person("n", "somebody")
        assert await store.puzzle_skills("n") == []
        assert await store.all_puzzle_tries("n") == []
        assert await store.all_puzzle_repeats("n") == []
        assert await store.wants_repeats("n") is False
        assert await store.puzzle_level("patterns-a") == level, "it says nothing about anybody"

    with_store(database_url, doing)
