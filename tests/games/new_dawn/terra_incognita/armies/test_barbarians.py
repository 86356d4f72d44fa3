"""Barbarians and armies: who meets whom, and what is spared by it."""

import pytest

from tests.games.new_dawn.terra_incognita.armies.kit import Campaign
from tests.games.new_dawn.terra_incognita.kit import space
from tests.kit.trace import rule
from ziggurat.games.new_dawn.content.science_cards import strike
from ziggurat.games.new_dawn.terra_incognita.armies.pieces import defeat_army_in
from ziggurat.games.new_dawn.world.barbarians import move_barbarian, spawn


def raid(t: Campaign, start: str, goal: str) -> Campaign:
    """Let barbarian A go from one space towards the next."""
    t.barbarian(start)
    move_barbarian(t.g, 0, t.g.board.step[space(start)].index(space(goal)))
    return t


@rule("ti.barbarian.army", "ti.barbarian.army_back")
def test_a_barbarian_defeats_an_army_and_is_set_back() -> None:
    t = raid(Campaign().armies("5c"), "5b", "5c")
    assert t.where() == ["card", "locked"]
    assert t.fact("barbarian A") == ["5b"]


@rule("ti.barbarian.army_back")
def test_a_barbarian_that_ran_into_an_army_on_water_is_back_on_land() -> None:
    """From 12a over 12g and 12h; the army swims on 12g."""
    t = raid(Campaign().armies("12g"), "12a", "12g")
    assert t.where() == ["card", "locked"]
    assert t.fact("barbarian A") == ["12a"]


@rule("ti.barbarian.army_back")
def test_a_barbarian_that_crossed_water_to_an_army_goes_back_over_it() -> None:
    """From 12a over the water 12b to land, where an army stands."""
    t = Campaign().barbarian("12a")
    direction = t.g.board.step[space("12a")].index(space("12b"))
    beyond = t.g.board.step[space("12b")][direction]
    land = t.rules.kinds["space"].write(beyond)
    t = raid(Campaign().armies(land), "12a", "12b")
    assert t.where() == ["card", "locked"]
    assert t.fact("barbarian A") == ["12a"]


@rule("ti.barbarian.army_protects")
@pytest.mark.parametrize("what", ["control p1", "reinforced p1", "cities p1"])
def test_an_army_spares_what_stands_in_its_space(what: str) -> None:
    """Also that of a rival."""
    for seat in ("p1", "p2"):
        t = raid(Campaign().set(what, "5c").armies("5c", seat=seat), "5b", "5c")
        assert "5c" in t.fact(what)
        assert t.where(seat) == ["card", "locked"]


@rule("ti.barbarian.army_capital")
def test_an_army_spares_a_capital() -> None:
    t = raid(Campaign().armies("11a").trade(1, 2), "11c", "11a").begin()
    assert t.asked() == ["p1 move_armies"]
    assert t.fact("trade p1 1") == ["2"]
    t = raid(Campaign().trade(1, 2), "11c", "11a")
    assert t.told("capital_raided")


@rule("ti.barbarian.army_several")
def test_a_barbarian_defeats_all_armies_of_a_space() -> None:
    t = Campaign(seats=3, capitals=("11a", "9a", "15a")).armies("5c", "5c")
    t = raid(t.armies("5c", seat="p3"), "5b", "5c")
    assert t.where() == ["card", "card"]
    assert t.where("p3") == ["card", "locked"]


@rule("ti.barbarian.army_caravan")
def test_an_army_does_not_protect_a_caravan() -> None:
    t = raid(Campaign().armies("5c").set("caravans p2", "5c"), "5b", "5c")
    assert t.caravans_at("p2") == ["card", "locked", "locked"]
    assert t.fact("barbarian A") == ["5b"]


@rule("ti.barbarian.city_natural_wonder")
@pytest.mark.parametrize("what", ["control p1", "cities p1"])
def test_a_natural_wonder_goes_back_to_its_space_when_barbarians_take_it(what: str) -> None:
    t = Campaign().set(what, "13a").set("natural_tokens")
    natural = t.rules.kinds["row"].write(t.g.board.icons.naturals[space("13a")])
    t = raid(t.set("naturals p1", natural), "13b", "13a")
    assert t.fact("naturals p1") == []
    assert t.fact("natural_tokens") == ["13a"]


@rule("ti.barbarian.city_natural_wonder")
def test_a_natural_wonder_goes_back_when_an_effect_removes_its_token_and_others_stay() -> None:
    t = Campaign().set("control p1", "13a", "13b").set("natural_tokens")
    natural = t.rules.kinds["row"].write(t.g.board.icons.naturals[space("13a")])
    rows = [t.rules.rows[at].name for at in t.rules.families["natural_wonder"]]
    other = next(name for name in rows if name != natural)
    t.set("naturals p1", natural, other)
    strike(t.g, 1, space("13b"))
    assert t.fact("control p1") == []
    assert t.fact("naturals p1") == [other]
    assert t.fact("natural_tokens") == ["13a"]


# Coming back


@rule("ti.barbarian.spawn_army")
def test_a_barbarian_comes_back_where_only_figures_stand() -> None:
    """11j is the icon of a barbarian."""
    t = Campaign().armies("11j").set("caravans p2", "11j")
    spawn(t.g)
    assert space("11j") in t.g.barbarians
    assert t.where() == ["card", "locked"]
    assert t.caravans_at("p2")[0] == "card"


@rule("ti.barbarian.spawn_blocked")
@pytest.mark.parametrize("what", ["control p2", "cities p2"])
def test_a_city_or_token_with_the_army_keeps_the_barbarian_away(what: str) -> None:
    t = Campaign().set(what, "11j").armies("11j", seat="p2")
    spawn(t.g)
    assert space("11j") not in t.g.barbarians
    assert t.where("p2") == ["11j", "locked"]


# The encampment


@rule("ti.encampment.army", "ti.encampment.not_attack")
def test_one_of_two_armies_can_be_defeated_without_a_fight() -> None:
    t = Campaign().armies("5c", "5c", seat="p2")
    defeat_army_in(t.g, 1, space("5c"))
    assert t.where("p2") == ["card", "5c"]
