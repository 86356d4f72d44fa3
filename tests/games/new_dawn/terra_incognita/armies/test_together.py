"""Armies with districts, exploration, saves and what is told of them."""

import pytest

from tests.games.new_dawn.terra_incognita.armies.kit import Campaign
from tests.games.new_dawn.terra_incognita.kit import space
from tests.kit.trace import rule
from ziggurat.games.new_dawn.world.barbarians import MoveAll

# Districts


def raided(t: Campaign) -> Campaign:
    """Let a barbarian go from 5b to 5c."""
    t.barbarian("5b")
    return t.at("turn p1 end", MoveAll(t.g.board.step[space("5b")].index(space("5c")), 0))


@rule("ti.barbarian.district")
def test_a_barbarian_treats_a_district_as_a_control_token() -> None:
    t = raided(Campaign().set("district p1 campus", "5c"))
    assert t.fact("district p1 campus") == []
    assert t.fact("control p1") == []
    assert t.fact("barbarian A") == ["5c"]
    t = raided(Campaign().set("district p1 campus", "5c").set("reinforced p1", "5c"))
    assert t.fact("district p1 campus") == ["5c"]
    assert t.fact("reinforced p1") == []
    assert t.fact("barbarian A") == ["5b"]


@rule("ti.barbarian.army_protects", "ti.barbarian.district")
def test_an_army_spares_a_district() -> None:
    t = raided(Campaign().set("district p1 campus", "5c").armies("5c", seat="p2"))
    assert t.fact("district p1 campus") == ["5c"]


@rule("ti.attack.targets", "ti.attack.win_sweeps_figures")
def test_a_district_is_attacked_as_a_control_token_and_takes_figures_with_it() -> None:
    t = Campaign().armies("5b").set("district p2 campus", "5c").set("caravans p2", "5c").begin()
    t.march("5c").play("aim_at token p2").roll(6, 1)
    assert t.fact("district p2 campus") == []
    assert t.fact("control p1") == ["5c"]
    assert t.caravans_at("p2")[0] == "card"
    assert t.where()[0] == "5c"


def test_a_district_may_be_scorched() -> None:
    t = Campaign("scorched_earth").armies("5b").set("district p2 campus", "5c").begin()
    t.win("5c").play("scorch")
    assert t.fact("district p2 campus") == []
    assert t.fact("control p1") == t.fact("control p2") == []
    assert t.ends("a1")


# Exploring on the way


def scouting(card: str = "masonry_ti") -> Campaign:
    """The army of p1 on 5b; p1's capital tile is 11, and tiles 1 and 2 are in the stack."""
    return Campaign(card, slot=2).armies("5b").set("stack", "1", "2").begin()


@rule("ti.explore.who", "ti.explore.cost")
def test_an_army_explores_from_any_edge_it_reaches_with_a_space_left() -> None:
    """11g is two spaces away, 11h and 11a would be the third."""
    t = scouting()
    assert [option for option in t.options() if option.startswith("scout")] == ["scout a1 11g"]
    assert t.refused("scout a1 11h") == "ti.explore.cost"
    assert t.refused("scout a1 5b") == "ti.explore.condition_edge"
    t = scouting("iron_working_ti")
    assert {"scout a1 11g", "scout a1 11h"} <= set(t.options())
    assert t.refused("scout a2 11h") == "ti.army.card_number"


@rule("ti.explore.continue", "ti.explore.once", "ti.army.one_at_a_time")
def test_an_army_that_explored_goes_on_with_what_is_left_and_does_not_explore_again() -> None:
    t = Campaign("horseback_riding", slot=2).armies("5b").set("stack", "1", "2").begin()
    t.play("scout a1 11h")
    assert t.where() == ["11h", "locked"]
    while t.asked() != ["p1 march_on"]:
        t.play(t.options()[0] if t.asked()[0].startswith("p1") else f"nature {t.options()[0]}")
    assert t.facts() == (2,)
    assert "11g" in t.ends()
    assert not [option for option in t.options() if option.startswith("scout")]
    assert t.play("pass").where() == ["11h", "locked"]
    assert t.asked() == ["p2 focus"]


