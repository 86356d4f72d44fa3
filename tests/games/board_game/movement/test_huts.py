"""Huts: armies that enter them, and what is found there."""

import pytest

from tests.games.board_game.kit import row_of, state
from tests.games.board_game.movement.field import army, listed, moves, scout
from tests.kit.table import Position
from tests.kit.trace import component, rule
from ziggurat.games.board_game.ids import INCENSE, IRON, RESOURCES, SILK, SPY, WHEAT
from ziggurat.games.board_game.research.paying import Pay
from ziggurat.games.board_game.research.prices import can_pay
from ziggurat.kernel.question import only

PRICES = {"incense": INCENSE, "iron": IRON, "silk": SILK, "wheat": WHEAT, "spy": SPY}


def price(resource: str) -> tuple[int, ...]:
    """A price of one resource."""
    return tuple([int(at == PRICES[resource]) for at in range(len(RESOURCES) + 1)])


def at_a_hut() -> Position:
    """An army of p1 beside a hut has begun its move; another one waits."""
    t = army("C11", "D44").set("token C12", "hut")
    return moves(t).play("p1 take C11 1 0")


@component("map_token.hut")
@rule("cb.hut.army_stops")
def test_an_army_stops_at_a_hut() -> None:
    t = at_a_hut().play("p1 step C12", "nature draw_hut hut_silk")
    assert t.asked() == ["p1 movement"]
    assert t.fact("moved_figures p1 army") == ["C12"]
    assert t.refused("p1 take C12 1 0") == "cb.movement.once_per_phase"


@rule("cb.hut.explored_at_once")
def test_a_hut_is_explored_at_once() -> None:
    t = at_a_hut().play("p1 step C12")
    assert t.asked() == ["nature draw_hut"]
    assert t.fact("token C12") == ["nothing"]
    assert t.odds() == {
        "draw_hut hut_incense": 5, "draw_hut hut_iron": 2, "draw_hut hut_silk": 5,
        "draw_hut hut_wheat": 5, "draw_hut hut_spy": 3,
    }  # fmt: skip


@rule("cb.hut.look_and_keep")
@component("hut.hut_incense", "hut.hut_iron", "hut.hut_silk", "hut.hut_wheat", "hut.hut_spy")
@pytest.mark.parametrize("resource", PRICES)
def test_a_hut_is_kept_facedown(resource: str) -> None:
    t = at_a_hut().play("p1 step C12", f"nature draw_hut hut_{resource}")
    hut = row_of(t, f"hut_{resource}")
    assert t.fact("facedown_finds p1") == [f"hut_{resource}"]
    assert t.heard("p1")[-1] == f"hut_kept {hut}"
    assert t.heard("p2")[-1] == "kept_a_hut"


@rule("cb.hut.look_and_keep", "cb.explore.marker_hidden_from_all")
def test_others_do_not_learn_which_hut_it_was() -> None:
    silk = at_a_hut().play("p1 step C12", "nature draw_hut hut_silk")
    spy = at_a_hut().play("p1 step C12", "nature draw_hut hut_spy")
    assert silk.knows("p2") == spy.knows("p2")
    assert silk.knows("p1") != spy.knows("p1")
    assert at_a_hut().play("p1 step C12").state.asked[0].audience == only(0)


@rule("cb.hut.spend_like_resource")
@component("hut.hut_incense", "hut.hut_iron", "hut.hut_silk", "hut.hut_wheat", "hut.hut_spy")
@pytest.mark.parametrize("resource", PRICES)
def test_a_hut_pays_as_what_it_shows(resource: str) -> None:
    t = army("C11").set("facedown_finds p1", f"hut_{resource}")
    paid = [name for name in PRICES if can_pay(state(t), 0, price(name))]
    assert paid == [resource]


@rule("cb.hut.spent_to_box")
def test_a_spent_hut_is_out_of_the_game() -> None:
    t = army("C11").set("facedown_finds p1", "hut_wheat")
    market, pile = t.fact("market wheat"), state(t).hut_bag.size()
    t.at("turn p1 movement", Pay(0, price("wheat"), ())).play("p1 pay hut_wheat")
    assert t.fact("facedown_finds p1") == []
    assert (t.fact("market wheat"), state(t).hut_bag.size()) == (market, pile)
    assert state(t).hut_bag.discard == ()


def test_scouts_stay_out_of_huts_and_villages() -> None:
    t = scout("C22").set("token C12", "hut").set("token C21", "village")
    moves(t).play("p1 take C22 0 1")
    assert listed(t, "step") == ["C23", "C32"]
    assert t.refused("p1 step C12") == "cb.figure.scout_barred_from_markers"
    assert t.refused("p1 step C21") == "cb.figure.scout_barred_from_markers"


def test_the_chinese_gain_culture_for_a_hut() -> None:
    t = army("C11").set("token C12", "hut").set("civilization p1", "chinese")
    moves(t).play("p1 take C11 1 0", "p1 step C12", "nature draw_hut hut_silk")
    assert t.fact("culture p1") == ["3"]
