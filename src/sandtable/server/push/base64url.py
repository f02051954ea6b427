"""Bytes as text for addresses and headers, without padding (RFC 4648, section 5)."""

import base64
import binascii
import re

ALPHABET = re.compile(r"[A-Za-z0-9_-]*")


def encode(data: bytes) -> str:
    """The text of these bytes."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """The bytes of a text; ValueError if there are none. Padding is allowed."""
    bare = text.rstrip("=")
    if not ALPHABET.fullmatch(bare):
        raise ValueError("this is not base64url")
    try:
        return base64.urlsafe_b64decode(bare + "=" * (-len(bare) % 4))
    except binascii.Error:
        raise ValueError("this is not base64url") from None
