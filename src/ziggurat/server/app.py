"""The application: routes, security and life of one server.

Owns putting Litestar together and running it. It decides nothing about games.
"""

from __future__ import annotations

import gc
import signal
import socket
import threading
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

import uvicorn
from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ziggurat import __version__
from ziggurat.server.bots import BotPool
from ziggurat.server.crowd import ByAddress, crowd_for
from ziggurat.server.door import Door
from ziggurat.server.errors import HANDLERS
from ziggurat.server.lane import Lane
from ziggurat.server.limits import Clock
from ziggurat.server.noting import write_log
from ziggurat.server.protocols import protocols_for
from ziggurat.server.routes import ROUTES
from ziggurat.server.security import Shield
from ziggurat.server.services import Services
from ziggurat.server.settings import Settings

# Objects between two looks for garbage: games make little of it, and many live long.
GARBAGE: Final = 20_000


def create_app(
    settings: Settings, clock: Clock = time.monotonic, bots: BotPool | None = None
) -> Litestar:
    """A server that is not running yet; `clock` and `bots` are for tests."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        try:
            services = await Services.start(settings, clock, bots)
        except Exception as error:
            # Whoever runs the server only hears that it did not start.
            app.state.failure = error
            raise
        app.state.services = services
        try:
            yield
        finally:
            await services.close()

    app = Litestar(
        route_handlers=ROUTES,
        lifespan=[life],
        exception_handlers=HANDLERS,
        request_max_body_size=settings.limits.body,
        openapi_config=OpenAPIConfig(
            title="Ziggurat",
            version=__version__,
            path="/api/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )
    # Around everything, so that even an unknown address is answered with the headers.
    lane = Lane(app, app.asgi_handler, settings.limits.body)
    app.asgi_handler = Shield(ByAddress(lane, settings.limits), settings)
    return app


class _Server(uvicorn.Server):
    """A server that tells when it can be asked."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready: Final = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def serve(
    settings: Settings,
    listening: socket.socket | None = None,
    ready: Callable[[], None] = lambda: None,
) -> None:
    """Run a server until it is told to stop; what keeps it from starting is raised.

    `listening` is a socket that is bound already, `ready` is called once it is served.
    """
    app = create_app(settings)
    # What is there by now stays; looking through it again and again would be for nothing.
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE, 20, 50)
    write_log()
    door = Door(listening or _listen(settings))
    server = _Server(config_for(app, settings), ready)
    if hasattr(signal, "SIGHUP") and threading.current_thread() is threading.main_thread():
        # A terminal that is closed ends the server as Ctrl-C does.
        signal.signal(signal.SIGHUP, server.handle_exit)
    try:
        server.run([door])
    except SystemExit:
        if "failure" not in app.state:
            raise
        raise app.state.failure from None
    finally:
        door.close()


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    return socket.create_server((settings.host, settings.port), family=family)


def config_for(app: Litestar, settings: Settings) -> uvicorn.Config:
    """How the server of an application runs."""
    http, ws = protocols_for(settings.limits, crowd_for(settings))
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=http,
        ws=ws,
        ws_max_size=settings.limits.frame,
        ws_per_message_deflate=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies) or None,
        server_header=False,
        access_log=False,
        # What goes wrong is noted by the application itself.
        log_level="critical",
        timeout_graceful_shutdown=int(settings.shutdown_seconds),
    )
