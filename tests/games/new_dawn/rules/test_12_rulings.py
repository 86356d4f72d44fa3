"""Rulings that neither rulebook nor cards spell out, where no other test shows them."""

import pytest

from tests.games.new_dawn.kit import choose, first_game, in_slot, realm, resolve
from tests.games.new_dawn.rules.test_10_barbarians import NORTH_EAST, WEST, march, where, wild
from tests.games.new_dawn.rules.test_11_victory import covered
from tests.kit.table import Position
from tests.kit.trace import component, rule
from ziggurat import api
from ziggurat.games.new_dawn.board.pieces import move_city_state_token
from ziggurat.games.new_dawn.board.spaces import slot_needed, within_limit
from ziggurat.games.new_dawn.combat.defending import defence_tokens, spend_defence
from ziggurat.games.new_dawn.focus.row import spend_tokens
from ziggurat.games.new_dawn.ids import CITY_STATE, CULTURE, FIFTH
from ziggurat.games.new_dawn.moments import ATTACK_BONUS
from ziggurat.games.new_dawn.state import table
from ziggurat.games.new_dawn.turn.turn import does_nothing
from ziggurat.games.new_dawn.verbs import FOCUS
from ziggurat.games.new_dawn.victory import LiftForMarker
from ziggurat.kernel.content import adjusted
from ziggurat.kernel.engine import child
from ziggurat.kernel.flows import Flow


def number(t: Position, kind: str, name: str) -> int:
    return t.rules.kinds[kind].parse(name)


# Terrain


@rule("nd.space.difficulty_together")
@component("leader.japan", "city_state.mohenjo_daro", "city_state.kumasi")
@pytest.mark.parametrize(
    ("cards", "needed"),
    [
        # 16e desert at the edge, 13f desert inland, 14j mountain at the edge, 12h mountain inland,
        # 14f forest, 14h hills, 16b grassland.
        ((), (3, 4, 3, 5, 3, 2, 1)),
        (("mohenjo_daro",), (2, 3, 2, 4, 2, 1, 1)),
        (("kumasi",), (3, 4, 3, 5, 1, 2, 1)),
        (("mohenjo_daro", "kumasi"), (2, 3, 2, 4, 1, 1, 1)),
    ],
)
def test_japan_and_city_states_make_terrain_easier_together(
    cards: tuple[str, ...], needed: tuple[int, ...]
) -> None:
    t = first_game().set("leader p1", "japan").set("cards p1", *cards)
    g = table(t.state)
    spaces = [number(t, "space", at) for at in ("16e", "13f", "14j", "12h", "14f", "14h", "16b")]
    assert tuple([slot_needed(g, 0, CULTURE, space) for space in spaces]) == needed


@rule("nd.space.difficulty_together", "nd.culture.terrain_limit")
def test_every_space_is_within_reach_of_slot_five() -> None:
    t = first_game()
    assert within_limit(table(t.state), 0, CULTURE, FIFTH) == table(t.state).board.land


# Tokens on cards


@rule("nd.trade.lasting_first")
def test_tokens_that_stay_are_spent_before_trade_tokens() -> None:
    t = first_game().set("tokens_on_card p1 1", "geneva").set("trade p1 1", "2")
    g = table(t.state)
    for spent, left in ((1, 2), (1, 1)):
        spend_tokens(g, 0, 0, spent)
        assert g.realms[0].trade[0] == left


@rule("nd.citystate.token_card")
@pytest.mark.parametrize(
    ("row", "slot"),
    [
        (("foreign_trade", "astrology", "masonry", "mathematics", "pottery"), 2),
        (("foreign_trade", "early_empire", "masonry", "iron_working", "pottery"), 1),
    ],
)
def test_the_token_of_a_city_state_among_two_cards_of_its_type_or_none(
    row: tuple[str, ...], slot: int
) -> None:
    t = first_game().set("row p1", *row)
    move_city_state_token(table(t.state), number(t, "city_state", "geneva"), 0)
    assert t.fact(f"tokens_on_card p1 {slot}") == ["geneva"]


