"""A message that only one browser can read: RFC 8291 (aes128gcm, RFC 8188) in one record."""

import hmac
import os
import struct

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD = 4096
"""The size of a record; push services need not take more."""
LAST = b"\x02"
"""Ends the text of the last record; zeros follow."""
SALT, POINT, AUTH = 16, 65, 16
"""How many bytes they have."""
PADDED = 512
"""To so many bytes a text is filled up: its length says nothing about it."""
HEAD = struct.Struct(f">{SALT}sIB{POINT}s")


def public_bytes(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as browsers write it: an uncompressed point."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def read_point(data: bytes) -> ec.EllipticCurvePublicKey:
    """The public key of a browser; ValueError if it is none."""
    if len(data) != POINT:
        raise ValueError(f"a public key has {POINT} bytes")
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data)


def encrypt(
    text: bytes,
    point: bytes,
    auth: bytes,
    padded: int = PADDED,
    salt: bytes | None = None,
    ours: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """The body of a push message. Salt and key are fresh for each, but for test vectors."""
    salt = os.urandom(SALT) if salt is None else salt
    ours = ec.generate_private_key(CURVE) if ours is None else ours
    public = public_bytes(ours.public_key())
    secret = ours.exchange(ec.ECDH(), read_point(point))
    key, nonce = _key_and_nonce(secret, auth, salt, point, public)
    filled = (text + LAST).ljust(padded, b"\0")
    return HEAD.pack(salt, RECORD, POINT, public) + AESGCM(key).encrypt(nonce, filled, None)


def decrypt(body: bytes, private: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """What a browser reads: the other direction, for tests. ValueError if it is not for it."""
    salt, _, length, public = HEAD.unpack_from(body)
    if length != POINT:
        raise ValueError("there is no public key in it")
    secret = private.exchange(ec.ECDH(), read_point(public))
    key, nonce = _key_and_nonce(secret, auth, salt, public_bytes(private.public_key()), public)
    try:
        filled = AESGCM(key).decrypt(nonce, body[HEAD.size :], None)
    except InvalidTag:
        raise ValueError("this is for somebody else") from None
    return filled.rstrip(b"\0").removesuffix(LAST)


def _key_and_nonce(
    secret: bytes, auth: bytes, salt: bytes, theirs: bytes, ours: bytes
) -> tuple[bytes, bytes]:
    """RFC 8291, section 3.4."""
    shared = _derive(auth, secret, b"WebPush: info\0" + theirs + ours, 32)
    key = _derive(salt, shared, b"Content-Encoding: aes128gcm\0", 16)
    return key, _derive(salt, shared, b"Content-Encoding: nonce\0", 12)


def _derive(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256 (RFC 5869); one block is enough for all that is needed here."""
    return hmac.digest(hmac.digest(salt, material, "sha256"), info + b"\x01", "sha256")[:length]
