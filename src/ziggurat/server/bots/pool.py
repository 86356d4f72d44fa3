"""The pool: bots that decide in processes of their own, for many games at once.

Owns the processes, the queue before them, their limits and their end. Decisions are served
in the order they are asked for. Whatever a process does, the outcome is a listed option in
notation or a `BotFault`; the event loop never waits for it.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import Final, TypeVar

import msgspec

from ziggurat.players.player import MEMORY_MB, SECONDS
from ziggurat.players.process import Process, ProcessFault, ProcessKilled, last_line
from ziggurat.players.protocol import LONGEST_LINE, PROTOCOL, Answer, Ready
from ziggurat.server.bots.task import BotTask, check_level, job_line, options_of

WORKERS: Final = 2
START_SECONDS: Final = 20.0
COMMAND: Final = (sys.executable, "-P", "-m", "ziggurat.server.bots.worker")

T = TypeVar("T", Ready, Answer)


class BotFault(Exception):
    """A bot failed to decide; the text is one line that says what it did."""


class _Worker:
    """One process and its limits; used by one thread at a time."""

    def __init__(self, command: Sequence[str], seconds: float, memory_mb: int) -> None:
        self._command: Final = command
        self._seconds: Final = seconds
        self._memory_mb: Final = memory_mb
        self._process: Process | None = None
        self._is_ready = False
        self._number = 0

    def start(self) -> Process:
        """Start a process, without waiting until it is ready."""
        self._is_ready = False
        self._process = Process(self._command, self._memory_mb, LONGEST_LINE)
        return self._process

    def ask(self, level: str, task: BotTask) -> str:
        """Let it decide; raises `ProcessFault` and is of no use until it is started again."""
        process = self._running()
        if not self._is_ready:
            ready = _heard(process, Ready, START_SECONDS)
            if ready.ready != PROTOCOL:
                raise ProcessFault(f"speaks protocol {ready.ready}, not {PROTOCOL}")
            self._is_ready = True
        self._number += 1
        process.send(job_line(level, task, self._number, self._seconds))
        answer = _heard(process, Answer, self._seconds)
        if answer.number != self._number:
            raise ProcessFault(f"answered question {answer.number} instead of {self._number}")
        if answer.choice not in options_of(task):
            raise ProcessFault(f"answered {answer.choice[:60]!a}, which is not an option")
        return answer.choice

    def _running(self) -> Process:
        """The process; one that ended while nobody asked it is nobody's fault."""
        if self._process is not None and not self._process.has_ended():
            return self._process
        self.stop()
        return self.start()

    def kill(self) -> None:
        """End the process, so that nobody waits for it any longer."""
        if self._process is not None:
            self._process.kill()

    def stop(self) -> str:
        """End the process and let go of it; returns the last line it complained."""
        process, self._process = self._process, None
        return "" if process is None else last_line(process.stop(at_once=True))


class BotPool:
    """Processes that decide for all bots of a server."""

    def __init__(
        self,
        workers: int = WORKERS,
        seconds: float = SECONDS,
        memory_mb: int = MEMORY_MB,
        command: Sequence[str] = COMMAND,
    ) -> None:
        if workers < 1 or seconds <= 0 or memory_mb < 0:
            raise ValueError(f"{workers} workers, {seconds} s and {memory_mb} MB cannot be kept")
        self._workers: Final = tuple([_Worker(command, seconds, memory_mb) for _ in range(workers)])
        # There are as many threads as workers, so a thread that runs finds one that is free;
        # and the threads take up what they are given in the order it came.
        self._threads: Final = ThreadPoolExecutor(workers, "bots")
        self._free: Final[SimpleQueue[_Worker]] = SimpleQueue()
        self._is_open = False

    async def start(self) -> None:
        """Start all processes; they get ready while the server goes on."""
        self._is_open = True
        await asyncio.to_thread(self._start)

    def _start(self) -> None:
        for worker in self._workers:
            try:
                worker.start()
            except ProcessFault:
                # The first decision tries again, and has somebody to tell.
                pass
            self._free.put(worker)

    async def decide(self, level: str, task: BotTask) -> str:
        """The choice of a bot in notation: one of the options of the task's question."""
        check_level(level)
        if not self._is_open:
            raise BotFault(_CLOSED)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._ask, level, task)

    def _ask(self, level: str, task: BotTask) -> str:
        if not self._is_open:
            raise BotFault(_CLOSED)
        try:
            return self._ask_next(level, task)
        except ProcessKilled:
            # That says nothing about the task: the next one is asked, once.
            pass
        try:
            return self._ask_next(level, task)
        except ProcessKilled as fault:
            raise BotFault(f"the bot '{level}' {fault}, twice") from None

    def _ask_next(self, level: str, task: BotTask) -> str:
        worker = self._free.get()
        try:
            return worker.ask(level, task)
        except ProcessFault as fault:
            complaint = self._replaced(worker)
            if isinstance(fault, ProcessKilled) and self._is_open:
                raise
            raise BotFault(f"the bot '{level}' {fault}{complaint}") from None
        finally:
            self._free.put(worker)

    def _replaced(self, worker: _Worker) -> str:
        """Start a failed worker again; returns what it complained, if it did."""
        complaint = worker.stop()
        if self._is_open:
            try:
                worker.start()
            except ProcessFault:
                # The next decision tries again, and has somebody to tell.
                pass
        return f"; it complained: {complaint}" if complaint else ""

    async def close(self) -> None:
        """End all processes at once; whoever waits for a decision gets a fault."""
        self._is_open = False
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        for worker in self._workers:
            worker.kill()
        self._threads.shutdown()
        for worker in self._workers:
            worker.stop()


_CLOSED: Final = "the bots are not running"


def _heard(process: Process, expected: type[T], seconds: float) -> T:
    """The next line of a process, as the message that is expected now."""
    line = process.receive(seconds)
    try:
        return msgspec.json.decode(line, type=expected)
    except (ValueError, RecursionError) as error:
        raise ProcessFault(f"said {line[:60]!a}, which is not an answer: {error}") from None
