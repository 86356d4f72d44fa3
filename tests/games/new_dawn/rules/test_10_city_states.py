"""City-states: belonging to nobody, conquered, razed, taken over and liberated."""

import pytest

from tests.games.new_dawn.kit import acts_for, choose, first_game, in_slot, resolve
from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat.games.new_dawn.board.pieces import move_city_state_token
from ziggurat.games.new_dawn.content.agendas import warmonger
from ziggurat.games.new_dawn.ids import FOCUS_TYPES
from ziggurat.games.new_dawn.printed import focus_of
from ziggurat.games.new_dawn.state import table

TYPES = {
    "carthage": "military",
    "kumasi": "culture",
    "brussels": "industry",
    "seoul": "science",
    "geneva": "science",
    "mohenjo_daro": "culture",
    "buenos_aires": "industry",
    "kabul": "military",
}


def lying(t: Position, seat: str) -> list[str]:
    """The tokens on a seat's cards, each with the type of its card."""
    focus = [
        FOCUS_TYPES[focus_of(t.rules, card)] for card in table(t.state).realms[int(seat[1]) - 1].row
    ]
    return [
        f"{token} {focus[slot]}"
        for slot in range(5)
        for token in t.fact(f"tokens_on_card {seat} {slot + 1}")
    ]


def brussels_of(seat: str) -> Position:
    """A seat has conquered Brussels on 12a."""
    t = first_game(3).set(f"cities {seat}", "12a").set(f"tokens_on_card {seat} 5", "brussels")
    return t.set("city_state_tokens", "6e", "14d", "15a").set("closed_city_states", "brussels")


def attack(t: Position) -> Position:
    """p1 attacks 12a and wins by far."""
    in_slot(t, "masonry", 5).set("control p1", "12b").set("trade p1 5", "3")
    choose(t, 5).play("p1 attack 12a", "nature roll 6", "nature roll 1")
    return t.play("p1 spend 3")


# On the map


@rule("nd.citystate.neutral")
def test_a_city_state_takes_no_turn_and_no_decision() -> None:
    t = attack(first_game(3))
    assert (t.asked(), t.options()) == (["p1 attack"], ["p1 pass", "p1 attack 14d"])
    assert t.play("p1 pass").asked() == ["p2 focus"]


@rule("nd.citystate.neutral")
@pytest.mark.parametrize(
    ("label", "near"), [("6e", "2h"), ("12a", "13h"), ("14d", "14b"), ("15a", "11h")]
)
def test_nobody_counts_from_a_city_state(label: str, near: str) -> None:
    t = resolve(first_game().set("city_state_tokens", label), "pottery", 5)
    assert t.refused(f"p1 build {near}") == "nd.industry.city_range"


@rule("nd.citystate.type")
@pytest.mark.parametrize(("name", "focus"), TYPES.items())
def test_the_type_says_on_which_card_the_token_lies(name: str, focus: str) -> None:
    t = first_game()
    move_city_state_token(table(t.state), t.rules.kinds["city_state"].parse(name), 0)
    assert lying(t, "p1") == [f"{name} {focus}"]


@rule("nd.citystate.type")
@pytest.mark.parametrize(
    ("start", "label", "slot"), [("14e", "14d", 2), ("12b", "12a", 5), ("13i", "6e", 3)]
)
def test_the_type_says_which_card_gets_the_trade_tokens(start: str, label: str, slot: int) -> None:
    """After the reset the row is economy, science, military, culture and industry."""
    t = first_game().set("caravans p1", start).at("turn p1 focus")
    t.play("p1 focus 2", f"p1 move c1 {label}", "p1 pass")
    trade = [t.fact(f"trade p1 {at}")[0] for at in range(1, 6)]
    assert trade == ["2" if at == slot else "0" for at in range(1, 6)]


@rule("nd.citystate.terrain")
@pytest.mark.parametrize(("start", "label"), [("13i", "6e"), ("16e", "14d"), ("12b", "12a")])
def test_a_city_state_is_as_easy_as_grassland(start: str, label: str) -> None:
    t = resolve(first_game().set("caravans p1", start), "foreign_trade", 1)
    assert f"p1 move c1 {label}" in t.options()


# Cards


@rule("nd.citystate.two_cards", "nd.citystate.no_stealing")
@pytest.mark.parametrize(("holders", "offered"), [("2", True), ("23", False)])
def test_two_players_hold_a_card_and_keep_it(holders: str, offered: bool) -> None:
    t = first_game(3).set("caravans p1", "16e")
    for seat in holders:
        t.set(f"cards p{seat}", "geneva")
    resolve(t, "foreign_trade", 4).play("p1 move c1 14d")
    assert ("p1 take geneva" in t.options()) == offered
    assert [t.fact(f"cards p{seat}") for seat in holders] == [["geneva"]] * len(holders)


