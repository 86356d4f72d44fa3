"""Diplomacy cards of whoever is attacked go back."""

from tests.games.new_dawn.combat.kit import War
from tests.games.new_dawn.strip import row
from tests.kit.trace import rule

FROM_P1 = "defensive_pact-blue"
FROM_P2 = "joint_war-green"
FROM_P3 = "joint_war-orange"


def holds(t: War, seat: str, card: str) -> bool:
    return card in t.cards(seat)


@rule("nd.attack.return_diplomacy")
def test_the_cards_of_the_attacked_go_back_even_if_the_attack_fails() -> None:
    t = War(seats=3).give("p2", tokens="11f").hold("p1", FROM_P2, FROM_P3).begin()
    t.attack("11f", 1, 6)
    assert not holds(t, "p1", FROM_P2)
    assert holds(t, "p1", FROM_P3)
    assert t.told("returned") == [("returned", 0, row(FROM_P2))]


@rule("nd.attack.return_diplomacy")
def test_the_card_of_an_attacked_city_state_goes_back() -> None:
    t = War().give("p1", tokens="15i").hold("p1", "kabul", "seoul").hold("p2", "kabul").begin()
    t.attack("15j", 1, 6)
    assert not holds(t, "p1", "kabul")
    assert holds(t, "p1", "seoul")
    assert holds(t, "p2", "kabul")


@rule("nd.attack.return_diplomacy_timing")
def test_cards_go_back_before_dice_are_rolled() -> None:
    t = War(seats=3).give("p2", tokens="11f").hold("p1", FROM_P2, FROM_P3).begin()
    t.play("p1 attack 11f", "nature roll 1")
    assert t.told("returned", "attack_value") == [
        ("returned", 0, row(FROM_P2)),
        ("attack_value", 0, 1, 1, 0, 2, 4),
    ]


@rule("nd.attack.defender_keeps")
def test_the_defender_keeps_cards_of_the_attacker() -> None:
    t = War("masonry", 5).give("p2", tokens="11f").hold("p2", FROM_P1).begin().attack("11f", 6, 1)
    assert holds(t, "p2", FROM_P1)


@rule("nd.attack.barbarian_no_return")
def test_attacking_a_barbarian_costs_no_card() -> None:
    t = War().barbarian("15j").give("p1", tokens="15i").hold("p1", FROM_P2, "kabul").begin()
    t.attack("15j", 1, 6)
    assert holds(t, "p1", FROM_P2)
    assert holds(t, "p1", "kabul")


@rule("nd.attack.barbarian_in_owned_space")
def test_a_barbarian_in_a_rival_capital_is_nobodys() -> None:
    t = War("masonry", 5).give("p1", tokens="9b").barbarian("9a").trade(1, 3, "p2")
    t.hold("p1", FROM_P2).begin().attack("9a", 6, 1)
    assert holds(t, "p1", FROM_P2)
    assert t.asked() == ["p1 put_tokens"]
    assert t.realm("p2").trade[0] == 3


@rule("nd.diplomacy.attack_return_all")
def test_several_cards_go_back_together() -> None:
    cards = [f"{kind}-green" for kind in ("joint_war", "defensive_pact", "open_borders")]
    t = War().give("p2", tokens="11f").hold("p1", "potala_palace", *cards).begin()
    t.attack("11f", 1, 6)
    assert [event[2] for event in t.told("returned")] == [row(card) for card in cards]
    assert not any(holds(t, "p1", card) for card in cards)
