"""What is told of a bot's thinking."""

from dataclasses import replace

import sandtable
from sandtable.cli.thinking import tell_thinking
from sandtable.players import Decision, Thought

PATTERNS = sandtable.load("patterns")
MANDALA = sandtable.load("mandala")
MANDAMINA = sandtable.load("mandamina")


def decision(value: float, unit: str, is_proven: bool = False) -> Decision:
    return Decision(
        "flip d4",
        value=value,
        unit=unit,
        is_proven=is_proven,
        line=("flip d4", "open c3"),
        thoughts=(Thought("flip d4", value), Thought("open a4", value - 3)),
        depth=12,
        effort=1234567,
        seconds=1.94,
    )


def test_a_margin_that_is_proven() -> None:
    assert tell_thinking(PATTERNS, "Bot best", decision(7, "points", True), False) == [
        "Bot best looked 12 moves ahead, 1,234,567 positions in 1.9 s, and has proven: wins by 7.",
        "It expects: flip d4, open c3",
        "It compared: flip d4 (wins by 7), open a4 (wins by 4)",
    ]


def test_a_margin_that_is_expected() -> None:
    said = tell_thinking(PATTERNS, "Bot", decision(-2, "points"), False)
    assert said[0].endswith("and expects: loses by 2.")
    assert tell_thinking(PATTERNS, "Bot", decision(0.2, "points"), False)[0].endswith("a draw.")


def test_a_score_of_all_together_and_what_it_thinks_of_the_others() -> None:
    thought = replace(decision(12.3, "score"), remarks=("The other may follow a plan.",))
    said = tell_thinking(MANDAMINA, "Bot partner", thought, False)
    assert said[0].endswith("and expects: 12 points.")
    assert said[1] == "The other may follow a plan."


def test_secrets_stay_secret_until_the_game_is_over() -> None:
    during = tell_thinking(MANDALA, "Bot", decision(0.61, "chance"), is_over=False)
    assert during[0].endswith("and expects: 61 % to win.")
    assert "flip d4" not in " ".join(during)
    assert "flip d4" in " ".join(tell_thinking(MANDALA, "Bot", decision(0.61, "chance"), True))


def test_who_does_not_think_says_so() -> None:
    said = tell_thinking(PATTERNS, "Random player", Decision("flip d4"), False)
    assert said == ["Random player does not think."]


def test_a_move_that_was_the_only_one() -> None:
    said = tell_thinking(MANDALA, "Bot", Decision("flip d4", line=("flip d4",)), False)
    assert said == ["Bot did not have to think."]


def test_who_has_not_moved_yet() -> None:
    assert tell_thinking(MANDALA, "Bot", None, False) == ["Bot has made no move here yet."]
