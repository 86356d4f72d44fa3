"""The bench of the server: its choices beside a bare relay's moves, and its other promises.

Owns the extent of a run. The server, the relay and the load generator are processes of their
own on this machine; relay and server are measured in turns, so that a slow moment hits both.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

import msgspec

from ziggurat.api import is_compiled
from ziggurat.server.bench.appends import Appends, measure_appends
from ziggurat.server.bench.figures import Figure, ServerBench, figure
from ziggurat.server.bench.handles import Host, Loader, Watch
from ziggurat.server.bench.orders import Heard, Leave, Pace, Relays, Rush, Tables, Way
from ziggurat.server.bench.restart import Restart, measure_restart

Progress: TypeAlias = Callable[[str], None]

# So many games are played at each table, one after the other.
GAMES_EACH: Final = 4
# What others may take of the cores before a measurement is repeated.
QUIET: Final = 0.25
PACES: Final = 2
RESTARTS: Final = 3
WAYS: Final[tuple[Way, Way]] = ("socket", "post")
GAMES: Final = ("template", "new-dawn")
# Games of this one are too short to be played on from one round to the next.
SHORT: Final = "template"


class Extent(msgspec.Struct, frozen=True):
    """How much is measured.

    A game is played for `longest` choices at most; `ahead` of them are made of a long game before
    anything is measured: a map that is still being built is not what people look at most.
    While others disturb, up to `spare` measurements are repeated, and the quietest count.
    """

    tables: int = 25
    seats: int = 4
    samples: int = 5
    spare: int = 5
    seconds: float = 2.0
    longest: int = 2000
    ahead: int = 40
    paced_games: int = 500
    paced_seconds: float = 20.0
    paced_every: float = 2.0
    open_games: int = 1000
    open_length: int = 240
    looked_at: int = 100
    stored_games: int = 100_000
    appended: int = 100


FULL: Final = Extent()
QUICK: Final = Extent(
    tables=2,
    samples=1,
    spare=0,
    seconds=0.2,
    longest=40,
    ahead=2,
    paced_games=4,
    paced_seconds=0.4,
    paced_every=0.2,
    open_games=8,
    open_length=10,
    looked_at=4,
    stored_games=100,
    appended=2,
)


class Sample(NamedTuple):
    """One measurement: moves a second, the server's work for each in microseconds, or None."""

    rate: float
    cpu: float | None


class Round(NamedTuple):
    """One sample of each kind, taken one after the other, and how much others disturbed."""

    samples: dict[str, Sample]
    busy: float
    foreign: float


def run_server_bench(extent: Extent = FULL, progress: Progress | None = None) -> ServerBench:
    """Measure the server on this machine; nothing is left behind."""
    tell = progress or _nothing
    with tempfile.TemporaryDirectory(prefix="ziggurat-bench-") as folder, Loader() as loader:
        rounds = _rounds(extent, Path(folder), loader, tell)
        tell("paced")
        paced, foreign = _paced(extent, Path(folder), loader)
        tell("restart")
        restart = measure_restart(Path(folder), _restart(extent))
        tell("appends")
        appends = measure_appends(Path(folder), Appends(extent.stored_games, extent.appended))
    times = [("paced_p50", paced.p50), ("paced_p95", paced.p95), ("paced_p99", paced.p99)]
    calm = [figure(name, "ms", False, [value]) for name, value in times]
    return ServerBench(
        python=sys.version.split()[0],
        build="compiled" if is_compiled() else "interpreted",
        loop="uvloop" if find_spec("uvloop") else "asyncio",
        http="httptools" if find_spec("httptools") else "h11",
        samples=extent.samples,
        clients=extent.tables * extent.seats,
        paced_games=extent.paced_games,
        open_games=extent.open_games,
        busy=max([paced.busy, *[each.busy for each in rounds]]),
        foreign=max([foreign, *[each.foreign for each in rounds]]),
        figures=(*_figures(rounds), *calm, *restart, *appends),
    )


