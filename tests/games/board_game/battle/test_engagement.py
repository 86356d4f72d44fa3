"""Engagement: who plays when, fronts, attacks and wounds."""

import pytest

from tests.games.board_game.battle.field import begin, city, fight, sides, storm, told, totals
from tests.games.board_game.kit import state
from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat.games.board_game.ids import INFANTRY


@rule("cb.battle.defender_first")
def test_the_defender_begins() -> None:
    t = fight("infantry 1, infantry 2", "mounted 1, mounted 2")
    assert t.asked() == ["p2 battle_turn"]
    t.play("p2 front mounted_1")
    assert t.asked() == ["p1 battle_turn"]


@rule("cb.battle.walls_attacker_first")
@pytest.mark.parametrize(("walls", "first"), [((), "p2"), (("city1",), "p1")])
def test_against_walls_the_attacker_begins(walls: tuple[str, ...], first: str) -> None:
    t = city("infantry 1, infantry 2", "mounted 1, mounted 2").set("walls p2", *walls)
    assert storm(t).asked() == [f"{first} battle_turn"]


@rule("cb.battle.must_play_all")
def test_no_unit_is_held_back() -> None:
    t = fight("infantry 1, infantry 2", "mounted 1, mounted 2")
    assert t.refused("p2 pass") == "cb.battle.must_play_all"
    t.play("p2 front mounted_1")
    assert t.refused("p1 pass") == "cb.battle.must_play_all"


@rule("cb.battle.unequal_forces")
def test_the_larger_force_goes_on_alone() -> None:
    t = fight("infantry 1, infantry 2, mounted 1", "artillery 1")
    assert t.asked() == ["p1 battle_turn"]
    t.play("p1 front infantry_1")
    assert t.asked() == ["p1 battle_turn"]
    t.play("p1 front infantry_2")
    assert t.asked() == ["p1 battle_turn"]


@rule("cb.battle.first_front")
def test_the_first_unit_can_attack_nobody() -> None:
    t = fight("infantry 1", "mounted 1, mounted 2")
    assert t.options() == ["p2 front mounted_1", "p2 front mounted_2"]
    t.play("p2 front mounted_2")
    assert t.fact("front 1") == ["mounted_2"]


@rule("cb.battle.choice_front_or_attack")
def test_later_units_open_a_front_or_attack() -> None:
    t = fight("infantry 1, infantry 2", "mounted 1")
    assert t.options() == [
        "p1 front infantry_1", "p1 front infantry_2",
        "p1 attack infantry_1 1", "p1 attack infantry_2 1",
    ]  # fmt: skip


@rule("cb.battle.new_front_if_none")
def test_without_an_enemy_there_is_only_a_new_front() -> None:
    t = fight("infantry 2, infantry 3", "infantry 2, mounted 1")
    t.play("p2 front infantry_2", "p1 attack infantry_2 1")
    assert told(t, "front_opened")[-1].endswith(" 2")
    assert t.fact("front 1") == []
    assert t.fact("front 2") == ["mounted_1"]


@rule("cb.battle.new_front_if_none")
def test_an_empty_front_cannot_be_attacked() -> None:
    t = fight("infantry 2, infantry 3", "infantry 2, mounted 1, mounted 2")
    t.play("p2 front infantry_2", "p1 attack infantry_2 1")
    assert t.options() == ["p2 front mounted_1", "p2 front mounted_2"]
    assert t.refused("p2 attack mounted_1 1") == "cb.battle.new_front_if_none"
    assert t.refused("p2 attack mounted_1 5") == "cb.battle.new_front_if_none"


@rule("cb.battle.new_front_stays")
def test_a_unit_that_opened_a_front_cannot_be_taken_back() -> None:
    t = fight("infantry 1, infantry 2", "mounted 1, mounted 2")
    t.play("p2 front mounted_1", "p1 front infantry_1")
    assert t.fact("battle p2") == ["mounted_2"]
    assert t.fact("front 1") == ["mounted_1"]
    assert t.refused("p2 front mounted_1") == "cb.battle.random_hand"


@rule("cb.battle.one_unit_per_side")
def test_nobody_joins_an_own_front() -> None:
    t = fight("infantry 1, infantry 2", "mounted 1, mounted 2")
    t.play("p2 front mounted_1", "p1 front infantry_1")
    assert t.refused("p2 attack mounted_2 1") == "cb.battle.one_unit_per_side"
    assert "p2 attack mounted_2 1" not in t.options()


