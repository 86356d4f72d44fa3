"""Piles and cards that Wisdom and Warfare adds, and the wonder deck."""

from collections import Counter

import pytest

from tests.games.board_game import kit as base
from tests.games.board_game.kit import state
from tests.games.board_game.wisdom_and_warfare.kit import dealt, laid_out, wisdom_rules
from tests.kit.table import Position
from tests.kit.trace import component, rule
from ziggurat.build.build import build
from ziggurat.build.seam import BuildError
from ziggurat.games.board_game.rows.wonder import Wonder
from ziggurat.games.board_game.view import TableView, view_table
from ziggurat.ledger.in_play import standing_for

HUTS = {"hut_spy": 2, "hut_uranium": 1, "hut_city_state": 2}
VILLAGES = {"village_uranium": 1, "village_wealth": 1, "village_city_state": 3}


def counts(t: Position, cards: tuple[int, ...]) -> Counter[str]:
    """How often each row is among some, by name."""
    return Counter([t.rules.rows[card].name for card in cards])


@component("addition.more_finds")
@rule("ww.setup.new_huts_villages")
def test_five_more_huts_and_villages() -> None:
    old, new = base.laid_out(), laid_out()
    before = counts(old, state(old).hut_bag.unknown)
    assert counts(new, state(new).hut_bag.unknown) - before == Counter(HUTS)
    before = counts(old, state(old).village_bag.unknown)
    assert counts(new, state(new).village_bag.unknown) - before == Counter(VILLAGES)
    assert sum(HUTS.values()) == sum(VILLAGES.values()) == 5


@component("addition.more_wealth")
def test_with_both_boxes_there_is_wealth_twice() -> None:
    t = laid_out(2, "fame_and_fortune")
    assert counts(t, state(t).village_bag.unknown)["village_wealth"] == 2


@rule("ww.setup.city_state_pile")
def test_all_five_city_states_are_in_a_pile_of_their_own() -> None:
    names = [f"city_state_{number}" for number in range(1, 6)]
    assert laid_out().fact("city_state_pile") == names
    t = dealt("romans", "chinese")
    assert t.fact("city_state_pile") == names
    assert not [at for at in state(t).tokens if at >= 8]


@rule("ww.setup.shipyard_supply")
def test_five_shipyards_beside_all_harbors() -> None:
    t = laid_out()
    assert t.fact("supply shipyard") == ["5"]
    assert t.fact("supply harbor") == base.laid_out().fact("supply harbor")


@rule("ww.setup.player_count")
def test_four_players_or_five_with_fame_and_fortune() -> None:
    assert wisdom_rules().seats == (2, 3, 4)
    assert wisdom_rules("fame_and_fortune").seats == (2, 3, 4, 5)
    with pytest.raises(BuildError):
        Position("board-game", 5, rules=build(base.game(), ("wisdom_and_warfare",), {}))


@rule("ww.setup.precedence")
def test_a_rule_that_is_replaced_does_not_hold() -> None:
    names = ("cb.loot.trade", "cb.setup.home_tile")
    assert [entry.id for entry in standing_for(wisdom_rules(), names)] == [
        "ww.loot.one_trade", "cb.setup.home_tile",
    ]  # fmt: skip
    assert [entry.id for entry in standing_for(base.rules_of(), names)] == list(names)


@rule("ww.setup.ignored_replacements")
def test_replacement_cards_of_the_first_expansion_are_left_out() -> None:
    names = [row.name for row in wisdom_rules().rows.values()]
    assert not [name for name in names if "leonidas" in name or "endowment" in name]


# The wonder deck


def market_of(*civilizations: str) -> Position:
    """Setup up to where the market is full."""
    t = dealt(*civilizations)
    while t.state.asked[0].topic == "draw_wonder":
        t.play(t.options()[0])
    return t


def eras(t: Position) -> list[int]:
    """The eras of the wonders in the market, ascending."""
    rows = [t.rules.rows[wonder] for wonder in state(t).offer]
    return sorted([row.era for row in rows if isinstance(row, Wonder)])


@rule("ww.setup.wonder_deck_four_per_era")
def test_the_wonder_deck_has_four_of_each_era_in_their_order() -> None:
    t = dealt("romans", "chinese")
    g = state(t)
    assert sum(g.wonders_left) + len(g.offer) == 12
    assert g.wonders_left[1:] == (4, 4)
    drawn: list[int] = []
    while t.state.asked[0].topic == "draw_wonder":
        row = t.rules.rows[t.state.asked[0].options[0][1]]
        assert isinstance(row, Wonder)
        drawn.append(row.era)
        t.play(t.options()[0])
    assert drawn == sorted(drawn)


@rule("ww.setup.wonder_market_from_deck")
def test_the_market_shows_the_first_four_cards() -> None:
    t = market_of("romans", "chinese")
    assert eras(t) == [0, 0, 0, 0]
    assert state(t).wonders_left == (0, 4, 4)


@rule("ww.setup.egypt_top_card")
def test_the_egyptians_take_the_first_card() -> None:
    t = market_of("egyptians", "chinese")
    assert eras(t) == [0, 0, 0, 1]
    assert state(t).wonders_left == (0, 3, 4)
    assert len([owner for owner in state(t).owners if owner == 0]) == 1


@rule("ww.setup.wonder_rest_unseen")
def test_nobody_sees_which_wonders_stay_in_the_box() -> None:
    t = market_of("romans", "chinese")
    g = state(t)
    for seat in (0, 1, -1):
        seen = view_table(t.state, seat)
        assert isinstance(seen, TableView)
        assert seen.wonder_decks == (0, 4, 4)
    for era in (1, 2):
        rows = [t.rules.rows[wonder] for wonder in t.rules.families["wonder"]]
        there = [row.number for row in rows if isinstance(row, Wonder) and row.era == era]
        assert sorted(g.wonder_bags[era].unknown) == there
