"""People who share a keyboard: they take back together, until somebody has learnt something."""

import pytest

from sandtable.tables import Refused, Somebody, Status, Table, bot, read_settings, verbs
from sandtable.tables.allowed import allowed_verbs
from sandtable.tables.dealer import DiceDealer

from ..parties import NORTH, SOUTH, START

ROBOT = bot("random", "Random player")


def seated(game: str, *players: Somebody, **options: object) -> Table:
    settings = read_settings({"game": game, "options": options, "starter": "host"})
    return verbs.open_at_keyboard(settings, players, DiceDealer("7"), START).after


def played(table: Table, *wanted: str) -> Table:
    """The first legal moves that begin with these words."""
    for word in wanted:
        assert table.turn is not None
        move = next(move for move in table.position.legal_moves() if move.startswith(word))
        table = verbs.play_for(table, table.turn, move, START).after
    return table


def undone(table: Table, who: Somebody = NORTH) -> Table:
    """The same with a move taken back, which must be offered then."""
    assert "undo" in allowed_verbs(table, table.must_have_seat(who.identity))
    return verbs.undo(table, who.identity, START).after


def why_it_stays(table: Table, who: Somebody = NORTH) -> str:
    assert "undo" not in allowed_verbs(table, table.must_have_seat(who.identity))
    with pytest.raises(Refused) as refused:
        verbs.undo(table, who.identity, START)
    return str(refused.value)


def test_everybody_may_take_back_what_anybody_played_to_the_beginning() -> None:
    table = seated("patterns", NORTH, SOUTH)
    assert why_it_stays(table) == "there is no move to take back"
    table = played(table, "bowls", "open", "open")
    first = table.position.moves[0]
    assert undone(undone(table, NORTH), SOUTH).position.moves == [first]
    table = undone(undone(undone(table)))
    assert table.position.moves == []
    assert why_it_stays(table, SOUTH) == "there is no move to take back"


def test_the_answers_of_bots_go_with_the_move() -> None:
    table = played(seated("mandamina", NORTH, ROBOT, ROBOT, seats=3), "a1", "b", "c")
    step = verbs.undo(table, NORTH.identity, START)
    assert [event.as_json()["seat"] for event in step.events] == [2, 1, 0]
    assert step.after.position.moves == []
    assert step.after.turn == 0


def test_a_move_that_chance_has_followed_stays() -> None:
    table = played(seated("mandala", NORTH, SOUTH), "discard")
    assert why_it_stays(table) == "new cards have come since"


def test_a_move_stays_when_the_next_one_has_looked() -> None:
    table = played(seated("mandala", NORTH, SOUTH), "grow")
    assert undone(table).position.moves == []
    looked = verbs.look(table, 1, START).after
    assert why_it_stays(looked) == "South has looked at the cards since"
    assert undone(played(looked, "grow")).position.moves == table.position.moves


def test_nobody_knows_who_has_looked_at_a_game_that_was_put_away() -> None:
    table = verbs.look(played(seated("mandala", NORTH, SOUTH), "grow"), None, START).after
    assert why_it_stays(table) == "the game has been put away since"
    again = verbs.look(table, 1, START)
    assert again.events == [], "nothing has been played since"
    assert why_it_stays(again.after) == "the game has been put away since"


def test_looking_changes_nothing_where_nothing_is_hidden() -> None:
    table = verbs.look(played(seated("patterns", NORTH, SOUTH), "bowls"), 0, START).after
    assert undone(table).position.moves == []


def test_the_answer_of_a_bot_shows_its_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """To two people; of our games with secrets none has three seats."""
    table = seated("mandamina", NORTH, SOUTH, ROBOT, seats=3)
    monkeypatch.setattr(type(table.settings.rules), "has_secrets", True)
    table = played(table, "a1", "b", "c")
    assert why_it_stays(table) == "the answer to it has shown cards that were hidden"


def test_alone_against_a_bot_everything_can_be_taken_back() -> None:
    """Whatever was shown, and the same cards come again."""
    table = played(seated("mandala", NORTH, ROBOT), "discard", "grow")
    moves = table.position.moves
    assert undone(table).position.moves == []
    again = played(undone(table), "discard", "grow")
    assert again.position.moves == moves
    assert again.is_practice


def test_a_game_that_was_given_up_stays_so() -> None:
    table = played(seated("patterns", NORTH, SOUTH), "bowls")
    table = verbs.resign(table, NORTH.identity, START).after
    assert table.status is Status.OVER
    assert why_it_stays(table) == "the game is over"


def test_in_the_next_game_who_began_goes_last() -> None:
    cleo = Somebody("c", "Cleo", NORTH.kind)
    table = seated("mandamina", NORTH, SOUTH, cleo, seats=3)
    assert [who.name for who in verbs.next_players(table)] == ["South", "Cleo", "North"]
