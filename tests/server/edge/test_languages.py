"""Which language somebody reads."""

import re
from pathlib import Path

import pytest

from sandtable.server.edge.languages import ALSO, choose_language

OURS = ("en", "de", "fr", "fi", "sv", "da", "nb")
OF_THE_PAGE = Path(__file__).parents[3] / "web" / "src" / "words" / "languages.ts"


@pytest.mark.parametrize(
    ("chosen", "accepted", "expected"),
    [
        (None, "de-CH,de;q=0.9,en;q=0.8", "de"),
        (None, "en;q=0.5, fi", "fi"),
        (None, "es, pt;q=0.9, sv;q=0.1", "sv"),
        (None, "nn-NO, nn;q=0.9", "nb"),
        (None, "no", "nb"),
        (None, "de;q=0, fr;q=0.1", "fr"),
        (None, "DA", "da"),
        (None, "*", "en"),
        (None, "", "en"),
        (None, "de;q=much, fr", "fr"),
        (None, ",;,=;q=,", "en"),
        (None, "x," * 100_000 + "de", "en"),
        ("fr", "de", "fr"),
        ("xx", "de", "de"),
    ],
)
def test_the_language_somebody_chose_else_the_most_wanted(
    chosen: str | None, accepted: str, expected: str
) -> None:
    assert choose_language(chosen, accepted, OURS) == expected


def test_the_page_knows_the_same_other_names() -> None:
    text = OF_THE_PAGE.read_text(encoding="utf-8")
    names = re.search(r"const ALSO: .* = \{(.*?)\}", text)
    assert names is not None
    assert dict(re.findall(r'(\w+): "(\w+)"', names[1])) == ALSO
