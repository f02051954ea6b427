"""`sandtable play mandamina`: alone, with others, and with the computer."""

from pathlib import Path

import pytest

import sandtable as api

from .terminal import RandomTypist, sandtable, saved_position

GAME = api.load("mandamina")

# The finished board of rule S4.6: seven shapes, the hole in the centre.
GATHERED = ["wwyyyoo", "wwwyyoo", "rwryloo", "rrr.llv", "rdddllv", "dddgglv", "ggggvvv"]


def gathering_moves(position: api.Position, target: list[str] = GATHERED) -> list[str]:
    """Moves that bring a position to a target: into the hole a marble that belongs there."""
    cells = [f"{column}{row}" for row in range(7, 0, -1) for column in "abcdefg"]
    wanted = dict(zip(cells, "".join(target), strict=True))
    now = dict(zip(cells, "".join(position.view()["board"]), strict=True))
    moves = []
    while now != wanted:
        hole = next(cell for cell in cells if now[cell] == ".")
        misplaced = [cell for cell in cells if now[cell] not in (".", wanted[cell])]
        fitting = [cell for cell in misplaced if now[cell] == wanted[hole]]
        move = (fitting or misplaced)[0]
        now[hole], now[move] = now[move], now[hole]
        moves.append(move)
    return moves


def test_alone_to_the_end_with_the_arithmetic() -> None:
    moves = gathering_moves(GAME.deal(seed="7"))
    run = sandtable("play", "mandamina", "--seed", "7", typed="\n".join([*moves, "quit"]))
    score = 7 * 5 + 5 - len(moves)
    shown = " ".join(run.out.split())
    assert run.code == 0
    assert f"7 different shapes +35 hole in the centre +5 {len(moves)} moves -{len(moves)}" in shown
    assert f"lost with {score} points." in run.out  # Straight ahead takes too many moves.
    assert "every colour is one cluster" in run.out


def test_easy_shapes_are_worth_more() -> None:
    moves = gathering_moves(GAME.deal(seed="7"))
    run = sandtable(
        "play", "mandamina", "--seed", "7", "--difficulty", "easy", typed="\n".join(moves)
    )
    assert "7 different shapes +42" in " ".join(run.out.split())


def test_several_people_take_turns() -> None:
    run = sandtable(
        "play",
        "mandamina",
        "--seats",
        "3",
        "--names",
        "North,South,Cleo",
        typed="a1\nb1\nc1\nquit\n",
    )
    assert [line for line in run.out.splitlines() if line[0:1].isalpha() and "> " in line] == [
        "North> a1",
        "South> b1",
        "Cleo> c1",
        "North> quit",
    ]


def test_clusters_of_the_same_shape_are_marked_as_such() -> None:
    moves = gathering_moves(GAME.deal(seed="7"))
    run = sandtable("play", "mandamina", "--seed", "7", typed="\n".join(moves))
    last_page = run.out[run.out.rindex("\n\n     a    b    c") :]
    assert "l d shape" in last_page
    assert last_page.count("the same") == 1


def test_the_moved_marble_and_the_hole_are_marked() -> None:
    position = GAME.deal(seed="7")
    letter = position.view()["board"][2][2]  # c5
    run = sandtable("play", "mandamina", "--seed", "7", typed="c5\nquit\n")
    page = run.out[run.out.index("> c5") :]
    rows = {line[1]: line for line in page.splitlines() if line[:1] == " " and line[1:2].isdigit()}
    assert f"*{letter}" in rows["4"]
    assert "<.>" in rows["5"]


def test_the_simple_game_ends_when_the_moves_are_used_up(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    run = sandtable(
        "play", "mandamina", "--goal", "simple", "--seed", "7", "--save", save,
        typed=RandomTypist(save),
    )  # fmt: skip
    assert run.code == 0
    assert saved_position(save).ending == "move-limit"
    assert "1 move left" in run.out
    assert "Game over, there are no moves left: lost." in run.out


def test_a_random_player_can_take_part() -> None:
    run = sandtable(
        "play", "mandamina", "--against", "random", "--seat", "0", "--seed", "7",
        typed="a1\nundo\nquit\n",
    )  # fmt: skip
    assert "Last: Player a1 | Random player " in run.out
    assert "Taken back: a1, " in run.out


def test_the_silent_partner_takes_part_and_tells_what_it_thinks() -> None:
    run = sandtable(
        "play", "mandamina", "--bot", "partner", "--seat", "0", "--seed", "7",
        typed="a1\nwhy\nquit\n",
    )  # fmt: skip
    shown = " ".join(run.out.split())
    assert "Last: Player a1 | Bot partner " in shown
    assert "and expects: " in shown
    assert "The other " in shown
    assert "It compared: " in shown


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--seats", "7"], "option 'seats' cannot be 7"),
        (["--difficulty", "cruel"], "option 'difficulty' cannot be 'cruel'"),
        (["--goal", "fame"], "option 'goal' cannot be 'fame'"),
        (["--seats", "1", "--against", "random"], "the computer needs a seat of its own"),
        (["--against", "random", "--seat", "2"], "there is no seat 2: seats are 0 to 1"),
    ],
)
def test_options_that_cannot_be(options: list[str], sentence: str) -> None:
    run = sandtable("play", "mandamina", *options)
    assert run.code == 2
    assert sentence in run.err
