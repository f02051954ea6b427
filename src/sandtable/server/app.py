"""The server as one application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

from .. import __version__
from ..store.store import Store
from . import people_routes
from .config import Config
from .errors import EVERYWHERE, answers, handle_errors


def create_app(config: Config, store: Store) -> FastAPI:
    """The server on this store. Whoever made the store closes it."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        yield

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
    handle_errors(app)
    app.include_router(people_routes.router)
    return app
