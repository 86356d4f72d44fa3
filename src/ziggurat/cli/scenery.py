"""`ziggurat scene`: whether positions behave as scene files say.

Owns how expectations and faults are printed.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ziggurat.cli.console import console, grid, tell, write_json
from ziggurat.cli.errors import BAD_INPUT, DONE, NO, BadInput
from ziggurat.cli.setting import rules_for
from ziggurat.cli.words import Say
from ziggurat.scenes import run_files, vocabulary_of

if TYPE_CHECKING:
    from ziggurat.scenes import Report, Result


def scene(files: Sequence[Path], facts: str, modules: str, as_json: bool, lang: str) -> int:
    """Run scene files; exit code 1 if an expectation failed, 2 if a scene is broken."""
    say = Say(lang)
    if facts:
        return _facts(facts, modules, as_json, say)
    if not files:
        raise BadInput("name at least one scene file or folder, or --facts GAME")
    missing = [path for path in files if not path.exists()]
    if missing:
        raise BadInput(f"there is no file '{missing[0]}'")
    report = run_files(files)
    if not report.results and not report.faults:
        raise BadInput(f"there are no scenes in '{files[0]}'")
    if as_json:
        write_json(report)
    else:
        _print(report, say)
    for fault in report.faults:
        print(f"ziggurat: {fault.file}:{fault.line}: {fault.text}", file=sys.stderr)
    if report.faults:
        return BAD_INPUT
    return DONE if report.passed else NO


def _print(report: Report, say: Say) -> None:
    out = console()
    for result in report.results:
        mark = say("scene.passed" if result.passed else "scene.failed")
        tell(out, f"{mark}  {result.scene}", "" if result.passed else "bold red")
        for line in _checks(result, say):
            tell(out, f"      {line}")
    tell(out, say("scene.total", report.scenes, report.checks, report.failed, len(report.faults)))


def _checks(result: Result, say: Say) -> list[str]:
    """Each expectation on a line, with what was found if it did not hold."""
    lines: list[str] = []
    for check in result.checks:
        mark = say("scene.ok" if check.passed else "scene.wrong")
        place = f"{result.file}:{check.line}"
        lines.append(
            f"{mark}  {check.key}: {check.says}" + ("" if check.passed else f"  ({place})")
        )
        if not check.passed:
            lines.append("    " + say("scene.found", check.expected, check.found))
    return lines


def _facts(game: str, modules: str, as_json: bool, say: Say) -> int:
    """List the words that a scene about a game may use."""
    words = vocabulary_of(rules_for(game, modules, ()))
    if as_json:
        write_json(words)
        return DONE
    out = console()
    table = grid([say("scene.fact"), say("scene.example"), ""])
    for fact in words.facts:
        name = " ".join([fact.name, *[f"<{kind}>" for kind in fact.arguments]])
        table.add_row(name, fact.example, "" if fact.settable else say("scene.read_only"))
    out.print(table)
    out.print()
    kinds = grid([say("scene.kind"), say("scene.values")])
    for kind in words.kinds:
        kinds.add_row(f"<{kind.name}>", ", ".join(kind.labels) or f"{kind.low}–{kind.high}")
    out.print(kinds)
    tell(out, f"\n{say('scene.choices')}: {', '.join(words.choices)}")
    for name, steps in words.flows.items():
        tell(out, f"{say('scene.flow', name)}: {', '.join(steps)}")
    return DONE
