"""Piles and cards that Fame and Fortune adds, and those that it leaves as they are."""

from collections import Counter

from tests.games.board_game import kit as base
from tests.games.board_game.fame_and_fortune.kit import dealt, fame_rules, laid_out
from tests.games.board_game.kit import row_of, state
from tests.kit.table import Position
from tests.kit.trace import component, rule
from ziggurat.games.board_game.battle.units import AIRCRAFT_COST, unit_cost
from ziggurat.games.board_game.cities.wonders import wonder_cost
from ziggurat.games.board_game.culture.track import gain_culture
from ziggurat.games.board_game.ids import AIRCRAFT
from ziggurat.games.board_game.rows.wonder import Wonder
from ziggurat.games.board_game.view import TableView, view_table
from ziggurat.ledger.in_play import standing_for

HUTS = {
    "hut_incense": 1, "hut_iron": 1, "hut_silk": 1, "hut_wheat": 2, "hut_spy": 1,
    "hut_native_art": 1, "hut_teacher": 1, "hut_friendly_barbarian": 2,
}  # fmt: skip
VILLAGES = {
    "village_spy": 1, "village_uranium": 1, "village_native_art": 1,
    "village_friendly_workers": 1, "village_wealth": 1,
}  # fmt: skip


def counts(t: Position, cards: tuple[int, ...]) -> Counter[str]:
    """How often each row is among some, by name."""
    return Counter([t.rules.rows[card].name for card in cards])


@component("addition.more_markers")
@rule("ff.setup.new_huts")
def test_ten_more_huts() -> None:
    old, new = base.laid_out(), laid_out()
    before = counts(old, state(old).hut_bag.unknown)
    assert counts(new, state(new).hut_bag.unknown) - before == Counter(HUTS)
    assert sum(HUTS.values()) == 10


@component("addition.more_markers")
@rule("ff.setup.new_villages")
def test_five_more_villages() -> None:
    old, new = base.laid_out(), laid_out()
    before = counts(old, state(old).village_bag.unknown)
    assert counts(new, state(new).village_bag.unknown) - before == Counter(VILLAGES)
    assert sum(VILLAGES.values()) == 5


@rule("ff.setup.replacement_cards")
def test_flight_and_angkor_wat_are_the_corrected_ones() -> None:
    t = laid_out().set("known p1", "flight")
    g = state(t)
    assert unit_cost(g, 0, AIRCRAFT) == AIRCRAFT_COST == 12
    wonder = row_of(t, "angkor_wat")
    row = t.rules.rows[wonder]
    assert isinstance(row, Wonder)
    assert (wonder_cost(g, 0, wonder), row.culture) == (20, 2)
    assert wonder_cost(state(t.set("known p1", "theology")), 0, wonder) == 10
    names = [row.name for row in t.rules.rows.values()]
    assert (names.count("flight"), names.count("angkor_wat")) == (1, 1)


@rule("ff.setup.five_point_tokens")
def test_only_the_sum_of_culture_is_kept() -> None:
    t = laid_out().set("culture p1", "3")
    gain_culture(state(t), 0, 4)
    assert t.fact("culture p1") == ["7"]


@rule("ff.setup.precedence")
def test_a_rule_that_is_replaced_does_not_hold() -> None:
    names = ("cb.setup.player_count", "cb.setup.home_tile")
    assert [entry.id for entry in standing_for(fame_rules(), names)] == [
        "ff.setup.player_count", "cb.setup.home_tile",
    ]  # fmt: skip
    assert [entry.id for entry in standing_for(base.rules_of(), names)] == list(names)


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


@rule("ff.setup.wonder_deck_four_per_era")
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


@rule("ff.setup.wonder_market_from_deck")
def test_the_market_shows_the_first_four_cards() -> None:
    t = market_of("romans", "chinese")
    assert eras(t) == [0, 0, 0, 0]
    assert state(t).wonders_left == (0, 4, 4)


@rule("ff.setup.egypt_top_card")
def test_the_egyptians_take_the_first_card() -> None:
    t = market_of("egyptians", "chinese")
    assert eras(t) == [0, 0, 0, 1]
    assert state(t).wonders_left == (0, 3, 4)
    assert len([owner for owner in state(t).owners if owner == 0]) == 1


@rule("ff.setup.wonder_rest_unseen")
def test_nobody_sees_which_wonders_stay_in_the_box() -> None:
    t = market_of("romans", "chinese")
    g = state(t)
    # All that anybody is told is how many are left; each that nobody has seen may be the next.
    for seat in (0, 1, -1):
        seen = view_table(t.state, seat)
        assert isinstance(seen, TableView)
        assert seen.wonder_decks == (0, 4, 4)
    for era in (1, 2):
        rows = [t.rules.rows[wonder] for wonder in t.rules.families["wonder"]]
        there = [row.number for row in rows if isinstance(row, Wonder) and row.era == era]
        assert sorted(g.wonder_bags[era].unknown) == there


@rule("ff.wonder.refill")
def test_a_wonder_that_is_bought_is_replaced_at_once() -> None:
    t = laid_out().set("offer", "stonehenge", "the_oracle", "the_colossus", "the_hanging_gardens")
    t.set("bonus p1 capital", "30").at("turn p1 city management")
    t.play("p1 city capital", "p1 erect stonehenge", "p1 put A33")
    assert t.asked() == ["nature draw_wonder"]
    t.play(t.options()[0])
    assert len(state(t).offer) == 4
