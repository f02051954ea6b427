"""The description of the API as a page without scripts."""

import re
from html import escape
from typing import Any

from ..errors import EVERYWHERE, MEANINGS

Description = dict[str, Any]

FIRST_FAILURE = 400

TOP = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sandtable: API</title>
<link rel="stylesheet" href="/pages/page.css">
<main>
<h1>The API</h1>
<p>For programs: <a href="/api/openapi.json">the same as OpenAPI</a>.
The socket of a table, and a whole bot, are in <code>docs/bot-api.md</code>.
What has a question mark may be left out.</p>
"""


def write_api_page(description: Description) -> str:
    """The whole page."""
    parts = [TOP, *(f"<p>{_text(text)}</p>" for text in _paragraphs(description["info"]))]
    parts.append("<h2>What can happen everywhere</h2>")
    everywhere = (_row(str(status), "", MEANINGS[status]) for status in EVERYWHERE)
    parts.append(f"<table>{''.join(everywhere)}</table>")
    parts.append("<h2>Requests</h2>")
    for path, operations in description["paths"].items():
        for method, operation in operations.items():
            parts.append(_operation(method, path, operation))
    parts.append("<h2>Shapes</h2>")
    for name, schema in description["components"]["schemas"].items():
        parts.append(_schema(name, schema))
    return "\n".join([*parts, "</main></html>\n"])


def _paragraphs(info: Description) -> list[str]:
    return [part for part in info["description"].split("\n\n") if part.strip()]


def _operation(method: str, path: str, operation: Description) -> str:
    rows = [
        _row(f"{one['in']} {one['name']}", _kind(one["schema"]), one.get("description", ""))
        for one in operation.get("parameters", [])
    ]
    if "requestBody" in operation:
        schema = operation["requestBody"]["content"]["application/json"]["schema"]
        rows.append(_row("body", _kind(schema), ""))
    for status, response in operation["responses"].items():
        if int(status) in EVERYWHERE:
            continue
        content = response.get("content", {}).get("application/json", {})
        rows.append(_row(status, _kind(content.get("schema", {})), _words(status, response)))
    words = _text(str(operation.get("description", operation.get("summary", ""))))
    return (
        f"<section><h3><code>{method.upper()} {escape(path)}</code></h3><p>{words}</p>"
        f"<table>{''.join(rows)}</table></section>"
    )


def _words(status: str, response: Description) -> str:
    return "Done." if int(status) < FIRST_FAILURE else str(response["description"])


def _schema(name: str, schema: Description) -> str:
    needed = schema.get("required", [])
    rows = [
        _row(field if field in needed else f"{field}?", _kind(kind), kind.get("description", ""))
        for field, kind in schema.get("properties", {}).items()
    ]
    words = _text(schema.get("description", ""))
    values = "" if rows else f"<p>{_kind(schema)}</p>"
    return (
        f'<section id="{escape(name)}"><h3>{escape(name)}</h3><p>{words}</p>{values}'
        f"<table>{''.join(rows)}</table></section>"
    )


def _row(name: str, kind: str, words: str) -> str:
    """`kind` is HTML already."""
    return f"<tr><td><code>{escape(name)}</code><td>{kind}<td>{_text(words)}"


def _text(words: str) -> str:
    """Words as HTML, with what stands between backticks as code."""
    return re.sub("`([^`]+)`", r"<code>\1</code>", escape(words))


def _kind(schema: Description) -> str:
    """What kind of value a schema describes, in a few words of HTML."""
    match schema:
        case {"$ref": reference}:
            name = escape(str(reference).rsplit("/", 1)[-1])
            return f'<a href="#{name}">{name}</a>'
        case {"anyOf": choices} | {"oneOf": choices}:
            return " or ".join(_kind(choice) for choice in choices)
        case {"const": value}:
            return f"<code>{escape(str(value))}</code>"
        case {"enum": values}:
            return ", ".join(f"<code>{escape(str(value))}</code>" for value in values)
        case {"type": "array"}:
            return f"list of {_kind(schema.get('items', {})) or 'anything'}"
    return escape(str(schema.get("type", "")))
