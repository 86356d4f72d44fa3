"""Changing government: the event at which each seat may, and what takes a government away.

Owns the token on the card: `Unknown.governments` is which it is, `Unknown.governed` the card it
lies on, and the row acts for its seat (`Realm.in_play`).
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.ids import NONE
from ziggurat.games.new_dawn.masks import bit, has, mask_of
from ziggurat.games.new_dawn.picking import Pick
from ziggurat.games.new_dawn.printed import focus_of, printed
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.governments.moments import GOVERNABLE
from ziggurat.games.new_dawn.terra_incognita.governments.reasons import (
    GOVERNED_ALREADY,
    NOT_FIRST_SLOT,
)
from ziggurat.games.new_dawn.terra_incognita.governments.rows import Government
from ziggurat.games.new_dawn.terra_incognita.state import unknown
from ziggurat.kernel.choice import PASS, Choice, Verb
from ziggurat.kernel.content import Cue, adjusted
from ziggurat.kernel.question import CARD, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put

ADOPT: Final = 140
GOVERNMENT_VERBS: Final = (Verb(ADOPT, "adopt", ("slot",)),)

FIRST: Final = 1


def government_for(g: Table, card: int) -> int:
    """The government of a card's type."""
    for number in g.rules.families["government"]:
        row = g.rules.rows[number]
        assert isinstance(row, Government)
        if row.focus == focus_of(g.rules, card):
            return number
    return NONE


def governable(g: Table, seat: int) -> int:
    """Mask: the places whose cards may take a government (ti.government.choose_first_slots)."""
    slots = printed(g.rules).slots
    first = mask_of([place for place, value in enumerate(slots) if value == FIRST])
    return adjusted(g, GOVERNABLE, seat, (), first)


def govern(g: Table, seat: int, government: int, card: int) -> None:
    """Put a government's token on a card in the stead of any other, or of none (`NONE`).

    Rules: ti.government.one_token, ti.government.reuse.
    """
    u = unknown(g)
    realm = g.realms[seat]
    if u.governments[seat] != NONE:
        realm.in_play &= ~bit(u.governments[seat])
    u.governments = put(u.governments, seat, government)
    u.governed = put(u.governed, seat, card)
    if government != NONE:
        realm.in_play |= bit(government)


def government_event(g: Table) -> None:
    """Each seat may change government, the first player first (ti.government.order)."""
    for offset in range(g.seats - 1, -1, -1):
        g.push(ChangeGovernment((g.first + offset) % g.seats))


def follow_card(s: State, cue: Cue) -> None:
    """A replaced card hands its government on to one of its type; to another type none goes.

    Rules: ti.government.upgrade, ti.focus.missing_type.
    """
    g = table(s)
    card, old = cue.args
    government = unknown(g).governments[cue.owner]
    if government == NONE or unknown(g).governed[cue.owner] != old:
        return
    if focus_of(g.rules, card) == focus_of(g.rules, old):
        govern(g, cue.owner, government, card)
    else:
        govern(g, cue.owner, NONE, NONE)
        g.note("lost_government", cue.owner, (government,))


class ChangeGovernment(Pick):
    """Put a government on a card in a slot numbered 1, or leave everything as it is.

    Rules: ti.government.optional, ti.government.choose_first_slots
    """

    SPEC: ClassVar[str] = "seat: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "ti.government.when",
        "ti.government.optional",
        "ti.government.choose_first_slots",
        "ti.government.drop",
    )

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def candidates(self, g: Table) -> list[Choice]:
        return [(PASS,), *[(ADOPT, place) for place in range(len(g.realms[self.seat].row))]]

    def test(self, g: Table, choice: Choice) -> int:
        if choice[0] == PASS:
            return ALLOWED
        if choice[0] != ADOPT:
            return OTHER_QUESTION
        if not has(governable(g, self.seat), choice[1]):
            return NOT_FIRST_SLOT
        governed = g.realms[self.seat].row[choice[1]] == unknown(g).governed[self.seat]
        return GOVERNED_ALREADY if governed else ALLOWED

    def question(self, s: State) -> Question:
        return ask(s, self.seat, "change_government", CARD, self.listed(table(s)))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        if choice[0] == ADOPT:
            card = g.realms[self.seat].row[choice[1]]
            government = government_for(g, card)
            govern(g, self.seat, government, card)
            g.note("adopted", self.seat, (government, card))

    def about(self) -> tuple[int, ...]:
        return (self.seat,)
