"""The data of reviews as JSON and back: dataclasses, nothing else."""

import types
import typing
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import StrEnum
from typing import Any, TypeVar

T = TypeVar("T")


def to_json(thing: Any) -> Any:
    """JSON-able data: a dataclass as an object, a tuple as a list."""
    if is_dataclass(thing) and not isinstance(thing, type):
        return {each.name: to_json(getattr(thing, each.name)) for each in fields(thing)}
    if isinstance(thing, StrEnum):
        return thing.value
    if isinstance(thing, Mapping):
        return {str(key): to_json(value) for key, value in thing.items()}
    if isinstance(thing, tuple | list):
        return [to_json(each) for each in thing]
    return thing


def from_json(kind: type[T], data: Any) -> T:
    """The dataclass that `to_json` wrote."""
    read: T = _read(kind, data)
    return read


def _read(kind: Any, data: Any) -> Any:
    if is_dataclass(kind) and isinstance(kind, type):
        hints = typing.get_type_hints(kind)
        return kind(**{name: _read(hints[name], value) for name, value in data.items()})
    origin, inner = typing.get_origin(kind), typing.get_args(kind)
    if origin is tuple:
        return tuple(_read(inner[0], each) for each in data)
    if origin in (typing.Union, types.UnionType):
        return data
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return kind(data)
    return float(data) if kind is float else data
