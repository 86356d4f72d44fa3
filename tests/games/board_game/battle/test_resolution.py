"""Resolution: totals, who wins, and which figures are lost."""

import pytest

from tests.games.board_game.battle.field import (
    CITY,
    FIELD,
    all_fronts,
    begin,
    city,
    fight,
    sides,
    storm,
    told,
    totals,
)
from tests.games.board_game.kit import state
from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat.games.board_game.battle.fight import battle_goes_on


@rule("cb.battle.end")
def test_a_battle_ends_with_the_last_unit() -> None:
    t = fight("infantry 3, infantry 2", "mounted 1")
    t.play("p1 front infantry_2")
    assert not told(t, "battle_totals")
    t.play("p1 front infantry_3")
    assert totals(t) == [5, 1]
    assert not battle_goes_on(state(t))


@rule("cb.battle.remove_wounds_first")
def test_wounds_do_not_count_at_the_end() -> None:
    t = fight("infantry 3", "infantry 2")
    t.play("p1 attack infantry_3 1")
    assert totals(t) == [3, 0]


@rule("cb.battle.total")
def test_survivors_and_the_card_make_the_total() -> None:
    t = (
        sides("infantry 3, infantry 2", "")
        .set("marker A13", "academy")
        .set("marker A21", "barracks")
    )
    assert totals(all_fronts(begin(t))) == [11, 0]


@rule("cb.battle.higher_wins")
@pytest.mark.parametrize(
    ("theirs", "left"), [("mounted 3, mounted 1", 1), ("mounted 3, mounted 3", 0)]
)
def test_the_higher_total_wins(theirs: str, left: int) -> None:
    t = all_fronts(fight("infantry 3, infantry 2", theirs))
    assert len(t.fact("armies p1")) == left
    assert len(t.fact("armies p2")) == 1 - left


@rule("cb.battle.tie_defender")
def test_the_defender_wins_a_tie() -> None:
    t = all_fronts(fight("infantry 3", "mounted 2, mounted 1"))
    assert totals(t) == [3, 3]
    assert t.fact("armies p1") == []
    assert t.fact("armies p2") == [FIELD]


@rule("cb.battle.survivors_irrelevant")
def test_a_bonus_beats_survivors() -> None:
    t = sides("", "infantry 3, mounted 3").set("marker A13", "academy").set("marker A21", "general")
    t = all_fronts(begin(t))
    assert totals(t) == [8, 6]
    assert t.fact("armies p2") == []


def lose_units(armies: int, killed: int) -> Position:
    """p1 wins by its bonus although all its units are killed."""
    t = sides(", ".join(["mounted 1"] * killed), "infantry 3", armies)
    t = begin(t.set("marker A13", "academy"))
    return t.play(*["p1 attack mounted_1 1"] * killed)


@rule("cb.battle.winner_army_loss")
def test_two_killed_units_cost_an_army() -> None:
    t = lose_units(armies=3, killed=2)
    assert len(t.fact("armies p1")) == 2


@rule("cb.battle.winner_loss_rounding")
def test_half_a_pair_costs_nothing() -> None:
    t = lose_units(armies=3, killed=3)
    assert len(t.fact("armies p1")) == 2
    assert len(lose_units(armies=3, killed=1).fact("armies p1")) == 3


@rule("cb.battle.winner_keeps_last")
def test_the_last_army_stays() -> None:
    t = lose_units(armies=1, killed=2)
    assert t.fact("armies p1") == [FIELD]


@rule("cb.battle.winner_scouts_safe")
def test_scouts_of_the_winner_stay() -> None:
    t = sides("infantry 3", "").set("scouts p1", FIELD)
    t = all_fronts(begin(t))
    assert t.fact("scouts p1") == [FIELD]
    assert t.fact("armies p1") == [FIELD]


@rule("cb.battle.city_winner_no_loss")
def test_a_city_that_holds_loses_no_figures() -> None:
    t = city("infantry 3, infantry 3", "mounted 1, mounted 1").set("armies p2", "F22", "F22")
    t = storm(t).play("p2 front mounted_1", "p1 attack infantry_3 1")
    t.play("p2 front mounted_1", "p1 attack infantry_3 2")
    assert totals(t) == [6, 6]
    assert t.fact("armies p2") == ["F22", "F22"]
    assert t.fact("armies p1") == []


@rule("cb.battle.loser_figures_killed")
def test_all_figures_of_the_loser_are_killed() -> None:
    t = (
        sides("infantry 3", "", against=3)
        .set("scouts p2", FIELD)
        .set("armies p2", *[FIELD] * 3, "H33")
    )
    t = all_fronts(begin(t))
    assert t.fact("armies p2") == ["H33"]
    assert t.fact("scouts p2") == []


@rule("cb.battle.attacker_repelled")
def test_a_repelled_attacker_pays() -> None:
    t = city("infantry 3", "mounted 1", armies=2).set("scouts p1", CITY).set("trade p1", "5")
    t = all_fronts(storm(t))
    assert t.fact("armies p1") == []
    assert t.fact("scouts p1") == []
    assert t.fact("city p2 city1") == [CITY]
    assert t.options() == ["p2 pass", "p2 loot trade"]


@rule("cb.battle.survivors_return")
def test_survivors_of_both_sides_return() -> None:
    t = all_fronts(fight("infantry 3, infantry 2", "mounted 1, mounted 2"))
    assert t.fact("forces p1") == ["infantry_2", "infantry_3"]
    assert t.fact("forces p2") == ["mounted_1", "mounted_2"]
    assert t.fact("battle p1") == []
    assert t.fact("battle p2") == []


@rule("cb.battle.winner_stays")
def test_the_winner_stands_where_it_fought() -> None:
    t = all_fronts(fight("infantry 3", "", armies=2))
    assert t.fact("armies p1") == [FIELD, FIELD]
    assert t.asked() == ["p1 rest"]


def test_the_chinese_save_a_unit_that_fell() -> None:
    t = sides("infantry 2", "infantry 2, mounted 3").set("civilization p1", "chinese")
    t = begin(t).play("p2 front infantry_2", "p1 attack infantry_2 1")
    assert t.asked() == ["p1 save_unit"]
    t.play("p1 save infantry_2")
    assert t.fact("forces p1") == ["infantry_2"]


def test_all_barbarians_return_to_their_decks() -> None:
    t = begin(sides("infantry 3, infantry 3", "", against=0), "barbarians")
    t.play(
        "nature draw_unit artillery_1", "nature draw_unit infantry_1", "nature draw_unit mounted_1"
    )
    t = all_fronts(t)
    assert totals(t) == [6, 3]
    assert t.fact("barbarians") == []
    assert [len(bag.discard) for bag in state(t).unit_bags[:3]] == [1, 1, 1]
