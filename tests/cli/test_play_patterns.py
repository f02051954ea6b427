"""`sandtable play patterns`: whole games, on one keyboard and against the random player."""

from pathlib import Path

import sandtable as api

from .terminal import RandomTypist, random_lines, sandtable, saved_position

GAME = api.load("patterns")


def test_two_people_play_a_whole_game(tmp_path: Path) -> None:
    position = GAME.deal(seed="7")
    lines = random_lines(position)
    save = tmp_path / "game.json"
    run = sandtable(
        "play", "patterns", "--seed", "7", "--names", "North,South", "--save", save,
        typed="\n".join([*lines, "quit"]),
    )  # fmt: skip
    assert run.code == 0
    assert not run.err
    assert saved_position(save).record(["North", "South"]) == position.record(["North", "South"])
    assert "Game over, no move was left" in run.out
    assert all(str(score) in run.out for score in position.scores or [])


def test_the_result_comes_with_its_arithmetic() -> None:
    position = GAME.deal(seed="7")
    run = sandtable("play", "patterns", "--seed", "7", typed="\n".join(random_lines(position)))
    shown = " ".join(run.out.split())
    for sheet in position.score_sheet():
        for item in sheet:
            sum_of_group = f"{item['tiles']} x {item['number']} = {item['points']}"
            assert f"{item['colour']} {sum_of_group}" in shown


def test_one_person_plays_against_the_random_player(tmp_path: Path) -> None:
    for seat in (0, 1):
        save = tmp_path / f"game{seat}.json"
        run = sandtable(
            "play", "patterns", "--against", "random", "--seat", str(seat), "--save", save,
            typed=RandomTypist(save),
        )  # fmt: skip
        assert run.code == 0
        position = saved_position(save)
        assert position.is_over
        record = position.record()
        assert api.replay(record).scores == position.scores


def test_the_seed_decides_seat_deal_and_the_random_players_moves(tmp_path: Path) -> None:
    outputs = []
    for name in ("one", "two"):
        save = tmp_path / f"{name}.json"
        run = sandtable(
            "play", "patterns", "--against", "random", "--seed", "x", "--save", save,
            typed=RandomTypist(save),
        )  # fmt: skip
        outputs.append(run.out)
    assert outputs[0] == outputs[1]


def test_the_board_shows_tiles_groups_owners_markers_and_the_last_move() -> None:
    position = GAME.deal(seed="7")
    letters = position.view()["tiles"]
    run = sandtable("play", "patterns", "--seed", "7", typed=f"bowls {letters}\nopen c4\n")
    page = run.out.rpartition("a    b    c    d")[0].rpartition("a    b    c    d")[2]
    row4 = next(line for line in page.splitlines() if line.startswith(" 4 "))
    assert f"[*{letters[0].upper()}1]" in row4
    assert f"Last: Player 2 bowls {letters} | Player 1 open c4" in run.out
    assert "Player 2 is to move." in run.out


def test_case_and_spaces_do_not_matter() -> None:
    letters = GAME.deal(seed="7").view()["tiles"]
    run = sandtable("play", "patterns", "--seed", "7", typed=f"  BOWLS   {letters.upper()} \nquit")
    assert f"Last: Player 2 bowls {letters}" in run.out


def test_an_illegal_move_is_refused_with_the_sentence_of_the_rules_and_changes_nothing(
    tmp_path: Path,
) -> None:
    save = tmp_path / "game.json"
    run = sandtable(
        "play", "patterns", "--seed", "7", "--save", save, typed="open c4\nopen z9\nhello\nquit\n"
    )
    assert "Not possible: seat 1 has to fill the bowls first." in run.out
    assert "names no cell of the board" in run.out
    assert "'hello' is no Patterns move" in run.out
    assert saved_position(save).moves == []


def test_legal_moves_are_listed_in_groups() -> None:
    position = GAME.deal(seed="7")
    position.play(f"bowls {position.view()['tiles']}")
    cells = " ".join(move.removeprefix("open ") for move in position.legal_moves())
    for word in ("?", "moves", "MOVES"):
        run = sandtable("play", "patterns", "--seed", "7", typed=f"{position.moves[0]}\n{word}\n")
        assert f"open {cells}" in " ".join(run.out.split())


def test_another_game_swaps_the_seats() -> None:
    lines = random_lines(GAME.deal(seed="7"))
    run = sandtable(
        "play", "patterns", "--seed", "7", "--names", "North,South",
        typed="\n".join([*lines, "again", "quit"]),
    )  # fmt: skip
    assert run.code == 0
    assert run.out.rindex("[ ] South") > run.out.rindex("[ ] North")


def test_a_game_in_progress_is_not_left_for_another() -> None:
    run = sandtable("play", "patterns", typed="again\nquit\n")
    assert "not over yet" in run.out
