"""What armies attack, and what is defended with."""

import pytest

from tests.games.new_dawn.terra_incognita.armies.kit import Campaign
from tests.games.new_dawn.terra_incognita.kit import row
from tests.kit.trace import rule
from ziggurat.games.new_dawn.combat.defending import roller
from ziggurat.games.new_dawn.combat.values import DOUBLED, OTHER_CARD, STRENGTH, TERRAIN
from ziggurat.games.new_dawn.ids import BARBARIAN, CARAVAN, CITY_STATE, NONE
from ziggurat.games.new_dawn.terra_incognita.ids import ARMY, FORT


def crowded() -> Campaign:
    """p1's army on 5b beside 5c, where p2 has a city, an army and a caravan; p3 has a caravan."""
    t = Campaign(seats=3, capitals=("11a", "9a", "15a")).armies("5b").give("p2", cities="5c")
    t.armies("5c", "card", seat="p2").set("caravans p2", "5c").set("caravans p3", "5c")
    return t


# Targets


@rule("ti.attack.choose_piece", "ti.attack.targets", "ti.army.shield_not_attack")
def test_of_several_rival_pieces_the_attacker_names_one() -> None:
    t = crowded().begin().march("5c")
    assert t.asked() == ["p1 choose_piece"]
    assert t.options() == [
        "aim_at army p2", "aim_at city p2", "aim_at caravan p2", "aim_at caravan p3",
    ]  # fmt: skip
    assert t.refused("aim_at token p2") == "nd.attack.targets"
    assert t.refused("aim_at army p3") == "nd.attack.targets"
    t.play("aim_at caravan p3")
    assert (t.fighting.target, t.fighting.defender) == (CARAVAN, 2)


@rule("ti.attack.barbarian_first", "ti.barbarian.army_several")
def test_a_barbarian_in_the_space_is_the_target() -> None:
    t = crowded().barbarian("5c").begin().march("5c")
    assert t.asked() == ["nature attack_die"]
    assert t.fighting.target == BARBARIAN


@rule("ti.attack.one_per_entry")
def test_one_entry_leads_to_one_attack() -> None:
    t = crowded().begin().march("5c").play("aim_at caravan p3").roll(6, 1)
    assert t.asked() == ["p2 focus"]
    assert t.fact("caravans p2") == ["5c"]


@rule("ti.economy.attackable", "ti.attack.win_figure", "ti.attack.figure_bonus")
def test_a_caravan_on_the_map_can_be_attacked() -> None:
    """On hills it defends with 2; it goes back to the economy card."""
    t = Campaign(slot=2).armies("5b").set("caravans p2", "5g").begin().attack("5g", 3, 1)
    assert t.caravans_at("p2") == ["card", "locked", "locked"]
    assert t.told("attack_won") == [("attack_won", 0, t.rules.kinds["space"].parse("5g"), 5, 3)]
    assert t.where() == ["5g", "locked"]


@rule("ti.attack.roller")
def test_the_right_hand_neighbour_rolls_for_a_fort() -> None:
    t = Campaign(slot=3, seats=3, capitals=("11a", "9a", "15a")).fort("11c").begin().march("22a")
    assert (t.fighting.target, t.fighting.defender) == (FORT, NONE)
    assert roller(t.g, 0, t.fighting.defender) == 2


# What is defended with


@rule("ti.attack.fort_bonus", "ti.attack.supporting_army_neutral")
def test_a_free_fort_defends_with_six_and_nothing_else() -> None:
    """Neither a card of anybody nor an army nor a reinforced token beside it helps it."""
    t = Campaign(slot=3).fort("11c").give("p2", reinforced="11d").hold("p2", "terracotta_army")
    t.begin().trade(3, 1).march("22a").roll(1, 1)
    assert t.defence() == [(STRENGTH, NONE, 6)]
    assert t.values() == (4, 7)


