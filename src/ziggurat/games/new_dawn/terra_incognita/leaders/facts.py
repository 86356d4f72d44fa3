"""Facts about leaders of this box, and what must hold for them.  They are never used in play."""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Fact, Invariant
from ziggurat.games.new_dawn.ids import NONE
from ziggurat.games.new_dawn.masks import bit, has
from ziggurat.games.new_dawn.state import table
from ziggurat.games.new_dawn.terra_incognita.ids import IBRAHIM, OTTOMAN
from ziggurat.games.new_dawn.terra_incognita.leaders.ottoman import holder
from ziggurat.games.new_dawn.terra_incognita.state import unknown
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put

Ints = tuple[int, ...]


def read_ibrahim(s: State, args: Ints) -> Ints:
    seat = holder(table(s))
    return () if seat == NONE else (seat,)


def write_ibrahim(s: State, args: Ints, values: Ints) -> None:
    """Nobody has it before it is given, and the ottoman player never (ti.component.ibrahim)."""
    g = table(s)
    leaders = [realm.leader for realm in g.realms]
    if values and (OTTOMAN not in leaders or leaders[values[0]] == OTTOMAN):
        raise ValueError("only another player than the one with the ottoman leader has it")
    for seat in range(g.seats):
        realm = g.realms[seat]
        realm.in_play = realm.in_play & ~bit(IBRAHIM) | (bit(IBRAHIM) if seat in values else 0)


def read_partner(s: State, args: Ints) -> Ints:
    partner = unknown(s).partners[args[0]]
    return () if partner == NONE else (partner,)


def write_partner(s: State, args: Ints, values: Ints) -> None:
    u = unknown(s)
    u.partners = put(u.partners, args[0], values[0] if values else NONE)


LEADER_FACTS: Final = (
    Fact("ibrahim", (), "seat", read_ibrahim, write_ibrahim, many=True),
    Fact("partner", ("seat",), "seat", read_partner, write_partner, many=True),
)


def ibrahim(s: State) -> str:
    """One player at most has the card, and only if another has the ottoman leader."""
    g = table(s)
    having = [seat for seat in range(g.seats) if has(g.realms[seat].in_play, IBRAHIM)]
    if len(having) > 1:
        return f"the seats {having} all hold Ibrahim"
    leaders = [realm.leader for realm in g.realms]
    if having and (OTTOMAN not in leaders or leaders[having[0]] == OTTOMAN):
        return f"seat {having[0]} holds Ibrahim, but the leaders are {leaders}"
    return ""


LEADER_INVARIANTS: Final = (Invariant("ibrahim", ibrahim),)