@rule("nd.citystate.conquered_no_cards")
def test_the_cards_of_a_conquered_city_state_stop_working() -> None:
    t = first_game(3).set("cards p1", "brussels").set("cards p2", "brussels", "geneva")
    attack(t)
    assert (t.fact("cards p1"), t.fact("cards p2")) == ([], ["geneva"])
    assert not acts_for(t, "brussels", "p2")


@rule("nd.citystate.conquered_no_cards")
def test_nobody_visits_a_conquered_city_state() -> None:
    t = brussels_of("p2").set("caravans p1", "12b")
    resolve(t, "foreign_trade", 5).play("p1 move c1 12a")
    assert "p1 take brussels" not in t.options()
    assert not acts_for(t, "brussels")


# The token on the card


@rule("nd.citystate.token_spend", "nd.citystate.token_stays")
@pytest.mark.parametrize(("spent", "dial"), [(0, "2"), (1, "3")])
def test_a_token_is_spent_like_a_trade_token_and_stays(spent: int, dial: str) -> None:
    t = in_slot(first_game(), "astrology", 2).set("tokens_on_card p1 2", "geneva")
    choose(t, 2)
    assert t.options() == ["p1 pass", "p1 spend 0", "p1 spend 1"]
    t.play(f"p1 spend {spent}")
    assert (t.fact("dial p1"), lying(t, "p1")) == ([dial], ["geneva science"])


@rule("nd.citystate.token_spend")
def test_a_token_works_on_its_own_card_only() -> None:
    t = in_slot(first_game(), "astrology", 2).set("tokens_on_card p1 5", "brussels")
    assert "p1 spend 1" not in choose(t, 2).options()


@rule("nd.citystate.token_once")
def test_a_token_is_ready_again_in_the_next_turn_only() -> None:
    t = choose(first_game().set("tokens_on_card p1 1", "geneva"), 1)
    t.play("p1 spend 1", "p2 focus 1", "p2 pass", "p1 focus 1")
    assert t.options() == ["p1 pass", "p1 spend 0", "p1 spend 1"]


@rule("nd.citystate.token_once")
def test_a_token_pays_only_once_for_a_wonder() -> None:
    t = first_game().set("offer cultural", "stonehenge").set("tokens_on_card p1 5", "brussels")
    t.set("control p1", "4b")
    assert resolve(t, "pottery", 5).refused("p1 wonder stonehenge") == "nd.wonder.production_enough"


@rule("nd.citystate.token_limit")
def test_a_token_takes_no_room_from_trade_tokens() -> None:
    t = first_game().set("tokens_on_card p1 1", "geneva").set("trade p1 1", "1")
    t.set("caravans p1", "14e").at("turn p1 focus")
    t.play("p1 focus 2", "p1 move c1 14d", "p1 pass")
    assert (t.fact("trade p1 2"), t.fact("tokens_on_card p1 2")) == (["3"], ["geneva"])


@rule("nd.citystate.token_defence")
def test_a_token_is_spent_in_defence_once_in_the_turn_of_each_player() -> None:
    t = first_game(3).set("tokens_on_card p2 3", "carthage").set("reinforced p2", "16b", "16g")
    t.set("control p3", "16c").at("turn p1 focus").play("p1 focus 3")
    t.play("p1 attack 16b", "nature roll 3", "nature roll 3")
    assert t.options() == ["p2 spend 0", "p2 spend 1"]
    t.play("p2 spend 1", "p1 attack 16g", "nature roll 1", "nature roll 6")
    assert (t.asked(), lying(t, "p2")) == (["p2 focus"], ["carthage military"])
    t.play("p2 focus 1", "p2 spend 0", "p3 focus 3", "p3 attack 16b")
    t.play("nature roll 3", "nature roll 3")
    assert t.options() == ["p2 spend 0", "p2 spend 1"]


# Conquest and liberation


@rule("nd.citystate.conquest_transfer")
def test_a_conqueror_takes_token_and_space_from_a_rival() -> None:
    t = attack(brussels_of("p2")).play("p1 conquer")
    assert (lying(t, "p1"), lying(t, "p2")) == (["brussels industry"], [])
    assert (t.fact("cities p1"), t.fact("cities p2")) == (["12a", "16a"], ["11a"])
    assert (t.fact("closed_city_states"), t.fact("cards p1")) == (["brussels"], [])


