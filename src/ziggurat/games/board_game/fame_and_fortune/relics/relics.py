"""Relics: markers on the map that the first army to end there claims.

Owns claiming one and what it gives, at once or at the claimant's next Start of Turn. Where relics
lie is printed on their tiles; what they forbid meanwhile is on the rows of their tokens.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.culture.people import gain_person
from ziggurat.games.board_game.fame_and_fortune.ids import (
    ATLANTIS,
    ATLANTIS_CODE,
    GOLD_CODE,
    SCHOOL_CODE,
    SCHOOL_OF_CONFUCIUS,
    SEVEN_CITIES_OF_GOLD,
)
from ziggurat.games.board_game.fame_and_fortune.relics.moments import FREE_INVESTMENTS
from ziggurat.games.board_game.fame_and_fortune.relics.reasons import (
    RELIC_BESIDE,
    RELIC_HERE,
    RELIC_NEEDS_ARMY,
)
from ziggurat.games.board_game.fame_and_fortune.state import fame
from ziggurat.games.board_game.ids import NO_TOKEN
from ziggurat.games.board_game.research.free_tech import FreeTech
from ziggurat.games.board_game.rows.token import Token
from ziggurat.games.board_game.state import Table, table
from ziggurat.kernel.flows import fire
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put, put_row, with_sorted

# The limit of great people that the School of Confucius gives.
SCHOOL_PEOPLE: Final = "school_people"
INVESTMENTS_GIVEN: Final = 2


def enter_relic(s: State, seat: int, square: int, armies: int) -> bool:
    """An army that ends its move there claims the relic, after it has met whoever is there.

    Rules: ff.relic.claim, ff.relic.by_moving_only
    """
    if armies:
        s.push(ClaimRelic(seat, square))
    return False


class ClaimRelic(Frame):
    """An army has ended its move at a relic: its owner takes the marker, if it still stands there.

    Rules: ff.relic.claim, ff.relic.once_per_game, ff.relic.normal_afterwards
    """

    SPEC: ClassVar[str] = "seat: int, square: int"
    CITES: ClassVar[tuple[str, ...]] = ("ff.relic.claim", "ff.relic.once_per_game")

    def __init__(self, seat: int, square: int) -> None:
        self.seat: Final = seat
        self.square: Final = square

    def run(self, s: State) -> bool:
        g = table(s)
        g.pop()
        if self.square in g.armies[self.seat]:
            relic = g.printed.tokens[g.tokens[self.square]].number
            g.tokens = put(g.tokens, self.square, NO_TOKEN)
            g.note("claimed_relic", self.seat, (relic, self.square))
            give(g, self.seat, relic)
        return False

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.square)


def give(g: Table, seat: int, relic: int) -> None:
    """Give a claimant what a relic gives at once; some make it wait for its next Start of Turn.

    Rules: ff.relic.confucius_number, ff.relic.confucius_greece, ff.relic.gold_without_investments
    """
    if relic == SCHOOL_OF_CONFUCIUS:
        for _ in range(g.rules.limits[SCHOOL_PEOPLE]):
            gain_person(g, seat)
    elif relic == ATLANTIS or g.rules.attached[FREE_INVESTMENTS.name]:
        f = fame(g)
        f.waiting = put_row(f.waiting, seat, with_sorted(f.waiting[seat], relic))


def give_what_waits(s: State, seat: int) -> None:
    """Give a seat what it waits for, before it does anything else in Start of Turn.

    Rules: ff.relic.atlantis_benefit, ff.relic.atlantis_place, ff.relic.gold_benefit
    """
    f = fame(s)
    waiting = f.waiting[seat]
    if not waiting:
        return
    f.waiting = put_row(f.waiting, seat, ())
    if SEVEN_CITIES_OF_GOLD in waiting:
        fire(s, FREE_INVESTMENTS, seat, (INVESTMENTS_GIVEN,), everyone=False)
    if ATLANTIS in waiting:
        s.push(FreeTech(seat))


def relic(number: int, name: str, code: int) -> Token:
    """The row of a relic: armies pass it, and what is around it stays as it is.

    Rules: ff.relic.passing, ff.relic.scouts_need_escort, ff.relic.republic_no_exception,
    ff.relic.no_adjacent_city, ff.relic.no_building, ff.relic.no_alteration
    """
    return Token(
        number,
        name,
        code,
        enter_relic,
        stops=False,
        scouts=RELIC_NEEDS_ARMY,
        beside=RELIC_BESIDE,
        under=RELIC_HERE,
        keeps=RELIC_HERE,
    )


RELICS: Final = (
    relic(ATLANTIS, "atlantis", ATLANTIS_CODE),
    relic(SCHOOL_OF_CONFUCIUS, "school_of_confucius", SCHOOL_CODE),
    relic(SEVEN_CITIES_OF_GOLD, "seven_cities_of_gold", GOLD_CODE),
)
