"""The turn in three steps, the focus row, and what a card brings along."""

import pytest

from tests.games.new_dawn.kit import ROW, acts_for, choose, first_game, in_slot, realm, resolve
from tests.kit.table import Position
from tests.kit.trace import component, rule
from ziggurat.games.new_dawn.ids import FOCUS_TYPES
from ziggurat.games.new_dawn.rows import FocusCard

SLOTS = range(1, 6)


def idle_turn(t: Position, slot: int = 1) -> str:
    """Whoever is asked takes a turn without effect; who it was."""
    seat = t.asked()[0].split()[0]
    t.play(f"{seat} focus {slot}", f"{seat} pass")
    return seat


def types_in_row(t: Position, seat: str = "p1") -> list[str]:
    rows = [t.rules.rows[t.rules.kinds["focus_card"].parse(name)] for name in t.fact(f"row {seat}")]
    return [FOCUS_TYPES[row.focus] for row in rows if isinstance(row, FocusCard)]


# The turn


@rule("nd.turn.first")
@pytest.mark.parametrize("first", ["p1", "p2", "p3"])
def test_the_first_player_begins(first: str) -> None:
    t = first_game(3).set("first", first).at("setup p1 begin")
    assert t.asked() == [f"{first} focus"]
    assert t.heard("p1") == ["turn"]


@rule("nd.turn.clockwise", "nd.turn.end")
def test_turns_pass_clockwise() -> None:
    t = first_game(3).set("first", "p2").at("turn p2")
    assert [idle_turn(t) for _ in range(5)] == ["p2", "p3", "p1", "p2", "p3"]


@rule("nd.turn.first_player_fixed")
def test_the_first_player_stays_the_first() -> None:
    t = first_game(3).set("first", "p2").at("turn p2")
    for _ in range(6):
        idle_turn(t)
    assert t.asked() == ["nature barbarian_die"]
    t.play("nature roll 1")
    assert t.asked() == ["p2 focus"]
    assert t.fact("first") == ["p2"]


@rule("nd.turn.round")
def test_a_round_is_one_turn_of_everybody() -> None:
    t = first_game(3).set("first", "p2").at("turn p2")
    dial = [t.fact("event_dial")[0]]
    for _ in range(5):
        idle_turn(t)
        dial.append(t.fact("event_dial")[0])
    assert dial == ["spawning", "spawning", "spawning", "quiet", "quiet", "quiet"]
    assert t.fact("turns") == ["6"]


@rule("nd.turn.steps", "nd.turn.reset_lift", "nd.turn.reset_higher_stay", "nd.turn.end")
def test_a_card_is_chosen_then_resolved_then_reset() -> None:
    t = first_game().at("turn p1")
    assert t.asked() == ["p1 focus"]
    assert t.refused("p1 place 16b") == "zg.other_question"
    t.play("p1 focus 4")
    assert t.asked() == ["p1 place_tokens"]
    assert t.fact("row p1") == list(ROW)
    assert t.refused("p2 focus 1") == "zg.not_asked"
    t.play("p1 place 16b", "p1 pass")
    assert t.fact("row p1") == [ROW[3], ROW[0], ROW[1], ROW[2], ROW[4]]
    assert t.asked() == ["p2 focus"]


@rule("nd.turn.choose")
def test_every_slot_may_be_chosen_but_one_only() -> None:
    t = first_game().at("turn p1")
    assert t.options() == [f"p1 focus {slot}" for slot in SLOTS]
    t.play("p1 focus 4")
    assert t.refused("p1 focus 1") == "zg.other_question"
    t.play("p1 pass")
    assert t.refused("p1 focus 1") == "zg.not_asked"


@rule("nd.turn.no_pass")
def test_doing_nothing_still_resets_a_card() -> None:
    t = first_game().at("turn p1")
    assert t.refused("p1 pass") == "zg.other_question"
    idle_turn(t, 5)
    assert t.fact("row p1")[0] == "pottery"
    assert t.asked() == ["p2 focus"]


@component("focus_slot.S1", "focus_slot.S2", "focus_slot.S3", "focus_slot.S4", "focus_slot.S5")
@rule("nd.turn.resolve")
@pytest.mark.parametrize("slot", SLOTS)
def test_a_card_is_resolved_with_the_number_of_its_slot(slot: int) -> None:
    t = resolve(first_game().set("dial p1", "20"), "astrology", slot).play("p1 spend 0")
    assert t.fact("dial p1") == [str(20 + slot) if slot < 5 else "15"]


@rule("nd.turn.no_effect")
@pytest.mark.parametrize("slot", SLOTS)
def test_every_type_may_be_resolved_without_effect(slot: int) -> None:
    t = first_game().set("dial p1", "2").set("control p1", "16b").set("offer cultural", "petra")
    t.set("resources p1 oil", "4").at("turn p1").play(f"p1 focus {slot}")
    assert len(t.options()) > 1
    t.play("p1 pass")
    assert t.asked() == ["p2 focus"]
    assert (t.fact("control p1"), t.fact("reinforced p1")) == (["16b"], [])
    assert (t.fact("dial p1"), t.fact("cities p1")) == (["2"], ["16a"])
    assert (t.fact("caravans p1"), t.fact("resources p1 oil")) == ([], ["4"])


