"""First mistakes: every remark is a fact that can be counted on the board."""

import sandtable
from sandtable.study.lesson import set_up
from sandtable.study.lesson_path import starts_of
from tests.study.test_lessons import teaching_of


def test_a_group_that_no_tile_touches() -> None:
    """P4.1: a4 (open a4) has a3 g, b4 g and a5 o beside it and no black; c3 has two."""
    teaching = teaching_of("patterns")
    position = starts_of(teaching.course, teaching.course.main)[0]
    remark = teaching.comment(position, "open a4")
    assert remark is not None
    assert (remark.kind, remark.rule) == ("alone", "P4.1")
    assert position.is_legal(remark.better)
    assert teaching.comment(position, "open c3") is None


def test_points_left_lying_are_counted() -> None:
    """P8.1: in the last step orange flips bring 3, black ones 1."""
    teaching = teaching_of("patterns")
    position = starts_of(teaching.course, teaching.course.main)[6]
    remark = teaching.comment(position, "flip d2")
    assert remark is not None
    assert (remark.kind, dict(remark.words)) == ("less", {"points": 2})
    assert remark.better in ("flip a5", "flip b6")
    assert teaching.comment(position, "flip a5") is None


def test_a_proven_loss_in_an_ending() -> None:
    """The best move of the finale costs nothing; what costs is said with a better move."""
    teaching = teaching_of("patterns")
    assert teaching.course.finale is not None
    position = set_up(sandtable.load("patterns"), teaching.course.finale.start)
    remarks = {move: teaching.comment(position, move) for move in position.legal_moves()}
    best = {remark.better for remark in remarks.values() if remark and remark.kind == "costs"}
    assert all(remarks[move] is None or remarks[move].kind != "costs" for move in best)  # type: ignore[union-attr]


def test_mandalas_completed_for_the_rival() -> None:
    """M4.2, M4.5: whoever completes behind, or with an empty Field, is told so."""
    teaching = teaching_of("mandala")
    game = sandtable.load("mandala")
    picture = (
        "mandala turn 0\nmandalas  1   2\nfield 1   {rival}  -\nmountain  rkoy  gg\n"
        "field 0   {own}  -\nseat 1    hand kroy cup pp river - claimed -\n"
        "seat 0    hand gky cup ro river - claimed -\ndeck      rest\ndiscard   -"
    )
    empty = game.from_picture(picture.format(rival="pp", own="-"))
    assert teaching.comment(empty, "build 1 g").kind == "empty"  # type: ignore[union-attr]
    assert teaching.comment(empty, "grow 1 g").kind == "behind"  # type: ignore[union-attr]
    assert teaching.comment(empty, "build 1 k") is None
    ahead = game.from_picture(picture.format(rival="-", own="pp"))
    assert teaching.comment(ahead, "build 1 g") is None


def test_claims_that_bring_less() -> None:
    """M7.1: yellow makes the hidden yellow card count 2, green brings nothing."""
    teaching = teaching_of("mandala")
    position = starts_of(teaching.course, teaching.course.main)[4]
    remark = teaching.comment(position, "claim g")
    assert remark is not None
    assert (remark.kind, remark.better, dict(remark.words)) == ("less", "claim y", {"points": 2})
    assert teaching.comment(position, "claim y") is None


def test_marbles_taken_from_clusters_or_moved_to_strangers() -> None:
    """S3.1: white is a finished cluster; beside the hole lie dark blue, green and red."""
    teaching = teaching_of("mandamina")
    position = starts_of(teaching.course, teaching.course.main)[0]
    broken = teaching.comment(position, "b6")
    assert broken is not None
    assert broken.kind == "broken"
    stranger = teaching.comment(position, "e2")
    assert stranger is not None
    assert stranger.kind == "stranger"
    assert teaching.comment(position, "g4") is None
