"""`sandtable serve` in a process of its own, to be killed and started again."""

import os
import subprocess
import sys
from pathlib import Path


class ServerProcess:
    """A server on SQLite that keeps its address and its database; of another checkout if named."""

    def __init__(self, folder: Path, checkout: Path | None = None, **environment: str) -> None:
        self.address = ""
        self._process: subprocess.Popen[str] | None = None
        self._environment = {
            **os.environ,
            "SANDTABLE_DATABASE": f"sqlite:///{folder / 'sandtable.db'}",
            "SANDTABLE_LOG_LEVEL": "error",
            "SANDTABLE_RATE": "0",
            **({"PYTHONPATH": str(checkout.absolute() / "src")} if checkout else {}),
            **environment,
        }
        self.start()

    def start(self) -> None:
        """Begin to serve, always at the same address; returns when all games are compiled."""
        port = self.address.rpartition(":")[2] or "0"
        command = [sys.executable, "-m", "sandtable.cli", "serve", "--port", port]
        self._process = subprocess.Popen(
            command, env=self._environment, stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None
        line, ready = self._process.stdout.readline(), self._process.stdout.readline()
        assert "http://" in line, "the server did not start"
        assert "ready" in ready, "the games and the bots cannot be prepared"
        self.address = next(word for word in line.split() if word.startswith("http://"))

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        process, self._process = self._process, None
        if process is not None:
            with process:
                process.kill()
