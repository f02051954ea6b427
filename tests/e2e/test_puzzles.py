"""Puzzles on the page: by mouse, finger and keys, with and without a network, in every language."""

import itertools
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Route, expect

from sandtable.study.puzzles import Puzzle, twin

from .hands import Hand, Keys, Mouse, Touch
from .person import Person
from .places import speak
from .screens import longest_language, misplaced_at
from .solving import Solver, is_short, one_puzzle, path_of, right_moves, wrong_moves
from .test_axe import AXE, EVERYTHING, findings
from .test_install import WORKER_READY
from .test_pages import LANGUAGES

Come = Callable[..., Person]
GAMES = ("mandala", "patterns", "mandamina")
RATED = re.compile(r"^Rating: \d+ \([+\u2212]\d+\)$")
SMALL_AND_LARGE = ((360, 640), (320, 568), (568, 320), (1440, 900))
MY_TRIES = """
async (game) => {
  const mine = await (await fetch("/api/me/puzzles")).json();
  return mine.games.find((one) => one.game === game).tried;
}
"""


MISSED_LONG_AGO = """
async (puzzle) => {
  const at = Date.now() - 30 * 24 * 60 * 60 * 1000;
  const tries = [{ puzzle, solved: false, hinted: false, at }];
  const answer = await fetch("/api/me/puzzles/offline", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ tries }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}
"""


def new_solver(come: Come, hand: Hand) -> Solver:
    """Somebody whom the server knows: what they solve counts."""
    person = come(path="/puzzles", **hand.options)
    person.be_known()
    return Solver(person, hand)


@pytest.mark.parametrize(
    ("game", "hand"),
    [
        ("mandala", Mouse()),
        ("patterns", Mouse()),
        ("mandamina", Mouse()),
        ("patterns", Touch()),
        ("mandamina", Keys()),
    ],
    ids=lambda one: one if isinstance(one, str) else type(one).__name__,
)
def test_a_puzzle_is_solved(come: Come, game: str, hand: Hand) -> None:
    """It counts, says what it was about, and leads to the next one."""
    puzzle = one_puzzle(game, lambda one: is_short(one) and bool(one.themes))
    solver = new_solver(come, hand)
    solver.open(puzzle)
    person = solver.person
    solver.solve(puzzle)
    expect(person.see("verdict")).to_have_text("Solved.")
    expect(person.see("standing")).to_have_text(RATED)
    expect(person.see("themes").locator("li")).to_have_count(len(puzzle.themes))
    expect(person.see("decided")).to_contain_text("In a row: 1 · longest: 1")
    solver.press("next-puzzle")
    another = re.compile(rf"/puzzles/{game}/(?!{puzzle.id}){game}-[0-9a-f]{{8}}$")
    expect(person.page).to_have_url(another)
    expect(person.see("puzzle-dock")).to_have_attribute("data-phase", "asked")
    person.page.go_back()
    expect(person.see("question")).to_be_visible()


def test_the_list_shows_how_one_does(come: Come) -> None:
    solver = new_solver(come, Mouse())
    person = solver.person
    card = person.see("puzzles-mandamina")
    expect(card.get_by_test_id("rating")).to_have_text("Not rated yet")
    puzzle = one_puzzle("mandamina", is_short)
    solver.open(puzzle)
    solver.solve(puzzle)
    person.see("all-puzzles").click()
    expect(card.get_by_test_id("rating")).to_have_text(re.compile(r"Rating\s+\d+\s+± \d+"))
    expect(card).to_contain_text("In a row: 1")
    expect(card.get_by_test_id("solved")).to_contain_text("Solved: 1 of ")


@pytest.mark.parametrize("game", ["mandala", "patterns"])
def test_a_wrong_move_is_refuted_on_the_board(come: Come, game: str) -> None:
    """Step by step; then the puzzle can be solved, but the first try stands."""
    puzzle = one_puzzle(game, is_short, 1)
    solver = new_solver(come, Keys())
    person = solver.person
    solver.open(puzzle)
    solver.play(game, wrong_moves(puzzle))
    expect(person.see("verdict")).to_have_text("Not this one.")
    expect(person.see("again")).to_be_focused()
    at = person.see("line-at")
    expect(at).to_have_text(re.compile(r"^([2-9]) of \1$"))
    person.page.keyboard.press("ArrowLeft")
    expect(at).to_have_text(re.compile("^1 of "))
    person.page.keyboard.press("Home")
    expect(at).to_have_text(re.compile("^0 of "))
    solver.press("again")
    solver.solve(puzzle)
    expect(person.see("standing")).to_have_text(re.compile(r"\(\u2212\d+\)$"))
    expect(person.see("decided")).to_contain_text("In a row: 0")


