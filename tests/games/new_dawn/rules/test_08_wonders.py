"""World wonders: what they cost, how they are paid for, and who controls them."""

import pytest

from tests.games.new_dawn.kit import acts_for, first_game, in_slot, resolve
from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat.games.new_dawn.board.supplies import resource_supply
from ziggurat.games.new_dawn.ids import CULTURAL, RESOURCES, SCIENTIFIC, WONDER_TYPES
from ziggurat.games.new_dawn.setup.lay_out import lay_out_wonders
from ziggurat.games.new_dawn.state import table
from ziggurat.games.new_dawn.wonders.wonders import RevealWonder

FACEUP = {
    "cultural": "stonehenge",
    "economic": "colossus",
    "scientific": "pyramids",
    "militaristic": "petra",
}

DECKS = {
    "cultural": "hanging_gardens stonehenge forbidden_city chichen_itza sydney_opera_house"
    " eiffel_tower",
    "economic": "great_lighthouse colossus machu_picchu great_zimbabwe estadio_do_maracana big_ben",
    "scientific": "oracle pyramids potala_palace porcelain_tower oxford_university kremlin",
    "militaristic": "petra terracotta_army alhambra venetian_arsenal pentagon ruhr_valley",
}


def with_decks() -> Position:
    """Four seats, so that no wonder stays in the box; no card is faceup yet."""
    t = first_game(seats=4)
    lay_out_wonders(t.state, 0)
    return t


def workshop(
    wonder: str, slot: int, trade: int = 0, kind: str = "cultural", **have: int
) -> Position:
    """p1 has Pottery in a slot with trade tokens, resources, and a wonder faceup."""
    t = in_slot(first_game(), "pottery", slot).set(f"offer {kind}", wonder)
    t.set(f"trade p1 {slot}", str(trade))
    for resource, count in have.items():
        t.set(f"resources p1 {resource}", str(count))
    return t


def wonders(t: Position) -> list[str]:
    """The wonders that p1 may build."""
    return [option.split()[2] for option in t.options() if option.startswith("p1 wonder ")]


def held(t: Position) -> list[str]:
    """What p1 has in resources, in the order of their names."""
    return [t.fact(f"resources p1 {resource}")[0] for resource in sorted(RESOURCES)]


def controllers(t: Position, wonder: str) -> list[str]:
    """The seats for which a wonder acts."""
    return [seat for seat in ("p1", "p2") if acts_for(t, wonder, seat)]


# Decks


@rule("nd.wonder.types")
@pytest.mark.parametrize(("kind", "names"), DECKS.items())
def test_each_deck_holds_the_wonders_of_its_type(kind: str, names: str) -> None:
    t = with_decks().at("turn p1 focus", *[RevealWonder(WONDER_TYPES.index(kind))] * 6)
    while t.asked() == ["nature wonder"]:
        t.play(t.options()[0])
    told = [event.split() for event in t.heard("p1")]
    found = [t.rules.rows[int(at[1])].name for at in told if at[0] == "wonder_revealed"]
    assert sorted(found) == sorted(names.split())


@rule("nd.wonder.choose_faceup")
def test_exactly_the_faceup_wonders_can_be_built() -> None:
    t = workshop("stonehenge", 5, 3, marble=2, oil=2)
    for kind, wonder in FACEUP.items():
        t.set(f"offer {kind}", wonder)
    resolve(t, "pottery", 5)
    assert wonders(t) == ["stonehenge", "colossus", "pyramids", "petra"]
    assert t.refused("p1 wonder hanging_gardens") == "nd.wonder.choose_faceup"


@rule("nd.wonder.reveal_next")
def test_the_next_card_of_that_deck_is_turned_at_once() -> None:
    t = with_decks().set("resources p1 marble", "2")
    t.at("turn p1 focus", RevealWonder(SCIENTIFIC), RevealWonder(CULTURAL))
    t.play("nature reveal stonehenge", "nature reveal oracle", "p1 focus 5")
    t.play("p1 wonder oracle")
    assert t.asked() == ["p2 focus"]
    assert t.fact("offer scientific") == ["pyramids"]
    assert t.fact("offer cultural") == ["stonehenge"]


