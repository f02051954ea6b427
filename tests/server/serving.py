"""A real server for tests: real requests and sockets on a port of its own, in a thread."""

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from typing import Any

import httpx2
import uvicorn
import uvloop

from sandtable.server.app import create_app
from sandtable.server.edge.admission import Admission
from sandtable.server.edge.handover import Handover
from sandtable.server.edge.listening import address_of, listen
from sandtable.server.operations.config import Config
from sandtable.server.run import make_server
from sandtable.store.store import create_store

PATIENCE = 120


@dataclass
class Served:
    """A server that runs, and the ways to it."""

    address: str
    server: uvicorn.Server
    clients: ExitStack
    """All clients are closed when the server stops."""
    listener: socket.socket
    """What it listens on."""
    came_from: str | None = None
    """The address that clients seem to have, for a server that trusts this computer as a proxy."""

    @property
    def admission(self) -> Admission:
        """All its connections."""
        made: Any = self.server.config.http
        admission = made.args[0]
        assert isinstance(admission, Admission)
        return admission

    def seen_from(self, address: str) -> "Served":
        """The same server for clients who live elsewhere."""
        return replace(self, came_from=address)

    @property
    def app(self) -> Any:
        """The application itself."""
        return self.server.config.app

    def client(self, **settings: Any) -> httpx2.Client:
        """A fresh browser, or a program: it keeps its cookies."""
        if self.came_from is not None:
            forwarded = {"X-Forwarded-For": self.came_from}
            settings["headers"] = {**settings.get("headers", {}), **forwarded}
        client = httpx2.Client(base_url=self.address, timeout=PATIENCE, **settings)
        return self.clients.enter_context(client)

    def guest(self) -> httpx2.Client:
        """The browser of somebody who has visited."""
        client = self.client()
        client.post("/api/visit").raise_for_status()
        return client

    def token(self) -> str:
        """The personal token of a new guest."""
        told = self.guest().post("/api/me/tokens", json={}).raise_for_status()
        return str(told.json()["token"])

    def program(self) -> httpx2.Client:
        """A program with a token."""
        return self.client(headers={"Authorization": f"Bearer {self.token()}"})


@contextmanager
def serving(database: str, member: Any = None, **settings: Any) -> Iterator[Served]:
    """Serve until the block is left. There are no rate limits unless a test asks for them.

    A `member` (see `siblings`) passes sockets on to the others, and takes what they pass on.
    """
    handover = None if member is None else Handover(member)
    config = Config(port=0, database=database, **{"rate": 0.0, **settings})
    listener = listen(config)
    started = threading.Event()
    served: list[Served] = []
    clients = ExitStack()

    async def serve() -> None:
        store = create_store(database)
        server = make_server(config, create_app(config, store), started.set, handover)
        served.append(Served(address_of(listener), server, clients, listener))
        try:
            await server.serve(sockets=[listener])
        finally:
            await store.close()
            started.set()

    def run() -> None:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(serve())

    thread = threading.Thread(target=run)
    thread.start()
    try:
        assert started.wait(PATIENCE)
        assert served[0].server.started, "the server did not start"
        with clients:
            yield served[0]
    finally:
        if served:
            served[0].server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the server did not stop"
