"""Every request the description allows, and many it forbids, is answered as it says."""

from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any, cast

import httpx2
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from sandtable.server.app import create_app
from sandtable.server.operations.config import Config
from sandtable.study.daily.days import FIRST_DAY
from tests.server.dailies import days_around, prepare
from tests.server.serving import PATIENCE, Served

DESCRIPTION = create_app(Config(), cast(Any, None)).openapi()
REFUSALS = [400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 428, 429]
"""With 413, for a request that is too long to be read at all."""
CONFIG = schemathesis.Config.from_dict(
    {"checks": {"negative_data_rejection": {"expected-statuses": REFUSALS}}}
)
SCHEMA = schemathesis.openapi.from_dict(DESCRIPTION, config=CONFIG)
OPERATIONS: dict[str, Any] = {
    operation.label: operation
    for operation in (cast(Any, one).ok() for one in SCHEMA.get_all_operations())
}
CASES = [(label, GenerationMode.POSITIVE) for label in OPERATIONS] + [
    # What has neither parameters nor a body cannot be asked wrongly.
    (label, GenerationMode.NEGATIVE)
    for label, operation in OPERATIONS.items()
    if {"parameters", "requestBody"} & set(operation.definition.raw)
]
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
ENDINGS = ("POST /api/logout", "DELETE /api/me")
"""After these the next request needs somebody new."""
EXAMPLES = 10


TODAY = datetime.now(UTC).date()
DAYS = [FIRST_DAY, TODAY]
"""Of the Daily: one that is over, and one that counts."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Days are there: nobody waits until one is made."""
    made = tmp_path_factory.mktemp("database")
    prepare(f"sqlite:///{made / 'sandtable.db'}", {*DAYS, *days_around(TODAY, back=1)})
    return made


def tables_of(client: httpx2.Client) -> list[str]:
    """A table that waits, one at which a game goes on, and one at which it is over."""
    wishes: list[dict[str, Any]] = [
        {"game": "patterns"},
        {"game": "mandala", "bots": ["random"]},
        {"game": "mandamina"},
    ]
    names = [client.post("/api/tables", json=wish).json()["name"] for wish in wishes]
    for name in names[1:]:
        act(client, name, type="take-seat", seed="x")
    act(client, names[-1], type="resign")
    return names


def act(client: httpx2.Client, table: str, **words: str) -> None:
    body = {"key": words["type"], **words}
    client.post(f"/api/tables/{table}/acts", json=body).raise_for_status()


@pytest.mark.parametrize(("label", "mode"), CASES)
def test_requests_are_answered_as_described(
    served: Served, label: str, mode: GenerationMode
) -> None:
    operation = OPERATIONS[label]
    client = served.guest()
    tables = tables_of(client) if "{table}" in label else [""]

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(
        case=operation.as_strategy(mode),
        table=st.sampled_from(tables),
        day=st.sampled_from(DAYS),
        is_known=st.sampled_from([True, True, True, False]),
    )
    def check(case: Any, table: str, day: date, is_known: bool) -> None:
        if label in ENDINGS:
            client.post("/api/visit")
        if table and case.path_parameters and mode is GenerationMode.POSITIVE:
            case.path_parameters["table"] = table
        if "{day}" in label and mode is GenerationMode.POSITIVE:
            case.path_parameters["day"] = day.isoformat()
        if is_known:
            case.headers.pop("Authorization", None)
            case.cookies = {"sandtable": client.cookies["sandtable"]}
        # A hint may have to wait for a worker that begins.
        case.call_and_validate(base_url=served.address, checks=CHECKS, timeout=PATIENCE)

    check()


def test_the_description_says_who_must_be_known(served: Served) -> None:
    stranger = served.client()
    for label, operation in OPERATIONS.items():
        security = operation.definition.raw.get("security", [{}])
        if label.startswith("GET ") and "{" not in label:
            assert (stranger.get(label.split()[1]).status_code == 401) == ({} not in security)
