"""Which compressed form of an answer a client wants: `Accept-Encoding`, with its q-values."""

from collections.abc import Collection

PREFERRED = ("br", "gzip")
"""Between forms that a client likes as much: the smaller one first."""
LONGEST = 500
"""Characters of the header that are read; browsers send about 20."""


def choose_encoding(accepted: str, available: Collection[str]) -> str | None:
    """The form to send; None for the plain one."""
    wishes = _wishes(accepted[:LONGEST])
    others = wishes.get("*", 0.0)
    plain = wishes.get("identity", 0.0)  # Always allowed, but no reason to send it by itself.
    best, weight = None, plain
    for encoding in PREFERRED:
        wanted = wishes.get(encoding, others)
        if encoding in available and wanted > 0 and wanted >= weight:
            if best is not None and wanted == weight:
                continue
            best, weight = encoding, wanted
    return best


def _wishes(accepted: str) -> dict[str, float]:
    """How much each is wanted, from 0 (not at all) to 1."""
    wishes: dict[str, float] = {}
    for part in accepted.split(","):
        name, *parameters = (one.strip().lower() for one in part.split(";"))
        if name:
            wishes[name] = _weight(parameters)
    return wishes


def _weight(parameters: list[str]) -> float:
    for parameter in parameters:
        name, _, value = parameter.partition("=")
        if name.strip() == "q":
            try:
                return min(1.0, max(0.0, float(value)))
            except ValueError:
                return 0.0
    return 1.0
