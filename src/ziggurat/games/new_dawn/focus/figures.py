"""Figures on focus cards: how many of them a seat may use, and which are locked.

Owns the locking of caravans that no card of the row shows any more. Base cards never show fewer
than before; rules under which they can start `LockCaravans` when a card is replaced.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.focus.reasons_economy import CARAVAN_ALIKE, CARAVAN_LOCKED
from ziggurat.games.new_dawn.focus.row import caravans_shown
from ziggurat.games.new_dawn.ids import LOCKED
from ziggurat.games.new_dawn.picking import Pick
from ziggurat.games.new_dawn.state import Realm, Table, table
from ziggurat.games.new_dawn.verbs import LOCK
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.question import PICK, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put


def surplus_caravans(g: Table, seat: int) -> int:
    """How many usable caravans of a seat the economy cards of its row do not show."""
    caravans = g.realms[seat].caravans
    return len(caravans) - caravans.count(LOCKED) - caravans_shown(g, seat)


def may_lock(realm: Realm, caravan: int) -> int:
    """A caravan that is usable; of those that stand in the same place only the first."""
    where = realm.caravans[caravan]
    if where == LOCKED:
        return CARAVAN_LOCKED
    return ALLOWED if realm.caravans.index(where) == caravan else CARAVAN_ALIKE


class LockCaravans(Pick):
    """A seat chooses which of its caravans are locked, until its cards show all others."""

    SPEC: ClassVar[str] = "seat: int"
    CITES: ClassVar[tuple[str, ...]] = ("nd.economy.unlock",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> bool:
        if surplus_caravans(table(s), self.seat) > 0:
            return True
        s.pop()
        return False

    def candidates(self, g: Table) -> list[Choice]:
        return [(LOCK, caravan) for caravan in range(len(g.realms[self.seat].caravans))]

    def test(self, g: Table, choice: Choice) -> int:
        return may_lock(g.realms[self.seat], choice[1]) if choice[0] == LOCK else OTHER_QUESTION

    def question(self, s: State) -> Question:
        g = table(s)
        facts = (surplus_caravans(g, self.seat),)
        return ask(s, self.seat, "lock_caravans", PICK, self.listed(g), facts, any_order=True)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        realm = table(s).realms[self.seat]
        realm.caravans = put(realm.caravans, choice[1], LOCKED)
        s.note("locked_caravan", self.seat, (choice[1],))

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


FIGURE_FRAMES: Final = (LockCaravans,)
