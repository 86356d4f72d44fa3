"""What may be attacked, from where and how far."""

from tests.games.new_dawn.combat.kit import War
from tests.games.new_dawn.strip import shown, space
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.ids import NOWHERE


@rule("nd.attack.number")
def test_attacks_follow_one_another_with_targets_of_their_own() -> None:
    t = War("masonry", 5).give("p1", tokens="5b").give("p2", tokens="11d 5g").begin()
    t.attack("11d", 6, 1)
    assert t.targets() == ["5g"]
    t.attack("5g", 6, 1)
    assert t.tokens("p1") == ["5b", "5g", "11d"]
    assert t.asked() == ["p2 focus"]


@rule("nd.attack.optional")
def test_a_second_attack_may_be_left_out() -> None:
    t = War("masonry", 5).give("p2", tokens="11d 11e").begin().attack("11d", 6, 1)
    assert t.asked() == ["p1 attack"]
    assert t.play("p1 pass").asked() == ["p2 focus"]
    assert t.tokens("p2") == ["11e"]


@rule("nd.attack.origin")
def test_the_range_is_counted_from_a_friendly_space() -> None:
    t = War("masonry").give("p1", tokens="13b").give("p2", tokens="11f 5b 5a 13d").begin()
    assert t.targets() == ["5a", "11f", "13d"]
    assert t.refused("p1 attack 9a") == "nd.attack.origin"


@rule("nd.attack.origin")
def test_a_target_one_space_too_far_away() -> None:
    t = War("masonry").give("p2", tokens="5a 5b").begin()
    assert t.targets() == ["5b"]
    assert t.refused("p1 attack 5a") == "nd.attack.origin"
    assert War("iron_working").give("p2", tokens="5a").begin().targets() == ["5a"]


@component("piece_kind.barbarian", "piece_kind.city_state", "piece_kind.city", "piece_kind.token")
@rule("nd.attack.targets")
def test_four_kinds_of_target_and_nothing_else() -> None:
    t = War().give("p1", tokens="15h").give("p2", tokens="15g", cities="15a").barbarian("15i")
    assert t.begin().targets() == ["15a", "15g", "15i", "15j"]
    assert t.refused("p1 attack 15h") == "nd.attack.targets"
    assert t.refused("p1 attack 15f") == "nd.attack.targets"


@component("piece_kind.caravan")
@rule("nd.attack.no_caravan_target")
def test_a_caravan_is_no_target() -> None:
    t = War()
    t.caravans("11f", "card", "card", seat="p2")
    assert t.begin().asked() == ["p2 focus"]
    t = War().barbarian("11d")
    t.caravans("11f", "card", "card", seat="p2")
    assert t.begin().refused("p1 attack 11f") == "nd.attack.no_caravan_target"


@rule("nd.attack.count_water")
def test_water_stops_the_count() -> None:
    t = War().give("p1", tokens="12a").give("p2", tokens="12h").begin()
    assert t.targets() == ["12f"]
    assert t.refused("p1 attack 12h") == "nd.attack.count_water"


@rule("nd.attack.count_rival")
def test_a_rival_space_stops_the_count() -> None:
    t = War().give("p2", tokens="11f 5b").begin()
    assert t.targets() == ["11f"]
    assert t.refused("p1 attack 5b") == "nd.attack.count_rival"


@rule("nd.attack.count_barbarian")
def test_a_barbarian_stops_the_count() -> None:
    t = War().barbarian("11f").give("p2", tokens="5b").begin()
    assert t.targets() == ["11f"]
    assert t.refused("p1 attack 5b") == "nd.attack.count_barbarian"


@rule("nd.attack.count_terrain")
def test_terrain_matters_neither_on_the_way_nor_at_the_end() -> None:
    t = War("masonry", 1).give("p1", tokens="15h").give("p2", tokens="15c").begin()
    assert "15c" in t.targets()


@rule("nd.attack.count_citystate")
def test_a_city_state_does_not_stop_the_count() -> None:
    t = War().give("p1", tokens="15c").give("p2", tokens="12a").begin()
    assert t.targets() == ["12a", "12f"]


@rule("nd.attack.count_citystate")
def test_caravans_and_unowned_spaces_do_not_stop_the_count() -> None:
    t = War().give("p2", tokens="5b")
    t.caravans("11f", "card", "card", seat="p2")
    assert t.begin().targets() == ["5b"]


@rule("nd.attack.not_from_taken")
def test_a_space_taken_this_turn_is_no_origin() -> None:
    t = War("masonry", 5).give("p2", tokens="5b 5g 11d").begin().attack("5b", 6, 1)
    assert t.tokens("p1") == ["5b"]
    assert t.targets() == ["11d"]
    assert t.refused("p1 attack 5g") == "nd.attack.not_from_taken"


@rule("nd.attack.through_taken")
def test_a_space_taken_this_turn_may_be_counted_through() -> None:
    t = War("masonry", 5).give("p2", tokens="11f 5b").begin()
    assert t.targets() == ["11f"]
    assert t.attack("11f", 6, 1).targets() == ["5b"]


@rule("nd.attack.repeat_after_failure")
def test_a_target_that_withstood_may_be_attacked_again() -> None:
    t = War().give("p2", tokens="11f").begin().attack("11f", 1, 6)
    assert t.targets() == ["11f"]


@rule("nd.attack.barbarian_on_citystate")
def test_a_barbarian_shields_a_city_state() -> None:
    t = War("masonry", 5).give("p1", tokens="15i").barbarian("15j").begin()
    assert t.targets() == ["15j"]
    t.attack("15j", 6, 1)
    assert t.told("attack_won") == [("attack_won", 0, space("15j"), 11, 2)]
    assert shown(t.g.city_states) == ["12f", "15j"]
    assert t.g.barbarians[0] == NOWHERE


@rule("nd.attack.barbarian_at_home")
def test_a_barbarian_in_the_own_capital_can_be_attacked_from_there() -> None:
    around = ["11b", "11c", "11d", "11e", "11f", "11g"]
    t = War("masonry", 5).barbarian("11a").give("p2", tokens=" ".join(around)).begin()
    assert t.targets() == ["11a", *around]
    t.attack("11a", 6, 1).play("p1 put 1")
    assert t.targets() == around


def test_a_card_may_extend_the_range_but_not_what_is_a_target() -> None:
    t = War().hold("p1", "pentagon").give("p2", tokens="5a").begin()
    assert t.targets() == ["5a", "9a", "12f", "15j"]
