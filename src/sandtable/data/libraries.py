"""The library that reads and writes Parquet: an extra that may not be installed."""

from typing import Any

from ..errors import SandtableError


class NoPolars(SandtableError):
    """Tables are asked for, and what writes and reads them is missing."""


def need_polars() -> Any:
    """Polars, or the sentence that says how to get it."""
    try:
        import polars
    except ImportError:
        raise NoPolars("tables need Polars: pip install 'sandtable[data]'") from None
    return polars
