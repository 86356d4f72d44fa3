"""Leaders: eight sheets, the order of their rows and what each ability does."""

import pytest

from tests.games.new_dawn.cards.kit import Tried, empty_table, number, shown, space, spaces
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.board.kinds import pieces_at
from ziggurat.games.new_dawn.board.spaces import within_limit
from ziggurat.games.new_dawn.combat.values import defence_sum, grouped
from ziggurat.games.new_dawn.content.leaders import coast
from ziggurat.games.new_dawn.focus.caravans import starts
from ziggurat.games.new_dawn.focus.row import lying, ready_tokens
from ziggurat.games.new_dawn.ids import FOCUS_TYPES, MILITARY
from ziggurat.games.new_dawn.masks import bit
from ziggurat.games.new_dawn.printed import focus_of
from ziggurat.games.new_dawn.state import table
from ziggurat.games.new_dawn.wonders.wonders import PayWonder, wonder_cost

KILIMANJARO = bit(number("mt_kilimanjaro"))


@component(
    "leader.america",
    "leader.aztec",
    "leader.egypt",
    "leader.france",
    "leader.japan",
    "leader.rome",
    "leader.scythia",
    "leader.sumeria",
)
@rule("nd.setup.focus_order")
@pytest.mark.parametrize(
    ("name", "order"),
    [
        ("america", "military science industry culture economy"),
        ("aztec", "science culture economy military industry"),
        ("egypt", "science economy industry military culture"),
        ("france", "military science economy industry culture"),
        ("japan", "industry economy military science culture"),
        ("rome", "science economy military culture industry"),
        ("scythia", "culture military science economy industry"),
        ("sumeria", "economy culture science military industry"),
    ],
)
def test_the_order_of_the_first_row(name: str, order: str) -> None:
    t = Tried(name)
    row = t.realm("p1").row
    assert " ".join([FOCUS_TYPES[focus_of(t.rules, card)] for card in row]) == order


# America


def explorer() -> Tried:
    """America places a token on Mt. Kilimanjaro with the culture card in slot 5."""
    t = Tried("america").own("p1", cities="13g").focus("early_empire", 5)
    return t.play("p1 place 13a")


@component("leader.america")
def test_america_lays_a_natural_wonder_on_a_card_of_choice() -> None:
    t = explorer()
    assert t.options() == ["put 1", "put 2", "put 3", "put 4", "put 5"]
    assert t.refused("p1 put store") == "nd.focus.card_text_over_rules"
    t.play("p1 put 3")
    assert t.realm("p1").tokens_on_cards == (0, 0, KILIMANJARO, 0, 0)
    assert lying(t.realm("p1"), 2) == 1


@component("leader.america")
def test_america_spends_it_as_a_resource_and_lays_it_down_again() -> None:
    t = explorer().play("p1 put 3")
    t.run(PayWonder(0, number("petra"), 2, 2))
    assert t.asked() == "p1 lay_natural"
    t.play("p1 put 1")
    assert t.realm("p1").tokens_on_cards == (KILIMANJARO, 0, 0, 0, 0)
    assert ready_tokens(t.realm("p1"), 0) == 0


@component("leader.america")
def test_america_spends_it_as_a_trade_token_and_lays_it_down_again() -> None:
    t = explorer().play("p1 put 1").focus("astrology", 1).play("p1 spend 1")
    assert (t.realm("p1").dial, t.asked()) == (2, "p1 lay_natural")
    t.play("p1 put 4")
    assert t.realm("p1").tokens_on_cards == (0, 0, 0, KILIMANJARO, 0)
    assert lying(t.realm("p1"), 3) == 0
    t.turn()
    assert lying(t.realm("p1"), 3) == 1


