"""Trade tokens in fights of armies: +1 or another die, one after the other."""

from tests.games.new_dawn.terra_incognita.armies.kit import Campaign
from tests.kit.trace import rule


def fight(mine: int = 0, theirs: int = 0) -> Campaign:
    """p1 attacks a token of p2 on 5c with trade tokens; p1 has rolled 1, p2 has rolled 2."""
    t = Campaign().armies("5b").give("p2", tokens="5c").trade(1, mine).trade(1, theirs, "p2")
    return t.begin().attack("5c", 1, 2)


@rule("ti.attack.trade_options", "ti.attack.trade_wording")
def test_a_token_is_worth_one_or_a_reroll() -> None:
    t = fight(2, 0)
    assert t.asked() == ["p1 spend_on_attack"]
    assert t.options() == ["spend 0", "spend 1", "spend 2", "reroll"]
    assert t.values() == (2, 3)
    assert t.play("spend 2").fact("control p1") == ["5c"]
    assert t.fact("trade p1 1") == ["0"]


@rule("ti.attack.trade_options", "ti.attack.reroll_replaces")
def test_a_reroll_takes_the_place_of_the_die_even_if_it_is_worse() -> None:
    t = Campaign().armies("5b").give("p2", tokens="5c").trade(1, 2).begin().attack("5c", 4, 4)
    assert t.values() == (5, 5)
    t.play("reroll", "nature roll 1")
    assert t.values() == (2, 5)
    assert t.fact("trade p1 1") == ["1"]


@rule("ti.attack.trade_sequential")
def test_each_further_token_is_decided_on_when_the_last_die_is_seen() -> None:
    t = fight(3, 0).play("reroll")
    assert t.asked() == ["nature attack_die"]
    t.roll(2)
    assert t.asked() == ["p1 spend_on_attack"]
    assert t.options() == ["spend 0", "spend 1", "spend 2", "reroll"]
    t.play("reroll").roll(3)
    assert t.values() == (4, 3)
    assert t.options() == ["spend 0", "spend 1", "reroll"]
    assert t.play("spend 0").fact("trade p1 1") == ["1"]
    assert t.fact("control p1") == ["5c"]


@rule("ti.attack.trade_sequential")
def test_when_all_tokens_are_spent_nobody_is_asked() -> None:
    t = fight(1, 0).play("reroll").roll(6)
    assert t.asked() == ["p2 focus"]
    assert t.fact("control p1") == ["5c"]


@rule("ti.attack.trade_attacker_all_first")
def test_the_defender_spends_when_the_attacker_has_finished() -> None:
    t = fight(2, 2).play("reroll").roll(6)
    assert t.asked() == ["p1 spend_on_attack"]
    t.play("spend 1")
    assert t.asked() == ["p2 spend_on_defence"]
    assert t.options() == ["spend 0", "spend 1", "spend 2", "reroll"]
    t.play("p2 reroll").roll(6)
    assert t.values() == (8, 7)
    t.play("p2 spend 1")
    assert t.fact("control p2") == ["5c"]
    assert t.where() == ["card", "locked"]
    assert t.fact("trade p2 1") == ["0"]


@rule("ti.attack.trade_options")
def test_without_a_token_there_is_no_reroll() -> None:
    assert fight(0, 0).where() == ["card", "locked"]
    t = fight(0, 1)
    assert t.asked() == ["p2 spend_on_defence"]
    assert t.refused("p1 reroll")
    assert t.refused("p2 spend 2") == "nd.trade.spend_on_resolve"


@rule("ti.attack.reroll_any_token")
def test_a_city_state_token_on_the_card_buys_one_reroll_in_a_turn() -> None:
    """Kabul's token stays on the card, and can be used once in the turn."""
    t = Campaign().armies("5b").give("p2", tokens="5c").conquered("15j", "p1")
    t.give("p1", cities="15j").begin().attack("5c", 1, 2)
    assert t.options() == ["spend 0", "spend 1", "reroll"]
    t.play("reroll").roll(1)
    assert t.told("used_token")
    assert t.where() == ["card", "locked"]
    assert t.fact("tokens_on_card p1 1") == ["kabul"]


@rule("ti.attack.reroll_any_token")
def test_a_defender_rerolls_with_a_city_state_token_too() -> None:
    t = Campaign().armies("5b").give("p2", tokens="5c", cities="15j").conquered("15j", "p2")
    t.begin().attack("5c", 6, 1)
    assert t.asked() == ["p2 spend_on_defence"]
    t.play("p2 reroll").roll(6)
    assert t.fact("control p2") == ["5c"]
