"""The reference of the server's API, from its OpenAPI description."""

import json
from collections import defaultdict
from pathlib import Path
from typing import Any, cast

from sandtable.server.app import create_app
from sandtable.server.operations.config import Config

INTRODUCTION = """\
From [the OpenAPI description](openapi.json), which a running server has at `/openapi.json` and
shows at `/api/docs`. What a program needs to play: [the API for bots](../bot-api.md).
"""


def write_api(folder: Path) -> None:
    """Write the page, and beside it the description itself."""
    description = create_app(Config(), cast(Any, None)).openapi()
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "openapi.json").write_text(json.dumps(description, indent=1), encoding="utf-8")
    lines = ["# API of the server", "", INTRODUCTION, description["info"]["description"]]
    routes: dict[str, list[tuple[str, str, dict[str, Any]]]] = defaultdict(list)
    for path, methods in description["paths"].items():
        for method, route in methods.items():
            routes[route.get("tags", ["other"])[0]].append((path, method.upper(), route))
    for tag in sorted(routes):
        lines += [f"## {tag.capitalize()}", ""]
        for path, method, route in sorted(routes[tag], key=lambda one: one[:2]):
            lines += describe_route(path, method, route)
    lines += ["## Shapes", ""]
    for name, schema in sorted(description["components"]["schemas"].items()):
        lines += describe_shape(name, schema)
    (folder / "api.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


def describe_route(path: str, method: str, route: dict[str, Any]) -> list[str]:
    """A route: what it is for, what it takes, what it answers."""
    lines = [f"### `{method} {path}`", "", route.get("description", route["summary"]), ""]
    if parameters := route.get("parameters"):
        lines += ["| Parameter | In | Type | |", "|---|---|---|---|"]
        for one in parameters:
            needed = "" if one.get("required") else "optional. "
            says = needed + one_line(one.get("description", ""))
            lines.append(f"| `{one['name']}` | {one['in']} | {kind(one['schema'])} | {says} |")
        lines.append("")
    for sent in route.get("requestBody", {}).get("content", {}).values():
        lines += [f"Body: {kind(sent.get('schema', {}))}", ""]
    for status, answer in sorted(route["responses"].items()):
        kinds = [
            kind(one["schema"]) for one in answer.get("content", {}).values() if "schema" in one
        ]
        if status.startswith("2"):
            lines += [f"{status}: {', '.join(kinds) or one_line(answer['description'])}", ""]
    failures = [status for status in sorted(route["responses"]) if not status.startswith("2")]
    if failures:
        lines += [f"Failures: {', '.join(failures)}", ""]
    return lines


def describe_shape(name: str, schema: dict[str, Any]) -> list[str]:
    """A shape: its fields, or the values it may have."""
    lines = [f'<a id="shape-{name}"></a>', "", f"### {name}", "", schema.get("description", ""), ""]
    fields = schema.get("properties")
    if not fields:
        return [*lines, kind({key: schema[key] for key in schema if key != "title"}), ""]
    lines += ["| Field | Type | |", "|---|---|---|"]
    for field, one in fields.items():
        needed = "" if field in schema.get("required", ()) else "optional. "
        lines.append(
            f"| `{field}` | {kind(one)} | {needed}{one_line(one.get('description', ''))} |"
        )
    return [*lines, ""]


def kind(schema: dict[str, Any]) -> str:
    """A type in a few words, with links to the shapes it is made of."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#shape-{name})"
    for key in ("anyOf", "oneOf", "allOf"):
        if key in schema:
            return " or ".join(kind(one) for one in schema[key])
    if "const" in schema:
        return f"`{json.dumps(schema['const'])}`"
    if "enum" in schema:
        return ", ".join(f"`{json.dumps(one)}`" for one in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {kind(schema.get('items', {}))}"
    if isinstance(schema.get("additionalProperties"), dict):
        return f"map to {kind(schema['additionalProperties'])}"
    told: str = schema.get("type", "anything")
    return told


def one_line(text: str) -> str:
    """A text as a cell of a table has room for it."""
    return " ".join(text.split()).replace("|", "\\|")