@rule("ti.explore.from_card")
def test_an_army_on_the_card_explores_from_a_city_and_is_on_the_map_then() -> None:
    """The city on 11j is at the edge, and mature."""
    t = Campaign().give("p1", cities="11j", tokens="11h 11i").set("stack", "1", "2").begin()
    assert "scout a1 11j" in t.options()
    assert t.play("scout a1 11j").where() == ["11j", "locked"]


# What is told


def test_armies_that_could_still_move_are_told_before_passing() -> None:
    t = Campaign("iron_working_ti").armies("card", "card").begin()
    assert t.fact("unused_armies p1") == ["a1", "a2"]
    t.march("11c")
    assert t.fact("unused_armies p1") == ["a2"]
    t.play("pass")
    assert t.fact("unused_armies p1") == []
    t = Campaign("mass_production_ti").armies("5b").give("p2", tokens="5c").begin()
    assert t.attack("5c", 1, 6).fact("unused_armies p1") == ["a1"]


@pytest.mark.parametrize("seat", ["p1", "p2"])
def test_everybody_is_told_of_marches_and_fights(seat: str) -> None:
    t = Campaign().armies("5b").armies("5c", seat="p2").begin().win("5c")
    heard = [line.split()[0] for line in t.heard(seat)]
    for key in ("moved_army", "attacks", "attack_won", "army_defeated"):
        assert key in heard


# Cards that change what armies may do


@rule("ti.clarify.akkad", "ti.army.pass_only_named")
def test_with_akkad_armies_pass_control_tokens_and_nothing_else() -> None:
    """From 12j the one way over easy terrain leads through 12i."""
    t = Campaign(slot=2).armies("12j").give("p2", reinforced="12i", tokens="9i").begin()
    assert t.ends() == {"12i"}
    t = Campaign(slot=2).armies("12j").give("p2", reinforced="12i", tokens="9i")
    t.hold("p1", "akkad").begin()
    assert {"12i", "9i", "9b", "12c"} <= t.ends()
    assert t.march("9i").asked() == ["nature attack_die"]
    t = Campaign(slot=2).armies("12j").give("p2", tokens="12i").set("caravans p2", "12i")
    assert t.hold("p1", "akkad").begin().ends() == {"12i"}


@rule("ti.diplomacy.pact_bars_attack")
def test_a_pact_keeps_armies_out_where_everything_belongs_to_the_giver() -> None:
    pact = "non_aggression_pact-green"
    t = Campaign(seats=3, capitals=("11a", "9a", "15a")).armies("5b").give("p2", tokens="5c")
    t.hold("p1", pact).begin()
    assert t.refused("march a1 5c") == "ti.diplomacy.pact_bars_attack"
    t = Campaign(seats=3, capitals=("11a", "9a", "15a")).armies("5b").give("p2", tokens="5c")
    t.hold("p1", pact).set("caravans p3", "5c").begin().march("5c")
    assert (t.asked(), t.fighting.defender) == (["nature attack_die"], 2)
    t = Campaign(seats=3, capitals=("11a", "9a", "15a")).armies("5b").give("p2", tokens="5c")
    t.hold("p1", pact).set("caravans p3", "5c").armies("5c", seat="p3").begin().march("5c")
    assert t.options() == ["aim_at army p3", "aim_at caravan p3"]
    assert t.refused("aim_at token p2") == "ti.diplomacy.pact_bars_attack"


def test_pentagon_lets_armies_move_any_number_of_spaces() -> None:
    """Up to the city-state 12f, which stops them."""
    t = Campaign(slot=5).hold("p1", "pentagon_ti").begin()
    assert {"13j", "15j", "15c", "12f"} <= t.ends()
    assert t.refused("march a1 12g") == "ti.army.not_water"
    assert t.refused("march a1 12a") == "ti.army.move_distance"


def test_armies_of_indonesia_enter_water() -> None:
    t = Campaign(slot=1).armies("12a").hold("p1", "indonesia").begin()
    assert {"12g", "12b", "9i"} <= t.ends()
