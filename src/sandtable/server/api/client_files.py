"""The browser client: the files that `make play` has built, sent as browsers can keep them.

Every page of the client has an address of its own, so that links and reloads work; the client
itself finds out what to show there. All such addresses are answered with the same empty page, but
home: that one comes with its text, in the language of whoever asks (`web/tools/prerender.ts`).
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
from ..edge.languages import choose_language

FOLDER = Path(str(files("sandtable.server"))) / "client"
"""Where the client is built; see tools/build_web.py."""

FIRST_PAGE = "index.html"
HOME = "home/"
"""The first page with its text, by language."""
LANGUAGE_COOKIE = "language"
"""In which a browser keeps the language that was chosen there; it says nothing else."""
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
    vary: str
    """What of a request decides whether this is the answer."""

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
    name = path.relative_to(folder).as_posix()
    return File(
        body=body,
        compressed={name: copy.read_bytes() for name, copy in copies.items() if copy.exists()},
        kind=TYPES[path.suffix],
        hash=hashlib.sha256(body).hexdigest()[:16],
        caching=FOR_EVER if name.startswith(HASHED) else ASK_AGAIN,
        vary="Accept-Encoding, Accept-Language, Cookie"
        if name.startswith(HOME)
        else "Accept-Encoding",
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
        name, request = path.removeprefix("/"), Request(scope)
        found = _home(client, request) if name == "" else client.get(name)
        if found is None or name.startswith(HOME):
            if name.startswith(HASHED):  # Of another build: a page would only confuse.
                await nowhere(scope, receive, send)
                return
            found = client[FIRST_PAGE]
        await _send(found, request)(scope, receive, send)

    router.default = answer


def _home(client: dict[str, File], request: Request) -> File | None:
    """The first page as this visitor reads it; None if it was built without its text."""
    languages = {
        name.removeprefix(HOME).removesuffix(".html"): file
        for name, file in client.items()
        if name.startswith(HOME)
    }
    accepted = request.headers.get("accept-language", "")
    language = choose_language(request.cookies.get(LANGUAGE_COOKIE), accepted, languages)
    return languages.get(language)


def _is_ours(path: str) -> bool:
    return any(path == one or path.startswith(f"{one}/") for one in OURS)


def _send(file: File, request: Request) -> Response:
    accepted = ",".join(request.headers.getlist("accept-encoding"))
    encoding = choose_encoding(accepted, file.compressed)
    tag = file.tag(encoding)
    headers = {"ETag": tag, "Cache-Control": file.caching, "Vary": file.vary}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if encoding is None:
        return Response(file.body, headers=headers, media_type=file.kind)
    headers["Content-Encoding"] = encoding
    return Response(file.compressed[encoding], headers=headers, media_type=file.kind)
