"""Military cards of Terra Incognita: how many armies, how far, how hard, and what else."""

import pytest

from tests.games.new_dawn.terra_incognita.armies.kit import Campaign
from tests.games.new_dawn.terra_incognita.kit import row, space, ti_rules
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.combat.values import (
    AGAINST_BARBARIANS,
    MILITARY_CARD,
    REINFORCED,
    SLOT,
)
from ziggurat.games.new_dawn.ids import MILITARY, NONE
from ziggurat.games.new_dawn.rows import Item
from ziggurat.games.new_dawn.terra_incognita.armies.card import ArmyCard

# Level, armies, distance, bonus, bonus against barbarians, water, leader.
PRINTED = {
    "masonry_ti": (1, 1, 3, 0, 0, False, ""),
    "iron_working_ti": (2, 2, 4, 0, 2, False, ""),
    "mass_production_ti": (3, 2, 5, 2, 0, True, ""),
    "flight_ti": (4, 2, 6, 3, 0, True, ""),
    "horseback_riding": (1, 1, 6, 0, 0, False, "scythia"),
    "scorched_earth": (2, 2, 4, 0, 0, False, "zulu"),
    "siege_tactics": (3, 2, 5, 2, 0, True, "georgia"),
}


@component(
    "focus_card.masonry_ti",
    "focus_card.iron_working_ti",
    "focus_card.mass_production_ti",
    "focus_card.flight_ti",
    "focus_card.horseback_riding",
    "focus_card.scorched_earth",
    "focus_card.siege_tactics",
)
@pytest.mark.parametrize("name", sorted(PRINTED))
def test_what_is_printed(name: str) -> None:
    card = ti_rules().rows[row(name)]
    assert isinstance(card, ArmyCard)
    leader = "" if card.leader == NONE else ti_rules().rows[card.leader].name
    assert card.focus == MILITARY
    assert PRINTED[name] == (
        card.level, card.count, card.distance, card.bonus, card.barbarian_bonus, card.water, leader,
    )  # fmt: skip


@rule("ti.component.focus_removed", "ti.component.focus_added")
def test_no_military_card_of_the_base_game_is_left() -> None:
    names = [ti_rules().rows[card].name for card in ti_rules().families["focus_card"]]
    assert not {"masonry", "iron_working", "mass_production", "flight"} & set(names)


def attacking(card: str, what: str = "control p2", slot: int = 1) -> list[Item]:
    """What p1 adds to its die when it attacks a piece on 5c."""
    t = Campaign(card, slot=slot).armies("5b").set(what, "5c").trade(slot, 1)
    return list(t.begin().march("5c").roll(1, 1).fighting.attack[1:])


@component("focus_card.masonry_ti", "focus_card.horseback_riding", "focus_card.scorched_earth")
@pytest.mark.parametrize("name", ["masonry_ti", "horseback_riding", "scorched_earth"])
def test_cards_that_attack_with_the_slot_number(name: str) -> None:
    assert attacking(name, slot=4) == [(SLOT, NONE, 4)]
    assert attacking(name, "barbarian A", slot=4) == [(SLOT, NONE, 4)]


@component("focus_card.iron_working_ti")
def test_iron_working_is_stronger_against_barbarians() -> None:
    assert attacking("iron_working_ti") == [(SLOT, NONE, 1)]
    bonus = (AGAINST_BARBARIANS, row("iron_working_ti"), 2)
    assert attacking("iron_working_ti", "barbarian A") == [(SLOT, NONE, 1), bonus]


@component("focus_card.mass_production_ti", "focus_card.siege_tactics", "focus_card.flight_ti")
@pytest.mark.parametrize(
    ("name", "bonus"), [("mass_production_ti", 2), ("siege_tactics", 2), ("flight_ti", 3)]
)
def test_cards_that_attack_with_a_bonus(name: str, bonus: int) -> None:
    assert attacking(name) == [(SLOT, NONE, 1), (MILITARY_CARD, row(name), bonus)]


@component("focus_card.horseback_riding")
def test_horseback_riding_goes_six_spaces() -> None:
    """From 11a over 11g, 5i, 5b, 5g and 13i to 13b, which is the sixth."""
    t = Campaign("horseback_riding", slot=2).begin()
    assert "13b" in t.ends()
    assert t.refused("march a1 13d") == "ti.army.move_distance"


# Mass Production


def beaten(card: str = "mass_production_ti") -> Campaign:
    """The army of p1 on 5b has lost against a token on 5c."""
    t = Campaign(card).armies("5b", "11c").give("p2", tokens="5c").begin()
    return t.attack("5c", 1, 6)


@component("focus_card.mass_production_ti")
@rule("ti.attack.lose_no_more", "ti.attack.retry_other_army")
def test_with_mass_production_one_defeated_army_moves_again_from_the_card() -> None:
    t = beaten()
    assert t.where() == ["card", "11c"]
    assert {"11a", "11c"} <= t.ends("a1")
    t.march("11a")
    assert t.where() == ["11a", "11c"]
    assert t.ends("a1") == set()
    assert beaten("iron_working_ti").ends("a1") == set()


@component("focus_card.mass_production_ti")
def test_with_mass_production_a_second_defeat_is_final() -> None:
    """Neither the army that moved again nor the other one sets out once more."""
    t = Campaign("mass_production_ti").armies("5b", "card").give("p2", tokens="11c 5c").begin()
    t.attack("11c", 1, 6, "a2").attack("11c", 1, 6, "a2")
    assert t.where() == ["5b", "card"]
    assert t.ends("a2") == set()
    t.attack("5c", 1, 6)
    assert t.asked() == ["p2 focus"]


