"""Options that are not chosen from a list: a number, or a set of seats.

Owns how such an option is declared, written and read. A number is written as it is; seats are
named in their order with a plus between them, "p1+p3", and `NOBODY` names none. Nothing here
knows what an option does.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import combinations
from typing import Final, TypeAlias

from ziggurat.build.build import Build
from ziggurat.build.declared import options_of
from ziggurat.build.game import NUMBER, SEATS, InstallIt, Option
from ziggurat.build.governed import seats_with
from ziggurat.build.seam import BuildError
from ziggurat.kernel.rules import Rules

PLUS: Final = "+"
NOBODY: Final = "none"
# Sets something to a number, or to the seats of a mask.
SetIt: TypeAlias = Callable[[Build, int], None]


def _with(set_it: SetIt, value: int, b: Build) -> None:
    set_it(b, value)


def number(
    name: str,
    numbers: range,
    set_it: SetIt,
    tried: tuple[str, ...],
    older: dict[str, str],
) -> Option:
    """An option that is a number; the first one is usual. `tried` are those that tests mix."""
    values: dict[str, InstallIt] = {str(at): partial(_with, set_it, at) for at in numbers}
    return Option(name, values, kind=NUMBER, tried=tried, older=older)


def seats(
    name: str,
    names: tuple[str, ...],
    set_it: SetIt,
    tried: tuple[str, ...],
    older: dict[str, str],
) -> Option:
    """An option that is a set of seats; the first seat alone is usual."""
    values: dict[str, InstallIt] = {}
    for count in range(1, len(names) + 1):
        for chosen in combinations(range(len(names)), count):
            mask = sum([1 << seat for seat in chosen])
            values[PLUS.join([names[seat] for seat in chosen])] = partial(_with, set_it, mask)
    values[NOBODY] = partial(_with, set_it, 0)
    return Option(name, values, kind=SEATS, tried=tried, older=older)


def seats_for(rules: Rules, players: int) -> int:
    """How many seats a new table for so many people and computer players has.

    Options that name a seat at which none of them sits are refused. That is no part of laying out
    a table: saves of older versions may name more seats than there are.
    """
    names = rules.game.seat_names[:players]
    for option in options_of(rules.game, list(rules.installed)):
        value = rules.options[option.name]
        if option.kind != SEATS or value == NOBODY:
            continue
        for name in value.split(PLUS):
            if name not in names:
                there = ", ".join(names)
                wrong = f"option '{option.name}' names {name}, and nobody sits there"
                raise BuildError(f"{wrong}; there are: {there}")
    return seats_with(rules, players)
