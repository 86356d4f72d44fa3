"""The Great Lighthouse, Notre Dame and the Internet: costs, and what they bring."""

import pytest

from tests.games.board_game.kit import open_map, resting, row_of, state
from tests.games.board_game.wisdom_and_warfare.kit import laid_out
from tests.kit.table import Position
from tests.kit.trace import component
from ziggurat.games.board_game.cities.wonder_deck import wonder_row
from ziggurat.games.board_game.cities.wonders import obsolete, wonder_cost
from ziggurat.games.board_game.research.abilities import coins_left
from ziggurat.games.board_game.trade.collection import collection

CARDS = {
    "the_great_lighthouse": ("ancient", 15, "navigation", 10),
    "notre_dame": ("medieval", 20, "education", 15),
    "the_internet": ("modern", 25, "computers", 15),
}
SHORT = "cb.wonder.card_to_owner"


def owning(name: str, *more: str) -> Position:
    """A laid-out table with a wonder beside p1's capital, on A12, which is no water."""
    return laid_out(2, *more).set("marker A12", name)


@component("wonder.the_great_lighthouse", "wonder.notre_dame", "wonder.the_internet")
@pytest.mark.parametrize("name", CARDS)
def test_wonders_cost_what_is_printed(name: str) -> None:
    era, cost, tech, lower = CARDS[name]
    t = laid_out().set("known p2", tech)
    g, wonder = state(t), row_of(t, name)
    row = wonder_row(g, wonder)
    assert ("ancient", "medieval", "modern")[row.era] == era
    assert [wonder_cost(g, seat, wonder) for seat in (0, 1)] == [cost, lower]
    assert row.culture == row.era + 1


# The Great Lighthouse


def trade_of(t: Position) -> int:
    return collection(state(t), 0)


@component("wonder.the_great_lighthouse")
def test_the_lighthouse_adds_trade_for_each_empty_water_square() -> None:
    # Two of the eight squares around the capital are water.
    t = owning("the_great_lighthouse")
    other = laid_out().set("marker A12", "the_oracle")
    assert trade_of(t) - trade_of(other) == 2
    t.set("marker A11", "harbor")
    other.set("marker A11", "harbor")
    assert trade_of(t) - trade_of(other) == 1


@component("wonder.the_great_lighthouse")
@pytest.mark.parametrize("who", ["p1", "p2"])
def test_a_square_with_figures_is_not_empty(who: str) -> None:
    t, other = owning("the_great_lighthouse"), laid_out().set("marker A12", "the_oracle")
    for one in (t, other):
        one.set(f"armies {who}", "A11")
    assert trade_of(t) - trade_of(other) == 1


@component("wonder.the_great_lighthouse")
def test_an_obsolete_lighthouse_is_dark() -> None:
    t = open_map(owning("the_great_lighthouse"))
    before = trade_of(t)
    obsolete(state(t), row_of(t, "the_great_lighthouse"))
    assert trade_of(t) == before - 2


# Notre Dame


def studying(trade: str, *known: str) -> Position:
    t = owning("notre_dame").set("trade p1", trade).set("known p1", *known)
    return t.at(resting(0), "turn p1 research")


@component("wonder.notre_dame")
def test_notre_dame_teaches_two_techs_for_six_more_trade() -> None:
    t = studying("12")
    assert "p1 research_two currency pottery" in t.options()
    t.play("p1 research_two currency pottery")
    assert t.fact("known p1") == ["currency", "pottery"]
    assert t.fact("trade p1") == ["0"]


@component("wonder.notre_dame")
def test_eleven_trade_are_enough_for_one_only() -> None:
    t = studying("11")
    assert "p1 research pottery" in t.options()
    assert t.refused("p1 research_two currency pottery") == SHORT


@component("wonder.notre_dame")
def test_the_second_tech_is_of_the_same_or_a_lower_level() -> None:
    t = studying("17", "currency", "masonry", "writing")
    assert "p1 research_two sailing pottery" in t.options()
    assert t.refused("p1 research_two pottery sailing") == SHORT
    assert t.refused("p1 research_two pottery pottery") == SHORT


@component("wonder.notre_dame")
def test_the_second_tech_has_a_place_beside_the_first() -> None:
    # Two techs below bear one of level II, three bear two.
    t = studying("17", "currency", "masonry")
    assert t.refused("p1 research_two chivalry sailing") == "cb.research.needs_legal_place"
    t = studying("17", "currency", "masonry", "writing")
    t.play("p1 research_two chivalry sailing")
    assert {"chivalry", "sailing"} <= set(t.fact("known p1"))


@component("wonder.notre_dame")
def test_a_known_tech_is_not_learned_again() -> None:
    t = studying("12", "pottery")
    assert t.refused("p1 research_two currency pottery") == "cb.research.needs_legal_place"
    assert t.refused("p1 research_two pottery writing") == "cb.research.no_duplicates"


@component("wonder.notre_dame")
@pytest.mark.parametrize(
    ("trade", "coins", "kept"), [("12", 4, "4"), ("12", 8, "6"), ("20", 8, "8")]
)
def test_coins_keep_trade_but_not_the_six(trade: str, coins: int, kept: str) -> None:
    t = owning("notre_dame").set("trade p1", trade).set("coin_tokens p1", *["romans"] * coins)
    t.set("civilization p1", "romans").at(resting(0), "turn p1 research")
    t.play("p1 research_two currency pottery")
    assert t.fact("trade p1") == [kept]


@component("wonder.notre_dame")
def test_nobody_sees_the_choice_before_all_have_chosen() -> None:
    t = owning("notre_dame").set("trade p1", "12").set("trade p2", "12")
    t.at(resting(0), "turn p1 research").play("p1 research_two currency pottery")
    assert t.fact("known p1") == []
    assert t.refused("p2 research_two currency pottery")
    t.play("p2 research writing")
    assert t.fact("known p1") == ["currency", "pottery"]


# The Internet


@component("wonder.the_internet")
def test_the_internet_lets_each_tech_of_its_owner_hold_six_coins() -> None:
    t = owning("the_internet")
    for tech in ("pottery", "education"):
        found = [coins_left(state(t), seat, row_of(t, tech)) for seat in (0, 1)]
        assert found == [6, 4]
    obsolete(state(t), row_of(t, "the_internet"))
    assert coins_left(state(t), 0, row_of(t, "pottery")) == 4
