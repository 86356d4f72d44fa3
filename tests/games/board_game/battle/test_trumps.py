"""Trumps, and when abilities may be used in a battle."""

import pytest

from tests.games.board_game.battle.field import begin, fight, sides
from tests.kit.table import Position
from tests.kit.trace import rule


def clash(ours: str, theirs: str) -> Position:
    """p1's unit has attacked that of p2; both have more to play."""
    t = fight(f"{ours}, aircraft 7, aircraft 7", f"{theirs}, aircraft 5, aircraft 6")
    first, second = theirs.replace(" ", "_"), ours.replace(" ", "_")
    return t.play(f"p2 front {first}", f"p1 attack {second} 1")


@rule("cb.battle.trump_first", "cb.battle.trump_kill_no_reply")
def test_a_trump_kills_without_being_wounded() -> None:
    t = clash("infantry 2", "mounted 2")
    assert t.fact("front 1") == ["infantry_2"]
    assert t.fact("wounds 1") == ["0", "0"]


@rule("cb.battle.trump_survivor_replies")
def test_a_trumped_unit_that_survives_strikes_back() -> None:
    t = clash("infantry 2", "mounted 3")
    assert t.fact("front 1") == ["mounted_3"]
    assert t.fact("wounds 1") == ["0", "2"]


@rule("cb.battle.trump_when_attacked")
def test_a_trump_that_is_attacked_strikes_first() -> None:
    t = clash("artillery 2", "mounted 2")
    assert t.fact("front 1") == ["mounted_2"]
    assert t.fact("wounds 1") == ["0", "0"]


@rule("cb.battle.trump_infantry", "cb.battle.trump_mounted", "cb.battle.trump_artillery")
@pytest.mark.parametrize(
    ("trump", "trumped"),
    [("infantry 2", "mounted 2"), ("mounted 2", "artillery 2"), ("artillery 2", "infantry 2")],
)
def test_each_type_trumps_one(trump: str, trumped: str) -> None:
    winner = [trump.replace(" ", "_")]
    assert clash(trump, trumped).fact("front 1") == winner
    assert clash(trumped, trump).fact("front 1") == winner


@rule("cb.battle.same_type_no_trump")
def test_the_same_type_strikes_at_once() -> None:
    assert clash("infantry 3", "infantry 3").fact("front 1") == []


@rule("cb.battle.aircraft_no_trump")
@pytest.mark.parametrize("unit", ["infantry 1", "mounted 1", "artillery 1"])
def test_aircraft_strike_and_are_struck_at_once(unit: str) -> None:
    t = clash("aircraft 5", unit)
    assert t.fact("front 1") == ["aircraft_5"]
    assert t.fact("wounds 1") == ["1", "0"]


@rule("cb.battle.trump_independent_of_rank")
def test_ranks_do_not_matter_for_trumps() -> None:
    t = sides("infantry 3, infantry 1", "mounted 1, mounted 2").set("rank p2 mounted", "4")
    t = begin(t).play("p2 front mounted_1", "p1 attack infantry_3 1")
    assert t.fact("front 1") == ["mounted_1"]
    assert t.fact("wounds 1") == ["0", "3"]
    t = sides("infantry 3, infantry 1", "mounted 1, mounted 2").set("rank p2 mounted", "3")
    t = begin(t).play("p2 front mounted_1", "p1 attack infantry_3 1")
    assert t.fact("front 1") == ["infantry_3"]
    assert t.fact("wounds 1") == ["0", "0"]


# Abilities


def healers(ours: str, theirs: str, who: str = "p1") -> Position:
    """A battle in which somebody can heal wounds once."""
    return begin(sides(ours, theirs).set(f"known {who}", "animal_husbandry"))


@rule("cb.battle.abilities_not_during_attack")
def test_nobody_heals_between_two_blows() -> None:
    t = healers("infantry 2, infantry 1", "mounted 1, mounted 2, mounted 3", "p2")
    t.play("p2 front mounted_3", "p1 attack infantry_2 1")
    keys = [line.split(" ")[0] for line in t.heard("p2")]
    assert keys[-3:] == ["front_attacked", "unit_wounded", "unit_killed"]
    assert t.fact("front 1") == ["mounted_3"]
    assert t.fact("wounds 1") == ["0", "2"]
    assert t.asked() == ["p2 battle_turn"]


@rule("cb.battle.turn_structure")
def test_abilities_before_and_after_the_unit() -> None:
    t = healers("infantry 3, infantry 2, infantry 2", "infantry 1, infantry 2, mounted 1")
    t.play("p2 front infantry_1")
    assert "p1 use animal_husbandry" not in t.options()
    t.play("p1 attack infantry_3 1")
    assert t.asked() == ["p1 battle_ability"]
    assert t.options() == ["p1 pass", "p1 use animal_husbandry"]
    t.play("p1 pass", "p2 front infantry_2")
    assert "p1 use animal_husbandry" in t.options()
    assert "p1 front infantry_2" in t.options()
    t.play("p1 use animal_husbandry", "p1 heal 1")
    assert t.fact("wounds 1") == ["0", "0"]
    assert t.asked() == ["p1 battle_turn"]
    assert "p1 use animal_husbandry" not in t.options()


@rule("cb.battle.only_active_side_acts")
def test_the_other_side_is_not_asked() -> None:
    t = healers("infantry 2, infantry 3", "infantry 3, infantry 1, mounted 1", "p2")
    t.play("p2 front infantry_3", "p1 attack infantry_2 1")
    assert t.asked() == ["p2 battle_turn"]
    assert "p2 use animal_husbandry" in t.options()
    t.play("p2 front infantry_1")
    t.play("p2 pass")
    assert t.asked() == ["p1 battle_turn"]
    assert t.refused("p2 use animal_husbandry") == "zg.not_asked"


@rule("cb.battle.no_turn_after_last_unit")
def test_who_has_played_all_heals_no_more() -> None:
    t = healers("infantry 1, infantry 2, infantry 2", "infantry 3", "p2")
    t.play("p1 attack infantry_1 1")
    assert t.fact("wounds 1") == ["0", "1"]
    assert t.asked() == ["p1 battle_turn"]
    t.play("p1 front infantry_2")
    assert t.asked() == ["p1 battle_turn"]


@rule("cb.battle.side_without_units_no_turn")
def test_who_drew_nothing_has_no_turn() -> None:
    t = sides("", "infantry 2, infantry 1").set("known p1", "mathematics")
    t = begin(t.set("resources p1 iron", "1"))
    t.play("p2 front infantry_2")
    assert t.asked() == ["p2 figure_loot"]
    assert t.fact("resources p1 iron") == ["1"]


def test_a_boost_counts_for_the_attack_only() -> None:
    t = sides("infantry 1, infantry 2", "infantry 3, mounted 1, mounted 1")
    t = begin(t.set("known p1", "metalworking").set("resources p1 iron", "1"))
    t.play("p2 front infantry_3", "p1 use metalworking", "p1 attack infantry_1 1")
    assert t.fact("front 1") == []
    assert t.fact("resources p1 iron") == ["0"]
