"""The tech pyramid: which rows have room, however a tech is learned."""

import pytest

from tests.games.board_game.kit import laid_out, state
from tests.games.board_game.research.study import levels, researching, studying
from tests.kit.trace import rule
from ziggurat.games.board_game.content.civilization_abilities import LearnFrom
from ziggurat.games.board_game.research.pyramid import learnable, may_learn, row_counts, tech_row
from ziggurat.games.board_game.research.reasons import NO_PLACE
from ziggurat.kernel.reason import ALLOWED


@rule("cb.pyramid.level_1_bottom")
@pytest.mark.parametrize("counts", [(0,), (3,), (6, 5, 4)])
def test_the_bottom_row_always_has_room(counts: tuple[int, ...]) -> None:
    assert 1 in levels(researching(6, *counts))


@rule("cb.pyramid.level_2_support")
def test_a_second_row_needs_two_cards_below() -> None:
    assert levels(researching(27, 1)) == [1]
    t = researching(27, 2)
    assert levels(t) == [1, 2]
    t.play("p1 research construction")
    assert levels(studying(27, 2, 1).at("turn p1 research")) == [1]


@rule("cb.pyramid.higher_support")
@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ((3, 1), [1, 2]),
        ((3, 2), [1, 3]),
        ((4, 3, 1), [1, 3]),
        ((4, 3, 2), [1, 4]),
        ((5, 4, 3, 1), [1, 4]),
        ((5, 4, 3, 2), [1, 5]),
    ],
)
def test_higher_rows_need_two_of_the_row_below(
    counts: tuple[int, ...], expected: list[int]
) -> None:
    assert levels(researching(27, *counts)) == expected


@rule("cb.pyramid.capacity")
def test_a_row_holds_one_less_than_the_row_below() -> None:
    assert 2 in levels(researching(27, 4, 2))
    assert 2 not in levels(researching(27, 4, 3))


@rule("cb.pyramid.no_level_in_other_row")
def test_techs_lie_in_the_row_of_their_level() -> None:
    t = studying(27, 4, 3, 2, 1)
    assert row_counts(state(t), 0) == [4, 3, 2, 1, 0]
    t = laid_out().set("civilization p1", "russians").set("known p1", "communism_tech", "pottery")
    assert row_counts(state(t), 0) == [2, 0, 0, 0, 0]
    t = laid_out().set("civilization p1", "romans").set("known p1", "communism_tech", "pottery")
    assert row_counts(state(t), 0) == [1, 0, 1, 0, 0]


@rule("cb.pyramid.minimum_for_level_5", "cb.pyramid.fifteen_techs")
def test_space_flight_is_the_fifteenth_tech_at_least() -> None:
    assert 5 in levels(researching(26, 5, 4, 3, 2))
    t = researching(26, 5, 4, 3, 1)
    assert 5 not in levels(t)
    assert len(t.fact("known p1")) == 13
    assert t.refused("p1 research space_flight") == "cb.research.needs_legal_place"
    wide = researching(26, 6, 4, 3, 1)
    assert 5 not in levels(wide)


@rule("cb.pyramid.free_tech_needs_place")
def test_a_free_tech_needs_its_place_too() -> None:
    t = laid_out().set("known p2", "gunpowder", "pottery")
    t.set("known p1", "masonry", "writing", "sailing")
    t.at("turn p1 research", LearnFrom(0, 1))
    assert "gunpowder" in t.fact("known p2")
    assert t.fact("known p1") == ["masonry", "pottery", "writing", "sailing"]
    g = state(t)
    assert may_learn(g, 0, t.rules.kinds["tech"].parse("gunpowder")) == NO_PLACE


@rule("cb.pyramid.position_choice")
def test_only_the_numbers_of_the_rows_matter() -> None:
    one = state(laid_out().set("known p1", "pottery", "writing", "masonry", "sailing"))
    two = state(laid_out().set("known p1", "masonry", "navigation", "currency", "irrigation"))
    for g, other in ((one, two), (two, one)):
        for tech in learnable(g, 0):
            known = (other.known[0] >> tech) & 1
            assert known or may_learn(other, 0, tech) == ALLOWED


@pytest.mark.parametrize("order", ["112123123412345", "111112222333445"])
def test_steep_and_broad_pyramids_reach_the_top(order: str) -> None:
    t = laid_out()
    names: list[str] = []
    for level in [int(digit) for digit in order]:
        open_now = learnable(state(t), 0)
        found = [tech for tech in open_now if tech_row(state(t), tech).level == level]
        names.append(t.rules.rows[found[0]].name)
        t.set("known p1", *names)
    assert row_counts(state(t), 0) == [5, 4, 3, 2, 1]
