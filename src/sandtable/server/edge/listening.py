"""The port that the server listens on."""

import errno
import socket
from typing import Any

from ...errors import BadOption, CannotServe, SandtableError
from ..operations.config import Config, variable
from .descriptors import backlog_for, most_open_files


def listen(config: Config) -> socket.socket:
    """A port of our own, before anything else is done."""
    try:
        family, _, _, _, place = _place(config)
        return socket.create_server(
            place[:2], family=family, backlog=backlog_for(most_open_files())
        )
    except OSError as error:
        raise _refusal(config, error) from None


def reserve(config: Config) -> socket.socket:
    """A port for several processes: nobody else can have it, and nobody can connect to it yet.

    Two servers may share a port if both say so. So we first ask for it as if we would not.
    """
    if config.port:
        listen(config).close()
    return bind_beside(config)


def bind_beside(config: Config) -> socket.socket:
    """The same port as other processes: the system shares connections out among those that listen.

    It does not listen yet.
    """
    bound = None
    try:
        family, _, _, _, place = _place(config)
        bound = socket.socket(family, socket.SOCK_STREAM)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        bound.bind(place[:2])
    except BaseException as error:
        if bound is not None:
            bound.close()
        if not isinstance(error, OSError):
            raise
        raise _refusal(config, error) from None
    return bound


def _place(config: Config) -> tuple[socket.AddressFamily, int, int, str, tuple[str, int]]:
    found: list[Any] = socket.getaddrinfo(
        config.host, config.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )
    family, kind, protocol, name, place = found[0]
    return family, kind, protocol, name, place


def _refusal(config: Config, error: OSError) -> SandtableError:
    if isinstance(error, socket.gaierror):
        return BadOption(f"{config.host} is no address of this computer")
    kind = CannotServe if error.errno == errno.EADDRINUSE else BadOption
    return kind(_why_not(config, error))


def _why_not(config: Config, error: OSError) -> str:
    other = f"choose another with --port or {variable('port')}"
    match error.errno:
        case errno.EADDRINUSE:
            return f"port {config.port} is taken: {other}"
        case errno.EACCES:
            return f"port {config.port} needs administrator rights: {other}"
        case errno.EADDRNOTAVAIL:
            return f"{config.host} is no address of this computer"
    return f"cannot listen on {config.host}:{config.port}: {error.strerror}"


def address_of(listener: socket.socket) -> str:
    """How a browser on this computer gets there."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"
