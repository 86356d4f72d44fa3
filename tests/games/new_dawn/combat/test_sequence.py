"""An attack, step by step."""

from tests.games.new_dawn.combat.kit import War
from tests.games.new_dawn.strip import row, space
from tests.kit.trace import rule
from ziggurat.games.new_dawn.combat.attack import AFTERMATH, ATTACKER_SPENDS
from ziggurat.games.new_dawn.combat.values import DIE, TOKENS, total
from ziggurat.games.new_dawn.content.naming import KABUL
from ziggurat.games.new_dawn.ids import BARBARIAN, NONE, TOKEN
from ziggurat.games.new_dawn.masks import bit
from ziggurat.games.new_dawn.view import view_combat

MONEYGRUBBER = "civilized-moneygrubber"
STEPS = (
    "attacks",
    "attack_value",
    "defence_value",
    "spent_in_combat",
    "attack_won",
    "attack_lost",
)


def forest_battle() -> War:
    t = War("iron_working", 2).give("p2", reinforced="11b 11i 11h").trade(2, 2)
    return t.begin().attack("11b", 5, 3)


@rule("nd.attack.sequence", "nd.attack.compare", "nd.attack.win_token")
def test_the_battle_for_the_forest() -> None:
    t = forest_battle()
    assert t.facts() == (space("11b"), 8, 9)
    t.play("p1 spend 2")
    assert t.told(*STEPS) == [
        ("attacks", 0, space("11b"), TOKEN),
        ("attack_value", 0, 5, 2, 1, 0, 8),
        ("defence_value", 1, 3, 3, 3, 0, 9),
        ("spent_in_combat", 0, 2, 10),
        ("attack_won", 0, space("11b"), 10, 9),
    ]
    assert t.tokens("p1") == ["11b"]
    assert t.realm("p1").trade == (0, 0, 0, 0, 0)


def test_everybody_sees_the_battle_item_by_item() -> None:
    t = forest_battle()
    seen = view_combat(t.g)
    assert seen is not None
    assert (seen.seat, seen.space, seen.target, seen.defender) == (0, space("11b"), TOKEN, 1)
    assert (seen.step, total(seen.attack), total(seen.defence)) == (ATTACKER_SPENDS, 8, 9)
    assert seen.attack[0] == (DIE, NONE, 5)
    t.play("p1 spend 2")
    assert view_combat(t.g) is None


def test_a_battle_stays_in_sight_while_spoils_are_taken() -> None:
    t = War("masonry", 5).give("p1", tokens="9b").trade(5, 1).trade(2, 1, "p2")
    t.begin().attack("9a", 6, 1).play("p1 spend 1")
    assert t.asked() == ["p1 rob"]
    seen = view_combat(t.g)
    assert seen is not None
    assert seen.step == AFTERMATH
    assert seen.attack[-1] == (TOKENS, NONE, 1)
    assert total(seen.attack) > total(seen.defence)


@rule("nd.attack.rolls")
def test_each_side_rolls_once() -> None:
    t = War().barbarian("11f").begin().play("p1 attack 11f")
    assert t.asked() == ["nature attack_die"]
    assert t.options() == [f"roll {face}" for face in range(1, 7)]
    assert t.play("nature roll 1").asked() == ["nature defence_die"]
    assert t.play("nature roll 6").asked() == ["p1 attack"]
    assert len(t.told("attack_value", "defence_value")) == 2


@rule("nd.attack.neutral_roller")
def test_the_right_hand_neighbour_rolls_for_those_without_an_owner() -> None:
    t = War(seats=4).barbarian("11f").give("p2", tokens="11e").begin()
    t.attack("11f", 1, 6)
    assert t.told("defence_value")[0][:2] == ("defence_value", 3)
    t.attack("11e", 1, 6)
    assert t.told("defence_value")[1][:2] == ("defence_value", 1)


@rule("nd.attack.trade_attacker_first")
def test_the_attacker_may_spend_when_both_values_are_known() -> None:
    t = forest_battle()
    assert t.asked() == ["p1 spend_on_attack"]
    assert t.options() == ["spend 0", "spend 1", "spend 2"]
    assert t.refused("p1 spend 3") == "nd.trade.spend_on_resolve"
    t.play("p1 spend 1")
    assert t.told("attack_lost") == [("attack_lost", 0, space("11b"), 9, 9)]


@rule("nd.attack.trade_defender_second", "nd.attack.trade_once")
def test_the_defender_answers_and_has_the_last_word() -> None:
    t = War("masonry", 5).give("p2", tokens="11f").trade(5, 3).trade(1, 2, "p2")
    t.begin().attack("11f", 1, 3).play("p1 spend 3")
    assert t.asked() == ["p2 spend_on_defence"]
    assert t.facts() == (space("11f"), 9, 8)
    t.play("p2 spend 1")
    assert t.told("attack_lost") == [("attack_lost", 0, space("11f"), 9, 9)]
    assert t.asked() == ["p1 attack"]
    assert t.realm("p2").trade[0] == 1


