"""Science: the tech dial, its level spaces, and the cards that they bring."""

import pytest

from tests.games.new_dawn.kit import choose, first_game, in_slot, resolve
from tests.kit.table import Position
from tests.kit.trace import rule

LEVEL_TWO = {"drama_and_poetry", "mathematics", "currency", "animal_husbandry", "iron_working"}
LEVEL_THREE = {
    "civil_service",
    "replaceable_parts",
    "steam_power",
    "nationalism",
    "mass_production",
}
LEVEL_FOUR = {"mass_media", "nuclear_power", "capitalism", "urbanization", "flight"}
LEVELS = {2: LEVEL_TWO, 3: LEVEL_THREE, 4: LEVEL_FOUR}


def advance(dial: int, slot: int, spend: int = 0) -> Position:
    """p1 resolves Astrology with the dial on a space."""
    t = in_slot(first_game(), "astrology", slot).set("dial p1", str(dial))
    if spend:
        t.set(f"trade p1 {slot}", str(spend))
    return choose(t, slot).play(f"p1 spend {spend}")


def offered(t: Position) -> set[str]:
    """The cards that p1 may gain now."""
    return {option.split()[3] for option in t.options() if " gain " in option}


def gains(t: Position) -> int:
    """How many cards p1 may gain one after the other."""
    count = 0
    while t.asked() == ["p1 gain_card"]:
        count += 1
        t.play("p1 pass")
    return count


@rule("nd.science.advance")
def test_the_dial_moves_by_the_slot() -> None:
    assert advance(4, 3).fact("dial p1") == ["7"]
    assert advance(11, 1).fact("dial p1") == ["12"]
    assert advance(4, 3).fact("dial p2") == ["0"]


@rule("nd.science.spaces_count")
def test_every_space_of_the_dial_counts_as_one() -> None:
    assert [advance(0, slot).fact("dial p1") for slot in range(1, 6)] == [
        [str(slot)] for slot in range(1, 6)
    ]


@rule("nd.science.trade_token")
def test_each_trade_token_moves_the_dial_one_space_more() -> None:
    t = advance(6, 2, spend=2)
    assert (t.fact("dial p1"), t.fact("trade p1 1")) == (["10"], ["0"])
    t = choose(in_slot(first_game(), "astrology", 2).set("trade p1 2", "3"), 2)
    t.play("p1 spend 1", "p1 pass")
    assert (t.fact("dial p1"), t.fact("trade p1 1")) == (["3"], ["2"])


@rule("nd.science.level_reach", "nd.science.gain_exact_level", "nd.science.gain_any_type")
@pytest.mark.parametrize(("space", "level"), [(3, 2), (6, 2), (10, 3), (14, 3), (19, 4), (24, 4)])
def test_landing_on_a_level_space_offers_the_cards_of_that_level(space: int, level: int) -> None:
    t = advance(space - 1, 1)
    assert t.asked() == ["p1 gain_card"]
    assert offered(t) == LEVELS[level]
    assert gains(t) == 1


@rule("nd.science.level_reach")
@pytest.mark.parametrize(
    "space", [*range(1, 3), 4, 5, *range(7, 10), 11, 12, 13, *range(15, 19), 20, 23]
)
def test_other_spaces_offer_nothing(space: int) -> None:
    assert advance(space - 1, 1).asked() == ["p2 focus"]


@rule("nd.science.level_pass")
@pytest.mark.parametrize(("dial", "level"), [(2, 2), (9, 3), (13, 3), (18, 4), (23, 4)])
def test_passing_a_level_space_offers_its_cards_too(dial: int, level: int) -> None:
    t = advance(dial, 3)
    assert offered(t) == LEVELS[level]
    assert gains(t) == 1


@rule("nd.science.level_start_not")
@pytest.mark.parametrize("dial", [3, 6, 10, 14, 19, 24])
def test_the_space_of_departure_offers_nothing(dial: int) -> None:
    assert advance(dial, 2).asked() == ["p2 focus"]


@rule("nd.science.gain_optional")
def test_nobody_has_to_gain_a_card() -> None:
    t = advance(2, 1)
    row, deck = t.fact("row p1"), offered(t)
    t.play("p1 pass")
    assert t.fact("row p1") == row
    assert t.asked() == ["p2 focus"]
    t.play("p2 focus 1", "p2 pass", "p1 focus 1", "p1 spend 0")
    assert (t.fact("dial p1"), t.asked()) == (["4"], ["p2 focus"])
    assert deck == LEVEL_TWO


@rule("nd.science.gain_exact_level")
def test_lower_and_higher_levels_are_refused() -> None:
    t = advance(9, 1)
    assert t.refused("p1 gain 2 steam_power") == ""
    assert t.refused("p1 gain 2 currency") == "nd.science.gain_exact_level"
    assert t.refused("p1 gain 2 capitalism") == "nd.science.gain_exact_level"


@rule("nd.science.gain_any_type")
@pytest.mark.parametrize("card", sorted(LEVEL_TWO))
def test_a_card_of_any_type_may_be_gained(card: str) -> None:
    t = advance(2, 1)
    option = next(option for option in t.options() if option.endswith(f" {card}"))
    assert card in t.play(option).fact("row p1")


