"""The suite: everything that every game, with all its modules, options and seats, must pass.

Owns the list of checks and their order: the plainest explanation of a fault comes first.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.checks.canary import Canary
from ziggurat.checks.copies import Copy, Fork, Save
from ziggurat.checks.endings import Endings
from ziggurat.checks.hidden import NonInterference
from ziggurat.checks.imagined import Imagined
from ziggurat.checks.legal import Ends, Invariants, Legal
from ziggurat.checks.order import Order
from ziggurat.checks.past import Replay, Undo
from ziggurat.checks.report import Broken, Report
from ziggurat.checks.same import Determinism
from ziggurat.checks.walk import LIMIT, Check, Scope, Stop, walk
from ziggurat.kernel.rules import Rules
from ziggurat.match.codec import check_spec


class Spec(Check):
    """The `SPEC` of every record says what its constructor takes."""

    name: ClassVar[str] = "spec"

    def rules_alone(self) -> None:
        for record in self.rules.records.values():
            wrong = check_spec(record)
            if wrong:
                raise self.broken(wrong)


# Checks that look at each position of a walk; the fuzzer runs these.
EACH_POSITION: Final[tuple[type[Check], ...]] = (
    Ends, Invariants, Endings, Copy, Save, Legal, Order, Fork, Imagined, NonInterference,
)  # fmt: skip
ALL: Final[tuple[type[Check], ...]] = (
    Spec, *EACH_POSITION, Undo, Canary, Replay, Determinism,
)  # fmt: skip


def run_suite(
    rules: Rules,
    seats: int,
    seed: int,
    limit: int = LIMIT,
    checks: tuple[type[Check], ...] = ALL,
) -> Report:
    """Run checks on one random game; raise `Broken` at the first that does not hold."""
    active = [check(Scope(rules, seats, seed, limit)) for check in checks]
    for check in active:
        look(check, None)
    last = None
    for stop in walk(rules, seats, seed, limit):
        last = stop
        for check in active:
            look(check, stop)
    for check in active:
        try:
            check.matches()
        except Exception as error:
            raise _blamed(check, error, "") from error
    assert last is not None
    finished = int(last.state.outcome is not None)
    return Report(1, last.number + 1, finished, 1 - finished)


def look(check: Check, stop: Stop | None) -> None:
    """Run one check on a position, or before the first; whatever it trips over breaks it."""
    try:
        if stop is None:
            check.rules_alone()
        else:
            check.at(stop)
    except Exception as error:
        place = "" if stop is None else f" (at position {stop.number})"
        raise _blamed(check, error, place) from error


def _blamed(check: Check, error: Exception, place: str) -> Broken:
    if isinstance(error, Broken):
        return Broken(error.check, f"{error.text}{place}")
    return Broken(check.name, f"{error!r}{place}")
