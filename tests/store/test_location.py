"""Where the database is."""

from pathlib import Path

import pytest

from sandtable.store.errors import BadLocation
from sandtable.store.location import VARIABLE, find_location, shown


def test_the_default_is_a_file_under_the_data_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """On Linux that of the XDG specification, or where it says by default."""
    monkeypatch.delenv(VARIABLE, raising=False)
    monkeypatch.delenv("SANDTABLE_DATA", raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert find_location().database == str(tmp_path / "sandtable" / "sandtable.db")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", "/home/anna")
    assert find_location().database == "/home/anna/.local/share/sandtable/sandtable.db"
    monkeypatch.setenv("SANDTABLE_DATA", "/srv/games")
    assert find_location().database == "/srv/games/sandtable.db"


def test_the_variable_names_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """And an address given outright is stronger still."""
    monkeypatch.setenv(VARIABLE, "postgresql://anna@example.org/games")
    location = find_location()
    assert location.drivername == "postgresql+psycopg"
    assert (location.username, location.host, location.database) == ("anna", "example.org", "games")
    assert find_location("sqlite:////srv/games.db").database == "/srv/games.db"


def test_the_short_name_of_postgresql_is_known() -> None:
    """Many hosts hand out addresses like this."""
    assert find_location("postgres://anna@example.org/x").drivername == "postgresql+psycopg"


@pytest.mark.parametrize(
    "url",
    ["wonderland", "mysql://anna:wonderland@example.org/x", "sqlite://", "sqlite:///:memory:"],
)
def test_what_cannot_be_a_database_is_one_sentence(url: str) -> None:
    """Without the password."""
    with pytest.raises(BadLocation) as raised:
        find_location(url)
    assert "wonderland" not in str(raised.value)


def test_a_location_is_shown_without_its_password() -> None:
    """To be read by people, and in logs."""
    location = find_location("postgresql://anna:wonderland@example.org/games")
    assert shown(location) == "postgresql://anna:***@example.org/games"
    assert shown(find_location("sqlite:////srv/games.db")) == "/srv/games.db"
