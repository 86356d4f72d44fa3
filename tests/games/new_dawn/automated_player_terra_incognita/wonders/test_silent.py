"""Texts of the expansion's wonders and city-states do nothing for the automated player."""

from __future__ import annotations

from tests.games.new_dawn.automated_player_terra_incognita.kit import Pioneer, space
from tests.games.new_dawn.terra_incognita.diplomacy.kit import TILES
from tests.kit.trace import rule
from ziggurat.games.new_dawn.ids import NONE
from ziggurat.games.new_dawn.masks import has
from ziggurat.games.new_dawn.rows import Wonder
from ziggurat.games.new_dawn.terra_incognita.diplomacy.antananarivo import lend, lent_to
from ziggurat.games.new_dawn.wonders.wonders import free_cities, wonder_sites


@rule("ap.wonder.text_ignored")
def test_antananarivo_is_no_city_of_the_automated_player() -> None:
    tile, side, where = TILES["antananarivo"]
    m = Pioneer()
    m.set(f"laid {tile}", str(side), "0", "-2", "-1").add("city_state_tokens", where)
    m.hold("p1", "antananarivo").hold("p2", "antananarivo")
    lend(m.g, 1)
    assert lent_to(m.g) == NONE
    assert has(m.g.city_states, space(where))
    lend(m.g, 0)
    assert lent_to(m.g) == 0


@rule("ap.wonder.text_ignored", "ap.industry.wonder_city")
def test_no_wonder_brings_its_own_city() -> None:
    m = Pioneer().own(cities="13g").give("p1", cities="12a")
    rows = [m.rules.rows[number] for number in m.rules.families["wonder"]]
    bringing = [row.number for row in rows if isinstance(row, Wonder) and row.sites is not None]
    assert bringing
    for wonder in bringing:
        assert wonder_sites(m.g, 1, wonder) == free_cities(m.g, 1)
        assert wonder_sites(m.g, 0, wonder) != free_cities(m.g, 0)
