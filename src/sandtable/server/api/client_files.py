"""The browser client: the files that `make play` has built, sent as browsers can keep them.

Every page of the client has an address of its own, so that links and reloads work; the client
itself finds out what to show there. All such addresses are answered with the same first page.
"""

import hashlib
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Router
from starlette.types import ASGIApp, Receive, Scope, Send

from ..edge.encodings import choose_encoding

FOLDER = Path(str(files("sandtable.server"))) / "client"
"""Where the client is built; see tools/build_web.py."""

FIRST_PAGE = "index.html"
HASHED = "assets/"
"""Files whose names change with what is in them."""
OURS = ("/api", "/healthz", "/metrics", "/pages")
"""Addresses that are never pages of the client."""
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
COMPRESSED = {"br": ".br", "gzip": ".gz"}
"""What a compressed copy is called that the build has laid beside a file."""


@dataclass(frozen=True)
class File:
    """A file as it is sent."""

    body: bytes
    compressed: dict[str, bytes]
    """The same by encoding; empty if that saves nothing."""
    kind: str
    hash: str
    caching: str

    def tag(self, encoding: str | None) -> str:
        """Other bytes have another tag."""
        return f'"{self.hash}"' if encoding is None else f'"{self.hash}-{encoding}"'


def read_client(folder: Path = FOLDER) -> dict[str, File] | None:
    """All files of the client by their addresses; None if it was not built."""
    first = folder / FIRST_PAGE
    return _read(folder, first.stat().st_mtime_ns) if first.exists() else None


@lru_cache(maxsize=1)
def _read(folder: Path, built: int) -> dict[str, File]:
    """Read again only when it was built again."""
    return {
        path.relative_to(folder).as_posix(): _read_file(folder, path)
        for path in sorted(folder.rglob("*"))
        if path.suffix in TYPES
    }


def _read_file(folder: Path, path: Path) -> File:
    body = path.read_bytes()
    copies = {name: path.with_name(path.name + end) for name, end in COMPRESSED.items()}
    is_hashed = path.relative_to(folder).as_posix().startswith(HASHED)
    return File(
        body=body,
        compressed={name: copy.read_bytes() for name, copy in copies.items() if copy.exists()},
        kind=TYPES[path.suffix],
        hash=hashlib.sha256(body).hexdigest()[:16],
        caching=FOR_EVER if is_hashed else ASK_AGAIN,
    )


def serve_client(router: Router, folder: Path, instead: Any) -> None:
    """Let a router send the client wherever it has no route; `instead` where it was not built.

    Only what no route answers comes here: a wrong method of a route is still told as such.
    """
    nowhere: ASGIApp = router.default

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"]
        if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD") or _is_ours(path):
            await nowhere(scope, receive, send)
            return
        client = read_client(folder)
        if client is None:
            await instead()(scope, receive, send)
            return
        name = path.removeprefix("/")
        found = client.get(name)
        if found is None:
            if name.startswith(HASHED):  # Of another build: a page would only confuse.
                await nowhere(scope, receive, send)
                return
            found = client[FIRST_PAGE]
        await _send(found, Request(scope))(scope, receive, send)

    router.default = answer


def _is_ours(path: str) -> bool:
    return any(path == one or path.startswith(f"{one}/") for one in OURS)


def _send(file: File, request: Request) -> Response:
    accepted = ",".join(request.headers.getlist("accept-encoding"))
    encoding = choose_encoding(accepted, file.compressed)
    tag = file.tag(encoding)
    headers = {"ETag": tag, "Cache-Control": file.caching, "Vary": "Accept-Encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if encoding is None:
        return Response(file.body, headers=headers, media_type=file.kind)
    headers["Content-Encoding"] = encoding
    return Response(file.compressed[encoding], headers=headers, media_type=file.kind)
