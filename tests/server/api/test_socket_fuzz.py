"""Whatever comes by a socket is answered with a sentence; nothing breaks, nothing hangs."""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from sandtable.server.edge.guard import LONGEST_MESSAGE
from tests.server.listening import hear, hear_on, open_socket
from tests.server.serving import Served

TOO_LONG = 1009
KINDS = [
    "play",
    "undo",
    "take-seat",
    "commit",
    "reveal",
    "add-bot",
    "send-away",
    "hand-over",
    "end-abandoned",
    "leave",
    "offer-draw",
    "accept-draw",
    "decline-draw",
    "claim-timeout",
    "rematch",
    "since",
    "react",
    "ping",
    "no-such-type",
]

small = st.integers(-2, 9)
words = st.text(max_size=12) | st.sampled_from(["random", "novice", "build 1 p", "discard k", "a"])
values = small | words | st.none() | st.booleans() | st.floats() | st.just(10**30)
anything = st.recursive(
    values, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3)
)
keys = st.from_regex(r"\A[A-Za-z0-9_-]{1,8}\Z") | values
likely = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS)},
    optional={
        "key": keys,
        "number": small,
        "move": words,
        "seed": words,
        "commitment": words | st.just("0" * 64),
        "chair": small | st.none(),
        "seat": small,
        "level": words,
        "reaction": words | st.just("wave"),
        "more": anything,
    },
)
texts = (
    st.text(max_size=200)
    | anything.map(json.dumps)
    | likely.map(json.dumps)
    | likely.map(json.dumps)
    | st.just("[" * 1000)
)
messages = texts | st.binary(max_size=50)


def open_table(served: Served, token: str, wish: dict[str, Any]) -> str:
    bearer = {"Authorization": f"Bearer {token}"}
    answer = (
        served.client(headers=bearer)
        .post("/api/tables", json={"visibility": "public", **wish})
        .raise_for_status()
    )
    return str(answer.json()["name"])


def is_alive(socket: ClientConnection) -> bool:
    """Whether what is asked after all this is still answered."""
    socket.send('{"type": "ping"}')
    while hear(socket)["type"] != "pong":
        pass
    return True


@pytest.mark.parametrize("sits", [True, False])
@pytest.mark.parametrize(
    "wish",
    [
        {"game": "mandala", "bots": ["random"]},
        {"game": "patterns", "clock": {"move": 60}},
        {"game": "mandamina", "options": {"seats": 2}, "bots": ["random"]},
    ],
)
def test_any_message_is_answered(served: Served, wish: dict[str, Any], sits: bool) -> None:
    token = served.token()
    table = open_table(served, token, wish)

    @settings(max_examples=25, deadline=None, database=None, suppress_health_check=[*HealthCheck])
    @given(st.lists(messages, min_size=1, max_size=8))
    def check(sent: list[str | bytes]) -> None:
        with open_socket(served, table, token if sits else None) as socket:
            assert hear(socket)["type"] == "hello"
            for message in sent:
                socket.send(message)
            assert is_alive(socket)

    check()


def test_a_message_that_is_too_long_closes_the_socket(served: Served) -> None:
    token = served.token()
    table = open_table(served, token, {"game": "patterns"})
    with open_socket(served, table, token) as socket:
        hear(socket)
        socket.send("x" * (LONGEST_MESSAGE + 1))
        with pytest.raises(ConnectionClosed) as closed:
            hear_on(socket)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == TOO_LONG


@pytest.mark.parametrize("since", ["-1", "x", "99999999999999999999", "1e3", ""])
def test_a_strange_beginning_is_refused(served: Served, since: str) -> None:
    token = served.token()
    table = open_table(served, token, {"game": "patterns"})
    with pytest.raises(InvalidStatus) as refused, open_socket(served, table, token, since=since):
        pass
    assert refused.value.response.status_code in (400, 403)
