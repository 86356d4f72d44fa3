"""Battles of units with strength and health: engaged fronts, combat values, and the end."""

import pytest

from tests.games.board_game.battle.field import CITY, FIELD, begin, sides, storm, totals
from tests.games.board_game.kit import REST, resting, row_of, square_of, state
from tests.games.board_game.wisdom_and_warfare.kit import wisdom_rules
from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat.games.board_game.battle.fight import Battle
from ziggurat.games.board_game.ids import NONE


def met(ours: str, theirs: str, armies: int = 1, against: int = 1) -> Position:
    """p1 and p2 have units and armies on the field."""
    return sides(ours, theirs, armies, against, rules=wisdom_rules())


def fight(ours: str, theirs: str) -> Position:
    """p1 attacks p2 on the field."""
    return begin(met(ours, theirs))


# Strength and health


@rule("ww.battle.strength", "ww.battle.health_kill")
def test_wounds_are_strength_and_death_is_health() -> None:
    # A rifleman against a pikeman: infantry 3/5 against 3/3.
    t = met("infantry 1 3, infantry 1 3", "infantry 2 2, infantry 1 3")
    t.set("rank p1 infantry", "3").set("rank p2 infantry", "2")
    t = begin(t).play("p2 front infantry_2_2", "p1 attack infantry_1_3 1")
    assert t.fact("front 1") == ["infantry_1_3"]
    assert t.fact("wounds 1") == ["3", "0"]


@rule("ww.battle.health_kill")
@pytest.mark.parametrize(
    ("ours", "theirs", "left"),
    [
        # Each dies of as many wounds as it has health, whatever its strength.
        ("infantry_1_3", "infantry_3_1", []),
        ("infantry_1_3", "infantry_2_2", ["infantry_1_3", "infantry_2_2"]),
        ("infantry_1_3", "infantry_1_3", ["infantry_1_3", "infantry_1_3"]),
        ("infantry_3_1", "infantry_3_1", []),
        ("infantry_2_2", "infantry_2_2", []),
        ("infantry_3_1", "infantry_1_3", []),
        ("aircraft_5_7", "aircraft_6_6", ["aircraft_5_7", "aircraft_6_6"]),
        ("aircraft_7_5", "aircraft_6_6", []),
    ],
)
def test_who_survives_an_attack(ours: str, theirs: str, left: list[str]) -> None:
    t = met("", "").set("forces p1", ours, "mounted_2_2").set("forces p2", theirs, "mounted_2_2")
    t = begin(t).play(f"p2 front {theirs}", f"p1 attack {ours} 1")
    assert t.fact("front 1") == left


@rule("ww.battle.killed_to_deck")
def test_the_fallen_lie_faceup_under_their_deck() -> None:
    t = fight("infantry 3 1, mounted 2 2", "infantry 3 1, mounted 2 2")
    t.play("p2 front infantry_3_1", "p1 attack infantry_3_1 1")
    infantry = state(t).unit_bags[1]
    assert [t.rules.rows[unit].name for unit in infantry.discard] == ["infantry_3_1"] * 2
    assert (t.fact("forces p1"), t.fact("forces p2")) == (["mounted_2_2"], ["mounted_2_2"])


# Trumps


@rule("ww.battle.trump_unchanged")
@pytest.mark.parametrize(
    ("mounted", "front", "wounds"),
    [
        # The first strike kills, or the mounted unit strikes back.
        ("mounted_3_1", ["infantry_1_3"], ["0", "0"]),
        ("mounted_1_3", ["infantry_1_3", "mounted_1_3"], ["1", "1"]),
        ("mounted_2_2", ["infantry_1_3", "mounted_2_2"], ["2", "1"]),
    ],
)
def test_a_trump_saves_only_if_it_kills(mounted: str, front: list[str], wounds: list[str]) -> None:
    t = met("", "").set("forces p1", "infantry_1_3", "artillery_1_3")
    t = begin(t.set("forces p2", mounted, "mounted_1_3"))
    t.play(f"p2 front {mounted}", "p1 attack infantry_1_3 1")
    assert (t.fact("front 1"), t.fact("wounds 1")) == (front, wounds)


@rule("ww.battle.trump_unchanged")
def test_a_unit_that_trumps_strikes_first_when_it_is_attacked_too() -> None:
    t = fight("mounted 3 1, artillery 2 2", "infantry 3 1, artillery 2 2")
    t.play("p2 front infantry_3_1", "p1 attack mounted_3_1 1")
    assert (t.fact("front 1"), t.fact("wounds 1")) == (["infantry_3_1"], ["0", "0"])


# Engaged fronts


@rule("ww.battle.both_survive", "ww.battle.engaged_front")
def test_two_survivors_stay_in_the_front_and_nobody_attacks_it() -> None:
    t = fight("infantry 1 3, infantry 2 2", "infantry 1 3, mounted 2 2, mounted 1 3")
    t.play("p2 front infantry_1_3", "p1 attack infantry_1_3 1")
    assert t.fact("front 1") == ["infantry_1_3", "infantry_1_3"]
    assert t.fact("wounds 1") == ["1", "1"]
    # Neither side attacks it: p2 finds no other front, p1 one that p2 opens.
    assert t.options() == ["p2 front mounted_1_3", "p2 front mounted_2_2"]
    assert t.refused("p2 attack mounted_2_2 1") == "cb.battle.one_unit_per_side"
    t.play("p2 front mounted_2_2")
    assert t.options() == ["p1 front infantry_2_2", "p1 attack infantry_2_2 2"]
    assert t.refused("p1 attack infantry_2_2 1") == "cb.battle.one_unit_per_side"


