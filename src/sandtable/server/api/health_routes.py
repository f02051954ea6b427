"""For whoever runs the server: is it well, and what does it do?"""

from fastapi import APIRouter, Request, Response

from ..errors import answers
from ..operations.metrics import CONTENT_TYPE, write_metrics
from .dependencies import hub_of
from .shapes import Shape

router = APIRouter(tags=["operations"])


class Health(Shape):
    """The server is well."""

    status: str


@router.get("/healthz", responses=answers(503))
async def healthz(request: Request) -> Health:
    """Whether the server can do its work: something was written to disk within the last second."""
    await hub_of(request).check_writable()
    return Health(status="ok")


@router.get("/metrics", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def metrics() -> Response:
    """Counts for Prometheus; no names are in them."""
    return Response(write_metrics(), media_type=CONTENT_TYPE)
