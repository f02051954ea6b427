"""Frames are read from whatever pieces come, as `websockets` reads them."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Close, Frame, Opcode
from websockets.protocol import CLIENT, Protocol

from sandtable.server.edge.websocket_frames import (
    BINARY,
    CLOSE,
    CONTINUED,
    INVALID_TEXT,
    MOST_FRAGMENTS,
    PING,
    PROTOCOL_ERROR,
    TEXT,
    TOO_LONG,
    BadFrame,
    FrameReader,
    TooManyFragments,
    read_close,
    write_close,
    write_frame,
)

LONGEST = 4096


def sent(opcode: int, payload: bytes = b"", fin: bool = True) -> bytes:
    """A frame as the library of sockets has a client send it, masked at random."""
    return bytes(Frame(Opcode(opcode), payload, fin).serialize(mask=True))


def read(data: bytes, longest: int = LONGEST) -> list[tuple[int, bytes]]:
    return list(FrameReader(longest).read(data))


messages = st.lists(
    st.tuples(st.sampled_from([TEXT, BINARY, PING]), st.binary(max_size=300)).map(
        lambda one: (one[0], one[1][:125] if one[0] == PING else one[1])
    ),
    max_size=6,
)


@given(messages, st.randoms(use_true_random=False))
def test_every_message_arrives_whatever_pieces_it_comes_in(
    wanted: list[tuple[int, bytes]], dice: random.Random
) -> None:
    data = b"".join(sent(*message) for message in wanted)
    reader, found = FrameReader(LONGEST), []
    while data:
        size = dice.randint(1, len(data))
        found += list(reader.read(data[:size]))
        data = data[size:]
    assert found == wanted


def test_what_came_early_is_read_first() -> None:
    data = sent(TEXT, b"one") + sent(TEXT, b"two")
    for cut in range(len(data)):
        reader = FrameReader(LONGEST, data[:cut])
        assert [*reader.read(data[cut:]), *reader.read(b"")] == [(TEXT, b"one"), (TEXT, b"two")]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 4000, 65535, 65536])
def test_what_a_server_writes_a_client_reads(size: int) -> None:
    client = Protocol(CLIENT, max_size=None)
    client.receive_data(write_frame(TEXT, b"x" * size) + write_close(1012, "away"))
    text, close = client.events_received()
    assert isinstance(text, Frame)
    assert isinstance(close, Frame)
    assert (text.opcode, text.data) == (Opcode.TEXT, b"x" * size)
    assert Close.parse(close.data) == Close(1012, "away")


def test_a_message_in_fragments_is_one_and_pings_may_come_between() -> None:
    data = sent(TEXT, b"one ", fin=False) + sent(PING) + sent(CONTINUED, b"two ", fin=False)
    data += sent(CONTINUED, b"three")
    found = read(data)
    assert [one for one in found if one[0] != CONTINUED] == [(PING, b""), (TEXT, b"one two three")]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (write_frame(TEXT, b"not masked"), PROTOCOL_ERROR),
        (bytes([0xC1, 0x80, 0, 0, 0, 0]), PROTOCOL_ERROR),
        (bytes([0x83, 0x80, 0, 0, 0, 0]), PROTOCOL_ERROR),
        (bytes([0x09, 0x80, 0, 0, 0, 0]), PROTOCOL_ERROR),
        (bytes([0x89, 0xFE, 0, 126, 0, 0, 0, 0]), PROTOCOL_ERROR),
        (sent(CONTINUED, b"of nothing"), PROTOCOL_ERROR),
        (sent(TEXT, b"one", fin=False) + sent(TEXT, b"another"), PROTOCOL_ERROR),
        (sent(TEXT, b"x" * (LONGEST + 1)), TOO_LONG),
        (bytes([0x81, 0xFF]) + (2**62).to_bytes(8, "big") + bytes(4), TOO_LONG),
        (sent(TEXT, b"x" * LONGEST, fin=False) + sent(CONTINUED, b"y"), TOO_LONG),
    ],
    # Masks are random: the bytes are no names.
    ids=[
        "not masked",
        "reserved bit",
        "unknown opcode",
        "ping in pieces",
        "long ping",
        "continues nothing",
        "message in a message",
        "too long",
        "far too long",
        "too long in pieces",
    ],
)
def test_what_breaks_the_protocol_is_found_before_it_is_all_there(data: bytes, code: int) -> None:
    with pytest.raises(BadFrame) as found:
        read(data)
    assert found.value.code == code


def test_the_longest_message_is_read() -> None:
    assert read(sent(TEXT, b"x" * LONGEST)) == [(TEXT, b"x" * LONGEST)]


def test_fragments_are_counted() -> None:
    begin = sent(TEXT, fin=False)
    assert len(read(begin + sent(CONTINUED, fin=False) * (MOST_FRAGMENTS - 1))) == MOST_FRAGMENTS
    with pytest.raises(TooManyFragments):
        read(begin + sent(CONTINUED, fin=False) * MOST_FRAGMENTS)


def test_a_ping_in_a_message_that_is_nearly_too_long_is_no_part_of_it() -> None:
    data = sent(TEXT, b"x" * (LONGEST - 1), fin=False) + sent(PING, b"y" * 125)
    found = read(data + sent(CONTINUED, b"x"))
    assert found[1:] == [(PING, b"y" * 125), (TEXT, b"x" * LONGEST)]


def test_reasons_to_close() -> None:
    assert read_close(b"") is None
    for code in (1000, 1001, 1012, 3000, 4429):
        assert read_close(Close(code, "bye").serialize()) == code
    for payload, why in (
        (b"x", PROTOCOL_ERROR),
        ((1005).to_bytes(2, "big"), PROTOCOL_ERROR),
        ((999).to_bytes(2, "big"), PROTOCOL_ERROR),
        ((1000).to_bytes(2, "big") + b"\xff", INVALID_TEXT),
    ):
        with pytest.raises(BadFrame) as found:
            read_close(payload)
        assert found.value.code == why
    assert read(sent(CLOSE, b"\x03\xe8"))[0] == (CLOSE, b"\x03\xe8")