@rule("ww.battle.all_engaged_new_front")
def test_whoever_finds_all_fronts_engaged_opens_one() -> None:
    t = fight("infantry 1 3, infantry 2 2, artillery 1 3", "infantry 1 3, mounted 1 3")
    t.play("p2 front infantry_1_3", "p1 attack infantry_1_3 1")
    # The last unit of p2 had to open a front by itself.
    assert t.fact("front 2") == ["mounted_1_3"]
    t.play("p1 attack infantry_2_2 2")
    # So did the last of p1, and the battle is over: 3-1 + 2-1 + 3 against 3-1 + 3-2.
    assert totals(t) == [2 + 1 + 3, 2 + 1]


@rule("ww.battle.engaged_do_not_fight_again")
def test_an_engaged_pair_strikes_no_more() -> None:
    t = fight("infantry 1 3, infantry 2 2, mounted 2 2", "infantry 1 3, mounted 1 3, mounted 2 2")
    t.play("p2 front infantry_1_3", "p1 attack infantry_1_3 1")
    while t.asked()[0].endswith("battle_turn"):
        assert t.fact("wounds 1") == ["1", "1"]
        t.play(next(move for move in t.options() if " front " in move))
    wounded = [event.args[1] for event in t.state.journal or [] if event.key == "unit_wounded"]
    assert wounded == [1, 1]


def test_a_survivor_that_stands_alone_is_attacked_again() -> None:
    t = fight("infantry 1 3, infantry 2 2", "infantry 1 3, mounted 2 2, mounted 1 3")
    t.play("p2 front infantry_1_3", "p1 attack infantry_1_3 1", "p2 front mounted_2_2")
    t.play("p1 attack infantry_2_2 2")
    # Infantry trumps and kills; the other mounted unit may attack it now, but not the first front.
    assert t.fact("front 2") == ["infantry_2_2"]
    assert t.options() == ["p2 front mounted_1_3", "p2 attack mounted_1_3 2"]


# Combat values


@rule("ww.battle.count_before_healing", "ww.battle.combat_value", "ww.battle.remove_wounds_after")
def test_wounds_count_at_the_end_and_are_gone_afterwards() -> None:
    # Infantry 1/3 at rank 3 has 3/5 and gets 3 wounds: it counts 2.
    t = met("infantry 1 3", "infantry 2 2").set("rank p1 infantry", "3")
    t.set("rank p2 infantry", "2")
    t = begin(t).play("p1 attack infantry_1_3 1")
    assert totals(t) == [2, 0]
    assert t.fact("forces p1") == ["infantry_1_3"]
    again = met("", "").set("forces p1", *t.fact("forces p1")).set("rank p1 infantry", "3")
    again = begin(again)
    assert totals(again) == [5, 0]


@rule("ww.battle.combat_value", "ww.battle.higher_value_wins")
def test_the_card_is_added_to_health_without_wounds() -> None:
    # Health 10 with 7 wounds and a general, against health 4 with 3 wounds and Barracks.
    t = met("infantry 1 3, infantry 1 3", "infantry 1 3")
    t.set("rank p1 infantry", "3").set("rank p2 infantry", "2")
    t.set("marker A13", "general").set("marker H13", "barracks")
    unit = row_of(t, "infantry_1_3")
    fronts = ((unit, 3, unit, 3), (unit, 4, NONE, 0))
    battle = Battle(0, 1, square_of(t, FIELD), NONE, fronts=fronts)
    t.rules.askers.setdefault(REST.name, REST)
    t.at(resting(0), battle, "battle p1 bonuses")
    assert totals(t) == [5, 1]
    assert t.fact("armies p1") == [FIELD]
    assert t.fact("armies p2") == []


@rule("ww.battle.higher_value_wins")
def test_a_tie_is_the_defenders_whoever_has_more_strength() -> None:
    t = fight("infantry 2 2, infantry 3 1", "mounted 1 3")
    while t.asked()[0].endswith("battle_turn"):
        t.play(next(move for move in t.options() if " front " in move))
    # Strength 5 against 1, but health 3 against 3.
    assert totals(t) == [3, 3]
    assert t.fact("armies p1") == []
    assert t.fact("armies p2") == [FIELD]


def test_a_city_is_stormed_with_health_too() -> None:
    t = sides("infantry 3 1, infantry 1 3, infantry 1 3", "", 1, 0, rules=wisdom_rules())
    t = storm(t.set("city p2 city1", CITY).set("armies p1", CITY))
    while t.asked()[0].endswith("battle_turn"):
        t.play(t.options()[0])
    # Seven of health beat the six of the city.
    assert totals(t) == [7, 6]
    assert t.fact("city p2 city1") == []
