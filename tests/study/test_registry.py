"""What teaches a game is found like the game, and a game can do without."""

from pathlib import Path

import pytest

from sandtable import GAMES, plugins
from sandtable.games import installed
from sandtable.study import STUDIES, Study, study_of
from tests.installing import install, install_twin, look_again, twin


@pytest.mark.parametrize("game", GAMES)
def test_every_game_of_ours_has_a_study(game: str) -> None:
    assert game in plugins.entries(plugins.STUDY)
    assert study_of(game) is STUDIES[game]


def test_a_game_can_do_without(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install_twin(tmp_path, "untaught")
    look_again(monkeypatch, tmp_path)
    assert "untaught" in installed.names()
    assert study_of("untaught") == Study()


def test_a_broken_study_is_named_and_done_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    groups = (plugins.GAMES, plugins.STUDY)
    entries = {group: {"odd": "odd_package:Twin"} for group in groups}
    install(tmp_path, "odd_package", twin("odd"), entries)
    look_again(monkeypatch, tmp_path)
    assert study_of("odd") == Study()
    [record] = caplog.records
    assert "'odd' in sandtable.study of odd_package 1.0 cannot be used" in record.getMessage()
