"""What an attack leaves: defeated figures, swept spaces, and where the army is then."""

import pytest

from tests.games.new_dawn.terra_incognita.armies.kit import Campaign
from tests.kit.trace import rule

THREE = ("11a", "9a", "15a")


# Defeat


@rule("ti.attack.lose", "ti.attack.forfeit")
def test_a_lost_attack_costs_the_army() -> None:
    """A tie is lost too; what was attacked is as before."""
    t = Campaign().armies("5b").give("p2", reinforced="5c").begin().attack("5c", 1, 1)
    assert t.where() == ["card", "locked"]
    assert t.fact("reinforced p2") == ["5c"]
    assert t.told("army_defeated") == [("army_defeated", 0, t.rules.kinds["space"].parse("5c"))]
    assert t.asked() == ["p2 focus"]


@rule("ti.attack.lose_no_more")
def test_a_defeated_army_does_not_move_again_in_this_resolution() -> None:
    t = Campaign("iron_working_ti").armies("5b", "11c").give("p2", tokens="5c").begin()
    t.attack("5c", 1, 6)
    assert t.where() == ["card", "11c"]
    assert t.ends("a1") == set()
    assert t.refused("march a1 11c") == "ti.army.move_each"


@rule("ti.attack.retry_other_army")
def test_another_army_may_attack_what_withstood_the_first() -> None:
    t = Campaign("iron_working_ti").armies("5b", "5i").give("p2", tokens="5c").begin()
    t.attack("5c", 1, 6).win("5c", "a2")
    assert t.where() == ["card", "5c"]
    assert t.fact("control p1") == ["5c"]


# Victory over figures


@rule("ti.attack.win_figure", "ti.attack.stay")
def test_a_defeated_army_goes_to_its_card_and_the_victor_stays() -> None:
    t = Campaign().armies("5b").armies("5c", seat="p2").begin().win("5c")
    assert t.where("p2") == ["card", "locked"]
    assert t.where() == ["5c", "locked"]


@rule("ti.attack.win_figure_only", "ti.attack.move_back")
def test_a_victory_over_a_figure_changes_nothing_else() -> None:
    """City, caravan and the second army of p2 stay; p1's army steps back to 5b."""
    t = Campaign().armies("5b").give("p2", cities="5c").set("caravans p2", "5c")
    t.armies("5c", "5c", seat="p2").begin().march("5c").play("aim_at army p2").roll(6, 1)
    assert t.where("p2") == ["card", "5c"]
    assert t.fact("cities p2") == ["5c", "9a"]
    assert t.fact("caravans p2") == ["5c"]
    assert t.where() == ["5b", "locked"]
    assert t.told("army_back")


@rule("ti.attack.move_back")
def test_an_army_that_beat_one_of_two_armies_steps_back() -> None:
    t = Campaign().armies("5b").armies("5c", "5c", seat="p2").begin().win("5c")
    assert t.where("p2") == ["card", "5c"]
    assert t.where() == ["5b", "locked"]


# Victory over cities and control tokens


@rule("ti.attack.win_sweeps_figures", "ti.attack.stay")
@pytest.mark.parametrize("what", ["city", "token"])
def test_a_defeated_city_or_token_takes_all_rival_figures_with_it(what: str) -> None:
    """Of whatever player, but never those of the attacker."""
    t = Campaign("iron_working_ti", seats=3, capitals=THREE).armies("5b", "5c")
    t.set("cities p2" if what == "city" else "control p2", "5c").armies("5c", "5c", seat="p2")
    t.set("caravans p2", "5c").set("caravans p3", "5c").caravans("5c")
    t.begin().march("5c").play(f"aim_at {what} p2").roll(6, 1)
    assert t.where("p2") == ["card", "card"]
    assert t.caravans_at("p2")[0] == t.caravans_at("p3")[0] == "card"
    assert t.caravans_at("p1")[0] == "5c"
    assert t.where() == ["5c", "5c"]


@rule("ti.attack.win_sweeps_capital", "ti.attack.move_back_capital")
def test_a_defeated_capital_stays_but_its_figures_go() -> None:
    t = Campaign(slot=2).armies("9b").armies("9a", seat="p2").set("caravans p2", "9a")
    t.trade(1, 2, "p2").begin().march("9a").play("approach 9b", "aim_at city p2").roll(6, 1)
    assert t.asked() == ["p2 spend_on_defence"]
    t.play("p2 spend 0")
    t.play("rob 1", "rob 1", "put 1", "put 2")
    assert t.fact("cities p2") == ["9a"]
    assert t.where("p2") == ["card", "locked"]
    assert t.caravans_at("p2")[0] == "card"
    assert t.where() == ["9b", "locked"]


@rule("ti.attack.move_back_capital", "ti.attack.move_back_route")
def test_from_where_a_capital_is_attacked_is_asked_before_the_dice() -> None:
    """The army on 9h may come by four spaces beside 9a, and goes back to that one."""
    t = Campaign(slot=2).armies("9h").begin().march("9a")
    assert t.asked() == ["p1 approach"]
    assert t.options() == ["approach 9b", "approach 9c", "approach 9f", "approach 9g"]
    assert t.refused("approach 9d") == "ti.attack.move_back_route"
    t.play("approach 9g").roll(6, 1)
    assert t.where() == ["9g", "locked"]


