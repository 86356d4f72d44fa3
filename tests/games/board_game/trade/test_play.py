"""Whole Trade phases at random: they end, lose nothing and can be saved at every question."""

import pytest

from tests.games.board_game.kit import state
from tests.games.board_game.trade.test_deals import TRADE, market_day
from ziggurat import api
from ziggurat.match.codec import decode_state, encode_state
from ziggurat.match.notation import write_move

TOPICS = ("trading", "draft", "answer", "pick_hidden", "discard")


@pytest.mark.parametrize("seed", range(6))
def test_a_trade_phase_ends_and_nothing_gets_lost(seed: int) -> None:
    t = market_day(2 + seed % 3).at(TRADE)
    g = state(t)
    goods = (sum(g.culture), sum([len(row) for row in g.facedown_finds]))
    tokens = [sum(row) for row in zip(*g.resources, strict=True)]
    dice = api.Seeded(seed)
    for _ in range(400):
        question = t.state.asked[0]
        if question.topic not in TOPICS:
            break
        saved = encode_state(t.state)
        assert encode_state(decode_state(t.rules, saved)) == saved
        t.play(write_move(t.rules, question.seat, api.pick(question, dice)))
    assert t.state.asked[0].topic not in TOPICS
    assert (sum(g.culture), sum([len(row) for row in g.facedown_finds])) == goods
    assert [sum(row) for row in zip(*g.resources, strict=True)] == tokens
