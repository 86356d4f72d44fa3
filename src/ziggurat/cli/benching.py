"""`ziggurat bench`: how fast the engine is, beside a yardstick everybody can run.

Owns how the figures are printed.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from ziggurat.api import new_state
from ziggurat.arena.bench import QUICK_SECONDS, SAMPLES, SECONDS, bench
from ziggurat.arena.yardstick import NoYardstick
from ziggurat.cli.console import console, grid, tell, write_json
from ziggurat.cli.errors import DONE, BadInput
from ziggurat.cli.setting import rules_for
from ziggurat.cli.words import Say

if TYPE_CHECKING:
    from ziggurat.arena.bench import Bench, Figure

WIDTH: Final = 30


def run_bench(
    game: str,
    modules: str,
    options: Sequence[str],
    seats: int,
    quick: bool,
    as_json: bool,
    lang: str,
) -> int:
    """Measure and print; a missed target is told and is not an error."""
    say = Say(lang)
    rules = rules_for(game, modules, options)
    if seats:
        new_state(rules, seats)
    samples, seconds = (1, QUICK_SECONDS) if quick else (SAMPLES, SECONDS)
    try:
        with shown_progress(silent=as_json) as progress:
            result = bench(rules, seats, samples, seconds, progress)
    except NoYardstick as error:
        raise BadInput(str(error)) from None
    if as_json:
        write_json(result)
    else:
        _print(result, say)
    return DONE


@contextmanager
def shown_progress(silent: bool) -> Iterator[Callable[[str], None] | None]:
    """Show what is being measured, on stderr and only to somebody who looks.

    One plain line: anything that moves by itself would take CPU time from what is measured.
    """
    if silent or not sys.stderr.isatty():
        yield None
        return

    def show(text: str) -> None:
        sys.stderr.write(f"\r{text:<{WIDTH}}\r")
        sys.stderr.flush()

    try:
        yield show
    finally:
        show("")


def _print(result: Bench, say: Say) -> None:
    out = console()
    game = "+".join((result.game, *result.modules))
    build = say(f"bench.{result.build}")
    tell(out, say("bench.head", game, result.seats, build, result.python, result.samples), "bold")
    tell(out, say("bench.y", f"{result.y:,.0f}"))
    tell(
        out,
        say(
            "bench.shares",
            f"{result.decisions_per_second:,.0f}",
            f"{100 * result.forced_share:.0f}",
            f"{100 * result.nature_share:.0f}",
            f"{result.options_per_choice:.1f}",
        ),
    )
    names = ("measure", "value", "unit", "ratio", "target", "verdict")
    table = grid([say(f"bench.{name}") for name in names], right=(1, 3, 4))
    for figure in result.figures:
        table.add_row(*_cells(figure, say), style="red" if figure.verdict == "missed" else None)
    out.print(table)


def _cells(figure: Figure, say: Say) -> tuple[str, ...]:
    ratio = "" if figure.ratio is None else f"{figure.ratio:.2f} Y"
    target = ""
    if figure.target is not None:
        sign = "≥" if figure.more else "≤"
        target = f"{sign} {figure.target:g}{' Y' if figure.target_in_y else ''}"
    verdict = say(f"bench.{figure.verdict}") if figure.verdict else ""
    name = say(f"bench.case.{figure.name}")
    return name, number(figure.value), figure.unit, ratio, target, verdict


def number(value: float) -> str:
    """Three digits that matter."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
