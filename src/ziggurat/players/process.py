"""Processes: a program that is spoken to line by line, within limits.

Owns starting it, its three pipes, its time and memory, and its end. It never knows what
the lines mean. Each pipe has a thread, because no waiting for pipes works everywhere.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from queue import Empty, Queue
from threading import Thread
from typing import IO, Final

if sys.platform == "linux":
    import resource

# Where this is false, a program may use as much memory as the machine has.
LIMITS_MEMORY: Final = sys.platform == "linux"

TAIL_BYTES: Final = 4096
LAST_LINE: Final = 200
WAITING_LINES: Final = 16
GRACE_SECONDS: Final = 1.0
# A program gets what it needs to start and nothing of what the host knows.
ENVIRONMENT: Final = ("PATH", "SYSTEMROOT", "TEMP", "TMP", "TMPDIR")


class ProcessFault(Exception):
    """A program did something other than answering; the text says what."""


class Process:
    """A running program.  `stop` must be called, whatever happens."""

    def __init__(self, command: Sequence[str], memory_mb: int, longest_line: int) -> None:
        self._popen: Final = _started(command)
        self._longest_line: Final = longest_line
        self._to_write: Final[Queue[bytes]] = Queue()
        self._lines: Final[Queue[bytes]] = Queue(WAITING_LINES)
        self._tail = b""
        self._stopped = False
        stdin, stdout, stderr = self._popen.stdin, self._popen.stdout, self._popen.stderr
        assert stdin is not None
        assert stdout is not None
        assert stderr is not None
        self._threads: Final = (
            Thread(target=self._write, args=(stdin,), daemon=True),
            Thread(target=self._read, args=(stdout,), daemon=True),
            Thread(target=self._listen, args=(stderr,), daemon=True),
        )
        _limit_memory(self._popen.pid, memory_mb)
        for thread in self._threads:
            thread.start()

    def _write(self, stdin: IO[bytes]) -> None:
        """Write lines until an empty one says that no more will come."""
        try:
            with stdin:
                while line := self._to_write.get():
                    stdin.write(line)
                    stdin.flush()
        except OSError:
            # It no longer listens; what it says next, or its end, is the answer.
            pass

    def _read(self, stdout: IO[bytes]) -> None:
        """Read lines; an empty one is the end, one without an end of line is too long."""
        with stdout:
            while not self._stopped:
                line = stdout.readline(self._longest_line + 1)
                self._lines.put(line)
                if not line or len(line) > self._longest_line:
                    return

    def _listen(self, stderr: IO[bytes]) -> None:
        """Keep the end of what it complains about."""
        with stderr:
            while chunk := os.read(stderr.fileno(), TAIL_BYTES):
                self._tail = (self._tail + chunk)[-TAIL_BYTES:]

    def send(self, line: bytes) -> None:
        """Give it a line; never waits."""
        self._to_write.put(line)

    def receive(self, seconds: float) -> bytes:
        """The next line it says within a time; raises `ProcessFault` if there is none."""
        try:
            line = self._lines.get(timeout=max(seconds, 0.0))
        except Empty:
            raise ProcessFault(f"did not answer within {seconds:.1f} seconds") from None
        if not line:
            raise ProcessFault(self._how_it_ended())
        if len(line) > self._longest_line:
            raise ProcessFault(f"wrote a line of more than {self._longest_line} bytes")
        return line

    def _how_it_ended(self) -> str:
        try:
            code = self._popen.wait(GRACE_SECONDS)
        except subprocess.TimeoutExpired:
            return "closed its output instead of answering"
        if code < 0:
            return f"was ended by signal {-code} instead of answering"
        return f"ended with exit code {code} instead of answering"

    def stop(self, at_once: bool = False) -> str:
        """End it, gently unless `at_once`; returns the end of what it complained about."""
        self._stopped = True
        self._to_write.put(b"")
        try:
            self._popen.wait(0 if at_once else GRACE_SECONDS)
        except subprocess.TimeoutExpired:
            self.kill()
        self._drain()
        for thread in self._threads:
            thread.join(GRACE_SECONDS)
        return self._tail.decode(errors="replace")

    def has_ended(self) -> bool:
        """Tell whether it has ended by itself; what it said before may still be received."""
        return self._popen.poll() is not None

    def kill(self) -> None:
        """End the program and, where there are process groups, whatever it started."""
        if self.has_ended():
            # Its number may be somebody else's by now.
            return
        try:
            if sys.platform == "win32":
                self._popen.kill()
            else:
                os.killpg(self._popen.pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            # It ended by itself just now.
            pass
        self._popen.wait()

    def _drain(self) -> None:
        """Drop what was not listened to, so that the reading thread can end."""
        try:
            while True:
                self._lines.get_nowait()
        except Empty:
            pass


def _started(command: Sequence[str]) -> subprocess.Popen[bytes]:
    try:
        return subprocess.Popen(
            list(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={name: os.environ[name] for name in ENVIRONMENT if name in os.environ},
            start_new_session=True,
        )
    except (OSError, ValueError) as error:
        raise ProcessFault(f"cannot be started: {error}") from None


def _limit_memory(pid: int, memory_mb: int) -> None:
    """Limit the address space of a program that has not been told anything yet."""
    if sys.platform == "linux" and memory_mb > 0:
        limit = memory_mb << 20
        try:
            resource.prlimit(pid, resource.RLIMIT_AS, (limit, limit))
        except ProcessLookupError:
            # It is gone already: reading from it will tell.
            pass


def last_line(text: str) -> str:
    """The last line of some output, short enough for an error."""
    lines = text.strip().splitlines()
    line = lines[-1][-LAST_LINE:] if lines else ""
    return "".join([sign if sign.isprintable() else "?" for sign in line])
