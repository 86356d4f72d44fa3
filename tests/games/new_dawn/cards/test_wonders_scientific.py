"""Scientific wonders: six rows, what each does and where it stops."""

import pytest

from tests.games.new_dawn.cards.kit import Tried, number, printed, space
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.board.pieces import put_city, remove_city
from ziggurat.games.new_dawn.diplomacy.givers import card_limit
from ziggurat.games.new_dawn.focus.science import GainCard
from ziggurat.games.new_dawn.masks import has


@component("wonder.oracle")
def test_oracle_swaps_two_neighbours_with_their_tokens() -> None:
    t = Tried().wonder("oracle").trade(0, 1, 2)
    t.turn().play("p1 use oracle")
    assert t.options() == ["pass", "swap 1 2", "swap 2 3", "swap 3 4", "swap 4 5"]
    assert t.refused("p1 swap 1 3") == "nd.focus.row"
    assert t.refused("p1 swap 2 2") == "nd.focus.row"
    assert t.refused("p1 swap 2 1") == "nd.focus.card_text_over_rules"
    t.play("p1 swap 2 3")
    assert t.cards("p1") == "astrology masonry foreign_trade early_empire pottery"
    assert (t.realm("p1").trade, t.asked()) == ((0, 2, 1, 0, 0), "p1 focus")


@component("wonder.pyramids")
def test_pyramids_improve_three_cards_of_level_one() -> None:
    t = Tried().slot("currency", 2).trade(2).build("pyramids")
    assert "gain 2 steam_power" not in t.options()
    assert t.refused("p1 gain 2 steam_power") == "nd.science.gain_exact_level"
    assert t.refused("p1 gain 1 iron_working") == "nd.focus.card_text_over_rules"
    t.play("p1 gain 1 mathematics", "p1 gain 3 iron_working", "p1 gain 4 drama_and_poetry")
    assert t.cards("p1") == "mathematics currency iron_working drama_and_poetry pottery"
    assert t.realm("p1").trade == (2, 0, 0, 0, 0)
    assert t.asked() == "p1 idle"


@component("wonder.pyramids")
def test_pyramids_take_each_card_once_and_may_stop() -> None:
    t = Tried().build("pyramids").play("p1 gain 3 iron_working")
    others = ["1 mathematics", "2 currency", "4 drama_and_poetry", "5 animal_husbandry"]
    assert t.options() == ["pass", *[f"gain {other}" for other in others]]
    assert t.refused("p1 gain 3 mass_production") == "nd.focus.card_text_over_rules"
    assert t.refused("p1 gain 1 currency") == "nd.focus.card_text_over_rules"
    assert t.play("p1 pass").asked() == "p1 idle"


@component("wonder.pyramids")
@rule("nd.wonder.card_gained")
def test_pyramids_act_while_the_industry_card_is_resolved() -> None:
    t = Tried().set("offer scientific", "pyramids")
    t.set("resources p1 mercury", "1").set("resources p1 oil", "1")
    t.focus("pottery", 5).play("p1 wonder pyramids", "p1 gain 5 animal_husbandry", "p1 pass")
    assert t.cards("p1") == "animal_husbandry astrology foreign_trade masonry early_empire"


@component("wonder.pyramids", "wonder.potala_palace", "wonder.porcelain_tower")
@pytest.mark.parametrize("name", ["pyramids", "potala_palace", "porcelain_tower"])
def test_a_captured_wonder_was_not_built(name: str) -> None:
    t = Tried().own("p2", cities="13g").wonder(name, "p2", "13g")
    remove_city(t.g, 1, space("13g"))
    put_city(t.g, 0, space("13g"))
    assert has(t.realm("p1").in_play, number(name))
    assert t.run().asked() == "p1 idle"


@component("wonder.potala_palace")
@rule("nd.diplomacy.limit_player")
def test_potala_palace_takes_three_cards_of_other_players() -> None:
    t = Tried(seats=3).hold("p3", "embassy-green").build("potala_palace")
    mine = ["joint_war-green", "defensive_pact-green", "open_borders-green"]
    kinds = ["joint_war", "defensive_pact", "embassy", "open_borders"]
    others = [*mine, *[f"{kind}-orange" for kind in kinds]]
    assert t.options() == ["pass", *[f"take {card}" for card in others]]
    assert t.refused("p1 take embassy-green") == "nd.economy.rival_card"
    assert t.refused("p1 take embassy-blue") == "nd.diplomacy.own_none"
    assert t.refused("p1 take brussels") == "nd.diplomacy.availability"
    assert t.refused("p1 take embassy-red") == "nd.diplomacy.availability"
    t.play(*[f"p1 take {card}" for card in mine])
    assert all(has(t.realm("p1").in_play, number(card)) for card in mine)
    assert t.asked() == "p1 idle"