@rule("nd.turn.reset_lift", "nd.turn.reset_higher_stay", "nd.turn.reset_slot_one")
@pytest.mark.parametrize(
    ("slot", "order"), [(1, "01234"), (2, "10234"), (3, "20134"), (4, "30124"), (5, "40123")]
)
def test_a_reset_moves_lower_cards_up(slot: int, order: str) -> None:
    t = first_game().at("turn p1")
    idle_turn(t, slot)
    assert t.fact("row p1") == [ROW[int(at)] for at in order]
    assert t.fact("row p2") == list(ROW)


@rule("nd.turn.reset_tokens")
def test_tokens_and_caravans_travel_with_their_cards() -> None:
    t = first_game().set("trade p1 4", "2").set("trade p1 2", "3").set("trade p1 5", "1")
    t.set("tokens_on_card p1 1", "seoul").set("tokens_on_card p1 5", "buenos_aires").at("turn p1")
    idle_turn(t, 4)
    assert [t.fact(f"trade p1 {slot}")[0] for slot in SLOTS] == ["2", "0", "3", "0", "1"]
    lying = [t.fact(f"tokens_on_card p1 {slot}") for slot in SLOTS]
    assert lying == [[], ["seoul"], [], [], ["buenos_aires"]]
    idle_turn(t)
    t.play("p1 focus 3")
    assert t.asked() == ["p1 move_caravans"]
    assert "p1 spend 3" not in t.options()
    assert "p1 move c1 16b" in t.options()


# The focus row


@rule("nd.focus.row")
def test_a_row_always_has_five_cards() -> None:
    with pytest.raises(ValueError, match="exactly 5 cards"):
        first_game().set("row p1", *ROW[:4])
    t = resolve(first_game().set("dial p1", "2"), "astrology", 5)
    assert len(set(t.fact("row p1"))) == 5
    t.play("p1 spend 0", "p1 gain 5 mathematics", "p1 gain 3 iron_working")
    assert t.fact("row p1") == [
        "mathematics",
        "pottery",
        "foreign_trade",
        "iron_working",
        "early_empire",
    ]


@rule("nd.focus.types")
def test_five_types_at_four_levels() -> None:
    t = first_game()
    rows = [t.rules.rows[number] for number in t.rules.families["focus_card"]]
    printed = sorted(
        (FOCUS_TYPES[row.focus], row.level) for row in rows if isinstance(row, FocusCard)
    )
    types = ("culture", "economy", "industry", "military", "science")
    assert printed == [(focus, level) for focus in types for level in range(1, 5)]


@rule("nd.focus.one_per_type")
@pytest.mark.parametrize("gain", ["3 iron_working", "5 animal_husbandry", "1 drama_and_poetry"])
def test_a_row_has_one_card_of_each_type(gain: str) -> None:
    t = first_game().set(
        "row p1", "early_empire", "foreign_trade", "masonry", "astrology", "pottery"
    )
    t = choose(t.set("dial p1", "1"), 4).play("p1 spend 0")
    slot, card = gain.split()
    for other in SLOTS:
        rule_against = "" if str(other) == slot else "nd.science.replace_same_type"
        assert t.refused(f"p1 gain {other} {card}") == rule_against
    t.play(f"p1 gain {gain}")
    assert sorted(types_in_row(t)) == sorted(FOCUS_TYPES)


@rule("nd.focus.slot_power")
def test_the_slot_scales_what_a_card_does() -> None:
    low = resolve(first_game(), "astrology", 1).play("p1 spend 0")
    high = resolve(first_game().set("dial p1", "15"), "astrology", 5).play("p1 spend 0", "p1 pass")
    assert (low.fact("dial p1"), high.fact("dial p1")) == (["1"], ["20"])
    for card, verb in (("early_empire", "place 16e"), ("foreign_trade", "move c1 16e")):
        assert f"p1 {verb}" not in resolve(first_game(), card, 1).options()
        assert f"p1 {verb}" in resolve(first_game(), card, 5).options()


@rule("nd.focus.slot_power")
@pytest.mark.parametrize("slot", SLOTS)
def test_the_slot_is_production_and_the_number_of_reinforcements(slot: int) -> None:
    t = in_slot(first_game(), "pottery", slot).set("offer militaristic", "petra")
    t = choose(t.set(f"trade p1 {slot}", "3"), slot)
    assert ("p1 wonder petra" in t.options()) == (slot + 3 >= 7)
    own = ["16b", "16c", "16e", "16f", "16g", "13d"]
    t = resolve(first_game().set("control p1", *own), "masonry", slot)
    for label in sorted(own, key=lambda at: (int(at[:-1]), at))[:slot]:
        assert t.asked()[0].startswith("p1 reinforce")
        t.play(f"p1 reinforce {label}")
    assert t.asked() == ["p2 focus"]
    assert len(t.fact("reinforced p1")) == slot


