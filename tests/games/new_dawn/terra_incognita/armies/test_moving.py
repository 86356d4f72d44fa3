"""Where armies may move, and what stops them."""

import pytest

from tests.games.new_dawn.terra_incognita.armies.kit import Campaign
from tests.games.new_dawn.terra_incognita.kit import space
from tests.kit.trace import rule
from ziggurat.games.new_dawn.board.spaces import friendly, rival_spaces
from ziggurat.games.new_dawn.ids import CITY
from ziggurat.games.new_dawn.masks import has

OTHER_QUESTION = "zg.other_question"


@rule("ti.army.card_use", "ti.army.no_range_rules", "ti.growth.not_military")
def test_a_military_card_moves_armies_and_does_nothing_else() -> None:
    """Neither reinforces a token nor attacks a space two away from a friendly one."""
    t = Campaign(slot=5).give("p1", tokens="11b 11g").give("p2", tokens="11h").begin()
    assert t.asked() == ["p1 move_armies"]
    assert {option.split()[0] for option in t.options()} == {"pass", "march"}
    assert t.refused("attack 11h") == OTHER_QUESTION
    assert t.refused("reinforce 11b") == OTHER_QUESTION


@rule("ti.army.move_distance", "ti.army.terrain")
def test_an_army_moves_up_to_the_printed_distance_over_easy_enough_terrain() -> None:
    """Masonry in slot 1 goes over grassland only; in slot 2 hills are open, three spaces far."""
    assert Campaign(slot=1).armies("5b").begin().ends() == {"5c", "5i"}
    t = Campaign(slot=2).armies("5b").begin()
    assert t.ends() == set(["5c", "5e", "5f", "5g", "5i", "11a", "11g", "11h", "13b", "13c", "13i"])
    assert t.refused("march a1 5h") == "ti.army.terrain"
    assert t.refused("march a1 11c") == "ti.army.move_distance"
    assert t.refused("march a1 5b") == "ti.army.stay"
    assert t.refused("march a1 1a") == "nd.space.edge"


@rule("ti.army.terrain_target")
def test_terrain_decides_what_can_be_attacked() -> None:
    t = Campaign(slot=2).armies("5b").barbarian("5h").barbarian("5g", "B").begin()
    assert "5g" in t.ends()
    assert t.refused("march a1 5h") == "ti.army.terrain"
    assert "5h" in Campaign(slot=3).armies("5b").barbarian("5h").begin().ends()


@rule("ti.army.not_water")
def test_an_army_does_not_enter_water_without_a_card_that_allows_it() -> None:
    t = Campaign(slot=5).armies("12a").begin()
    assert t.refused("march a1 12g") == "ti.army.not_water"
    assert "12g" in Campaign("mass_production_ti", slot=5).armies("12a").begin().ends()


@rule("ti.army.water_stop")
def test_an_army_may_stop_on_water_and_leaves_it_with_any_card() -> None:
    t = Campaign("mass_production_ti", slot=1).armies("12a").begin().march("12g")
    assert t.where()[0] == "12g"
    ends = Campaign(slot=5).armies("12g").begin().ends()
    assert "12a" in ends
    assert "12b" not in ends


@rule("ti.army.start")
def test_an_army_on_the_card_starts_in_the_capital_or_a_mature_city() -> None:
    """The city on 12a is not mature; the one on 5b is, once what is around it is covered."""
    t = Campaign(slot=1).give("p1", cities="12a").begin()
    assert t.ends() == {"11a", "11c"}
    t = Campaign(slot=1).give("p1", cities="5b", tokens="5a 5c 5g 5h 5i 11f").begin()
    assert t.ends() == {"5b", "5c", "5i", "11a", "11c"}
    assert t.march("5i").where() == ["5i", "locked"]


@rule("ti.army.stay", "ti.army.move_each")
def test_an_army_stays_where_it_ended_and_moves_once_in_a_resolution() -> None:
    t = Campaign("iron_working_ti", slot=1).armies("5b", "card").begin(2)
    assert t.ends("a1") == {"5c", "5i"}
    t.march("5c")
    assert t.ends("a1") == set()
    assert t.refused("march a1 5b") == "ti.army.move_each"
    t.play("pass")
    assert t.where() == ["5c", "card"]
    assert t.asked() == ["p1 move_armies"]
    assert t.ends("a1") == {"5b", "5i"}


@rule("ti.army.move_each")
def test_moving_is_optional_for_each_army() -> None:
    t = Campaign("iron_working_ti").armies("5b", "11c").begin().march("11a", "a2").play("pass")
    assert t.where() == ["5b", "11a"]
    assert t.asked() == ["p2 focus"]


@rule("ti.army.one_at_a_time")
def test_an_army_has_fought_before_the_next_one_moves() -> None:
    t = Campaign("iron_working_ti").armies("5b", "11c").give("p2", tokens="5c").begin()
    t.march("5c")
    assert t.asked() == ["nature attack_die"]
    t.roll(6, 1)
    assert t.asked() == ["p1 move_armies"]
    assert t.ends("a1") == set()
    assert t.ends("a2")


def test_of_armies_in_the_same_place_the_first_is_moved() -> None:
    t = Campaign("iron_working_ti").armies("card", "card").begin()
    assert t.ends("a2") == set()
    assert t.refused("march a2 11c") == "ti.army.move_each"
    assert t.march("11c").ends("a2") == {"11a", "11c"}


@rule("ti.army.card_number")
def test_a_seat_moves_no_more_armies_than_its_card_shows() -> None:
    t = Campaign().begin()
    assert t.refused("march a2 11c") == "ti.army.card_number"


