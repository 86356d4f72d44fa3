"""The wonder market with Wisdom and Warfare."""

import pytest

from tests.games.board_game.kit import resting, row_of, state
from tests.games.board_game.wisdom_and_warfare.kit import laid_out
from tests.kit.trace import component, rule
from ziggurat.games.board_game.cities.wonders import obsoletable, obsolete
from ziggurat.games.board_game.ids import ANCIENT, FIRST_WONDER, MEDIEVAL, MODERN, NONE

OFFER = ("stonehenge", "the_louvre", "united_nations", "the_oracle")


@rule("ww.wonder.refill")
def test_a_wonder_that_is_bought_is_replaced_at_once() -> None:
    t = laid_out().set("offer", "stonehenge", "the_oracle", "the_colossus", "the_hanging_gardens")
    t.set("bonus p1 capital", "30").at("turn p1 city management")
    t.play("p1 city capital", "p1 erect stonehenge", "p1 put A33")
    assert t.asked() == ["nature draw_wonder"]
    t.play(t.options()[0])
    assert len(state(t).offer) == 4


@component("rule.obsolete_in_market")
@rule("ww.wonder.obsolete_market")
@pytest.mark.parametrize("last_era", [ANCIENT, MEDIEVAL, MODERN])
def test_wonders_of_the_market_and_of_the_map_are_targets(last_era: int) -> None:
    t = laid_out().set("offer", *OFFER).set("marker A13", "angkor_wat")
    names = [t.rules.rows[row].name for row in obsoletable(state(t), 0, last_era)]
    eras = ({"stonehenge", "the_oracle"}, {"the_louvre", "angkor_wat"}, {"united_nations"})
    assert set(names) == set().union(*eras[: last_era + 1])


@rule("ww.wonder.obsolete_market_discard", "ww.wonder.obsolete_market_refill")
def test_an_obsolete_wonder_of_the_market_leaves_and_the_next_one_comes() -> None:
    t = laid_out().set("offer", *OFFER)
    obsolete(state(t), row_of(t, "stonehenge"))
    t.at(resting(0), *t.state.stack)
    assert t.asked() == ["nature draw_wonder"]
    t.play(t.options()[0])
    offer = t.fact("offer")
    assert len(offer) == 4
    assert "stonehenge" not in offer
    assert t.fact("obsolete") == ["stonehenge"]
    assert state(t).owners[row_of(t, "stonehenge") - FIRST_WONDER] == NONE
