"""Battles in general: when there is one, who fights, and in which steps."""

from tests.games.board_game.battle.field import CITY, FIELD, begin, city, fight, sides, storm
from tests.games.board_game.kit import square_of, state
from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat.games.board_game.battle.fight import battle_goes_on, current_battle, leader_of
from ziggurat.games.board_game.ids import NONE
from ziggurat.games.board_game.movement.enemies import enter
from ziggurat.games.board_game.state import Table


def entered(t: Position, square: str) -> Table:
    """p1's army has just come to a square."""
    g = state(t)
    enter(g, 0, square_of(t, square), 1)
    return g


@rule("cb.battle.triggers")
def test_armies_cities_and_villages_are_fought_for() -> None:
    field = entered(sides("infantry 1", "infantry 1"), FIELD)
    assert current_battle(field).defender == 1
    town = entered(city("infantry 1", "infantry 1"), CITY)
    assert (current_battle(town).defender, current_battle(town).slot) == (1, 1)
    village = entered(sides("", "", against=0).set(f"token {FIELD}", "village"), FIELD)
    assert current_battle(village).defender == NONE
    assert not battle_goes_on(entered(sides("infantry 1", "", against=0), FIELD))


@rule("cb.battle.attacker")
def test_who_enters_is_the_attacker() -> None:
    t = fight("infantry 1", "infantry 1")
    assert current_battle(state(t)).attacker == 0
    assert t.heard("p2")[0].startswith("battle 1 ")


@rule("cb.battle.defender")
def test_who_is_attacked_defends() -> None:
    t = sides("infantry 1", "", seats=3).set("armies p3", FIELD)
    t = begin(t.set("forces p3", "infantry_1", "mounted_1"), "p3")
    assert leader_of(current_battle(state(t)), 1) == 2
    assert t.asked() == ["p3 battle_turn"]


@rule("cb.battle.defender")
def test_the_left_neighbour_leads_barbarians() -> None:
    t = begin(sides("infantry 1", "", seats=3, against=0), "barbarians")
    g = state(t)
    assert leader_of(current_battle(g), 1) == 1
    assert t.state.asked[0].audience == 1 << 1


@rule("cb.battle.four_steps")
def test_steps_of_a_battle() -> None:
    t = fight("infantry 2, mounted 2", "infantry 1")
    steps = [step.name for step in t.rules.flows["battle"]]
    four = ["forces", "bonuses", "engagement", "resolution"]
    assert [name for name in steps if name in four] == four
    t.play("p1 front infantry_2", "p1 front mounted_2")
    keys = [line.split(" ")[0] for line in t.heard("p1")]
    marks = ["battle_hand", "battle_bonuses", "front_opened", "battle_totals", "battle_won"]
    places = [keys.index(mark) for mark in marks]
    assert places == sorted(places)


@rule("cb.battle.bystanders_out")
def test_armies_beside_a_city_do_not_help_it() -> None:
    six = "infantry 2, infantry 2, infantry 2, mounted 2, mounted 2, mounted 2, artillery 2"
    t = city("infantry 3, infantry 3, infantry 3", six)
    t.set("armies p2", "F22", "F22", "F32")
    t = storm(t)
    t.play(*["nature draw_force infantry_2"] * 3, *["nature draw_force mounted_2"] * 3)
    assert len(t.fact("battle p2")) == 6
    assert t.fact("city p2 city1") == [CITY]
