"""Combat values, item by item."""

import pytest

from tests.games.new_dawn.military.kit import ROADS, WALLS, WAR_DRUMS, War, space
from tests.kit.trace import rule
from ziggurat.games.new_dawn.combat.targets import defender_of, target_kind
from ziggurat.games.new_dawn.combat.values import Items, attack_sum, defence_sum, grouped


def attack_of(t: War, label: str, die: int) -> Items:
    at = space(label)
    kind = target_kind(t.g, at)
    seat = defender_of(t.g, at, kind)
    return grouped(attack_sum(t.g, 0, t.slot - 1, t.slot, at, kind, seat, die))


def defence_of(t: War, label: str, die: int) -> Items:
    at = space(label)
    kind = target_kind(t.g, at)
    return grouped(defence_sum(t.g, 0, at, kind, defender_of(t.g, at, kind), die))


@rule("nd.attack.attacker_value")
def test_die_slot_card_and_other_cards() -> None:
    t = War("iron_working", 2).give("p2", tokens="11b")
    assert attack_of(t, "11b", 5) == (5, 2, 1, 0)
    assert attack_of(t.hold("p1", WAR_DRUMS), "11b", 5) == (5, 2, 1, 2)


@rule("nd.attack.defender_citystate")
def test_a_city_state_defends_with_eight_and_nothing_else() -> None:
    t = War().give("p1", reinforced="15i").give("p2", reinforced="15h").hold("p2", WALLS)
    assert defence_of(t, "15j", 3) == (3, 8, 0, 0)


@rule("nd.attack.defender_barbarian")
def test_a_barbarian_defends_with_its_terrain() -> None:
    t = War().barbarian("11b").give("p2", reinforced="11c").hold("p2", WALLS)
    assert defence_of(t, "11b", 2) == (2, 3, 0, 0)


@rule("nd.attack.defender_token", "nd.military.reinforced_bonus_adjacent")
def test_a_token_defends_with_terrain_reinforced_tokens_and_cards() -> None:
    t = War().give("p2", reinforced="11b 11i 11h")
    assert defence_of(t, "11b", 3) == (3, 3, 3, 0)
    assert defence_of(t.hold("p2", WALLS), "11b", 3) == (3, 3, 3, 5)


@rule("nd.military.reinforced_bonus_self")
def test_a_reinforced_token_strengthens_itself() -> None:
    assert sum(defence_of(War().give("p2", reinforced="5b"), "5b", 0)) == 2
    assert sum(defence_of(War().give("p2", tokens="5b"), "5b", 0)) == 1


@rule("nd.military.reinforced_bonus_adjacent")
def test_a_city_is_strengthened_by_its_neighbours() -> None:
    t = War().give("p2", cities="5b", reinforced="5i 5h 5g", tokens="5a")
    assert defence_of(t, "5b", 0) == (0, 2, 3, 0)


@rule("nd.military.reinforced_stack")
def test_reinforced_tokens_add_up_without_limit() -> None:
    t = War().give("p2", cities="5b", reinforced="11f 5i 5h 5g 5a 5c")
    assert defence_of(t, "5b", 0) == (0, 2, 6, 0)


@rule("nd.military.reinforced_rival_none")
def test_reinforced_tokens_of_others_do_not_count() -> None:
    t = War(seats=3).give("p2", cities="5b").give("p1", reinforced="5h").give("p3", reinforced="5i")
    assert defence_of(t, "5b", 0) == (0, 2, 0, 0)


@rule("nd.attack.defender_city")
def test_terrain_counts_double_for_a_city() -> None:
    assert defence_of(War().give("p2", cities="15b"), "15b", 0) == (0, 10, 0, 0)
    assert defence_of(War().give("p2", tokens="15b"), "15b", 0) == (0, 5, 0, 0)


@rule("nd.attack.defender_city_citystate", "nd.citystate.conquest_persistent_terrain")
def test_a_city_on_a_city_state_stands_on_grassland() -> None:
    t = War().conquered("12f", "p2").give("p2", cities="12f")
    assert sum(defence_of(t, "12f", 4)) == 6


@rule("nd.attack.defender_capital")
def test_a_capital_defends_like_a_city() -> None:
    t = War().give("p2", reinforced="9b")
    assert defence_of(t, "9a", 1) == (1, 4, 1, 0)


@pytest.mark.parametrize(("label", "difficulty"), [("15b", 6), ("5h", 6), ("9c", 4)])
def test_the_attacker_may_see_another_terrain(label: str, difficulty: int) -> None:
    t = War().hold("p1", ROADS).give("p2", cities=label)
    assert defence_of(t, label, 0) == (0, difficulty, 0, 0)
