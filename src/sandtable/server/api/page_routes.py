"""The pages of the server itself: where to begin, and the API to read."""

from functools import cache
from importlib.resources import files

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, Response

from .api_page import write_api_page
from .describe import describe

router = APIRouter(include_in_schema=False)

ONE_HOUR = {"Cache-Control": "max-age=3600"}
ASK_AGAIN = {"Cache-Control": "no-cache"}


@router.get("/api/docs")
async def api_page(request: Request) -> HTMLResponse:
    """The API to read."""
    return HTMLResponse(write_api_page(describe(request.app)))


@router.get("/pages/page.css")
async def style() -> Response:
    """How both look."""
    return Response(_page("page.css"), media_type="text/css", headers=ONE_HOUR)


def start_page() -> HTMLResponse:
    """What is shown where the browser client was not built."""
    return HTMLResponse(_page("start.html"), headers=ASK_AGAIN)


@cache
def _page(name: str) -> str:
    return files("sandtable.server").joinpath("pages", name).read_text(encoding="utf-8")
