"""Where bots think, as an operator says it."""

import importlib.util

import pytest

from sandtable.errors import BadOption
from sandtable.server.bots.workers.choice import Choice, read_choice


@pytest.mark.parametrize(
    ("text", "choice"),
    [
        ("threads", Choice("threads")),
        ("processes:4", Choice("processes", count=4)),
        ("ray://10.0.0.7:10001", Choice("ray", address="ray://10.0.0.7:10001")),
        ("ray:10.0.0.7:6379", Choice("ray", address="10.0.0.7:6379")),
        ("ray:auto", Choice("ray", address="auto")),
    ],
)
def test_the_spellings(text: str, choice: Choice) -> None:
    assert read_choice(text) == choice


@pytest.mark.parametrize(
    "text", ["", "thread", "threads:2", "processes", "processes:0", "processes:-1", "ray", "ray://"]
)
def test_anything_else_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(BadOption, match="bots think in threads, processes:N, ray://"):
        read_choice(text)


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(BadOption, match=r"pip install 'sandtable\[cluster\]'"):
        read_choice("ray://host:10001")
