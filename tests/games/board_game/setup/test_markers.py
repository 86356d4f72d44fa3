"""Huts, villages and great people: what each shows and how many there are."""

import pytest

from tests.games.board_game.kit import laid_out, row_of, square_of, state
from tests.kit.trace import component, rule
from ziggurat.games.board_game.board.yields import (
    coins,
    coins_on,
    culture_on,
    production_on,
    trade_on,
)
from ziggurat.games.board_game.rows.marker import Marker
from ziggurat.games.board_game.trade.goods import counts_as

TERRAINS = {
    "grassland": (0, 0), "forest": (0, 2), "mountain": (0, 1), "desert": (1, 0), "water": (1, 0),
}  # fmt: skip
# How often each culture event was printed, by era.
EVENTS = (
    {
        "a_gift_from_afar": 3, "bread_and_circuses": 2, "defection": 2, "disoriented": 1,
        "drought": 2, "exchange_of_ideas": 3, "sabotage": 2, "the_citizens_are_revolting": 1,
        "we_love_the_despot_day": 3,
    },
    {
        "a_generous_gift": 3, "catastrophe": 1, "deforestation": 2, "jousting_tourney": 2,
        "knowledge_shared": 3, "lost": 1, "mass_defection": 2,
        "the_citizens_are_revolting_ii": 1, "we_love_the_queen_day": 2,
    },
    {
        "a_princely_gift": 2, "disaster": 1, "out_of_position": 1, "primetime_tv": 2,
        "think_tank": 2, "we_love_the_president_day": 1, "wholesale_defection": 2,
    },
)  # fmt: skip


@rule("cb.setup.terrain_yields")
@pytest.mark.parametrize("terrain", TERRAINS)
def test_terrain_gives_trade_or_production(terrain: str) -> None:
    t = laid_out().set("terrain A33", terrain)
    g, square = state(t), square_of(t, "A33")
    assert (trade_on(g, square), production_on(g, square)) == TERRAINS[terrain]
    assert (culture_on(g, square), coins_on(g, square)) == (0, 0)


@rule("cb.setup.terrain_yields")
def test_what_else_is_printed_comes_on_top() -> None:
    t = laid_out()
    g, square = state(t), square_of(t, "H41")
    assert t.fact("terrain H41") == ["mountain"]
    assert (production_on(g, square), coins_on(g, square)) == (1, 1)


@rule("cb.setup.culture_event_counts")
@pytest.mark.parametrize("era", range(3))
def test_each_culture_event_is_there_as_often_as_printed(era: int) -> None:
    t = laid_out()
    cards = state(t).event_bags[era].unknown
    counts = {name: cards.count(row_of(t, name)) for name in EVENTS[era]}
    assert counts == EVENTS[era]
    assert len(cards) == sum(EVENTS[era].values()) == (19, 17, 11)[era]


@rule("cb.setup.hut_marker_counts", "cb.setup.village_marker_counts")
def test_there_are_twenty_huts_ten_villages_and_eighteen_people() -> None:
    g = state(laid_out())
    assert (g.hut_bag.size(), g.village_bag.size(), g.people_bag.size()) == (20, 10, 18)


@rule("cb.setup.hut_marker_counts")
@component("hut.hut_incense", "hut.hut_iron", "hut.hut_silk", "hut.hut_wheat", "hut.hut_spy")
@pytest.mark.parametrize(
    ("resource", "copies"), [("incense", 5), ("iron", 2), ("silk", 5), ("wheat", 5), ("spy", 3)]
)
def test_huts_hide_resources(resource: str, copies: int) -> None:
    t = laid_out()
    hut = row_of(t, f"hut_{resource}")
    assert state(t).hut_bag.unknown.count(hut) == copies
    assert counts_as(state(t), 0, hut) == 1 << t.rules.kinds["resource"].parse(resource)


@rule("cb.setup.village_marker_counts")
@component("village.village_iron", "village.village_spy", "village.village_uranium")
@pytest.mark.parametrize(("resource", "copies"), [("iron", 3), ("spy", 3), ("uranium", 2)])
def test_villages_hide_resources(resource: str, copies: int) -> None:
    t = laid_out()
    village = row_of(t, f"village_{resource}")
    assert state(t).village_bag.unknown.count(village) == copies
    assert counts_as(state(t), 0, village) == 1 << t.rules.kinds["resource"].parse(resource)


@rule("cb.setup.village_marker_counts")
@component("village.village_great_person")
def test_two_villages_hide_great_people() -> None:
    t = laid_out()
    village = row_of(t, "village_great_person")
    assert state(t).village_bag.unknown.count(village) == 2
    assert counts_as(state(t), 0, village) == 0


@rule("cb.setup.great_people_counts")
@component(
    "great_person.artist", "great_person.builder", "great_person.general",
    "great_person.humanitarian", "great_person.industrialist", "great_person.scientist",
)  # fmt: skip
@pytest.mark.parametrize(
    ("name", "icons"),
    [
        ("artist", (1, 0, 2, 0, 0)),
        ("builder", (0, 2, 0, 1, 0)),
        ("general", (0, 0, 0, 0, 4)),
        ("humanitarian", (1, 1, 1, 1, 0)),
        ("industrialist", (0, 0, 2, 1, 0)),
        ("scientist", (2, 1, 0, 0, 0)),
    ],
)
def test_great_people_replace_what_is_printed(
    name: str, icons: tuple[int, int, int, int, int]
) -> None:
    t = laid_out()
    person = row_of(t, name)
    assert state(t).people_bag.unknown.count(person) == 3
    before = coins(state(t), 0)
    t.set("marker A33", name)
    g, square = state(t), square_of(t, "A33")
    row = t.rules.rows[person]
    assert isinstance(row, Marker)
    shown = (trade_on(g, square), production_on(g, square), culture_on(g, square))
    assert (*shown, coins_on(g, square), row.combat) == icons
    assert coins(g, 0) - before == icons[3]
    assert state(t).people_bag.unknown.count(person) == 2
