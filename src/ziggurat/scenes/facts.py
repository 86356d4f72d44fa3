"""Facts: reading and writing a game's facts in a position.

Owns the calls into a game's facts and turns what they object to into an error of the scene.
It never interprets a value.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ziggurat.kernel.reason import DeadEnd
from ziggurat.kernel.state import State
from ziggurat.scenes.source import Source
from ziggurat.scenes.terms import FactAt

# What rules raise when a position makes no sense to them.
IMPOSSIBLE: Final = (
    DeadEnd, ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError,
)  # fmt: skip


class Setting(NamedTuple):
    """A fact and the values it is to have."""

    at: FactAt
    values: tuple[int, ...]


def read_fact(source: Source, s: State, at: FactAt) -> tuple[int, ...]:
    """Read a fact in a position."""
    try:
        return at.fact.read(s, at.args)
    except IMPOSSIBLE as error:
        raise source.error(at.line, f"'{at.says}' cannot be read here: {error}") from error


def write_fact(source: Source, s: State, setting: Setting) -> None:
    """Set a fact up."""
    at = setting.at
    assert at.fact.write is not None
    try:
        at.fact.write(s, at.args, setting.values)
    except IndexError as error:
        why = "it cannot be nothing" if not setting.values else str(error)
        raise source.error(at.line, f"'{at.says}' cannot be set up like this: {why}") from error
    except IMPOSSIBLE as error:
        raise source.error(at.line, f"'{at.says}' cannot be set up like this: {error}") from error


def has_values(s: State, at: FactAt, values: tuple[int, ...], wanted: tuple[int, ...]) -> bool:
    """Compare values; their order counts where the game keeps it.

    Setting the wanted values up on a copy shows whether the game does.
    """
    if values == wanted or at.fact.write is None or sorted(values) != sorted(wanted):
        return values == wanted
    copy = s.clone()
    try:
        at.fact.write(copy, at.args, wanted)
        return at.fact.read(copy, at.args) == values
    except IMPOSSIBLE:
        return False


def broken_invariant(s: State) -> str:
    """Say which invariant does not hold, and how; empty if all do."""
    for invariant in s.rules.invariants.values():
        try:
            fault = invariant.check(s)
        except IMPOSSIBLE as error:
            fault = str(error)
        if fault:
            return f"{invariant.name}: {fault}"
    return ""
