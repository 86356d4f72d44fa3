"""Ways against those of the base game: as long, and with stops that anybody could choose."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.automated_player.economy.kit import Traders
from tests.games.new_dawn.strip import shown, space
from tests.kit.trace import rule
from ziggurat.games.new_dawn.automated_player.economy.ways import ways_of
from ziggurat.games.new_dawn.focus.caravans import Ground, ends, starts, steps_to
from ziggurat.games.new_dawn.ids import FIFTH, NONE
from ziggurat.games.new_dawn.masks import bit, members, minus
from ziggurat.games.new_dawn.rows import FocusCard

STARTS = ("card", "11j", "5d", "13a", "15i", "12h", "9f")


@rule("ap.economy.distance", "ap.economy.full_move", "ap.golden.base_rules")
@pytest.mark.parametrize("card", ["ap_foreign_trade", "ap_steam_power"])
@pytest.mark.parametrize("start", STARTS)
def test_ways_are_those_of_the_base_game(card: str, start: str) -> None:
    m = Traders(card).sent(start).barbarian("13g").barbarian("12c", "B").hold_frames()
    row = m.rules.rows[m.row(card)]
    assert isinstance(row, FocusCard)
    ground = Ground(m.g, m.seat, row, FIFTH)
    ways = ways_of(m.g, m.seat, 0)
    there = m.g.board.land | m.g.board.waters
    for goal in members(there):
        known = steps_to(starts(m.g, m.seat, 0), goal, ground) if ground.clear >> goal & 1 else NONE
        assert ways.length(goal) == known
        if known == NONE:
            continue
        for steps in (1, 3, 6):
            stops = ways.stops(goal, steps, 0)
            assert stops
            assert not minus(stops, ends(m.g, m.seat, 0, steps, ground) | bit(goal))
            for stop in members(stops):
                left = known - min(steps, known)
                further = steps_to(bit(stop), goal, ground) if stop != goal else 0
                assert further == left, shown(bit(stop))


@rule("ap.economy.en_route")
def test_a_stop_that_is_shut_is_made_before_it() -> None:
    m = Traders().states().sent("15f").hold_frames()
    ways = ways_of(m.g, m.seat, 0)
    assert shown(ways.stops(space("9b"), 3, 0)) == ["12f"]
    assert shown(ways.stops(space("9b"), 3, bit(space("12f")))) == ["15c"]
    shut = bit(space("12f")) | bit(space("15c"))
    assert shown(ways.stops(space("9b"), 3, shut)) == ["15a"]
    assert ways.stops(space("9b"), 0, 0) == 0
