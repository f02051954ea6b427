"""An nginx of our own for tests: Debian's package, a folder of its own, ports that are free."""

import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2

from .debian import install, may_install

PACKAGE = "nginx-light"
PLACES = ("/usr/sbin/nginx", "/usr/local/sbin/nginx", "/usr/local/bin/nginx")
PATIENCE = 20.0

AROUND = """\
daemon off;
master_process off;
worker_processes 1;
pid {folder}/nginx.pid;
error_log stderr warn;
events {{ worker_connections 256; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""
"""What a package's nginx.conf has around the file of a site, as far as a test needs it."""


class NoNginx(Exception):
    """There is none."""


def find_nginx() -> str:
    """The program."""
    found = shutil.which("nginx") or next((p for p in PLACES if Path(p).exists()), None)
    if found is None:
        raise NoNginx("the tests need nginx: install it (on Debian: apt-get install nginx-light)")
    return found


def ensure_installed() -> None:
    """Install Debian's package if there is no nginx and we may."""
    try:
        find_nginx()
    except NoNginx:
        if not may_install():
            raise
        print("Installing nginx for the tests (once, some seconds) ...", flush=True)
        if failed := install(PACKAGE):
            raise NoNginx(failed) from None
        find_nginx()


def at_ports(site: str, changes: dict[str, str]) -> str:
    """The file of a site with other ports, names and certificates; each must be in it."""
    for pattern, replacement in changes.items():
        site, count = re.subn(pattern, replacement, site)
        assert count, f"the file of the site has no {pattern!r}"
    return site


@contextmanager
def running(folder: Path, site: str, address: str) -> Iterator[None]:
    """nginx with this site, from when it answers at an address."""
    (folder / "site.conf").write_text(site, "utf-8")
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder), "utf-8")
    command = [find_nginx(), "-p", str(folder), "-c", str(folder / "nginx.conf")]
    tested = subprocess.run([*command, "-t"], capture_output=True, text=True)
    assert tested.returncode == 0, tested.stderr
    with subprocess.Popen(command) as process:
        try:
            _wait_for(address, process)
            yield
        finally:
            process.terminate()


def _wait_for(address: str, process: "subprocess.Popen[bytes]") -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            httpx2.get(address, timeout=PATIENCE)
            return
        except httpx2.TransportError:
            assert process.poll() is None, "nginx has ended"
            assert time.monotonic() < end, "nginx does not answer"
            time.sleep(0.05)


if __name__ == "__main__":
    try:
        ensure_installed()
    except NoNginx as error:
        sys.exit(str(error))
