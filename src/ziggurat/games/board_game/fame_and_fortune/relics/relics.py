"""The relics of this box: what they give, at once or at the claimant's next Start of Turn."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.culture.people import gain_person
from ziggurat.games.board_game.expansions.relics import Relic
from ziggurat.games.board_game.fame_and_fortune.ids import (
    ATLANTIS,
    ATLANTIS_CODE,
    GOLD_CODE,
    SCHOOL_CODE,
    SCHOOL_OF_CONFUCIUS,
    SEVEN_CITIES_OF_GOLD,
)
from ziggurat.games.board_game.fame_and_fortune.relics.moments import FREE_INVESTMENTS
from ziggurat.games.board_game.fame_and_fortune.state import fame
from ziggurat.games.board_game.research.free_tech import FreeTech
from ziggurat.games.board_game.state import Table
from ziggurat.kernel.flows import fire
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put_row, with_sorted

# The limit of great people that the School of Confucius gives.
SCHOOL_PEOPLE: Final = "school_people"
INVESTMENTS_GIVEN: Final = 2


def teach_people(g: Table, seat: int, relic: int) -> None:
    """Great people at once (ff.relic.confucius_number, ff.relic.confucius_greece)."""
    for _ in range(g.rules.limits[SCHOOL_PEOPLE]):
        gain_person(g, seat)


def wait_for_it(g: Table, seat: int, relic: int) -> None:
    """The benefit comes at the claimant's next Start of Turn."""
    f = fame(g)
    f.waiting = put_row(f.waiting, seat, with_sorted(f.waiting[seat], relic))


def wait_for_gold(g: Table, seat: int, relic: int) -> None:
    """Without investments on the table it gives nothing (ff.relic.gold_without_investments)."""
    if g.rules.attached[FREE_INVESTMENTS.name]:
        wait_for_it(g, seat, relic)


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


RELICS: Final = (
    Relic(ATLANTIS, "atlantis", ATLANTIS_CODE, wait_for_it),
    Relic(SCHOOL_OF_CONFUCIUS, "school_of_confucius", SCHOOL_CODE, teach_people),
    Relic(SEVEN_CITIES_OF_GOLD, "seven_cities_of_gold", GOLD_CODE, wait_for_gold),
)
