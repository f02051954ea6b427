"""One socket for a table: events as they happen, and acts."""

import asyncio
import logging
from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from ...errors import SandtableError
from ...tables.questions import why_not
from ...tables.reactions import check_may_react
from ..edge.guard import LONGEST_MESSAGE
from ..edge.limits import Limits, address_key
from ..edge.socket_protocol import FLOOD, HANG_UP, LINE
from ..errors import ServerError, TooMany, Unknown, misunderstood, reason_json
from ..live.connection import NOT_ALLOWED, Connection
from ..live.hub import Hub
from ..live.messages import LARGEST, MESSAGES, Act, Ping, React, Since, Why
from ..live.room import Room
from ..operations.metrics import SOCKETS
from ..people.identity import Visitor, Watcher, limits_of
from .dependencies import TableName, hub_of, room_of

logger = logging.getLogger(__name__)

router = APIRouter(prefix="/api")

TOO_LONG, BROKEN = 1009, 1011
"""Why a socket is closed (RFC 6455)."""


@router.websocket("/tables/{table}/socket")
async def serve_socket(
    socket: WebSocket,
    table: TableName,
    visitor: Watcher,
    since: Annotated[int | None, Query(ge=0, le=LARGEST)] = None,
) -> None:
    """Everything that happens at a table from now on; with `since`, from that event on."""
    limits = limits_of(socket)
    whose = address_key(socket.scope) if visitor is None else visitor.identity
    with (
        limits.sockets_of_address.hold(address_key(socket.scope)),
        limits.sockets_of_person.hold(whose),
    ):
        hub, room = hub_of(socket), await room_of(socket, table, visitor)
        if since is not None and since > room.number:  # Another process has told them more.
            await hub.rooms.catch_up(room)
        with suppress(OSError):  # They have gone already; reading will say so.
            await socket.accept()
        connection = _connect(socket, room, visitor)
        if room.table.may_be_seen_by(None if visitor is None else visitor.identity):
            connection.greet(since)
        else:  # A private game that was over goes on again since they asked.
            connection.close(NOT_ALLOWED)
        writer = asyncio.create_task(_write(connection))
        SOCKETS.inc()
        try:
            await hub.connections.add(connection)
            await hub.connections.check_token_of(connection)
            await _read(socket, hub, connection, whose)
        finally:
            SOCKETS.dec()
            writer.cancel()
            await hub.connections.remove(connection)


def _connect(socket: WebSocket, room: Room, visitor: Visitor | None) -> Connection:
    hang_up = getattr(socket.state, HANG_UP, lambda: None)
    line = getattr(socket.state, LINE, None)
    if visitor is None:
        return Connection(socket, room, None, hang_up=hang_up, line=line)
    return Connection(socket, room, visitor.somebody, visitor.token_hash, hang_up, line)


async def _write(connection: Connection) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):  # They have gone; `_read` hears of it too.
        await connection.write_on()


async def _read(socket: WebSocket, hub: Hub, connection: Connection, whose: str) -> None:
    """Do what is asked, one message after the other, until they go or are to go."""
    limits = limits_of(socket)
    while (came := await socket.receive())["type"] != "websocket.disconnect":
        text = came.get("text")
        if connection.is_closing:
            continue
        try:
            if _is_too_many(limits, connection, whose):
                continue
            if text is None:
                connection.refuse(None, ServerError("not-text"))
            elif len(text) > LONGEST_MESSAGE:
                connection.close(TOO_LONG)
            else:
                await _obey(hub, connection, text, limits)
        except SandtableError as error:
            connection.refuse(None, error)
        except Exception:
            logger.exception("socket message failed")
            connection.close(BROKEN)


def _is_too_many(limits: Limits, connection: Connection, whose: str) -> bool:
    """Whether there are too many messages. That is said now and then, not for ever."""
    try:
        limits.messages.take(whose)
    except TooMany as error:
        try:
            limits.floods.take(whose)
        except TooMany:
            connection.close(FLOOD)
        else:
            connection.refuse(None, error)
        return True
    return False


async def _obey(hub: Hub, connection: Connection, text: str, limits: Limits) -> None:
    try:
        message = MESSAGES.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        connection.refuse(None, misunderstood(dict(first), "the message"))
        return
    match message:
        case Ping():
            connection.answer("pong", now=hub.time.now())
        case Since():
            if message.number > connection.room.number:
                await hub.rooms.catch_up(connection.room)
            connection.rewind(message.number)
        case Why():
            reason = why_not(connection.room.table, connection.who, message.move)
            connection.answer("why", key=message.key, **reason_json(reason))
        case React():
            await _react(hub, connection, message, limits)
        case Act():
            await _act(hub, connection, message)


async def _react(hub: Hub, connection: Connection, message: React, limits: Limits) -> None:
    """Everybody at the table sees it, whoever sent it too: that is the answer."""
    if connection.who is None:
        connection.refuse(message.key, Unknown("only-watching"))
        return
    try:
        seat = check_may_react(connection.room.table, connection.who.identity)
        limits.reactions.take(connection.who.identity)
    except SandtableError as error:
        connection.refuse(message.key, error)
    else:
        await hub.connections.tell_reaction(connection.room, seat, message.reaction)


async def _act(hub: Hub, connection: Connection, act: Act) -> None:
    if connection.who is None:
        connection.refuse(act.key, Unknown("only-watching"))
        return
    try:
        number = await hub.act(connection.room, connection.who, act, connection)
    except SandtableError as error:
        connection.refuse(act.key, error)
    else:
        connection.answer("done", key=act.key, number=number)
