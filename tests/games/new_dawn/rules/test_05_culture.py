"""Culture: how many control tokens, where they may go, and what happens without any left."""

import pytest

from tests.games.new_dawn.kit import acts_for, choose, first_game, in_slot, realm, resolve
from tests.kit.table import Position
from tests.kit.trace import rule

# All 31 control tokens of p1, none of them beside its capital.
ALL_TOKENS = tuple(
    f"{tile}{letter}"
    for tile, letters in ((2, "bcdefghj"), (12, "bcdefgij"), (13, "bcdefghij"), (14, "abcefg"))
    for letter in letters
)


def placed(t: Position) -> list[str]:
    """The spaces on which p1 may place now."""
    return [option.split()[2] for option in t.options() if " place " in option]


def beside_two_cities() -> Position:
    """p1 has cities in 4b and 14b, with every land terrain and a natural wonder around."""
    return first_game().set("cities p1", "4b", "14b").set("barbarian D", "6d")


@rule("nd.culture.effect")
def test_early_empire_places_two_control_tokens() -> None:
    t = resolve(first_game(), "early_empire", 1)
    t.play("p1 place 16b", "p1 place 16c")
    assert t.fact("control p1") == ["16b", "16c"]
    assert t.asked() == ["p2 focus"]


@rule("nd.culture.unused_token")
def test_placed_tokens_come_from_the_unused_ones() -> None:
    t = resolve(first_game(), "early_empire", 1)
    assert realm(t).tokens_left == 31
    t.play("p1 place 16b", "p1 place 16c")
    assert (realm(t).tokens_left, realm(t, "p2").tokens_left) == (29, 31)


@rule("nd.culture.unused_token", "nd.culture.no_token_left")
def test_a_token_that_marks_an_agenda_is_not_unused() -> None:
    t = first_game().set("control p1", *ALL_TOKENS[:30]).set("claims p1", "warmonger-paranoid")
    t = resolve(t, "early_empire", 5)
    assert realm(t).tokens_left == 0
    assert t.refused("p1 place 16b") == "nd.component.limit"


@rule("nd.culture.adjacent_city")
def test_only_spaces_beside_a_friendly_city() -> None:
    t = resolve(first_game().set("control p1", "16c").set("cities p2", "4b"), "early_empire", 5)
    assert placed(t) == ["16b", "16d", "16e", "16f", "16g"]
    assert t.refused("p1 place 13f") == "nd.culture.adjacent_city"
    assert t.refused("p1 place 4c") == "nd.culture.adjacent_city"


@rule("nd.culture.new_token_no_reach")
def test_a_new_token_does_not_extend_the_reach() -> None:
    t = resolve(first_game(), "early_empire", 5).play("p1 place 16c")
    assert t.refused("p1 place 13e") == "nd.culture.adjacent_city"
    assert placed(t) == ["16b", "16d", "16e", "16f", "16g"]


@rule("nd.culture.not_water")
def test_never_on_water() -> None:
    t = resolve(first_game().set("cities p1", "6i"), "early_empire", 5)
    assert t.refused("p1 place 6h") == "nd.culture.not_water"
    assert not {"6h", "6j"} & set(placed(t))


@rule("nd.culture.terrain_limit", "nd.culture.caption_slot")
@pytest.mark.parametrize(
    ("slot", "more"),
    [
        (1, "4i 6i 16b 16c 16f 16g"),
        (2, "4g 14g 14h"),
        (3, "14a 14c 14i"),
        (4, "4c 16d 16e"),
        (5, "4a 4h"),
    ],
)
def test_each_slot_adds_one_terrain(slot: int, more: str) -> None:
    here = set(placed(resolve(beside_two_cities(), "early_empire", slot)))
    below = (
        set(placed(resolve(beside_two_cities(), "early_empire", slot - 1))) if slot > 1 else set()
    )
    assert below <= here
    assert here - below == set(more.split())


@rule("nd.culture.terrain_limit", "nd.culture.caption_slot")
def test_too_difficult_a_terrain_is_refused() -> None:
    first = resolve(beside_two_cities(), "early_empire", 1)
    assert first.refused("p1 place 14g") == "nd.culture.terrain_limit"
    second = resolve(beside_two_cities(), "early_empire", 2)
    assert second.refused("p1 place 14g") == ""
    assert second.refused("p1 place 14a") == "nd.culture.terrain_limit"


@rule(
    "nd.culture.blocked_barbarian",
    "nd.culture.blocked_city",
    "nd.culture.blocked_citystate",
    "nd.culture.blocked_control",
)
@pytest.mark.parametrize(
    ("fact", "reason"),
    [
        ("barbarian D", "nd.culture.blocked_barbarian"),
        ("cities p1", "nd.culture.blocked_city"),
        ("cities p2", "nd.culture.blocked_city"),
        ("city_state_tokens", "nd.culture.blocked_citystate"),
        ("control p1", "nd.culture.blocked_control"),
        ("control p2", "nd.culture.blocked_control"),
        ("reinforced p2", "nd.culture.blocked_control"),
    ],
)
def test_what_blocks_a_space(fact: str, reason: str) -> None:
    t = resolve(first_game().set(fact, "16f"), "early_empire", 5)
    assert "16f" not in placed(t)
    assert t.refused("p1 place 16f") == reason
    assert "16f" in placed(resolve(first_game(), "early_empire", 5))


@rule("nd.culture.blocked_city")
def test_the_city_itself_is_no_space_for_a_token() -> None:
    t = resolve(first_game().set("cities p1", "16f"), "early_empire", 5)
    assert t.refused("p1 place 16a") == "nd.culture.blocked_city"


