"""The host: a process that runs the relay or our server for a bench.

Run `python -m ziggurat.server.bench.host relay FOLDER` or `... server FOLDER`. Owns the port,
which it prints, and the end: it stops when its input does. Both are run in the same way, and
nothing but the limits of how often somebody may do something is lifted.
"""

from __future__ import annotations

import socket
import sys
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any, Final

from ziggurat.server.bench.machine import raise_open_files
from ziggurat.server.bench.wire import HOST

if TYPE_CHECKING:
    import uvicorn

BACKLOG: Final = 4096
MANY: Final = 1_000_000
# Games stay in memory, so that they can be weighed.
IDLE_SECONDS: Final = 3600.0


def listening() -> socket.socket:
    """A port of this machine that nobody uses; whoever calls it early waits."""
    # With the protocol left open, asyncio would not switch off waiting for full packets.
    found = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    found.bind((HOST, 0))
    found.listen(BACKLOG)
    return found


def application(kind: str, folder: Path) -> Any:
    """What is run, with all it keeps in a folder."""
    if kind == "relay":
        from ziggurat.server.bench.relay import Relay

        return Relay(folder / "relay.db")
    from ziggurat.server.app import create_app
    from ziggurat.server.settings import Limits, Rate, Settings

    limits = Limits(choices=Rate(MANY), looks=Rate(MANY))
    path = folder / "server.db"
    return create_app(
        Settings(db=f"sqlite:///{path}", idle_seconds=IDLE_SECONDS, limits=limits, bot_workers=1)
    )


def _stop_with_input(server: uvicorn.Server) -> None:
    sys.stdin.buffer.read()
    server.should_exit = True


def main(words: list[str]) -> int:
    """Run until the input ends."""
    kind, folder = words
    raise_open_files()
    port = listening()
    print(port.getsockname()[1], flush=True)
    import uvicorn

    config = uvicorn.Config(
        application(kind, Path(folder)),
        log_level="warning",
        access_log=False,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=2,
    )
    server = uvicorn.Server(config)
    Thread(target=_stop_with_input, args=(server,), daemon=True).start()
    server.run(sockets=[port])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
