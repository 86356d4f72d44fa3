"""Protocols: HTTP and WebSocket as uvicorn speaks them, with limits that it does not have.

Owns how long a head may be, how slowly a request may come in and how much a socket may leave
unread, and tells the crowd what each connection is doing. It knows no route: what is refused
here never becomes a request.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from ziggurat.server.crowd import BUSY, RESTING, SENDING, SILENT, UNREAD, Crowd
from ziggurat.server.errors import ApiError, head_too_large
from ziggurat.server.settings import KIB, Limits

PHRASES: Final = {
    408: b"Request Timeout",
    429: b"Too Many Requests",
    431: b"Request Header Fields Too Large",
    503: b"Service Unavailable",
}
# Under this name the application finds, for a socket, what to call once it has let it in.
LET_IN: Final = "ziggurat.let_in"
# Answers to pings that nobody reads, and parts of one message.
MOST_UNREAD: Final = 256 * KIB
MOST_PARTS: Final = 64
# Messages that may wait for the application before no more are read.
MOST_WAITING: Final = 8


class Http(HttpToolsProtocol):
    """A connection whose requests have to come in whole, after a while at the latest."""

    limits: ClassVar[Limits] = Limits()
    crowd: ClassVar[Crowd]

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._in_head = True
        self._is_whole = False
        self._head = 0
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        refusal = self.crowd.enter(transport, self.client[0] if self.client else "")
        if refusal is not None:
            self._refuse(refusal)
            return
        self._set_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        self.crowd.leave(self.transport)
        self._unset_deadline()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._is_whole or self.transport.is_closing():
            return
        if self._in_head:
            self._head += len(data)
            if self._head > self.limits.head:
                self._refuse(head_too_large())
                return
        self._set_deadline()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head = True
        self._is_whole = False
        self._head = 0

    def on_headers_complete(self) -> None:
        self._in_head = False
        self.crowd.does(self.transport, SENDING)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._is_whole = True
        self._unset_deadline()
        self.crowd.does(self.transport, BUSY)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        if not self.pipeline:
            self.crowd.does(self.transport, RESTING)
        super().on_response_complete()

    def pause_writing(self) -> None:
        self.crowd.does(self.transport, UNREAD)
        super().pause_writing()

    def resume_writing(self) -> None:
        resting = self.cycle is None or self.cycle.response_complete
        self.crowd.does(self.transport, RESTING if resting else BUSY)
        super().resume_writing()

    def handle_websocket_upgrade(self) -> None:
        self._unset_deadline()
        self.crowd.does(self.transport, SILENT)
        super().handle_websocket_upgrade()

    def _set_deadline(self) -> None:
        if self._deadline is None:
            seconds = self.limits.request_seconds
            self._deadline = self.loop.call_later(seconds, self._too_slow)

    def _unset_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_slow(self) -> None:
        if self._in_head and self._head == 0:
            # Browsers connect in advance; an answer to nothing would be shown as one to all.
            self.transport.close()
            return
        message = "The request took too long to come in; send it again, faster."
        self._refuse(ApiError(408, "too_slow", message))

    def _refuse(self, error: ApiError) -> None:
        """Answer, unless an answer is under way already, and hang up."""
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            body = error.body()
            head = b"HTTP/1.1 %d %b\r\ncontent-type: application/json\r\ncontent-length: %d\r\n"
            self.transport.write(head % (error.status, PHRASES[error.status], len(body)))
            self.transport.write(b"connection: close\r\n\r\n" + body)
        self.transport.close()


def _let_in(crowd: Crowd, transport: asyncio.BaseTransport, spectator: bool) -> bool:
    """Count a socket as that of a seat or of a spectator; tells whether there is a place."""
    if spectator:
        return crowd.watches(transport)
    crowd.does(transport, BUSY)
    return True


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket that is cut off when it asks without reading, or never comes to an end."""

    crowd: ClassVar[Crowd]

    def connection_lost(self, exc: Exception | None) -> None:
        self.crowd.leave(self.transport)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            # The application is asked later, in a task, and says when it knows who this is.
            extensions: Any = self.scope["extensions"]
            extensions[LET_IN] = partial(_let_in, self.crowd, self.transport)

    def send_receive_event_to_app(self) -> None:
        # To stop reading after each message, as uvicorn does, costs more than the message.
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= MOST_WAITING:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > MOST_PARTS:
            self.transport.abort()


def protocols_for(limits: Limits, crowd: Crowd) -> tuple[type[Http], type[Socket]]:
    """The protocols of connections to a server with limits."""

    class LimitedHttp(Http):
        pass

    class LimitedSocket(Socket):
        pass

    LimitedHttp.limits = limits
    LimitedHttp.crowd = LimitedSocket.crowd = crowd
    return LimitedHttp, LimitedSocket
