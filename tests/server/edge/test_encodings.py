"""Which form of an answer a client wants."""

import pytest

from sandtable.server.edge.encodings import choose_encoding

BOTH = ("br", "gzip")


@pytest.mark.parametrize(
    ("accepted", "available", "chosen"),
    [
        ("gzip, deflate, br, zstd", BOTH, "br"),
        ("gzip, deflate, br", ("gzip",), "gzip"),
        ("gzip", BOTH, "gzip"),
        ("br;q=0.5, gzip", BOTH, "gzip"),
        ("br;q=0.5, gzip;q=0.5", BOTH, "br"),
        ("br; Q=0.8 , GZIP;q=0.2", BOTH, "br"),
        ("br;q=0, gzip;q=0", BOTH, None),
        ("br;q=0", BOTH, None),
        ("*", BOTH, "br"),
        ("*;q=0.1, br;q=0", BOTH, "gzip"),
        ("*;q=0", BOTH, None),
        ("identity, br;q=0.5", BOTH, None),
        ("identity;q=0, gzip;q=0.1", BOTH, "gzip"),
        ("identity;q=0.5, gzip;q=0.5", BOTH, "gzip"),
        ("", BOTH, None),
        ("deflate", BOTH, None),
        ("gzip", (), None),
        ("gzip;q=much", BOTH, None),
        ("gzip;q=7", BOTH, "gzip"),
        (";;;,,,=", BOTH, None),
        ("x," * 100_000 + "gzip", BOTH, None),
    ],
)
def test_the_form_a_client_likes_best_is_sent(
    accepted: str, available: tuple[str, ...], chosen: str | None
) -> None:
    assert choose_encoding(accepted, available) == chosen