@rule("ti.attack.stay")
def test_where_an_army_stays_after_a_victory_nobody_asks_from_where_it_comes() -> None:
    t = Campaign(slot=2).armies("9h").give("p2", tokens="9c").begin().march("9c")
    assert t.asked() == ["nature attack_die"]


# City-states


@rule("ti.attack.stay")
def test_an_army_stays_in_a_conquered_city_state() -> None:
    t = Campaign(slot=5).armies("12a").begin().win("12f")
    assert t.fact("cities p1") == ["11a", "12f"]
    assert t.where() == ["12f", "locked"]


@rule("ti.attack.move_back_liberated")
def test_an_army_goes_back_from_a_liberated_city_state() -> None:
    t = Campaign(slot=5).armies("12a").give("p2", cities="12f").conquered("12f", "p2").begin()
    t.march("12f").play("approach 12a").roll(6, 1).play("liberate")
    assert t.fact("city_state_tokens") == ["12f", "15j"]
    assert t.where() == ["12a", "locked"]
    assert "seoul" in t.cards()


@rule("ti.attack.stay", "ti.attack.move_back_liberated")
def test_an_army_stays_in_a_city_state_that_is_conquered_from_a_rival() -> None:
    t = Campaign(slot=5).armies("12a").give("p2", cities="12f").conquered("12f", "p2").begin()
    t.march("12f").play("approach 12e").roll(6, 1).play("conquer")
    assert t.where() == ["12f", "locked"]


@rule("ti.attack.move_back_barbarian_citystate")
def test_after_a_barbarian_the_city_state_in_its_space_is_not_attacked() -> None:
    t = Campaign(slot=5).armies("12a").barbarian("12f").begin().march("12f")
    t.play("approach 12e").roll(6, 1).play("put 1")
    assert t.fact("city_state_tokens") == ["12f", "15j"]
    assert t.where() == ["12e", "locked"]
    assert t.asked() == ["p2 focus"]


@rule("ti.attack.barbarian_own_city")
@pytest.mark.parametrize("where", ["5c", "11a"])
def test_an_army_drives_a_barbarian_out_of_an_own_space_and_stays(where: str) -> None:
    t = Campaign(slot=5).armies("11f").give("p1", tokens="5c").barbarian(where).begin()
    t.win(where).play("put 1")
    assert t.fact("barbarian A") == []
    assert t.where() == [where, "locked"]


# The way back


@rule("ti.attack.move_back_start_city")
def test_an_army_from_the_card_goes_back_to_the_city_it_came_from() -> None:
    t = Campaign(slot=1).give("p2", cities="11c").armies("11c", seat="p2").begin()
    t.march("11c").play("aim_at army p2").roll(6, 1)
    assert t.where() == ["11a", "locked"]


@rule("ti.attack.move_back_route")
def test_the_way_back_skips_what_was_flown_over_and_may_be_water() -> None:
    """From 9i over the water 12b and the barbarian on 12a to 12e."""
    t = Campaign("flight_ti", slot=1).armies("9i").barbarian("12a").give("p2", cities="12c 12e 12f")
    t.conquered("12f", "p2").armies("12e", seat="p2").begin().march("12e")
    assert t.asked() == ["p1 approach"]
    assert t.options() == ["approach 12b", "approach 12g"]
    t.play("approach 12b", "aim_at army p2").roll(6, 1)
    assert t.where()[0] == "12b"


@rule("ti.attack.move_back_route")
def test_where_no_space_of_the_way_is_free_the_army_goes_back_to_its_start() -> None:
    """A rival caravan came to 12j later; the army flies over 12i, also taken, to 9i."""
    t = Campaign("flight_ti", slot=1).armies("12j").set("caravans p2", "12j").barbarian("12i")
    t.give("p2", cities="9i").armies("9i", seat="p2")
    t.begin().march("9i")
    assert "approach 12j" in t.options()
    t.play("approach 12j", "aim_at army p2").roll(6, 1)
    assert t.where()[0] == "12j"


# Diplomacy


@rule("ti.attack.diplomacy_figures")
def test_attacking_a_figure_returns_cards_only_in_a_rival_space() -> None:
    card = "joint_war-green"
    t = Campaign().armies("5b").set("caravans p2", "5c").hold("p1", card).begin().march("5c")
    assert t.cards() == [card]
    t = Campaign().armies("5b").give("p2", tokens="5c").set("caravans p2", "5c").hold("p1", card)
    t.begin().march("5c").play("aim_at caravan p2")
    assert t.cards() == []


@rule("ti.attack.diplomacy_figures")
def test_a_figure_in_an_own_space_is_attacked_without_returning_cards() -> None:
    card = "joint_war-green"
    t = Campaign().armies("5b").give("p1", tokens="5c").set("caravans p2", "5c").hold("p1", card)
    t.begin().win("5c")
    assert t.cards() == [card]
    assert t.where() == ["5c", "locked"]


@rule("ti.attack.diplomacy_fort")
def test_attacking_a_free_fort_returns_no_card() -> None:
    card = "joint_war-green"
    t = Campaign(slot=3).fort("11c").hold("p1", card).begin().march("22a")
    assert t.cards() == [card]
