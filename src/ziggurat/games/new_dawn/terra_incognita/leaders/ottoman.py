"""Ottoman: the Ibrahim card, which goes to another player and makes both richer.

Owns giving the card and what it does for its holder. Who holds it is in play like any card.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.content.abilities import StartOfTurn
from ziggurat.games.new_dawn.focus.row import PutTokens
from ziggurat.games.new_dawn.ids import NONE
from ziggurat.games.new_dawn.masks import bit, has
from ziggurat.games.new_dawn.moments import CARAVAN_ARRIVED
from ziggurat.games.new_dawn.picking import Pick
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.ids import IBRAHIM, OTTOMAN
from ziggurat.games.new_dawn.terra_incognita.leaders.reasons import IBRAHIM_THERE, OWN_IBRAHIM
from ziggurat.kernel.choice import Choice, Verb
from ziggurat.kernel.content import Cue, Do, Row
from ziggurat.kernel.question import PICK, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State

GIVE: Final = 180
IBRAHIM_VERB: Final = Verb(GIVE, "give", ("seat",))
IBRAHIM_BONUS: Final = 2


def holder(g: Table) -> int:
    """Who holds the Ibrahim card; `NONE` before it is given for the first time."""
    for seat in range(g.seats):
        if has(g.realms[seat].in_play, IBRAHIM):
            return seat
    return NONE


def may_give(g: Table, seat: int, to: int) -> int:
    """Another player who does not have the card already."""
    if to >= g.seats:
        return OTHER_QUESTION
    if to == seat:
        return OWN_IBRAHIM
    return IBRAHIM_THERE if has(g.realms[to].in_play, IBRAHIM) else ALLOWED


def ottoman_useful(g: Table, seat: int) -> bool:
    return any([may_give(g, seat, to) == ALLOWED for to in range(g.seats)])


def ottoman_begin(g: Table, seat: int) -> None:
    g.push(GiveIbrahim(seat))


class GiveIbrahim(Pick):
    """Give the Ibrahim card to another player, whoever had it before."""

    SPEC: ClassVar[str] = "seat: int"
    CITES: ClassVar[tuple[str, ...]] = ("ti.clarify.ibrahim_holder", "ti.component.ibrahim")

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def candidates(self, g: Table) -> list[Choice]:
        return [(GIVE, to) for to in range(g.seats)]

    def test(self, g: Table, choice: Choice) -> int:
        return may_give(g, self.seat, choice[1]) if choice[0] == GIVE else OTHER_QUESTION

    def question(self, s: State) -> Question:
        return ask(s, self.seat, "give_ibrahim", PICK, self.listed(table(s)))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        for realm in g.realms:
            realm.in_play &= ~bit(IBRAHIM)
        g.realms[choice[1]].in_play |= bit(IBRAHIM)
        g.note("gave_ibrahim", self.seat, (choice[1],))

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


def ottoman_attack(s: State, cue: Cue, bonus: int) -> int:
    """Stronger against whoever has the card; nobody's pieces have no card."""
    return bonus + IBRAHIM_BONUS if _has_card(s, cue.args[2]) else bonus


def ottoman_defence(s: State, cue: Cue, bonus: int) -> int:
    return bonus + IBRAHIM_BONUS if _has_card(s, cue.args[1]) else bonus


def _has_card(s: State, seat: int) -> bool:
    return seat != NONE and s.holds(seat, IBRAHIM)


def ibrahim_arrived(s: State, cue: Cue) -> None:
    """A caravan of the holder in an Ottoman city: a token for both (ti.clarify.ibrahim_holder)."""
    g = table(s)
    rival = cue.args[1]
    if cue.owner == g.active and rival != NONE and g.realms[rival].leader == OTTOMAN:
        g.push(PutTokens(rival, 1))
        g.push(PutTokens(cue.owner, 1))


OTTOMAN_ABILITY: Final = StartOfTurn(ottoman_useful, ottoman_begin)
# Secondary: what the card does rests on one source.
IBRAHIM_CARD: Final = Row(IBRAHIM, "ibrahim", (Do(CARAVAN_ARRIVED, ibrahim_arrived),))
