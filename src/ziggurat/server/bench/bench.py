"""The bench of the server: its choices beside a bare relay's moves, and its other promises.

Owns the plan of a run. The server, the relay and the load generator are processes of their
own on this machine; relay and server are measured in turns, so that a slow moment hits both.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from ziggurat.api import is_compiled
from ziggurat.server.bench.figures import Figure, ServerBench, figure
from ziggurat.server.bench.handles import Host, Loader
from ziggurat.server.bench.orders import Heard, Leave, Pace, Relays, Rush, Tables, Way
from ziggurat.server.bench.restart import Restart, measure_restart

Progress: TypeAlias = Callable[[str], None]

# So many games are played at each table, one after the other.
GAMES_EACH: Final = 4
WAYS: Final[tuple[Way, Way]] = ("socket", "post")
GAMES: Final = ("template", "new-dawn")


class Plan(msgspec.Struct, frozen=True):
    """How much is measured.

    A game is played for `longest` choices at most; `ahead` of them are made of a long game before
    anything is measured: a map that is still being built is not what people look at most.
    """

    tables: int = 25
    seats: int = 4
    samples: int = 5
    seconds: float = 2.0
    longest: int = 2000
    ahead: int = 40
    paced_games: int = 500
    paced_seconds: float = 20.0
    paced_every: float = 2.0
    open_games: int = 1000
    open_length: int = 240
    looked_at: int = 100


FULL: Final = Plan()
QUICK: Final = Plan(
    tables=2,
    samples=1,
    seconds=0.2,
    longest=40,
    ahead=2,
    paced_games=4,
    paced_seconds=0.4,
    paced_every=0.2,
    open_games=8,
    open_length=10,
    looked_at=4,
)


def run_server_bench(plan: Plan = FULL, progress: Progress | None = None) -> ServerBench:
    """Measure the server on this machine; nothing is left behind."""
    tell = progress or _nothing
    with tempfile.TemporaryDirectory(prefix="ziggurat-bench-") as folder, Loader() as loader:
        rushes = _Rushes(plan, tell)
        rushes.measure(Path(folder), loader)
        paced, paced_busy = _paced(plan, Path(folder), loader, tell)
        tell("restart")
        games = Restart(plan.seats, plan.open_games, plan.open_length, plan.looked_at)
        restart = measure_restart(Path(folder), games)
    figures = (*rushes.figures(), *paced, *restart)
    return ServerBench(
        python=sys.version.split()[0],
        build="compiled" if is_compiled() else "interpreted",
        loop="uvloop" if find_spec("uvloop") else "asyncio",
        http="httptools" if find_spec("httptools") else "h11",
        samples=plan.samples,
        clients=plan.tables * plan.seats,
        paced_games=plan.paced_games,
        open_games=plan.open_games,
        busy=max(rushes.busy, paced_busy),
        figures=figures,
    )


class _Rushes:
    """Everybody moves as fast as they can, at the relay and at the server in turns."""

    def __init__(self, plan: Plan, tell: Progress) -> None:
        self._plan: Final = plan
        self._tell: Final = tell
        self._rates: Final[dict[str, list[float]]] = {}
        self._cpu: Final[dict[str, list[float]]] = {}
        self.busy = 0.0

    def measure(self, folder: Path, loader: Loader) -> None:
        """Take all samples."""
        plan = self._plan
        with Host("relay", folder) as relay, Host("server", folder) as server:
            for way in WAYS:
                loader.tell(Relays(way, relay.port, plan.tables, plan.seats, way))
            loader.tell(self._tables("new-dawn", server))
            for sample in range(plan.samples):
                self._tell(f"rush {sample + 1}/{plan.samples}")
                for way in WAYS:
                    self._sample(way, relay, loader)
                loader.tell(self._tables("template", server))
                self._sample("template", server, loader)
                loader.tell(Leave("template"))
                self._sample("new-dawn", server, loader)
            for name in (*WAYS, "new-dawn"):
                loader.tell(Leave(name))

    def _tables(self, game: str, server: Host) -> Tables:
        plan = self._plan
        ahead = 0 if game == "template" else plan.ahead
        return Tables(
            game, server.port, game, plan.tables, GAMES_EACH, plan.seats, plan.longest, ahead
        )

    def _sample(self, name: str, host: Host, loader: Loader) -> None:
        before = host.cpu_seconds()
        heard = loader.tell(Rush(name, self._plan.seconds))
        after = host.cpu_seconds()
        self.busy = max(self.busy, heard.busy)
        self._rates.setdefault(name, []).append(heard.moves / heard.seconds)
        if before is not None and after is not None and heard.all_moves:
            spent = (after - before) / heard.all_moves
            self._cpu.setdefault(name, []).append(1e6 * spent)

    def figures(self) -> list[Figure]:
        """What came of it: rates, shares of the relays, and the work of each move."""
        found = [
            figure("relay", "moves/s", True, self._rates["socket"]),
            figure("relay_by_post", "moves/s", True, self._rates["post"]),
        ]
        for game in GAMES:
            name = game.replace("-", "_")
            found += [
                figure(name, "choices/s", True, self._rates[game]),
                figure(f"{name}_of_relay", "%", True, self._share(game, "socket")),
                figure(f"{name}_of_relay_by_post", "%", True, self._share(game, "post")),
            ]
        for name, spent in self._cpu.items():
            label = {"socket": "relay", "post": "relay_by_post"}.get(name, name)
            found.append(figure(f"{label.replace('-', '_')}_cpu", "us", False, spent))
        return found

    def _share(self, game: str, way: Way) -> list[float]:
        pairs = zip(self._rates[game], self._rates[way], strict=True)
        return [100 * ours / relay for ours, relay in pairs]


def _paced(plan: Plan, folder: Path, loader: Loader, tell: Progress) -> tuple[list[Figure], float]:
    """Many games at a calm pace: how long it takes until all seats know of a choice."""
    tell("paced")
    own = folder / "paced"
    own.mkdir()
    longest = plan.ahead + int(plan.paced_seconds / plan.paced_every) + 2
    with Host("server", own) as server:
        loader.tell(
            Tables(
                "paced",
                server.port,
                "new-dawn",
                plan.paced_games,
                1,
                plan.seats,
                longest,
                plan.ahead,
            )
        )
        heard: Heard = loader.tell(Pace("paced", plan.paced_seconds, plan.paced_every))
        loader.tell(Leave("paced"))
    found = [
        figure("paced_p50", "ms", False, [heard.p50]),
        figure("paced_p95", "ms", False, [heard.p95]),
        figure("paced_p99", "ms", False, [heard.p99]),
    ]
    return found, heard.busy


def _nothing(text: str) -> None:
    """Nobody looks."""
