"""Losses: what follows from one comes before anybody gains by it, or wins."""

from functools import cache

import pytest

from tests.games.board_game.battle.field import all_fronts, city, run_on, storm, units
from tests.games.board_game.kit import game, laid_out, open_map, row_of, square_of, state
from tests.games.board_game.movement.field import moves
from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat import api
from ziggurat.build.build import build
from ziggurat.checks import Variant, variants
from ziggurat.games.board_game.battle.loot import take_loot
from ziggurat.games.board_game.board.yields import coins
from ziggurat.games.board_game.cities.markers import raze
from ziggurat.games.board_game.research.abilities import drop_coin
from ziggurat.games.board_game.rules import BOARD_GAME

STRONG = "infantry 3, infantry 3, infantry 3"
HAND = ("drought", "sabotage", "lost")
OTHERS = ("defection", "disoriented", "bread_and_circuses")
# Every box and every option, of which each value comes with some.
MIXES = variants(BOARD_GAME)


def with_computers(t: Position, seat: str = "p2") -> Position:
    """A seat has just the fifth coin that makes its hand 3 large, and holds 3 events."""
    t.set(f"known {seat}", "computers")
    t.set(f"coin_tokens {seat}", *["pottery"] * (5 - coins(state(t), int(seat[1]) - 1)))
    assert t.fact(f"coins {seat}") == ["5"]
    return t.set(f"hand {seat}", *HAND)


def strongest(t: Position, kind: str) -> list[str]:
    """Three units of a type that count most: the last number of their names is the highest."""
    rows = [t.rules.rows[row].name for row in t.rules.families["unit"]]
    return [max([name for name in rows if name.startswith(kind)], key=lambda name: name[-1])] * 3


def discards(t: Position, *after: str) -> None:
    """p2 discards, and only then others are asked."""
    assert t.asked() == ["p2 discard"]
    t.play("p2 discard drought")
    assert t.asked() == list(after)


@rule("cb.loot.loss_first", "cb.event.hand_size_drop")
def test_a_hand_shrinks_with_a_bank_of_a_city_before_it_is_looted() -> None:
    t = city(STRONG, "").set("terrain F22", "grassland").set("marker F22", "bank")
    discards(all_fronts(storm(with_computers(t))), "p1 city_loot")


@rule("cb.loot.loss_first")
def test_romans_are_honoured_when_the_loss_is_complete() -> None:
    t = city(STRONG, "").set("terrain F22", "grassland").set("marker F22", "bank")
    t = all_fronts(storm(with_computers(t).set("civilization p1", "romans")))
    assert t.fact("track p1") == ["0"]
    t.play("p2 discard drought")
    assert t.fact("track p1") == ["1"]


@rule("cb.loot.loss_first")
def test_hands_of_several_seats_are_brought_down_in_player_order() -> None:
    t = city(STRONG, "", seats=3).set("terrain F22", "grassland").set("marker F22", "bank")
    t = with_computers(t).set("hand p3", *OTHERS).set("first", "p3")
    t = storm(t)
    while t.asked() == ["p1 battle_turn"]:
        t.play(t.options()[0])
    # p3 never had room for so many; nobody loots while anybody discards.
    assert t.asked() == ["p3 discard"]
    t.play("p3 discard defection")
    discards(t, "p1 city_loot")


def gathering(figures: str) -> Position:
    """A scout of p2 gathers the coin of H41, perhaps beside an army; p1 stands next to it."""
    t = open_map(laid_out()).set("armies p1", "H42").set("forces p1", *units(STRONG))
    t.set("scouts p2", "H41").set("scout_city p2 H41", "capital").set("trade p2", "5")
    t.set("armies p2", *(["H41"] if figures == "army" else []))
    return moves(with_computers(t)).play("p1 take H42 1 0", "p2 pass", "p1 step H41")


@rule("cb.loot.loss_first", "cb.enemy.scouts_only_loot")
def test_the_coin_of_a_killed_scout_is_gone_before_loot() -> None:
    discards(gathering("scout"), "p1 figure_loot")


@rule("cb.loot.loss_first")
def test_the_coin_of_a_scout_that_falls_in_battle_is_gone_before_loot() -> None:
    discards(all_fronts(gathering("army")), "p1 figure_loot")


@rule("cb.loot.loss_first")
@pytest.mark.parametrize("loss", ["raze", "drop"])
def test_a_hand_shrinks_at_once_with_a_coin_that_is_lost_otherwise(loss: str) -> None:
    t = city("", "").set("armies p1").set("trade p2", "3")
    t = with_computers(t.set("terrain F22", "grassland").set("marker F22", "bank"))
    take_loot(state(t), 0, 1)
    if loss == "raze":
        raze(state(t), square_of(t, "F22"))
    else:
        drop_coin(state(t), 0, 1, row_of(t, "pottery"))
    discards(run_on(t), "p1 figure_loot")


@rule("cb.loot.loss_first", "cb.victory.immediate")
@pytest.mark.parametrize(("coins_of_p1", "won"), [(13, False), (14, True)])
def test_a_stolen_coin_wins_when_its_loser_has_discarded(coins_of_p1: int, won: bool) -> None:
    t = with_points(city(STRONG, "", rules=points()))
    t.set("coin_tokens p1", *["code_of_laws"] * coins_of_p1)
    t = all_fronts(storm(t)).play("p1 take_coin pottery")
    assert t.asked() == ["p2 discard"]
    t.play("p2 discard drought")
    assert t.winners() == (["p1"] if won else [])
    assert t.fact("hand p2") == ["sabotage", "lost"]


@rule("cb.loot.loss_first")
def test_the_second_point_is_spent_when_the_loss_of_the_first_is_complete() -> None:
    t = all_fronts(storm(with_points(city(STRONG, "", rules=points()))))
    discards(t.play("p1 drop_coin pottery"), "p1 loot_points")


@cache
def points() -> api.Rules:
    """The rules with loot by points."""
    return build(game(), (), {"loot": "points"})


def with_points(t: Position) -> Position:
    """p1 plays the Germans, on whose sheet coins can lie."""
    return with_computers(t.set("civilization p1", "germans"))


# A capital that falls ends the game at once, whatever else is on the table


@rule("cb.victory.military", "bx.tie.military_immediate")
@pytest.mark.parametrize("variant", MIXES, ids=Variant.label)
def test_a_conquered_capital_ends_the_game_in_a_position_that_can_be(variant: Variant) -> None:
    rules = build(game(), *variant)
    t = open_map(laid_out(2, rules)).set("armies p1", "H32", "H32").set("armies p2", "H22")
    t.set("forces p1", *strongest(t, "infantry")).set("forces p2").set("rank p1 infantry", "4")
    t.set("scouts p2").set("hand p2", *HAND[:2]).at("turn p1 movement")
    t.play("p1 take H32 2 0")
    for _ in range(20):
        if t.state.outcome is not None:
            break
        listed = t.options()
        wanted = [move for move in listed if move.endswith("step H22") or " front " in move]
        t.play((wanted or listed)[0])
    outcome = t.state.outcome
    assert outcome is not None
    assert (t.winners(), outcome.by) == (["p1"], "military")
    assert (t.asked(), t.state.stack) == ([], ())