@rule("nd.wonder.deck_empty")
def test_nothing_follows_the_last_card_of_a_deck() -> None:
    t = workshop("stonehenge", 5, marble=5).set("cities p1", "13b").set("control p1", "6b")
    resolve(t, "pottery", 5).play("p1 wonder stonehenge", "p1 pass", "p1 under 16a")
    assert t.fact("offer cultural") == []
    t.play("p2 focus 1", "p2 pass", "p1 focus 1")
    assert (t.asked(), wonders(t)) == (["p1 industry"], [])
    assert t.refused("p1 wonder hanging_gardens") == "nd.wonder.choose_faceup"


# Cost and production


@rule("nd.wonder.cost", "nd.wonder.production_enough")
@pytest.mark.parametrize(
    ("kind", "wonder", "marble", "oil", "trade", "cost"),
    [
        ("cultural", "stonehenge", 0, 0, 2, 7),
        ("cultural", "hanging_gardens", 0, 0, 3, 8),
        ("cultural", "forbidden_city", 1, 0, 2, 9),
        ("militaristic", "alhambra", 0, 1, 3, 10),
        ("scientific", "kremlin", 0, 2, 2, 11),
        ("cultural", "eiffel_tower", 1, 1, 3, 12),
    ],
)
def test_production_has_to_reach_the_printed_cost(
    kind: str, wonder: str, marble: int, oil: int, trade: int, cost: int
) -> None:
    assert 5 + 2 * (marble + oil) + trade == cost
    enough = workshop(wonder, 5, trade, kind, marble=marble, oil=oil)
    assert wonders(resolve(enough, "pottery", 5)) == [wonder]
    short = resolve(workshop(wonder, 5, trade - 1, kind, marble=marble, oil=oil), "pottery", 5)
    assert short.refused(f"p1 wonder {wonder}") == "nd.wonder.production_enough"


@rule("nd.wonder.production_slot")
@pytest.mark.parametrize(
    ("slot", "marble", "trade"), [(5, 1, 0), (4, 1, 1), (3, 2, 0), (2, 2, 1), (1, 3, 0)]
)
def test_the_slot_is_the_base_production(slot: int, marble: int, trade: int) -> None:
    t = resolve(workshop("stonehenge", slot, trade, marble=marble), "pottery", slot)
    assert t.state.asked[0].facts == (slot, slot)
    assert wonders(t) == ["stonehenge"]
    if slot > 1:
        t = resolve(workshop("stonehenge", slot - 1, trade, marble=marble), "pottery", slot - 1)
        assert wonders(t) == []


@rule("nd.wonder.production_resource", "nd.wonder.card_gained", "nd.wonder.token_placed")
def test_the_forbidden_city_for_one_marble_and_two_oil() -> None:
    """Slot 3 and three resources are exactly nine."""
    t = workshop("forbidden_city", 3, marble=1, oil=2).set("cities p1", "13b")
    t.set("wonder_at oracle", "16a").set("resources p2 marble", "4").set("resources p2 oil", "5")
    resolve(t, "pottery", 3).play("p1 wonder forbidden_city")
    assert t.fact("wonder_at forbidden_city") == ["13b"]
    assert (held(t), controllers(t, "forbidden_city")) == (["0", "0", "0", "0"], ["p1"])
    g = table(t.state)
    assert [resource_supply(g, RESOURCES.index(kind)) for kind in ("marble", "oil")] == [1, 2]
    assert t.fact("offer cultural") == []


@rule("nd.wonder.eligible")
def test_only_resources_on_the_card_count() -> None:
    t = resolve(workshop("forbidden_city", 5, marble=1, mercury=3, diamond=3), "pottery", 5)
    assert t.refused("p1 wonder forbidden_city") == "nd.wonder.production_enough"


@rule("nd.wonder.eligible")
def test_only_resources_on_the_card_can_be_spent() -> None:
    t = workshop("forbidden_city", 5, marble=2, oil=2, mercury=3, diamond=3)
    resolve(t, "pottery", 5).play("p1 wonder forbidden_city")
    assert t.options() == ["p1 resource marble", "p1 resource oil"]
    assert t.refused("p1 resource mercury") == "nd.wonder.eligible"
    assert t.refused("p1 resource diamond") == "nd.wonder.eligible"