@rule("nd.focus.advanced")
@pytest.mark.parametrize(
    "card", ["early_empire", "drama_and_poetry", "civil_service", "mass_media"]
)
def test_advanced_cards_follow_the_rules_of_their_type(card: str) -> None:
    t = first_game().set("cities p1", "6i").set("control p2", "16b").set("barbarian D", "16f")
    t = resolve(t, card, 2)
    assert t.refused("p1 place 6h") == "nd.culture.not_water"
    assert t.refused("p1 place 16e") == "nd.culture.terrain_limit"
    assert t.refused("p1 place 13c") == "nd.culture.adjacent_city"
    assert t.refused("p1 place 16b") == "nd.culture.blocked_control"
    assert t.refused("p1 place 16f") == "nd.culture.blocked_barbarian"
    assert t.refused("p1 place 4b") == ""


@rule("nd.focus.advanced")
def test_an_advanced_economy_card_still_sends_one_caravan_to_each_place() -> None:
    t = resolve(first_game().set("caravans p1", "16e", "14e"), "steam_power", 5)
    t.play("p1 move c1 14d", "p1 pass")
    assert "p1 move c2 14a" in t.options()
    assert t.refused("p1 move c2 14d") == "nd.economy.one_per_destination"


@rule("nd.focus.card_text_over_rules")
def test_a_card_may_permit_what_the_rules_forbid_for_itself_only() -> None:
    for card, enters in (("foreign_trade", False), ("steam_power", True)):
        t = resolve(first_game().set("caravans p1", "16b"), card, 1)
        assert ("p1 move c1 16h" in t.options()) == enters
    for card, counts in (("pottery", False), ("nationalism", True)):
        t = resolve(first_game().set("control p1", "2g"), card, 1)
        assert ("p1 build 6i" in t.options()) == counts
    t = in_slot(first_game().set("caravans p1", "16b"), "nationalism", 5)
    assert "p1 move c1 16h" not in choose(t, t.fact("row p1").index("foreign_trade") + 1).options()


def gaining() -> Position:
    """Astrology in slot 1 brings p1 to a level II space."""
    return first_game().set("dial p1", "2")


@rule("nd.focus.replace_tokens", "nd.focus.replace_slot")
def test_a_new_card_takes_the_slot_and_the_trade_tokens_of_the_old_one() -> None:
    t = gaining().set("trade p1 4", "3").set("trade p1 3", "1")
    t = choose(t, 1).play("p1 spend 0", "p1 gain 4 drama_and_poetry")
    assert t.fact("row p1")[3] == "drama_and_poetry"
    assert acts_for(t, "drama_and_poetry")
    assert not acts_for(t, "early_empire")
    assert [t.fact(f"trade p1 {slot}")[0] for slot in SLOTS] == ["0", "0", "1", "3", "0"]


@rule("nd.focus.replace_citystate_token")
def test_a_city_state_token_moves_to_the_new_card() -> None:
    t = gaining().set("tokens_on_card p1 1", "seoul")
    t = choose(t, 1).play("p1 spend 0", "p1 gain 1 mathematics")
    assert (t.fact("row p1")[0], t.fact("tokens_on_card p1 1")) == ("mathematics", ["seoul"])


@rule("nd.focus.replace_caravans")
def test_caravans_serve_the_new_economy_card() -> None:
    t = choose(gaining(), 1).play("p1 spend 0", "p1 gain 2 currency", "p2 focus 1", "p2 pass")
    assert realm(t).caravans == (-1, -1, -2)
    t.play("p1 focus 2", "p1 move c1 16b", "p1 move c2 16c")
    assert t.fact("caravans p1") == ["16b", "16c"]


@rule("nd.focus.replace_caravans")
def test_caravans_on_the_map_stay_there_when_the_card_is_replaced() -> None:
    t = choose(gaining().set("caravans p1", "16b"), 1)
    t.play("p1 spend 0", "p1 gain 2 currency")
    assert t.fact("caravans p1") == ["16b"]
    assert realm(t).caravans[1:] == (-1, -2)


# Trade tokens


@rule("nd.trade.spend_on_resolve")
def test_any_number_of_the_tokens_on_the_card_may_be_spent() -> None:
    t = choose(first_game().set("trade p1 1", "3").set("trade p1 2", "2"), 1)
    assert t.options() == ["p1 pass", *[f"p1 spend {count}" for count in range(4)]]
    assert t.refused("p1 spend 4") == "nd.trade.spend_on_resolve"
    t.play("p1 spend 2", "p1 pass")
    assert (t.fact("trade p1 1"), t.fact("dial p1")) == (["1"], ["3"])


@rule("nd.trade.keep", "nd.trade.spend_own_card")
def test_tokens_on_other_cards_stay_where_they_are() -> None:
    t = choose(first_game().set("trade p1 2", "3").set("trade p1 5", "1"), 4)
    t.play("p1 place 16b", "p1 place 16c")
    assert t.asked() == ["p2 focus"]
    assert [t.fact(f"trade p1 {slot}")[0] for slot in SLOTS] == ["0", "0", "3", "0", "1"]
