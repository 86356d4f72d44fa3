"""Examining saves: in a process of its own, with limits.

Owns both sides of that process: what is asked of it, and what it does. A save comes from
anywhere; nothing of it is trusted before the whole game has been played again there. Where
that cannot be, because other rules wrote it, the answer says so.
"""

from __future__ import annotations

import asyncio
import sys
import zlib
from typing import TYPE_CHECKING, Final

import msgspec

from ziggurat.server.errors import ApiError, too_many
from ziggurat.server.settings import Limits

if TYPE_CHECKING:
    from ziggurat.api import Match

COMMAND: Final = (sys.executable, "-P", "-m", "ziggurat.server.examining")
GZIP: Final = b"\x1f\x8b"
# What somebody is told to wait when too many wait already.
PAUSE: Final = 5.0


class Examined(msgspec.Struct, frozen=True):
    """What was found out about a save; `data` is the save, unpacked.

    One that other rules wrote cannot be played again: it is not `replayed`, and whoever wrote
    it may have made up its position.
    """

    ok: bool
    text: str
    entries: int
    proven: bool
    data: bytes
    replayed: bool = True


class _Order(msgspec.Struct, frozen=True):
    unpacked: int
    seconds: float
    memory_mb: int
    data: bytes


class Examiner:
    """Examines saves one at a time: they are the dearest thing anybody can ask for."""

    def __init__(self, limits: Limits) -> None:
        self._limits: Final = limits
        self._turn: Final = asyncio.Lock()
        self._waiting = 0

    async def examine(self, data: bytes) -> Examined:
        """Unpack a save and play it again, or refuse when too many wait."""
        if self._waiting >= self._limits.imports_waiting:
            raise too_many("saves at once", PAUSE)
        self._waiting += 1
        try:
            async with self._turn:
                return await _examine(data, self._limits)
        finally:
            self._waiting -= 1


async def _examine(data: bytes, limits: Limits) -> Examined:
    """Let a process do it; whatever happens there ends there."""
    order = _Order(limits.import_unpacked, limits.import_seconds, limits.import_memory_mb, data)
    process = await asyncio.create_subprocess_exec(
        *COMMAND,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        sent = msgspec.msgpack.encode(order)
        answer, _ = await asyncio.wait_for(process.communicate(sent), limits.import_seconds)
        return msgspec.msgpack.decode(answer, type=Examined)
    except TimeoutError:
        return Examined(False, "it takes too long to play again", 0, False, b"")
    except msgspec.DecodeError:
        return Examined(False, "it cannot be read with the memory there is", 0, False, b"")
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def unpacked(data: bytes, most: int) -> bytes:
    """The save itself; it may be packed as gzip.  `ValueError` if it is too large or damaged."""
    if data.startswith(GZIP):
        unzip = zlib.decompressobj(wbits=31)
        try:
            data = unzip.decompress(data, most + 1)
        except zlib.error as error:
            raise ValueError(f"it is damaged: {error}") from None
        if len(data) <= most and not unzip.eof:
            raise ValueError("it is damaged: it ends too early")
    if len(data) > most:
        raise ValueError(f"unpacked it has more than {most} bytes")
    return data


def _limit(order: _Order) -> None:
    """Hold this process to its limits, where the system can."""
    try:
        import resource
    except ImportError:
        return
    memory = order.memory_mb << 20
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    seconds = int(order.seconds) + 1
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))


def _examined(order: _Order) -> Examined:
    """Do the work: read the save and, where these rules wrote it, play it again."""
    from ziggurat import api
    from ziggurat.match.errors import SaveError
    from ziggurat.match.form import read_save
    from ziggurat.match.save import load, verify

    try:
        data = unpacked(order.data, order.unpacked)
        match = load(data, api.games())
        found = read_save(data)
    except (SaveError, ValueError) as error:
        return Examined(False, str(error), 0, False, b"")
    rules = match.rules.game.version
    if found.header.version != rules or len(found.entries) != len(match.entries):
        # Other rules wrote it: it goes on from its snapshot, which fits its log.
        wrong = _unsound(match)
        text = wrong or "written by other rules"
        return Examined(not wrong, text, len(found.entries), False, data, replayed=False)
    report = verify(data, api.games())
    return Examined(report.ok, report.text, report.entries, report.proven, data)


def _unsound(match: Match) -> str:
    """What is wrong with a position that no log proves; nothing if everybody can look at it."""
    from ziggurat.api import NOBODY
    from ziggurat.server.tables import position

    s = match.state
    try:
        broken = [check.name for check in match.rules.invariants.values() if check.check(s)]
        for seat in (NOBODY, *range(match.seats)):
            msgspec.json.encode(position(match, "", seat))
    except Exception:
        broken = ["position"]
    return f"its position cannot be: {', '.join(broken)}" if broken else ""


def main() -> None:
    """What the process does."""
    order = msgspec.msgpack.decode(sys.stdin.buffer.read(), type=_Order)
    _limit(order)
    sys.stdout.buffer.write(msgspec.msgpack.encode(_examined(order)))


def refused(found: Examined) -> ApiError:
    """The answer to a save that cannot be used."""
    return ApiError(422, "bad_save", f"This save cannot be used: {found.text:.300}.")


if __name__ == "__main__":
    main()
