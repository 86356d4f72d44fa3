"""Examining saves: in a process of its own, with limits.

Owns both sides of that process: what is asked of it, and what it does. A save comes from
anywhere; nothing of it is trusted before the whole game has been played again there. Where
that cannot be, because other rules wrote it, the answer says so.
"""

from __future__ import annotations

import asyncio
import hashlib
import sys
import zlib
from collections import Counter
from collections.abc import Hashable
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from ziggurat.server.errors import ApiError, too_many
from ziggurat.server.limits import is_loopback
from ziggurat.server.settings import Limits

if TYPE_CHECKING:
    from ziggurat.api import Match

COMMAND: Final = (sys.executable, "-P", "-m", "ziggurat.server.examining")
GZIP: Final = b"\x1f\x8b"
# What somebody is told to wait when too many wait already.
PAUSE: Final = 5.0
MOST_KNOWN: Final = 256


class Examined(msgspec.Struct, frozen=True):
    """What was found out about a save; `data` is the save, unpacked.

    `chained` are the spans of entries that other rules played otherwise than these would: of them
    only the chain of hashes was checked, and whoever wrote them may have made up where they led.
    That is so of the start of the game where it was not `start_checked`. `asked_again` is how
    often the game went back past an answer of chance; at the entries `renewed` it got new dice.
    """

    ok: bool
    text: str
    entries: int
    proven: bool
    data: bytes
    chained: tuple[tuple[int, int], ...] = ()
    proven_from: int | None = None
    seed_chosen: bool = False
    stated: bool = False  # whether people stated a position in it
    start_checked: bool = True
    asked_again: int = 0
    renewed: tuple[int, ...] = ()
    sure: bool = True  # False where it was given up, and another time may show more

    @property
    def recomputed(self) -> bool:
        """Return whether all of the save was played again, from a start that these rules make."""
        return self.start_checked and not self.chained


class _Order(msgspec.Struct, frozen=True):
    unpacked: int
    seconds: float
    memory_mb: int
    played_only: bool
    data: bytes


class Examiner:
    """Examines saves one at a time: they are the dearest thing anybody can ask for.

    Whoever asks has one save examined at a time, so that everybody else's turn comes; and what
    was found out about a save is kept, so that asking again costs nothing.
    """

    def __init__(self, limits: Limits) -> None:
        self._limits: Final = limits
        self._turn: Final = asyncio.Lock()
        self._asking: Final[set[Hashable]] = set()
        self._addresses: Final[Counter[str]] = Counter()
        self._under_way: Final[dict[Hashable, asyncio.Task[Examined]]] = {}
        self._known: Final[dict[Hashable, Examined]] = {}

    async def examine(
        self,
        data: bytes,
        session: bytes,
        address: str,
        key: Hashable = None,
        *,
        played_only: bool = False,
    ) -> Examined:
        """Unpack a save and play it again, or refuse when too many wait.

        `session` and `address` say who asks; `key` names what the save holds where the bytes
        themselves do not. Where only what was played counts, a save with a stated position, which
        may keep the rules busy for ever, is told apart and not played again.
        """
        named = key or hashlib.sha256(data).digest()
        examined = self.known(named)
        if examined is None:
            examined = await self._shared(named, data, session, address, played_only)
        if examined.stated and played_only:
            return examined
        if key is None and examined.ok and not examined.data:
            # What was unpacked is not kept.
            unpack = partial(unpacked, data, self._limits.import_unpacked)
            return msgspec.structs.replace(examined, data=await asyncio.to_thread(unpack))
        return examined

    def known(self, key: Hashable) -> Examined | None:
        """What was found out before, if it was; without the save."""
        examined = self._known.pop(key, None)
        if examined is not None:
            self._known[key] = examined
        return examined

    async def _shared(
        self, named: Hashable, data: bytes, session: bytes, address: str, played_only: bool
    ) -> Examined:
        """Wait for what is under way for the same save, or begin it."""
        task = self._under_way.get(named)
        if task is None:
            who: Hashable = session or address
            if who in self._asking or self._is_full(address):
                raise too_many("saves at once", PAUSE)
            task = asyncio.create_task(self._begun(named, data, who, address, played_only))
            self._under_way[named] = task
            self._asking.add(who)
            self._addresses[address] += 1
        # Whoever hangs up does not end it for the others.
        return await asyncio.shield(task)

    def _is_full(self, address: str) -> bool:
        if len(self._under_way) >= self._limits.imports_waiting:
            return True
        # A session costs nothing, so that it alone would limit nobody.
        mine = self._addresses[address] if address and not is_loopback(address) else 0
        return mine >= self._limits.imports_per_address

    async def _begun(
        self, named: Hashable, data: bytes, who: Hashable, address: str, played_only: bool
    ) -> Examined:
        try:
            async with self._turn:
                examined = await _examine(data, self._limits, played_only)
        finally:
            del self._under_way[named]
            self._asking.discard(who)
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]
        if examined.sure:
            self._known[named] = msgspec.structs.replace(examined, data=b"")
            if len(self._known) > MOST_KNOWN:
                del self._known[next(iter(self._known))]
        return examined

    async def close(self) -> None:
        """End what is under way."""
        tasks = list(self._under_way.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _examine(data: bytes, limits: Limits, played_only: bool) -> Examined:
    """Let a process do it; whatever happens there ends there."""
    seconds, memory = limits.import_seconds, limits.import_memory_mb
    order = _Order(limits.import_unpacked, seconds, memory, played_only, data)
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
        return Examined(False, "it takes too long to play again", 0, False, b"", sure=False)
    except msgspec.DecodeError:
        text = "it cannot be read with the memory there is"
        return Examined(False, text, 0, False, b"", sure=False)
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
    """Do the work: read the save, and play it again as far as these rules can."""
    from ziggurat import api
    from ziggurat.match.errors import SaveError
    from ziggurat.match.form import read_save
    from ziggurat.match.save import load, verify

    try:
        data = unpacked(order.data, order.unpacked)
        saved = read_save(data)
        stated = any([entry.kind == "stated" for entry in saved.entries])
        if stated and order.played_only:
            return Examined(True, "", len(saved.entries), False, b"", stated=True)
        match = load(data, api.games())
    except (SaveError, ValueError) as error:
        return Examined(False, str(error), 0, False, b"")
    report = verify(data, api.games())
    examined = Examined(
        report.ok,
        report.text,
        report.entries,
        report.proven,
        data,
        chained=report.chained,
        proven_from=report.proven_from,
        seed_chosen=report.seed_chosen,
        stated=stated,
        start_checked=report.start_checked,
        asked_again=report.asked_again,
        renewed=report.renewed,
    )
    wrong = _unsound(match) if report.ok and (stated or not examined.recomputed) else ""
    return msgspec.structs.replace(examined, ok=False, text=wrong) if wrong else examined


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


def refused(examined: Examined) -> ApiError:
    """The answer to a save that cannot be used."""
    return ApiError(422, "bad_save", f"This save cannot be used: {examined.text:.300}.")


if __name__ == "__main__":
    main()