def test_hints_point_at_the_board_and_the_puzzle_is_not_rated(come: Come) -> None:
    puzzle = one_puzzle("patterns", is_short, 2)
    solver = new_solver(come, Mouse())
    person = solver.person
    solver.open(puzzle)
    expect(person.see("pointer")).to_have_count(0)
    solver.press("hint")
    expect(person.see("said")).to_contain_text("Look at this colour")
    expect(person.see("pointer").first).to_be_attached()
    solver.press("hint")
    solver.press("hint")
    expect(person.see("said")).to_contain_text(right_moves(puzzle)[0])
    expect(person.see("pointer")).to_have_count(1)
    solver.solve(puzzle)
    expect(person.see("standing")).to_have_text("Not rated: you had a hint.")


def test_whoever_waits_for_an_answer_is_told(come: Come) -> None:
    """A hint and a judgement that take long; pressed twice, a hint is asked for once."""
    puzzle = one_puzzle("patterns", is_short, 5)
    solver = new_solver(come, Mouse())
    person = solver.person
    solver.open(puzzle)
    waiting: list[Route] = []
    person.page.route(re.compile("/(hints|tries)"), lambda route: waiting.append(route))
    hint = person.see("hint")
    solver.press("hint")
    solver.press("hint")
    expect(hint).to_have_attribute("aria-busy", "true")
    expect(hint).to_be_focused()
    waiting.pop().continue_()
    expect(hint).to_have_attribute("aria-busy", "false")
    assert waiting == []
    solver.play("patterns", right_moves(puzzle)[:1])
    expect(person.see("said")).to_have_text("One moment …")
    waiting.pop().continue_()
    expect(person.see("said")).not_to_have_text("One moment …")


def test_moves_are_taken_back_and_the_solution_is_shown(come: Come) -> None:
    puzzle = one_puzzle("mandamina", is_short, 1)
    solver = new_solver(come, Mouse())
    person = solver.person
    solver.open(puzzle)
    used = person.see("moves-used")
    solver.play("mandamina", right_moves(puzzle)[:1])
    expect(used).to_contain_text("1 of")
    solver.press("take-back")
    expect(used).to_contain_text("0 of")
    solver.press("give-up")
    expect(person.see("puzzle-dock")).to_have_attribute("data-outcome", "shown")
    moves = puzzle.task["moves"]
    expect(person.see("line-at")).to_have_text(f"{moves} of {moves}")
    expect(person.see("standing")).to_have_text(RATED)