@rule("nd.attack.trade_neutral")
def test_nobody_spends_for_barbarians() -> None:
    t = War().barbarian("11f").trade(1, 1).trade(1, 3, "p2").begin().attack("11f", 1, 6)
    assert t.asked() == ["p1 spend_on_attack"]
    assert t.play("p1 spend 0").asked() == ["p1 attack"]


@rule("nd.attack.compare")
def test_the_higher_value_wins() -> None:
    t = War("masonry", 4).give("p2", tokens="11f").begin().attack("11f", 6, 4)
    assert t.told("attack_won") == [("attack_won", 0, space("11f"), 10, 9)]
    assert t.tokens("p1") == ["11f"]


@rule("nd.attack.tie")
def test_the_defender_wins_a_tie() -> None:
    t = War("masonry", 4).give("p2", tokens="11f").begin().attack("11f", 5, 4)
    assert t.told("attack_lost") == [("attack_lost", 0, space("11f"), 9, 9)]
    assert t.tokens("p2") == ["11f"]


@rule("nd.attack.lose")
def test_a_lost_attack_costs_what_was_spent_and_nothing_else() -> None:
    t = War().give("p2", reinforced="11f").trade(1, 3).begin()
    t.attack("11f", 1, 6).play("p1 spend 2")
    assert t.tokens("p2") == ["11f+"]
    assert t.tokens("p1") == []
    assert t.realm("p1").trade[0] == 1


@rule("nd.trade.combat_one_attack")
def test_spent_tokens_count_for_one_attack_only() -> None:
    t = War().give("p2", tokens="11f").trade(1, 3).begin()
    t.attack("11f", 1, 6).play("p1 spend 2").attack("11f", 1, 6)
    assert t.facts() == (space("11f"), 2, 11)
    assert t.options() == ["spend 0", "spend 1"]


@rule("nd.citystate.token_spend", "nd.citystate.token_stays", "nd.citystate.token_once")
def test_a_city_state_token_is_spent_once_a_turn_and_stays() -> None:
    t = War().conquered("15j", "p1").give("p2", tokens="11f").begin().attack("11f", 1, 6)
    assert t.options() == ["spend 0", "spend 1"]
    t.play("p1 spend 1").attack("11f", 1, 6)
    assert t.told("attack_lost") == [
        ("attack_lost", 0, space("11f"), 3, 11),
        ("attack_lost", 0, space("11f"), 2, 11),
    ]
    assert t.realm("p1").tokens_on_cards[0] == bit(KABUL)


@rule("nd.citystate.token_limit")
def test_a_city_state_token_is_no_trade_token() -> None:
    t = War("masonry", 5).conquered("15j", "p1").trade(5, 2).barbarian("11f").begin()
    t.attack("11f", 6, 1).play("p1 spend 0", "p1 put 5")
    assert t.realm("p1").trade[4] == 3
    assert t.realm("p1").tokens_on_cards[4] == bit(KABUL)


@rule("nd.citystate.token_defence")
def test_a_defender_may_spend_a_city_state_token() -> None:
    t = War().conquered("15j", "p2").give("p2", tokens="11f").begin().attack("11f", 6, 1)
    assert t.asked() == ["p2 spend_on_defence"]
    assert t.options() == ["spend 0", "spend 1"]
    t.play("p2 spend 1").attack("11f", 6, 1)
    assert t.told("attack_lost")[0] == ("attack_lost", 0, space("11f"), 7, 7)
    assert t.told("attack_won") == [("attack_won", 0, space("11f"), 7, 6)]


def test_agendas_are_tested_when_the_result_is_complete() -> None:
    t = War("masonry", 5).give("p1", tokens="5g").give("p2", tokens="13i")
    t.wonder("colossus", "11a").wonder("big_ben", "13i").set("victory", MONEYGRUBBER)
    t.begin().attack("13i", 6, 1)
    assert t.realm("p1").claims == bit(row(MONEYGRUBBER))


def test_cards_learn_of_a_won_attack() -> None:
    t = War("masonry", 5).hold("p1", "chronicle").barbarian("11f").begin()
    t.attack("11f", 1, 6).attack("11f", 6, 1)
    assert t.told("chronicle_won") == []
    t.play("p1 put 1")
    assert t.told("chronicle_won") == [("chronicle_won", 0, space("11f"), BARBARIAN, NONE)]
