"""Barbarians: who leads them, what they draw and how they fight."""

import pytest

from tests.games.board_game.battle.field import FIELD, all_fronts, begin, sides, told, totals
from tests.games.board_game.kit import state
from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat.games.board_game.battle.units import put_bag
from ziggurat.games.board_game.ids import AIRCRAFT, ARTILLERY, INFANTRY, MOUNTED
from ziggurat.lib.bag import Bag
from ziggurat.words.words import Words


def village(ours: str, seats: int = 2, empty: tuple[int, ...] = ()) -> Position:
    """p1 attacks a village; some decks may be empty."""
    t = sides(ours, "", against=0, seats=seats).set(f"token {FIELD}", "village")
    g = state(t)
    for deck in empty:
        g.unit_bags = put_bag(g.unit_bags, deck, Bag((), (), ()))
    return begin(t, "barbarians")


@rule("cb.village.barbarian_units", "cb.village.units_kept_apart")
def test_one_of_each_basic_type_is_drawn() -> None:
    t = village("infantry 1", seats=3)
    for unit in ("artillery_1", "infantry_2", "mounted_3"):
        assert [move.split("_")[0] for move in t.odds()] == ["draw"] * 3
        t.play(f"nature draw_unit {unit}")
    assert t.fact("barbarians") == ["artillery_1", "infantry_2", "mounted_3"]
    assert t.fact("forces p2") == []
    assert "drew_a_barbarian" in t.heard("p1")
    assert "drew_a_barbarian" not in t.heard("p2")


@rule("cb.village.substitute_units", "cb.village.substitute_types")
def test_the_leader_picks_other_decks() -> None:
    t = village("infantry 1", empty=(ARTILLERY, MOUNTED))
    t.play("nature draw_unit infantry_2")
    # Only one deck is left, so that there is nothing to choose.
    t.play("nature draw_unit infantry_2", "nature draw_unit infantry_1")
    assert t.fact("barbarians") == ["infantry_1", "infantry_2", "infantry_2"]


@rule("cb.village.substitute_units", "cb.village.substitute_types")
def test_aircraft_are_no_barbarians() -> None:
    t = village("infantry 1", empty=(ARTILLERY,))
    t.play("nature draw_unit infantry_2", "nature draw_unit mounted_2")
    assert t.options() == ["p2 muster infantry", "p2 muster mounted"]
    assert t.refused("p2 muster aircraft") == "cb.village.substitute_types"
    assert t.refused("p2 muster artillery") == "cb.village.substitute_units"
    t.play("p2 muster mounted", "nature draw_unit mounted_1")
    assert t.fact("barbarians") == ["infantry_2", "mounted_1", "mounted_2"]


def test_a_village_without_any_unit_falls() -> None:
    t = village("infantry 1", empty=(ARTILLERY, INFANTRY, MOUNTED))
    assert state(t).unit_bags[AIRCRAFT].size() == 8
    assert totals(t) == [1, 0]
    assert t.asked() == ["nature draw_village"]


@rule("cb.village.barbarian_rank", "cb.village.no_bonuses")
def test_barbarians_use_nothing_of_their_leader() -> None:
    t = sides("infantry 1", "", against=0).set("rank p2 artillery", "4")
    t.set("marker H12", "academy").set("known p2", "mathematics").set("resources p2 iron", "1")
    t = begin(t.set("forces p1", "infantry_1", "infantry_2"), "barbarians")
    t.play("nature draw_unit artillery_2", "nature draw_unit infantry_3")
    t.play("nature draw_unit mounted_1", "p2 front artillery_2", "p1 front infantry_2")
    assert t.fact("bonus_card") == ["0", "0"]
    assert "p2 use mathematics" not in t.options()
    assert t.refused("p2 use mathematics") == "zg.other_question"
    t.play("p2 front mounted_1", "p1 front infantry_1", "p2 front infantry_3")
    assert totals(t) == [3, 6]


def test_the_table_is_told_which_units_are_the_barbarians() -> None:
    t = village("infantry 3")
    for unit in ("artillery_1", "infantry_2", "mounted_3"):
        t.play(f"nature draw_unit {unit}")
    all_fronts(t)
    assert len(told(t, "barbarian_opened")) == 3
    assert len(told(t, "front_opened")) == 1


@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_happens_to_a_unit_is_told_with_its_owner(lang: str) -> None:
    words = Words(lang, "board_game")
    for key in ("front_opened", "front_attacked", "unit_wounded", "unit_healed", "unit_killed"):
        assert "{0:seat}" in words.find(f"event.{key}")
