"""A server in a process of its own, to be killed: `child DB LIMITS FILES PAUSE`.

Owns nothing but the process: it prints its port once it can be asked, and ends when its input
does, so that no test that dies leaves a server behind.
"""

from __future__ import annotations

import os
import sys
from threading import Thread

import msgspec

from ziggurat.cli.serving import LOOPBACK, listen
from ziggurat.server.app import serve
from ziggurat.server.settings import Limits, Settings


def _end_with_input() -> None:
    sys.stdin.buffer.read()
    os._exit(0)


def main(words: list[str]) -> None:
    """Serve until the input ends, or somebody ends the process."""
    db, limits, files, pause = words
    if int(files):
        import resource

        resource.setrlimit(resource.RLIMIT_NOFILE, (int(files), int(files)))
    listening = listen(LOOPBACK, 0)
    port = listening.getsockname()[1]
    settings = Settings(
        db=db,
        port=port,
        bot_workers=1,
        bot_pause=float(pause),
        recheck_seconds=0.5,
        shutdown_seconds=1,
        limits=msgspec.json.decode(limits, type=Limits),
    )
    Thread(target=_end_with_input, daemon=True).start()
    serve(settings, listening, lambda: print(port, flush=True))


if __name__ == "__main__":
    main(sys.argv[1:])
