"""`ziggurat simulate`: many games by computer players.

Owns the progress bar and how the figures are printed.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from ziggurat.api import new_state
from ziggurat.arena.simulate import simulate as run_games
from ziggurat.build.governed import chairs_of
from ziggurat.build.option import seats_for
from ziggurat.cli.console import console, grid, tell, write_json
from ziggurat.cli.errors import DONE, NO, BadInput
from ziggurat.cli.setting import RANDOM, YOU, check_players, players_for, rules_for
from ziggurat.cli.words import Say

if TYPE_CHECKING:
    from rich.console import Console

    from ziggurat.api import Rules
    from ziggurat.arena.summary import Summary


class Request(NamedTuple):
    """How many games, and how: `check` tests invariants, `fuzz` everything there is."""

    games: int
    seed: int
    jobs: int
    limit: int
    check: bool
    fuzz: bool
    folder: Path


def simulate(
    game: str,
    modules: str,
    options: Sequence[str],
    seats: str,
    request: Request,
    as_json: bool,
    lang: str,
) -> int:
    """Play many games; exit code 1 if one of them failed."""
    say = Say(lang)
    rules = rules_for(game, modules, options)
    names = _names(rules, seats, request)
    if request.fuzz:
        return _fuzz(rules, seats_for(rules, len(names)), request, as_json, say)
    with _progress(request.games, say, silent=as_json) as progress:
        summary = run_games(
            rules, seats_for(rules, len(names)), names, request.games, request.seed,
            request.limit, request.jobs, progress, request.check, save_to=request.folder,
        )  # fmt: skip
    if as_json:
        write_json(summary)
    else:
        _print(summary, rules, console(), say)
    return NO if summary.failed else DONE


def _names(rules: Rules, seats: str, request: Request) -> list[str]:
    """Who sits where; refuse whatever cannot be simulated."""
    names = players_for(seats, RANDOM, chairs_of(rules)[0])
    if YOU in names:
        raise BadInput(f"'{YOU}' cannot sit in a simulation; try 'ziggurat play'")
    check_players(names)
    new_state(rules, seats_for(rules, len(names)))
    if request.folder.exists() and not request.folder.is_dir():
        raise BadInput(f"'{request.folder}' is not a folder")
    if request.fuzz and any(name != RANDOM for name in names):
        raise BadInput("--fuzz plays at random: seat random players only")
    return names


@contextmanager
def _progress(games: int, say: Say, silent: bool) -> Iterator[Callable[[int], None] | None]:
    """Show how far a simulation is, on stderr and only to somebody who looks."""
    if silent or not sys.stderr.isatty():
        yield None
        return
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=console(stderr=True)) as bar:
        task = bar.add_task(say("simulate.games"), total=games)
        yield lambda done: bar.update(task, completed=done)


def _print(summary: Summary, rules: Rules, out: Console, say: Say) -> None:
    say.meet(rules, len(summary.wins))
    words = say.game(rules)
    tell(out, say("simulate.played", summary.games, f"{summary.seconds:.1f}"), "bold")
    table = grid(["", ""], right=(1,))
    table.show_header = False
    for by, count in summary.by.items():
        table.add_row(say("simulate.ended", words.text(f"outcome.{by}")), f"{count:,}")
    table.add_row(say("simulate.unfinished"), f"{summary.unfinished:,}")
    table.add_row(say("simulate.failed"), f"{summary.failed:,}")
    for seat, count in enumerate(summary.wins):
        name = words.value(rules, "seat", seat)
        table.add_row(say("simulate.wins", name), f"{count:,}")
    table.add_row(say("simulate.decisions"), f"{summary.decisions_per_second:,.0f}")
    table.add_row(say("simulate.choices"), f"{summary.choices_per_second:,.0f}")
    table.add_row(say("simulate.per_game"), f"{summary.decisions / summary.games:,.1f}")
    table.add_row(say("simulate.options"), f"{summary.options_per_choice:.1f}")
    table.add_row(say("simulate.forced"), f"{100 * summary.forced_share:.1f} %")
    table.add_row(say("simulate.nature"), f"{summary.nature_answers / summary.games:,.1f}")
    out.print(table)
    for failure in summary.errors[:10]:
        tell(out, say("simulate.failure", failure.game, failure.seed, failure.text), "red")
        if failure.saved:
            tell(out, f"  ziggurat replay {failure.saved}")


def _fuzz(rules: Rules, seats: int, request: Request, as_json: bool, say: Say) -> int:
    """Play at random with every check of the suite at every position."""
    from ziggurat.checks import fuzz

    report = fuzz(
        rules, seats, request.seed, request.folder, games=request.games, limit=request.limit
    )
    if as_json:
        failures = [
            {**failure._asdict(), "save": str(failure.save or ""), "note": str(failure.note)}
            for failure in report.failures
        ]
        write_json({**report._asdict(), "failures": failures})
    else:
        out = console()
        tell(out, say("simulate.fuzzed", report.games, report.positions, report.unfinished))
        for failure in report.failures:
            tell(out, f"{failure.check}: {failure.text}", "red")
            tell(out, f"  {failure.save or failure.note}")
    return NO if report.failures else DONE
