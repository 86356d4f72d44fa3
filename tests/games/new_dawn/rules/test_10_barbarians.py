"""Barbarians: how they move, what they destroy and how those that meet part again."""

import pytest

from tests.games.new_dawn.kit import first_game
from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat.games.new_dawn.board.supplies import unused_cities, unused_tokens
from ziggurat.games.new_dawn.ids import LOCKED, NOWHERE, ON_CARD
from ziggurat.games.new_dawn.state import table
from ziggurat.games.new_dawn.world.barbarians import Unstack

# Die results while the direction token has not been turned.
EAST, SOUTH_EAST, SOUTH_WEST, WEST, NORTH_WEST, NORTH_EAST = range(1, 7)


def wild(**barbarians: str) -> Position:
    """A map with these barbarians only; the next event is their movement."""
    t = first_game().set("turns", "2").set("event_dial", "quiet")
    table(t.state).barbarians = tuple([NOWHERE] * 9)
    for letter, label in barbarians.items():
        t.set(f"barbarian {letter}", label)
    return t


def march(t: Position, die: int) -> Position:
    """Let the event happen."""
    return t.at("turn p1").play(f"nature roll {die}")


def where(t: Position, letters: str = "A") -> list[str]:
    """Where barbarians are."""
    return [label for letter in letters for label in t.fact(f"barbarian {letter}")]


def trade(t: Position, seat: str) -> str:
    """The trade tokens on a seat's cards, slot by slot."""
    return "".join([t.fact(f"trade {seat} {slot}")[0] for slot in range(1, 6)])


def told(t: Position, *keys: str) -> list[str]:
    """What everybody heard of some kinds of events."""
    return [event for event in t.heard("p1") if event.split()[0] in keys]


# Movement


@rule("nd.barbarian.move_all")
def test_every_barbarian_on_the_map_moves() -> None:
    t = first_game().set("turns", "2").set("event_dial", "quiet")
    assert where(t, "ABCDEFGHI") == ["1g", "2i", "4i", "11j", "15h"]
    assert where(march(t, EAST), "ABCDEFGHI") == ["1b", "2h", "4h", "11h", "15j"]


@rule("nd.barbarian.move_roll", "nd.barbarian.move_one")
@pytest.mark.parametrize(
    ("die", "label"), list(enumerate(("14h", "4f", "4a", "4b", "4h", "14g"), start=1))
)
def test_the_die_gives_the_direction_of_one_step(die: int, label: str) -> None:
    assert where(march(wild(A="4g"), die)) == [label]


@rule("nd.barbarian.move_roll")
@pytest.mark.parametrize(("direction", "label"), [("1", "4f"), ("3", "4b"), ("5", "14g")])
def test_the_direction_token_turns_the_numbers(direction: str, label: str) -> None:
    assert where(march(wild(A="4g").set("direction", direction), EAST)) == [label]


@rule("nd.barbarian.move_roll")
def test_the_first_player_rolls_once_for_all() -> None:
    t = wild(A="4g", B="2h", C="13d").set("first", "p2").at("turn p2")
    assert t.odds() == {f"roll {die}": 1 for die in range(1, 7)}
    t.play("nature roll 6")
    assert (where(t, "ABC"), t.asked()) == (["14g", "6f", "13e"], ["p2 focus"])
    rolls = [event.seat for event in t.state.journal or [] if event.key == "barbarian_die"]
    assert rolls == [1]


@rule("nd.barbarian.simultaneous")
@pytest.mark.parametrize(("front", "back"), [("A", "B"), ("B", "A")])
def test_barbarians_in_a_row_do_not_block_each_other(front: str, back: str) -> None:
    t = march(wild(**{front: "4g", back: "4b"}), EAST)
    assert where(t, front + back) == ["14h", "4g"]
    assert t.asked() == ["p1 focus"]


@rule("nd.barbarian.order")
def test_barbarians_move_in_the_order_of_their_letters() -> None:
    t = march(wild(I="4g", C="2h", A="13d", G="12b"), EAST)
    assert [event.split()[1] for event in told(t, "barbarian_moved")] == ["0", "2", "6", "8"]


@rule("nd.barbarian.order", "nd.barbarian.edge")
@pytest.mark.parametrize(("one", "two"), [("4g", "14i"), ("14i", "4g")])
def test_the_first_letter_meets_the_reinforced_token(one: str, two: str) -> None:
    """Both reach 14h, one of them turning round at the edge: the second destroys the token."""
    t = march(wild(A=one, B=two).set("reinforced p1", "14h"), EAST)
    assert where(t, "AB") == [one, "14h"]
    assert (t.fact("control p1"), t.asked()) == ([], ["p1 focus"])


# What they meet


