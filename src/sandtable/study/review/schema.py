"""The JSON Schema of reviews, from the dataclasses of model.py.

`python -m sandtable.study.review.schema` prints what docs/review.schema.json publishes.
"""

import json
import types
import typing
from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import StrEnum
from typing import Any, Literal

from .model import FORMAT, Review

Schema = dict[str, Any]
PLAIN: Mapping[Any, Schema] = {
    str: {"type": "string"},
    int: {"type": "integer"},
    float: {"type": "number"},
    bool: {"type": "boolean"},
    types.NoneType: {"type": "null"},
    Any: {},
}


def review_schema() -> Schema:
    """The schema of a review."""
    definitions: dict[str, Schema] = {}
    review = _object(Review, definitions)
    review["properties"]["format"] = {"const": FORMAT}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"A review of a game, format {FORMAT}",
        **review,
        "$defs": dict(sorted(definitions.items())),
    }


def _object(kind: Any, definitions: dict[str, Schema]) -> Schema:
    hints = typing.get_type_hints(kind)
    return {
        "description": str(kind.__doc__).partition("\n")[0],
        "type": "object",
        "properties": {each.name: _of(hints[each.name], definitions) for each in fields(kind)},
        "required": [
            each.name
            for each in fields(kind)
            if each.default is MISSING or kind is Review
            if each.default_factory is MISSING
        ],
        "additionalProperties": False,
    }


def _of(kind: Any, definitions: dict[str, Schema]) -> Schema:
    """The schema of a value of one type."""
    origin, inner = typing.get_origin(kind), typing.get_args(kind)
    if kind in PLAIN:
        return dict(PLAIN[kind])
    if is_dataclass(kind) and isinstance(kind, type):
        if kind.__name__ not in definitions:
            definitions[kind.__name__] = {}
            definitions[kind.__name__] = _object(kind, definitions)
        return {"$ref": f"#/$defs/{kind.__name__}"}
    if origin is tuple:
        return {"type": "array", "items": _of(inner[0], definitions)}
    if origin is Literal:
        return {"enum": list(inner)}
    if origin in (typing.Union, types.UnionType):
        return {"anyOf": [_of(each, definitions) for each in inner]}
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return {"enum": [each.value for each in kind]}
    return {"type": "object", "additionalProperties": _of(inner[1], definitions)}


if __name__ == "__main__":
    print(json.dumps(review_schema(), indent=2))
