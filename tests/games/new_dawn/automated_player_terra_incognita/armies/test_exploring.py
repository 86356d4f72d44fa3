"""Armies of the automated player explore when they have nothing to attack."""

from __future__ import annotations

from tests.games.new_dawn.automated_player_terra_incognita.armies.kit import Marches
from tests.kit.trace import component, rule


def unexplored(card: str = "ap_masonry", *armies: str) -> Marches:
    """Tiles are left to explore: 1, which has barbarians, and 6, which has none."""
    t = Marches(card).set("stack", "1", "6")
    return t.own_armies(*armies) if armies else t


def explored(t: Marches, tile: int = 6) -> Marches:
    """Draw a tile and lay it, wherever chance decides."""
    t.play(f"nature draw {tile}")
    while t.asked() == ["nature ap_explored_tile"]:
        t.play(f"nature {t.options()[0]}")
    return t


@rule("ap.ti.explore.when_army", "ap.ti.explore.space_order", "ap.ti.explore.army_stays")
@component("automated_topic.ap_explore_space")
def test_an_army_explores_without_a_target_in_reach_and_stays() -> None:
    """11e is a mountain next to 11a, where the army sets out."""
    t = unexplored().begin()
    assert (t.asked(), t.where()) == (["nature explored_tile"], ["11e", "locked"])
    explored(t)
    assert (t.asked(), t.where(), t.attacked()) == (["p1 focus"], ["11e", "locked"], [])
    assert 6 in [tile for tile, _, _, _, _ in t.g.board.placed]


@rule("ap.ti.explore.when_army", "ap.ti.military.reach_first")
def test_a_target_in_reach_comes_before_exploring() -> None:
    t = unexplored().give("p1", tokens="11b").begin()
    assert (t.attacked(), t.asked()) == (["11b"], ["nature attack_die"])


@rule("ap.ti.explore.when_army", "ap.ti.military.advance")
def test_without_tiles_it_goes_toward_a_target() -> None:
    t = Marches("ap_masonry").own_armies("11d").barbarian("13h").begin()
    assert t.odds() == {"march a1 5b": 1, "march a1 5a": 1}


@rule("ap.ti.explore.approach")
def test_an_army_that_comes_too_late_goes_as_far_as_it_can() -> None:
    """Of 11g and 11e, both four spaces from 13i, the mountain is chosen."""
    t = unexplored("ap_masonry", "13i").begin()
    assert t.odds() == {"march a1 11f": 1, "march a1 5c": 1}
    t.play("nature march a1 5c")
    assert (t.where(), t.told("explores"), t.asked()) == (["5c", "locked"], [], ["p1 focus"])


@rule("ap.ti.explore.approach")
def test_exploring_needs_a_space_of_movement() -> None:
    """11e is three spaces from 5g: the army comes there, but has nothing left to explore with."""
    t = unexplored("ap_masonry", "5g").begin()
    assert (t.where(), t.told("explores"), t.asked()) == (["11e", "locked"], [], ["p1 focus"])


@rule("ap.ti.explore.army_stays")
@component("priority_list.found_barbarians")
def test_a_barbarian_within_the_movement_left_is_attacked() -> None:
    """Mass Production seeks only barbarians beside friendly spaces; 5b and 5c are beside none.

    From 11e both are two spaces away or less, with three left.
    """
    t = unexplored("ap_mass_production").barbarian("5b").barbarian("5c", "B").begin()
    explored(t)
    assert (t.attacked(), t.where()[0]) == (["5c"], "5c")


@rule("ap.ti.explore.army_stays")
def test_a_barbarian_of_the_new_tile_is_attacked() -> None:
    """The army has one space left, and the barbarian of tile 1 comes to lie beside it."""
    t = explored(unexplored().begin(), 1)
    assert (t.attacked(), t.asked()) == (["1g"], ["nature attack_die"])
