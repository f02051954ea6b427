"""A match in progress: who sits where, the clock, the chance, and what has happened. No I/O."""

from .events import Event, read_event
from .people import Kind, Somebody, bot
from .refusal import Refused
from .settings import Settings, Starter, Visibility, read_settings
from .step import Step
from .table import BrokenLog, Status, Table

__all__ = [
    "BrokenLog",
    "Event",
    "Kind",
    "Refused",
    "Settings",
    "Somebody",
    "Starter",
    "Status",
    "Step",
    "Table",
    "Visibility",
    "bot",
    "read_event",
    "read_settings",
]
