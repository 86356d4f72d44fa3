"""Processes: a program that is spoken to line by line, within limits.

Owns starting it, its three pipes, its time and memory, and its end. It never knows what
the lines mean. Each pipe has a thread, because no waiting for pipes works everywhere. On Linux
a keeper stands between: it sees to the limits and to whatever the program starts.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from queue import Empty, Queue
from threading import Lock, Thread
from typing import IO, Final

# Where this is false, a program may use as much memory as the machine has, and what it starts
# is ended with it only as far as it stays in its process group.
KEEPS: Final = sys.platform == "linux" and bool(sys.executable)
LIMITS_MEMORY: Final = KEEPS
KEEPER: Final = (sys.executable, "-I", "-S", str(Path(__file__).with_name("keeper.py")))
RUNS: Final = "runs"  # what the keeper says then; it cannot be imported everywhere

TAIL_BYTES: Final = 4096
LAST_LINE: Final = 200
WAITING_LINES: Final = 16
GRACE_SECONDS: Final = 1.0
# The keeper ends in a moment; whoever waits longer ends the keeper.
KEEPER_SECONDS: Final = 10.0
# A program gets what it needs to start and nothing of what the host knows.
ENVIRONMENT: Final = ("PATH", "SYSTEMROOT", "TEMP", "TMP", "TMPDIR")


class ProcessFault(Exception):
    """A program did something other than answering; the text says what."""


class ProcessKilled(ProcessFault):
    """Somebody else ended a process while it was asked."""


class Process:
    """A running program.  `stop` must be called, whatever happens."""

    def __init__(self, command: Sequence[str], memory_mb: int, longest_line: int) -> None:
        self._kept: Final = _Kept() if KEEPS else None
        self._popen: Final = _started(command, memory_mb, self._kept)
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
            raise self._how_it_ended()
        if len(line) > self._longest_line:
            raise ProcessFault(f"wrote a line of more than {self._longest_line} bytes")
        return line

    def _how_it_ended(self) -> ProcessFault:
        try:
            code = self._popen.wait(GRACE_SECONDS)
        except subprocess.TimeoutExpired:
            return ProcessFault("closed its output instead of answering")
        broken = self._kept.said() if self._kept else ""
        if broken:
            return ProcessFault(broken)
        if code < 0:
            return ProcessKilled(f"was ended by signal {-code} instead of answering")
        return ProcessFault(f"ended with exit code {code} instead of answering")

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
        if self._kept:
            self._kept.close()
        return self._tail.decode(errors="replace")

    def has_ended(self) -> bool:
        """Tell whether it has ended by itself; what it said before may still be received."""
        return self._popen.poll() is not None

    def kill(self) -> None:
        """End the program and, as far as the system lets us find it, whatever it started."""
        if self.has_ended():
            # Its number may be somebody else's by now.
            return
        if self._kept:
            self._kept.end()
            try:
                self._popen.wait(KEEPER_SECONDS)
                return
            except subprocess.TimeoutExpired:
                pass
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


class _Kept:
    """The two pipes between a host and a keeper."""

    def __init__(self) -> None:
        # Two threads may end a program, and a number that was closed is soon another file's.
        self._lock: Final = Lock()
        self._open = True
        self.life, self._life = os.pipe()
        self._news, self.news = os.pipe()

    def arguments(self, memory_mb: int) -> list[str]:
        """How a keeper is started, but for the program."""
        return [*KEEPER, str(self.life), str(self.news), str(memory_mb)]

    def hand_over(self) -> None:
        """Let go of the keeper's ends, so that each side notices the end of the other."""
        os.close(self.life)
        os.close(self.news)

    def said(self) -> str:
        """What the keeper says next: how the program began, or the limit that was broken."""
        with self._lock:
            news = os.read(self._news, TAIL_BYTES) if self._open else b""
        return news.decode(errors="replace").strip()

    def end(self) -> None:
        """Tell the keeper to end everything."""
        with self._lock:
            try:
                if self._open:
                    os.write(self._life, b".")
            except BrokenPipeError:
                # It ended by itself just now.
                pass

    def close(self) -> None:
        """Let go of the pipes."""
        with self._lock:
            if self._open:
                self._open = False
                os.close(self._life)
                os.close(self._news)


def _started(command: Sequence[str], memory_mb: int, kept: _Kept | None) -> subprocess.Popen[bytes]:
    try:
        process = subprocess.Popen(
            [*(kept.arguments(memory_mb) if kept else ()), *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={name: os.environ[name] for name in ENVIRONMENT if name in os.environ},
            start_new_session=True,
            pass_fds=(kept.life, kept.news) if kept else (),
        )
    except (OSError, ValueError) as error:
        if kept:
            kept.hand_over()
            kept.close()
        raise ProcessFault(f"cannot be started: {error}") from None
    if kept:
        kept.hand_over()
        news = kept.said()
        if news != RUNS:
            kept.close()
            process.communicate()
            raise ProcessFault(news or "cannot be started: its keeper ended")
    return process


def last_line(text: str) -> str:
    """The last line of some output, short enough for an error."""
    lines = text.strip().splitlines()
    line = lines[-1][-LAST_LINE:] if lines else ""
    return "".join([sign if sign.isprintable() else "?" for sign in line])
