"""Armies on military cards: how many of them a seat may use, and which are put aside.

Owns what follows for figures when a card of the row is replaced. While no card of a type is in
the row, its figures stay where they are (ti.focus.missing_type).
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.focus.figures import LockCaravans, surplus_caravans
from ziggurat.games.new_dawn.focus.row import places_of
from ziggurat.games.new_dawn.ids import ECONOMY, LOCKED, MILITARY, ON_CARD
from ziggurat.games.new_dawn.moments import CARD_REPLACED
from ziggurat.games.new_dawn.picking import Pick
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.armies.card import army_card
from ziggurat.games.new_dawn.terra_incognita.armies.pieces import put_army
from ziggurat.games.new_dawn.terra_incognita.armies.reasons import ARMY_ALIKE, ARMY_LOCKED
from ziggurat.games.new_dawn.terra_incognita.armies.verbs import LOCK_ARMY
from ziggurat.games.new_dawn.terra_incognita.ids import ARMIES, FIRST_RULE
from ziggurat.games.new_dawn.terra_incognita.state import unknown
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Cue, Do, Row
from ziggurat.kernel.question import PICK, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State


def armies_shown(g: Table, seat: int) -> int:
    """How many armies the military cards of a row show; the best counts (ti.army.card_number)."""
    shown = 0
    for place in places_of(g, seat, MILITARY):
        shown = max(shown, army_card(g, seat, place).count)
    return shown


def surplus_armies(g: Table, seat: int) -> int:
    """How many armies in use the military cards do not show; below 0, how many are to come."""
    return ARMIES - unknown(g).armies[seat].count(LOCKED) - armies_shown(g, seat)


def unlock_armies(g: Table, seat: int) -> None:
    """Put further armies on the card until it has as many as it shows (ti.army.unlock)."""
    for _ in range(min(-surplus_armies(g, seat), unknown(g).armies[seat].count(LOCKED))):
        put_army(g, seat, unknown(g).armies[seat].index(LOCKED), ON_CARD)


def card_replaced(s: State, cue: Cue) -> None:
    """Bring figures in line with the cards of the row (ti.army.fewer, ti.army.replace_keeps)."""
    g = table(s)
    seat = cue.owner
    if places_of(g, seat, ECONOMY) and surplus_caravans(g, seat) > 0:
        g.push(LockCaravans(seat))
    if places_of(g, seat, MILITARY):
        unlock_armies(g, seat)
        if surplus_armies(g, seat) > 0:
            g.push(LockArmies(seat))


class LockArmies(Pick):
    """A seat chooses which of its armies are put aside, until its cards show all others.

    Rules: ti.army.fewer
    """

    SPEC: ClassVar[str] = "seat: int"
    CITES: ClassVar[tuple[str, ...]] = ("ti.army.fewer",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> bool:
        if surplus_armies(table(s), self.seat) > 0:
            return True
        s.pop()
        return False

    def candidates(self, g: Table) -> list[Choice]:
        return [(LOCK_ARMY, army) for army in range(ARMIES)]

    def test(self, g: Table, choice: Choice) -> int:
        if choice[0] != LOCK_ARMY:
            return OTHER_QUESTION
        armies = unknown(g).armies[self.seat]
        where = armies[choice[1]]
        if where == LOCKED:
            return ARMY_LOCKED
        return ALLOWED if armies.index(where) == choice[1] else ARMY_ALIKE

    def question(self, s: State) -> Question:
        g = table(s)
        facts = (surplus_armies(g, self.seat),)
        return ask(s, self.seat, "lock_armies", PICK, self.listed(g), facts, any_order=True)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        put_army(table(s), self.seat, choice[1], LOCKED)
        s.note("locked_army", self.seat, (choice[1],))

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


# The last of them, because it may ask: until then everything else about the card is settled.
FIGURES_RULE: Final = Row(FIRST_RULE + 23, "figures_on_cards", (Do(CARD_REPLACED, card_replaced),))
FIGURE_FRAMES: Final = (LockArmies,)
