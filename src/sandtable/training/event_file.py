"""Figures over time in a file that TensorBoard reads.

An event file is a sequence of records (TFRecord: length, its checksum, data, its checksum), each a
protocol buffer `Event` of TensorFlow's event.proto. Only what a curve needs is written: time, step,
name and number.
"""

import os
import socket
import struct
import time
from collections.abc import Mapping
from pathlib import Path

POLYNOMIAL = 0x82F63B78
"""CRC-32C (Castagnoli), its bits reversed."""
MASK = 0xA282EAD8
"""Added to a checksum, which may itself be part of what is checked."""
WORD = 0xFFFFFFFF

# Protocol buffers: the number of a field and, in the last three bits, how its value is written.
VARINT, DOUBLE, BYTES, FLOAT = 0, 1, 2, 5
EVENT_TIME = 1 << 3 | DOUBLE
EVENT_STEP = 2 << 3 | VARINT
EVENT_VERSION = 3 << 3 | BYTES
EVENT_SUMMARY = 5 << 3 | BYTES
SUMMARY_VALUE = 1 << 3 | BYTES
VALUE_TAG = 1 << 3 | BYTES
VALUE_NUMBER = 2 << 3 | FLOAT
VERSION = b"brain.Event:2"


def _remainder(byte: int) -> int:
    for _ in range(8):
        byte = byte >> 1 ^ (POLYNOMIAL if byte & 1 else 0)
    return byte


REMAINDERS = [_remainder(byte) for byte in range(256)]


def crc32c(data: bytes) -> int:
    """The checksum of RFC 3720."""
    rest = WORD
    for byte in data:
        rest = rest >> 8 ^ REMAINDERS[(rest ^ byte) & 0xFF]
    return rest ^ WORD


def record(data: bytes) -> bytes:
    """Data as it stands in the file."""
    length = struct.pack("<Q", len(data))
    return length + _masked(length) + data + _masked(data)


def _masked(data: bytes) -> bytes:
    checksum = crc32c(data)
    return struct.pack("<I", (checksum >> 15 | checksum << 17) + MASK & WORD)


def first_event(seconds: float) -> bytes:
    """What every file begins with."""
    return _time(seconds) + _text(EVENT_VERSION, VERSION)


def event(seconds: float, step: int, figures: Mapping[str, float]) -> bytes:
    """Figures by name at a step of their curves."""
    values = b"".join(
        _text(
            SUMMARY_VALUE,
            _text(VALUE_TAG, name.encode()) + struct.pack("<Bf", VALUE_NUMBER, figure),
        )
        for name, figure in figures.items()
    )
    return _time(seconds) + _varint(EVENT_STEP) + _varint(step) + _text(EVENT_SUMMARY, values)


def _time(seconds: float) -> bytes:
    return struct.pack("<Bd", EVENT_TIME, seconds)


def _text(field: int, data: bytes) -> bytes:
    return _varint(field) + _varint(len(data)) + data


def _varint(number: int) -> bytes:
    """Seven bits a byte, the lowest first; a bit more says that others follow."""
    written = bytearray()
    while number >= 0x80:
        written.append(number & 0x7F | 0x80)
        number >>= 7
    written.append(number)
    return bytes(written)


class EventFile:
    """The figures of one run. TensorBoard reads all files of a folder as one."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._path: Path | None = None

    def write(self, step: int, figures: Mapping[str, float]) -> None:
        """Append figures; the file is made with the first."""
        now = time.time()
        data = record(event(now, step, figures))
        if self._path is None:
            self._folder.mkdir(parents=True, exist_ok=True)
            name = f"events.out.tfevents.{int(now)}.{socket.gethostname()}.{os.getpid()}"
            self._path = self._folder / name
            data = record(first_event(now)) + data
        with self._path.open("ab") as file:
            file.write(data)
