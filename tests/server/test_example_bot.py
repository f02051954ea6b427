"""The example bot plays all three games against a real server."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.serving import PATIENCE, Served

pytestmark = pytest.mark.process

BOT = Path(__file__).parents[2] / "examples" / "bot.py"
LONGEST = 65


def start_bot(served: Served, *arguments: str, token: str | None = None) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONWARNINGS": "error"}
    environment.pop("SANDTABLE_TOKEN", None)
    if token is not None:
        environment["SANDTABLE_TOKEN"] = token
    return subprocess.Popen(
        [sys.executable, str(BOT), served.address, *arguments],
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
    )


def finished(bot: subprocess.Popen[str]) -> dict[str, object]:
    """What the bot says of the result."""
    try:
        out, _ = bot.communicate(timeout=2 * PATIENCE)
    finally:
        bot.kill()
    assert bot.returncode == 0
    assert out.splitlines()[-2] == "cards checked"
    result = ast.literal_eval(out.splitlines()[-1])
    assert isinstance(result, dict)
    return result


def test_the_bot_is_short() -> None:
    assert len(BOT.read_text(encoding="utf-8").splitlines()) < LONGEST


@pytest.mark.parametrize("game", ["mandala", "patterns"])
def test_two_bots_play_a_game_for_two(served: Served, game: str) -> None:
    host = start_bot(served, game)
    assert host.stdout is not None
    table = host.stdout.readline().split()[1]
    other = start_bot(served, table, token=served.token())
    result = finished(host)
    assert result == finished(other)
    assert result["ending"] in {"mandala": ["river", "deck"], "patterns": ["stuck"]}[game]
    record = served.client().get(f"/api/tables/{table}/record").json()
    assert record["scores"] == result["scores"]


def test_a_bot_plays_against_one_of_the_server(served: Served) -> None:
    assert finished(start_bot(served, "patterns", "random"))["ending"] == "stuck"


def test_a_bot_plays_alone(served: Served) -> None:
    result = finished(start_bot(served, "mandamina", "goal=simple"))
    assert result["ending"] in ("clustered", "move-limit")
