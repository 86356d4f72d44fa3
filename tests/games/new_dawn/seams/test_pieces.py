"""A kind of piece that a module brings: it blocks, shelters, is attacked, and meets barbarians."""

from __future__ import annotations

from functools import cache

from tests.games.new_dawn.kit import ROW, STEPS, choose, in_slot, seen
from tests.games.new_dawn.seams.kit import probed
from tests.games.new_dawn.seams.towers import TOWER, install, towers
from tests.kit.table import Position
from ziggurat import api
from ziggurat.build.build import new_state
from ziggurat.games.new_dawn.content.culture_cards import Persuade
from ziggurat.games.new_dawn.content.science_cards import NuclearStrike
from ziggurat.games.new_dawn.content.wonders_cultural import DestroyToken, NameTwo
from ziggurat.games.new_dawn.focus.culture import NEAR_CITIES, PlaceTokens
from ziggurat.games.new_dawn.masks import bit, members
from ziggurat.games.new_dawn.state import table
from ziggurat.games.new_dawn.world.barbarians import MoveAll
from ziggurat.kernel.engine import advance

TURN = "turn p1 focus"


@cache
def rules() -> api.Rules:
    return probed(install)


def position(seats: int = 2) -> Position:
    """The first game's map as in the rule tests, with watchtowers among its pieces."""
    t = Position("new-dawn", seats, rules=rules())
    for step in t.rules.flows["setup"]:
        if step.name in STEPS:
            step.begin(t.state, 0)
    for seat in range(1, seats + 1):
        t.set(f"row p{seat}", *ROW)
    return t


def resolving(t: Position, card: str, slot: int) -> Position:
    return choose(in_slot(t, card, slot), slot)


# It closes spaces


def test_nobody_puts_a_control_token_where_a_piece_closes_the_space() -> None:
    free = resolving(position(), "early_empire", 5)
    assert "p1 place 16b" in free.options()
    t = resolving(position().set("towers p2", "16b"), "early_empire", 5)
    assert "p1 place 16b" not in t.options()
    assert t.refused("p1 place 16b") == "nd.space.empty"


def test_a_piece_closes_spaces_by_purpose() -> None:
    """Its owner may build there, but puts no control token there."""
    t = position().set("towers p1", "16i")
    assert "p1 build 16i" in resolving(t, "pottery", 5).options()
    t = resolving(position().set("towers p2", "16i"), "pottery", 5)
    assert "p1 build 16i" not in t.options()
    assert t.refused("p1 build 16i") == "nd.space.empty"


def test_caravans_go_round_a_closed_space() -> None:
    t = resolving(position(), "foreign_trade", 5)
    assert "p1 move c1 16b" in t.options()
    t = resolving(position().set("towers p2", "16b"), "foreign_trade", 5)
    assert "p1 move c1 16b" not in t.options()
    assert t.refused("p1 move c1 16b") == "nd.space.empty"


# It can be attacked


def war(t: Position) -> Position:
    return resolving(t, "masonry", 5)


def test_a_piece_of_a_module_is_attacked_as_any_other() -> None:
    t = war(position().set("towers p2", "16c")).play("p1 attack 16c", "nature roll 3")
    t.play("nature roll 1", "p1 spend 0")
    assert t.fact("towers p2") == []
    assert f"attacks {number(t, '16c')} {TOWER}" in t.heard("p1")
    assert f"fight_over {number(t, '16c')} {TOWER} 1 1 8" in t.heard("p1")


def test_of_several_pieces_in_a_space_the_attacker_names_one() -> None:
    t = war(position(3).set("towers p2", "16c").set("control p3", "16c"))
    t.play("p1 attack 16c")
    assert t.asked() == ["p1 choose_piece"]
    assert t.options() == ["p1 aim_at watchtower p2", "p1 aim_at token p3"]
    assert t.refused("p1 aim_at city p2") == "nd.attack.targets"
    t.play("p1 aim_at token p3", "nature roll 6", "nature roll 1")
    assert t.fact("control p1") == ["16c"]
    assert t.fact("towers p2") == ["16c"]


def test_a_barbarian_stands_foremost() -> None:
    t = war(position().set("towers p2", "16c").set("barbarian A", "16c")).play("p1 attack 16c")
    assert t.asked() == ["nature attack_die"]


