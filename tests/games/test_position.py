"""The friendly API, as docs/formats.md promises it."""

from typing import Any

import pytest

import sandtable

MANDALA = sandtable.load("mandala")
DEAL = {"mountains": ["rk", "gg"], "hands": ["rrkgoy", "ypgork"], "cups": ["ro", "pp"]}


def test_all_games_are_listed_and_load() -> None:
    assert sandtable.GAMES == ("mandala", "patterns", "mandamina")
    assert [sandtable.load(name).name for name in sandtable.GAMES] == list(sandtable.GAMES)
    assert sandtable.load("patterns") is sandtable.load("patterns")


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(sandtable.UnknownGame, match=r"no game 'go'.*mandala, patterns, mandamina"):
        sandtable.load("go")


def test_every_error_is_a_sandtable_error() -> None:
    for error in (
        sandtable.UnknownGame,
        sandtable.BadOption,
        sandtable.BadDeal,
        sandtable.BadPosition,
        sandtable.NoSuchSeat,
        sandtable.IllegalMove,
        sandtable.BadRecord,
    ):
        assert issubclass(error, sandtable.SandtableError)


def test_patterns_begins_with_the_bowls() -> None:
    position = sandtable.load("patterns").deal(seed=7)
    assert position.seat == 1
    assert len(position.legal_moves()) == 2
    assert not position.is_over
    assert (position.scores, position.winner, position.ending) == (None, None, None)


def test_with_a_seed_chance_plays_itself() -> None:
    position = MANDALA.deal(seed=7)
    build = next(move for move in position.legal_moves() if move.startswith("build"))
    position.play(build)
    assert not position.needs_chance
    assert position.seat == 1
    assert [move.split()[0] for move in position.moves] == ["build", "draw"]
    with pytest.raises(sandtable.IllegalMove, match="here chance plays itself"):
        position.play("draw r")


def test_from_a_deal_the_caller_supplies_chance() -> None:
    position = MANDALA.from_deal(DEAL)
    position.play("build 1 y")
    assert position.needs_chance
    assert position.seat is None
    assert position.legal_moves() == []
    with pytest.raises(sandtable.IllegalMove):
        position.play("build 1 y")
    position.play("draw roy")
    after = position.view(seat=1)
    assert (after["chance_due"], after["turn"]) == (False, 1)
    assert position.moves == ["build 1 y", "draw roy"]


def test_the_likelihood_of_the_next_card() -> None:
    """88 cards are in the deck; of 18 red ones 5 are dealt: rk, rr, r in a hand and ro."""
    position = MANDALA.from_deal(DEAL)
    assert position.chance_outcomes() == []
    position.play("build 1 y")
    outcomes = dict(position.chance_outcomes())
    dealt = "".join("".join(texts) for texts in DEAL.values())
    assert outcomes == {
        f"draw {letter}": pytest.approx((18 - dealt.count(letter)) / 88) for letter in "kroygp"
    }
    assert sum(outcomes.values()) == pytest.approx(1)


def test_cards_may_come_one_by_one_and_are_one_event() -> None:
    position = MANDALA.from_deal(DEAL)
    position.play("build 1 y")
    together = position.copy()
    together.play("draw roy")
    for card in ("draw r", "draw o", "draw y"):
        assert position.needs_chance
        position.play(card)
    assert position.moves == together.moves == ["build 1 y", "draw roy"]
    assert position.state.tobytes() == together.state.tobytes()


def test_chance_that_is_refused_changes_nothing() -> None:
    position = MANDALA.from_deal(DEAL)
    with pytest.raises(sandtable.IllegalMove, match="none is due"):
        position.play("draw r")
    position.play("build 1 y")
    before = position.state.tobytes()
    for text in ("draw rrrr", "refill 1 rr", "draw x", "draw", "draw ", "draw r o"):
        with pytest.raises(sandtable.IllegalMove):
            position.play(text)
        assert position.state.tobytes() == before
        assert position.moves == ["build 1 y"]


def test_chance_can_be_handed_over_to_a_seed() -> None:
    def twenty_moves(seed: int) -> sandtable.Position:
        position = MANDALA.from_deal(DEAL)
        position.play("build 1 y")
        position.supply_chance(seed=seed)
        for _ in range(20):
            position.play(position.legal_moves()[0])
        return position

    assert twenty_moves(1).moves == twenty_moves(1).moves
    assert twenty_moves(1).moves != twenty_moves(2).moves


def test_a_seat_s_history_hides_what_it_did_not_see() -> None:
    position = MANDALA.from_deal(DEAL)
    for move in ("build 1 y", "draw roy", "discard p", "draw k"):
        position.play(move)
    assert position.history(0) == ["build 1 y", "draw roy", "discard p", "draw ?"]
    assert position.history(1) == ["build 1 y", "draw ???", "discard p", "draw k"]
    assert position.history() == ["build 1 y", "draw ???", "discard p", "draw ?"]


def test_a_game_without_secrets_hides_nothing() -> None:
    position = sandtable.load("patterns").deal(seed=7)
    position.play(position.legal_moves()[0])
    assert position.history() == position.history(0) == position.moves


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"colour": 1}, "Mandamina has no option 'colour'"),
        ({"difficulty": "mild"}, "'difficulty' cannot be 'mild'.*normal, easy, hard"),
        ({"seats": 0}, "'seats' cannot be 0"),
        ({"seats": 7}, "'seats' cannot be 7"),
        ({"seats": True}, "'seats' cannot be True"),
        ({"seats": 1.0}, "'seats' cannot be 1.0"),
        ({"goal": None}, "'goal' cannot be None"),
        ({"goal": []}, "'goal' cannot be"),
    ],
)
def test_options_that_cannot_be(options: dict[str, Any], message: str) -> None:
    with pytest.raises(sandtable.BadOption, match=message):
        sandtable.load("mandamina").deal(seed=1, **options)


def test_names_in_a_record() -> None:
    position = sandtable.load("mandamina").deal(seed=1, seats=3)
    assert position.record()["seats"] == ["Player 1", "Player 2", "Player 3"]
    assert position.record(["a", "b", "c"])["seats"] == ["a", "b", "c"]
    with pytest.raises(sandtable.NoSuchSeat, match="2 names were given for 3 seats"):
        position.record(["a", "b"])


def test_only_options_off_their_default_are_recorded() -> None:
    game = sandtable.load("mandamina")
    assert game.deal(seed=1).record()["options"] == {}
    assert game.deal(seed=1, goal="simple", difficulty="normal").record()["options"] == {
        "goal": "simple"
    }


def test_repr_is_short() -> None:
    assert repr(sandtable.load("patterns").deal(seed=1)) == "<Patterns after 0 moves>"
