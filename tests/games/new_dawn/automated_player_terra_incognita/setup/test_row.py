"""Its first row: growth a place further right, so that its first district comes in time."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.automated_player_terra_incognita.kit import joint_rules, set_up
from tests.kit.trace import rule
from ziggurat.games.new_dawn.automated_player.ids import AUTOMATED_PLAYER
from ziggurat.games.new_dawn.ids import LOCKED, MILITARY, ON_CARD
from ziggurat.games.new_dawn.masks import members
from ziggurat.games.new_dawn.printed import focus_of, level_of, printed
from ziggurat.games.new_dawn.rows import FocusCard, Leader
from ziggurat.games.new_dawn.terra_incognita.ids import GROWTH
from ziggurat.games.new_dawn.terra_incognita.state import unknown


@rule("ap.ti.setup.row_swap", "ap.ti.turn.highest_in_row")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_two_leftmost_cards_change_places(seats: int) -> None:
    g = set_up(seats)
    for seat, realm in enumerate(g.realms):
        leader = g.rules.rows[realm.leader]
        assert isinstance(leader, Leader)
        types = [focus_of(g.rules, card) for card in realm.row]
        usual = [GROWTH, *leader.order]
        if seat == seats - 1:
            usual[0], usual[1] = usual[1], usual[0]
            assert printed(g.rules).slots[types.index(GROWTH)] == 1
            assert types[0] == leader.order[0]
        assert types == usual


@rule("ap.ti.setup.row_swap_timing")
def test_growth_is_resolved_in_its_fifth_turn() -> None:
    g = set_up(2)
    row = list(g.realms[1].row)
    types = [focus_of(g.rules, card) for card in row]
    # Each turn resolves the last card and puts it first.
    turns = [types[-1 - at] for at in range(6)]
    assert turns.index(GROWTH) + 1 == 5


@rule("ap.ti.scope.card_set", "ap.ti.scope.base_first", "ap.ti.scope.precedence")
def test_it_has_24_cards_and_starts_with_a_caravan_and_an_army() -> None:
    rules = joint_rules()
    own = members(printed(rules).own_cards[AUTOMATED_PLAYER])
    kinds = sorted([(focus_of(rules, card), level_of(rules, card)) for card in own])
    assert kinds == [(focus, level) for focus in range(6) for level in range(1, 5)]
    for card in own:
        row = rules.rows[card]
        assert isinstance(row, FocusCard)
        assert row.name.startswith("ap_")
    g = set_up(2)
    assert g.realms[1].caravans == (ON_CARD, LOCKED, LOCKED)
    assert unknown(g).armies[1] == (ON_CARD, LOCKED)
    military = next(card for card in g.realms[1].row if focus_of(rules, card) == MILITARY)
    assert level_of(rules, military) == 1
