"""Growth: placing a district, reinforcing control tokens, or both, as the card says.

Owns what growth cards share; what only one card does stands in `growth_cards.py`. Where
districts may go stands in `districts/placing.py`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.board.supplies import unused_tokens
from ziggurat.games.new_dawn.focus.culture import PLACE_OPTIONS, UNUSED_ONLY, PlaceTokens
from ziggurat.games.new_dawn.focus.culture import token_spaces as places_for_tokens
from ziggurat.games.new_dawn.focus.military import (
    REINFORCE_OPTIONS,
    against_reinforcing,
    reinforce,
    reinforceable,
)
from ziggurat.games.new_dawn.focus.row import spend_tokens, spendable
from ziggurat.games.new_dawn.ids import HARDEST
from ziggurat.games.new_dawn.picking import Listed, named
from ziggurat.games.new_dawn.rows import FocusCard, ResolveIt
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.districts.placing import (
    against_district,
    district_choices,
    district_figures,
    district_spaces,
    put_district,
)
from ziggurat.games.new_dawn.terra_incognita.districts.verbs import DISTRICT
from ziggurat.games.new_dawn.terra_incognita.focus.reasons import NOT_BY_DISTRICT
from ziggurat.games.new_dawn.terra_incognita.ids import GROWTH
from ziggurat.games.new_dawn.verbs import PLACE, REINFORCE
from ziggurat.games.new_dawn.victory import step_done
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.flows import NO_THANKS
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import SPACE, Question
from ziggurat.kernel.reason import OTHER_QUESTION
from ziggurat.kernel.state import State


class GrowthCard(FocusCard):
    """A growth card.

    Once a district is placed, one that `spreads` places a control token next to any own district,
    and one that `moves` puts a replaced control token next to the new one.
    """

    def __init__(
        self,
        level: int,
        name: str,
        resolve: ResolveIt,
        number: int,
        leader: int = -1,
        spreads: bool = False,
        moves: bool = False,
    ) -> None:
        super().__init__(GROWTH, level, name, resolve, number=number, leader=leader)
        self.spreads: Final = spreads
        self.moves: Final = moves


def growth_card(g: Table, seat: int, place: int) -> GrowthCard:
    """The growth card in a place of a seat's row."""
    row = g.rules.rows[g.realms[seat].row[place]]
    assert isinstance(row, GrowthCard)
    return row


# Reinforcing


class Strengthen(Listed):
    """Reinforce up to `left` control tokens, then one more for each trade token spent.

    The card is named, because cards may change places meanwhile.
    Rules: ti.growth.reinforce, ti.growth.trade_token, ti.growth.trade_independent
    """

    SPEC: ClassVar[str] = "seat: int, card: int, left: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "ti.growth.reinforce",
        "ti.growth.trade_token",
        "ti.growth.trade_independent",
    )

    def __init__(self, seat: int, card: int, left: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.left: Final = left

    def _tokens(self, g: Table) -> int:
        """How many trade tokens can be spent."""
        row = g.realms[self.seat].row
        return spendable(g, self.seat, row.index(self.card)) if self.card in row else 0

    def run(self, s: State) -> bool:
        g = table(s)
        if (self.left > 0 or self._tokens(g) > 0) and reinforceable(g, self.seat):
            return True
        s.pop()
        return False

    def listed(self, g: Table) -> tuple[Choice, ...]:
        return NO_THANKS + tuple(named(REINFORCE_OPTIONS, reinforceable(g, self.seat)))

    def against(self, g: Table, choice: Choice) -> int:
        if choice[0] != REINFORCE:
            return OTHER_QUESTION
        return against_reinforcing(g, self.seat, choice[1])

    def question(self, s: State) -> Question:
        g = table(s)
        topic = "reinforce" if self.left > 0 else "reinforce_for_tokens"
        most = self.left if self.left > 0 else self._tokens(g)
        return ask(s, self.seat, topic, SPACE, self.listed(g), (most,), any_order=True)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        if choice[0] == PASS:
            s.pop()
            return
        g = table(s)
        g.swap(Strengthen(self.seat, self.card, max(0, self.left - 1)))
        if self.left == 0:
            spend_tokens(g, self.seat, g.realms[self.seat].row.index(self.card), 1)
        reinforce(g, self.seat, choice[1])
        step_done(g)

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.left)