@rule("nd.barbarian.hit_caravan")
def test_caravans_go_back_to_their_cards() -> None:
    t = march(wild(A="4g").set("caravans p1", "14h").set("caravans p2", "14h"), EAST)
    assert where(t) == ["14h"]
    for realm in table(t.state).realms:
        assert realm.caravans == (ON_CARD, LOCKED, LOCKED)


@rule("nd.barbarian.hit_caravan")
def test_caravans_elsewhere_travel_on() -> None:
    t = march(wild(A="4g").set("caravans p1", "4g").set("caravans p2", "4b"), EAST)
    assert (t.fact("caravans p1"), t.fact("caravans p2")) == (["4g"], ["4b"])


@rule("nd.barbarian.hit_token")
def test_an_unreinforced_token_is_destroyed() -> None:
    t = wild(A="4g").set("control p2", "14h", "14g")
    before = unused_tokens(table(t.state), 1)
    march(t, EAST)
    assert (t.fact("control p2"), where(t)) == (["14g"], ["14h"])
    assert unused_tokens(table(t.state), 1) == before + 1


@rule("nd.barbarian.hit_token", "nd.naturalwonder.return")
def test_a_destroyed_token_gives_its_natural_wonder_back() -> None:
    t = wild(A="4c").set("control p1", "4a").set("naturals p1", "grand_mesa")
    march(t.set("natural_tokens", "1a", "2a", "13a"), EAST)
    assert t.fact("naturals p1") == []
    assert t.fact("natural_tokens") == ["1a", "2a", "4a", "13a"]


@rule("nd.barbarian.hit_city")
def test_a_city_is_destroyed() -> None:
    t = wild(A="4g").set("cities p2", "14h", "4d")
    before = unused_cities(table(t.state), 1)
    march(t, EAST)
    assert (t.fact("cities p2"), where(t)) == (["4d", "11a"], ["14h"])
    assert unused_cities(table(t.state), 1) == before + 1


@rule("nd.barbarian.hit_reinforced")
def test_a_reinforced_token_is_flipped_and_throws_the_barbarian_back() -> None:
    t = march(wild(A="4g").set("reinforced p2", "14h", "14g"), EAST)
    assert where(t) == ["4g"]
    assert (t.fact("control p2"), t.fact("reinforced p2")) == (["14g", "14h"], ["14g"])


@rule("nd.barbarian.hit_reinforced")
def test_everybody_hears_that_a_barbarian_is_thrown_back() -> None:
    t = march(wild(A="4g").set("reinforced p2", "14h"), EAST)
    start, goal = [t.rules.kinds["space"].parse(label) for label in ("4g", "14h")]
    assert told(t, "barbarian_moved", "token_flipped") == [
        f"barbarian_moved 0 {start} {goal}",
        f"token_flipped {goal}",
        f"barbarian_moved 0 {goal} {start}",
    ]


@rule("nd.barbarian.hit_capital", "nd.barbarian.hit_capital_stay")
def test_the_owner_of_a_raided_capital_discards_two_tokens() -> None:
    t = wild(A="11b").set("trade p2 1", "2").set("trade p2 3", "1").set("trade p2 5", "1")
    march(t, EAST)
    assert t.options() == ["p2 discard 1", "p2 discard 3", "p2 discard 5"]
    assert t.refused("p2 discard 2") == "nd.trade.where"
    t.play("p2 discard 1", "p2 discard 5")
    assert (trade(t, "p2"), t.asked()) == ("10100", ["p1 focus"])
    assert (t.fact("capital p2"), t.fact("cities p2"), where(t)) == (["11a"], ["11a"], ["11a"])


@rule("nd.barbarian.hit_capital")
def test_nobody_else_pays_for_a_raid() -> None:
    t = march(wild(A="16c").set("trade p1 1", "3").set("trade p2 1", "3"), EAST)
    assert (trade(t, "p1"), trade(t, "p2")) == ("10000", "30000")


@rule("nd.barbarian.hit_capital", "nd.barbarian.reverse_effects")
def test_a_capital_is_raided_by_each_barbarian_that_enters() -> None:
    """11e lies at the edge, so that both barbarians reach 11a."""
    t = wild(A="11b", B="11e").set("trade p2 1", "3").set("trade p2 2", "2")
    march(t, EAST).play("p2 discard 1", "p2 discard 1", "p2 discard 2", "p2 discard 2")
    assert trade(t, "p2") == "10000"
    assert t.options() == ["p1 push A", "p1 push B"]