@rule("nd.science.gain_own_deck")
def test_only_cards_of_the_own_deck_are_gained() -> None:
    t = in_slot(in_slot(first_game(), "currency", 2), "mathematics", 1, "p2")
    t = choose(t.set("dial p1", "2"), 1).play("p1 spend 0")
    assert offered(t) == LEVEL_TWO - {"currency"}
    assert t.refused("p1 gain 2 currency") == "nd.science.gain_own_deck"
    t.play("p1 gain 1 mathematics")
    assert t.fact("row p1")[0] == t.fact("row p2")[0] == "mathematics"


@rule("nd.science.replace_same_type", "nd.science.skip_levels", "nd.science.replaced_returns")
def test_flight_replaces_iron_working() -> None:
    row = ("pottery", "iron_working", "astrology", "early_empire", "foreign_trade")
    t = first_game().set("row p1", *row).set("dial p1", "17").set("trade p1 2", "1")
    t = choose(t, 3).play("p1 spend 0")
    assert t.fact("dial p1") == ["20"]
    assert t.refused("p1 gain 1 flight") == "nd.science.replace_same_type"
    t.play("p1 gain 2 flight")
    assert t.fact("row p1") == ["astrology", "pottery", "flight", "early_empire", "foreign_trade"]
    assert t.fact("trade p1 3") == ["1"]


@rule("nd.science.replaced_returns", "nd.science.no_upgrade_only")
def test_a_replaced_card_may_be_gained_again() -> None:
    t = in_slot(in_slot(first_game(), "civil_service", 4), "astrology", 5).set("dial p1", "5")
    t = choose(t, 5).play("p1 spend 0")
    assert t.refused("p1 gain 4 drama_and_poetry") == ""
    before = t.fact("row p1")
    t.play("p1 gain 4 drama_and_poetry")
    assert offered(t) == LEVEL_THREE
    t.play("p1 gain 4 civil_service")
    assert t.fact("row p1") == [before[4], *before[:4]]


@rule("nd.science.gain_own_deck")
def test_a_gained_card_is_no_longer_in_the_deck() -> None:
    t = advance(2, 4).play("p1 gain 2 currency")
    assert t.refused("p1 gain 2 currency") == "nd.science.gain_own_deck"


@rule("nd.science.multi_level", "nd.science.level_timing")
def test_every_level_space_of_a_move_gives_its_own_gain() -> None:
    t = advance(2, 4)
    assert t.fact("dial p1") == ["6"]
    t.play("p1 gain 2 currency")
    assert offered(t) == LEVEL_TWO - {"currency"}
    t.play("p1 gain 3 iron_working")
    assert t.asked() == ["p2 focus"]
    assert {"currency", "iron_working"} <= set(t.fact("row p1"))


@rule("nd.science.level_timing")
def test_the_dial_moves_in_full_and_gains_follow_in_order() -> None:
    t = advance(5, 5)
    assert (t.fact("dial p1"), offered(t)) == (["10"], LEVEL_TWO)
    assert offered(t.play("p1 pass")) == LEVEL_THREE
    t = advance(14, 5, spend=3)
    assert (t.fact("dial p1"), gains(t)) == (["22"], 1)


@rule("nd.science.wrap")
@pytest.mark.parametrize(
    ("dial", "slot", "end"), [(23, 3, 16), (24, 1, 15), (23, 1, 24), (22, 5, 17)]
)
def test_space_fifteen_follows_twenty_four(dial: int, slot: int, end: int) -> None:
    t = advance(dial, slot)
    assert t.fact("dial p1") == [str(end)]


@rule("nd.science.wrap_levels")
def test_further_laps_give_gains_again() -> None:
    t = advance(24, 5)
    assert (t.fact("dial p1"), offered(t)) == (["19"], LEVEL_FOUR)
    assert gains(t) == 1
    t = advance(23, 4, spend=3)
    assert (t.fact("dial p1"), gains(t)) == (["20"], 2)


@rule("nd.science.replace_resolving_card")
def test_a_new_science_card_is_reset_but_not_resolved() -> None:
    t = in_slot(first_game(), "astrology", 4).set("dial p1", "1").set("trade p1 4", "1")
    t = choose(t, 4).play("p1 spend 0", "p1 gain 4 mathematics")
    assert t.asked() == ["p2 focus"]
    assert t.fact("row p1")[0] == "mathematics"
    assert [t.fact(f"trade p1 {slot}")[0] for slot in range(1, 6)] == ["1", "0", "0", "0", "0"]
    assert t.fact("dial p1") == ["5"]


@rule("nd.science.simultaneous_choice")
def test_the_next_turn_waits_for_the_choice_of_a_card() -> None:
    t = advance(2, 1)
    assert t.asked() == ["p1 gain_card"]
    assert t.refused("p2 focus 1") == "zg.not_asked"
    assert t.play("p1 gain 1 mathematics").asked() == ["p2 focus"]


@rule("nd.science.trade_token")
def test_the_dial_need_not_move() -> None:
    t = resolve(first_game().set("dial p1", "2"), "astrology", 1).play("p1 pass")
    assert (t.fact("dial p1"), t.asked()) == (["2"], ["p2 focus"])
