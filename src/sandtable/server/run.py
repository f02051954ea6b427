"""Run the server until somebody asks it to stop."""

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Callable, Sequence
from functools import partial
from types import FrameType

import uvicorn
from fastapi import FastAPI

from ..errors import CannotServe
from ..games.warmup import Tell
from ..store.errors import BadLocation, StoreError
from ..store.store import create_store
from .app import create_app
from .edge.admission import Admission
from .edge.descriptors import backlog_for, most_open_files, raise_limit
from .edge.guard import LONGEST_MESSAGE
from .edge.handover import Handover
from .edge.http_protocol import HttpProtocol
from .edge.listening import address_of, bind_beside, listen
from .edge.socket_protocol import SocketProtocol
from .joining import get_ready
from .live.departure import depart
from .live.hub import Hub
from .operations.config import Config
from .operations.logs import set_up_logs
from .operations.siblings import DIED, RETIRE, Member, Siblings

SECONDS_TO_FINISH = 10
"""How long requests may take to end when the server stops."""
SWITCH_SECONDS = 0.001
"""How long the thread that writes to disk may have to wait for its turn: everybody waits for it."""

OBJECTS_TO_COLLECT = 50_000
"""How many more objects there must be before some are looked through for what is no longer used:
with the usual 700 a busy server spends a tenth of its processor on it."""


def run(
    config: Config,
    ready: Callable[[str], None],
    warmed: Callable[[], None] | None = None,
    tell: Tell | None = None,
    member: Member | None = None,
) -> None:
    """Serve until a signal comes; `ready` is told the address when people can come.

    With `warmed` all games and bots are then warmed at once, and it is called when they are; else
    each is when it is asked for. `tell` gets a sentence for whatever has to be compiled. A `member`
    of several processes listens beside the others, and not before people can come.

    BadOption or BadLocation if it was asked for what cannot be, CannotServe if it does not start
    for another reason.
    """
    sys.setswitchinterval(SWITCH_SECONDS)
    raise_limit()
    bind = listen if member is None else bind_beside
    with bind(config) as listener, asyncio.Runner(loop_factory=_loop_factory()) as runner:
        try:
            runner.run(_serve(config, listener, ready, warmed, tell, member))
        except BadLocation:
            raise
        except StoreError as error:
            raise CannotServe(str(error)) from None


async def _serve(
    config: Config,
    listener: socket.socket,
    ready: Callable[[str], None],
    warmed: Callable[[], None] | None,
    tell: Tell | None,
    member: Member | None,
) -> None:
    store = await asyncio.to_thread(create_store, config.database or None)
    set_up_logs(config.log_level)

    async def warm(hub: Hub, warmed: Callable[[], None]) -> None:
        await hub.warmup.warm_everything()
        warmed()
        hub.reviews.warm_all()  # Behind all who play: the first hint or review need not compile.

    def started() -> None:
        ready(config.address or address_of(listener))
        hub: Hub = app.state.hub
        hub.warmup.tell = tell or hub.warmup.tell
        if member is not None:
            loop = asyncio.get_running_loop()
            loop.add_signal_handler(DIED, lambda: hub.background.spawn(hub.scheduler.take_over()))
            loop.add_signal_handler(RETIRE, server.retire)
        if warmed is not None:
            hub.background.spawn(warm(hub, warmed))

    siblings = None
    if member is not None:
        await get_ready(Siblings(member), tell)
        siblings = await Siblings.join(member)
    app = create_app(config, store, siblings=siblings)
    server = make_server(config, app, started, None if member is None else Handover(member))
    try:
        await server.serve(sockets=[listener])
    finally:
        if siblings is not None:
            siblings.leave()
        await store.close()


def make_server(
    config: Config, app: FastAPI, ready: Callable[[], None], handover: Handover | None = None
) -> "_Server":
    """The application with all that is around it."""
    admission = Admission(config, app.state.limits, handover)
    settings = uvicorn.Config(
        app,
        http=partial(HttpProtocol, admission),  # type: ignore[arg-type]
        ws=partial(SocketProtocol, admission),  # type: ignore[arg-type]
        backlog=backlog_for(most_open_files()),
        timeout_keep_alive=config.keep_alive_seconds,  # type: ignore[arg-type]
        # It would swallow the reason why the application does not start: see `_Server`.
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        # Proxies are the business of the application, which has its own list of them.
        proxy_headers=False,
        timeout_graceful_shutdown=SECONDS_TO_FINISH,
        ws_max_size=LONGEST_MESSAGE,
        # Messages are short: to compress them costs more than it saves.
        ws_per_message_deflate=False,
    )
    return _Server(settings, app, ready, handover)


class _Server(uvicorn.Server):
    """Says when it is ready, and leaves in order when it is asked to."""

    def __init__(
        self,
        config: uvicorn.Config,
        app: FastAPI,
        ready: Callable[[], None],
        handover: Handover | None,
    ) -> None:
        super().__init__(config)
        self._app = app
        self._lifespan = app.router.lifespan_context(app)
        self._ready = ready
        self._handover = handover
        self._taking: set[asyncio.Task[None]] = set()
        self._is_retiring = False
        self._is_stopping = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self._lifespan.__aenter__()
        await super().startup(sockets)
        if self.started:
            # What is there now stays: to look through all of it again and again would hold
            # everybody up for a tenth of a second.
            gc.collect()
            gc.freeze()
            gc.set_threshold(OBJECTS_TO_COLLECT)
            if self._handover is not None:
                self._handover.open(self._take)
            self._ready()

    def _take(self, passed_on: socket.socket, head: bytes) -> None:
        """Another process has accepted what is for this one."""
        task = asyncio.get_running_loop().create_task(self._take_over(passed_on, head))
        self._taking.add(task)
        task.add_done_callback(self._taking.discard)

    async def _take_over(self, passed_on: socket.socket, head: bytes) -> None:
        protocol = self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
            passed_on=head,
        )
        try:
            loop = asyncio.get_running_loop()
            passed_on.setblocking(False)
            await loop.connect_accepted_socket(lambda: protocol, passed_on)
        except OSError:  # They have gone meanwhile.
            passed_on.close()

    def retire(self) -> None:
        """Another process serves in the place of this one: people go there, a few at a time."""
        self._is_retiring = self.should_exit = True

    async def _let_go(self, listeners: Sequence[socket.socket]) -> None:
        """Take nobody any more, and send those who are here to the others, table by table."""
        if self._handover is not None:
            self._handover.leave()
        for server in self.servers:
            server.close()
        for listener in listeners:
            listener.close()
        for connection in list(self.server_state.connections):
            if isinstance(connection, HttpProtocol):
                connection.shutdown()
        hub: Hub = self._app.state.hub
        await depart(hub.rooms, hub.bus.hand_over, self._is_stopping)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._is_retiring:
            await self._let_go(sockets or [])
        await super().shutdown(sockets)
        if self._handover is not None:
            self._handover.close()
        await self._lifespan.__aexit__(None, None, None)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal ends it in order, a second one from the keyboard at once."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True
        self._is_stopping.set()


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop
