"""Settings: everything about a server that can be chosen.

Owns the numbers and their usual values. It never reads a file, the environment or a clock.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

PAGE: Final = Path(__file__).resolve().parent.parent / "page"
OWN: Final = ("127.0.0.1", "::1", "localhost")
KIB: Final = 1024
MIB: Final = 1024 * 1024


class Rate(msgspec.Struct, frozen=True):
    """At most `count` within `seconds`, in the long run."""

    count: int
    seconds: float = 1.0


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much anybody may ask of a server; those per address do not bind this machine itself."""

    connections: int = 8192  # fewer where the system does not give so many files
    connections_per_address: int = 256
    head: int = 32 * KIB
    body: int = 64 * KIB
    frame: int = 16 * KIB
    request_seconds: float = 60.0
    import_packed: int = 2 * MIB
    import_unpacked: int = 20 * MIB
    import_seconds: float = 60.0
    import_memory_mb: int = 1024
    imports_waiting: int = 8  # saves to import or games to verify; one of each session
    imports_per_address: int = 3
    choices: Rate = Rate(10)  # of each seat
    looks: Rate = Rate(40)  # positions, logs, reasons and previews, of each session and game
    chat: Rate = Rate(1)  # of each session and game
    new_games: Rate = Rate(20, 3600.0)  # of each address
    failed_tokens: Rate = Rate(10, 60.0)  # of each address
    frames: Rate = Rate(15)  # what a socket says, choices included
    sockets_per_seat: int = 5
    spectators: int = 200  # of each game
    chat_length: int = 500
    chat_lines: int = 2000  # that are kept of each game, the newest
    name_length: int = 40
    backlog: int = 256  # messages that a slow socket may be behind


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server runs.

    `names` are host names it may be called by beside those of this machine; `lan` allows any
    numeric address as well. `proxies` are addresses whose word about the client is believed.
    """

    db: str
    host: str = "127.0.0.1"
    port: int = 8000
    lan: bool = False
    names: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    page: Path = PAGE
    bot_workers: int = 2
    bot_seconds: float = 5.0
    bot_memory_mb: int = 1024
    bot_pause: float = 0.5  # before each decision of a bot, so that people can follow
    idle_seconds: float = 60.0  # after which a game is no longer kept in memory
    recheck_seconds: float = 5.0  # how old rights may be where several servers share a store
    consent_seconds: float = 600.0  # after which whoever is away is not waited for
    shutdown_seconds: float = 5.0
    move_seconds: float = 10.0  # for a move that runs in a thread of its own
    snapshot_every: int = 16
    limits: Limits = Limits()

    @property
    def shared(self) -> bool:
        """Tell whether other servers may use the same store."""
        return not self.db.startswith("sqlite")

    @property
    def private(self) -> bool:
        """Tell whether nobody but this machine itself can reach the server, even by a proxy."""
        own_proxies = all([proxy in OWN for proxy in self.proxies])
        return self.host in OWN and own_proxies and not self.lan and not self.names


def changed_limits(wishes: Iterable[str]) -> Limits:
    """Limits with other values, each as NAME=VALUE, a rate as NAME=COUNT/SECONDS.

    >>> changed_limits(["spectators=20", "new_games=5/60"]).new_games
    Rate(count=5, seconds=60.0)
    """
    usual = Limits()
    values: dict[str, int | float | Rate] = {}
    for wish in wishes:
        name, sign, text = wish.partition("=")
        known = getattr(usual, name, None) if name in Limits.__struct_fields__ else None
        if known is None or not sign:
            raise ValueError(f"there is no limit '{name:.40}'; write NAME=VALUE")
        try:
            values[name] = _value_like(known, text)
        except ValueError:
            form = "COUNT/SECONDS" if isinstance(known, Rate) else "a number above 0"
            raise ValueError(f"the limit '{name}' is {form}, not '{text:.40}'") from None
    return msgspec.structs.replace(usual, **values)


def _value_like(known: float | Rate, text: str) -> int | float | Rate:
    if isinstance(known, Rate):
        count, _, seconds = text.partition("/")
        rate = Rate(int(count), float(seconds or 1))
        if rate.count < 1 or not 0 < rate.seconds < float("inf"):
            raise ValueError(text)
        return rate
    value = type(known)(text)
    if not 0 < value < float("inf"):
        raise ValueError(text)
    return value