@rule("ti.attack.figure_bonus", "ti.attack.figure_not_doubled", "ti.attack.figure_no_reinforced")
@pytest.mark.parametrize("figure", ["army", "caravan"])
def test_a_figure_in_a_city_defends_with_the_plain_difficulty(figure: str) -> None:
    """Hills: 2 for a figure, 4 for the city; reinforced tokens help only the city."""
    t = Campaign(slot=2).armies("5b").give("p2", cities="5g", reinforced="5h 13i")
    t.set("caravans p2", "5g").armies("5g", seat="p2").trade(2, 1).begin().march("5g")
    t.play(f"aim_at {figure} p2").roll(1, 1)
    support = [] if figure == "army" else [(OTHER_CARD, ARMY, 2)]
    assert t.defence() == [(TERRAIN, NONE, 2), *support]


@rule("ti.attack.figure_cards")
def test_cards_of_its_owner_help_a_figure() -> None:
    t = Campaign(slot=2).armies("5b").set("caravans p2", "5g").hold("p2", "ruhr_valley")
    t.trade(2, 1).begin().march("5g").roll(1, 1)
    assert t.defence() == [(TERRAIN, NONE, 2), (OTHER_CARD, row("ruhr_valley"), 5)]


def supported(what: str, *armies: str) -> Campaign:
    """p1 attacks a piece of p2 on 5c, where armies of p2 stand."""
    t = Campaign(seats=3, capitals=("11a", "9a", "15a")).armies("5b").trade(1, 1)
    if what != "army":
        t.set({"city": "cities p2", "token": "control p2", "caravan": "caravans p2"}[what], "5c")
    t.armies(*armies, seat="p2").begin().march("5c")
    if t.asked() == ["p1 choose_piece"]:
        t.play(f"aim_at {what} p2")
    return t.roll(1, 1)


@rule("ti.attack.supporting_army")
@pytest.mark.parametrize("what", ["city", "token", "caravan"])
def test_an_army_supports_any_other_piece_of_its_owner(what: str) -> None:
    assert supported(what, "5c").defence()[-1] == (OTHER_CARD, ARMY, 2)
    assert (OTHER_CARD, ARMY, 2) not in supported(what, "5i").defence()


@rule("ti.attack.supporting_army", "ti.attack.supporting_army_once")
def test_an_army_needs_another_one_and_two_support_like_one() -> None:
    assert supported("army", "5c").defence() == [(TERRAIN, NONE, 1)]
    assert supported("army", "5c", "5c").defence() == [(TERRAIN, NONE, 1), (OTHER_CARD, ARMY, 2)]
    t = supported("city", "5c", "5c")
    assert t.defence() == [(TERRAIN, NONE, 1), (DOUBLED, NONE, 1), (OTHER_CARD, ARMY, 2)]


@rule("ti.attack.supporting_army")
def test_an_army_of_somebody_else_supports_nobody() -> None:
    t = Campaign(seats=3, capitals=("11a", "9a", "15a")).armies("5b").trade(1, 1)
    t.set("control p2", "5c").armies("5c", seat="p3").begin().march("5c")
    t.play("aim_at token p2").roll(1, 1)
    assert t.defence() == [(TERRAIN, NONE, 1)]


@rule("ti.attack.supporting_army_neutral")
def test_nobody_supports_barbarians_and_city_states() -> None:
    """An army of p2 stands with the barbarian; with one in a city-state it would be the same."""
    t = Campaign().armies("5b").barbarian("5c").armies("5c", seat="p2").trade(1, 1)
    t.begin().march("5c")
    assert t.roll(1, 1).defence() == [(TERRAIN, NONE, 1)]
    t = Campaign().armies("12e").armies("12f", seat="p2").trade(1, 1).begin().march("12f")
    t.play("approach 12e")
    assert t.play("aim city_state").fighting.target == CITY_STATE
    assert t.roll(1, 1).defence() == [(STRENGTH, NONE, 8)]
