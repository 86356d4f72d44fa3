"""What the tech dial brings the automated player."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.automated_player.kit import Automated
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.automated_player.science.gains import BetterCard
from ziggurat.games.new_dawn.ids import ON_CARD

ONE = ("ap_early_empire", "ap_foreign_trade", "ap_pottery", "ap_masonry", "ap_astrology")
TWO = ("ap_drama_and_poetry", "ap_currency", "ap_animal_husbandry", "ap_iron_working",
       "ap_mathematics")  # fmt: skip
THREE = ("ap_civil_service", "ap_steam_power", "ap_nationalism", "ap_mass_production",
         "ap_replaceable_parts")  # fmt: skip
FOUR = ("ap_mass_media", "ap_capitalism", "ap_urbanization", "ap_flight", "ap_nuclear_power")


def gain(row: tuple[str, ...], *levels: int) -> Automated:
    """Level spaces of these levels are reached, in this order."""
    t = Automated("ap_astrology").set("row p2", *row)
    t.g.active = t.seat
    return t.at("turn p2 end", *[BetterCard(t.seat, level) for level in reversed(levels)])


@rule("ap.tech.lowest_random", "ap.tech.to_level")
@component("priority_list.tech_gain", "automated_topic.ap_tech_gain", "criterion.lowest_level")
def test_chance_picks_one_of_the_lowest_cards() -> None:
    t = gain((ONE[0], TWO[1], ONE[2], THREE[3], ONE[4]), 2)
    assert t.asked() == ["nature ap_tech_gain"]
    assert list(t.odds().items()) == [
        (f"gain 1 {TWO[0]}", 1), (f"gain 3 {TWO[2]}", 1), (f"gain 5 {TWO[4]}", 1),
    ]  # fmt: skip
    t.play(f"nature gain 3 {TWO[2]}")
    assert t.fact("row p2") == [ONE[0], TWO[1], TWO[2], THREE[3], ONE[4]]


@rule("ap.tech.lowest_random")
def test_one_lowest_card_is_no_question_and_it_cannot_be_declined() -> None:
    t = gain((TWO[0], TWO[1], ONE[2], TWO[3], TWO[4]), 3)
    assert (t.fact("row p2")[2], t.asked()) == (THREE[2], ["p1 focus"])


@rule("ap.tech.to_level")
def test_a_card_may_skip_levels() -> None:
    assert gain((FOUR[0], FOUR[1], ONE[2], FOUR[3], FOUR[4]), 4).fact("row p2")[2] == FOUR[2]


@rule("ap.tech.already", "ap.tech.above")
@pytest.mark.parametrize(("level", "lowest", "after"), [(2, TWO, THREE), (2, THREE, FOUR),
                                                        (3, THREE, FOUR)])  # fmt: skip
def test_a_card_of_the_level_or_above_goes_up_by_one(
    level: int, lowest: tuple[str, ...], after: tuple[str, ...]
) -> None:
    t = gain((FOUR[0], FOUR[1], FOUR[2], lowest[3], FOUR[4]), level)
    assert t.fact("row p2")[3] == after[3]


@rule("ap.tech.above")
def test_with_all_cards_of_level_four_nothing_changes() -> None:
    t = gain(FOUR, 4)
    assert (t.fact("row p2"), t.asked()) == (list(FOUR), ["p1 focus"])


@rule("ap.tech.each_space")
@pytest.mark.parametrize(
    ("start", "trade", "levels"),
    [
        (0, 0, [2]),  # to 5, over 3
        (0, 1, [2, 2]),  # to 6, over 3
        (6, 3, [3, 3]),  # to 14, over 10
        (18, 1, [4, 4]),  # to 24, over 19
        (22, 0, [4]),  # over 24 and 15 to 17
        (23, 0, [4]),  # over 24 and 15 to 18
        (24, 0, [4]),  # over 15 to 19
        (10, 0, [3]),  # to 15, over 14
        (3, 0, [2]),  # to 8, over 6
    ],
)
def test_each_level_space_gives_its_own_gain(start: int, trade: int, levels: list[int]) -> None:
    t = Automated("ap_astrology").set("dial p2", str(start)).own_trade(0, 0, 0, 0, trade)
    t.begin()
    told: list[int] = []
    while t.asked() == ["nature ap_tech_gain"]:
        told.append(t.g.stack[-1].about()[1])
        t.play(f"nature {t.options()[0].removeprefix('nature ')}")
    assert told == levels


@rule("ap.tech.each_space")
def test_a_gain_is_judged_by_the_row_as_it_then_is() -> None:
    """The first of two gains makes the only low card level II, so that all are for the second."""
    t = gain((ONE[0], TWO[1], TWO[2], TWO[3], TWO[4]), 2, 2)
    assert t.fact("row p2")[0] == TWO[0]
    assert len(t.odds()) == 5
    assert all([card in THREE for card in [word.split()[2] for word in t.odds()]])


@rule("ap.turn.replaced_card")
def test_a_better_card_takes_the_slot_with_everything_on_it() -> None:
    t = Automated("ap_astrology").set("row p2", FOUR[0], ONE[1], FOUR[2], FOUR[3], FOUR[4])
    t.own_trade(0, 2, 0, 0, 0).set("tokens_on_card p2 2", "kabul").caravans("5b", seat="p2")
    t.g.active = t.seat
    t.at("turn p2 end", BetterCard(t.seat, 2))
    assert (t.fact("row p2")[1], t.fact("trade p2 2")) == (TWO[1], ["2"])
    assert (t.fact("tokens_on_card p2 2"), t.fact("caravans p2")) == (["kabul"], ["5b"])
    # Currency shows a second caravan.
    assert t.own_realm.caravans.count(-1) == 1


@rule("ap.turn.replaced_card")
def test_a_science_card_that_is_replaced_while_it_is_resolved_is_the_one_reset() -> None:
    t = Automated("ap_astrology").set("row p2", *FOUR[:4], "ap_astrology").turn()
    assert t.fact("row p2") == ["ap_mathematics", *FOUR[:4]]
    assert t.asked() == ["p1 focus"]


@rule("ap.tech.to_level")
def test_a_first_economy_card_becomes_steam_power_with_two_caravans() -> None:
    t = gain((FOUR[0], ONE[1], FOUR[2], FOUR[3], FOUR[4]), 3)
    assert t.fact("row p2")[1] == "ap_steam_power"
    assert t.own_realm.caravans.count(ON_CARD) == 2
