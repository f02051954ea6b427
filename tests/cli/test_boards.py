"""The looks: colour is never alone, and every letter can be read on its colour."""

import io
import random

import pytest
from rich.color import Color, ColorSystem
from rich.console import Console

import sandtable as api
from sandtable.cli.boards import BOARDS
from sandtable.cli.boards.board import Scene
from sandtable.cli.boards.chips import COLOURS, chips
from sandtable.cli.boards.text_board import TextBoard
from tests.games.mandala.tables import DRY, table


def luminance(colour: str) -> float:
    """How light a colour is, as the web's accessibility guidelines (WCAG 2) reckon it."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("letter", COLOURS)
def test_every_letter_can_be_read_on_its_colour(letter: str) -> None:
    ink, background = COLOURS[letter]
    assert contrast(ink, background) >= 4.5


@pytest.mark.parametrize("name", api.GAMES)
@pytest.mark.parametrize(
    "system", [ColorSystem.TRUECOLOR, ColorSystem.EIGHT_BIT, ColorSystem.STANDARD]
)
def test_no_two_colours_of_a_game_look_the_same(name: str, system: ColorSystem) -> None:
    """Not even on a terminal that knows sixteen colours."""
    letters = api.load(name).colours
    looks = [Color.parse(COLOURS[letter][1]).downgrade(system) for letter in letters]
    assert len({(look.number, look.triplet) for look in looks}) == len(letters)


@pytest.mark.parametrize("name", api.GAMES)
def test_no_style_hides_a_letter(name: str) -> None:
    """With and without colours the same text is shown."""
    position = api.load(name).deal(seed=7)
    names = [f"Player {seat}" for seat in range(position.seats)]
    scene = Scene(position.view(0), names)
    texts = []
    for system in (None, "truecolor"):
        console = Console(
            file=io.StringIO(), width=80, color_system=system, force_terminal=system is not None
        )
        with console.capture() as capture:
            console.print(BOARDS[name].draw(scene))
        text = capture.get()
        assert ("\x1b[" in text) == (system is not None)
        texts.append("".join(_without_escapes(text)))
    assert texts[0] == texts[1]
    for letter in api.load(name).colours:
        assert letter in texts[0]


def _without_escapes(text: str) -> str:
    head, *parts = text.split("\x1b[")
    return head + "".join(part.partition("m")[2] for part in parts)


@pytest.mark.parametrize("name", api.GAMES)
def test_every_ending_has_words(name: str) -> None:
    endings = {ending for ending in api.load(name).endings if ending is not None}
    assert set(BOARDS[name].endings) == endings


@pytest.mark.parametrize(
    ("heading", "is_said"),
    [
        ("turn 1 exhausted returned", True),
        ("turn 1 exhausted", False),
        ("over 1 exhausted returned", False),
    ],
)
def test_mandala_says_when_a_discard_ends_the_game(heading: str, is_said: bool) -> None:
    """M6.6: nobody has to remember whether the rival has only taken cards back."""
    position = table(DRY.replace("turn 0 exhausted", heading))
    console = Console(file=io.StringIO(), width=80)
    with console.capture() as capture:
        console.print(BOARDS["mandala"].draw(Scene(position.view(1), ["Anna", "Beth"])))
    assert ("another discard ends the game" in capture.get()) == is_said


@pytest.mark.parametrize("name", api.GAMES)
def test_every_example_in_the_help_is_a_move(name: str) -> None:
    for form, _ in BOARDS[name].move_forms:
        assert form in api.load(name).action_numbers


@pytest.mark.parametrize("name", api.GAMES)
def test_a_board_that_knows_nothing_of_a_game_shows_it_all_the_same(name: str) -> None:
    """The picture as it is, the points of everybody, and who won."""
    game = api.load(name)
    options = {"goal": "simple", "seats": 2} if game.shared_result else {}
    position = game.deal(seed=7, **options)
    rng = random.Random(7)
    while not position.is_over:
        position.play(rng.choice(position.legal_moves()))
    names, board = ["Anna", "Beth"], TextBoard()
    view, scores = position.view(), position.scores
    assert scores is not None
    console = Console(file=io.StringIO(), width=80)
    with console.capture() as capture:
        console.print(board.draw(Scene(view, names, picture=position.draw())))
    assert capture.get().rstrip() == position.draw().rstrip()
    with console.capture() as capture:
        console.print(board.sheet(position.score_sheet(), view, names))
    totals = [line.split()[1] for line in capture.get().splitlines() if line[0] != " "]
    if game.shared_result:
        assert board.verdict(view, names).startswith("won" if position.winner else "lost")
    else:
        assert totals == [str(score) for score in scores]
        assert position.winner is not None
        points = f"(Anna {scores[0]}, Beth {scores[1]})"
        assert board.verdict(view, names) == f"{names[position.winner]} wins {points}"
    assert board.endings[str(position.ending)] == str(position.ending).replace("-", " ")


def test_many_cards_are_counted() -> None:
    assert chips("kkkrr").plain == "kkk rr"
    assert chips("k" * 9 + "r" * 12, most=10).plain == "k9 r12"
    assert chips("").plain == "-"
