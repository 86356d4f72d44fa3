"""Cards that lead to another card once they have been reset.

Owns such cards and the moment. A card that was resolved without a reset does the same when it has
been read.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, TypeAlias

from ziggurat.games.new_dawn.automated_player.reading import read_card
from ziggurat.games.new_dawn.automated_player.rows import AutomatedCard, Order
from ziggurat.games.new_dawn.ids import FIFTH, NONE
from ziggurat.games.new_dawn.masks import bit, has
from ziggurat.games.new_dawn.moments import AFTER_RESET
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.turn.turn import RESOLVED, RESOLVED_AND_RESET, resolve_at
from ziggurat.kernel.content import Cue, Do
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.state import State

# The place of the card that a seat resolves then, or `NONE`.
NextIt: TypeAlias = "Callable[[Table, int], int]"


class LeadingCard(AutomatedCard):
    """A card after which another one is resolved as if in slot 5, with its reset or without.

    `leads_to` finds the place of that card.
    """

    def __init__(
        self,
        focus: int,
        level: int,
        name: str,
        orders: tuple[Order, ...],
        leads_to: NextIt,
        resets: bool,
        count: int = 0,
        distance: int = 0,
        water: bool = False,
        amount: int = 0,
        number: int = NONE,
    ) -> None:
        super().__init__(
            focus, level, name, read_card, orders, count, distance, water, amount=amount,
            hooks=(Do(AFTER_RESET, leading_reset),), number=number,
        )  # fmt: skip
        self.leads_to: Final = leads_to
        self.resets: Final = resets


def leading_reset(s: State, cue: Cue) -> None:
    """A card that was put in the row by what was resolved has not been read itself.

    Rules: ap.turn.replaced_card
    """
    g = table(s)
    ready = not has(g.realms[cue.owner].used_this_turn, cue.card)
    if cue.args[0] == cue.card and cue.owner == g.active and ready:
        go_on(g, cue.owner, cue.card)


def go_on(g: Table, seat: int, card: int) -> None:
    """Resolve the card that a card leads to, if it is one that does.

    It is a full resolution, and what that card leads to follows even if it is not reset.
    Rules: ap.economy.capitalism_bonus, ap.economy.capitalism_bonus_full,
    ap.industry.urbanization_culture
    """
    row = g.rules.rows[card]
    if not isinstance(row, LeadingCard):
        return
    realm = g.realms[seat]
    realm.used_this_turn |= bit(card)
    place = row.leads_to(g, seat)
    if place == NONE:
        return
    g.note("resolves_another", seat, (realm.row[place],), card)
    if row.resets:
        resolve_at(g, seat, place, FIFTH, RESOLVED_AND_RESET)
    else:
        g.push(GoOn(seat, realm.row[place]))
        resolve_at(g, seat, place, FIFTH, RESOLVED)


class GoOn(Frame):
    """A card has been read and is not reset: let it lead to another all the same."""

    SPEC: ClassVar[str] = "seat: int, card: int"
    CITES: ClassVar[tuple[str, ...]] = ("ap.economy.capitalism_bonus_full",)

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, s: State) -> bool:
        s.pop()
        go_on(table(s), self.seat, self.card)
        return False

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.card)
