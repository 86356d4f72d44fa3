"""Protocols: HTTP and WebSocket as uvicorn speaks them, with limits that it does not have.

Owns how long a head may be, how slowly a request may come in and how much a socket may leave
unread. It knows no route: what is refused here never becomes a request.
"""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from ziggurat.server.errors import ApiError, head_too_large
from ziggurat.server.settings import KIB, Limits

PHRASES: Final = {408: b"Request Timeout", 431: b"Request Header Fields Too Large"}
# Answers to pings that nobody reads, and parts of one message.
MOST_UNREAD: Final = 256 * KIB
MOST_PARTS: Final = 64
# Messages that may wait for the application before no more are read.
MOST_WAITING: Final = 8


class Http(HttpToolsProtocol):
    """A connection whose requests have to come in whole, after a while at the latest."""

    limits: ClassVar[Limits] = Limits()

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._in_head = True
        self._is_whole = False
        self._head = 0
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._set_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
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
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._is_whole = True
        self._unset_deadline()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._unset_deadline()
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


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket that is cut off when it asks without reading, or never comes to an end."""

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


def http_for(limits: Limits) -> type[Http]:
    """The protocol of connections to a server with limits."""

    class Limited(Http):
        pass

    Limited.limits = limits
    return Limited
