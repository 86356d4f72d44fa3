"""Facts about what cities can still do that scenes can state and set up.

It is never used during play.
"""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Fact
from ziggurat.games.board_game.production import production
from ziggurat.games.board_game.state import table
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put, put_row

Ints = tuple[int, ...]


def read_actions(s: State, args: Ints) -> Ints:
    return (table(s).actions[args[0]][args[1]],)


def write_actions(s: State, args: Ints, values: Ints) -> None:
    g = table(s)
    g.actions = put_row(g.actions, args[0], put(g.actions[args[0]], args[1], values[0]))


def read_bonus(s: State, args: Ints) -> Ints:
    return (table(s).bonus[args[0]][args[1]],)


def write_bonus(s: State, args: Ints, values: Ints) -> None:
    g = table(s)
    g.bonus = put_row(g.bonus, args[0], put(g.bonus[args[0]], args[1], values[0]))


def read_production(s: State, args: Ints) -> Ints:
    return (production(table(s), args[0], args[1]),)


CITY_FACTS: Final = (
    Fact("actions", ("seat", "city"), "number", read_actions, write_actions),
    Fact("bonus", ("seat", "city"), "number", read_bonus, write_bonus),
    Fact("production", ("seat", "city"), "number", read_production),
)
