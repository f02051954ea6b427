"""Game records on disk."""

import json
import os
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from ..errors import BadRecord

LINES_SUFFIX = ".jsonl"
"""A file of many records, one a line."""


def read_record(path: Path) -> Any:
    """The record in a file, as JSON data; `replay` says whether it is a game."""
    return parse_record(_read_bytes(path))


def read_records(path: Path) -> Iterator[tuple[str, Any]]:
    """Every record in a file with the name of its place; a `.jsonl` file has one a line.

    A line that is no JSON comes as the BadRecord it raises, so that the others can still be read.
    """
    if path.suffix != LINES_SUFFIX:
        yield str(path), _parsed_or_error(_read_bytes(path))
        return
    for number, line in enumerate(_read_bytes(path).splitlines(), start=1):
        if line.strip():
            yield f"{path}:{number}", _parsed_or_error(line)


def _parsed_or_error(data: bytes) -> Any:
    try:
        return parse_record(data)
    except BadRecord as error:
        return error


def parse_record(data: bytes | str) -> Any:
    """JSON data, or BadRecord with the place where it stops being JSON."""
    try:
        return json.loads(data)
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise BadRecord(f"not JSON: {error.msg} at {place}") from None
    except UnicodeDecodeError:
        raise BadRecord("not JSON: the file is not UTF-8 text") from None
    except RecursionError:
        raise BadRecord("not a record: it is nested too deeply") from None
    except ValueError as error:
        raise BadRecord(f"not JSON: {error}") from None


def _read_bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadRecord(f"cannot read {path}: {error.strerror}") from None


def write_record(path: Path, record: Mapping[str, Any]) -> None:
    """Write a record, all of it or nothing: an old file stays until the new one is whole."""
    text = json.dumps(record, ensure_ascii=False, indent=2) + "\n"
    try:
        data = text.encode("utf-8")
    except UnicodeEncodeError:
        raise BadRecord(f"cannot write {path}: a text in the record is not Unicode") from None
    try:
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
    except OSError as error:
        raise BadRecord(f"cannot write {path}: {error.strerror}") from None
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except OSError as error:
        Path(temporary).unlink(missing_ok=True)
        raise BadRecord(f"cannot write {path}: {error.strerror}") from None
