"""The key by which push services know this server, and the tokens it signs (VAPID, RFC 8292)."""

import json
from dataclasses import dataclass

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from . import base64url
from .encryption import CURVE, public_bytes

SIZE = 32
"""Bytes of the private key, and of each half of a signature."""
VALID = 12 * 60 * 60
"""Seconds for which a token is good; push services allow a day."""


@dataclass(frozen=True)
class VapidKey:
    """The pair of keys of a server."""

    private: ec.EllipticCurvePrivateKey
    contact: str = ""
    """Where the people of a push service reach those who run this server."""

    @property
    def public(self) -> str:
        """What browsers subscribe with."""
        return base64url.encode(public_bytes(self.private.public_key()))

    def written(self) -> str:
        """As it is kept."""
        number = self.private.private_numbers().private_value
        return base64url.encode(number.to_bytes(SIZE, "big"))

    def authorization(self, origin: str, now: int) -> str:
        """The header that says who sends, for a push service; now in seconds since 1970."""
        claims: dict[str, str | int] = {"aud": origin, "exp": now + VALID}
        if self.contact:
            claims["sub"] = self.contact
        signed = f"{_part({'typ': 'JWT', 'alg': 'ES256'})}.{_part(claims)}"
        der = self.private.sign(signed.encode(), ec.ECDSA(SHA256()))
        halves = b"".join(half.to_bytes(SIZE, "big") for half in decode_dss_signature(der))
        return f"vapid t={signed}.{base64url.encode(halves)}, k={self.public}"


def new_key() -> VapidKey:
    """A fresh pair."""
    return VapidKey(ec.generate_private_key(CURVE))


def read_key(text: str, contact: str = "") -> VapidKey:
    """A pair as it was kept."""
    number = int.from_bytes(base64url.decode(text), "big")
    return VapidKey(ec.derive_private_key(number, CURVE), contact)


def _part(value: dict[str, str | int]) -> str:
    return base64url.encode(json.dumps(value, separators=(",", ":")).encode())