@rule("nd.attack.defence_cards")
def test_a_defender_spends_from_the_lowest_military_card_or_from_none() -> None:
    t = first_game().set("row p2", "masonry", "astrology", "iron_working", "pottery", "currency")
    t.set("trade p2 1", "1").set("trade p2 2", "3").set("trade p2 3", "2")
    g = table(t.state)
    assert defence_tokens(g, 1) == 3
    spend_defence(g, 1, 2)
    assert g.realms[1].trade == (0, 3, 1, 0, 0)
    t = first_game().set(
        "row p2", "early_empire", "astrology", "currency", "pottery", "mathematics"
    )
    t.set("trade p2 1", "3").set("trade p2 2", "3")
    assert defence_tokens(table(t.state), 1) == 0


# Barbarians and caravans


@rule("nd.barbarian.water_caravan")
def test_a_barbarian_that_crosses_water_destroys_caravans_there() -> None:
    t = march(wild(A="6c").set("caravans p1", "6a").set("caravans p2", "6g"), WEST)
    assert where(t) == ["6f"]
    assert (t.fact("caravans p1"), t.fact("caravans p2")) == ([], ["6g"])


@rule("nd.barbarian.water_caravan", "nd.barbarian.water_then_edge")
def test_a_barbarian_that_turns_round_on_water_destroys_caravans_there() -> None:
    t = march(wild(A="16i").set("caravans p1", "16j"), NORTH_EAST)
    assert (where(t), t.fact("caravans p1")) == (["16i"], [])


@rule("nd.barbarian.water_caravan", "nd.wonder.petra_turned")
def test_a_way_that_a_barbarian_does_not_take_costs_no_caravan() -> None:
    t = wild(A="6c").set("caravans p1", "6a").set("reinforced p1", "6f")
    march(t.set("wonder_at petra", "16a"), WEST)
    assert (where(t), t.fact("caravans p1")) == (["4j"], ["6a"])
    t = wild(A="6c").set("caravans p1", "6a").set("reinforced p1", "6f", "4j")
    march(t.set("wonder_at petra", "16a"), WEST)
    assert (where(t), t.fact("caravans p1")) == (["6c"], ["6a"])
    assert t.fact("reinforced p1") == ["4j", "6f"]


@rule("nd.economy.caravan_built_over", "nd.industry.city_on_caravan")
def test_a_caravan_in_a_new_rival_city_stays_and_may_come_back_to_trade() -> None:
    t = first_game().set("control p2", "11h").set("caravans p1", "11h")
    resolve(t, "pottery", 5, "p2").play("p2 build 11h")
    assert t.fact("caravans p1") == ["11h"]
    assert t.asked() == ["p1 focus"]
    slot = t.fact("row p1").index("foreign_trade") + 1
    assert realm(t).trade == (0, 0, 0, 0, 0)
    # Slot 2 lets the caravan cross the neighbouring hills and come back.
    t.play(f"p1 focus {slot}")
    assert "p1 move c1 11h" in t.options()
    t.play("p1 move c1 11h")
    assert t.asked() == ["p1 put_tokens"]


@rule("nd.economy.conquered_token", "nd.economy.conquered_citystate")
def test_a_city_state_held_with_a_token_is_a_rival_city_for_caravans() -> None:
    t = first_game().set("city_state_tokens", "6e", "12a", "15a").set("control p2", "14d")
    t.set("closed_city_states", "geneva")
    resolve(t, "foreign_trade", 5).play("p1 move c1 14d")
    assert t.asked() == ["p1 put_tokens"]
    assert "p1 put 5" in t.options()


@rule("nd.citystate.carthage_space")
@component("city_state.carthage")
def test_carthage_counts_the_attacked_city_state_itself() -> None:
    t = first_game().set("cards p1", "carthage").set("city_state_tokens", "15a")
    args = (number(t, "space", "15a"), CITY_STATE, -1)
    assert adjusted(table(t.state), ATTACK_BONUS, 0, args, 0) == 1


