"""Facts about what seats have used, completed and unlocked that scenes can state and set up.

It is never used during play.
"""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Fact
from ziggurat.games.board_game.fields import fact
from ziggurat.games.board_game.research.abilities import SECOND_USE
from ziggurat.games.board_game.research.paying import Pay
from ziggurat.games.board_game.research.phase import kept_trade, research_cost
from ziggurat.games.board_game.research.prices import ANY
from ziggurat.games.board_game.research.pyramid import knows, row_counts, rows_for
from ziggurat.games.board_game.start.governments import LATER, LOW
from ziggurat.games.board_game.state import GATHERED, Table, table
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put, put_row

Ints = tuple[int, ...]


def read_used(s: State, args: Ints) -> Ints:
    return tuple([code for code in table(s).used[args[0]] if code < SECOND_USE])


def write_used(s: State, args: Ints, values: Ints) -> None:
    again = [code + SECOND_USE for code in read_used_again(s, args)]
    put_used(table(s), args[0], [*values, *again])


def read_used_again(s: State, args: Ints) -> Ints:
    """Rows whose second ability was used."""
    codes = table(s).used[args[0]]
    return tuple([code - SECOND_USE for code in codes if SECOND_USE <= code < GATHERED])


def write_used_again(s: State, args: Ints, values: Ints) -> None:
    again = [row + SECOND_USE for row in values]
    put_used(table(s), args[0], [*read_used(s, args), *again])


def put_used(g: Table, seat: int, codes: list[int]) -> None:
    """Say which abilities a seat has used."""
    gathered = [code for code in g.used[seat] if code >= GATHERED]
    g.used = put_row(g.used, seat, tuple(sorted([*codes, *gathered])))


def governments_in(g: Table, mask: int) -> Ints:
    """The governments of a mask."""
    return tuple([row for row in g.rules.families["government"] if (mask >> row) & 1])


def read_free(s: State, args: Ints) -> Ints:
    """Governments that may be adopted without anarchy in this Start of Turn."""
    g = table(s)
    return governments_in(g, g.free_governments[args[0]] & LOW)


def write_free(s: State, args: Ints, values: Ints) -> None:
    g = table(s)
    later = (g.free_governments[args[0]] >> LATER) << LATER
    g.free_governments = put(g.free_governments, args[0], later | sum([1 << row for row in values]))


def read_unlocked(s: State, args: Ints) -> Ints:
    """Governments that may be adopted without anarchy in the next Start of Turn."""
    g = table(s)
    return governments_in(g, g.free_governments[args[0]] >> LATER)


def write_unlocked(s: State, args: Ints, values: Ints) -> None:
    g = table(s)
    later = sum([1 << row for row in values]) << LATER
    g.free_governments = put(
        g.free_governments, args[0], (g.free_governments[args[0]] & LOW) | later
    )


def read_cost(s: State, args: Ints) -> Ints:
    """The trade that a seat needs for a tech, and what it keeps of its own afterwards."""
    g = table(s)
    return research_cost(g, args[0], args[1]), kept_trade(g, args[0], args[1:])


def read_places(s: State, args: Ints) -> Ints:
    """The rows of its pyramid in which a seat may lay a tech that it does not know."""
    g = table(s)
    if knows(g, args[0], args[1]):
        return ()
    return tuple(rows_for(g, args[0], args[1], row_counts(g, args[0])))


def read_many_of_any(s: State, args: Ints) -> Ints:
    """Whether several goods are paid of which none has to be a certain one."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Pay):
        return (0,)
    return (int(sum(top.price) == top.price[ANY] > 1),)


RESEARCH_FACTS: Final = (
    Fact("used", ("seat",), "row", read_used, write_used, many=True),
    Fact("used_again", ("seat",), "row", read_used_again, write_used_again, many=True),
    Fact("research_cost", ("seat", "tech"), "number", read_cost, many=True),
    Fact("tech_places", ("seat", "tech"), "number", read_places, many=True),
    Fact("many_of_any", (), "number", read_many_of_any),
    fact("claim", ("seat",), "victory", "claims"),
    Fact("free_governments", ("seat",), "government", read_free, write_free, many=True),
    Fact("unlocked", ("seat",), "government", read_unlocked, write_unlocked, many=True),
)
