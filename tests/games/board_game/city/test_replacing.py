"""Replacing markers: what may be put where something stands already."""

import pytest

from tests.games.board_game.city.town import acting, knowing, made, with_city
from tests.games.board_game.kit import row_of, state
from tests.kit.trace import rule
from ziggurat.games.board_game.ids import FIRST_WONDER, NONE


@rule("cb.replace.building_by_building", "cb.replace.old_building_to_market")
def test_a_building_replaces_a_building() -> None:
    t = acting(knowing("currency").set("marker A12", "workshop"))
    assert t.fact("supply workshop") == ["5"]
    t.play("p1 build market", "p1 put A12")
    assert t.fact("marker A12") == ["market"]
    assert (t.fact("supply workshop"), t.fact("supply market")) == (["6"], ["4"])


@rule("cb.replace.building_by_building")
def test_a_building_is_not_put_on_its_like() -> None:
    t = acting(knowing("construction").set("marker A12", "workshop")).play("p1 build workshop")
    assert t.refused("p1 put A12") == "cb.replace.building_by_building"
    assert made(t, "put") == ["put A23", "put A31", "put A33"]


@rule("cb.replace.building_by_wonder")
def test_a_wonder_replaces_a_building() -> None:
    t = acting(knowing().set("marker A12", "workshop"))
    t.play("p1 erect the_oracle", "p1 put A12")
    assert t.fact("marker A12") == ["the_oracle"]
    assert t.fact("supply workshop") == ["6"]


@rule("cb.replace.wonder_by_building", "cb.replace.old_wonder_gone")
def test_a_building_replaces_a_wonder() -> None:
    t = acting(knowing("currency").set("marker A12", "stonehenge"))
    t.play("p1 build market", "p1 put A12")
    assert t.fact("marker A12") == ["market"]
    assert t.fact("wonder_of stonehenge") == []


@rule("cb.replace.wonder_by_wonder", "cb.replace.old_wonder_gone")
def test_a_wonder_replaces_a_wonder_on_its_square() -> None:
    t = acting(knowing().set("marker A12", "stonehenge"))
    t.play("p1 erect the_oracle")
    assert t.fact("marker A12") == ["the_oracle"]
    g, gone = state(t), row_of(t, "stonehenge")
    assert g.owners[gone - FIRST_WONDER] == g.wonder_squares[gone - FIRST_WONDER] == NONE
    assert gone not in g.offer
    assert all(gone not in bag.unknown for bag in g.wonder_bags)
    assert not (g.in_play[0] >> gone) & 1


@rule("cb.replace.legal_after_removal")
def test_the_old_marker_counts_as_gone() -> None:
    t = knowing("currency").set("marker A12", "temple").set("marker A13", "workshop")
    acting(t).play("p1 build market")
    assert t.fact("marker A12") == ["market"]
    assert t.fact("marker A13") == ["workshop"]


@rule("cb.replace.only_own")
@pytest.mark.parametrize("marker", ["market", "stonehenge"])
def test_markers_of_others_are_left_alone(marker: str) -> None:
    t = with_city(knowing("philosophy")).set("city p2 city1", "F22").set("marker F11", marker)
    acting(t).play("p1 build temple")
    assert "put F11" not in made(t)
    assert t.refused("p1 put F11")
    assert t.fact("marker F11") == [marker]
