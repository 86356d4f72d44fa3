"""Wonders: which a city may produce, where they stand, and making them obsolete.

Owns the rules of wonders. What a wonder does stands in its row; the deck has its own file.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.board.sites import outskirts
from ziggurat.games.board_game.board.yields import blockaded
from ziggurat.games.board_game.cities.markers import may_cover, place_marker
from ziggurat.games.board_game.cities.of_city import OfCity
from ziggurat.games.board_game.cities.reasons_wonders import (
    NO_ROOM_FOR_WONDER,
    NOT_IN_PLAY,
    NOT_OFFERED,
    OBSOLETE_WONDER,
    TOO_MODERN,
    WONDER_ON_WATER,
    WONDER_TAKEN,
)
from ziggurat.games.board_game.cities.wonder_deck import FillMarket, wonder_row
from ziggurat.games.board_game.holdings import refresh
from ziggurat.games.board_game.ids import FIRST_WONDER, NONE
from ziggurat.games.board_game.moments import MADE_OBSOLETE, OBSOLETES, WONDER_BUILT, WONDER_COST
from ziggurat.games.board_game.movement.figures import is_water
from ziggurat.games.board_game.reasons import BLOCKADED, NOT_IN_OUTSKIRTS
from ziggurat.games.board_game.research.pyramid import knows
from ziggurat.games.board_game.state import Table, city_id, table
from ziggurat.games.board_game.verbs import PUT
from ziggurat.games.board_game.victory import begin_aftermath, check_victory
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import adjusted
from ziggurat.kernel.flows import fire
from ziggurat.kernel.question import SPACE, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.state import State
from ziggurat.lib.vec import without

# Producing


def wonder_cost(g: Table, seat: int, wonder: int) -> int:
    """The production that a wonder costs a seat.

    Rules: cb.wonder.full_cost, cb.wonder.discount_cost
    """
    row = wonder_row(g, wonder)
    cheaper = row.tech != NONE and knows(g, seat, row.tech)
    return adjusted(g, WONDER_COST, seat, (wonder,), row.lower_cost if cheaper else row.cost)


def may_erect(g: Table, seat: int, slot: int, wonder: int) -> int:
    """The reason why a city cannot make a wonder, whatever it costs.

    Neither the era of the wonder nor the techs of the seat matter.
    Rules: cb.wonder.only_from_market, cb.wonder.any_era, cb.wonder.one_per_city
    """
    if wonder not in g.offer:
        return NOT_OFFERED
    return ALLOWED if has_site(g, seat, slot) else NO_ROOM_FOR_WONDER


def has_site(g: Table, seat: int, slot: int) -> bool:
    """Tell whether a city has a square for a wonder, whichever it is."""
    for square in outskirts(g, seat, slot):
        if may_put_wonder(g, seat, slot, square) == ALLOWED:
            return True
    return False


def may_put_wonder(g: Table, seat: int, slot: int, square: int) -> int:
    """The reason why a city may not put its new wonder on a square; what lies there counts as gone.

    Rules: cb.wonder.marker_in_outskirts, cb.wonder.not_on_water, cb.wonder.one_per_city,
    cb.replace.wonder_by_wonder, cb.obsolete.still_counts_for_limit
    """
    if square not in outskirts(g, seat, slot):
        return NOT_IN_OUTSKIRTS
    if is_water(g, square):
        return WONDER_ON_WATER
    if wonder_square(g, seat, slot) not in (NONE, square):
        return WONDER_TAKEN
    return BLOCKADED if blockaded(g, seat, square) else may_cover(g, square)


def wonder_square(g: Table, seat: int, slot: int) -> int:
    """The square of a city's wonder, or `NONE`."""
    for square in g.wonder_squares:
        if square != NONE and g.lands[square] == city_id(seat, slot):
            return square
    return NONE


class PutWonder(OfCity):
    """A seat puts a new wonder beside the city that made it; then the market is filled up.

    Rules: cb.wonder.marker_in_outskirts, cb.wonder.card_to_owner, cb.wonder.refill_card
    """

    SPEC: ClassVar[str] = "seat: int, slot: int, wonder: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "cb.wonder.marker_in_outskirts", "cb.wonder.card_to_owner", "cb.wonder.not_on_water",
        "cb.wonder.one_per_city",
    )  # fmt: skip

    def __init__(self, seat: int, slot: int, wonder: int) -> None:
        super().__init__(seat, slot)
        self.wonder: Final = wonder

    def question(self, s: State) -> Question:
        g = table(s)
        options = [
            (PUT, square)
            for square in sorted(outskirts(g, self.seat, self.slot))
            if may_put_wonder(g, self.seat, self.slot, square) == ALLOWED
        ]
        return Question(self.seat, "put_wonder", SPACE, tuple(options), (self.wonder,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.swap(FillMarket())
        g.offer = without(g.offer, self.wonder)
        place_marker(g, seat, choice[1], self.wonder)
        fire(g, WONDER_BUILT, seat, (self.wonder,), everyone=False)
        check_victory(g)

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != PUT:
            return Reason(OTHER_QUESTION)
        reason = may_put_wonder(table(s), seat, self.slot, choice[1])
        return None if reason == ALLOWED else Reason(reason, choice[1:])

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.wonder)


# Obsolete wonders: where they are, as a mask

ON_MAP: Final = 1
IN_MARKET: Final = 2


def may_obsolete(g: Table, seat: int, wonder: int, last_era: int) -> int:
    """The reason why a seat cannot make a wonder obsolete by what reaches up to an era.

    Rules: cb.obsolete.by_tech, cb.obsolete.only_on_map
    """
    where = ON_MAP if g.wonder_squares[wonder - FIRST_WONDER] != NONE else 0
    where |= IN_MARKET if wonder in g.offer else 0
    if not where & adjusted(g, OBSOLETES, seat, (), ON_MAP):
        return NOT_IN_PLAY
    if (g.obsolete >> wonder) & 1:
        return OBSOLETE_WONDER
    return ALLOWED if wonder_row(g, wonder).era <= last_era else TOO_MODERN


def obsoletable(g: Table, seat: int, last_era: int) -> list[int]:
    """The wonders that a seat can make obsolete by what reaches up to an era, ascending."""
    found = g.rules.families["wonder"]
    return [wonder for wonder in found if may_obsolete(g, seat, wonder, last_era) == ALLOWED]


def obsolete(g: Table, wonder: int) -> None:
    """Turn a wonder's card facedown for the rest of the game; its marker stays and yields.

    One of the market leaves the game with its marker, and the next of the deck comes.
    Rules: cb.obsolete.card_facedown, cb.obsolete.ability_gone, cb.obsolete.marker_stays,
    cb.obsolete.culture_stays
    """
    owner = g.owners[wonder - FIRST_WONDER]
    begin_aftermath(g)
    # Before it is obsolete: then its own row would not act any more.
    fire(g, MADE_OBSOLETE, g.first, (wonder, owner))
    g.obsolete |= 1 << wonder
    g.note("obsolete", owner, (wonder,))
    if owner != NONE:
        refresh(g, owner)
    else:
        g.offer = without(g.offer, wonder)
        g.push(FillMarket())