@component("wonder.potala_palace")
def test_potala_palace_raises_the_limit_to_four() -> None:
    t = Tried().wonder("potala_palace")
    assert (card_limit(t.g, 0, 1), card_limit(t.g, 1, 0)) == (4, 1)


@component("wonder.potala_palace")
def test_potala_palace_may_take_fewer() -> None:
    t = Tried().build("potala_palace").play("p1 take embassy-green", "p1 pass")
    assert t.asked() == "p1 idle"
    assert t.heard("took_card") == [("took_card", 0, number("embassy-green"))]


@component("wonder.porcelain_tower")
def test_porcelain_tower_improves_two_cards_by_one_level() -> None:
    t = Tried().row("astrology currency mass_production mass_media pottery")
    t.build("porcelain_tower")
    better = [
        "gain 1 mathematics",
        "gain 2 steam_power",
        "gain 3 flight",
        "gain 5 animal_husbandry",
    ]
    assert t.options() == ["pass", *better]
    assert t.refused("p1 gain 2 capitalism") == "nd.science.gain_exact_level"
    t.play("p1 gain 2 steam_power")
    assert t.refused("p1 gain 2 capitalism") == "nd.focus.card_text_over_rules"
    t.play("p1 gain 3 flight")
    assert t.cards("p1") == "astrology steam_power flight mass_media pottery"
    assert t.asked() == "p1 idle"


@component("wonder.porcelain_tower", "wonder.oxford_university")
def test_porcelain_tower_with_the_next_level_already_in_the_row() -> None:
    t = Tried().row("astrology currency masonry early_empire foreign_trade")
    t.build("porcelain_tower")
    assert t.refused("p1 gain 5 currency") == "nd.science.gain_own_deck"


@component("wonder.oxford_university")
def test_oxford_university_lets_any_type_replace_any_but_science() -> None:
    assert Tried().run(GainCard(0, 2)).refused("p1 gain 2 iron_working")
    t = Tried().wonder("oxford_university").run(GainCard(0, 2))
    assert "gain 1 mathematics" in t.options()
    assert t.refused("p1 gain 1 iron_working") == "nd.science.replace_same_type"
    assert t.refused("p1 gain 2 flight") == "nd.science.gain_exact_level"
    t.play("p1 gain 2 iron_working")
    assert t.cards("p1") == "astrology iron_working masonry early_empire pottery"


@component("wonder.oxford_university")
def test_oxford_university_allows_a_second_science_card() -> None:
    t = Tried().wonder("oxford_university").run(GainCard(0, 2)).play("p1 gain 5 mathematics")
    assert t.cards("p1") == "astrology foreign_trade masonry early_empire mathematics"
    assert t.run(GainCard(0, 3)).refused("p1 gain 5 nationalism") == "nd.science.replace_same_type"


@component("wonder.kremlin")
def test_kremlin_needs_more_reinforced_tokens_than_the_defender() -> None:
    t = Tried().own("p1", reinforced="16b 16c").own("p2", tokens="13c", reinforced="2h")
    t.wonder("kremlin")
    assert (t.attack_bonus("13c"), t.attack_bonus("11a")) == (4, 4)
    t.own("p2", reinforced="2g")
    assert t.attack_bonus("13c") == 0


@component("wonder.kremlin")
def test_kremlin_is_for_attacks_on_rivals_only() -> None:
    t = (
        Tried()
        .own("p1", reinforced="16b 16c")
        .wonder("kremlin")
        .barbarian("13e")
        .barbarian("11a", "B")
    )
    assert [t.attack_bonus(label) for label in ("13e", "14d", "11a")] == [0, 0, 0]
    assert t.defence_bonus("16b") == 0


@pytest.mark.parametrize(
    ("name", "era", "cost", "second"),
    [
        ("oracle", "ancient", 8, "marble"),
        ("pyramids", "ancient", 9, "oil"),
        ("potala_palace", "medieval", 10, "marble"),
        ("porcelain_tower", "medieval", 9, "diamond"),
        ("oxford_university", "modern", 10, "marble"),
        ("kremlin", "modern", 11, "oil"),
    ],
)
def test_printed_on_scientific_wonders(name: str, era: str, cost: int, second: str) -> None:
    assert printed(name) == ("scientific", era, cost, {"mercury", second})