@rule("nd.citystate.liberate", "nd.citystate.liberate_cards")
def test_a_liberator_gives_the_space_back_and_takes_a_card() -> None:
    t = attack(brussels_of("p2")).play("p1 liberate")
    assert (lying(t, "p1"), lying(t, "p2")) == ([], [])
    assert (t.fact("cities p1"), t.fact("cities p2")) == (["16a"], ["11a"])
    assert t.fact("city_state_tokens") == ["6e", "12a", "14d", "15a"]
    assert (t.fact("closed_city_states"), t.fact("cards p1")) == ([], ["brussels"])


@rule("nd.citystate.liberate_cards", "nd.citystate.liberate_original_owner_none")
def test_the_second_card_of_a_liberated_city_state_can_be_taken() -> None:
    t = attack(brussels_of("p2").set("caravans p3", "12c")).play("p1 liberate", "p1 pass")
    assert t.fact("cards p3") == []
    t.play("p2 focus 1", "p2 pass", "p3 focus 2", "p3 move c1 12a", "p3 take brussels")
    assert (t.fact("cards p3"), t.fact("cards p1")) == (["brussels"], ["brussels"])


@rule("nd.citystate.conquest_persistent_terrain")
def test_a_conquered_space_stays_grassland() -> None:
    t = first_game().set("city_state_tokens", "14d").set("cities p1", "12c")
    assert "p1 place 12a" in resolve(t, "early_empire", 1).options()


# Razed city-states


def conquered(label: str = "12a") -> Position:
    """p1 has conquered Brussels and Carthage and fulfils Warmonger; A stands west of Brussels."""
    t = first_game().set("barbarian A", "12e").set("turns", "2").set("event_dial", "quiet")
    t.set("cities p1", label, "6e").set("city_state_tokens", "14d", "15a")
    t.set("closed_city_states", "brussels", "carthage").set("tokens_on_card p1 5", "brussels")
    return t.set("tokens_on_card p1 3", "carthage").set("victory", "explorer-aesthetic")


@rule("nd.barbarian.raze_citystate")
def test_the_token_of_a_razed_city_state_stays_with_its_conqueror() -> None:
    t = conquered()
    assert warmonger(table(t.state), 0) == 2
    t.at("turn p1").play("nature roll 1")
    assert (t.fact("cities p1"), t.fact("barbarian A")) == (["6e", "16a"], ["12a"])
    assert (t.fact("tokens_on_card p1 5"), t.fact("city_state_tokens")) == (
        ["brussels"],
        ["14d", "15a"],
    )
    assert t.fact("closed_city_states") == ["carthage", "brussels"]
    assert warmonger(table(t.state), 0) == 1


@rule("nd.barbarian.raze_citystate")
@pytest.mark.parametrize("seat", ["p1", "p2"])
def test_a_control_token_takes_over_a_razed_city_state(seat: str) -> None:
    t = conquered("2g").set(f"cities {seat}", "12c", *(["6e"] if seat == "p1" else []))
    resolve(t, "early_empire", 5, seat).play(f"{seat} place 12a")
    other = "p2" if seat == "p1" else "p1"
    assert "brussels" in t.fact(f"tokens_on_card {seat} 4")
    assert "brussels" not in t.fact(f"tokens_on_card {other} 4") + t.fact(
        f"tokens_on_card {other} 5"
    )
    assert warmonger(table(t.state), 0) == (2 if seat == "p1" else 1)


@rule("nd.barbarian.raze_citystate")
def test_a_city_takes_over_a_razed_city_state() -> None:
    t = conquered("2g").set("control p2", "12g")
    resolve(t, "pottery", 5, "p2").play("p2 build 12a")
    assert (t.fact("tokens_on_card p2 1"), t.fact("tokens_on_card p1 5")) == (["brussels"], [])
    assert not acts_for(t, "brussels", "p2")


@rule("nd.barbarian.raze_citystate")
def test_a_token_shifted_onto_a_razed_city_state_takes_over_its_token() -> None:
    t = (
        first_game()
        .set("city_state_tokens")
        .set("tokens_on_card p2 1", "geneva")
        .set("control p1", "14c")
    )
    resolve(t, "drama_and_poetry", 5).play("p1 pass", "p1 shift 14c 14d")
    assert t.fact("tokens_on_card p2 1") == []
    assert [place for place in "12345" if t.fact(f"tokens_on_card p1 {place}") == ["geneva"]]
