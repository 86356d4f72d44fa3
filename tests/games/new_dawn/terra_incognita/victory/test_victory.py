"""Winning: which cards lie there, how many it takes, ties, and when it is checked."""

from __future__ import annotations

from tests.games.new_dawn.terra_incognita.kit import Frontier, set_up, ti_rules
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.printed import printed

CARDS = (
    "civilized-moneygrubber",
    "explorer-aesthetic",
    "diplomatic-hoarder",
    "fort-fortified",
    "fort-expeditionary",
)


def five(seats: int = 2) -> Frontier:
    """p1 and later seats have forts, so that the cards for them are held."""
    t = Frontier(seats=seats).set("victory", *CARDS)
    t.forts("11b", "11i", "11j", "5h", "5j")
    return t


def check(t: Frontier) -> Frontier:
    return t.set("turns", "4").set("event_dial", "spawning-wonder").at("turn p1")


@rule("ti.component.victory_removed", "ti.component.victory_added")
def test_the_pool_has_ten_cards_and_two_for_forts() -> None:
    there = printed(ti_rules())
    names = [ti_rules().rows[card].name for card in there.drawn_cards]
    assert len(names) == 10
    assert "technophile-scholarly" not in names
    assert len(there.always_cards) == 2


@rule("ti.setup.victory_forts", "ti.setup.victory_random")
def test_both_fort_cards_and_three_others_lie_there() -> None:
    g = set_up(2)
    names = [g.rules.rows[card].name for card in g.victory]
    assert len(names) == 5
    assert {"fort-fortified", "fort-expeditionary"} <= set(names)


@rule("ti.victory.goal")
def test_four_of_five_cards_win_and_three_do_not() -> None:
    t = check(five().give("p1", cities="5h").set("claims p1", *CARDS[:2], "fort-fortified"))
    assert t.winners() == []
    t = check(five().give("p1", cities="5h").set("claims p1", *CARDS[:3], "fort-fortified"))
    assert t.winners() == ["p1"]
    assert t.scores() == [4, 0]


@rule("ti.victory.goal", "ti.victory.fort_continuous")
def test_a_fort_card_that_is_no_longer_held_does_not_count() -> None:
    t = check(five().set("claims p1", *CARDS[:3], "fort-fortified"))
    assert t.winners() == []
    assert "fort-fortified" not in t.fact("claims p1")


@rule("ti.victory.tie_cards")
@component("tie_breaker.claims")
def test_more_cards_win_before_wonders_count() -> None:
    t = five().give("p1", cities="5h").give("p2", cities="11b 11j")
    t.set("claims p1", *CARDS[:4]).set("claims p2", *CARDS)
    t.set("wonder_at stonehenge", "11a")
    assert check(t).winners() == ["p2"]


@rule("ti.victory.tie_rest")
def test_then_wonders_and_then_friendly_spaces_decide() -> None:
    t = five().give("p1", cities="5h").give("p2", "9b 9c 9f", cities="11j")
    t.set("claims p1", *CARDS[:4]).set("claims p2", *CARDS[:4])
    assert check(t).winners() == ["p2"]
    t = five().give("p1", cities="5h").give("p2", "9b 9c 9f", cities="11j")
    t.set("claims p1", *CARDS[:4]).set("claims p2", *CARDS[:4]).set("wonder_at stonehenge", "11a")
    assert check(t).winners() == ["p1"]


@rule("ti.turn.check_before_event")
def test_the_check_comes_before_the_dial_turns() -> None:
    t = check(five().give("p1", cities="5h").set("claims p1", *CARDS[:4]))
    assert t.winners() == ["p1"]
    assert t.fact("event_dial") == ["spawning-wonder"]


@rule("ti.turn.check_before_event")
def test_nobody_wins_in_the_middle_of_a_round() -> None:
    t = five().give("p1", cities="5h").set("claims p1", *CARDS[:4]).set("turns", "3")
    t.at("turn p2")
    assert t.winners() == []
