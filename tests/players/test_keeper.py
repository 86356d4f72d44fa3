"""Whatever a program starts ends with it, and counts with it."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.players.scripts import GOOD, READY, against_random, bot, new_match, strayer
from ziggurat.players.player import BotError, Budget
from ziggurat.players.process import KEEPS, Process, ProcessFault

pytestmark = pytest.mark.skipif(not KEEPS, reason="only Linux finds what left its group")

PATIENCE = 20.0


class Trace:
    """A named pipe that a stray process holds open as long as it lives."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "stray"
        os.mkfifo(self.path)
        self._reader = os.open(self.path, os.O_RDONLY | os.O_NONBLOCK)

    def was_there(self) -> bool:
        """Wait until the process has said that it runs."""
        ready = select.select([self._reader], [], [], PATIENCE)[0]
        return bool(ready) and os.read(self._reader, 1) == b"x"

    def is_gone(self) -> bool:
        """Wait until nobody can write any more."""
        ready = select.select([self._reader], [], [], PATIENCE)[0]
        return bool(ready) and os.read(self._reader, 1) == b""

    def close(self) -> None:
        os.close(self._reader)


@pytest.fixture
def trace(tmp_path: Path) -> Iterator[Trace]:
    found = Trace(tmp_path)
    yield found
    found.close()


def test_nothing_is_left_when_the_match_ends(tmp_path: Path, trace: Trace) -> None:
    start = "import os, time" + strayer(trace.path)
    result = against_random(new_match(), bot(tmp_path, start + GOOD))
    assert result.outcome is not None
    assert trace.was_there()
    assert trace.is_gone()


@pytest.mark.parametrize(
    ("then", "seconds", "fault"),
    [
        ("1 / 0", 10.0, "exit code 1"),
        ("os.kill(os.getpid(), 11)", 10.0, "ended by signal 11"),
        ("time.sleep(60)", 2.0, "did not answer"),
        ("print('nonsense', flush=True)", 10.0, "which is not an answer"),
        ("os.killpg(0, 9)", 10.0, "ended by signal 9"),
    ],
)
def test_nothing_is_left_after_a_fault(
    tmp_path: Path, trace: Trace, then: str, seconds: float, fault: str
) -> None:
    code = READY + strayer(trace.path) + then
    with pytest.raises(BotError, match=fault):
        against_random(new_match(), bot(tmp_path, code), seconds=seconds)
    assert trace.was_there()
    assert trace.is_gone()


def test_nothing_is_left_when_the_host_is_killed(tmp_path: Path, trace: Trace) -> None:
    script = tmp_path / "bot.py"
    script.write_text("import os, time" + strayer(trace.path) + "time.sleep(600)")
    host = (
        "import sys, time\nfrom ziggurat.players.process import Process\n"
        f"Process([sys.executable, {str(script)!r}], 0, 100)\ntime.sleep(600)"
    )
    running = subprocess.Popen([sys.executable, "-c", host])
    assert trace.was_there()
    running.send_signal(signal.SIGKILL)
    running.wait()
    assert trace.is_gone()


def test_memory_counts_together(tmp_path: Path) -> None:
    # None of them alone holds too much.
    code = READY + (
        "for _ in range(4):\n"
        "    if os.fork() == 0:\n"
        "        held = bytearray(os.urandom(1 << 16)) * (60 << 4)\n"
        "        time.sleep(60)\n"
        "time.sleep(60)\n"
    )
    program = bot(tmp_path, code)
    match = new_match()
    program.begin(match.rules, 0, 2, Budget(30.0, memory_mb=160))
    with pytest.raises(BotError, match="used more than 160 MB of memory with all it started"):
        program.decide(match.view(0), match.questions(0)[0], match.state, Budget(30.0))


def test_what_is_shared_counts_once(tmp_path: Path) -> None:
    code = (
        "import os, time\nheld = bytearray(os.urandom(1 << 16)) * (60 << 4)\n"
        "for _ in range(4):\n    if os.fork() == 0: time.sleep(60); os._exit(0)\n"
        "time.sleep(1)\n"
    )
    assert against_random(new_match(), bot(tmp_path, code + GOOD)).outcome is not None


def test_there_is_an_end_to_starting_processes(tmp_path: Path) -> None:
    code = READY + "for _ in range(80):\n    if os.fork() == 0: time.sleep(60)\ntime.sleep(60)"
    with pytest.raises(BotError, match="started more than 64 processes"):
        against_random(new_match(), bot(tmp_path, code), seconds=30.0)


def test_a_program_gets_nothing_of_its_keeper(tmp_path: Path) -> None:
    script = tmp_path / "bot.py"
    script.write_text(
        "import os, signal\n"
        "kept = sorted(int(at) for at in os.listdir('/proc/self/fd'))[:4]\n"
        "print(kept[:3], len(os.listdir('/proc/self/fd')), os.getsid(0) == os.getpid(),\n"
        "      signal.getsignal(signal.SIGCHLD) == signal.SIG_DFL, flush=True)\n"
    )
    process = Process([sys.executable, "-I", str(script)], 0, 1000)
    # The fourth is the one that lists them.
    assert process.receive(PATIENCE) == b"[0, 1, 2] 4 True True\n"
    process.stop()


def test_a_broken_keeper_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    from ziggurat.players import process

    monkeypatch.setattr(process, "KEEPER", (sys.executable, "-c", "pass"))
    with pytest.raises(ProcessFault, match="its keeper ended"):
        Process(["true"], 0, 100)


def test_stopping_twice_does_no_harm() -> None:
    before = len(os.listdir("/proc/self/fd"))
    process = Process(["cat"], 0, 100)
    process.send(b"hello\n")
    assert process.receive(PATIENCE) == b"hello\n"
    process.stop(at_once=True)
    process.stop(at_once=True)
    process.kill()
    assert len(os.listdir("/proc/self/fd")) == before
