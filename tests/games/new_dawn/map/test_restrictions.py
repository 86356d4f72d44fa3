"""Where a tile may be placed, on maps small enough to be counted by hand."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.map import naive
from tests.games.new_dawn.map.builder import at_placement, draft_of, legal_places, refusal
from tests.kit.trace import rule
from ziggurat.games.new_dawn.board.draft import MapDraft
from ziggurat.games.new_dawn.setup.tile_placement import LayTile, TurnTile
from ziggurat.match.notation import parse

ONE_TILE = ((1, 0, 0, 0, 0),)
# Side B of the next tile finds room, but not at the core.
ONE_SIDE_ONLY = ((2, 0, 3, 3, -3), (3, 1, 4, 1, 2), (4, 1, 5, -3, 2), (5, 1, 1, 0, -4))
# The core is closed; tile 6 does not touch it.
CORE_CLOSED = (
    (2, 1, 0, -3, 1),
    (3, 0, 5, 0, 3),
    (4, 1, 5, 3, -1),
    (5, 0, 4, 2, -5),
    (6, 1, 5, -2, 6),
)
# Either side touches the core in its first rotation only, or in its last one only.
FIRST_TURN_ONLY = (
    (2, 0, 3, -1, -3), (3, 0, 5, 2, -5), (4, 0, 2, -4, 1), (5, 1, 5, 3, -1), (6, 1, 2, 1, 2),
)  # fmt: skip
LAST_TURN_ONLY = (
    (2, 0, 3, -2, -1), (3, 0, 0, 0, -4), (4, 1, 5, -1, 4), (5, 1, 5, 3, -1), (6, 0, 2, 3, -5),
)  # fmt: skip
# Tiles far from the core leave three places in the bay round it.
NARROW_BAY = (
    (2, 1, 2, -5, 2), (3, 0, 2, 4, 2), (4, 0, 1, -3, -5), (5, 1, 4, -1, 4),
    (6, 1, 3, 4, -1), (7, 1, 1, -5, -2), (8, 1, 1, 1, -6), (9, 1, 3, 6, -7),
)  # fmt: skip


@rule("nd.map.touch_four", "nd.map.either_side")
def test_a_single_tile_leaves_eight_places() -> None:
    """Four along its long side and four in the notch opposite; nothing else touches four."""
    long_side = {(0, 3, 3, -4), (0, 3, 3, -3), (1, 5, 3, -2), (1, 5, 3, -1)}
    notch = {(0, 3, -2, -1), (0, 3, -1, -3), (1, 0, -3, 1), (1, 0, -2, -1)}
    assert legal_places(draft_of(ONE_TILE)) == long_side | notch


@rule("nd.map.touch_four")
def test_three_spaces_are_too_few_and_four_are_enough() -> None:
    draft = draft_of(ONE_TILE)
    frame = LayTile(0, 7, 0, 3)
    assert refusal(draft, frame, "lay q3r-3") == ""
    assert refusal(draft, frame, "lay q3r-2") == "tile_touches_few nd.map.touch_four"


@rule("nd.map.touch_four")
def test_the_refusal_counts_the_spaces_touched() -> None:
    t = at_placement(draft_of(ONE_TILE))
    reason = LayTile(0, 7, 0, 3).refuse(t.state, 0, parse(t.rules, "lay q3r-2"))
    assert reason is not None
    assert reason.facts == (3,)


@rule("nd.space.hex")
def test_tiles_never_overlap() -> None:
    frame = LayTile(0, 7, 0, 3)
    assert refusal(draft_of(ONE_TILE), frame, "lay q1r-2") == "tile_overlaps nd.space.hex"


@rule("nd.map.touch_four")
def test_a_rotation_without_room_is_refused_before_a_cell_is_chosen() -> None:
    t = at_placement(draft_of(ONE_TILE))
    assert t.options() == ["turn a 3", "turn b 0", "turn b 5"]
    assert t.refused("p1 turn a 0") == "tile_fits_nowhere nd.map.touch_four"


@rule("nd.map.touch_core")
def test_a_tile_that_can_touch_the_core_must() -> None:
    draft = draft_of(ONE_TILE, ((2, 0, 3, 3, -3),))
    away = naive.fitting(draft.placed) - naive.legal(draft.placed, 1)
    assert away
    for side, rotation, q, r in away:
        frame = LayTile(0, 7, side, rotation)
        assert refusal(draft, frame, f"lay q{q}r{r}") == "tile_off_core nd.map.touch_core"


@rule("nd.map.touch_core")
def test_a_rotation_in_which_a_tile_cannot_touch_the_core_is_refused() -> None:
    draft = draft_of(ONE_TILE, ((2, 0, 3, 3, -3),))
    answer = refusal(draft, TurnTile(0, 7), "turn a 0")
    assert answer == "tile_off_core nd.map.touch_core"


@rule("nd.map.touch_core_flip")
def test_a_side_that_cannot_touch_the_core_is_refused_while_the_other_can() -> None:
    draft = draft_of(ONE_TILE, ONE_SIDE_ONLY)
    assert {side for side, _, _, _ in legal_places(draft)} == {0}
    turns = {rotation for side, rotation, _, _ in naive.fitting(draft.placed) if side == 1}
    assert turns
    for rotation in turns:
        answer = refusal(draft, TurnTile(0, 7), f"turn b {rotation}")
        assert answer == "tile_other_side nd.map.touch_core_flip"


@rule("nd.map.touch_second_ring")
def test_away_from_a_closed_core_a_tile_touches_one_that_touches_it() -> None:
    draft = draft_of(ONE_TILE, CORE_CLOSED)
    ring = naive.all_cells(draft.placed[:5])
    assert not any(naive.touches(at, naive.all_cells(ONE_TILE)) for at in legal_places(draft))
    assert all(naive.touches(place, ring) for place in legal_places(draft))
    answer = refusal(draft, LayTile(0, 7, 0, 0), "lay q-5r7")
    assert answer == "tile_off_ring nd.map.touch_second_ring"


@rule("nd.map.touch_second_ring")
def test_a_rotation_that_finds_room_only_too_far_out_is_refused() -> None:
    others = (
        (2, 1, 3, 0, -3),
        (3, 0, 2, -3, 2),
        (4, 1, 2, 3, -5),
        (5, 1, 3, 3, -1),
        (6, 1, 5, 6, -4),
    )
    draft = draft_of(((1, 1, 0, 0, 0),), others)
    answer = refusal(draft, TurnTile(0, 7), "turn b 2")
    assert answer == "tile_off_ring nd.map.touch_second_ring"


@rule("nd.map.repeat")
def test_a_place_that_leaves_none_for_the_next_tile_is_refused() -> None:
    draft = MapDraft((*ONE_TILE, *NARROW_BAY), 1, (), ((14,), (15,)), 0)
    allowed = naive.legal(draft.placed, 1)
    kept = legal_places(draft)
    assert (len(allowed), len(kept)) == (3, 1)
    for side, rotation, q, r in allowed - kept:
        after = (*draft.placed, (14, side, rotation, q, r))
        assert not naive.legal(after, 1)


@rule("nd.map.leave_place")
def test_the_refusal_says_that_a_tile_would_be_stranded() -> None:
    draft = MapDraft((*ONE_TILE, *NARROW_BAY), 1, (), ((14,), (15,)), 0)
    kept = legal_places(draft)
    for side, rotation, q, r in naive.legal(draft.placed, 1) - kept:
        frame = LayTile(0, 14, side, rotation)
        assert refusal(draft, frame, f"lay q{q}r{r}") == "tile_strands nd.map.leave_place"
        if (side, rotation) not in [place[:2] for place in kept]:
            answer = refusal(draft, TurnTile(0, 14), f"turn {'ab'[side]} {rotation}")
            assert answer == "tile_strands nd.map.leave_place"


@rule("nd.map.repeat", "nd.map.leave_place")
def test_the_last_tile_strands_nobody() -> None:
    draft = MapDraft((*ONE_TILE, *NARROW_BAY), 1, (), ((14,), ()), 0)
    assert legal_places(draft) == naive.legal(draft.placed, 1)


def expected(draft: MapDraft, side: int, rotation: int) -> str:
    """Why a side and a rotation are refused, by the slow second opinion."""
    turned = {place for place in naive.fitting(draft.placed) if place[:2] == (side, rotation)}
    if not turned:
        return "tile_fits_nowhere nd.map.touch_four"
    legal = naive.legal(draft.placed, draft.core)
    if turned & legal:
        left = turned & legal_places(draft)
        return "" if left else "tile_strands nd.map.leave_place"
    core = naive.all_cells(draft.placed[: draft.core])
    if not any(naive.touches(place, core) for place in legal):
        return "tile_off_ring nd.map.touch_second_ring"
    flipped = not any(place[0] == side for place in legal)
    return (
        "tile_other_side nd.map.touch_core_flip" if flipped else "tile_off_core nd.map.touch_core"
    )


@rule("nd.map.touch_core", "nd.map.touch_core_flip", "nd.map.touch_second_ring")
@pytest.mark.parametrize(
    "others",
    [(), ONE_SIDE_ONLY, CORE_CLOSED, NARROW_BAY, FIRST_TURN_ONLY, LAST_TURN_ONLY],
    ids=["one tile", "one side", "core closed", "narrow bay", "first turn", "last turn"],
)
def test_every_side_and_rotation_is_refused_for_the_reason_that_holds(
    others: tuple[naive.Placed, ...],
) -> None:
    draft = MapDraft((*ONE_TILE, *others), 1, (), ((14,), (15,)), 0)
    for side in (0, 1):
        for rotation in range(6):
            answer = refusal(draft, TurnTile(0, 14), f"turn {'ab'[side]} {rotation}")
            assert answer == expected(draft, side, rotation), (side, rotation)


@rule("nd.map.deal_two")
def test_only_a_tile_in_hand_can_be_placed() -> None:
    t = at_placement(draft_of(ONE_TILE, (), ((7, 8), (9, 10))))
    assert t.options() == ["tile 7", "tile 8"]
    assert t.refused("p1 tile 9") == "tile_not_held nd.map.deal_two"


@pytest.mark.parametrize("move", ["p1 turn a 3", "p1 lay q3r-3", "p1 roll 3"])
def test_another_kind_of_answer_belongs_to_another_question(move: str) -> None:
    t = at_placement(draft_of(ONE_TILE, (), ((7, 8), (9, 10))))
    assert t.refused(move) == "other_question zg.other_question"
