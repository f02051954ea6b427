"""All that is said about puzzles can be said in seven languages."""

import pytest

from sandtable.games.rules_text import LANGUAGES
from sandtable.study.puzzles import (
    Answer,
    Verdict,
    bank_of,
    hints,
    kind_words,
    question,
    theme_words,
    verdict_words,
)
from sandtable.study.puzzles.saying import Saying, colour, spoken
from sandtable.study.texts import Texts

from .test_bank import OURS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_questions_hints_and_names_in_every_language(game: str, language: str) -> None:
    """No name is missing, nothing stays to be filled in, and no two themes have one name."""
    bank = bank_of(game)
    assert set(kind_words(game, language)) == {puzzle.kind for puzzle in bank}
    themes = theme_words(game, language)
    assert len(set(themes.values())) == len(themes)
    assert {theme for puzzle in bank for theme in puzzle.themes} <= set(themes)
    said = [*kind_words(game, language).values(), *themes.values()]
    for puzzle in bank[::12]:
        said += [question(puzzle, language)]
        said += [hint.text for hint in hints(puzzle, (), language)]
    assert all(text and "{" not in text for text in said)


def test_every_theme_has_its_reason() -> None:
    """A theme is rare in some games: each is asked for by its name."""
    from sandtable.study.puzzles.registry import workshop_of
    from sandtable.study.puzzles.saying import reasons
    from sandtable.study.texts import texts_of

    for game in OURS:
        workshop = workshop_of(game)
        texts = texts_of(workshop.texts_folder)
        for saying in reasons(game, workshop.themes):
            assert spoken(texts, saying).endswith(".")


def test_what_a_wrong_answer_costs() -> None:
    lost = Answer(Verdict.WRONG, (), (), 3.0, "points")
    assert verdict_words(lost) == "There is something better. Points given away: 3."
    assert verdict_words(lost, "de") == "Es gibt etwas Besseres. Verschenkte Punkte: 3."
    chance = Answer(Verdict.NEARLY, (), (), 0.014, "chance")
    assert verdict_words(chance) == "Nearly the best. Chance to win given away: 1 %."
    longer = Answer(Verdict.WRONG, (), (), 2.0, "moves")
    assert verdict_words(longer) == "This way takes more moves than needed."
    assert verdict_words(Answer(Verdict.RIGHT, ()), "fi") == "Oikein."
    assert verdict_words(Answer(Verdict.OPEN, ()), "sv") == "Fortsätt."


def test_words_may_be_sayings_and_lists_of_them() -> None:
    texts = Texts("en", {"colour-k": "black", "colour-r": "red", "x": "{ $n } of { $which }"})
    both = (colour("k"), colour("r"))
    assert spoken(texts, Saying("x", {"n": 2, "which": both})) == "2 of black, red"
    assert spoken(texts, Saying("x", {"n": 1, "which": colour("r")})) == "1 of red"
