"""A push service of our own on this computer: it behaves as its paths say, and keeps what came."""

import datetime
import ipaddress
import json
import os
import ssl
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from sandtable.server.push import base64url
from sandtable.server.push.encryption import CURVE, decrypt, public_bytes, read_point

PATIENCE = 20.0


@dataclass(frozen=True)
class Received:
    """One message as it came."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Browser:
    """What a browser keeps of its subscription."""

    endpoint: str
    private: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(CURVE)
    )
    auth: bytes = field(default_factory=lambda: os.urandom(16))

    def subscription(self, **more: Any) -> dict[str, Any]:
        """As it is sent to our server."""
        return {
            "endpoint": self.endpoint,
            "p256dh": base64url.encode(public_bytes(self.private.public_key())),
            "auth": base64url.encode(self.auth),
            **more,
        }

    def read(self, message: Received) -> dict[str, Any]:
        """What a message says; ValueError if it is for somebody else."""
        words: dict[str, Any] = json.loads(decrypt(message.body, self.private, self.auth))
        return words


class PushService:
    """Listens until the block is left. Paths: `/ok...`, `/gone`, `/busy` (two times 503, then it
    is taken), `/limited` (429 with Retry-After once), `/hang`, `/redirect`, `/forbidden`, `/noise`,
    `/broken` (500).
    """

    def __init__(self, folder: Path) -> None:
        self.certificate, key = write_certificate(folder)
        self.received: list[Received] = []
        self.released = threading.Event()
        """Lets hanging requests go."""
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                service._answer(self)

            def log_message(self, *values: Any) -> None:
                """Nobody reads it."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.certificate, key)
        # A connection that is not finished must not keep others from being accepted.
        self._server.socket = context.wrap_socket(
            self._server.socket, server_side=True, do_handshake_on_connect=False
        )
        self.host = f"localhost:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)

    def __enter__(self) -> "PushService":
        self._thread.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.released.set()
        self._server.shutdown()
        self._server.server_close()

    def browser(self, path: str = "/ok") -> Browser:
        """A browser that is reached by a path here."""
        return Browser(f"https://{self.host}{path}")

    def at(self, path: str) -> list[Received]:
        """What came there."""
        return [one for one in self.received if one.path == path]

    def wait_for(self, path: str, count: int = 1, seconds: float = PATIENCE) -> list[Received]:
        """So many messages there, or AssertionError."""
        end = time.monotonic() + seconds
        while len(found := self.at(path)) < count:
            assert time.monotonic() < end, f"{len(found)} messages came to {path}"
            time.sleep(0.02)
        return found

    def _answer(self, request: BaseHTTPRequestHandler) -> None:
        body = request.rfile.read(int(request.headers["Content-Length"]))
        headers = {name.lower(): value for name, value in request.headers.items()}
        path = request.path
        before = len(self.at(path))
        self.received.append(Received(path, headers, body))
        if path == "/hang":
            self.released.wait(PATIENCE)
        elif path == "/noise":
            request.wfile.write(b"HTTP/1.1 201 Created\r\n" + b"X: y\r\n" * 100_000)
        else:
            statuses = {"/gone": 410, "/redirect": 307, "/forbidden": 403, "/broken": 500}
            status = statuses.get(path, 201)
            if path == "/busy" and before < 2:
                status = 503
            if path == "/limited" and before < 1:
                status = 429
            request.send_response(status)
            if status == 307:
                request.send_header("Location", f"https://{self.host}/ok-redirected")
            if status == 429:
                request.send_header("Retry-After", "1")
            request.end_headers()


def claims_of(message: Received) -> tuple[dict[str, Any], str]:
    """The claims of the VAPID token and the key that signed it; the signature is checked."""
    scheme, _, rest = message.headers["authorization"].partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, signature = parts["t"].split(".")
    assert json.loads(base64url.decode(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = base64url.decode(signature)
    assert len(raw) == 64
    halves = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    key = read_point(base64url.decode(parts["k"]))
    key.verify(encode_dss_signature(*halves), f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    return json.loads(base64url.decode(claims)), parts["k"]


def write_certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for this computer that signs itself, and its key."""
    key = ec.generate_private_key(CURVE)
    # Its own name: of two with the same one only one would be looked at.
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, f"push {os.urandom(4).hex()}")])
    today = datetime.datetime.now(datetime.UTC)
    names = [x509.DNSName("localhost"), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(today - datetime.timedelta(days=1))
        .not_valid_after(today + datetime.timedelta(days=2))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, SHA256())
    )
    paths = folder / "push.pem", folder / "push.key"
    paths[0].write_bytes(certificate.public_bytes(Encoding.PEM))
    paths[1].write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    return paths


@contextmanager
def push_service(folder: Path) -> Iterator[PushService]:
    """A service that this process trusts; environment variables say so to others too."""
    with PushService(folder) as service:
        before = os.environ.get("SSL_CERT_FILE")
        os.environ["SSL_CERT_FILE"] = str(service.certificate)
        try:
            yield service
        finally:
            if before is None:
                del os.environ["SSL_CERT_FILE"]
            else:
                os.environ["SSL_CERT_FILE"] = before