@component("leader.america")
def test_america_goes_on_with_its_card_after_laying_a_token() -> None:
    t = explorer().play("p1 put 1").focus("currency", 1)
    t.play("p1 spend 1", "p1 put 2")
    assert (t.asked(), t.facts()[0]) == ("p1 move_caravans", 5)
    t = explorer().play("p1 put 1").focus("early_empire", 1)
    t.play("p1 place 16b", "p1 place 16c", "p1 spend 1", "p1 put 2")
    assert (t.asked(), t.facts()[0]) == ("p1 place_tokens", 1)


@component("leader.america")
def test_no_other_leader_lays_natural_wonders_on_cards() -> None:
    t = Tried("rome", "america").own("p1", cities="13g").focus("early_empire", 5)
    assert t.play("p1 place 13a").asked() == "p1 place_tokens"
    assert t.realm("p1").tokens_on_cards == (0, 0, 0, 0, 0)


# Aztec


def raider() -> Tried:
    """The Aztecs attack a barbarian with Masonry in slot 5; one attack is left."""
    return Tried("aztec").barbarian("16b").focus("masonry", 5).play("p1 attack 16b")


@component("leader.aztec")
def test_aztec_swaps_any_two_cards_after_a_won_attack() -> None:
    t = raider().play("nature roll 6", "nature roll 1", "p1 put 1", "p1 pass")
    assert (t.asked(), len(t.options())) == ("p1 swap_cards", 11)
    assert t.cards("p1").split()[0] == "masonry"
    t.play("p1 swap 1 5")
    assert t.cards("p1") == "pottery astrology early_empire foreign_trade masonry"
    assert t.asked() == "p1 idle"


@component("leader.aztec")
def test_aztec_needs_a_won_attack_and_the_military_card() -> None:
    t = raider().play("nature roll 1", "nature roll 6", "p1 pass")
    assert (t.asked(), t.cards("p1").split()[0]) == ("p1 idle", "masonry")
    t = Tried("aztec").focus("early_empire", 2)
    t.realm("p1").used_this_turn |= bit(number("aztec"))
    assert t.play("p1 pass").asked() == "p1 idle"


@component("leader.aztec")
def test_aztec_is_not_moved_by_the_attacks_of_others() -> None:
    t = Tried("rome", "aztec").barbarian("16b").focus("masonry", 5).play("p1 attack 16b")
    t.play("nature roll 6", "nature roll 1", "p1 put 1", "p1 pass")
    assert (t.asked(), t.realm("p2").used_this_turn) == ("p1 idle", 0)


# Egypt and France


@component("leader.egypt")
@rule("nd.wonder.cost")
def test_egypt_pays_one_less() -> None:
    t = Tried("egypt", "rome")
    assert [wonder_cost(t.g, seat, number("petra")) for seat in (0, 1)] == [6, 7]
    t.hold("p1", "buenos_aires")
    assert wonder_cost(t.g, 0, number("petra")) == 4


@component("leader.france")
@pytest.mark.parametrize(
    ("wonders", "count"),
    [
        ((), 2),
        (("petra",), 3),
        (("petra", "terracotta_army"), 3),
        (("alhambra", "petra"), 4),
        (("petra", "pentagon"), 5),
    ],
)
def test_france_places_more_tokens_by_its_latest_era(wonders: tuple[str, ...], count: int) -> None:
    t = Tried("france").own("p1", cities="13g")
    for name, label in zip(wonders, ("16a", "13g"), strict=False):
        t.wonder(name, label=label)
    assert t.focus("early_empire", 3).facts() == (count,)


# Japan


@component("leader.japan")
def test_japan_finds_coastal_deserts_and_mountains_easier() -> None:
    t = Tried("japan").own("p1", cities="12h").focus("early_empire", 3)
    assert "place 12i" in t.options()
    assert "place 16e" in t.options()
    assert t.refused("p1 place 13f") == "nd.culture.terrain_limit"
    t = Tried("japan").own("p1", cities="12h").focus("early_empire", 2)
    assert t.refused("p1 place 12i") == "nd.culture.terrain_limit"


