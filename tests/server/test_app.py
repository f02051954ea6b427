"""What is put together before anybody comes."""

from typing import Any, cast

import pytest
from fastapi import routing

from sandtable.server.app import build_routes, create_app
from sandtable.server.operations.config import Config
from sandtable.store.store import Store

NOWHERE: dict[str, Any] = {"type": "http", "method": "GET", "root_path": "", "headers": []}


def test_the_first_request_builds_no_routes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """They are built once, and not by whoever comes first."""
    built: list[object] = []
    build = vars(routing)["get_dependant"]

    def note(**given: Any) -> Any:
        built.append(given)
        return build(**given)

    monkeypatch.setattr(routing, "get_dependant", note)
    app = create_app(Config(), cast(Store, None))
    build_routes(app)
    assert built
    built.clear()
    for path in ("/api/me/statistics", "/api/games", "/api/lobby/open", "/nothing"):
        scope = {**NOWHERE, "path": path}
        for route in app.router.routes:
            route.matches(dict(scope))
    assert not built
