"""Frames of a WebSocket (RFC 6455), read from whatever pieces come and written as bytes."""

from collections.abc import Iterator

from websockets.frames import CloseCode

try:
    from websockets.speedups import apply_mask
except ImportError:  # Where there is no wheel with compiled code.
    from websockets.utils import apply_mask

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
FIRST_CONTROL = CLOSE
KNOWN = frozenset({CONTINUED, TEXT, BINARY, CLOSE, PING, PONG})
LAST, MASKED = 0x80, 0x80
RESERVED, OPCODE, LENGTH = 0x70, 0x0F, 0x7F
LONGEST_CONTROL = 125
IN_TWO_BYTES, IN_EIGHT_BYTES = 126, 127
"""Lengths that say that the length follows, in so many bytes."""
NO_MASK = bytes(4)
MOST_FRAGMENTS = 64
"""Of one message."""
A_PING = bytes((LAST | PING, 0))

PROTOCOL_ERROR, INVALID_TEXT, TOO_LONG = 1002, 1007, 1009


class BadFrame(Exception):
    """What came breaks the protocol; the socket is closed with a code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code


class TooManyFragments(Exception):
    """A message that is sent in more pieces than anybody needs."""


class FrameReader:
    """Reads what a client sends. What it keeps is shorter than the longest message."""

    __slots__ = ("_count", "_fragments", "_kind", "_longest", "_rest")

    def __init__(self, longest: int, early: bytes = b"") -> None:
        self._longest = longest
        self._rest = early
        """The beginning of a frame; at first what came before anybody could read it."""
        self._fragments = b""
        """The beginning of a message."""
        self._kind: int | None = None
        """What kind of message that is; None: none has begun."""
        self._count = 0

    def read(self, data: bytes) -> Iterator[tuple[int, bytes]]:
        """Every frame that is complete now, messages as TEXT or BINARY when their last frame is.

        Any other frame of a message is given as CONTINUED, for whoever counts frames.
        """
        if self._rest:
            data = self._rest + data
        first, end = 0, len(data)
        while end - first >= 2:
            head, size = data[first], data[first + 1]
            body = first + 6
            if not size & MASKED:
                raise BadFrame(PROTOCOL_ERROR, "a frame is not masked")
            size &= LENGTH
            self._check(head, size)
            if size >= IN_TWO_BYTES:
                body += 2 if size == IN_TWO_BYTES else 8
                if end < body:
                    break
                size = int.from_bytes(data[first + 2 : body - 4], "big")
            opcode = head & OPCODE
            # A control frame may come in the middle of a message; it is no part of it, and short.
            if opcode < FIRST_CONTROL and size + len(self._fragments) > self._longest:
                raise BadFrame(TOO_LONG, "a message is too long")
            if end < body + size:
                break
            payload, mask = data[body : body + size], data[body - 4 : body]
            first = body + size
            if mask != NO_MASK:
                payload = apply_mask(payload, mask)
            if opcode < FIRST_CONTROL and (opcode == CONTINUED or not head & LAST):
                yield self._continue(opcode, payload, is_last=bool(head & LAST))
            else:
                yield opcode, payload
        self._rest = data[first:]

    def _check(self, head: int, size: int) -> None:
        opcode = head & OPCODE
        if head & RESERVED or opcode not in KNOWN:
            raise BadFrame(PROTOCOL_ERROR, "nobody knows such a frame")
        if opcode >= FIRST_CONTROL:
            if size > LONGEST_CONTROL or not head & LAST:
                raise BadFrame(PROTOCOL_ERROR, "a control frame is too long or in pieces")
        elif (opcode == CONTINUED) is (self._kind is None):
            raise BadFrame(PROTOCOL_ERROR, "a message begins within another, or nowhere")

    def _continue(self, opcode: int, payload: bytes, is_last: bool) -> tuple[int, bytes]:
        if self._kind is None:
            self._kind = opcode
        self._count += 1
        if self._count > MOST_FRAGMENTS:
            raise TooManyFragments
        self._fragments += payload
        if not is_last:
            return CONTINUED, b""
        whole = self._kind, self._fragments
        self._kind, self._fragments, self._count = None, b"", 0
        return whole


def write_frame(opcode: int, payload: bytes) -> bytes:
    """A frame of a server, which is not masked."""
    size = len(payload)
    if size <= LONGEST_CONTROL:
        return bytes((LAST | opcode, size)) + payload
    if size < 1 << 16:
        return bytes((LAST | opcode, IN_TWO_BYTES, size >> 8, size & 0xFF)) + payload
    return bytes((LAST | opcode, IN_EIGHT_BYTES)) + size.to_bytes(8, "big") + payload


def write_close(code: int, reason: str = "") -> bytes:
    """The frame that closes a socket."""
    return write_frame(CLOSE, code.to_bytes(2, "big") + reason.encode())


def read_close(payload: bytes) -> int | None:
    """With which code the other side closes, None if it says none; BadFrame if it is no close."""
    if not payload:
        return None
    code = int.from_bytes(payload[:2], "big")
    is_ours = 3000 <= code < 5000
    if len(payload) < 2 or not (is_ours or code in SENDABLE):
        raise BadFrame(PROTOCOL_ERROR, "no such reason to close")
    try:
        payload[2:].decode()
    except UnicodeDecodeError:
        raise BadFrame(INVALID_TEXT, "a reason that is no text") from None
    return code


SENDABLE = frozenset(set(CloseCode) - {1005, 1006, 1015})
"""Codes that may be in a frame (RFC 6455, 7.4)."""
