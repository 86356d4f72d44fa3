"""Soak: many random games of every game and number of seats, and whatever breaks is kept.

Owns the long run: which games are played with which checks, on all cores, and the summary. What
is checked belongs to `ziggurat.checks`, `tests/oracles` and `tests/server/tables`; the other
Pythons to `tools/pythons.py`, seeded changes to `tools/mutations.py`, games that are typed and
clicked to `tools/driven.py`. It never stops at the first fault. `python3 run.py soak` starts it.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Final, NamedTuple

from tests.oracles.runner import Agreement, oracles_of
from tests.server.tables.served import serve
from tools import mutations, pythons
from ziggurat import api
from ziggurat.build.build import build
from ziggurat.build.game import Game
from ziggurat.build.mix import mixes
from ziggurat.checks import (
    ALL,
    EACH_POSITION,
    Broken,
    Check,
    Variant,
    fuzz,
    run_suite,
    variants,
)
from ziggurat.checks.legal import Ends, Invariants
from ziggurat.checks.same import other_build

ROOT: Final = Path(__file__).resolve().parent.parent
# A game that goes on for so many positions is unfinished, which is not a fault.
LIMIT: Final = 20_000
# All checks together are slow: they go so far into a game.
SUITE_LIMIT: Final = 1_500
# So many games make one piece of work, and so many seconds lie between two lines of progress.
PIECE: Final = 10
PAUSE: Final = 10.0
REST: Final = tuple([check for check in ALL if check not in EACH_POSITION])


class Often(NamedTuple):
    """Which games get a closer look: every so many; 0 is none."""

    served: int
    oracles: int
    suite: int


class Piece(NamedTuple):
    """A few games of one kind; `modules` are those in play, None for all mixes in turn."""

    game: str
    modules: tuple[str, ...] | None
    seats: int
    seed: int
    games: int
    often: Often
    folder: Path


class Tally(NamedTuple):
    """What came of some games: how many there were, and the faults in words."""

    games: int = 0
    finished: int = 0
    positions: int = 0
    served: int = 0
    suites: int = 0
    faults: tuple[str, ...] = ()

    def plus(self, other: Tally) -> Tally:
        """Both together."""
        return Tally(
            self.games + other.games,
            self.finished + other.finished,
            self.positions + other.positions,
            self.served + other.served,
            self.suites + other.suites,
            self.faults + other.faults,
        )


def soak(piece: Piece) -> Tally:
    """Play a piece of work."""
    tally = Tally()
    for seed in range(piece.seed, piece.seed + piece.games):
        try:
            tally = tally.plus(_game(piece, seed))
        except Exception as error:
            fault = f"{piece.game} {piece.seats} seats seed {seed}: {error!r}"
            tally = tally.plus(Tally(1, faults=(fault,)))
    return tally


def _game(piece: Piece, seed: int) -> Tally:
    """One game, with the variant and the checks that its seed is for."""
    game = api.games()[piece.game]
    found = variants_for(game, piece.seats, piece.modules)
    rules = build(game, *found[seed % len(found)])
    often = piece.often
    suite = _is_due(seed, often.suite)
    checks: tuple[type[Check], ...] = EACH_POSITION if suite else (Ends, Invariants)
    if _is_due(seed, often.oracles) and oracles_of(game.folder, rules.modules):
        checks += (Agreement,)
    limit = SUITE_LIMIT if suite else LIMIT
    report = fuzz(rules, piece.seats, seed, piece.folder, games=1, limit=limit, checks=checks)
    faults = [f"{fault.check}: {fault.text} (see {fault.note})" for fault in report.failures]
    served = 0
    try:
        if suite:
            run_suite(rules, piece.seats, seed, SUITE_LIMIT, REST)
        if _is_due(seed, often.served):
            served = serve(rules, piece.seats, seed, piece.folder, every=1, limit=LIMIT)
    except Broken as broken:
        faults.append(str(broken))
    where = f"{piece.game} {piece.seats} seats seed {seed}"
    return Tally(
        1, report.finished, report.positions, served, int(suite),
        tuple([f"{where}: {fault}" for fault in faults]),
    )  # fmt: skip


def seats_of(game: Game, modules: tuple[str, ...] | None) -> list[int]:
    """The numbers of seats that some mix of these modules and of options allows."""
    fitting = [mix for mix in mixes(game) if modules in (None, mix.modules)]
    return sorted({seats for mix in fitting for seats in mix.seats})


def variants_for(game: Game, seats: int, modules: tuple[str, ...] | None) -> list[Variant]:
    """The variants that so many can play; of named modules all mixes, because few are variants."""
    fitting = [Variant(mix.modules, mix.options) for mix in mixes(game) if seats in mix.seats]
    if modules is not None:
        return [variant for variant in fitting if variant.modules == modules]
    found = variants(game)
    return [variant for variant in found if variant in fitting] or found


def _is_due(seed: int, every: int) -> bool:
    return every > 0 and seed % every == 0


def pieces(given: argparse.Namespace) -> list[Piece]:
    """The work, so ordered that every kind of game gets on."""
    often = Often(given.served_every, given.oracles_every, given.suite_every)
    work: list[Piece] = []
    out = given.out.resolve()
    for done in range(0, given.games, PIECE):
        for name in given.game or api.games():
            for seats in seats_of(api.games()[name], given.modules):
                if given.seats in (0, seats):
                    count = min(PIECE, given.games - done)
                    seed = given.seed + done
                    work.append(Piece(name, given.modules, seats, seed, count, often, out))
    return work


def run(given: argparse.Namespace) -> int:
    """Play everything on all cores, tell how far it is, and return the exit code."""
    work = pieces(given)
    groups: dict[tuple[str, int], Tally] = {(at.game, at.seats): Tally() for at in work}
    print(f"{sum([at.games for at in work])} games, {_build_name()}, {given.jobs} jobs", flush=True)
    said = time.monotonic()
    with ProcessPoolExecutor(max(given.jobs, 1)) as pool:
        waiting: dict[Future[Tally], Piece] = {pool.submit(soak, piece): piece for piece in work}
        try:
            for number, done in enumerate(as_completed(waiting), 1):
                piece = waiting[done]
                tally = done.result()
                groups[piece.game, piece.seats] = groups[piece.game, piece.seats].plus(tally)
                for fault in tally.faults:
                    print(fault, file=sys.stderr, flush=True)
                if time.monotonic() - said >= PAUSE:
                    said = time.monotonic()
                    print(f"{number} of {len(work)} pieces", file=sys.stderr, flush=True)
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            print("stopped; so far:", file=sys.stderr)
    for (name, seats), tally in groups.items():
        print(line(name, seats, tally))
    worst = 1 if any([tally.faults for tally in groups.values()]) else 0
    return max(worst, _drive(given)) if given.driven else worst


def _drive(given: argparse.Namespace) -> int:
    """Play whole games in a terminal and in the page."""
    from tools import driven

    names = given.game or api.games()
    found = [kind for name in names for kind in driven.kinds(name, given.modules, given.seats)]
    return driven.run_all(found, given.driven, given.seed, driven.ways_in(given.ways))


def line(name: str, seats: int, tally: Tally) -> str:
    """The summary of one kind of game."""
    unfinished = tally.games - tally.finished - len(tally.faults)
    told = [
        f"{tally.games} games", f"{tally.positions} positions", f"{tally.served} served",
        f"{tally.suites} under all checks", f"{max(unfinished, 0)} unfinished",
        f"{len(tally.faults)} faults",
    ]  # fmt: skip
    return f"{name} {seats} seats: {', '.join(told)}"


def _build_name() -> str:
    return "compiled" if api.is_compiled() else "interpreted"


def arguments(words: list[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        prog="run.py soak",
        description="Play many random games of every game and number of seats, with checks. "
        "Games that break something are kept; the exit code is then 1.",
    )
    add = parser.add_argument
    add("--games", type=_number, default=1000, help="of each kind; default: %(default)s")
    add("--game", action="append", choices=sorted(api.games()), help="only this; may be repeated")
    add("--modules", type=_modules, metavar="NAMES",
        help="only games with exactly these modules, separated by commas; none: the bare game; "
        "default: every mix in turn")  # fmt: skip
    add("--seats", type=_number, default=0, help="only this number of seats")
    add("--seed", type=_number, default=0, help="the first seed; default: %(default)s")
    add("--jobs", type=_number, default=os.cpu_count() or 1, help="default: one for each core")
    add("--out", type=Path, default=ROOT / "failed_games", help="where games are kept")
    add("--served-every", type=_number, default=10, metavar="N",
        help="every Nth game is also fetched through the server's tables, each position for "
        "every seat; default: %(default)s, 0: none")  # fmt: skip
    add("--oracles-every", type=_number, default=10, metavar="N",
        help="every Nth game is compared with the oracles; default: %(default)s")  # fmt: skip
    add("--suite-every", type=_number, default=100, metavar="N",
        help="every Nth game passes the whole conformance suite, up to "
        f"{SUITE_LIMIT} positions; default: %(default)s")  # fmt: skip
    add("--driven", type=_number, default=0, metavar="N",
        help="also play so many games of each set of modules to the end by typing in a terminal "
        "and through the page; default: %(default)s")  # fmt: skip
    add("--ways", default="typed,clicked,keys,couch,online", metavar="NAMES",
        help="how games are driven: of typed (in a terminal), clicked (against bots), keys "
        "(without a mouse), couch (two people at one screen), online (two people in two "
        "browsers, by invitation); default: all")  # fmt: skip
    add("--no-pythons", action="store_true",
        help="leave out goldens, scenes and conformance on the other Pythons found")  # fmt: skip
    add("--mutations", type=_number, default=0, metavar="N",
        help="seed so many small faults in rules code, with --modules only there, one at a time, "
        "and name those that no test of that game notices; default: %(default)s")  # fmt: skip
    return parser.parse_args(words)


def _modules(text: str) -> tuple[str, ...]:
    names = () if text == "none" else tuple(text.split(","))
    known = {module.name for game in api.games().values() for module in game.modules}
    for name in names:
        if name not in known:
            raise argparse.ArgumentTypeError(f"there is no module '{name}', only {sorted(known)}")
    return names


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit()):
        raise argparse.ArgumentTypeError(f"a number from 0 on, not '{text}'")
    return int(text)


def main(words: list[str] | None = None) -> int:
    """Run the command line, games on the compiled engine if there is a current one."""
    given = arguments(words)
    compiled = None if api.is_compiled() else other_build()
    worst = run(given) if compiled is None else _run_compiled(compiled, words)
    if not given.no_pythons:
        worst = max(worst, pythons.run_all())
    if given.mutations:
        folders = _rules_folders(given.game or list(api.games()), given.modules)
        worst = max(worst, mutations.run_all(folders, given.mutations, given.seed, given.jobs))
    return worst


def _rules_folders(games: list[str], modules: tuple[str, ...] | None) -> list[str]:
    """The folders whose rules get seeded faults: whole games, or the modules that are named."""
    chosen = [api.games()[name] for name in games]
    if not modules:
        return [game.folder for game in chosen]
    named = [(game.folder, module.name) for game in chosen for module in game.modules]
    return [f"{folder}/{name}" for folder, name in named if name in modules]


def _run_compiled(compiled: Path, words: list[str] | None) -> int:
    """Play the games in another process, which imports the compiled engine."""
    path = os.pathsep.join([str(compiled), str(ROOT)])
    own = sys.argv[1:] if words is None else words
    call = [sys.executable, __file__, *own, "--no-pythons", "--mutations", "0"]
    return subprocess.run(call, env={**os.environ, "PYTHONPATH": path}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
