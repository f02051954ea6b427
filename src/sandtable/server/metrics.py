"""What is counted: `/metrics` shows it to Prometheus. There are no names in it."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"

SHORT = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
LONG = (0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0)

REQUESTS = Counter(
    "sandtable_requests", "Requests answered.", ["method", "route", "status"], registry=REGISTRY
)
REQUEST_SECONDS = Histogram(
    "sandtable_request_seconds", "Time to answer.", ["route"], registry=REGISTRY, buckets=SHORT
)
SOCKETS = Gauge("sandtable_sockets", "Open sockets.", registry=REGISTRY)
CONNECTIONS = Gauge("sandtable_connections", "Open connections.", registry=REGISTRY)
REJECTED = Counter(
    "sandtable_rejected",
    "Connections closed before the application saw a request, and sockets that sent too much.",
    ["reason"],
    registry=REGISTRY,
)
TABLES = Gauge("sandtable_tables", "Tables held in memory.", registry=REGISTRY)
EVENTS = Counter("sandtable_events", "Events appended to tables.", registry=REGISTRY)
APPEND_SECONDS = Histogram(
    "sandtable_append_seconds", "Time until events are safe.", registry=REGISTRY, buckets=SHORT
)
BOT_SECONDS = Histogram(
    "sandtable_bot_seconds",
    "Time a bot thought about a move.",
    ["game"],
    registry=REGISTRY,
    buckets=LONG,
)
BOT_QUEUE = Gauge("sandtable_bot_queue", "Bots that wait for their turn.", registry=REGISTRY)
BOT_WAIT_SECONDS = Histogram(
    "sandtable_bot_wait_seconds",
    "Time a bot waited before it could think.",
    registry=REGISTRY,
    buckets=LONG,
)
BOT_SHORTENED = Counter(
    "sandtable_bot_shortened",
    "Moves for which a bot had less time than usual because others waited.",
    registry=REGISTRY,
)
BOT_HURRIED = Counter(
    "sandtable_bot_hurried",
    "Moves of bots whose clock ran low while they waited: quick, or any legal one.",
    ["move"],
    registry=REGISTRY,
)


def write_metrics() -> bytes:
    """All of it in Prometheus' text format."""
    return generate_latest(REGISTRY)