@rule("ti.army.neutral_for_space")
def test_an_army_makes_a_space_neither_friendly_nor_rival() -> None:
    t = Campaign().armies("5b").armies("5i", seat="p2")
    assert not has(friendly(t.realm()), space("5b"))
    assert not has(rival_spaces(t.g, 0), space("5i"))


@rule("ti.army.friendly_stack", "ti.army.pass_friendly")
def test_own_pieces_and_tokens_on_the_map_do_not_stop_an_army() -> None:
    """Own city, token, caravan and army on the way, a resource and a natural wonder too."""
    t = Campaign("iron_working_ti", slot=5).armies("5b", "5i").give("p1", tokens="5a", cities="5f")
    t.caravans("5a").set("resource marble", "5g").begin()
    assert {"5a", "5f", "5g", "5i", "13a", "13b"} <= t.ends("a1")
    assert t.march("5i").where() == ["5i", "5i"]


@rule("ti.army.forced_attack", "ti.attack.forfeit")
@pytest.mark.parametrize("what", ["barbarian A", "control p2", "armies p2", "caravans p2"])
def test_an_army_stops_at_the_first_piece_it_would_have_to_attack(what: str) -> None:
    """From 5b the only way to 5j over easy terrain leads through 5i."""
    t = Campaign("horseback_riding", slot=3).armies("11g").give("p1", tokens="5h 11f")
    blocked = t.barbarian("5b", "B").barbarian("5h", "C").barbarian("11f", "D")
    assert blocked.set(what, "5i").begin().ends() >= {"5i"}
    assert "5j" not in t.ends()
    t.march("5i")
    assert t.asked() == ["nature attack_die"]
    t.roll(6, 1)
    if t.asked() == ["p1 put_tokens"]:
        t.play("put 1")
    assert t.where()[0] == "5i"
    assert t.asked() == ["p2 focus"]


@rule("ti.army.forced_attack")
def test_city_states_rival_cities_and_free_forts_stop_an_army_too() -> None:
    """From 12a no way leads past the city-state on 12f to 15c; each of the three is attacked."""
    t = run_into_three()
    assert {"12f", "9b", "22a"} <= t.ends()
    assert t.refused("march a1 15c") == "ti.army.move_distance"
    for label in ("12f", "9b", "22a"):
        assert run_into_three().march(label).asked() == ["nature attack_die"]


def run_into_three() -> Campaign:
    t = Campaign("horseback_riding", slot=5).armies("12a").give("p2", cities="9b")
    return t.fort("12e").begin()


@rule("ti.army.forced_attack_entry_only")
def test_only_entering_forces_an_attack() -> None:
    """A rival caravan came to p1's army later: the army leaves, or comes back to attack."""
    t = Campaign().armies("5b").set("caravans p2", "5b").begin()
    assert {"5c", "5i"} <= t.ends()
    assert "5b" in t.ends()
    t.march("5c")
    assert t.asked() == ["p2 focus"]
    t = Campaign().armies("5b").set("caravans p2", "5b").begin().march("5b")
    assert t.asked() == ["nature attack_die"]


@rule("ti.army.controlled_fort")
def test_an_own_fort_lets_an_army_through_and_a_rival_fort_is_a_rival_city() -> None:
    """The fort beside 11c is two spaces from the capital."""
    t = Campaign(slot=3).fort("11c").give("p1", cities="22a").begin()
    t.march("22a")
    assert t.where() == ["22a", "locked"]
    t = Campaign(slot=3).fort("11c").give("p2", cities="22a").begin().march("22a")
    assert t.fighting.target == CITY
    assert t.roll(6, 1).where() == ["22a", "locked"]
    assert t.fact("cities p1") == ["11a", "22a"]


@rule("ti.trade.military_effect")
def test_trade_tokens_add_no_movement() -> None:
    t = Campaign(slot=3).trade(3, 3).begin()
    assert not [option for option in t.options() if option.startswith("spend")]
    assert t.refused("spend 1") == OTHER_QUESTION
    assert t.ends() == Campaign(slot=3).begin().ends()


# Passing


def flown(card: str = "flight_ti") -> Campaign:
    """From 12j the one way over easy terrain leads through 12i, to 9i and further."""
    return Campaign(card, slot=2).armies("12j")


@rule("ti.army.pass_only_named")
@pytest.mark.parametrize("what", ["barbarian A", "control p2", "caravans p2"])
def test_flight_passes_barbarians_tokens_and_caravans(what: str) -> None:
    """Ending there, the army attacks."""
    assert flown("mass_production_ti").set(what, "12i").begin().ends() == {"12i"}
    t = flown().set(what, "12i").begin()
    assert {"12i", "9i", "12b", "12c"} <= t.ends()
    assert t.march("12i").asked() == ["nature attack_die"]


@rule("ti.army.pass_only_named")
@pytest.mark.parametrize("what", ["reinforced p2", "armies p2", "cities p2"])
def test_flight_stops_at_everything_else(what: str) -> None:
    assert flown().set(what, "12i").begin().ends() == {"12i"}


@rule("ti.army.pass_only_named")
def test_who_may_pass_one_kind_of_piece_is_stopped_by_another_in_the_same_space() -> None:
    t = flown().set("control p2", "12i").set("armies p2", "12i").begin()
    assert t.ends() == {"12i"}
    t = flown().set("control p2", "12i").set("caravans p2", "12i").begin()
    assert "9i" in t.ends()


@rule("ti.army.pass_only_named")
def test_flight_passes_a_city_state() -> None:
    """Beside 12e are two rival cities and the city-state 12f."""
    t = Campaign("mass_production_ti").armies("12e").give("p2", cities="12a 12d").begin()
    assert t.ends() == {"12a", "12f"}
    t = Campaign("flight_ti").armies("12e").give("p2", cities="12a 12d").begin()
    assert {"12f", "12g", "15d", "15a"} <= t.ends()
