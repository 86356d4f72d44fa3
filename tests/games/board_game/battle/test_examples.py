"""Worked examples of battles and of loot, to the last number."""

import pytest

from tests.games.board_game.battle.field import (
    FIELD,
    all_fronts,
    begin,
    city,
    fight,
    sides,
    storm,
    totals,
)
from tests.games.board_game.battle.loot_kit import beaten
from tests.games.board_game.kit import square_of, state
from tests.kit.trace import rule
from ziggurat.games.board_game.battle.fight import ATTACKER, DEFENDER, current_battle
from ziggurat.games.board_game.battle.forces import hand_size
from ziggurat.games.board_game.battle.resolution import lose_armies

BARBARIANS = [f"nature draw_unit {unit}_2" for unit in ("artillery", "infantry", "mounted")]


@rule(
    "cb.battle.defender_first",
    "cb.battle.trump_first",
    "cb.battle.trump_kill_no_reply",
    "cb.battle.trump_survivor_replies",
    "cb.battle.trump_when_attacked",
    "cb.battle.remove_wounds_first",
    "cb.battle.total",
    "cb.battle.loser_figures_killed",
)
def test_trumping_units_strike_first() -> None:
    t = fight("mounted 3, infantry 2, artillery 1", "artillery 2, infantry 2, mounted 2")
    t.play("p2 front artillery_2", "p1 attack mounted_3 1")
    assert t.fact("front 1") == ["mounted_3"]
    assert t.fact("wounds 1") == ["0", "0"]
    t.play("p2 attack infantry_2 1")
    assert t.fact("front 1") == ["mounted_3"]
    assert t.fact("wounds 1") == ["2", "0"]
    t.play("p1 front infantry_2")
    assert t.asked() == ["p2 battle_turn"]
    t.play("p2 attack mounted_2 2")
    assert totals(t) == [6, 0]
    assert t.fact("forces p1") == ["artillery_1", "infantry_2", "mounted_3"]
    assert t.fact("forces p2") == []
    assert t.fact("armies p1") == [FIELD]
    assert t.fact("armies p2") == []


@rule(
    "cb.battle.choice_front_or_attack",
    "cb.battle.tie_defender",
    "cb.battle.survivors_return",
    "cb.loot.either_side",
)
def test_a_tie_is_the_defenders() -> None:
    t = sides("infantry 2, mounted 2, artillery 2", "infantry 3, mounted 1, artillery 2")
    t = all_fronts(begin(t.set("trade p1", "5")))
    assert totals(t) == [6, 6]
    assert t.fact("armies p1") == []
    assert t.fact("armies p2") == [FIELD]
    assert t.fact("forces p1") == ["artillery_2", "infantry_2", "mounted_2"]
    assert t.fact("forces p2") == ["artillery_2", "infantry_3", "mounted_1"]
    assert t.asked() == ["p2 figure_loot"]


@rule(
    "cb.battle.walls_attacker_first",
    "cb.battle.hand_extra_armies",
    "cb.battle.hand_city",
    "cb.battle.hand_fewer_units",
    "cb.battle.unequal_forces",
)
def test_order_of_plays_against_walls() -> None:
    ours = ", ".join(["artillery 2"] * 7)
    theirs = "infantry 2, infantry 2, mounted 2, mounted 2"
    t = storm(city(ours, theirs, armies=2).set("walls p2", "city1"))
    battle = current_battle(state(t))
    assert [hand_size(state(t), battle, side) for side in (ATTACKER, DEFENDER)] == [5, 6]
    t.play(*["nature draw_force artillery_2"] * 5)
    assert len(t.fact("battle p1")) == 5
    assert len(t.fact("battle p2")) == 4
    order = []
    while "battle_turn" in t.asked()[0]:
        order.append(t.asked()[0][:2])
        t.play(next(move for move in t.options() if " front " in move))
    assert order == ["p1", "p2", "p1", "p2", "p1", "p2", "p1", "p2", "p1"]
    assert totals(t)[0] == 10


@rule("cb.battle.winner_army_loss", "cb.battle.winner_loss_rounding", "cb.battle.winner_keeps_last")
@pytest.mark.parametrize(("armies", "killed", "left"), [(3, 1, 3), (3, 3, 2), (3, 7, 1), (1, 3, 1)])
def test_losses_of_a_winner(armies: int, killed: int, left: int) -> None:
    t = sides("", "", armies)
    lose_armies(state(t), 0, square_of(t, FIELD), killed)
    assert len(t.fact("armies p1")) == left


@rule("cb.village.barbarian_player", "cb.village.barbarian_units", "cb.village.barbarian_rank")
def test_a_village_that_is_taken() -> None:
    ours = "infantry 3, infantry 3, infantry 3, mounted 2, mounted 2"
    t = sides(ours, "", armies=2, against=0, seats=3).set(f"token {FIELD}", "village")
    t.set("rank p2 infantry", "3")
    t = begin(t, "barbarians")
    t.play(*BARBARIANS)
    assert t.fact("barbarians") == ["artillery_2", "infantry_2", "mounted_2"]
    assert len(t.fact("battle p1")) == 5
    assert t.fact("forces p2") == []
    assert t.asked() == ["p2 battle_turn"]
    t.play("p2 front artillery_2", "p1 front infantry_3", "p2 front infantry_2")
    assert t.fact("front 3") == ["infantry_2"]
    t.play("p1 attack mounted_2 3", "p2 front mounted_2", "p1 attack mounted_2 4")
    t.play("p1 front infantry_3", "p1 front infantry_3")
    assert t.asked() == ["nature draw_village"]
    t.play("nature draw_village village_spy")
    assert t.fact("armies p1") == [FIELD]
    assert t.fact("facedown_finds p1") == ["village_spy"]


@rule("cb.village.lose_figures", "cb.village.lose_marker_stays")
def test_a_village_that_holds_out() -> None:
    t = sides("", "", armies=2, against=0, seats=3).set(f"token {FIELD}", "village")
    t = begin(t, "barbarians")
    t.play(*BARBARIANS)
    t = all_fronts(t)
    assert t.fact("armies p1") == []
    assert t.fact(f"token {FIELD}") == ["village"]
    assert t.asked() == ["p1 rest"]


@rule(
    "cb.loot.figures_choice",
    "cb.loot.trade",
    "cb.loot.culture",
    "cb.loot.resource",
    "cb.loot.resource_hidden",
)
def test_loot_in_the_field() -> None:
    t = beaten(("4", "2"), ("1", "7"), "1", ("hut_spy",)).play("p1 loot trade")
    assert [t.fact("trade p1"), t.fact("trade p2")] == [["6"], ["0"]]
    t = beaten(("4", "2"), ("1", "7"), "1", ("hut_spy",)).play("p1 loot culture")
    assert [t.fact("culture p1"), t.fact("culture p2")] == [["4"], ["4"]]
    t = beaten(("4", "2"), ("1", "7"), "1", ("hut_spy",)).play("p1 loot silk")
    assert [t.fact("resources p1 silk"), t.fact("resources p2 silk")] == [["1"], ["0"]]
    t = beaten(("4", "2"), ("1", "7"), "1", ("hut_spy",))
    t.play("p1 loot unseen_hut", "nature draw_back hut_spy")
    assert [t.fact("facedown_finds p1"), t.fact("facedown_finds p2")] == [["hut_spy"], []]