@rule("nd.culture.caravan_allowed")
@pytest.mark.parametrize("seat", ["p1", "p2"])
def test_a_caravan_does_not_block(seat: str) -> None:
    t = resolve(first_game().set(f"caravans {seat}", "16f"), "early_empire", 1)
    t.play("p1 place 16f", "p1 pass")
    assert (t.fact("control p1"), t.fact(f"caravans {seat}")) == (["16f"], ["16f"])


@rule("nd.culture.unreinforced")
def test_a_placed_token_is_unreinforced() -> None:
    t = resolve(first_game().set("reinforced p1", "16b"), "early_empire", 5)
    t.play("p1 place 16f", "p1 place 16g")
    assert t.fact("reinforced p1") == ["16b"]


@rule("nd.culture.split")
def test_tokens_may_go_to_different_cities() -> None:
    t = resolve(beside_two_cities(), "early_empire", 2).play("p1 place 16b", "p1 place 14g")
    assert t.fact("control p1") == ["14g", "16b"]


@rule("nd.culture.trade_token")
def test_each_trade_token_buys_one_more_token() -> None:
    t = in_slot(first_game(), "early_empire", 1).set("trade p1 1", "2")
    t = choose(t, 1).play("p1 place 16b")
    assert t.refused("p1 spend 1") == "nd.culture.trade_token"
    t.play("p1 place 16c")
    assert t.refused("p1 spend 2") == "nd.trade.spend_on_resolve"
    t.play("p1 spend 1", "p1 place 16f")
    assert t.refused("p1 place 16g") == "nd.culture.effect"
    t.play("p1 spend 1", "p1 place 16g")
    assert t.fact("control p1") == ["16b", "16c", "16f", "16g"]
    assert (t.fact("trade p1 1"), t.asked()) == (["0"], ["p2 focus"])


@rule("nd.culture.trade_token")
def test_a_bought_token_follows_the_same_rules() -> None:
    t = in_slot(first_game(), "early_empire", 1).set("trade p1 1", "1")
    t = choose(t, 1).play("p1 place 16b", "p1 place 16c", "p1 spend 1")
    assert placed(t) == ["16f", "16g"]
    assert t.refused("p1 place 13f") == "nd.culture.terrain_limit"
    assert t.refused("p1 place 16b") == "nd.culture.blocked_control"


@rule("nd.culture.trade_not_terrain")
def test_trade_tokens_do_not_raise_the_limit() -> None:
    t = in_slot(beside_two_cities(), "early_empire", 1).set("trade p1 1", "3")
    t = choose(t, 1).play("p1 place 16b", "p1 place 16c", "p1 spend 1", "p1 place 16f")
    t.play("p1 spend 1", "p1 place 16g", "p1 spend 1")
    assert placed(t) == ["4i", "6i"]
    assert t.refused("p1 place 14g") == "nd.culture.terrain_limit"


@rule("nd.culture.no_token_left")
def test_without_unused_tokens_one_may_be_lifted_first() -> None:
    t = resolve(first_game().set("control p1", *ALL_TOKENS), "early_empire", 5)
    assert (realm(t).tokens_left, t.asked()) == (0, ["p1 lift_to_place"])
    assert t.options() == ["p1 pass", *[f"p1 lift {label}" for label in ALL_TOKENS]]
    assert t.play("p1 lift 2b").asked() == ["p1 place_tokens"]
    t.play("p1 place 16b", "p1 pass")
    assert len(t.fact("control p1")) == 31
    assert t.fact("control p1") == [*ALL_TOKENS[1:], "16b"]


@rule("nd.culture.no_token_left")
def test_nobody_has_to_lift_a_token() -> None:
    t = resolve(first_game().set("control p1", *ALL_TOKENS), "early_empire", 5)
    assert t.refused("p1 place 16b") == "nd.component.limit"
    assert t.play("p1 pass").fact("control p1") == list(ALL_TOKENS)


@rule("nd.culture.no_token_left")
def test_no_token_is_lifted_while_there_are_unused_ones() -> None:
    t = resolve(first_game().set("control p1", *ALL_TOKENS[:30]), "early_empire", 5)
    assert t.refused("p1 lift 2b") == "nd.culture.no_token_left"
    t.play("p1 place 16b")
    assert t.refused("p1 lift 2b") == ""
    assert t.refused("p1 lift 16c") == "nd.culture.no_token_left_general"


@rule("nd.culture.no_token_left_general")
@pytest.mark.parametrize(
    ("answer", "mine", "theirs"), [("lift 2b", ["16f"], []), ("pass", ["2b"], ["16f"])]
)
def test_an_attacker_too_may_lift_a_token_to_take_a_space(
    answer: str, mine: list[str], theirs: list[str]
) -> None:
    t = first_game().set("control p1", *ALL_TOKENS).set("control p2", "16f")
    t = resolve(t, "masonry", 5).play("p1 attack 16f", "nature roll 6", "nature roll 1")
    t.play(f"p1 {answer}")
    assert t.fact("control p1") == sorted(
        [*ALL_TOKENS[1:], *mine], key=t.rules.kinds["space"].parse
    )
    assert t.fact("control p2") == theirs


@rule("nd.culture.fewer")
@pytest.mark.parametrize("count", [0, 1])
def test_fewer_tokens_may_be_placed(count: int) -> None:
    t = resolve(first_game(), "early_empire", 1)
    t.play(*["p1 place 16b"][:count], "p1 pass")
    assert t.fact("control p1") == ["16b"][:count]
    assert t.asked() == ["p2 focus"]


@rule("nd.culture.wonder_token_space")
def test_a_wonder_without_an_owner_is_taken_with_its_space() -> None:
    t = resolve(first_game().set("wonder_at petra", "16f"), "early_empire", 1)
    assert not acts_for(t, "petra")
    t.play("p1 place 16f")
    assert acts_for(t, "petra")
    assert not acts_for(t, "petra", "p2")
