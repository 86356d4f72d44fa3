"""Setup in any order of draws: it never gets stuck, and it can be saved at every question."""

import pytest

from tests.games.board_game.kit import before_setup, state
from ziggurat import api
from ziggurat.games.board_game.ids import CAPITAL, NONE
from ziggurat.match.codec import decode_state, encode_state
from ziggurat.match.notation import write_move


@pytest.mark.parametrize("seed", range(6))
def test_setup_runs_and_is_saved_whatever_is_drawn(seed: int) -> None:
    t = before_setup(2 + seed % 3, ("random", "chosen")[seed % 2], "rest").start()
    dice = api.Seeded(seed)
    while t.state.asked[0].topic != "rest":
        saved = encode_state(t.state)
        assert encode_state(decode_state(t.rules, saved)) == saved
        question = t.state.asked[0]
        t.play(write_move(t.rules, question.seat, api.pick(question, dice)))
    g = state(t)
    for seat in range(g.seats):
        assert g.cities[seat][CAPITAL] != NONE
        assert g.in_play[seat] & 1 << g.civilization[seat]
    units = sum([len(forces) for forces in g.forces]) + sum([bag.size() for bag in g.unit_bags])
    assert units == 53
