"""When two names are one, and when one looks like another."""

import pytest

from sandtable.store.names import looks, name_key

ANNA_BERG = [
    "Anna Berg",
    "  Anna Berg",
    "Anna Berg ",
    "Anna   Berg",
    "anna BERG",
    "Anna\u00a0Berg",
    "Anna\u2003Berg",
    "Anna\u3000Berg",
    "\tAnna\nBerg\r",
    "Ａｎｎａ Ｂｅｒｇ",
    "𝐀𝐧𝐧𝐚 𝐁𝐞𝐫𝐠",
    "ⒶⓃⓃⒶ ⒷⒺⓇⒼ",
]
"""All of them find her."""


@pytest.mark.parametrize("spelling", ANNA_BERG)
def test_a_name_has_one_key_however_it_is_spelled(spelling: str) -> None:
    assert name_key(spelling) == "anna berg"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Anna", "Аnna"),  # Cyrillic A
        ("Anna", "Αnna"),  # Greek Alpha
        ("Anna", "A n n a"),
        ("Anna", "A.n-n_a"),
        ("Anna", "A\u0323nna"),  # a dot below
        ("Anna", "An\u0332na"),  # a line below
        ("Anna", "ᴀɴɴᴀ"),
        ("paco", "расо"),  # all of it Cyrillic
        ("Emma", "Ernrna"),
        ("Wanda", "VVanda"),
        ("Ilse", "lIse"),  # a small L, a capital I
        ("Ilse", "iIse"),
        ("Ella", "EIIa"),
        ("Bob", "B0b"),
        ("Leo", "1eo"),
        ("ilse", "İlse"),
        ("Åse", "Å\u0325se"),
    ],
)
def test_names_that_look_alike(name: str, other: str) -> None:
    assert set(looks(name)) & set(looks(other))
    assert name_key(name) != name_key(other)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Åse", "Ase"),
        ("Søren", "Soren"),
        ("Zoë", "Zoe"),
        ("Pär", "Per"),
        ("Anna", "Анна"),
        ("Ella", "Elia"),
        ("Anna", "Anne"),
        ("François", "Francois"),
        ("Łukasz", "Lukasz"),
        ("Jörn", "Jorn"),
        ("!", "?"),
        ("❤", "★"),
        ("李", "王"),
    ],
)
def test_names_that_people_tell_apart(name: str, other: str) -> None:
    assert not set(looks(name)) & set(looks(other))
