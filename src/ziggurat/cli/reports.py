"""`ziggurat rules` and `ziggurat components`: what is carried out, and what proves it.

Owns how the figures of the ledger are printed. Exit code 1 means that something is not
proved, or that a test cites something that does not exist.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ziggurat.cli.console import console, grid, tell, write_json
from ziggurat.cli.errors import DONE, NO, BadInput
from ziggurat.cli.setting import games_named
from ziggurat.cli.words import Say
from ziggurat.ledger import components as report_components
from ziggurat.ledger import coverage, faults, load_ledger, own_traces
from ziggurat.ledger.variants import variants

if TYPE_CHECKING:
    from ziggurat.api import Game
    from ziggurat.ledger import Component, ComponentReport, Coverage, LedgerEntry, Traces

# What stands where the tests would be needed to know.
UNKNOWN: Final = "?"


def rules(rule: str, game: str, as_json: bool, lang: str) -> int:
    """Print how far the rules are tested; the rules of one game; one rule or a topic."""
    say = Say(lang)
    if rule:
        return _named(rule, game, as_json, say)
    wanted: list[Game | None] = [*games_named(game)]
    traces = own_traces()
    reports = [coverage(at, traces) for at in (wanted if game else [*wanted, None])]
    if as_json:
        write_json(reports[0] if game else reports)
    else:
        if game:
            _print_list(load_ledger(games_named(game)[0].folder), say)
        _print_coverage(reports, say)
    return NO if any(faults(report) for report in reports) else DONE


def _print_list(entries: Sequence[LedgerEntry], say: Say) -> None:
    table = grid([say("rules.id"), say("rules.text")])
    for entry in entries:
        table.add_row(entry.id, say.rule_text(entry))
    console().print(table)


def _print_coverage(reports: list[Coverage], say: Say) -> None:
    out = console()
    names = ("game", "total", "done", "tested", "untested", "open", "rulings")
    table = grid([say(f"rules.{name}") for name in names], right=range(1, len(names)))
    for report in reports:
        lists = (report.untested, report.open, report.rulings)
        counts = [report.total, report.done, report.tested, *[len(ids) for ids in lists]]
        known = [str(count) for count in counts]
        if not report.has_tests:
            known[2:4] = [UNKNOWN, UNKNOWN]
        table.add_row(report.game, *known)
    out.print(table)
    for report in reports:
        if report.rulings:
            tell(out, say("rules.ruled", report.game, ", ".join(report.rulings)))
        for fault in faults(report):
            tell(out, f"{report.game}: {fault}", "red")
    total = sum(report.total for report in reports)
    wrong = sum(len(faults(report)) for report in reports)
    if not reports[0].has_tests:
        tell(out, say("rules.no_tests"))
        tell(out, say("rules.sum_unknown", total, wrong), "bold")
        return
    tested = sum(report.tested or 0 for report in reports)
    tell(out, say("rules.sum", total, tested, wrong), "bold")


def _named(rule: str, game: str, as_json: bool, say: Say) -> int:
    """Print one rule with the tests that cite it, or all rules of a topic."""
    known = _known(game)
    entries = [entry for name, entry in known.items() if f"{name}.".startswith(f"{rule}.")]
    if not entries:
        near = get_close_matches(rule, known, 3, 0.5)
        hint = f"; near: {', '.join(near)}" if near else ""
        raise BadInput(f"there is no rule '{rule:.60}'{hint}")
    traces = own_traces()
    cited = traces.rules if traces else {}
    if as_json:
        data = [{**_as_data(entry), "tests": cited.get(entry.id, [])} for entry in entries]
        write_json(data[0] if rule in known else data)
    elif rule in known:
        _print_rule(known[rule], cited.get(rule, []), say)
    else:
        _print_list(entries, say)
    return DONE


def _known(game: str) -> dict[str, LedgerEntry]:
    """The rules of one game or of all games, and of the engine."""
    folders = [*[at.folder for at in games_named(game)], ""]
    return {entry.id: entry for folder in folders for entry in load_ledger(folder)}


def _as_data(entry: LedgerEntry) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(entry)
    return data


def _print_rule(entry: LedgerEntry, tests: list[str], say: Say) -> None:
    out = console()
    tell(out, f"{entry.id}  ({entry.place})", "bold")
    if entry.status != "ruling":
        tell(out, say.rule_text(entry))
    else:
        tell(out, say("rules.ruling", entry.ruling, say.rule_text(entry)))
        if entry.reason:
            tell(out, say("rules.why", entry.reason))
        for reading in entry.possibilities:
            tell(out, f"  · {reading}")
    if entry.status == "open":
        tell(out, say("rules.is_open"))
    for test in tests:
        tell(out, f"  {test}", "dim")


def components(game: str, as_json: bool, lang: str) -> int:
    """List every card, tile and other row with what it does and what proves it."""
    say = Say(lang)
    traces = own_traces()
    reports = [(at, _whole(at, traces)) for at in games_named(game)]
    if as_json:
        write_json(reports[0][1] if game else [report for _, report in reports])
    else:
        for at, report in reports:
            _print_components(at, report, say)
    wrong = any(report.untested or report.unknown for _, report in reports)
    return NO if wrong else DONE


def _whole(game: Game, traces: Traces | None) -> ComponentReport:
    """The rows of a game with everything that options and modules add or change."""
    reports = [report_components(rules, traces) for rules in variants(game)]
    rows: dict[tuple[str, str], Component] = {}
    for report in reports:
        for row in report.rows:
            before = rows.get((row.family, row.name), row)
            moments = tuple(dict.fromkeys((*before.moments, *row.moments)))
            rows[row.family, row.name] = msgspec.structs.replace(row, moments=moments)
    untested = dict.fromkeys(name for report in reports for name in report.untested)
    return msgspec.structs.replace(reports[0], rows=tuple(rows.values()), untested=tuple(untested))


def _print_components(game: Game, report: ComponentReport, say: Say) -> None:
    from ziggurat.words import Words

    out = console()
    words = Words(say.lang, game.folder)
    tell(out, words.text("game.name"), "bold")
    names = ("number", "family", "name", "acts", "tests")
    table = grid([say(f"components.{name}") for name in names], right=(0,))
    for row in report.rows:
        acts = ", ".join(words.text(f"moment.{moment}") for moment in row.moments)
        name = words.find(f"{row.family}.{row.name}") or row.name
        table.add_row(str(row.number), row.family, name, acts, _tests(row, report, say))
    out.print(table)
    for unknown in report.unknown:
        tell(out, say("components.unknown", unknown), "red")
    tell(out, say("components.sum", len(report.rows), len(report.untested)), "bold")


def _tests(row: Component, report: ComponentReport, say: Say) -> str:
    """The first test that cites a row, and how many more there are."""
    if not report.has_tests:
        return UNKNOWN
    if not row.tests:
        return say("components.untested")
    more = f" +{len(row.tests) - 1}" if len(row.tests) > 1 else ""
    return row.tests[0].rpartition("::")[2] + more