@rule("nd.wonder.production_trade")
def test_each_trade_token_of_the_industry_card_is_worth_one() -> None:
    t = resolve(workshop("stonehenge", 5, 3), "pottery", 5).play("p1 wonder stonehenge")
    assert t.options() == ["p1 pass", "p1 trade"]
    t.play("p1 pass")
    assert t.fact("wonder_at stonehenge") == ["16a"]
    assert t.fact("trade p1 1") == ["1"]


@rule("nd.wonder.production_trade")
def test_trade_tokens_of_other_cards_are_worth_nothing() -> None:
    t = workshop("stonehenge", 5, 1)
    for slot in range(1, 5):
        t.set(f"trade p1 {slot}", "3")
    resolve(t, "pottery", 5)
    assert t.refused("p1 wonder stonehenge") == "nd.wonder.production_enough"


@rule("nd.wonder.production_trade", "nd.citystate.token_spend", "nd.citystate.token_stays")
def test_a_city_state_token_on_the_card_is_worth_one_and_stays() -> None:
    t = workshop("stonehenge", 5, 1).set("tokens_on_card p1 5", "brussels")
    resolve(t, "pottery", 5).play("p1 wonder stonehenge")
    assert t.fact("wonder_at stonehenge") == ["16a"]
    assert (t.fact("trade p1 1"), t.fact("tokens_on_card p1 1")) == (["0"], ["brussels"])


@rule("nd.wonder.production_resource", "nd.naturalwonder.as_resource")
def test_a_natural_wonder_pays_as_a_resource_and_stays() -> None:
    t = workshop("forbidden_city", 5, oil=1).set("naturals p1", "mt_kilimanjaro")
    t.set("natural_tokens", "1a", "2a", "4a")
    resolve(t, "pottery", 5).play("p1 wonder forbidden_city")
    assert t.fact("wonder_at forbidden_city") == ["16a"]
    assert (held(t)[3], t.fact("naturals p1")) == ("0", ["mt_kilimanjaro"])


@rule("nd.naturalwonder.once_per_turn")
@pytest.mark.parametrize("lying", [[], ["mt_kilimanjaro"]])
def test_a_natural_wonder_does_not_pay_twice_for_one_wonder(lying: list[str]) -> None:
    """America may have laid it on the card; it is still one token."""
    t = workshop("forbidden_city", 5, 1).set("naturals p1", "mt_kilimanjaro")
    t.set("natural_tokens", "1a", "2a", "4a").set("tokens_on_card p1 5", *lying)
    resolve(t, "pottery", 5)
    assert t.refused("p1 wonder forbidden_city") == "nd.wonder.production_enough"


# Paying


@rule("nd.wonder.production_resource")
def test_the_builder_chooses_what_to_pay_with() -> None:
    t = workshop("stonehenge", 4, 3, marble=2, mercury=2)
    resolve(t, "pottery", 4).play("p1 wonder stonehenge")
    assert t.options() == ["p1 resource marble", "p1 resource mercury", "p1 trade"]
    t.play("p1 trade", "p1 resource mercury", "p1 pass")
    assert (held(t), t.fact("trade p1 1")) == (["0", "2", "1", "0"], ["2"])


@rule("nd.wonder.overpay")
def test_more_may_be_paid_than_needed() -> None:
    """Slot 5 and three resources are eleven for a cost of nine."""
    t = resolve(workshop("forbidden_city", 5, marble=1, oil=2), "pottery", 5)
    t.play("p1 wonder forbidden_city", "p1 resource marble", "p1 resource oil")
    assert (t.options(), held(t)) == (["p1 pass", "p1 resource oil"], ["0", "0", "0", "1"])
    t.play("p1 resource oil")
    assert t.fact("wonder_at forbidden_city") == ["16a"]
    assert held(t) == ["0", "0", "0", "0"]


@rule("nd.wonder.overpay")
@pytest.mark.parametrize("order", [("trade", "resource marble"), ("resource marble", "trade")])
def test_nothing_is_overpaid_that_was_meant_to_pay(order: tuple[str, str]) -> None:
    """Slot 4, a marble and a trade token are seven, whichever is named first."""
    t = resolve(workshop("stonehenge", 4, 1, marble=2), "pottery", 4).play("p1 wonder stonehenge")
    t.play(*[f"p1 {thing}" for thing in order])
    assert (t.options(), held(t)) == (["p1 pass", "p1 resource marble"], ["0", "1", "0", "0"])