@rule("nd.space.distance_land", "nd.citystate.carthage_space")
@component("city_state.carthage")
def test_carthage_does_not_count_over_water() -> None:
    """Between 6f and the city in 6c lies only the water 6a; the way by land is longer."""
    t = first_game().set("cards p1", "carthage").set("city_state_tokens").set("cities p1", "6c")
    g = table(t.state)
    near = [adjusted(g, ATTACK_BONUS, 0, (number(t, "space", at), 3, 1), 0) for at in ("6b", "6f")]
    assert near == [1, 0]


# Markers of victory cards


def everything_placed() -> Position:
    """p1 has all 31 control tokens on the map and is about to reach the last dial space."""
    t = first_game().set("victory", "technophile-scholarly").set("dial p1", "23")
    return t.set("control p1", *covered(t, 31))


@rule("nd.victory.marker_supply")
def test_without_an_unused_token_one_may_be_lifted_for_the_marker() -> None:
    t = resolve(everything_placed(), "astrology", 1).play("p1 spend 0", "p1 pass")
    assert t.asked() == ["p1 lift_for_marker"]
    assert t.refused("p1 lift 16b") == "nd.culture.no_token_left_general"
    first = t.fact("control p1")[0]
    t.play(f"p1 lift {first}")
    assert (len(t.fact("control p1")), realm(t).tokens_left) == (30, 0)
    assert table(t.state).realms[0].markers == 1
    assert t.fact("claims p1") == ["technophile-scholarly"]


@rule("nd.victory.marker_supply")
def test_a_card_may_stay_without_a_marker_and_then_owes_none() -> None:
    t = resolve(everything_placed(), "astrology", 1).play("p1 spend 0", "p1 pass", "p1 pass")
    assert t.asked() == ["p2 focus"]
    assert (table(t.state).realms[0].markers, realm(t).tokens_left) == (0, 0)
    g = table(t.state)
    g.realms[0].control &= g.realms[0].control - 1
    assert realm(t).tokens_left == 1


@rule("nd.victory.marker", "nd.component.control_tokens")
def test_a_marker_comes_from_the_unused_tokens() -> None:
    t = first_game().set("victory", "technophile-scholarly").set("dial p1", "23")
    before = realm(t).tokens_left
    resolve(t, "astrology", 1).play("p1 spend 0", "p1 pass")
    assert t.fact("claims p1") == ["technophile-scholarly"]
    assert realm(t).tokens_left == before - 1


@rule("nd.victory.marker_supply")
def test_the_question_for_a_marker_is_about_its_card() -> None:
    t = everything_placed()
    card = number(t, "victory_card", "technophile-scholarly")
    t.at("turn p1 focus", LiftForMarker(0, card))
    assert t.state.asked[0].facts == (card,)
    assert not t.state.asked[0].any_order


# Potala Palace


@rule("nd.diplomacy.limit_lowered")
@component("wonder.potala_palace")
def test_one_card_too_many_of_two_rivals_is_two_questions() -> None:
    t = first_game(3).set("cities p1", "13b").set("wonder_at potala_palace", "13b")
    t.set("cards p1", "joint_war-green", "embassy-green", "joint_war-orange", "embassy-orange")
    t.set("control p2", "13c")
    in_slot(t, "masonry", 5, "p2").at("turn p2 focus").play("p2 focus 5", "p2 attack 13b")
    t.play("nature roll 6", "nature roll 1")
    asked = []
    while t.asked() == ["p1 keep_cards"]:
        asked.append(t.state.asked[0].facts)
        t.play(t.options()[-1])
    assert sorted(asked) == [(1, 1), (2, 1)]
    assert t.fact("cards p1") == ["embassy-green", "embassy-orange"]


@rule("nd.diplomacy.limit_lowered")
def test_who_is_within_the_limit_is_not_asked() -> None:
    t = first_game().set("cities p1", "13b").set("wonder_at potala_palace", "13b")
    t.set("cards p1", "joint_war-green").set("control p2", "13c")
    in_slot(t, "masonry", 5, "p2").at("turn p2 focus").play("p2 focus 5", "p2 attack 13b")
    t.play("nature roll 6", "nature roll 1")
    assert t.asked() != ["p1 keep_cards"]
    assert t.fact("cards p1") == ["joint_war-green"]


