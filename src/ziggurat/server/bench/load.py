"""The load generator: a process that moves at many tables, as it is told line by line.

Run `python -m ziggurat.server.bench.load`. Owns the process's side of the pipe and the crowds
by name. It never decides what is measured.
"""

from __future__ import annotations

import asyncio
import sys
from typing import Final

import msgspec
from uvicorn.loops.auto import auto_loop_factory

from ziggurat.server.bench.crowd import Crowd, LoadFault
from ziggurat.server.bench.guests import relay_crowd
from ziggurat.server.bench.machine import raise_open_files
from ziggurat.server.bench.orders import ORDER, Heard, Leave, Pace, Relays, Rush, Tables
from ziggurat.server.bench.people import table_crowd
from ziggurat.server.bench.wire import WireError


class Load:
    """All crowds."""

    def __init__(self) -> None:
        self._crowds: Final[dict[str, Crowd]] = {}

    async def obey(self, order: Relays | Tables | Rush | Pace | Leave) -> Heard:
        """Carry out an order."""
        if isinstance(order, Relays):
            self._crowds[order.name] = await relay_crowd(order)
        elif isinstance(order, Tables):
            self._crowds[order.name] = await table_crowd(order)
        elif isinstance(order, Rush):
            return await self._crowds[order.name].rush(order.seconds)
        elif isinstance(order, Pace):
            return await self._crowds[order.name].pace(order.seconds, order.every)
        else:
            self._crowds.pop(order.name).leave()
        return Heard()

    async def answer(self, line: bytes) -> bytes:
        """Carry out an order that is a line, and say how it went."""
        try:
            heard = await self.obey(ORDER.decode(line))
        except (LoadFault, WireError, OSError, TimeoutError) as error:
            heard = Heard(fault=str(error) or type(error).__name__)
        return msgspec.json.encode(heard) + b"\n"


def main() -> int:
    """Obey until no more orders come."""
    raise_open_files()
    load = Load()
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        for line in sys.stdin.buffer:
            sys.stdout.buffer.write(runner.run(load.answer(line)))
            sys.stdout.buffer.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
