"""Game records: read, write and verify them. The format is in docs/formats.md."""

from .files import read_record, read_records, write_record
from .replay import replay

__all__ = ["read_record", "read_records", "replay", "write_record"]
