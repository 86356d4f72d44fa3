"""Pictures of every question, everything on stage and every screen, in several sizes and languages.

Run `python tools/gallery.py FOLDER` inside `.venv` and look at what it leaves there: one folder for
each kind of game, in it one picture for each screen and way of looking at it. `--kinds`, `--only`
and `--ways` make it fewer. Nothing is judged here: looking is for people.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Page, sync_playwright  # noqa: E402
from playwright.sync_api import TimeoutError as Late  # noqa: E402

from tests.page.conftest import FLAGS  # noqa: E402
from tests.page.kit.driver import StalledError  # noqa: E402
from tests.page.kit.live import Live  # noqa: E402
from tests.page.kit.pages import CALM, Pages, Reader  # noqa: E402
from tests.page.kit.saves import Options, Played, played  # noqa: E402
from tests.page.kit.screens import SCREENS, close  # noqa: E402
from tests.page.kit.shelf import Shelf  # noqa: E402
from tools.checks import find_chromium  # noqa: E402
from ziggurat import api  # noqa: E402
from ziggurat.build.governed import players_at  # noqa: E402
from ziggurat.match.save import dump  # noqa: E402
from ziggurat.server.settings import Limits  # noqa: E402

# In milliseconds: what is not there after so long is not to be had on this screen.
PATIENCE: Final = 15_000
# When the stage is photographed, in milliseconds: dice in motion, and what came of it.
MOTION: Final = (380, 2600)
STAGED: Final = {**CALM, "stage": "on", "pace": "slow"}
# So many random games are searched for questions that greedy players were not asked.
SEARCHED: Final = 12
MOST: Final = 4000
# What a server would not take in is no table to look at.
LARGEST: Final = Limits().import_packed
# Every cue that a game and its modules bring, by the key of its event.
CUES: Final = """async ([folder, names]) => {
  const found = [];
  for (const name of ["stage", ...names]) {
    const module = await import(`/static/js/${folder}/${name}.js`).catch(() => ({}));
    found.push(...Object.keys(module.stage ?? {}));
  }
  return found;
}"""
ATTACKED: Final = ".table .attacks.can"


class Way(NamedTuple):
    """How a screen is looked at."""

    width: int
    height: int
    light: str
    lang: str

    def options(self) -> dict[str, Any]:
        """What a page is opened with."""
        size = {"width": self.width, "height": self.height}
        return {"viewport": size, "color_scheme": self.light, "locale": self.lang}


WAYS: Final = {
    "wide-light-en": Way(1366, 768, "light", "en-GB"),
    "wide-dark-de": Way(1366, 768, "dark", "de-DE"),
    "tablet-light-de": Way(820, 1180, "light", "de-DE"),
    "tablet-dark-en": Way(1024, 768, "dark", "en-GB"),
    "phone-light-en": Way(390, 780, "light", "en-GB"),
    "phone-dark-de": Way(360, 740, "dark", "de-DE"),
}


class Kind(NamedTuple):
    """A set-up of a game."""

    game: str
    seats: int
    modules: tuple[str, ...] = ()
    options: Options = ()


KINDS: Final = {
    "nd": Kind("new-dawn", 4, (), (("map", "advanced"),)),
    "ti": Kind("new-dawn", 4, ("terra_incognita",)),
    "solo": Kind("new-dawn", 2, ("automated_player",)),
    "bg": Kind("board-game", 4),
    "both": Kind("board-game", 4, ("fame_and_fortune", "wisdom_and_warfare")),
    "all": Kind(
        "board-game",
        5,
        ("fame_and_fortune", "wisdom_and_warfare", "great_person_deck", "investments"),
    ),
}


class Gallery:
    """Photographs one kind of game in one way."""

    def __init__(self, kind: Kind, reader: Reader, shelf: Shelf, folder: Path, only: str) -> None:
        self._kind: Final = kind
        self._reader: Final = reader
        self._shelf: Final = shelf
        self._folder: Final = folder
        self._only: Final = only
        self._tables: Final[dict[str, str]] = {}
        folder.mkdir(parents=True, exist_ok=True)

    def _wants(self, name: str) -> bool:
        return not self._only or any(part in name for part in self._only.split(","))

    def _take(self, page: Page, name: str, way: str) -> None:
        path = self._folder / f"{name}.{way}.png"
        page.screenshot(path=path)
        print(path, flush=True)

    def _at_table(self, topic: str, seat: int, save: bytes) -> str:
        """A table at which one seat is this session's."""
        if topic not in self._tables:
            made = self._tables[topic] = self._shelf.bring(save)
            rules = api.build(self._kind.game, self._kind.modules)
            for other in range(players_at(rules, self._kind.seats)):
                if other != seat:
                    self._shelf.link(made, other)
        return self._tables[topic]

    def questions(self, way: str, kept: dict[str, tuple[int, bytes]]) -> None:
        """Every question, where it is first asked."""
        for topic, (seat, save) in kept.items():
            if self._wants(f"ask-{topic}"):
                with tried(f"ask-{topic}"):
                    self._question(topic, self._at_table(topic, seat, save), way)

    def _question(self, topic: str, table: str, way: str) -> None:
        page = self._reader.table(table, **WAYS[way].options())
        page.wait_for_timeout(250)
        self._take(page, f"ask-{topic}", way)
        swords = page.locator(ATTACKED)
        if swords.count():
            swords.first.dispatch_event("click")
            page.wait_for_timeout(250)
            self._take(page, f"ask-{topic}-odds", way)

    def staged(self, way: str, game: Played, seat: int = 0) -> None:
        """Everything that is played on stage, once each, in a replay."""
        events = game.match.events(seat)
        whole = self._shelf.whole(game)
        page = self._reader.at(
            f"#/game/{whole}",
            **WAYS[way].options(),
            prefer=STAGED,
            reduced_motion="no-preference",
        )
        page.locator(".table").wait_for()
        folder = self._kind.game.replace("-", "_")
        cues = page.evaluate(CUES, [folder, list(self._kind.modules)])
        lines = self._shelf.get(f"/games/{whole}/log?seat={seat}")["lines"]
        stops = sorted({0, *[line["n"] for line in lines if line["events"]]})
        for key in cues:
            found = [n for n, event in events if event.key == key and n in stops]
            if found and self._wants(f"stage-{key}"):
                at = stops.index(found[len(found) // 2]) - 1
                with tried(f"stage-{key}"):
                    self._scene(page, key, at, way)

    def _scene(self, page: Page, key: str, at: int, way: str) -> None:
        if not page.locator(".replay:not([hidden])").count():
            SCREENS["replay"](page)
        slider = page.locator(".replay input[type=range]")
        slider.fill(str(at))
        page.wait_for_timeout(600)
        slider.press("ArrowRight")
        passed = 0
        for ms in MOTION:
            page.wait_for_timeout(ms - passed)
            passed = ms
            self._take(page, f"stage-{key}-{ms}", way)

    def screens(self, way: str, table: str) -> None:
        """What opens from a table."""
        for name, act in SCREENS.items():
            if self._wants(f"screen-{name}"):
                with tried(f"screen-{name}"):
                    self._screen(name, act, table, way)

    def _screen(self, name: str, act: Callable[[Page], None], table: str, way: str) -> None:
        page = self._reader.table(table, **WAYS[way].options())
        page.set_default_timeout(PATIENCE)
        act(page)
        page.wait_for_timeout(250)
        self._take(page, f"screen-{name}", way)
        close(page)

    def around(self, way: str, game: Played) -> None:
        """What lies around a table: the start page, the welcome of a guest, and the end."""
        for name, show in (("start", self._start), ("welcome", self._guest), ("end", self._end)):
            if self._wants(f"screen-{name}"):
                with tried(f"screen-{name}"):
                    page = show(way, game)
                    page.wait_for_timeout(600)
                    self._take(page, f"screen-{name}", way)

    def _start(self, way: str, _: Played) -> Page:
        page = self._reader.at("", **WAYS[way].options())
        page.locator(".setup-seats").wait_for()
        return page

    def _guest(self, way: str, game: Played) -> Page:
        table = self._shelf.fork(game, game.match.next_entry * 6 // 10)
        link = self._shelf.link(table, 1)
        page = self._reader.pages.open(f"#join={link}", **WAYS[way].options())
        page.locator("dialog[open]").wait_for()
        return page

    def _end(self, way: str, game: Played) -> Page:
        page = self._reader.table(self._shelf.whole(game), **WAYS[way].options())
        page.locator(".bar .main").click()
        page.locator(".end-grid").wait_for()
        return page


@contextmanager
def tried(name: str) -> Iterator[None]:
    """What cannot be photographed is told, and the rest goes on."""
    try:
        yield
    except (Late, StalledError, AssertionError) as fault:
        print(f"no picture of {name}: {str(fault)[:300]}", flush=True)


def asked(kind: Kind, game: Played) -> dict[str, tuple[int, bytes]]:
    """For each question a seat that is asked it, and a save of that moment."""
    kept: dict[str, tuple[int, bytes]] = {}
    late = sorted(game.moments, key=lambda at: abs(at.entry - game.match.next_entry * 0.6))
    for moment in late:
        if moment.seat >= 0 and moment.topic not in kept:
            fork = game.match.fork(moment.entry, bytes(32))
            kept[moment.topic] = (moment.seat, dump(fork))
    for seed in range(SEARCHED):
        rules = api.build(kind.game, kind.modules, dict(kind.options))
        for topic, seat, save in _asked_at_random(rules, kind.seats, seed, set(kept)):
            kept.setdefault(topic, (seat, save))
    return dict(sorted(kept.items()))


def _asked_at_random(
    rules: api.Rules, seats: int, seed: int, known: set[str]
) -> Iterator[tuple[str, int, bytes]]:
    match = api.Match.new(rules, seats, bytes([seed + 1]) * 32)
    dice = api.Seeded(seed)
    for _ in range(MOST):
        if match.outcome is not None:
            return
        question = match.state.asked[0]
        if question.seat >= 0 and question.topic not in known:
            save = dump(match)
            if len(save) > LARGEST:
                return
            known.add(question.topic)
            yield question.topic, question.seat, save
        match.play(question.seat, api.pick(question, dice))


def photograph(folder: Path, kinds: Sequence[str], ways: Sequence[str], only: str) -> None:
    """Take all pictures that are wanted."""
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        live = Live(Path(place) / "games.db").start()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))
        shelf = Shelf(live.address)
        for name in kinds:
            kind = KINDS[name]
            game = played(kind.game, kind.seats, kind.options, modules=kind.modules)
            kept = asked(kind, game)
            pages = Pages(browser, live.address)
            reader = Reader(pages, shelf)
            gallery = Gallery(kind, reader, shelf, folder / name, only)
            middle = shelf.fork(game, game.match.next_entry * 6 // 10)
            for way in ways:
                gallery.questions(way, kept)
                gallery.screens(way, middle)
                gallery.around(way, game)
                gallery.staged(way, game)
            print("\n".join(pages.faults()), flush=True)
            pages.close()
        shelf.close()
        browser.close()
        live.stop()


def main() -> None:
    """Read what is wanted, and take the pictures."""
    parser = argparse.ArgumentParser(prog="tools/gallery.py", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--kinds", default=",".join(KINDS), help="default: %(default)s")
    parser.add_argument("--ways", default=",".join(WAYS), help="default: %(default)s")
    parser.add_argument("--only", default="", help="parts of names, with commas between")
    wanted = parser.parse_args()
    photograph(wanted.folder, wanted.kinds.split(","), wanted.ways.split(","), wanted.only)


if __name__ == "__main__":
    main()