def test_a_rule_of_the_module_supports_the_defender() -> None:
    t = position().set("control p2", "16c")
    value = int(t.fact("defence p1 16c")[0])
    t.set("towers p2", "16c")
    t = war(t).play("p1 attack 16c", "p1 aim_at token p2", "nature roll 1", "nature roll 1")
    assert f"defence_value 1 {value} 0 2 {value + 3}" in t.heard("p1")


def test_a_side_may_do_something_else_than_spend_tokens() -> None:
    t = war(position().set("towers p2", "16c")).play("p1 attack 16c", "nature roll 1")
    t.play("nature roll 6")
    assert t.asked() == ["p1 spend_on_attack"]
    assert "p1 again" in t.options()
    t.play("p1 again")
    assert "rolled_again 6 11" in t.heard("p1")
    assert t.fact("towers p2") == []


# It shelters what stands under it


def sheltered(*tokens: str) -> Position:
    """p1 controls 16c; p2 has control tokens, and its watchtower on the first of them."""
    t = position().set("control p1", "16c").set("control p2", *tokens)
    return t.set("towers p2", tokens[0])


def test_four_effects_leave_alone_what_is_sheltered() -> None:
    t = sheltered("16b", "16d").at(TURN, DestroyToken(0))
    assert t.options() == ["p1 pass", "p1 strike 16d"]
    t = sheltered("16b", "16d").at(TURN, Persuade(0))
    assert t.options() == ["p1 pass", "p1 strike 16d"]
    t = sheltered("16b", "16d", "14e").at(TURN, NameTwo(0)).play("p1 strike 16d")
    assert t.asked() == ["p2 give_up_one"]
    t = sheltered("16b", "16d").at(TURN, NuclearStrike(0)).play("p1 strike 16c")
    assert t.fact("control p2") == ["16b"]


def test_a_sheltered_token_can_still_be_turned() -> None:
    t = sheltered("16b", "16d").set("reinforced p2", "16b").at(TURN, Persuade(0))
    assert "p1 strike 16b" in t.options()
    t.play("p1 strike 16b")
    assert t.fact("reinforced p2") == []
    assert t.fact("control p2") == ["16b", "16d"]


# Barbarians, and control that leaves a space


def test_a_barbarian_meets_the_piece_before_what_stands_under_it() -> None:
    t = position().set("control p2", "16c").set("towers p2", "16c").set("barbarian A", "16b")
    g = table(t.state)
    direction = g.board.step[number(t, "16b")].index(number(t, "16c"))
    t.at(TURN, MoveAll(direction, 0))
    assert t.fact("towers p2") == []
    assert t.fact("control p2") == ["16c"]
    assert t.fact("barbarian A") == ["16b"]


def test_whoever_waits_for_it_is_told_that_control_left_a_space() -> None:
    t = position().set("control p1", "16c").set("control p2", "16b", "16d")
    t.at(TURN, DestroyToken(0)).play("p1 strike 16b")
    assert f"abandoned {number(t, '16b')}" in t.heard("p2")
    t = war(position().set("control p2", "16c")).play("p1 attack 16c", "nature roll 6")
    t.play("nature roll 1")
    assert f"abandoned {number(t, '16c')}" in t.heard("p2")


def test_a_module_says_which_tokens_are_of_another_stock() -> None:
    t = position().set("control p1", "16c", "16b")
    assert seen(t).realms[0].tokens_left == 29
    t.set("towers p1", "16b")
    assert seen(t).realms[0].tokens_left == 30


def number(t: Position, space: str) -> int:
    return t.rules.kinds["space"].parse(space)


# Whole games


def test_games_with_such_pieces_run_to_their_end() -> None:
    for seed in range(3):
        s = new_state(rules(), 3)
        dice = api.Seeded(seed)
        advance(s)
        g = table(s)
        while s.asked:
            if g.turns == 2:
                land = members(g.board.land)
                towers(s).lanterns = tuple([bit(land[dice.below(len(land))]) for _ in range(3)])
            api.play(s, s.asked[0].seat, api.pick(s.asked[0], dice))
        faults = [invariant.check(s) for invariant in rules().invariants.values()]
        assert faults == [""] * len(faults)
        assert s.outcome is not None


def test_placing_frames_ask_the_same_kinds() -> None:
    t = position().set("towers p2", "16b").at(TURN, PlaceTokens(0, 1, 5, NEAR_CITIES))
    assert "p1 place 16b" not in t.options()
