"""Reports: what of a game's rules and components is proved by a test.

Owns the figures that `ziggurat rules` and `ziggurat components` print. Without the tests
(an installed package) it says so, and calls nothing untested.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from ziggurat.build.game import Game
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.rules import Rules
from ziggurat.ledger.entries import KERNEL_FOLDER, known_ids, load_ledger
from ziggurat.ledger.trace import Traces
from ziggurat.ledger.variants import variants


class Coverage(msgspec.Struct, frozen=True):
    """How far a ledger is carried out and proved.

    `done` counts rules done or ruled; `untested` are those of them that no test cites. Without
    the tests nobody knows how many are `tested`.
    `unknown` are ids that tests cite and no ledger has; `frames` and `reasons` are those
    whose rules are in no ledger.
    """

    game: str
    has_tests: bool
    total: int
    done: int
    tested: int | None
    untested: tuple[str, ...]
    rulings: tuple[str, ...]
    open: tuple[str, ...]
    unknown: tuple[str, ...]
    frames: tuple[str, ...]
    reasons: tuple[str, ...]
    tests: dict[str, list[str]]


class Component(msgspec.Struct, frozen=True):
    """One content row: its family and name, the moments at which it acts, and its tests."""

    family: str
    name: str
    number: int
    moments: tuple[str, ...]
    tests: tuple[str, ...]


class ComponentReport(msgspec.Struct, frozen=True):
    """All content rows; `unknown` are components that the game's tests cite in vain."""

    game: str
    has_tests: bool
    rows: tuple[Component, ...]
    untested: tuple[str, ...]
    unknown: tuple[str, ...]


def coverage(game: Game | None, traces: Traces | None) -> Coverage:
    """Work out how far a game's ledger is proved; without a game, the kernel's own."""
    entries = load_ledger(game.folder if game else KERNEL_FOLDER)
    known = known_ids()
    cited = traces.rules if traces else {}
    built = variants(game) if game else ()
    tests = {entry.id: cited.get(entry.id, []) for entry in entries}
    owed = [entry.id for entry in entries if entry.status != "open"]
    return Coverage(
        game=game.name if game else "kernel",
        has_tests=traces is not None,
        total=len(entries),
        done=len(owed),
        tested=sum(1 for found in tests.values() if found) if traces else None,
        untested=tuple(name for name in owed if traces and not tests[name]),
        rulings=tuple(entry.id for entry in entries if entry.status == "ruling"),
        open=tuple(entry.id for entry in entries if entry.status == "open"),
        unknown=tuple(sorted(cited.keys() - known)),
        frames=tuple(_absent(_frame_rules(built), known)),
        reasons=tuple(_absent(_reason_rules(built), known)),
        tests=tests,
    )


def faults(report: Coverage) -> tuple[str, ...]:
    """Say in English what must be put right before a ledger can be trusted."""
    return (
        *(f"{name}: no test cites this rule" for name in report.untested),
        *(f"{name}: a test cites this rule, but no ledger has it" for name in report.unknown),
        *(f"{name}, but no ledger has it" for name in (*report.frames, *report.reasons)),
    )


def _absent(cited: dict[str, str], known: frozenset[str]) -> Iterable[str]:
    return sorted(line for line, name in cited.items() if name not in known)


def _frame_rules(built: Iterable[Rules]) -> dict[str, str]:
    """What the frames of a game cite, by a line that says so."""
    frames = {
        record for rules in built for record in rules.records.values() if issubclass(record, Frame)
    }
    return {
        f"frame {frame.__name__} cites {name}": name for frame in frames for name in frame.CITES
    }


def _reason_rules(built: Iterable[Rules]) -> dict[str, str]:
    """What the reasons of a game cite, by a line that says so."""
    reasons = {reason for rules in built for reason in rules.reasons.values()}
    return {f"reason {reason.name} cites {reason.rule}": reason.rule for reason in reasons}


def components(rules: Rules, traces: Traces | None) -> ComponentReport:
    """List every content row of a game with what it does and the tests that cite it."""
    game = rules.game
    cited = traces.components if traces else {}
    rows = tuple(
        _component(rules, family, number, cited)
        for family, numbers in rules.families.items()
        for number in numbers
    )
    there = {name for built in (rules, *variants(game)) for name in _row_names(built)}
    own = [name for name, tests in cited.items() if game.folder in map(_folder_of, tests)]
    return ComponentReport(
        game=game.name,
        has_tests=traces is not None,
        rows=rows,
        untested=tuple(f"{row.family}.{row.name}" for row in rows if traces and not row.tests),
        unknown=tuple(sorted(name for name in own if name not in there)),
    )


def _component(rules: Rules, family: str, number: int, cited: dict[str, list[str]]) -> Component:
    row = rules.rows[number]
    moments = tuple(hook.moment.name for hook in row.hooks)
    tests = cited.get(f"{family}.{row.name}", [])
    here = tuple(test for test in tests if _folder_of(test) in ("", rules.game.folder))
    return Component(family, row.name, number, moments, here)


def _row_names(rules: Rules) -> Iterable[str]:
    for family, numbers in rules.families.items():
        for number in numbers:
            yield f"{family}.{rules.rows[number].name}"


def _folder_of(test: str) -> str:
    """The game whose folder under `tests/games` a test lies in; two games may share a name."""
    parts = test.partition("::")[0].split("/")
    return parts[2] if parts[1:2] == ["games"] and len(parts) > 3 else ""