@rule("nd.attack.loss_first", "nd.victory.claim_mid_effect")
def test_cards_are_given_back_before_a_taken_wonder_completes_a_victory_card() -> None:
    """Potala Palace is the second scientific wonder of p1; p2 holds one card of p1 too many."""
    t = first_game().set("victory", "technophile-scholarly", "civilized-moneygrubber")
    t.set("cities p1", "13b").set("wonder_at oracle", "13b")
    t.set("control p2", "13f").set("wonder_at potala_palace", "13f")
    colour = t.fact("colour p1")[0]
    t.set("cards p2", f"joint_war-{colour}", f"embassy-{colour}")
    resolve(t, "mass_media", 1).play("p1 pass", "p1 strike 13f")
    assert t.asked() == ["p2 keep_cards"]
    assert t.fact("claims p1") == []
    t.play(t.options()[0])
    assert t.fact("claims p1") == ["technophile-scholarly"]
    heard = [event.partition(" ")[0] for event in t.heard("p1")]
    assert heard.index("returned") < heard.index("claimed")


# Cards that do nothing


def idle(t: Position, seat: int = 0) -> list[int]:
    return [place + 1 for place in range(5) if does_nothing(table(t.state), seat, place)]


@rule("nd.turn.no_effect")
def test_a_card_that_can_do_nothing_says_so() -> None:
    """No token to reinforce and nothing in range; no city within reach in slot 1 either."""
    t = in_slot(first_game(), "masonry", 1)
    t.set("barbarian D", "15j").set("city_state_tokens", "6e")
    t.at("turn p1 focus")
    assert idle(t) == [1]
    t.play("p1 focus 1")
    card = number(t, "focus_card", "masonry")
    heard = t.heard("p2")
    assert heard[heard.index(f"chose_focus {card} 1") + 1] == f"no_effect {card}"
    assert t.asked() == ["p2 focus"]


@rule("nd.turn.no_effect")
def test_a_card_that_can_do_something_does_not() -> None:
    t = choose(in_slot(first_game(), "masonry", 1).set("control p1", "16b"), 1)
    assert not [entry for entry in t.heard("p2") if entry.startswith("no_effect")]
    t.play("p1 pass")
    assert not [entry for entry in t.heard("p2") if entry.startswith("no_effect")]


@rule("nd.turn.no_effect")
@component("focus_card.capitalism")
def test_what_follows_the_reset_counts_as_an_effect() -> None:
    t = in_slot(first_game(), "capitalism", 1)
    table(t.state).realms[0].caravans = (-2, -2, -2)
    t.at("turn p1 focus")
    assert 1 not in idle(t)


@rule("nd.turn.no_effect")
@pytest.mark.parametrize("seed", range(3))
def test_along_a_game_a_card_does_nothing_exactly_if_only_the_row_changes(seed: int) -> None:
    """The other side of `does_nothing`: play the card and look at what is left of the turn."""
    s = api.new_state(api.build("new-dawn", options={"map": "first-game"}), seats=2)
    dice = api.Seeded(seed)
    looked = 0
    while api.outcome(s) is None and looked < 60:
        question = api.questions(s)[0]
        if question.topic == "focus":
            looked += 1
            g = table(s)
            for place in range(5):
                after = table(child(s, question.seat, (FOCUS, place)))
                own, then = g.realms[question.seat], after.realms[question.seat]
                same = (own.control, own.reinforced, own.cities, own.dial, own.caravans) == (
                    then.control, then.reinforced, then.cities, then.dial, then.caravans,
                )  # fmt: skip
                turn = after.stack[0]
                over = isinstance(turn, Flow) and turn.seat != question.seat
                assert does_nothing(g, question.seat, place) == (same and over)
        api.play(s, question.seat, api.pick(question, dice))
    assert looked == 60
