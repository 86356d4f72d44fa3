"""`ziggurat bench --server`: how much the server does, beside a bare relay.

Owns how the figures are printed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.cli.benching import number, shown_progress
from ziggurat.cli.console import console, grid, tell, write_json
from ziggurat.cli.errors import DONE, BadInput
from ziggurat.cli.words import Say

if TYPE_CHECKING:
    from ziggurat.server.bench import Figure, ServerBench


def run_bench_of_server(quick: bool, as_json: bool, lang: str) -> int:
    """Measure and print; a missed target is told and is not an error."""
    try:
        from ziggurat.server.bench import FULL, QUICK, BenchFault, run_server_bench
    except ImportError as error:
        raise BadInput(
            f"the server needs the package '{error.name}': pip install 'ziggurat[web]'"
        ) from None
    try:
        with shown_progress(silent=as_json) as progress:
            result = run_server_bench(QUICK if quick else FULL, progress)
    except BenchFault as error:
        raise BadInput(str(error)) from None
    if as_json:
        write_json(result)
    else:
        _print(result, Say(lang))
    return DONE


def _print(result: ServerBench, say: Say) -> None:
    out = console()
    build = say(f"bench.{result.build}")
    tell(out, say("bench.server", build, result.python, result.samples, result.clients), "bold")
    tell(out, say("bench.load", f"{result.busy:.0%}", f"{result.foreign:.0%}"))
    names = ("measure", "value", "unit", "target", "goal", "verdict")
    table = grid([say(f"bench.{name}") for name in names], right=(1, 3, 4))
    for figure in result.figures:
        table.add_row(*_cells(figure, say), style="red" if figure.verdict == "missed" else None)
    out.print(table)


def _cells(figure: Figure, say: Say) -> tuple[str, ...]:
    sign = "≥" if figure.more else "≤"
    target = "" if figure.target is None else f"{sign} {figure.target:g}"
    goal = "" if figure.goal is None else f"{sign} {figure.goal:g}"
    verdict = say(f"bench.{figure.verdict}") if figure.verdict else ""
    name = say(f"bench.server.{figure.name}")
    return name, number(figure.value), figure.unit, target, goal, verdict
