"""Views: a seat sees what is public and its own secrets, and nothing else."""

from __future__ import annotations

from typing import Any

from tests.games.board_game.kit import laid_out, open_map, row_of, square_of, state
from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat import api
from ziggurat.games.board_game.battle.begin import begin_battle
from ziggurat.games.board_game.ids import DESERT, NONE
from ziggurat.match.codec import encode


def seen(t: Position, seat: int) -> dict[str, Any]:
    """What a seat may know, as data."""
    part: dict[str, Any] = encode(api.view(t.state, seat))["parts"][0]
    return part


@rule("cb.event.secret_hand")
def test_others_see_only_the_eras_of_a_hand() -> None:
    t = laid_out().set("hand p2", "drought", "sabotage", "lost")
    own = [row_of(t, name) for name in ("drought", "sabotage", "lost")]
    assert list(seen(t, 1)["seats"][1]["hand"]) == own
    for viewer in (0, api.NOBODY):
        rival = seen(t, viewer)["seats"][1]
        assert (list(rival["hand"]), list(rival["cards"])) == ([], [2, 1, 0])


@rule("cb.setup.standing_forces_pile")
def test_others_see_only_the_types_of_forces() -> None:
    one = laid_out().set("forces p1", "infantry_1", "mounted_3")
    two = laid_out().set("forces p1", "infantry_3", "mounted_2")
    assert seen(one, 1) == seen(two, 1)
    assert list(seen(one, 1)["seats"][0]["units"]) == [0, 1, 1, 0]
    assert seen(one, 0) != seen(two, 0)


@rule("cb.setup.standing_forces_visibility")
def test_a_seat_may_look_at_its_own_forces() -> None:
    t = laid_out().set("forces p1", "infantry_1", "mounted_3")
    names = [t.rules.rows[row].name for row in seen(t, 0)["seats"][0]["forces"]]
    assert names == ["infantry_1", "mounted_3"]


@rule("cb.hut.look_and_keep", "cb.village.win_resource")
def test_found_markers_lie_facedown() -> None:
    one = laid_out().set("facedown_finds p2", "hut_spy", "village_iron")
    two = laid_out().set("facedown_finds p2", "hut_iron", "village_uranium")
    assert seen(one, 0) == seen(two, 0)
    assert seen(one, 0)["seats"][1]["huts"] == seen(one, 0)["seats"][1]["villages"] == 1
    assert seen(one, 1)["seats"][1]["facedown_finds"] != seen(two, 1)["seats"][1]["facedown_finds"]


def fighting(defender: int, *hand: str) -> Position:
    """p1 attacks p2 or barbarians; Nature has dealt what the words say."""
    t = laid_out().set("forces p1", "infantry_1", "mounted_3")
    t.set("forces p2", "artillery_2", "infantry_3")
    begin_battle(state(t), 0, defender, square_of(t, "A33"), NONE)
    t.at(*t.state.stack)
    return t.play(*[f"nature {words}" for words in hand])


@rule("cb.battle.hand_secret")
def test_a_battle_hand_is_its_owners() -> None:
    t = fighting(1)
    one, two, nobody = [seen(t, seat)["battle"] for seat in (0, 1, api.NOBODY)]
    assert list(one["left"]) == list(two["left"]) == [2, 2]
    assert [len(hand) for hand in one["hands"]] == [2, 0]
    assert [len(hand) for hand in two["hands"]] == [0, 2]
    assert [len(hand) for hand in nobody["hands"]] == [0, 0]


def test_barbarians_are_seen_by_who_leads_them() -> None:
    t = fighting(NONE, "draw_unit artillery_1", "draw_unit infantry_2", "draw_unit mounted_3")
    assert [len(hand) for hand in seen(t, 0)["battle"]["hands"]] == [2, 0]
    assert [len(hand) for hand in seen(t, 1)["battle"]["hands"]] == [0, 3]


def test_a_draft_is_its_makers_and_an_offer_is_public() -> None:
    t = laid_out().set("facedown_finds p1", "hut_spy").at("turn p1 trade")
    t.play("p1 deal p2", "p1 give unseen_hut 1", "p1 show hut_spy")
    draft = seen(t, 0)["deal"]
    assert (draft["drafted"], [list(line) for line in draft["give"]]) == (True, [[6, 1]])
    assert list(draft["shown"]) == [row_of(t, "hut_spy")]
    assert seen(t, 1)["deal"] is seen(t, api.NOBODY)["deal"] is None
    t.play("p1 propose")
    for seat in (1, api.NOBODY):
        offer = seen(t, seat)["deal"]
        assert (offer["drafted"], list(offer["shown"])) == (False, [])


def test_fronts_are_public() -> None:
    t = fighting(1).play("p2 front artillery_2")
    front = (NONE, 0, row_of(t, "artillery_2"), 0)
    assert front in [tuple(at) for at in seen(t, 0)["battle"]["fronts"]]


def test_only_revealed_squares_are_listed() -> None:
    t = laid_out()
    assert len(seen(t, 0)["squares"]) == 2 * 16
    assert [place[2] for place in seen(t, 0)["places"]].count(NONE) == 6
    assert len(seen(open_map(t), 0)["squares"]) == 8 * 16


def test_a_square_tells_where_it_is_and_what_is_printed() -> None:
    t = laid_out()
    incense = t.rules.kinds["resource"].parse("incense")
    assert (square_of(t, "A43"), 2, 3, DESERT, incense, 0, 0) in seen(t, 0)["squares"]


def test_cities_walls_markers_and_lands_are_public() -> None:
    t = laid_out().set("walls p1", "capital").set("marker A23", "workshop")
    part = seen(t, 1)
    assert list(part["seats"][0]["walls"]) == [0]
    assert (square_of(t, "A23"), row_of(t, "workshop")) in part["markers"]
    assert (square_of(t, "A23"), 0, 0) in part["lands"]
    assert len(part["lands"]) == 16


def test_huts_on_the_map_are_counted_apart_from_the_pile() -> None:
    t = laid_out()
    full = seen(t, 0)["huts"]
    part = seen(open_map(t), 0)
    assert full - part["huts"] == len([pair for pair in part["tokens"] if pair[1] == 1]) > 0


def test_the_phase_is_told() -> None:
    t = laid_out()
    assert seen(t, 0)["phase"] == NONE
    steps = [step.name for step in t.rules.flows["turn"]]
    t.at("turn p1 start of turn")
    assert steps[seen(t, 0)["phase"]] == "start of turn"
