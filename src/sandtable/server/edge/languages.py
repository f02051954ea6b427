"""In which language somebody reads: as they chose here, else as their browser asks."""

from collections.abc import Collection

ENGLISH = "en"
ALSO = {"no": "nb", "nn": "nb"}
"""Other names under which browsers ask for a language of ours; as in web/src/words/languages.ts."""
LONGEST = 500
"""Characters of the header that are read; browsers send fewer than 100."""


def choose_language(chosen: str | None, accepted: str, available: Collection[str]) -> str:
    """One of the available languages; English if none of them is wanted."""
    if chosen is not None and chosen in available:
        return chosen
    for tag in _by_wish(accepted[:LONGEST]):
        base = tag.partition("-")[0]
        language = ALSO.get(base, base)
        if language in available:
            return language
    return ENGLISH


def _by_wish(accepted: str) -> list[str]:
    """The most wanted first; among equals, in their order."""
    wishes: list[tuple[float, str]] = []
    for part in accepted.split(","):
        tag, _, parameter = part.partition(";")
        weight = parameter.strip().lower().removeprefix("q=")
        try:
            wanted = float(weight) if weight else 1.0
        except ValueError:
            continue
        if wanted > 0:
            wishes.append((-wanted, tag.strip().lower()))
    return [tag for _, tag in sorted(wishes, key=lambda wish: wish[0])]
