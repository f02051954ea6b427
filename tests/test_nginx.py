"""The tests look for nginx, and say how to get one."""

from pathlib import Path

import pytest

from tests import nginx
from tests.nginx import NoNginx, at_ports, ensure_installed, find_nginx


def test_without_one_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.nginx.shutil.which", lambda name: None)
    monkeypatch.setattr(nginx, "PLACES", ())
    monkeypatch.setattr(nginx, "may_install", lambda: False)
    with pytest.raises(NoNginx, match="apt-get install nginx-light"):
        ensure_installed()


def test_what_cannot_be_installed_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.nginx.shutil.which", lambda name: None)
    monkeypatch.setattr(nginx, "PLACES", ())
    monkeypatch.setattr(nginx, "may_install", lambda: True)
    monkeypatch.setattr(nginx, "install", lambda *packages: f"no {packages[0]} to be had")
    with pytest.raises(NoNginx, match="no nginx-light to be had"):
        ensure_installed()


def test_one_beside_the_path_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "nginx"
    program.touch()
    monkeypatch.setattr("tests.nginx.shutil.which", lambda name: None)
    monkeypatch.setattr(nginx, "PLACES", (str(program),))
    assert find_nginx() == str(program)


def test_a_change_that_fits_nothing_is_a_mistake() -> None:
    assert at_ports("listen 80;", {"80": "8080"}) == "listen 8080;"
    with pytest.raises(AssertionError, match="443"):
        at_ports("listen 80;", {"443": "8443"})
