"""Wonders of the market that become obsolete."""

import pytest

from tests.games.board_game.fame_and_fortune.kit import laid_out
from tests.games.board_game.kit import resting, row_of, state
from tests.kit.trace import rule
from ziggurat.games.board_game.cities.wonders import obsoletable, obsolete
from ziggurat.games.board_game.ids import ANCIENT, MEDIEVAL, MODERN


@rule("ff.wonder.obsolete_market")
@pytest.mark.parametrize("last_era", [ANCIENT, MEDIEVAL, MODERN])
def test_wonders_of_the_market_and_of_the_map_are_targets(last_era: int) -> None:
    t = laid_out().set("offer", "stonehenge", "the_louvre", "big_ben", "the_oracle")
    t.set("marker A13", "taj_mahal").set("marker H33", "the_pyramids")
    names = [t.rules.rows[row].name for row in obsoletable(state(t), 0, last_era)]
    eras = {
        ANCIENT: {"stonehenge", "the_oracle", "the_pyramids"},
        MEDIEVAL: {"the_louvre", "taj_mahal"},
        MODERN: {"big_ben"},
    }
    assert set(names) == set().union(*[eras[era] for era in range(last_era + 1)])


@rule("ff.wonder.obsolete_market_discard", "ff.wonder.obsolete_market_refill")
def test_an_obsolete_wonder_of_the_market_leaves_and_the_next_one_comes() -> None:
    t = laid_out().set("offer", "stonehenge", "the_louvre", "big_ben", "the_oracle")
    obsolete(state(t), row_of(t, "stonehenge"))
    t.at(resting(0), *t.state.stack)
    assert t.asked() == ["nature draw_wonder"]
    t.play(t.options()[0])
    offer = t.fact("offer")
    assert len(offer) == 4
    assert "stonehenge" not in offer
    assert t.fact("obsolete") == ["stonehenge"]
    g = state(t)
    assert g.owners[row_of(t, "stonehenge") - 100] == -1
