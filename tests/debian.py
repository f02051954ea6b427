"""Debian's packages that tests need."""

import os
import shutil
import subprocess
from typing import Any


def may_install() -> bool:
    """Whether packages can be installed here, by us."""
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(*packages: str) -> str | None:
    """Install packages; what went wrong, if it did."""
    quietly: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
    quietly["env"] = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    command = ["apt-get", "install", "--yes", "--no-install-recommends", *packages]
    subprocess.run(["apt-get", "update"], **quietly)
    done = subprocess.run(command, **quietly)
    return f"{' '.join(command)} failed:\n{done.stdout.decode()}" if done.returncode else None
