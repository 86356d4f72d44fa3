"""The four military cards."""

from tests.games.new_dawn.combat.kit import War
from tests.kit.trace import component, rule


@component("focus_card.masonry")
def test_masonry() -> None:
    t = War("masonry", 3).give("p1", tokens="11b").give("p2", tokens="11f 5i 5a").begin()
    assert t.options() == ["pass", "reinforce 11b", "attack 5i", "attack 11f"]
    t.attack("11f", 2, 6).attack("11f", 2, 6)
    assert t.told("attack_value")[0] == ("attack_value", 0, 2, 3, 0, 0, 5)
    assert t.asked() == ["p2 focus"]


@component("focus_card.iron_working")
def test_iron_working() -> None:
    t = War("iron_working", 3).give("p1", tokens="11b").give("p2", tokens="5a 5g")
    t.barbarian("11d").begin()
    assert t.options() == ["pass", "reinforce 11b", "attack 5a", "attack 5g", "attack 11d"]
    t.attack("5a", 2, 6).attack("11d", 2, 5)
    assert t.told("attack_value") == [
        ("attack_value", 0, 2, 3, 1, 0, 6),
        ("attack_value", 0, 2, 3, 3, 0, 8),
    ]
    assert t.asked() == ["p1 put_tokens"]
    assert t.play("p1 put 1").asked() == ["p2 focus"]


@component("focus_card.mass_production")
def test_mass_production_attacks_across_water() -> None:
    t = War("mass_production", 4).give("p1", tokens="12a").give("p2", tokens="12h").begin()
    assert t.options() == ["pass", "attack 9a", "attack 12f", "attack 12h"]
    t.attack("12h", 2, 6)
    assert t.told("attack_value") == [("attack_value", 0, 2, 4, 2, 0, 8)]
    assert t.asked() == ["p1 attack"]


@component("focus_card.mass_production")
@rule("nd.military.either")
def test_mass_production_then_reinforces_one_token_less_for_each_attack() -> None:
    t = War("mass_production", 3).give("p1", tokens="11b 11c 11d 11e").barbarian("11f").begin()
    assert t.refused("p1 reinforce 11b") == "zg.other_question"
    t.attack("11f", 1, 6).play("p1 pass")
    assert t.asked() == ["p1 reinforce"]
    assert t.facts() == (2,)
    t.play("p1 reinforce 11c", "p1 reinforce 11e")
    assert t.tokens("p1") == ["11b", "11c+", "11d", "11e+"]
    assert t.asked() == ["p2 focus"]


@component("focus_card.mass_production")
def test_mass_production_may_reinforce_only() -> None:
    t = War("mass_production", 2).give("p1", tokens="11b 11c 11d").barbarian("11f").begin()
    t.play("p1 pass", "p1 reinforce 11b", "p1 reinforce 11d")
    assert t.tokens("p1") == ["11b+", "11c", "11d+"]
    assert t.asked() == ["p2 focus"]


@component("focus_card.mass_production")
def test_mass_production_without_anything_left_to_reinforce_with() -> None:
    t = War("mass_production", 2).give("p1", tokens="11b").give("p2", tokens="11f").begin()
    t.attack("11f", 1, 6).attack("11f", 1, 6)
    assert t.asked() == ["p2 focus"]


@component("focus_card.flight")
@rule("nd.military.either", "nd.military.flight_order")
def test_flight_reinforces_and_attacks() -> None:
    t = War("flight", 2).give("p1", tokens="11b 11c 11d").give("p2", tokens="11f").begin()
    assert t.refused("p1 attack 11f") == "zg.other_question"
    t.play("p1 reinforce 11b", "p1 reinforce 11c")
    assert t.asked() == ["p1 attack"]
    assert t.facts() == (3,)
    t.attack("11f", 2, 6)
    assert t.told("attack_value") == [("attack_value", 0, 2, 2, 3, 0, 7)]
    t.attack("11f", 1, 6).attack("11f", 1, 6)
    assert t.asked() == ["p2 focus"]


@component("focus_card.flight")
def test_flight_counts_through_anything() -> None:
    t = War("flight").give("p1", tokens="12a").give("p2", tokens="12h 12j 12i 9i").barbarian("12c")
    t.begin().play("p1 pass")
    assert t.targets() == ["9a", "9i", "12c", "12f", "12h", "12i", "12j", "15j"]


@component("focus_card.flight")
def test_flight_reaches_five_spaces_far() -> None:
    t = War("flight").give("p2", tokens="13i 13b 13g").begin()
    assert t.targets() == ["13b", "13i"]
    assert t.refused("p1 attack 13g") == "nd.attack.origin"