@component("leader.japan")
def test_japan_in_the_turn_of_others_and_other_seats() -> None:
    t = Tried("japan")
    easy = within_limit(t.g, 0, MILITARY, 3)
    assert shown(easy & spaces("6b 1f 16e 12h 16d 13a")) == ["1f", "6b", "16e"]
    t.turn("p2")
    assert within_limit(t.g, 0, MILITARY, 3) == t.g.board.within[3]
    assert within_limit(t.g, 1, MILITARY, 3) == t.g.board.within[3]


@component("leader.japan")
def test_japan_attacks_coastal_spaces_as_forest() -> None:
    t = Tried("japan").own("p2", tokens="6b 4h 6c", cities="16e").barbarian("1f")
    labels = ("6b", "4h", "6c", "16e", "1f")
    assert [strength(t, 0, label) for label in labels] == [3, 5, 2, 6, 3]
    t = Tried("rome", "japan").own("p2", tokens="6b")
    assert strength(t, 0, "6b") == 5


def strength(t: Tried, seat: int, label: str) -> int:
    """What terrain gives the defender of a space when a seat attacks it."""
    piece = pieces_at(t.g, seat, space(label))[0]
    return grouped(defence_sum(t.g, seat, piece, 1))[1]


@component("leader.japan")
@rule("nd.naturalwonder.no_terrain")
def test_japan_has_no_help_at_natural_wonders() -> None:
    g = table(empty_table((1, 1, 0, 0, 0), (15, 0, 0, 2, 1)).state)
    assert g.board.shore & spaces("1a") == spaces("1a")
    assert shown(coast(g)) == ["15b", "15g", "15j"]


# Rome, Scythia, Sumeria


@component("leader.rome")
@rule("nd.economy.start_immature")
def test_rome_sends_caravans_from_any_city() -> None:
    t = Tried("rome").own("p1", tokens="13b", cities="13g")
    assert shown(starts(t.g, 0, 0)) == ["13g", "16a"]
    t.set("caravans p1", "14a")
    assert shown(starts(t.g, 0, 0)) == ["14a"]
    t = Tried("egypt").own("p1", tokens="13b", cities="13g")
    assert shown(starts(t.g, 0, 0)) == ["16a"]


@component("leader.scythia")
def test_scythia_is_stronger_on_grassland_and_hills() -> None:
    t = Tried("scythia").own("p2", tokens="13b 6c 6d 13f 4h").barbarian("16b").barbarian("13a", "B")
    labels = ("13b", "6c", "6d", "13f", "4h", "14d", "16b", "13a", "11a")
    assert [t.attack_bonus(label) for label in labels] == [3, 3, 0, 0, 0, 3, 3, 0, 3]
    t.own("p1", tokens="16c 13d 16d")
    assert [t.defence_bonus(label) for label in ("16c", "13d", "16d")] == [3, 3, 0]


@component("leader.sumeria")
def test_sumeria_takes_a_resource_for_a_barbarian() -> None:
    t = Tried("sumeria").barbarian("16b").set("resources p2 marble", "8")
    t.focus("masonry", 5).play("p1 attack 16b")
    t.play("nature roll 6", "nature roll 1", "p1 put 2")
    assert t.options() == ["resource mercury", "resource oil", "resource diamond"]
    assert t.refused("p1 resource marble") == "nd.component.resource_shortage"
    t.play("p1 resource diamond")
    assert t.realm("p1").resources == (0, 0, 0, 1)
    assert t.realm("p1").trade == (0, 1, 0, 0, 0)


@component("leader.sumeria")
def test_sumeria_gains_nothing_from_the_attacks_of_others() -> None:
    t = Tried("rome", "sumeria").barbarian("16b").focus("masonry", 5).play("p1 attack 16b")
    t.play("nature roll 6", "nature roll 1", "p1 put 1", "p1 pass")
    assert (t.asked(), t.realm("p2").resources) == ("p1 idle", (0, 0, 0, 0))