@rule("nd.wonder.overpay")
def test_the_surplus_is_lost() -> None:
    t = resolve(workshop("stonehenge", 4, 0, marble=2), "pottery", 4).play("p1 wonder stonehenge")
    assert t.fact("wonder_at stonehenge") == ["16a"]
    assert (held(t), t.fact("trade p1 1")) == (["0", "0", "0", "0"], ["0"])


@rule("nd.wonder.underpay")
def test_paying_does_not_end_before_the_cost_is_met() -> None:
    t = workshop("forbidden_city", 5, marble=2, oil=2)
    resolve(t, "pottery", 5).play("p1 wonder forbidden_city")
    assert t.refused("p1 pass") == "nd.wonder.underpay"
    t.play("p1 resource marble")
    assert t.refused("p1 pass") == "nd.wonder.underpay"
    assert t.play("p1 resource oil").refused("p1 pass") == ""


@rule("nd.wonder.underpay")
def test_nobody_stops_paying_while_something_is_missing() -> None:
    t = workshop("forbidden_city", 5, 1, marble=1, oil=2)
    resolve(t, "pottery", 5).play("p1 wonder forbidden_city")
    assert t.options() == ["p1 resource marble", "p1 resource oil", "p1 trade"]
    t.play("p1 trade", "p1 resource oil")
    assert t.refused("p1 pass") == "nd.wonder.underpay"
    assert t.refused("p1 trade") == "nd.wonder.production_trade"


@rule("nd.wonder.underpay")
def test_a_refused_build_costs_nothing() -> None:
    t = resolve(workshop("forbidden_city", 3, 1, marble=1, oil=1), "pottery", 3)
    assert t.refused("p1 wonder forbidden_city") == "nd.wonder.production_enough"
    t.play("p1 pass")
    assert (held(t), t.fact("trade p1 1")) == (["0", "1", "0", "1"], ["1"])
    assert t.fact("wonder_at forbidden_city") == []


# The token


@rule("nd.wonder.token_placed", "nd.wonder.one_per_city")
def test_every_own_city_without_a_token_may_take_it() -> None:
    t = workshop("stonehenge", 5, marble=1).set("cities p1", "13b", "4b", "2g")
    t.set("wonder_at oracle", "13b").set("cities p2", "1c")
    resolve(t, "pottery", 5).play("p1 wonder stonehenge")
    assert t.options() == ["p1 under 2g", "p1 under 4b", "p1 under 16a"]
    assert t.refused("p1 under 13b") == "nd.wonder.one_per_city"
    assert t.refused("p1 under 1c") == "nd.wonder.token_placed"
    assert t.play("p1 under 4b").fact("wonder_at stonehenge") == ["4b"]


@rule("nd.wonder.token_placed")
def test_a_control_token_takes_no_wonder() -> None:
    t = workshop("stonehenge", 5, marble=1).set("cities p1", "13b").set("control p1", "4b")
    resolve(t, "pottery", 5).play("p1 wonder stonehenge")
    assert t.options() == ["p1 under 13b", "p1 under 16a"]


@rule("nd.wonder.no_free_city")
def test_without_a_free_city_nothing_is_built() -> None:
    t = workshop("stonehenge", 5, 3, marble=5).set("cities p1", "13b").set("control p1", "4b")
    t.set("wonder_at oracle", "13b").set("wonder_at petra", "16a")
    resolve(t, "pottery", 5)
    assert wonders(t) == []
    assert t.refused("p1 wonder stonehenge") == "nd.wonder.no_free_city"


@rule("nd.wonder.capital_ok")
def test_the_capital_takes_a_wonder_like_any_city() -> None:
    t = workshop("stonehenge", 5, marble=1).set("cities p1", "13b")
    resolve(t, "pottery", 5).play("p1 wonder stonehenge", "p1 under 16a")
    assert t.fact("wonder_at stonehenge") == ["16a"]
    assert controllers(t, "stonehenge") == ["p1"]


