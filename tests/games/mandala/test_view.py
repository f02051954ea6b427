"""M8: what a seat may know, and how the rest is guessed."""

from collections import Counter

import numpy as np
import pytest

import sandtable
from sandtable.games.dice import dice

from .tables import GAME, play, table

MIDDLE = """
    mandala turn 0
    mandalas  1     2
    field 1   g     -
    mountain  ypp   kk
    field 0   or    -
    seat 1    hand kroygp cup rp river k claimed kkk
    seat 0    hand krroy cup oy river yr claimed rr
    deck      k10r9o14y13g15p14
    discard   rg
    """
CLAIMING = """
    mandala claim 0 mandala 1 claimer 1
    mandalas  1   2
    field 1   gg  -
    mountain  ykp kk
    field 0   or  -
    seat 1    hand kro cup rp river - claimed -
    seat 0    hand kr cup oy river - claimed -
    deck      rest
    discard   -
    """
OVER = """
    mandala over 0 exhausted
    mandalas  1   2
    field 1   -   -
    mountain  -   kk
    field 0   -   -
    seat 1    hand kro cup rp river p claimed p
    seat 0    hand kr cup oy river - claimed -
    deck      rest
    discard   g
    """
# Seat 0 cannot locate four cards: k (the rival's hand), pp (its Cup) and y (the deck).
FOUR_UNSEEN = """
    mandala turn 0 exhausted
    mandalas  1     2
    field 1   -     -
    mountain  rest  k15
    field 0   -     -
    seat 1    hand k cup pp river - claimed -
    seat 0    hand kk cup rr river - claimed -
    deck      y
    discard   -
    """


def test_a_player_sees_all_but_the_rivals_hand_and_hidden_cup() -> None:
    """M8.1, M8.2: every zone by hand; unseen: the deck, the rival's hand and its two Cup cards."""
    view = table(MIDDLE).view(0)
    assert {key: view[key] for key in view if key not in ("legal_moves", "points")} == {
        "game": "mandala",
        "rules": "1",
        "options": {},
        "seats": 2,
        "seat": 0,
        "turn": 0,
        "chance_due": False,
        "phase": "turn",
        "on_turn": 0,
        "mandala": None,
        "mountains": ["ypp", "kk"],
        "fields": [["ro", "g"], ["", ""]],
        "missing": ["k", "roygp"],
        "rivers": ["yr", "k"],
        "cups": [
            {"count": 4, "claimed": "rr", "hidden": "oy"},
            {"count": 5, "claimed": "kkk", "hidden": None},
        ],
        "hands": [{"count": 5, "cards": "krroy"}, {"count": 6, "cards": None}],
        "deck": 75,
        "discard": "rg",
        "unseen": "k" * 11 + "r" * 11 + "o" * 15 + "y" * 14 + "g" * 16 + "p" * 16,
        "exhausted": False,
        "returned": False,
        "claiming": None,
        "due": 0,
        "scores": None,
        "winner": None,
        "ending": None,
    }


def test_points_tell_nothing_secret() -> None:
    """M7.1, M8.1: your own with the hidden cards, the rival's from claimed cards only."""
    position = table(MIDDLE.replace("cup rp river k", "cup kp river k").replace("k10r9", "k9r10"))

    def points(seat: int | None) -> list[list[int]]:
        return [[row["points"] for row in rows] for rows in position.view(seat)["points"]]

    assert points(0) == [[1, 4], [3]]
    assert points(1) == [[0, 4], [4]]
    assert points(None) == [[0, 4], [3]]


def test_a_spectator_sees_no_hand_and_no_hidden_cup() -> None:
    """M8.1."""
    view = table(MIDDLE).view()
    assert [hand["cards"] for hand in view["hands"]] == [None, None]
    assert [cup["hidden"] for cup in view["cups"]] == [None, None]
    assert [hand["count"] for hand in view["hands"]] == [5, 6]
    assert len(view["unseen"]) == 75 + 5 + 6 + 2 + 2
    assert view["legal_moves"] == []


def test_the_cups_are_opened_at_the_end_and_the_hands_are_not() -> None:
    """M8.1, M7.1."""
    for seat in (0, 1, None):
        view = table(OVER).view(seat)
        assert [cup["hidden"] for cup in view["cups"]] == ["oy", "rp"]
        assert [hand["cards"] is None for hand in view["hands"]] == [seat != 0, seat != 1]
        assert [row["points"] for row in view["points"][1]] == [2]
        assert view["scores"] == [0, 2]
        assert (view["on_turn"], view["mandala"]) == (None, None)


