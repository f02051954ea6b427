"""Push messages are encrypted as RFC 8291 says, and only their browser reads them."""

import os

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from sandtable.server.push import base64url
from sandtable.server.push.encryption import CURVE, PADDED, decrypt, encrypt, public_bytes

TEXT = b"When I grow up, I want to be a watermelon"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
THEIR_PRIVATE = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
OUR_PRIVATE = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
"""All of it from RFC 8291, section 5 and appendix A."""


def private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(base64url.decode(text), "big"), CURVE)


def test_the_example_of_the_rfc() -> None:
    theirs, auth = private(THEIR_PRIVATE), base64url.decode(AUTH)
    point = public_bytes(theirs.public_key())
    ours, salt = private(OUR_PRIVATE), base64url.decode(SALT)
    body = encrypt(TEXT, point, auth, padded=0, salt=salt, ours=ours)
    assert base64url.encode(body) == BODY
    assert decrypt(body, theirs, auth) == TEXT


def test_every_message_is_as_long_as_the_others_and_fresh() -> None:
    theirs, auth = ec.generate_private_key(CURVE), os.urandom(16)
    point = public_bytes(theirs.public_key())
    bodies = [encrypt(text, point, auth) for text in (b"", b"turn", b"turn", b"x" * 200)]
    assert len({len(body) for body in bodies}) == 1
    assert len(set(bodies)) == len(bodies)
    assert decrypt(bodies[3], theirs, auth) == b"x" * 200
    assert len(encrypt(b"x" * (PADDED + 1), point, auth)) > len(bodies[0])


def test_nobody_else_reads_it() -> None:
    theirs, auth = ec.generate_private_key(CURVE), os.urandom(16)
    body = encrypt(b"turn", public_bytes(theirs.public_key()), auth)
    with pytest.raises(ValueError, match="somebody else"):
        decrypt(body, ec.generate_private_key(CURVE), auth)
    with pytest.raises(ValueError, match="somebody else"):
        decrypt(body, theirs, os.urandom(16))


@pytest.mark.parametrize("point", [b"", b"\x04" + b"\0" * 64, b"\x04" + b"\xff" * 64, b"\x02" * 33])
def test_a_key_that_is_none_is_refused(point: bytes) -> None:
    with pytest.raises(ValueError, match=r"."):
        encrypt(b"turn", point, os.urandom(16))
