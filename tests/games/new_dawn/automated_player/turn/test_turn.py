"""The automated player's turn: the card in slot 5, and its reset."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.automated_player.kit import Automated
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.ids import FIFTH
from ziggurat.games.new_dawn.printed import focus_of
from ziggurat.games.new_dawn.turn.turn import ChooseFocus
from ziggurat.games.new_dawn.verbs import FOCUS


@rule("ap.turn.fifth_slot", "ap.turn.never_other", "ap.human.never_for_ap")
@component("automated_topic.focus")
def test_it_resolves_the_card_in_slot_five_and_nobody_is_asked() -> None:
    for card in ("ap_early_empire", "ap_astrology"):
        t = Automated(card).turn()
        assert t.told("chose_focus") == [("chose_focus", 1, t.row(card), FIFTH)]


@rule("ap.turn.never_other")
@pytest.mark.parametrize("trade", [(0, 0, 0, 0, 0), (3, 3, 3, 3, 0)])
def test_no_other_slot_is_ever_left(trade: tuple[int, ...]) -> None:
    t = Automated().own_trade(*trade)
    assert ChooseFocus(t.seat).question(t.g).options == ((FOCUS, 4),)


@rule("ap.turn.reset")
def test_the_card_goes_to_slot_one_and_the_others_move_up() -> None:
    t = Automated("ap_early_empire").own_trade(1, 0, 0, 2, 0)
    row = t.fact("row p2")
    t.turn().by_chance()
    assert t.fact("row p2") == [row[4], *row[:4]]
    assert t.own_realm.trade == (0, 1, 0, 0, 2)


@rule("ap.turn.reset")
def test_without_special_effects_the_five_types_come_round() -> None:
    t = Automated("ap_early_empire")
    types = [focus_of(t.rules, card) for card in t.own_realm.row]
    for _ in range(10):
        t.turn().by_chance()
    resolved = [focus_of(t.rules, int(str(at[2]))) for at in t.told("chose_focus")]
    assert resolved == [*reversed(types)] * 2


@rule("ap.turn.slot_number")
def test_mountains_and_natural_wonders_are_open_to_it() -> None:
    t = Automated("ap_early_empire").own(cities="13b").begin().by_chance()
    assert t.placed()[0] == "13a"
    t = Automated("ap_early_empire").begin().by_chance()
    assert set(t.placed()) == {"11e", "11f"}
