"""The server as one application."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

from fastapi import FastAPI
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from .. import __version__
from ..store.store import Store
from .api import (
    analysis_routes,
    companion_routes,
    daily_routes,
    daily_task_routes,
    export_routes,
    health_routes,
    help_routes,
    lesson_routes,
    lobby_routes,
    my_puzzle_routes,
    page_routes,
    people_routes,
    position_routes,
    push_routes,
    puzzle_routes,
    question_routes,
    replay_routes,
    review_routes,
    socket_routes,
    statistics_routes,
    table_routes,
    token_routes,
)
from .api.client_files import FOLDER, read_client, serve_client
from .api.describe import describe
from .api.puzzle_stock import PuzzleStocks
from .edge.compression import Compression
from .edge.guard import Guard
from .edge.headers import SecurityHeaders
from .edge.limits import Limits
from .edge.request_log import RequestLog
from .edge.shared_counts import SharedCounts
from .errors import EVERYWHERE, answers, handle_errors
from .live.hub import Hub
from .operations.config import Config
from .operations.siblings import Siblings

ROUTES = (
    health_routes,
    people_routes,
    position_routes,
    token_routes,
    push_routes,
    companion_routes,
    daily_routes,
    daily_task_routes,
    export_routes,
    analysis_routes,
    lesson_routes,
    lobby_routes,
    puzzle_routes,
    my_puzzle_routes,
    table_routes,
    question_routes,
    replay_routes,
    review_routes,
    help_routes,
    socket_routes,
    statistics_routes,
    page_routes,
)


def create_app(
    config: Config, store: Store, client: Path | None = None, siblings: Siblings | None = None
) -> FastAPI:
    """The server on this store, with the client in a folder. Whoever made the store closes it."""

    folder = client or FOLDER

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.hub = hub = Hub(store, config)
        app.state.attendance = hub.attendance
        # Before anybody asks: the first visitor would wait for it.
        await asyncio.to_thread(read_client, folder)
        await asyncio.to_thread(build_routes, app)
        try:
            await hub.start()
            yield
        finally:
            await hub.stop()

    app = FastAPI(
        title="Sandtable",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        redirect_slashes=False,
        responses=answers(*EVERYWHERE),
    )
    app.state.config = config
    app.state.store = store
    app.state.siblings = siblings
    counts = None if siblings is None else SharedCounts.of(siblings.member)
    app.state.limits = Limits(config.rate, counts)
    app.state.puzzle_stocks = PuzzleStocks()
    handle_errors(app)
    _add_middleware(app, config)
    for routes in ROUTES:
        app.include_router(routes.router)
    serve_client(app.router, folder, page_routes.start_page)
    app.openapi = partial(describe, app)  # type: ignore[method-assign]
    return app


def _add_middleware(app: FastAPI, config: Config) -> None:
    """The one that is added last sees a request first."""
    app.add_middleware(Compression)
    app.add_middleware(Guard, config=config, limits=app.state.limits)
    app.add_middleware(RequestLog)
    app.add_middleware(SecurityHeaders)
    if config.proxies:
        app.add_middleware(ProxyHeadersMiddleware, trusted_hosts=config.proxies)


def build_routes(app: FastAPI) -> None:
    """FastAPI builds the routes of a router when a request first looks through them, in the event
    loop: for a second, all in all, nobody would be answered."""
    nowhere = {"type": "http", "method": "GET", "path": "/\0", "root_path": "", "headers": []}
    for route in app.router.routes:
        route.matches(dict(nowhere))