def test_what_was_missed_comes_back_if_one_wants_that(come: Come) -> None:
    person = come(path="/puzzles")
    repeats = person.see("repeats")
    expect(repeats).not_to_be_checked()
    repeats.check()
    expect(person.see("due")).to_have_text("Due now: 0")
    person.go("/puzzles")
    expect(repeats).to_be_checked()
    person.expected = re.compile("404")
    person.go("/puzzles/patterns?repeat=1")
    expect(person.see("no-puzzle")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_what_was_missed_some_days_ago_is_repeated_as_a_twin(come: Come, game: str) -> None:
    """In other colours or turned, and unrated; once it is solved, nothing is due any more."""
    puzzle = one_puzzle(game, is_short, 4)
    solver = new_solver(come, Mouse())
    person = solver.person
    # Missed without a network, and told today: nobody waits for days.
    person.page.evaluate(MISSED_LONG_AGO, puzzle.id)
    person.see("repeats").check()
    card = person.see(f"puzzles-{game}")
    card.get_by_test_id(f"repeat-{game}").click()
    person.page.wait_for_url(re.compile(rf"/{puzzle.id}\?repeat=1&twin=\d+$"))
    seed = int(person.page.url.rpartition("=")[2])
    other = twin(puzzle, seed)
    assert other.start().view() != puzzle.start().view()
    solver.solve(other)
    expect(person.see("standing")).to_have_text("Not rated: a repetition.")
    # The same twin again after a reload; and it can be shared as the puzzle that it is.
    person.page.reload()
    person.see("question").wait_for()
    person.see("all-puzzles").click()
    expect(person.see("due")).to_have_text("Due now: 0")


def test_puzzles_are_solved_without_a_network_and_told_later(come: Come) -> None:
    person = come(path="/puzzles")
    person.be_known()
    assert person.page.evaluate(WORKER_READY)
    kept = person.see("puzzles-patterns").get_by_test_id("in-stock")
    expect(kept).to_be_visible()
    person.expect_lost_line()
    person.context.set_offline(True)
    expect(person.see("puzzles-offline")).to_contain_text("You are offline")
    person.page.goto("/puzzles")
    person.see("solve-patterns").click()
    solver = Solver(person, Mouse())
    expect(person.page).to_have_url(re.compile(r"/patterns-[0-9a-f]{8}$"))
    name = person.page.url.rpartition("/")[2]
    expect(person.see("offline")).to_be_visible()
    solver.solve(one_puzzle("patterns", lambda one: one.id == name))
    expect(person.see("standing")).to_have_text("Not rated: solved offline.")
    person.see("all-puzzles").click()
    expect(person.see("puzzles-offline")).to_contain_text("sent later: 1")
    person.context.set_offline(False)
    expect(person.see("puzzles-patterns").get_by_test_id("solved")).to_contain_text("Solved: 1 of")
    assert person.page.evaluate(MY_TRIES, "patterns") == 1


def test_a_network_that_goes_away_in_the_middle_is_no_end(come: Come) -> None:
    """Where the stock has the puzzle, it goes on; else it says so, and can be tried again."""
    puzzle = one_puzzle("mandala", is_short)
    solver = new_solver(come, Mouse())
    person = solver.person
    solver.open(puzzle)
    person.expect_lost_line()
    person.context.set_offline(True)
    move = right_moves(puzzle)
    solver.play("mandala", move)
    expect(person.see("said")).to_contain_text("The server does not answer")
    person.context.set_offline(False)
    solver.solve(puzzle)


def test_another_language_changes_nothing_but_the_words(come: Come) -> None:
    """Also for somebody whose first page this is: what was tried stays on the board."""
    puzzle = one_puzzle("patterns", is_short, 6)
    person = come(path=path_of(puzzle))
    solver = Solver(person, Mouse())
    solver.play("patterns", wrong_moves(puzzle))
    expect(person.see("verdict")).to_have_text("Not this one.")
    speak(person.page, "de")
    expect(person.see("question")).to_have_text("Nicht dieser Zug.")
    expect(person.see("puzzle-dock")).to_have_attribute("data-phase", "refuted")
    solver.press("again")
    solver.solve(puzzle)


def test_a_puzzle_has_room_in_every_language(come: Come) -> None:
    """What is asked, the longest hint, a refutation, the solution: all games in the longest
    language, one in each of the others."""
    person = come(path="/puzzles")
    person.be_known()
    person.settle_on(motion="off")
    puzzles = {game: one_puzzle(game, is_short, 3) for game in GAMES}
    visits = list(zip(LANGUAGES, itertools.cycle(GAMES), strict=False))
    visits += [(longest_language(), game) for game in GAMES]
    wrong: list[str] = []
    for language, game in dict.fromkeys(visits):
        speak(person.page, language)
        for state in states_of(Solver(person, Mouse()), puzzles[game]):
            wrong += misplaced_at(person.page, f"{game} {state}, {language}", SMALL_AND_LARGE)
    assert not wrong, f"{len(wrong)}\n" + "\n".join(wrong)


def test_axe_finds_nothing_serious_at_a_puzzle(come: Come) -> None:
    person = come(path="/puzzles", reduced_motion="reduce")
    person.be_known()
    wrong: list[str] = []
    for state in states_of(Solver(person, Mouse()), one_puzzle("patterns", is_short, 3)):
        person.page.evaluate(AXE.read_text())
        wrong += [f"{state}: {one}" for one in findings(person.page, EVERYTHING)]
    assert not wrong, "\n".join(wrong)


def states_of(solver: Solver, puzzle: Puzzle) -> Iterator[str]:
    """Bring a puzzle to one state after the other."""
    person = solver.person
    person.page.set_viewport_size({"width": 1280, "height": 900})
    solver.open(puzzle)
    yield "asked"
    hint = person.see("hint")
    while hint.get_attribute("aria-disabled") != "true":
        before = hint.inner_text()  # It counts the hints that have come.
        hint.click()
        expect(hint).not_to_have_text(before)
    yield "with all hints"
    solver.play(puzzle.game, wrong_moves(puzzle))
    person.see("again").wait_for()
    yield "refuted"
    person.see("give-up").click()
    person.see("next-puzzle").wait_for()
    yield "decided"
