"""For whoever runs the server: is it well, and what does it do?"""

from fastapi import APIRouter, Request, Response

from .errors import answers
from .identity import store_of
from .metrics import CONTENT_TYPE, write_metrics
from .shapes import Shape

router = APIRouter(tags=["operations"])


class Health(Shape):
    """The server is well."""

    status: str


@router.get("/healthz", responses=answers(503))
async def healthz(request: Request) -> Health:
    """Whether the server and its database answer."""
    await store_of(request).last_alive()
    return Health(status="ok")


@router.get("/metrics", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def metrics() -> Response:
    """Counts for Prometheus; no names are in them."""
    return Response(write_metrics(), media_type=CONTENT_TYPE)