# A district or reinforcing


def spread_area(g: Table, seat: int) -> int:
    """Mask: spaces next to any own district."""
    return g.board.around(district_spaces(g, seat))


class DistrictOrReinforce(Listed):
    """The first district or token decides how the card is used.  Rules: ti.growth.either

    What follows a district may be used without one (ti.define.then).
    """

    SPEC: ClassVar[str] = "seat: int, place: int, value: int"
    CITES: ClassVar[tuple[str, ...]] = ("ti.growth.either", "ti.define.then")

    def __init__(self, seat: int, place: int, value: int) -> None:
        self.seat: Final = seat
        self.place: Final = place
        self.value: Final = value

    def _card(self, g: Table) -> int:
        return g.realms[self.seat].row[self.place]

    def _spread(self, g: Table) -> int:
        """Mask: where a control token may go without a district being placed."""
        if not growth_card(g, self.seat, self.place).spreads:
            return 0
        return places_for_tokens(g, self.seat, self.value, spread_area(g, self.seat))

    def listed(self, g: Table) -> tuple[Choice, ...]:
        found: list[Choice] = [(PASS,)]
        found.extend(named(PLACE_OPTIONS, self._spread(g)))
        found.extend(named(REINFORCE_OPTIONS, reinforceable(g, self.seat)))
        found.extend(district_choices(g, self.seat, self.value))
        return tuple(found)

    def against(self, g: Table, choice: Choice) -> int:
        if choice[0] == REINFORCE:
            return against_reinforcing(g, self.seat, choice[1])
        if choice[0] == DISTRICT:
            return against_district(g, self.seat, choice[1], choice[2], self.value)
        if choice[0] != PLACE or not growth_card(g, self.seat, self.place).spreads:
            return OTHER_QUESTION
        return NOT_BY_DISTRICT

    def figures(self, g: Table, choice: Choice, reason: int) -> tuple[int, ...]:
        if choice[0] == DISTRICT:
            return district_figures(g, self.seat, choice, reason, self.value)
        return choice[1:]

    def question(self, s: State) -> Question:
        return ask(s, self.seat, "grow", SPACE, self.listed(table(s)), (self.value,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        if choice[0] == PASS:
            g.pop()
        elif choice[0] == REINFORCE:
            use = Strengthen(self.seat, self._card(g), self.value)
            g.swap(use)
            use.answer(g, self.seat, choice)
        else:
            g.swap(Strengthen(self.seat, self._card(g), 0))
            self._grow(g, choice)

    def _grow(self, g: Table, choice: Choice) -> None:
        """Place the district, and then what the card adds to it."""
        card = growth_card(g, self.seat, self.place)
        if choice[0] == PLACE:
            area = spread_area(g, self.seat)
            frame = PlaceTokens(self.seat, 1, self.value, area)
            g.push(frame)
            # Without an unused token one is taken off the map first.
            if unused_tokens(g, self.seat) > 0:
                frame.answer(g, self.seat, choice)
            return
        if card.spreads:
            g.push(Spread(self.seat, self.value))
        replaced = put_district(g, self.seat, choice[1], choice[2])
        if card.moves and replaced:
            near = g.board.near[choice[2]]
            g.push(PlaceTokens(self.seat, 1, HARDEST, near, UNUSED_ONLY))

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.value)


class Spread(Frame):
    """Go on with a control token next to any own district, once the district lies there."""

    SPEC: ClassVar[str] = "seat: int, value: int"
    CITES: ClassVar[tuple[str, ...]] = ("ti.define.then",)

    def __init__(self, seat: int, value: int) -> None:
        self.seat: Final = seat
        self.value: Final = value

    def run(self, s: State) -> bool:
        g = table(s)
        g.swap(PlaceTokens(self.seat, 1, self.value, spread_area(g, self.seat)))
        return False

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


def resolve_either(g: Table, seat: int, place: int, value: int) -> None:
    """Place a district or reinforce (ti.growth.either)."""
    g.push(DistrictOrReinforce(seat, place, value))
