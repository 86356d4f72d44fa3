"""Combat values, item by item."""

import pytest

from tests.games.new_dawn.combat.kit import War
from tests.games.new_dawn.strip import row, space
from tests.kit.trace import rule
from ziggurat.games.new_dawn.board.kinds import pieces_at
from ziggurat.games.new_dawn.combat.facts import read_defence
from ziggurat.games.new_dawn.combat.values import (
    AGAINST_BARBARIANS,
    DIE,
    DOUBLED,
    MILITARY_CARD,
    OTHER_CARD,
    REINFORCED,
    SLOT,
    STRENGTH,
    TERRAIN,
    TERRAIN_CARD,
    Items,
    Sum,
    attack_sum,
    defence_sum,
    grouped,
    standing_defence,
    total,
)
from ziggurat.games.new_dawn.ids import NONE
from ziggurat.games.new_dawn.rows import Piece

WAR_DRUMS = "terracotta_army"
WALLS = "ruhr_valley"
ROADS = "japan"


def piece_at(t: War, label: str) -> Piece:
    """The one piece that p1 could attack in a space."""
    pieces = pieces_at(t.g, 0, space(label))
    assert len(pieces) == 1
    return pieces[0]


def attack_items(t: War, label: str, die: int) -> Sum:
    return attack_sum(t.g, 0, t.slot - 1, t.slot, piece_at(t, label), die)


def attack_of(t: War, label: str, die: int) -> Items:
    return grouped(attack_items(t, label, die))


def defence_items(t: War, label: str, die: int) -> Sum:
    return defence_sum(t.g, 0, piece_at(t, label), die)


def defence_of(t: War, label: str, die: int) -> Items:
    return grouped(defence_items(t, label, die))


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


# Item by item


def test_the_items_of_an_attack() -> None:
    t = War("iron_working", 2).give("p2", tokens="11b").hold("p1", WAR_DRUMS)
    card = t.realm("p1").row[1]
    assert attack_items(t, "11b", 5) == (
        (DIE, NONE, 5),
        (SLOT, NONE, 2),
        (MILITARY_CARD, card, 1),
        (OTHER_CARD, row(WAR_DRUMS), 2),
    )


def test_what_a_card_adds_against_barbarians_is_an_item() -> None:
    t = War("masonry", 2).barbarian("11b")
    items = attack_items(t, "11b", 1)
    bonus = [item for item in items if item[0] == AGAINST_BARBARIANS]
    assert sum(item[2] for item in bonus) == grouped(items)[2]


def test_the_items_of_a_city_that_is_defended() -> None:
    t = War().give("p2", cities="11b", reinforced="11i").hold("p2", WALLS)
    assert defence_items(t, "11b", 4) == (
        (DIE, NONE, 4),
        (TERRAIN, NONE, 3),
        (DOUBLED, NONE, 3),
        (REINFORCED, NONE, 1),
        (OTHER_CARD, row(WALLS), 5),
    )


def test_a_city_doubles_what_a_card_left_of_its_terrain() -> None:
    t = War().give("p2", cities="5d").hold("p1", ROADS)
    items = defence_items(t, "5d", 1)
    assert (DOUBLED, NONE, 3) in items
    assert total(items) == 1 + 2 * 3


def test_terrain_that_a_card_eases_is_an_item() -> None:
    t = War().hold("p1", ROADS)
    assert defence_items(t.give("p2", tokens="5d"), "5d", 0)[1:] == (
        (TERRAIN, NONE, 5),
        (TERRAIN_CARD, row(ROADS), -2),
    )


def test_a_city_state_has_a_strength_of_its_own() -> None:
    assert defence_items(War(), "15j", 2) == ((DIE, NONE, 2), (STRENGTH, NONE, 8))


def test_what_stands_on_the_map_defends_itself_before_the_die() -> None:
    t = War().give("p2", reinforced="11b 11i 11h")
    assert standing_defence(t.g, 0, piece_at(t, "11b")) == 6
    assert read_defence(t.g, (0, space("11b"))) == (6,)
    assert read_defence(t.g, (1, space("11b"))) == (NONE,)
    assert read_defence(t.g, (0, space("15j"), space("11c"))) == (8, NONE)
