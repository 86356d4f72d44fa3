"""Governed seats: those that a rule plays, so that nobody sits there.

Owns which seats they are, for everything outside the rules: they are the last ones of a table.
Nobody is offered such a seat, waited for in it or asked in its name (decision 0034).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ziggurat.kernel.rules import Rules

# The limit by which rules know of them; modules declare how many they bring.
GOVERNED: Final = "governed_seats"


def governed_seats(rules: Rules, seats: int) -> tuple[int, ...]:
    """The seats of a table that a rule plays."""
    return tuple(range(seats - rules.limits.get(GOVERNED, 0), seats))


def seats_with(rules: Rules, players: int) -> int:
    """How many seats a table has at which so many people and computer players sit."""
    return players + rules.limits.get(GOVERNED, 0)


def players_at(rules: Rules, seats: int) -> int:
    """How many people and computer players sit at a table with so many seats."""
    return seats - rules.limits.get(GOVERNED, 0)


def chairs_of(rules: Rules) -> tuple[int, ...]:
    """How many people and computer players may sit at a table, fewest first."""
    return tuple([players_at(rules, seats) for seats in rules.seats])