def _rounds(extent: Extent, folder: Path, loader: Loader, tell: Progress) -> list[Round]:
    """Everybody moves as fast as they can, at the relay and at the server in turns."""
    rounds: list[Round] = []
    with Host("relay", folder) as relay, Host("server", folder) as server:
        for way in WAYS:
            name = _name("relay", way)
            loader.tell(Relays(name, relay.port, extent.tables, extent.seats, way))
            for game in GAMES:
                if game != SHORT:
                    loader.tell(_tables(extent, game, server, way))
        while len(rounds) < extent.samples + extent.spare:
            quiet = len([each for each in rounds if each.foreign <= QUIET])
            if quiet >= extent.samples:
                break
            tell(f"rush {quiet + 1}/{extent.samples}")
            rounds.append(_round(extent, relay, server, loader))
    rounds.sort(key=lambda each: each.foreign)
    return rounds[: extent.samples]


def _round(extent: Extent, relay: Host, server: Host, loader: Loader) -> Round:
    samples: dict[str, Sample] = {}
    busy = foreign = 0.0
    for way in WAYS:
        for what in ("relay", *GAMES):
            name = _name(what, way)
            host = relay if what == "relay" else server
            if what == SHORT:
                loader.tell(_tables(extent, what, server, way))
            watch = Watch(relay, server, loader)
            before = host.cpu_seconds()
            heard = loader.tell(Rush(name, extent.seconds))
            spent = None if before is None else (host.cpu_seconds() or 0.0) - before
            foreign = max(foreign, watch.foreign())
            busy = max(busy, heard.busy)
            each = None if spent is None else 1e6 * spent / max(heard.all_moves, 1)
            samples[name] = Sample(heard.moves / heard.seconds, each)
            if what == SHORT:
                loader.tell(Leave(name))
    return Round(samples, busy, foreign)


def _name(what: str, way: Way) -> str:
    """What a measurement is called.

    >>> _name("new-dawn", "post")
    'new_dawn_by_post'
    """
    return what.replace("-", "_") + ("_by_post" if way == "post" else "")


def _tables(extent: Extent, game: str, server: Host, way: Way) -> Tables:
    ahead = 0 if game == SHORT else extent.ahead
    tables, seats, longest = extent.tables, extent.seats, extent.longest
    name = _name(game, way)
    return Tables(name, server.port, game, tables, GAMES_EACH, seats, longest, way, ahead)


def _figures(rounds: list[Round]) -> list[Figure]:
    """What came of the rounds: rates, shares of the relay, and the work of each move."""
    figures: list[Figure] = []
    for way in WAYS:
        relay = _name("relay", way)
        for what in ("relay", *GAMES):
            name = _name(what, way)
            rates = [each.samples[name].rate for each in rounds]
            unit = "moves/s" if name == relay else "choices/s"
            figures.append(figure(name, unit, True, rates))
            if name != relay:
                pairs = [(each.samples[name].rate, each.samples[relay].rate) for each in rounds]
                shares = [100 * ours / theirs for ours, theirs in pairs]
                figures.append(figure(f"{name}_of_relay", "%", True, shares))
            spent = [each.samples[name].cpu for each in rounds]
            known = [value for value in spent if value is not None]
            if known:
                figures.append(figure(f"{name}_cpu", "us", False, known))
    return figures


def _paced(extent: Extent, folder: Path, loader: Loader) -> tuple[Heard, float]:
    """Many games at a calm pace: how long until all seats know of a choice."""
    own = folder / "paced"
    own.mkdir()
    most = 1 + min(extent.spare, PACES)
    longest = extent.ahead + most * (int(extent.paced_seconds / extent.paced_every) + 1)
    tries: list[tuple[Heard, float]] = []
    with Host("server", own) as server:
        port, games = server.port, extent.paced_games
        order = Tables(
            "paced", port, "new-dawn", games, 1, extent.seats, longest, "post", extent.ahead
        )
        loader.tell(order)
        while len(tries) < most and all([foreign > QUIET for _, foreign in tries]):
            watch = Watch(server, loader)
            heard = loader.tell(Pace("paced", extent.paced_seconds, extent.paced_every))
            tries.append((heard, watch.foreign()))
        loader.tell(Leave("paced"))
    return min(tries, key=lambda pair: pair[1])


def _restart(extent: Extent) -> Restart:
    times = min(extent.samples, RESTARTS)
    return Restart(extent.seats, extent.open_games, extent.open_length, extent.looked_at, times)


def _nothing(text: str) -> None:
    """Nobody looks."""
