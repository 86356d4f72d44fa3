"""Rows that stand for rules and kinds of pieces, each tried where it acts."""

from __future__ import annotations

from tests.games.new_dawn.terra_incognita.armies.kit import Campaign
from tests.games.new_dawn.terra_incognita.exploration.kit import Explorer
from tests.games.new_dawn.terra_incognita.kit import Frontier, row, ti_rules
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.rows import PieceKind


def kind(name: str) -> PieceKind:
    """A kind of piece."""
    found = ti_rules().rows[row(name)]
    assert isinstance(found, PieceKind)
    return found


@component("piece_kind.army")
@rule("ti.define.figures", "ti.attack.targets", "ti.army.shield")
def test_an_army_is_a_figure_that_can_be_attacked_and_shields_its_space() -> None:
    army = kind("army")
    assert army.figure
    assert not army.neutral
    assert army.target is not None
    assert army.shelters
    t = Campaign("masonry_ti", 3).armies("11c").armies("11b", seat="p2").begin().march("11b")
    assert t.fighting.target == army.number


@component("piece_kind.fort")
@rule("ti.component.forts", "ti.attack.targets", "ti.attack.fort_bonus")
def test_a_fort_is_nobodys_and_can_be_attacked() -> None:
    fort = kind("fort")
    assert fort.neutral
    assert not fort.figure
    t = Campaign("masonry_ti", 3).forts("11b").armies("11c").begin().march("11b").roll(1, 1)
    assert t.told("defence_value")[-1][-1] == 7


@component("rule.rerolls")
@rule("ti.attack.trade_options", "ti.attack.reroll_replaces")
def test_a_token_of_the_military_card_buys_a_new_roll() -> None:
    t = Campaign("masonry_ti", 3).armies("11c").barbarian("11b").trade(3, 1)
    t.begin().attack("11b", 1, 6)
    assert "reroll" in t.options()
    t.play("reroll").roll(5)
    assert t.told("attack_lost")[-1][-2:] == (8, 9)


@component("rule.figures_on_cards")
@rule("ti.army.unlock")
def test_a_card_that_shows_more_armies_brings_one() -> None:
    t = Frontier("astrology", 3).set("dial p1", "0").begin().play("spend 0")
    assert t.where() == ["card", "locked"]
    at = t.fact("row p1").index("masonry_ti")
    t.play(f"gain {at} iron_working_ti")
    assert t.where() == ["card", "card"]


@component("rule.exploration_rules")
@rule("ti.explore.who")
def test_figures_under_way_may_explore() -> None:
    assert "explore c1 11d" in Explorer().caravans("11d").begin().options()
    assert "scout a1 11d" in Explorer("masonry_ti").armies("11d").begin().options()
