"""Whole games played as people play them: typed into a terminal, and clicked in the page.

Owns the way from the first screen to the last one; one seat answers at random, the others are
greedy bots. `python tools/driven.py --help` plays one kind of game, `run.py soak --driven N` all.
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

from tests.cli.typist import Typist, asked  # noqa: E402
from tests.page.conftest import FLAGS  # noqa: E402
from tests.page.kit.driver import READING, Driver  # noqa: E402
from tests.page.kit.live import Live  # noqa: E402
from tests.page.kit.opening import begin  # noqa: E402
from tests.page.kit.pages import Pages  # noqa: E402
from tests.page.kit.tables import BAR, bar_height, spills  # noqa: E402
from tools.checks import find_chromium  # noqa: E402
from ziggurat import api  # noqa: E402
from ziggurat.build.mix import mixes  # noqa: E402

MOST: Final = 3_000
PATIENCE: Final = 300_000
BOT: Final = "greedy"


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
    return _line(len(typist.typed), rounds, won[-1] if won else last[-200:])


def clicked(kind: Kind, seed: int, folder: Path, shots: Path | None = None) -> str:
    """Play a game in the page, from the first screen to the last; returns how it ended."""
    from playwright.sync_api import sync_playwright

    live = Live(folder / f"page-{seed}.db").start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))
            pages = Pages(browser, live.address)
            page = pages.open()
            page.set_default_timeout(PATIENCE)
            begin(page, kind.game, kind.seats, kind.modules, seed=str(seed))
            driver = Watched(page, seed, shots)
            driver.play(MOST)
            box = page.locator("dialog.end")
            box.wait_for()
            driver.photograph("end")
            rounds = [page.locator(".head-now").inner_text()]
            told = _line(len(driver.clicks), rounds, box.locator(".end-outcome").inner_text())
            faults = pages.faults() + sorted(driver.spilt)
            pages.close()
            browser.close()
    finally:
        live.stop()
    if faults:
        raise AssertionError(f"{told}; {faults}")
    return told


class Watched(Driver):
    """A driver that notes what does not fit, and photographs every question once."""

    def __init__(self, page: object, seed: int, shots: Path | None) -> None:
        super().__init__(page, seed)  # type: ignore[arg-type]
        self.spilt: Final[set[str]] = set()
        self._shots: Final = shots
        self._seen: Final[set[str]] = set()

    def wait(self, until: str = "") -> None:
        super().wait(*([until] if until else []))
        sentence = re.sub(r"\W+", "_", self.page.locator(".bar-ask").inner_text())[:40].strip("_")
        self.spilt.update([f"{name} at {sentence}" for name in spills(self.page)])
        if (height := bar_height(self.page)) > BAR:
            self.spilt.add(f"bar {height} high at {sentence}")
        self.photograph(sentence)

    def read(self) -> None:
        if self.page.locator(READING).count():
            title = self.page.locator(f"{READING} header strong").inner_text()
            self.photograph("reading_" + re.sub(r"\W+", "_", title)[:40].strip("_"))
        super().read()

    def photograph(self, name: str) -> None:
        """Take a picture, unless there is one of this name."""
        if self._shots is None or name in self._seen:
            return
        self._seen.add(name)
        self._shots.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=self._shots / f"{len(self._seen):03}-{name}.png")


def _line(answers: int, rounds: Sequence[str], ending: str) -> str:
    return f"{answers} answers, {rounds[-1] if rounds else 'no rounds'}, {' '.join(ending.split())}"


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


def run(kind: Kind, seed: int, shots: Path | None = None) -> int:
    """Play one game each way and tell how; returns the exit code."""
    worst = 0
    for name in ("typed", "clicked"):
        began = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            try:
                at = Path(folder)
                told = typed(kind, seed, at) if name == "typed" else clicked(kind, seed, at, shots)
            except Exception as error:
                told, worst = f"{error!r}", 1
        print(f"{kind} seed {seed} {name}: {told} ({time.monotonic() - began:.0f} s)", flush=True)
    return worst


def run_all(found: Sequence[Kind], count: int, seed: int) -> int:
    """Play so many games of every kind each way; returns the exit code."""
    return max([run(kind, seed + at) for kind in found for at in range(count)], default=0)


def main() -> int:
    """Play what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    add = parser.add_argument
    add("--game", default="new-dawn", choices=sorted(api.games()))
    add("--modules", default="", help="names with commas between")
    add("--seats", type=int, default=2)
    add("--seed", type=int, default=0)
    add("--shots", type=Path, help="a folder for a picture of every question")
    given = parser.parse_args()
    modules = tuple([name for name in given.modules.split(",") if name])
    return run(Kind(given.game, modules, given.seats), given.seed, given.shots)


if __name__ == "__main__":
    sys.exit(main())
