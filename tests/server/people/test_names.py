"""What somebody may be called."""

import re
from pathlib import Path

import pytest

from sandtable.errors import SandtableError
from sandtable.server.people.bot_names import BOT_NAMES
from sandtable.server.people.names import clean_name

LOCALES = Path(__file__, "../../../../web/locales").resolve()

GOOD = [
    *("Åse", "Søren", "Zoë", "Jean-François", "Ægir", "Łukasz", "Øystein", "Väinö Äijälä", "Ærø"),
    *("Straße", "O’Brien", "D'Arcy", "Bothilda", "Botond", "Bo T. Holm", "Mr Random", "Partnerin"),
    *("Βασίλης", "Ελένη Παππά", "Анна", "Мария-Луиза", "محمد", "יוסי", "佐藤さん", "김민수"),
    *("田中 Anna", "Ngọc Ánh", "Ẹniọlá", "Şule", "İpek", "Māra", "007", "Anna 2", "S_92", "★"),
]


@pytest.mark.parametrize("name", GOOD)
def test_names_of_all_kinds_are_welcome(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    "name",
    [
        *(
            "bot",
            "b o t",
            "b.o.t",
            "B-O-T Anna",
            "b_o_t 3",
            "Bot7",
            "Bot Anna",
            "Anna (bot)",
            "b0t",
        ),
        *("Вот", "ВОТ", "вот", "ｂｏｔ", "𝐛𝐨𝐭", "ᴮᴼᵀ", "bót", "b\u0336o\u0336t\u0336", "bo\u0323t"),
        *("novice", "N O V I C E", "nov1ce", "First Game", "firstgame", "expert", "Best"),
        *("Helix", "HELIX 2", "h e l i x", "Bómbus", "Str1x", "Vulpes", "corvus"),
        *("random", "r a n d o m", "rand0m walk", "Sandtable", "sand table"),
    ],
)
def test_nobody_is_named_like_a_bot(name: str) -> None:
    with pytest.raises(SandtableError) as refused:
        clean_name(name)
    assert refused.value.code == "name-kept"


@pytest.mark.parametrize("name", ["Аnna", "bоt", "nоvice", "Sаndtable", "Annα", "Ⲁnna", "Анна B"])
def test_alphabets_are_not_mixed(name: str) -> None:
    with pytest.raises(SandtableError) as refused:
        clean_name(name)
    assert refused.value.code == "name-mixed"


@pytest.mark.parametrize(
    "name",
    [
        *("An\u200bna", "Anna\u200d", "\ufeffAnna", "An\u00adna", "An\u034fna", "Anna\u3164"),
        *("\u2800", "\u115f", "An\u180bna", "\u202eannA", "\u0301Anna", "A\u20ddnna"),
        *("a\u0300\u0301\u0302\u0303\u0304", "", "   ", "x" * 41, "\ud800"),
    ],
)
def test_nothing_in_a_name_is_invisible_or_heaped(name: str) -> None:
    with pytest.raises(SandtableError) as refused:
        clean_name(name)
    assert refused.value.code == "bad-name"


def test_a_name_is_kept_as_it_is_shown() -> None:
    assert clean_name("  Ａnna\u3000 Berg ") == "Anna Berg"
    assert clean_name("❤\ufe0f") == "❤"


@pytest.mark.parametrize("language", sorted(path.name for path in LOCALES.iterdir()))
def test_the_names_that_the_page_gives_to_bots_are_kept(language: str) -> None:
    text = Path(LOCALES, language, "bots.ftl").read_text(encoding="utf-8")
    assert dict(re.findall(r"^bot-name-([a-z-]+) = (.+)$", text, re.M)) == BOT_NAMES