def test_a_claim_shows_which_mandala_and_who() -> None:
    """M8.2."""
    view = table(CLAIMING).view()
    assert view["claiming"] == {"mandala": 1, "by": 1}
    assert (view["phase"], view["on_turn"], view["turn"], view["mandala"]) == ("claim", 0, 1, 1)


def test_a_draw_shows_how_many_cards_are_due() -> None:
    """M8.2: the number is open, the cards are the drawer's."""
    position = play(table(MIDDLE), "discard rr")
    assert (position.view()["due"], position.view()["on_turn"]) == (2, 0)
    play(position, "draw p")
    assert position.view(0)["hands"][0]["cards"] == "koyp"
    assert position.view(1)["hands"][0] == {"count": 4, "cards": None}
    assert position.view(1)["due"] == 1


def test_an_observation_pools_what_a_seat_cannot_locate() -> None:
    """M8.1, M8.2."""
    seen = table(MIDDLE).observation(0)[0]
    assert seen.observer == 0
    assert seen.hand.tolist() == [[1, 2, 1, 1, 0, 0], [0] * 6]
    assert seen.hidden_cup.tolist() == [[0, 0, 1, 1, 0, 0], [0] * 6]
    assert seen.unseen.tolist() == [11, 11, 15, 14, 16, 16]
    assert (seen.unseen_size, seen.unseen_cup.tolist()) == (83, [0, 2])
    assert (seen.hand_size.tolist(), seen.deck_size, seen.discard_size) == ([5, 6], 75, 2)
    assert seen.cup.tolist() == [[0, 2, 0, 0, 0, 0], [3, 0, 0, 0, 0, 0]]
    assert seen.river.tolist() == [[0, 2, 0, 1, 0, 0], [1, 0, 0, 0, 0, 0]]


def test_records_have_no_padding() -> None:
    """Their bytes are keys, so every byte means something."""
    for record in (GAME.state_type, GAME.observation_type):
        assert record.fields is not None
        assert record.itemsize == sum(field[0].itemsize for field in record.fields.values())
        assert record.itemsize % 8 == 0


@pytest.mark.parametrize("picture", [MIDDLE, OVER, FOUR_UNSEEN, CLAIMING])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_what_is_dealt_anew_looks_the_same(picture: str, seat: int | None) -> None:
    """M8.1: observation, view and picture of the seat stay the same to the last byte."""
    position = table(picture)
    observation = position.observation(seat)
    looks = -1 if seat is None else seat
    seats = np.array([looks])
    different = set()
    for seed in range(12):
        states = GAME.new_states({})
        GAME.batch.resample_all(observation, dice(seed), states)
        again = np.zeros_like(observation)
        GAME.batch.observe_all(states, seats, again)
        assert again.tobytes() == observation.tobytes()
        assert GAME.describe(states[0], looks) == GAME.describe(position.state, looks)
        assert GAME.draw(states[0], looks) == position.draw(seat)
        assert GAME.from_picture(GAME.draw(states[0])).state.tobytes() == states[0].tobytes()
        different.add(states[0].tobytes())
    assert len(different) > 1


def test_every_way_to_deal_the_unseen_cards_is_as_likely() -> None:
    """M8.1: k, y, p and p on one hand card, two Cup cards and one deck card: twelve ways."""
    ways = {("k", "y"): 1, ("y", "k"): 1, ("k", "p"): 2, ("p", "k"): 2, ("y", "p"): 2}
    ways |= {("p", "y"): 2, ("p", "p"): 2}
    observation = table(FOUR_UNSEEN).observation(0)
    count = 1500
    rolls = dice("unseen")
    found: Counter[tuple[str, str]] = Counter()
    states = GAME.new_states({})
    for _ in range(count):
        GAME.batch.resample_all(observation, rolls, states)
        hand, deck = (int(zone.argmax()) for zone in (states[0].hand[1], states[0].deck))
        found[GAME.colours[hand], GAME.colours[deck]] += 1
    assert found.keys() == ways.keys()
    for way, weight in ways.items():
        share = weight / 12
        assert abs(found[way] / count - share) < 5 * (share * (1 - share) / count) ** 0.5


def test_there_is_no_third_seat() -> None:
    with pytest.raises(sandtable.NoSuchSeat):
        table(MIDDLE).view(2)
