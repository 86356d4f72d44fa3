"""The keeper: it runs one program, and when either of them ends, nothing of it is left.

Owns the program's process, its limits and everything the program starts, on Linux. Orphans
come to the keeper and to nobody else, even those with a session of their own, so that it finds
all of them. It runs by itself, with the standard library alone, and never touches the pipes
that the program talks through.

It is started as `keeper.py LIFE NEWS MEMORY_MB COMMAND...`. `LIFE` is the end of a pipe: when
there is anything to read, or nobody to write any more, all of it ends. `NEWS` is another: the
keeper says there that the program runs, or in a line why not, and later which limit it broke.
"""

from __future__ import annotations

import ctypes
import os
import resource
import select
import signal
import sys
import time

PR_SET_CHILD_SUBREAPER = 36
# How often memory and processes are counted.
PAUSE = 0.25
MOST_PROCESSES = 64
# How often, and how quickly after one another, ending everything is tried.
ROUNDS = 400
ROUND_SECONDS = 0.005
RUNS = "runs"
KIB = 1024


def known() -> list[int]:
    """The processes that came from this one, as the kernel lists them: quick, for counting."""
    line = [os.getpid()]
    for process in line:
        line.extend(_children(process))
    return line[1:]


def _children(process: int) -> list[int]:
    children: list[int] = []
    try:
        for task in os.listdir(f"/proc/{process}/task"):
            with open(f"/proc/{process}/task/{task}/children", "rb") as file:
                children.extend([int(word) for word in file.read().split()])
    except (OSError, ValueError):
        # It is gone, or the kernel keeps no such lists.
        pass
    return children


def descendants() -> list[int]:
    """The same by a look at all processes there are: slow, and none is overlooked."""
    parents: dict[int, list[int]] = {}
    for name in os.listdir("/proc"):
        if name.isdigit():
            parents.setdefault(_parent(int(name)), []).append(int(name))
    processes = list(parents.get(os.getpid(), ()))
    for process in processes:
        processes.extend(parents.get(process, ()))
    return processes


def _parent(process: int) -> int:
    """The parent of a process; 0 if it is gone."""
    try:
        with open(f"/proc/{process}/stat", "rb") as file:
            # The name of a program may hold anything, blanks and brackets too.
            return int(file.read().rpartition(b")")[2].split()[1])
    except (OSError, IndexError, ValueError):
        return 0


def memory_kib(processes: list[int]) -> int:
    """What some processes hold in memory together; what they share counts once."""
    return sum([_held_kib(process) for process in processes])


def _held_kib(process: int) -> int:
    try:
        with open(f"/proc/{process}/smaps_rollup", "rb") as file:
            lines = [line.split() for line in file]
    except OSError:
        return 0
    return sum([int(words[1]) for words in lines if words and words[0] in (b"Pss:", b"SwapPss:")])


def broken_limit(memory_mb: int) -> str:
    """Which limit the program and all it started break together; empty if none."""
    processes = known()
    if len(processes) > MOST_PROCESSES:
        return f"started more than {MOST_PROCESSES} processes"
    if memory_mb and memory_kib(processes) > memory_mb * KIB:
        return f"used more than {memory_mb} MB of memory with all it started"
    return ""


def end_all() -> None:
    """End everything that came from this process, but for what this user may not end."""
    for _ in range(ROUNDS):
        processes = descendants()
        if not processes:
            return
        # Those that stand still start nothing new while the others are ended.
        for number in (signal.SIGSTOP, signal.SIGKILL):
            for process in processes:
                _signal(process, number)
        time.sleep(ROUND_SECONDS)
        _reap()


def _signal(process: int, number: int) -> None:
    try:
        os.kill(process, number)
    except (ProcessLookupError, PermissionError):
        pass


def _reap(wanted: int = 0) -> int | None:
    """Let go of all that have ended; returns how the one that is wanted did, if it has."""
    ended = None
    try:
        while True:
            process, status = os.waitpid(-1, os.WNOHANG)
            if process == 0:
                return ended
            if process == wanted:
                ended = status
    except ChildProcessError:
        return ended


def started(memory_mb: int, command: list[str], news: int) -> int:
    """Start the program with its limits; the number of its process."""
    reader, writer = os.pipe()
    process = os.fork()
    if process:
        os.close(writer)
        with os.fdopen(reader, "rb") as pipe:
            failed = pipe.read()
        os.write(news, failed or f"{RUNS}\n".encode())
        return process
    try:
        os.setsid()
        if memory_mb:
            limit = memory_mb << 20
            resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
        signal.pthread_sigmask(signal.SIG_SETMASK, ())
        # Python ignores these two, and a program expects that it does not.
        for number in (signal.SIGPIPE, signal.SIGXFSZ):
            signal.signal(number, signal.SIG_DFL)
        os.execvp(command[0], command)
    except (OSError, ValueError) as error:
        os.write(writer, f"cannot be started: {error}\n".encode())
    os._exit(127)


def keep(program: int, life: int, news: int, memory_mb: int) -> int:
    """Wait until the program or the host ends; returns how the program did."""
    wake, woken = os.pipe()
    os.set_blocking(wake, False)
    os.set_blocking(woken, False)
    signal.set_wakeup_fd(woken, warn_on_full_buffer=False)
    signal.signal(signal.SIGCHLD, lambda number, frame: None)
    while (status := _reap(program)) is None:
        ready = select.select([life, wake], [], [], PAUSE)[0]
        if wake in ready:
            os.read(wake, 4096)
        broken = broken_limit(memory_mb)
        if broken:
            os.write(news, f"{broken}\n".encode())
        if broken or life in ready:
            return signal.SIGKILL
    return status


def main(words: list[str]) -> None:
    """Keep a program."""
    life, news, memory_mb = int(words[0]), int(words[1]), int(words[2])
    # The program must not hold these open.
    os.set_inheritable(life, False)
    os.set_inheritable(news, False)
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    program = started(memory_mb, words[3:], news)
    for stream in (0, 1, 2):
        os.close(stream)
    status = keep(program, life, news, memory_mb)
    end_all()
    if os.WIFSIGNALED(status):
        # Whoever waits sees the end that the program had.
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        number = os.WTERMSIG(status)
        if number not in (signal.SIGKILL, signal.SIGSTOP):
            signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)
    os._exit(os.WEXITSTATUS(status))


if __name__ == "__main__":
    main(sys.argv[1:])