@rule("cb.battle.simultaneous_wounds")
def test_equals_kill_each_other() -> None:
    t = fight("infantry 2, mounted 1", "infantry 2, mounted 1")
    t.play("p2 front infantry_2", "p1 attack infantry_2 1")
    assert t.fact("front 1") == []
    assert t.fact("forces p1") == ["mounted_1"]
    assert t.fact("forces p2") == ["mounted_1"]


@rule("cb.battle.kill_threshold")
@pytest.mark.parametrize(("unit", "left"), [("infantry_2", ["infantry_3"]), ("infantry_3", [])])
def test_wounds_that_reach_the_strength_kill(unit: str, left: list[str]) -> None:
    t = fight(f"{unit}, mounted 1", "infantry 3, mounted 1, mounted 2")
    t.play("p2 front infantry_3", f"p1 attack {unit} 1")
    assert t.fact("front 1") == left


@rule("cb.battle.wounds_stay")
def test_wounds_add_up() -> None:
    t = fight("infantry 1, infantry 2, mounted 1", "infantry 3, mounted 1, mounted 1")
    t.play("p2 front infantry_3", "p1 attack infantry_1 1")
    assert t.fact("wounds 1") == ["0", "1"]
    t.play("p2 front mounted_1", "p1 attack infantry_2 1")
    assert t.fact("front 1") == []


@rule("cb.battle.full_strength_when_wounded")
def test_the_wounded_strike_as_hard_as_ever() -> None:
    t = fight("infantry 2, infantry 3, mounted 1", "infantry 3, mounted 1, mounted 1")
    t.play("p2 front infantry_3", "p1 attack infantry_2 1", "p2 front mounted_1")
    t.play("p1 attack infantry_3 1")
    assert t.fact("front 1") == []
    assert t.fact("forces p1") == ["mounted_1"]


@rule("cb.battle.killed_to_deck")
def test_the_killed_lie_under_their_deck() -> None:
    t = fight("infantry 3, mounted 1", "infantry 1, mounted 1, mounted 2")
    t.play("p2 front infantry_1", "p1 attack infantry_3 1")
    killed = t.rules.kinds["unit"].parse("infantry_1")
    assert state(t).unit_bags[INFANTRY].discard == (killed,)
    assert t.fact("forces p2") == ["mounted_1", "mounted_2"]
    assert t.fact("front 1") == ["infantry_3"]


@rule("cb.battle.survivor_holds_front")
def test_the_survivor_holds_the_front() -> None:
    t = fight("infantry 3, mounted 1", "infantry 1, infantry 2")
    t.play("p2 front infantry_1", "p1 attack infantry_3 1")
    assert t.fact("front 1") == ["infantry_3"]
    assert t.fact("wounds 1") == ["1", "0"]
    t.play("p2 attack infantry_2 1")
    assert t.fact("front 1") == []
    assert totals(t) == [1, 0]


# Abilities of techs, in whole battles


def armed() -> Position:
    """p1 attacks p2, who has iron for two abilities, at a table of four."""
    t = sides("infantry 3, mounted 1", "infantry 2, artillery 1", seats=4)
    t.set("known p2", "metalworking", "mathematics").set("resources p2 iron", "2")
    return t.set("rank p1 infantry", "3")


def test_a_defender_strikes_harder_and_wounds_from_afar() -> None:
    t = begin(armed()).play("p2 front infantry_2", "p1 front infantry_3")
    t.play("p2 use metalworking", "p2 attack artillery_1 2")
    assert told(t, "unit_wounded")[-1].endswith(" 2 4")
    t.play("p2 use mathematics", "p2 wound 2")
    assert (t.fact("forces p1"), t.asked()) == (["mounted_1"], ["p1 battle_turn"])


def test_the_others_may_cancel_an_ability_clockwise() -> None:
    t = armed().set("known p3", "mass_media").set("facedown_finds p3", "hut_spy")
    begin(t.set("hand p4", "primetime_tv")).play("p2 use metalworking")
    assert t.asked() == ["p3 ability_used"]
    t.play("p3 pass", "p4 cancel primetime_tv")
    assert (t.fact("used p2"), t.fact("resources p2 iron")) == (["metalworking"], ["1"])
    assert "p2 use metalworking" not in t.options()
    t.play("p2 front infantry_2", "p1 front infantry_3", "p2 attack artillery_1 2")
    assert told(t, "unit_wounded")[-1].endswith(" 2 1")