@rule("nd.wonder.card_gained")
def test_the_builder_has_the_card_and_nobody_else_can_build_it() -> None:
    t = workshop("stonehenge", 5, marble=1).set("resources p2 marble", "4")
    resolve(t, "pottery", 5)
    assert controllers(t, "stonehenge") == []
    t.play("p1 wonder stonehenge")
    assert controllers(t, "stonehenge") == ["p1"]
    assert t.play("p2 focus 5").refused("p2 wonder stonehenge") == "nd.wonder.choose_faceup"


# Control


@rule("nd.wonder.control")
@pytest.mark.parametrize("piece", ["control", "reinforced", "cities", "capital"])
@pytest.mark.parametrize("seat", ["p1", "p2"])
def test_who_has_the_piece_above_a_token_controls_the_wonder(piece: str, seat: str) -> None:
    t = first_game().set(f"{piece} {seat}", "4b").set("wonder_at oracle", "4b")
    assert controllers(t.at("turn p1 focus"), "oracle") == [seat]


@rule("nd.wonder.effect_controller")
@pytest.mark.parametrize(("owner", "asked"), [("p1", "p1 start_of_turn"), ("p2", "p1 focus")])
def test_a_wonder_works_for_its_controller_only(owner: str, asked: str) -> None:
    t = first_game().set(f"cities {owner}", "4b").set("wonder_at oracle", "4b")
    assert t.at("turn p1").asked() == [asked]


def razed() -> Position:
    """Barbarian D is about to destroy p1's city on 4b with the Oracle; die 3 leads there."""
    t = first_game().set("cities p1", "4b").set("wonder_at oracle", "4b")
    t.set("barbarian D", "4h").set("event_dial", "quiet").set("turns", "2")
    return t.at("turn p1")


@rule("nd.wonder.razed_stays", "nd.wonder.razed_card", "nd.wonder.effect_controller")
def test_a_razed_wonder_stays_in_its_space_without_effect() -> None:
    t = razed()
    assert controllers(t, "oracle") == ["p1"]
    t.play("nature roll 3")
    assert (t.fact("cities p1"), t.fact("wonder_at oracle")) == (["16a"], ["4b"])
    assert controllers(t, "oracle") == []
    assert t.asked() == ["p1 focus"]


@rule("nd.wonder.razed_stays")
def test_a_wonder_that_barbarians_pass_by_keeps_its_effect() -> None:
    t = razed().play("nature roll 1")
    assert controllers(t, "oracle") == ["p1"]
    assert t.asked() == ["p1 start_of_turn"]


@rule("nd.wonder.razed_claim", "nd.wonder.razed_card")
def test_a_control_token_claims_an_ownerless_wonder() -> None:
    t = first_game().set("wonder_at oracle", "11b")
    resolve(t, "early_empire", 5, "p2").play("p2 place 11b")
    assert controllers(t, "oracle") == ["p2"]
    assert t.fact("wonder_at oracle") == ["11b"]


@rule("nd.wonder.razed_claim")
def test_a_city_claims_an_ownerless_wonder() -> None:
    t = first_game().set("wonder_at oracle", "15h").set("barbarian I", "1f")
    resolve(t, "pottery", 5, "p2").play("p2 build 15h")
    assert controllers(t, "oracle") == ["p2"]


@rule("nd.wonder.razed_claim", "nd.wonder.control")
def test_a_claimed_wonder_stays_when_its_token_becomes_a_city() -> None:
    t = first_game().set("control p2", "15h").set("wonder_at oracle", "15h")
    t.set("barbarian I", "1f")
    resolve(t, "pottery", 5, "p2").play("p2 build 15h")
    assert controllers(t, "oracle") == ["p2"]


@rule("nd.wonder.razed_card")
@pytest.mark.parametrize(("label", "claims"), [("4b", ["technophile-scholarly"]), ("4d", [])])
def test_an_ownerless_wonder_counts_for_nobody(label: str, claims: list[str]) -> None:
    t = first_game().set("cities p1", "4b").set("wonder_at pyramids", "16a")
    t.set("wonder_at oracle", label).set("victory", "technophile-scholarly")
    resolve(t, "pottery", 5).play("p1 build 14f")
    assert (t.fact("claims p1"), t.fact("claims p2")) == (claims, [])