@rule("nd.barbarian.hit_capital_fewer")
@pytest.mark.parametrize("have", [0, 1])
def test_who_has_fewer_tokens_discards_all_of_them(have: int) -> None:
    t = wild(A="11b").set("trade p2 4", str(have)).set("tokens_on_card p2 4", "geneva")
    march(t.set("cities p2", "14d").set("city_state_tokens", "12a"), EAST)
    assert (trade(t, "p2"), t.fact("tokens_on_card p2 4")) == ("00000", ["geneva"])
    assert (t.asked(), where(t)) == (["p1 focus"], ["11a"])


@rule("nd.barbarian.hit_capital_fewer")
def test_tokens_beside_the_row_are_safe() -> None:
    t = wild(A="11b").set("cities p2", "4d").set("wonder_at great_zimbabwe", "4d")
    march(t.set("trade p2 store", "2").set("trade p2 4", "1"), EAST)
    assert (trade(t, "p2"), t.fact("trade p2 store")) == ("00000", ["2"])


@rule("nd.barbarian.hit_capital_stay")
def test_a_barbarian_in_a_capital_raids_it_only_when_it_enters() -> None:
    t = march(wild(A="11a").set("trade p2 1", "3"), EAST)
    assert (where(t), trade(t, "p2")) == (["11e"], "30000")


@rule("nd.barbarian.multiple_components")
def test_a_reinforced_token_does_not_protect_a_caravan() -> None:
    t = wild(A="4g").set("reinforced p2", "14h").set("caravans p1", "14h")
    march(t, EAST)
    assert (t.fact("caravans p1"), where(t)) == ([], ["4g"])
    assert (t.fact("control p2"), t.fact("reinforced p2")) == (["14h"], [])


@rule("nd.barbarian.multiple_components")
@pytest.mark.parametrize("fact", ["control p2", "cities p2"])
def test_token_or_city_and_caravan_are_all_destroyed(fact: str) -> None:
    t = march(wild(A="4g").set(fact, "14h").set("caravans p1", "14h"), EAST)
    assert (t.fact("caravans p1"), where(t)) == ([], ["14h"])
    assert (t.fact("control p2"), t.fact("cities p2")) == ([], ["11a"])


@rule("nd.barbarian.multiple_components")
def test_a_raid_destroys_the_caravan_in_the_capital() -> None:
    t = march(wild(A="11b").set("caravans p1", "11a").set("trade p2 1", "3"), EAST)
    assert (t.fact("caravans p1"), trade(t, "p2")) == ([], "10000")


@rule("nd.barbarian.neutral_space")
@pytest.mark.parametrize(
    ("start", "die", "goal"),
    [("14a", NORTH_EAST, "14d"), ("14h", EAST, "14i"), ("4c", EAST, "4a")],
)
def test_city_states_resources_and_natural_wonders_stay(start: str, die: int, goal: str) -> None:
    t = wild(A=start)
    facts = ("city_state_tokens", "resource marble", "natural_tokens")
    before = [t.fact(fact) for fact in facts]
    assert where(march(t, die)) == [goal]
    assert [t.fact(fact) for fact in facts] == before


# Water and the edge


@rule("nd.barbarian.water")
@pytest.mark.parametrize(("start", "goal"), [("2g", "6i"), ("2e", "4d")])
def test_one_or_two_water_spaces_are_crossed(start: str, goal: str) -> None:
    t = march(wild(A=start).set("control p1", goal), EAST)
    assert (where(t), t.fact("control p1")) == ([goal], [])


@rule("nd.barbarian.edge")
@pytest.mark.parametrize(
    ("start", "die", "goal"),
    [("14j", EAST, "4f"), ("2j", NORTH_WEST, "2h"), ("1h", SOUTH_WEST, "1b"), ("2c", WEST, "2a")],
)
def test_a_barbarian_at_the_edge_goes_the_other_way(start: str, die: int, goal: str) -> None:
    assert where(march(wild(A=start), die)) == [goal]


@rule("nd.barbarian.reverse_water")
@pytest.mark.parametrize(("start", "goal"), [("6e", "6b"), ("6f", "15b")])
def test_a_barbarian_that_turns_round_crosses_water_too(start: str, goal: str) -> None:
    """Behind 6e lies one water space, behind 6f lie four."""
    assert where(march(wild(A=start), NORTH_WEST)) == [goal]


@rule("nd.barbarian.reverse_effects")
@pytest.mark.parametrize(("fact", "goal"), [("control p2", "4f"), ("reinforced p2", "14j")])
def test_a_space_entered_after_turning_round_suffers_as_usual(fact: str, goal: str) -> None:
    t = march(wild(A="14j").set(fact, "4f"), EAST)
    assert where(t) == [goal]
    assert t.fact("reinforced p2") == []
    assert t.fact("control p2") == ([] if goal == "4f" else ["4f"])


