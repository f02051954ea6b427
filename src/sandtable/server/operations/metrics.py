"""What is counted: `/metrics` shows it to Prometheus. There are no names in it."""

from functools import partial

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()
counter = partial(Counter, registry=REGISTRY)
gauge = partial(Gauge, registry=REGISTRY)
histogram = partial(Histogram, registry=REGISTRY)
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"

SHORT = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
LONG = (0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0)

REQUESTS = counter("sandtable_requests", "Requests answered.", ["method", "route", "status"])
REQUEST_SECONDS = histogram(
    "sandtable_request_seconds", "Time to answer.", ["route"], buckets=SHORT
)
SOCKETS = gauge("sandtable_sockets", "Open sockets.")
CONNECTIONS = gauge("sandtable_connections", "Open connections.")
REJECTED = counter(
    "sandtable_rejected",
    "Connections closed before the application saw a request, and sockets that sent too much.",
    ["reason"],
)
TABLES = gauge("sandtable_tables", "Tables held in memory.")
EVENTS = counter("sandtable_events", "Events appended to tables.")
APPEND_SECONDS = histogram("sandtable_append_seconds", "Time until events are safe.", buckets=SHORT)
BOT_SECONDS = histogram(
    "sandtable_bot_seconds", "Time a bot thought about a move.", ["game"], buckets=LONG
)
BOT_WAIT_SECONDS = histogram(
    "sandtable_bot_wait_seconds", "Time a bot waited before it could think.", buckets=LONG
)
BOT_SHORTENED = counter(
    "sandtable_bot_shortened",
    "Moves for which a bot had less time than usual because others waited.",
)
BOT_HURRIED = counter(
    "sandtable_bot_hurried",
    "Moves of bots whose clock ran low while they waited: quick, or any legal one.",
    ["move"],
)
BOT_PLAYERS = gauge("sandtable_bot_players", "Bots kept between their moves.")
BOT_PLAYER_BYTES = gauge("sandtable_bot_player_bytes", "Memory held by bots between their moves.")
BOT_PLAYERS_EVICTED = counter(
    "sandtable_bot_players_evicted",
    "Bots dropped during a game to stay within the memory for bots.",
)
WORKERS = gauge(
    "sandtable_workers", "Thoughts that workers outside of this process can have at once."
)
WORKERS_LOST = counter(
    "sandtable_workers_lost",
    "Workers that ended, were silent, have another version, or a cluster that cannot be used.",
    ["reason"],
)
THOUGHTS_REPEATED = counter(
    "sandtable_thoughts_repeated", "Moves thought about again because a worker was lost."
)
THINKING_WAITING = gauge(
    "sandtable_thinking_waiting",
    "What waits for its turn to think: moves at tables, study (reviews, analysis), background.",
    ["priority"],
)
REVIEWS_REPEATED = counter(
    "sandtable_reviews_repeated", "Reviews begun again because their process was lost."
)
PUSH = counter(
    "sandtable_push",
    "Push messages: delivered, retried, gone (unsubscribed), failed, refused (no known service), "
    "dropped (queue full), limited (too many for one person).",
    ["outcome"],
)
PUSH_QUEUE = gauge("sandtable_push_queue", "Push messages that wait, or wait for a retry.")
PUSH_SECONDS = histogram(
    "sandtable_push_seconds", "Time a push service took to answer.", buckets=LONG
)


def write_metrics() -> bytes:
    """All of it in Prometheus' text format."""
    return generate_latest(REGISTRY)
