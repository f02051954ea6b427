"""docs/bot-api.md says what is so."""

import re
from pathlib import Path
from typing import Any, get_args

import pytest

from sandtable.server.live.messages import MESSAGES, AnyMessage
from sandtable.server.operations.config import settings_help
from tests.server.serving import Served

DOCS = Path(__file__).parents[3] / "docs"
BOT_API = (DOCS / "bot-api.md").read_text(encoding="utf-8")


def message_types() -> set[str]:
    """The types of everything that may be sent."""
    kinds: list[Any] = list(get_args(get_args(AnyMessage)[0]))
    return {name for kind in kinds for name in get_args(kind.model_fields["type"].annotation)}


def test_every_message_is_described() -> None:
    table = BOT_API.split("### What you send")[1].split("### What you hear")[0]
    described = set(re.findall(r"`([a-z-]+)`", re.sub(r"\|[^|]*\|[^|]*\|$", "", table, flags=re.M)))
    assert message_types() <= described


def test_the_messages_shown_can_be_sent() -> None:
    shown = re.search(r"```json\n(.*?)```", BOT_API, flags=re.DOTALL)
    assert shown is not None
    for line in shown[1].splitlines():
        MESSAGES.validate_json(line)


@pytest.mark.parametrize("path", ["bot-api.md", "security.md"])
def test_requests_that_are_named_exist(served: Served, path: str) -> None:
    known = served.client().get("/api/openapi.json").json()["paths"]
    shapes = [re.sub(r"\{[^}]*\}", "[^/ ]+", one) for one in known] + [
        "/api/docs",
        "/api/openapi.json",
        "/api/tables/NAME/socket",
    ]
    text = (DOCS / path).read_text(encoding="utf-8")
    for named in re.findall(r"(?<![\w.])(/api/[A-Za-z/.]+)", text):
        assert any(re.fullmatch(shape, named) for shape in shapes), named


def test_every_setting_is_described() -> None:
    text = (DOCS / "server.md").read_text(encoding="utf-8")
    for variable, _, default in settings_help():
        (row,) = re.findall(rf"^\| `{variable}` \|.*$", text, flags=re.MULTILINE)
        assert str(default).removesuffix(".0") in row
