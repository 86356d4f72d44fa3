"""The host: a process that runs the relay or our server for a bench.

Run `python -m ziggurat.server.bench.host relay FOLDER` or `... server FOLDER`. Owns the port,
which it prints, and the end: it stops when its input does. Both are run in the same way, and
nothing but the limits of how often somebody may do something is lifted.
"""

from __future__ import annotations

import gc
import signal
import socket
import sys
from pathlib import Path
from threading import Thread
from typing import Final

from ziggurat.server.bench.machine import raise_open_files
from ziggurat.server.bench.wire import HOST

BACKLOG: Final = 4096
MANY: Final = 1_000_000
# Games stay in memory, so that they can be weighed.
IDLE_SECONDS: Final = 3600.0
STOP_SECONDS: Final = 2


def listening() -> socket.socket:
    """A port of this machine that nobody uses; whoever calls it early waits."""
    # With the protocol left open, asyncio would not switch off waiting for full packets.
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.bind((HOST, 0))
    listener.listen(BACKLOG)
    return listener


def run_relay(folder: Path, port: socket.socket) -> None:
    """Run the relay, as free of waste as the server."""
    import uvicorn

    from ziggurat.server.app import GARBAGE
    from ziggurat.server.bench.relay import Relay

    config = uvicorn.Config(
        Relay(folder / "relay.db"),
        log_level="critical",
        access_log=False,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=STOP_SECONDS,
    )
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE, 20, 50)
    uvicorn.Server(config).run(sockets=[port])


def run_server(folder: Path, port: socket.socket) -> None:
    """Run our server as it is run for people."""
    from ziggurat.server.app import serve
    from ziggurat.server.settings import Limits, Rate, Settings

    settings = Settings(
        db=f"sqlite:///{folder / 'server.db'}",
        idle_seconds=IDLE_SECONDS,
        bot_workers=1,
        shutdown_seconds=STOP_SECONDS,
        limits=Limits(choices=Rate(MANY), looks=Rate(MANY)),
    )
    serve(settings, port)


def _stop_with_input() -> None:
    sys.stdin.buffer.read()
    signal.raise_signal(signal.SIGTERM)


def main(words: list[str]) -> int:
    """Run until the input ends."""
    kind, folder = words
    raise_open_files()
    port = listening()
    print(port.getsockname()[1], flush=True)
    Thread(target=_stop_with_input, daemon=True).start()
    run = run_relay if kind == "relay" else run_server
    run(Path(folder), port)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
