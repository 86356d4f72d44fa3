"""The stack: what is drawn next, and who knows it."""

import pytest

from tests.games.new_dawn.terra_incognita.exploration.kit import STACK, Explorer
from tests.games.new_dawn.terra_incognita.kit import Frontier, set_up
from tests.kit.trace import rule
from ziggurat import api
from ziggurat.games.new_dawn.masks import members
from ziggurat.games.new_dawn.terra_incognita.exploration.exploring import SetOut, explore_from
from ziggurat.games.new_dawn.terra_incognita.exploration.invariants import tiles_in_game
from ziggurat.games.new_dawn.terra_incognita.exploration.origins import all_origins
from ziggurat.games.new_dawn.terra_incognita.exploration.stack import redeal_stack
from ziggurat.games.new_dawn.terra_incognita.state import unknown
from ziggurat.games.new_dawn.terra_incognita.view import UnknownView


def seen(t: Frontier, seat: int) -> UnknownView:
    """What a seat sees of the expansion."""
    return next(at for at in api.view(t.state, seat).parts if isinstance(at, UnknownView))


@rule("ti.explore.public_stack", "ti.explore.looked_at")
def test_a_seat_sees_the_tiles_it_knows_and_only_their_number_otherwise() -> None:
    t = Explorer(seats=3).set("stack_bottom", "6", "2").set("stack_top", "3")
    t.set("knowers 6", "p2").set("knowers 2", "p2", "p3")
    assert [seen(t, seat).bottom for seat in (-1, 0, 1, 2)] == [
        (-1, -1), (-1, -1), (6, 2), (-1, 2),
    ]  # fmt: skip
    assert [seen(t, seat).top for seat in (-1, 0, 1, 2)] == [(3,), (3,), (3,), (3,)]
    assert [seen(t, seat).stack for seat in (-1, 0)] == [12, 12]


@rule("ti.explore.looked_at", "ti.explore.public_stack")
@pytest.mark.parametrize("seat", [0, 1, 2, -1])
def test_a_redeal_keeps_what_a_seat_knows_and_deals_the_rest(seat: int) -> None:
    t = Explorer(seats=3).set("stack_bottom", "6", "2").set("stack_top", "3")
    t.set("knowers 6", "p2").set("knowers 2", "p2", "p3")
    found: list[set[int]] = [set(), set(), set()]
    for seed in range(60):
        s = t.state.clone()
        redeal_stack(s, seat, api.Seeded(seed))
        u = unknown(s)
        tiles = [*members(u.unseen), *[at[0] for at in (*u.top, *u.bottom)]]
        assert sorted(tiles) == sorted([int(tile) for tile in STACK])
        assert [at[1] for at in u.bottom] == [0b010, 0b110]
        for at, looked in enumerate((*u.bottom, *u.top)):
            found[at].add(looked[0])
    knows = {0: (), 1: (0, 1), 2: (1,), -1: ()}[seat]
    for at, tile in ((0, 6), (1, 2)):
        assert (found[at] == {tile}) == (at in knows)
        if at not in knows:
            assert len(found[at]) > 4
    assert found[2] == {3}


@rule("ti.explore.draw_bottom")
def test_tiles_are_drawn_from_the_bottom_up() -> None:
    """Known tiles at the bottom first, then the unknown, and those on top last."""
    t = Explorer(stack=4).set("stack_bottom", "2").set("stack_top", "3", "4")
    drawn = []
    for _ in range(4):
        t.at("turn p1 end", SetOut(0, all_origins(t.g), -1)).play(t.options()[1]).lay()
        drawn.append(t.told("tile_explored")[-1][2])
    assert drawn == [2, 1, 4, 3]
    assert t.left() == 0


@rule("ti.explore.single_spaces", "ti.explore.optional")
def test_an_effect_explores_from_any_tile_at_the_edge() -> None:
    t = Explorer()
    explore_from(t.g, 0, all_origins(t.g))
    t.at("turn p1 end", *t.state.stack[-1:])
    assert "set_out 5d" in t.options()
    assert "set_out 11a" not in t.options()
    assert t.refused("set_out 11a") == "ti.explore.condition_edge"
    t.play("set_out 5d", "nature draw 8").lay()
    assert t.g.board.placed[-1][0] == 8
    t = Explorer()
    t.at("turn p1 end", SetOut(0, all_origins(t.g), -1)).play("pass")
    assert t.left() == 12


def test_without_tiles_or_spaces_nothing_is_explored() -> None:
    t = Explorer(stack=0)
    before = t.state.stack
    explore_from(t.g, 0, all_origins(t.g))
    assert t.state.stack == before
    t = Explorer()
    explore_from(t.g, 0, 0)
    assert t.state.stack == before or len(t.state.stack) == len(before)


@rule("ti.component.tiles_added", "ti.explore.draw_bottom")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_tile_is_somewhere_once_during_a_whole_game(seats: int) -> None:
    g = set_up(seats, seed=seats)
    tiles = sorted(tiles_in_game(g))
    dice = api.Seeded(seats)
    for _ in range(400):
        if not g.asked:
            break
        question = g.asked[0]
        api.play(g, question.seat, api.pick(question, dice))
        assert sorted(tiles_in_game(g)) == tiles
