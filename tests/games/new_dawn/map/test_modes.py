"""The two ways to a map, as the whole game offers them."""

from __future__ import annotations

import pytest

from tests.kit.trace import rule
from ziggurat.build.build import build, new_state
from ziggurat.games.new_dawn import NEW_DAWN
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.kernel.engine import advance, play
from ziggurat.kernel.nature import Seeded, pick


def until_populated(mode: str, seats: int) -> tuple[Table, list[str]]:
    """A table whose map is finished, and the topics that were asked until then."""
    state = table(new_state(build(NEW_DAWN, (), {"map": mode}), seats))
    dice = Seeded(1)
    topics: list[str] = []
    advance(state)
    while not state.board.placed:
        topics.append(state.asked[0].topic)
        play(state, state.asked[0].seat, pick(state.asked[0], dice))
    return state, topics


@rule("nd.firstgame.layout", "nd.setup.map_mode")
def test_advanced_map_building_is_the_usual_way() -> None:
    assert build(NEW_DAWN).options["map"] == "advanced"


@rule("nd.setup.map_mode")
@pytest.mark.parametrize("mode", ["advanced", "first-game"])
def test_both_ways_give_a_map_before_tokens_are_laid_out(mode: str) -> None:
    state, _ = until_populated(mode, 3)
    assert len(state.board.placed) == 13
    assert state.resources == state.board.icons.resources


@rule("nd.firstgame.map", "nd.firstgame.colour")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_first_game_skips_building_and_the_choice_of_colours(seats: int) -> None:
    state, topics = until_populated("first-game", seats)
    assert not {"capital_tile", "place_tile", "colour"} & set(topics)
    assert [realm.colour for realm in state.realms] == list(range(seats))


@rule("nd.firstgame.colour")
def test_the_advanced_way_keeps_the_choice_of_colours() -> None:
    assert "colour" in until_populated("advanced", 2)[1]
