"""For whoever runs the server: is it well, and what does it do?"""

from fastapi import APIRouter, Request, Response

from ..errors import answers
from ..operations.metrics import CONTENT_TYPE, write_metrics
from ..operations.siblings import Siblings
from .dependencies import hub_of
from .shapes import Shape

router = APIRouter(tags=["operations"])


class Health(Shape):
    """The server is well."""

    status: str
    processes: int
    """How many processes serve here."""
    wanted: int
    """How many there shall be: one that has ended is replaced."""


@router.get("/healthz", responses=answers(503))
async def healthz(request: Request) -> Health:
    """Whether the server can do its work: something was written to disk within the last second."""
    await hub_of(request).check_writable()
    siblings: Siblings | None = request.app.state.siblings
    if siblings is None:
        return Health(status="ok", processes=1, wanted=1)
    return Health(status="ok", processes=await siblings.count(), wanted=siblings.processes)


@router.get("/metrics", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def metrics(request: Request) -> Response:
    """Counts for Prometheus, of all processes that serve here; no names are in them."""
    siblings: Siblings | None = request.app.state.siblings
    text = write_metrics() if siblings is None else await siblings.metrics()
    return Response(text, media_type=CONTENT_TYPE)
