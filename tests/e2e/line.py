"""The line between a browser and the server, which can be cut without anybody closing it."""

import asyncio
import threading
from contextlib import suppress
from urllib.parse import urlsplit


class Line:
    """Carries bytes both ways until it is cut: then nothing comes through, and nothing is closed,
    as when a phone leaves the reach of its network."""

    def __init__(self, address: str) -> None:
        target = urlsplit(address)
        self._target = target.hostname, target.port
        self._loop = asyncio.new_event_loop()
        self._is_whole = asyncio.Event()
        self._is_whole.set()
        self._writers: list[asyncio.StreamWriter] = []
        started = threading.Event()

        def run() -> None:
            asyncio.set_event_loop(self._loop)
            self._server = self._loop.run_until_complete(
                asyncio.start_server(self._connect, "127.0.0.1", 0)
            )
            started.set()
            self._loop.run_forever()
            self._loop.run_until_complete(self._hang_up())
            self._loop.close()

        self._thread = threading.Thread(target=run, daemon=True)
        self._thread.start()
        assert started.wait(10)
        host, port = self._server.sockets[0].getsockname()
        self.address = f"http://{host}:{port}"
        """Where the server seems to be."""

    def cut(self) -> None:
        """From now on nothing comes through."""
        self._loop.call_soon_threadsafe(self._is_whole.clear)

    def mend(self) -> None:
        """It goes on, with all that was on its way."""
        self._loop.call_soon_threadsafe(self._is_whole.set)

    def close(self) -> None:
        """Nobody needs it any more."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)

    async def _connect(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        far, on = await asyncio.open_connection(*self._target)
        self._writers += [on, back]
        await asyncio.gather(self._carry(near, on), self._carry(far, back))

    async def _hang_up(self) -> None:
        self._server.close()
        for writer in self._writers:
            writer.transport.abort()
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while data := await source.read(65536):
                await self._is_whole.wait()
                target.write(data)
                await target.drain()
        target.close()
