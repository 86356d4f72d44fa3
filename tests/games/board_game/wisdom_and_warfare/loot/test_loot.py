"""Loot by points with Wisdom and Warfare: how much there is and what it buys."""

from __future__ import annotations

import pytest

from tests.games.board_game.battle.field import run_on
from tests.games.board_game.kit import state
from tests.games.board_game.wisdom_and_warfare.kit import laid_out, wisdom_rules
from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat.build.build import build
from ziggurat.build.seam import BuildError
from ziggurat.games.board_game.battle.loot import take_city_loot, take_loot
from ziggurat.games.board_game.rules import BOARD_GAME
from ziggurat.games.board_game.victory import capital_taken

# What costs 1 loot, if the loser has it, and what costs 2.
CHEAP = [
    "p1 pass", "p1 loot trade", "p1 loot culture", "p1 loot silk", "p1 loot unseen_hut",
    "p1 drop_coin pottery",
]  # fmt: skip
DEAR = ["p1 learn pottery", "p1 loot ancient_card", "p1 take_coin pottery"]


def rich() -> Position:
    """p2 has something of everything; p1 plays the Egyptians."""
    t = laid_out().set("civilization p1", "egyptians").set("trade p2", "5").set("culture p2", "2")
    t.set("known p2", "pottery").set("hand p2", "drought").set("resources p2 silk", "1")
    return t.set("coin_tokens p2", "pottery", "pottery").set("facedown_finds p2", "hut_spy")


def field_won(t: Position | None = None) -> Position:
    """p1 has beaten figures of p2."""
    t = t or rich()
    t.state.stack = ()
    take_loot(state(t), 0, 1)
    return run_on(t)


def city_taken(t: Position | None = None) -> Position:
    """p1 has taken a city of p2."""
    t = t or rich()
    t.state.stack = ()
    take_city_loot(state(t), 0, 1)
    return run_on(t)


@rule("ww.loot.figures_one", "ww.loot.two_tech", "ww.loot.two_card", "ww.loot.two_steal_coin")
def test_beaten_figures_bring_one_loot() -> None:
    t = field_won()
    assert t.options() == CHEAP
    for move in DEAR:
        assert t.refused(move) == "cb.loot.system_choice"
    t.play("p1 loot trade")
    assert t.asked() == ["p1 rest"]


@rule("ww.loot.figures_one")
def test_there_are_no_other_lists_of_loot() -> None:
    assert wisdom_rules().options["loot"] == "points"
    with pytest.raises(BuildError):
        build(BOARD_GAME, ("wisdom_and_warfare",), {"loot": "lists"})


@rule("ww.loot.city_two")
def test_a_city_brings_two_loot() -> None:
    t = city_taken()
    assert sorted(t.options()) == sorted([*CHEAP, *DEAR])
    t.play("p1 loot silk", "p1 loot unseen_hut", "nature draw_back hut_spy")
    assert t.asked() == ["p1 rest"]


@rule("ww.loot.capital")
def test_a_capital_ends_the_game_without_loot() -> None:
    t = rich()
    capital_taken(state(t), 0)
    assert t.state.outcome is not None
    assert t.state.outcome.winners == (0,)
    assert (t.fact("trade p2"), t.state.asked) == (["5"], ())


@rule("ww.loot.spend_at_once")
def test_loot_that_is_not_spent_is_lost() -> None:
    t = city_taken().play("p1 loot trade", "p1 pass")
    assert t.asked() == ["p1 rest"]
    assert (t.fact("trade p1"), t.fact("culture p1")) == (["3"], ["0"])


@rule("ww.loot.several_effects")
def test_two_loot_buy_two_effects_or_one_twice() -> None:
    t = city_taken().play("p1 loot culture", "p1 loot silk")
    assert (t.fact("culture p1"), t.fact("resources p1 silk")) == (["2"], ["1"])
    assert t.asked() == ["p1 rest"]
    t = city_taken().play("p1 loot trade", "p1 loot trade")
    assert (t.fact("trade p1"), t.fact("trade p2")) == (["5"], ["0"])


@rule("ww.loot.one_trade")
def test_one_loot_takes_three_trade() -> None:
    t = field_won().play("p1 loot trade")
    assert (t.fact("trade p1"), t.fact("trade p2")) == (["3"], ["2"])


@rule("ww.loot.one_culture")
@pytest.mark.parametrize(("had", "taken"), [(2, 2), (3, 3), (9, 3)])
def test_one_loot_takes_three_culture_or_what_there_is(had: int, taken: int) -> None:
    t = field_won(rich().set("culture p2", str(had))).play("p1 loot culture")
    assert (t.fact("culture p1"), t.fact("culture p2")) == ([str(taken)], [str(had - taken)])


@rule("ww.loot.one_resource")
def test_one_loot_takes_a_token_or_a_marker_unseen() -> None:
    t = field_won().play("p1 loot silk")
    assert (t.fact("resources p1 silk"), t.fact("resources p2 silk")) == (["1"], ["0"])
    t = field_won().play("p1 loot unseen_hut", "nature draw_back hut_spy")
    assert (t.fact("facedown_finds p1"), t.fact("facedown_finds p2")) == (["hut_spy"], [])


@rule("ww.loot.one_discard_coin", "ww.loot.coin_tokens_can_be_lost")
def test_one_loot_makes_the_loser_discard_a_coin() -> None:
    t = field_won()
    before = int(t.fact("coins p2")[0])
    t.play("p1 drop_coin pottery")
    assert (t.fact("coin_tokens p2"), t.fact("coin_tokens p1")) == (["pottery"], [])
    assert int(t.fact("coins p2")[0]) == before - 1


@rule("ww.loot.two_tech")
def test_two_loot_teach_a_tech_with_a_place() -> None:
    t = city_taken().play("p1 learn pottery")
    assert "pottery" in t.fact("known p1")
    assert (t.fact("trade p1"), t.asked()) == (["0"], ["p1 rest"])
    t = city_taken(rich().set("known p2", "mathematics"))
    assert t.refused("p1 learn mathematics") == "cb.research.needs_legal_place"


@rule("ww.loot.two_card")
def test_two_loot_take_a_card_of_which_only_the_back_is_seen() -> None:
    t = city_taken()
    assert [move for move in t.options() if "card" in move] == ["p1 loot ancient_card"]
    t.play("p1 loot ancient_card", "nature draw_back drought")
    assert (t.fact("hand p1"), t.fact("hand p2")) == (["drought"], [])


@rule("ww.loot.two_steal_coin")
def test_two_loot_take_a_coin() -> None:
    t = city_taken()
    before = [int(t.fact(f"coins {name}")[0]) for name in ("p1", "p2")]
    t.play("p1 take_coin pottery")
    assert (t.fact("coin_tokens p1"), t.fact("coin_tokens p2")) == (["egyptians"], ["pottery"])
    after = [int(t.fact(f"coins {name}")[0]) for name in ("p1", "p2")]
    assert after == [before[0] + 1, before[1] - 1]
