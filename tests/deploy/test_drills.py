"""What docs/deploy.md tells operators to do, done: a restore, an upgrade, and the way back."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.terminal import sandtable
from tests.postgres import Postgres
from tests.server.http_player import Person
from tests.server.serving import serving
from tests.server.test_upgrade import EXPECTED, unpack

pytestmark = pytest.mark.process


@pytest.fixture(params=["sqlite", "postgresql"], name="elsewhere")
def _elsewhere(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database on another machine, so to speak."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'elsewhere.db'}"
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        yield postgres.url(postgres.new_database())


def test_a_restore_drill(tmp_path: Path, elsewhere: str) -> None:
    """A backup while people play; their machine is lost; they go on at another one."""
    database, backup = f"sqlite:///{tmp_path / 'sandtable.db'}", tmp_path / "drill.backup"
    with serving(database) as served:
        person = Person(served)
        table = person.open("patterns", starter="host")
        person.sit(table)
        other = Person(served)
        other.sit(table)
        player = person if person.see(table)["table"]["position"]["legal_moves"] else other
        player.play_first(table)
        assert sandtable("backup", str(backup), "--database", database).code == 0
        then = person.see(table)
        player.do(table, "resign")  # After the backup: this is what is lost.
    for file in tmp_path.glob("sandtable.db*"):
        file.unlink()
    done = sandtable("restore", str(backup), "--database", elsewhere)
    assert done.code == 0, done.all
    with serving(elsewhere) as served:
        person, other = person.at(served), other.at(served)
        now = person.see(table)
        assert (now["number"], now["table"]["status"]) == (then["number"], "playing")
        assert now["table"]["position"] == then["table"]["position"]
        (player,) = [
            one for one in (person, other) if one.see(table)["table"]["position"]["legal_moves"]
        ]
        player.play_first(table)
        player.do(table, "resign")


def test_an_upgrade_and_the_way_back(tmp_path: Path) -> None:
    """A copy of the old file is the way back: the new version never touches it, and a new backup
    of the old data restores to what the old version had."""
    file = unpack("sandtable.db", tmp_path)
    before = file.read_bytes()
    kept = tmp_path / "before-the-upgrade.db"
    kept.write_bytes(before)
    url = f"sqlite:///{file}"
    headers = {"Authorization": f"Bearer {EXPECTED['tokens']['North']}"}
    with serving(url) as served:
        assert served.client(headers=headers).get("/api/me").json()["name"] == "North"
    assert file.read_bytes() != before, "the new version has brought it up to date"
    assert kept.read_bytes() == before
    for old in tmp_path.glob("sandtable.db*"):
        old.unlink()
    kept.rename(file)
    assert file.read_bytes() == before, "this is what the old version starts on"
    with serving(url) as served:  # And the new one again, when it has been repaired.
        assert served.client(headers=headers).get("/api/me").json()["name"] == "North"
