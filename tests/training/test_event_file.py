"""Event files against what is published: checksums of the RFC, and TensorFlow's event.proto."""

import math
import struct
from pathlib import Path
from typing import Any

import pytest
from google.protobuf import descriptor_pb2, descriptor_pool, message_factory

from sandtable.training.event_file import EventFile, crc32c, event, record

FIELD = descriptor_pb2.FieldDescriptorProto


@pytest.mark.parametrize(
    ("data", "checksum"),
    [
        (bytes(32), 0x8A9136AA),
        (b"\xff" * 32, 0x62A8AB43),
        (bytes(range(32)), 0x46DD794E),
        (bytes(range(31, -1, -1)), 0x113FDB5C),
        (b"123456789", 0xE3069283),
    ],
)
def test_checksums_are_those_of_the_rfc(data: bytes, checksum: int) -> None:
    """RFC 3720, B.4 (there the bytes of each checksum stand in the order they are sent)."""
    assert crc32c(data) == checksum


def event_type() -> Any:
    """`Event` as event.proto and summary.proto declare it, as far as scalars need it."""
    file = descriptor_pb2.FileDescriptorProto(name="event.proto", syntax="proto3")
    event = file.message_type.add(name="Event")
    event.field.add(name="wall_time", number=1, type=FIELD.TYPE_DOUBLE, label=1)
    event.field.add(name="step", number=2, type=FIELD.TYPE_INT64, label=1)
    event.field.add(name="file_version", number=3, type=FIELD.TYPE_STRING, label=1)
    summary = file.message_type.add(name="Summary")
    event.field.add(
        name="summary", number=5, type=FIELD.TYPE_MESSAGE, label=1, type_name=".Summary"
    )
    value = summary.nested_type.add(name="Value")
    value.field.add(name="tag", number=1, type=FIELD.TYPE_STRING, label=1)
    value.field.add(name="simple_value", number=2, type=FIELD.TYPE_FLOAT, label=1)
    summary.field.add(
        name="value", number=1, type=FIELD.TYPE_MESSAGE, label=3, type_name=".Summary.Value"
    )
    pool = descriptor_pool.DescriptorPool()
    pool.Add(file)
    return message_factory.GetMessageClass(pool.FindMessageTypeByName("Event"))


def records(content: bytes) -> list[bytes]:
    """The data in a file of TFRecords, each checked by its length and its checksums."""
    found = []
    while content:
        (length,) = struct.unpack("<Q", content[:8])
        assert content[8:12] == masked(content[:8])
        found.append(content[12 : 12 + length])
        assert content[12 + length : 16 + length] == masked(found[-1])
        content = content[16 + length :]
    return found


def masked(data: bytes) -> bytes:
    """The published rule: turned right by 15 bits, and a constant added."""
    bits = f"{crc32c(data):032b}"
    turned = int(bits[-15:] + bits[:-15], 2)
    return ((turned + 0xA282EAD8) % 2**32).to_bytes(4, "little")


def test_google_reads_what_was_written(tmp_path: Path) -> None:
    events = EventFile(tmp_path / "logs")
    events.write(0, {"match/score": 0.5625})
    events.write(300, {"play/games_per_second": 2.5, "loss/größte": -1e9, "none": math.inf})
    events.write(2**40, {})
    (path,) = (tmp_path / "logs").iterdir()
    assert "tfevents" in path.name  # TensorBoard looks for that word.
    read = [event_type().FromString(data) for data in records(path.read_bytes())]
    assert [one.file_version for one in read] == ["brain.Event:2", "", "", ""]
    assert [one.step for one in read] == [0, 0, 300, 2**40]
    assert all(1.7e9 < one.wall_time < 1e11 for one in read)
    values = [{value.tag: value.simple_value for value in one.summary.value} for one in read]
    assert values[1] == {"match/score": 0.5625}
    assert values[2] == {"play/games_per_second": 2.5, "loss/größte": -1e9, "none": math.inf}


def test_nothing_to_log_leaves_no_file(tmp_path: Path) -> None:
    EventFile(tmp_path / "logs")
    assert not (tmp_path / "logs").exists()


def test_long_names_are_written_too(tmp_path: Path) -> None:
    """Lengths above 127 take two bytes."""
    (data,) = records(record(event(1.0, 5, {"n" * 300: 2.0})))
    (value,) = event_type().FromString(data).summary.value
    assert (value.tag, value.simple_value) == ("n" * 300, 2.0)
