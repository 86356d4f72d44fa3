"""Whole games played as people play them: typed into a terminal, and driven through the page.

Owns the way from the first screen to the last one, five times: typed, clicked, by keys alone, two
people on the couch at one screen, two people online in two browsers. People answer at random;
greedy bots sit in all other seats. At every question all that can be chosen is hit at its centre;
with `--told` what happens is told as it is to people, and nothing may be shown before.
`python tools/driven.py --help` plays one kind of game, `run.py soak --driven N` all.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Page, sync_playwright  # noqa: E402

from tests.cli.typist import Typist, asked  # noqa: E402
from tests.page.conftest import FLAGS  # noqa: E402
from tests.page.kit.driver import Driver, Hasty, StalledError  # noqa: E402
from tests.page.kit.eyes import Eyes  # noqa: E402
from tests.page.kit.guests import seated  # noqa: E402
from tests.page.kit.hits import premature, watch  # noqa: E402
from tests.page.kit.keys import Keys  # noqa: E402
from tests.page.kit.live import Live  # noqa: E402
from tests.page.kit.opening import begin, begin_by_keys, invitations  # noqa: E402
from tests.page.kit.pages import CALM, SIZES, TOLD, Pages  # noqa: E402
from tests.page.kit.party import Party  # noqa: E402
from tools.checks import find_chromium  # noqa: E402
from ziggurat import api  # noqa: E402
from ziggurat.build.mix import mixes  # noqa: E402

MOST: Final = 6_000
# After so many seconds without anything new the page stands still.
PATIENCE: Final = 240.0
BOT: Final = "greedy"
WAYS: Final = ("typed", "clicked", "keys", "couch", "online")
# These need two people.
TOGETHER: Final = ("couch", "online")


class Kind(NamedTuple):
    """What is played; a seat that the rules play comes on top of these seats."""

    game: str
    modules: tuple[str, ...]
    seats: int

    def __str__(self) -> str:
        return " ".join([self.game, *self.modules, f"{self.seats} seats"])


def typed(kind: Kind, seed: int, folder: Path) -> str:
    """Play a game in a terminal to its end; returns how it ended."""
    seats = ",".join(["you", *[BOT] * (kind.seats - 1)])
    words = ["--game", kind.game, "--seats", seats, "--seed", str(seed), "--step"]
    words += ["--modules", ",".join(kind.modules)] if kind.modules else []
    with Typist(folder, *words, seed=seed) as typist:
        last = typist.play(MOST)
        if asked(last):
            raise AssertionError(f"not over after {MOST} answers: {last[-500:]}")
        rounds = re.findall(r"(?:Round|Night|Turn) \d+", "".join(typist.screens))
        won = re.findall(r"^.+ wins?: .+$", last, re.MULTILINE)
    return _line(f"{len(typist.typed)} answers", rounds, won[-1] if won else last[-200:])


class Look(NamedTuple):
    """How somebody looks at the page: how large it is, and whether what happens is told."""

    size: str = "wide"
    told: bool = False
    shots: Path | None = None


class Drive:
    """One game driven through the page; whatever goes wrong is counted by kind."""

    def __init__(self, kind: Kind, seed: int, pages: Pages, look: Look) -> None:
        self._kind: Final = kind
        self._seed: Final = seed
        self._pages: Final = pages
        self._look: Final = look
        self._eyes: Final = Eyes(look.shots, look.size == "wide")
        self._host: Final = self._open("")
        self._drivers: Final[list[Driver]] = []
        self._watched: Final[list[Page]] = []

    def _open(self, path: str) -> Page:
        told = {"prefer": TOLD, "reduced_motion": "no-preference"}
        page = self._pages.open(
            path,
            viewport=SIZES[self._look.size],
            **(told if self._look.told else {"prefer": CALM}),
        )
        page.set_default_timeout(PATIENCE * 1000)
        return page

    def play(self, way: str) -> str:
        """Play a game from the first screen to the last; returns how it went."""
        stalls: list[str] = []
        told = "not over"
        try:
            worked = getattr(self, way)()
            box = self._host.locator("dialog.end")
            box.wait_for()
            rounds = [self._host.locator(".head-now").inner_text()]
            told = _line(worked, rounds, box.locator(".end-outcome").inner_text())
        except StalledError as stalled:
            stalls.append(f"stall: {stalled}")
        self._eyes.photograph(self._host, "end")
        lost = [f"lost click: {spot}" for driver in self._drivers for spot in driver.lost]
        early = [f"early: {at}" for page in self._watched for at in premature(page)[1]]
        faults = self._pages.faults() + self._eyes.faults() + lost + stalls + early
        kinds = ("page error", "console error", "asked", "spill", "covered")
        starts = (*kinds, "lost click", "stall", "early")
        counts = [f"{sum([at.startswith(of) for at in faults])} {of}s" for of in starts]
        told += "; " + ", ".join(counts).replace("askeds", "requests to others")
        if faults:
            raise AssertionError("; ".join([told, *faults]))
        return told

    def clicked(self) -> str:
        """You against bots, with the mouse."""
        begin(self._host, self._kind.game, self._kind.seats, self._kind.modules, seed=self._word())
        driver = self._driver(self._host)
        driver.play(MOST)
        return f"{len(driver.clicks)} clicks"

    def keys(self) -> str:
        """You against bots, without a mouse."""
        begin_by_keys(
            self._host, self._kind.game, self._kind.seats, self._kind.modules, self._word()
        )
        driver = Keys(self._host, self._seed, eyes=self._eyes)
        self._drivers.append(driver)
        driver.play(MOST)
        return f"{len(driver.clicks)} answers by {driver.pressed} keys"

    def couch(self) -> str:
        """Two people at one screen, and bots."""
        self._begin("here")
        driver = self._driver(self._host)
        driver.play(MOST)
        return f"{len(driver.clicks)} clicks, {driver.covers} covers"

    def online(self) -> str:
        """Two people in two browsers, the second by invitation, and bots."""
        self._begin("link")
        (link,) = invitations(self._host)
        guest = seated(self._open(link))
        drivers = [self._driver(page) for page in (self._host, guest)]
        party = Party(drivers, PATIENCE)
        party.play(MOST)
        return f"{' and '.join([str(len(driver.clicks)) for driver in drivers])} clicks"

    def _begin(self, other: str) -> None:
        kind = self._kind
        begin(self._host, kind.game, kind.seats, kind.modules, seed=self._word(), others=[other])

    def _driver(self, page: Page) -> Driver:
        """Somebody with a mouse; each has dice of their own."""
        somebody = Hasty if self._look.told else Driver
        driver = somebody(page, self._seed + len(self._drivers), eyes=self._eyes)
        self._drivers.append(driver)
        if self._look.told:
            watch(page)
            self._watched.append(page)
        return driver

    def _word(self) -> str:
        return str(self._seed)


def driven(kind: Kind, seed: int, folder: Path, way: str, look: Look) -> str:
    """Play a game through the page on a server of its own; returns how it went."""
    live = Live(folder / f"page-{seed}.db").start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))
            pages = Pages(browser, live.address)
            told = Drive(kind, seed, pages, look).play(way)
            pages.close()
            browser.close()
    finally:
        live.stop()
    return told


def _line(worked: str, rounds: Sequence[str], ending: str) -> str:
    last = " ".join(rounds[-1].split()) if rounds else "no rounds"
    return f"{worked}, {last}, {' '.join(ending.split())}"


def kinds(game: str, modules: tuple[str, ...] | None = None, seats: int = 0) -> list[Kind]:
    """Every set of modules of a game, or one, with as many seats as it allows or as are wanted.

    Where the rules play a seat, one person alone plays against it too.
    """
    wanted = None if modules is None else set(modules)
    found: dict[Kind, None] = {}
    for mix in mixes(api.games()[game]):
        chairs = [count - mix.governed for count in mix.seats]
        if wanted not in (None, set(mix.modules)) or (seats and seats not in chairs):
            continue
        for count in [seats] if seats else [chairs[0], chairs[-1]] if mix.governed else chairs[-1:]:
            found[Kind(game, mix.modules, count)] = None
    return list(found)


def run(kind: Kind, seed: int, ways: Sequence[str] = WAYS, look: Look | None = None) -> int:
    """Play one game each way and tell how; returns the exit code."""
    worst = 0
    size, plays, shots = look or Look()
    for way in ways:
        if way in TOGETHER and kind.seats < 2:
            continue
        began = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            try:
                at = Path(folder)
                told = (
                    typed(kind, seed, at)
                    if way == "typed"
                    else driven(kind, seed, at, way, Look(size, plays, shots and shots / way))
                )
            except Exception as error:
                told, worst = f"{error!r}", 1
        print(f"{kind} seed {seed} {way}: {told} ({time.monotonic() - began:.0f} s)", flush=True)
    return worst


def run_all(found: Sequence[Kind], count: int, seed: int, ways: Sequence[str] = WAYS) -> int:
    """Play so many games of every kind each way; returns the exit code."""
    return max([run(kind, seed + at, ways) for kind in found for at in range(count)], default=0)


def ways_in(text: str) -> tuple[str, ...]:
    """The ways to play that a command line names, with commas between."""
    found = tuple(text.split(","))
    if wrong := [name for name in found if name not in WAYS]:
        raise argparse.ArgumentTypeError(f"{wrong[0]} is none of {', '.join(WAYS)}")
    return found


def main() -> int:
    """Play what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    add = parser.add_argument
    add("--game", default="new-dawn", choices=sorted(api.games()))
    add("--modules", default="", help="names with commas between")
    add("--seats", type=int, default=2)
    add("--seed", type=int, default=0)
    add("--ways", type=ways_in, default=WAYS, metavar="NAMES",
        help=f"of {','.join(WAYS)}; couch and online need two seats; default: all")  # fmt: skip
    add("--size", default="wide", choices=list(SIZES), help="of the screen; default: %(default)s")
    add("--told", action="store_true", help="tell what happens, and look whether it is told first")
    add("--shots", type=Path, help="a folder for a picture of every question")
    given = parser.parse_args()
    modules = tuple([name for name in given.modules.split(",") if name])
    return run(
        Kind(given.game, modules, given.seats),
        given.seed,
        given.ways,
        Look(given.size, given.told, given.shots),
    )


if __name__ == "__main__":
    sys.exit(main())
