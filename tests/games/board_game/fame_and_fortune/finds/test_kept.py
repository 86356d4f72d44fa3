"""Teachers and friendly workers, which are kept facedown until they are used."""

import pytest

from tests.games.board_game.battle.field import run_on
from tests.games.board_game.fame_and_fortune.finds.field import at_a_hut
from tests.games.board_game.fame_and_fortune.kit import laid_out
from tests.games.board_game.kit import resting, row_of, state
from tests.kit.table import Position
from tests.kit.trace import component, rule
from ziggurat.games.board_game.battle.loot import take_loot
from ziggurat.games.board_game.holdings import give_up_find
from ziggurat.games.board_game.moments import START_OF_TURN
from ziggurat.games.board_game.research.prices import can_pay
from ziggurat.games.board_game.rows.tech import ANY_2
from ziggurat.games.board_game.trade.goods import counts_as, payables
from ziggurat.games.board_game.turn.responding import could_answer
from ziggurat.kernel.question import PUBLIC

ANY_1 = (*ANY_2[:-1], 1)


def starting(*finds: str, known: tuple[str, ...] = ()) -> Position:
    """Start of Turn of p1, who has some markers and no other secrets."""
    t = laid_out().set("facedown_finds p1", *finds).set("known p1", *known)
    return t.at(resting(0), "start_of_turn p1 act")


def managing(*finds: str) -> Position:
    """City Management of p1, who has some markers."""
    t = laid_out().set("facedown_finds p1", *finds).set("actions p1 capital", "1")
    return t.at(resting(0), "city_management p1 manage")


# The teacher


@component("hut.hut_teacher")
@rule("ff.hut.teacher")
def test_a_teacher_is_kept_facedown() -> None:
    t = at_a_hut().play("nature draw_hut hut_teacher")
    assert t.fact("facedown_finds p1") == ["hut_teacher"]
    assert t.heard("p2")[-1] == "kept_a_hut"


@component("hut.hut_teacher")
@rule("ff.hut.teacher")
def test_a_teacher_teaches_a_tech_of_level_one_for_nothing() -> None:
    t = starting("hut_teacher", known=("pottery",)).play("p1 use hut_teacher")
    assert t.asked() == ["p1 free_tech"]
    assert "p1 learn writing" in t.options()
    assert t.refused("p1 learn mathematics") != ""
    t.play("p1 learn writing")
    assert sorted(t.fact("known p1")) == ["pottery", "writing"]
    assert t.fact("trade p1") == ["0"]
    assert t.fact("facedown_finds p1") == []
    assert row_of(t, "hut_teacher") not in state(t).hut_bag.unknown


@rule("ff.hut.teacher")
def test_a_teacher_is_for_start_of_turn_only() -> None:
    assert "p1 use hut_teacher" in starting("hut_teacher").options()
    t = managing("hut_teacher")
    assert "p1 use hut_teacher" not in t.options()
    t = laid_out().set("facedown_finds p1", "hut_teacher").at(resting(0), "movement p1")
    assert "p1 use hut_teacher" not in t.options()


@rule("ff.hut.teacher")
def test_whoever_has_a_hut_may_have_the_teacher() -> None:
    for finds in (("hut_teacher",), ("hut_silk",)):
        t = starting(*finds)
        assert t.asked() == ["p1 start_of_turn"]
        assert t.state.asked[0].audience != PUBLIC
        assert t.state.asked[0].steady
    assert starting("hut_silk").refused("p1 use hut_teacher") == "cb.event.secret_hand"


def test_nobody_is_asked_for_a_teacher_that_is_gone() -> None:
    t = laid_out().set("facedown_finds p1", "hut_silk", "hut_teacher")
    g = state(t)
    assert could_answer(g, START_OF_TURN, 0, ())
    give_up_find(g, 0, row_of(t, "hut_teacher"))
    assert not could_answer(g, START_OF_TURN, 0, ())


# Friendly workers


@component("village.village_friendly_workers")
@rule("ff.hut.friendly_workers")
def test_friendly_workers_give_one_city_production() -> None:
    t = managing("village_friendly_workers")
    before = int(t.fact("production p1 capital")[0])
    t.play("p1 use village_friendly_workers")
    assert int(t.fact("production p1 capital")[0]) == before + 4
    assert t.fact("facedown_finds p1") == []
    assert "p1 use village_friendly_workers" not in t.options()
    assert row_of(t, "village_friendly_workers") not in state(t).village_bag.unknown


@rule("ff.hut.friendly_workers")
def test_friendly_workers_help_the_city_that_is_chosen_in_city_management() -> None:
    t = laid_out().set("tile C", "neutral_2").set("city p1 city1", "C22")
    t.set("facedown_finds p1", "village_friendly_workers").set("actions p1 city1", "1")
    t.at(resting(0), "city_management p1 manage").play("p1 use village_friendly_workers")
    assert t.options() == ["p1 city capital", "p1 city city1"]
    t.play("p1 city city1")
    assert [t.fact(f"bonus p1 {city}") for city in ("capital", "city1")] == [["0"], ["4"]]
    t = starting("village_friendly_workers")
    assert "p1 use village_friendly_workers" not in t.options()


# Both


@pytest.mark.parametrize("find", ["hut_teacher", "village_friendly_workers"])
@rule("ff.hut.special_not_a_resource")
def test_a_marker_without_a_resource_pays_nothing(find: str) -> None:
    t = laid_out().set("facedown_finds p1", find)
    g = state(t)
    assert counts_as(g, 0, row_of(t, find)) == 0
    assert payables(g, 0) == []
    assert not can_pay(g, 0, ANY_1)


@pytest.mark.parametrize(
    ("find", "back"),
    [("hut_teacher", "unseen_hut"), ("village_friendly_workers", "unseen_village")],
)
@rule("ff.hut.special_transferable")
def test_a_kept_marker_can_be_looted_unseen(find: str, back: str) -> None:
    t = laid_out().set("facedown_finds p2", find)
    take_loot(state(t), 0, 1)
    t = run_on(t)
    assert f"p1 loot {back}" in t.options()
    t.play(f"p1 loot {back}", f"nature draw_back {find}")
    assert t.fact("facedown_finds p1") == [find]
    assert state(t).holds(0, row_of(t, find))
    assert not state(t).holds(1, row_of(t, find))


@pytest.mark.parametrize(
    ("find", "back"),
    [("hut_teacher", "unseen_hut"), ("village_friendly_workers", "unseen_village")],
)
@rule("ff.hut.special_transferable")
def test_a_kept_marker_can_be_traded(find: str, back: str) -> None:
    t = laid_out().set("facedown_finds p1", find).at("turn p1 end of turn", "trading p1")
    t.play("p1 deal p2")
    assert f"p1 give {back} 1" in t.options()