@component("focus_card.mass_production_ti")
def test_with_mass_production_both_armies_may_be_beaten_before_one_moves_again() -> None:
    t = Campaign("mass_production_ti").armies("5i", "5b").give("p2", tokens="5c").begin()
    t.attack("5c", 1, 6).attack("5c", 1, 6, "a2")
    assert t.where() == ["card", "card"]
    assert t.ends("a1")
    assert not t.ends("a2")
    t.march("11c")
    assert t.asked() == ["p2 focus"]


@component("focus_card.mass_production_ti")
def test_an_army_that_won_does_not_move_again() -> None:
    t = Campaign("mass_production_ti").armies("5b").give("p2", tokens="5c").begin().win("5c")
    assert t.asked() == ["p2 focus"]


# Siege Tactics


@component("focus_card.siege_tactics")
def test_against_siege_tactics_reinforced_tokens_add_nothing() -> None:
    t = Campaign("siege_tactics").armies("5b").give("p2", reinforced="5c 5a").trade(1, 1)
    t.begin().march("5c").roll(1, 1)
    assert [item for item in t.defence() if item[0] == REINFORCED] == []
    t = Campaign("mass_production_ti").armies("5b").give("p2", reinforced="5c 5a").trade(1, 1)
    t.begin().march("5c").roll(1, 1)
    assert (REINFORCED, NONE, 2) in t.defence()


@component("focus_card.siege_tactics")
def test_against_siege_tactics_a_reinforced_token_of_china_adds_one() -> None:
    t = Campaign("siege_tactics").armies("5b").give("p2", reinforced="5c 5a").trade(1, 1)
    t.hold("p2", "china").begin().march("5c").roll(1, 1)
    assert (REINFORCED, NONE, 2) in t.defence()


@component("focus_card.siege_tactics")
def test_siege_tactics_does_not_weaken_its_owner_in_a_rivals_turn() -> None:
    t = Campaign("masonry_ti").armies("5b").give("p2", reinforced="5c").trade(1, 1)
    cards = ["siege_tactics" if at == "masonry_ti" else at for at in t.fact("row p2")]
    t.set("leader p2", "georgia").set("row p2", *cards).begin().march("5c").roll(1, 1)
    assert (REINFORCED, NONE, 1) in t.defence()


# Scorched Earth


def scorching(*tokens: str) -> Campaign:
    """p1's army on 5b; p2 has tokens."""
    return Campaign("scorched_earth").armies("5b", "card").give("p2", tokens=" ".join(tokens))


@component("focus_card.scorched_earth")
@rule("ti.attack.win_sweeps_figures")
def test_a_scorched_token_goes_back_and_the_army_moves_again() -> None:
    t = scorching("5c").set("caravans p2", "5c").begin().march("5c").play("aim_at token p2")
    t.roll(6, 1)
    assert t.asked() == ["p1 scorch"]
    assert t.options() == ["scorch", "take_over"]
    t.play("scorch")
    assert t.fact("control p1") == t.fact("control p2") == []
    assert t.caravans_at("p2")[0] == "card"
    assert t.where() == ["5c", "card"]
    assert t.ends("a1") == {"5b", "5i"}
    t.march("5i")
    assert t.ends("a1") == set()


@component("focus_card.scorched_earth")
def test_a_token_may_be_replaced_as_usual() -> None:
    t = scorching("5c").begin().win("5c").play("take_over")
    assert t.fact("control p1") == ["5c"]
    assert t.ends("a1") == set()


@component("focus_card.scorched_earth")
def test_a_token_is_scorched_once_in_a_turn() -> None:
    """Also with another army, and when the card is resolved again."""
    t = scorching("5c", "5i").begin(2).win("5c").play("scorch")
    t.win("5i")
    assert t.fact("control p1") == ["5i"]
    assert t.where() == ["5i", "card"]
    t.play("pass")
    assert t.asked() == ["p1 move_armies"]
    t.play("pass")
    assert t.asked() == ["p2 focus"]


@component("focus_card.scorched_earth")
def test_only_control_tokens_are_scorched() -> None:
    t = Campaign("scorched_earth").armies("5b").give("p2", cities="5c").begin().win("5c")
    assert t.fact("cities p1") == ["5c", "11a"]


@component("focus_card.scorched_earth")
def test_a_scorched_natural_wonder_goes_back_to_its_space() -> None:
    t = Campaign("scorched_earth", slot=5).armies("13b").give("p2", tokens="13a")
    natural = t.rules.kinds["row"].write(t.g.board.icons.naturals[space("13a")])
    t.set("natural_tokens").set("naturals p2", natural).begin().win("13a").play("scorch")
    assert t.fact("natural_tokens") == ["13a"]
    assert t.where()[0] == "13a"


# Flight


@component("focus_card.flight_ti")
def test_flight_reaches_behind_rival_lines() -> None:
    """Over a token, a barbarian and water to p2's capital; without Flight all three stop it."""
    t = Campaign("flight_ti", slot=2).armies("12a").give("p2", tokens="12c 9b").begin()
    assert "9a" in t.ends()
    t = Campaign("mass_production_ti", slot=2).armies("12a").give("p2", tokens="12c 9b 9i")
    assert "9a" not in t.begin().ends()
