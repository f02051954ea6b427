"""M7: what a finished game is worth, and who wins it."""

from typing import Any

import sandtable

from .tables import play, table

# M7.1: the example of the rules; two of the four yellow cards were dealt into the Cup.
EXAMPLE = """
    mandala over 0
    mandalas  1  2
    field 1   -  y
    mountain  -  gg
    field 0   -  rr
    seat 1    hand pp cup pp river - claimed -
    seat 0    hand pp cup yy river ykgorp claimed yyk5g6r3p
    deck      rest
    discard   -
    """


def finished(first: str, second: str) -> sandtable.Position:
    """A game that the deck ended, with these Cups and Rivers of seat 0 and 1."""
    picture = f"""
        mandala over 0 exhausted
        mandalas  1  2
        field 1   -  -
        mountain  -  yy
        field 0   -  -
        seat 1    hand y {second}
        seat 0    hand y {first}
        deck      rest
        discard   -
        """
    return table(picture)


def test_the_example_of_the_rules_scores_53() -> None:
    """M7.1: 4, 5, 6, 0, 3 and 1 Cup cards on spaces 1 to 6."""
    position = table(EXAMPLE)
    assert position.scores == [4 * 1 + 5 * 2 + 6 * 3 + 0 * 4 + 3 * 5 + 1 * 6, 0] == [53, 0]
    assert (position.winner, position.ending) == (0, "river")


def test_the_score_sheet_shows_the_arithmetic() -> None:
    """M7.1: space by space, in the order of the River."""

    def row(space: int, colour: str, cards: int, points: int) -> dict[str, Any]:
        return {"space": space, "colour": colour, "cards": cards, "points": points}

    assert table(EXAMPLE).score_sheet() == [
        [
            row(1, "y", 4, 4),
            row(2, "k", 5, 10),
            row(3, "g", 6, 18),
            row(4, "o", 0, 0),
            row(5, "r", 3, 15),
            row(6, "p", 1, 6),
        ],
        [],
    ]


def test_cup_cards_without_a_river_card_are_worth_nothing() -> None:
    """M7.1: the two red cards of seat 0; nor is anything the River holds, or the hand."""
    position = finished(
        "cup rr river pk claimed kkp",
        "cup go river yg claimed g",
    )
    assert position.scores == [2 * 2 + 1 * 1, 2 * 2]


def test_the_higher_score_wins() -> None:
    """M7.2: although its Cup is larger."""
    assert finished("cup rr river k claimed kkk", "cup oo river g claimed gg").winner == 0
    assert finished("cup rr river k claimed k", "cup oo river g claimed gg").winner == 1


def test_equal_scores_go_to_the_smaller_cup() -> None:
    """M7.2: 2 points each, with three cards and with four; worthless ones count as cards."""
    position = finished("cup rr river pk claimed k", "cup oo river g claimed gg")
    assert (position.scores, position.winner) == ([2, 2], 0)
    position = finished("cup oo river g claimed gg", "cup rr river pk claimed k")
    assert (position.scores, position.winner) == ([2, 2], 1)


def test_equal_scores_and_equal_cups_are_a_draw() -> None:
    """M7.2."""
    position = finished("cup oo river g claimed gg", "cup rr river k claimed kk")
    assert (position.scores, position.winner, position.is_over) == ([2, 2], None, True)


def test_no_score_and_no_winner_before_the_end() -> None:
    """M7.1: the Cups are opened when the game is over; the sheet shows how it would stand."""
    picture = """
        mandala turn 0
        mandalas  1   2
        field 1   -   -
        mountain  kr  gg
        field 0   -   -
        seat 1    hand k cup pp river p claimed p
        seat 0    hand kr cup rk river r claimed r
        deck      rest
        discard   -
        """
    position = table(picture)
    assert (position.scores, position.winner, position.ending) == (None, None, None)
    sheet = [[row["points"] for row in rows] for rows in position.score_sheet()]
    assert sheet == [[2], [3]]
    play(position, "grow 2 r")
    assert (position.scores, position.winner, position.ending) == (None, None, None)