@rule("nd.barbarian.water_then_edge")
@pytest.mark.parametrize(("start", "die"), [("16i", NORTH_EAST), ("1i", SOUTH_WEST)])
def test_water_that_ends_at_the_edge_leads_back(start: str, die: int) -> None:
    t = wild(A=start).set("resource marble", "14i").set("capital p1", start)
    march(t.set("trade p1 1", "3").set("caravans p2", start), die)
    assert (where(t), trade(t, "p1"), t.fact("caravans p2")) == ([start], "30000", [start])


@rule("nd.barbarian.return_no_effect")
def test_a_barbarian_thrown_back_does_nothing_where_it_came_from() -> None:
    t = wild(A="11a").set("trade p2 1", "3").set("caravans p1", "11a").set("reinforced p2", "11e")
    march(t, EAST)
    assert (where(t), t.fact("reinforced p2")) == (["11a"], [])
    assert (trade(t, "p2"), t.fact("caravans p1")) == ("30000", ["11a"])


@rule("nd.barbarian.return_over_water")
@pytest.mark.parametrize(("start", "goal"), [("2g", "6i"), ("2e", "4d")])
def test_a_barbarian_is_thrown_back_over_the_water(start: str, goal: str) -> None:
    t = march(wild(A=start).set("reinforced p1", goal), EAST)
    assert where(t) == [start]
    assert (t.fact("control p1"), t.fact("reinforced p1")) == ([goal], [])


# Sharing a space


@rule("nd.barbarian.stack", "nd.barbarian.stack_choice")
@pytest.mark.parametrize("first", ["p1", "p2"])
def test_the_first_player_parts_two_barbarians(first: str) -> None:
    """A turns round at the edge, so that both reach 4f."""
    t = wild(A="14j", B="4a", C="2h").set("first", first).at(f"turn {first}")
    t.play("nature roll 1")
    assert t.options() == [f"{first} push A", f"{first} push B"]
    assert t.refused(f"{first} push C") == "nd.barbarian.stack"
    t.play(f"{first} push B", "nature roll 6")
    assert (where(t, "AB"), t.asked()) == (["4f", "14h"], [f"{first} focus"])


@rule("nd.barbarian.stack")
def test_barbarians_part_until_none_share_a_space() -> None:
    t = march(wild(A="14j", B="4a", C="4g"), EAST).play("p1 push A", "nature roll 6")
    assert where(t, "ABC") == ["14h", "4f", "14h"]
    assert t.options() == ["p1 push A", "p1 push C"]
    t.play("p1 push C", "nature roll 5")
    assert (where(t, "ABC"), t.asked()) == (["14h", "4f", "14g"], ["p1 focus"])


@rule("nd.barbarian.stack", "nd.barbarian.simultaneous")
def test_a_barbarian_thrown_back_can_come_to_share_its_space() -> None:
    t = march(wild(A="4g", B="4b").set("reinforced p1", "14h"), EAST)
    assert where(t, "AB") == ["4g", "4g"]
    assert t.options() == ["p1 push A", "p1 push B"]


def crowd(label: str) -> Position:
    """A and B have come to share a space."""
    return wild(A=label, B=label)


def part(t: Position, die: int) -> Position:
    """Let A move away."""
    return t.at("turn p1 focus", Unstack()).play("p1 push A", f"nature roll {die}")


@rule("nd.barbarian.stack_rules")
@pytest.mark.parametrize(
    ("label", "die", "goal"), [("6i", WEST, "2g"), ("14j", EAST, "4f"), ("6e", NORTH_WEST, "6b")]
)
def test_who_parts_crosses_water_and_turns_round(label: str, die: int, goal: str) -> None:
    assert where(part(crowd(label), die), "AB") == [goal, label]


@rule("nd.barbarian.stack_rules")
def test_who_parts_destroys_what_it_meets() -> None:
    t = part(crowd("4g").set("control p2", "14h").set("caravans p1", "14h"), EAST)
    assert (where(t, "AB"), t.asked()) == (["14h", "4g"], ["p1 focus"])
    assert (t.fact("control p2"), t.fact("caravans p1")) == ([], [])


@rule("nd.barbarian.stack_rules", "nd.barbarian.stack")
def test_who_is_thrown_back_while_parting_has_to_part_again() -> None:
    t = part(crowd("4g").set("reinforced p2", "14h"), EAST)
    assert (where(t, "AB"), t.fact("reinforced p2")) == (["4g", "4g"], [])
    assert t.options() == ["p1 push A", "p1 push B"]
    assert t.play("p1 push A", "nature roll 1").fact("control p2") == []


@rule("nd.barbarian.stack_rules")
def test_who_parts_may_raid_a_capital() -> None:
    t = part(crowd("11b").set("trade p2 1", "3"), EAST)
    assert (where(t, "AB"), trade(t, "p2")) == (["11a", "11b"], "10000")
