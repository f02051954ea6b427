"""The page's own type: it has every character we write, is small, and may be shipped."""

import re
import unicodedata
from functools import cache
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
FONTS = sorted((WEB / "src" / "style" / "fonts").glob("*.woff2"))
LICENCE = WEB / "public" / "fonts-licence.txt"
MOST_BYTES = 70_000
WRITTEN = [
    *WEB.glob("locales/*/*.ftl"),
    *WEB.parent.glob("src/sandtable/study/**/*.ftl"),
    *(ROOT / "docs" / "rules").rglob("*.md"),
    WEB / "src" / "words" / "languages.ts",
]
USUAL_SIGNS = "\u2192\u2212\u00d7\u00b7\u2019\u00ab\u00bb\u201e\u201c\u201d\u2026\u202f\u00a0\u2013"
"""Arrow, minus, times, middle dot, quotation marks, ellipsis, narrow and no-break space, dash."""
UNSEEN = {"\u00ad"}
"""A soft hyphen is a place to break a word; where it does, browsers draw a hyphen."""
each_font = pytest.mark.parametrize("path", FONTS, ids=lambda path: str(path.stem))


@cache
def read(path: Path) -> TTFont:
    return TTFont(path)


def is_written(character: str) -> bool:
    return unicodedata.category(character) != "Cc" and character not in UNSEEN


def test_there_are_two_families_and_they_are_small() -> None:
    assert [path.stem for path in FONTS] == ["figtree", "literata"]
    assert sum(path.stat().st_size for path in FONTS) <= MOST_BYTES


@each_font
def test_every_character_that_we_write_is_there(path: Path) -> None:
    characters = read(path).getBestCmap()
    missing = {
        f"{character} (U+{ord(character):04X}) in {file.relative_to(ROOT)}"
        for file in WRITTEN
        for character in set(file.read_text(encoding="utf-8"))
        if is_written(character) and ord(character) not in characters
    }
    assert not missing, "add it to CHARACTERS in tools/make_fonts.py: " + ", ".join(sorted(missing))


@each_font
def test_all_letters_of_the_seven_languages_are_there(path: Path) -> None:
    characters = read(path).getBestCmap()
    letters = "abcdefghijklmnopqrstuvwxyz" + "äöüß" + "àâæçéèêëîïôœùûü" + "åäö" + "æøå"
    wanted = {*letters, *letters.upper(), *"0123456789", *USUAL_SIGNS}
    assert [character for character in wanted if ord(character) not in characters] == []


@each_font
def test_all_weights_are_in_one_file(path: Path) -> None:
    (axis,) = read(path)["fvar"].axes
    assert (axis.axisTag, axis.minValue, axis.maxValue) == ("wght", 400, 700)


@each_font
def test_figures_can_stand_in_columns(path: Path) -> None:
    """Points and clocks do not tremble: with `tnum` all figures are as wide as each other."""
    font = read(path)
    names = font.getBestCmap()
    figures = [names[ord(figure)] for figure in "0123456789"]
    table = font["GSUB"].table
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == "tnum":
            for index in record.Feature.LookupListIndex:
                for lookup in table.LookupList.Lookup[index].SubTable:
                    # Large tables stand behind an extension.
                    mapping = getattr(lookup, "ExtSubTable", lookup).mapping
                    figures = [mapping.get(name, name) for name in figures]
    assert len({font["hmtx"][name][0] for name in figures}) == 1


@each_font
def test_the_minus_is_a_real_one(path: Path) -> None:
    """As wide as a plus, and wider than a hyphen."""
    font = read(path)
    plus, minus, hyphen = (font["hmtx"][font.getBestCmap()[ord(sign)]][0] for sign in "+\u2212-")
    assert minus == plus > hyphen


def test_both_share_a_line_of_the_same_height() -> None:
    heights = {
        (font["hhea"].ascent / em, font["hhea"].descent / em, font["hhea"].lineGap / em)
        for font in map(read, FONTS)
        for em in [font["head"].unitsPerEm]
    }
    assert heights == {(0.95, -0.25, 0)}


@each_font
def test_the_licence_is_there(path: Path) -> None:
    """Open Font Licence; nobody has reserved the names."""
    names = read(path)["name"]
    assert "Open Font License" in names.getDebugName(13)
    text = LICENCE.read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in text
    owner = rf"(?m)^{path.stem.title()}: Copyright \d{{4}} The {path.stem.title()} Project Authors$"
    assert re.search(owner, text)
    assert "Reserved Font Name" not in text.partition("SIL OPEN FONT LICENSE")[0]
