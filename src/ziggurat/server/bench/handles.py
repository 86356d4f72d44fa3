"""Handles: the bench's own ends of the processes it starts.

Owns their start and their end. Whatever happens, none of them outlives its handle.
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Final, Self

import msgspec

from ziggurat.server.bench.machine import busy_seconds, cpu_seconds, memory_kib
from ziggurat.server.bench.orders import HEARD, Heard, Order

END_SECONDS: Final = 10.0


class BenchFault(Exception):
    """A measurement failed; the text says how."""


class Child:
    """A process that ends when its input does."""

    def __init__(self, *words: str) -> None:
        self._popen: Final = subprocess.Popen(
            [sys.executable, "-P", "-m", *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    def read(self) -> bytes:
        """The next line it says."""
        assert self._popen.stdout is not None
        line = self._popen.stdout.readline()
        if not line:
            raise BenchFault(f"a process of the bench ended with exit code {self._popen.wait()}")
        return line

    def write(self, line: bytes) -> None:
        """Tell it a line."""
        assert self._popen.stdin is not None
        try:
            self._popen.stdin.write(line)
            self._popen.stdin.flush()
        except OSError:
            # It is gone; reading from it will tell.
            pass

    def memory_kib(self) -> float | None:
        """The memory it holds now."""
        return memory_kib(self._popen.pid)

    def cpu_seconds(self) -> float | None:
        """The work it has done so far."""
        return cpu_seconds(self._popen.pid)

    def kill(self) -> None:
        """End it as a power cut would."""
        self._popen.kill()

    def stop(self) -> None:
        """End it, gently at first."""
        assert self._popen.stdin is not None
        assert self._popen.stdout is not None
        try:
            self._popen.stdin.close()
        except OSError:
            # It is gone already.
            pass
        try:
            self._popen.wait(END_SECONDS)
        except subprocess.TimeoutExpired:
            self._popen.kill()
            self._popen.wait()
        self._popen.stdout.close()


class Watch:
    """Tells how much others worked on this machine while some processes were measured."""

    def __init__(self, *own: Child) -> None:
        self._own: Final = own
        self._began: Final = time.monotonic()
        self._before: Final = self._others()

    def _others(self) -> float:
        spent = [child.cpu_seconds() or 0.0 for child in self._own]
        return (busy_seconds() or 0.0) - sum(spent)

    def foreign(self) -> float:
        """The cores that others kept busy since this watch began; 0 where nobody tells."""
        spent = self._others() - self._before
        return max(0.0, spent / max(time.monotonic() - self._began, 1e-3))


class Host(Child):
    """A relay or a server that runs."""

    def __init__(self, kind: str, folder: Path) -> None:
        super().__init__("ziggurat.server.bench.host", kind, str(folder))
        self.port: Final = int(self.read())


class Loader(Child):
    """A load generator that runs."""

    def __init__(self) -> None:
        super().__init__("ziggurat.server.bench.load")

    def tell(self, order: Order) -> Heard:
        """Have an order carried out."""
        self.write(msgspec.json.encode(order) + b"\n")
        heard = HEARD.decode(self.read())
        if heard.fault:
            raise BenchFault(heard.fault)
        return heard
