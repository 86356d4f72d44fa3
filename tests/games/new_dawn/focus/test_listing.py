"""What is listed is exactly what is not refused, and records can be saved."""

from __future__ import annotations

import inspect

import pytest

from tests.games.new_dawn.focus.kit import Market
from ziggurat.games.new_dawn.content.city_states import CITY_STATE_FRAMES
from ziggurat.games.new_dawn.content.diplomacy_cards import DIPLOMACY_CARD_FRAMES
from ziggurat.games.new_dawn.content.economy_cards import ECONOMY_CARD_FRAMES
from ziggurat.games.new_dawn.diplomacy.cards import DIPLOMACY_FRAMES
from ziggurat.games.new_dawn.focus.economy import ECONOMY_FRAMES
from ziggurat.games.new_dawn.focus.journeys import JOURNEY_FRAMES
from ziggurat.games.new_dawn.verbs import MOVE, SPEND
from ziggurat.kernel.engine import why_not
from ziggurat.kernel.frame import Frame

FRAMES: tuple[type[Frame], ...] = (
    *ECONOMY_FRAMES,
    *JOURNEY_FRAMES,
    *DIPLOMACY_FRAMES,
    *ECONOMY_CARD_FRAMES,
    *DIPLOMACY_CARD_FRAMES,
    *CITY_STATE_FRAMES,
)


@pytest.mark.parametrize("card", ["foreign_trade", "currency", "steam_power", "capitalism"])
@pytest.mark.parametrize("slot", [1, 3, 5])
def test_lists_and_refusals_agree(card: str, slot: int) -> None:
    m = Market(card, slot, seats=4).caravans("card", "5c", "12a").trade(slot, 1)
    m.barbarian("11g").barbarian("12f", "B").give("p2", cities="5e", tokens="5i").begin()
    listed = m.g.asked[0].options
    assert list(listed) == sorted(set(listed))
    choices = [(MOVE, caravan, at) for caravan in range(3) for at in m.rules.kinds["space"].labels]
    for choice in [*choices, (SPEND, 1), (SPEND, 2)]:
        assert (why_not(m.g, 0, choice) is None) == (choice in listed)


@pytest.mark.parametrize("frame", FRAMES, ids=[frame.__name__ for frame in FRAMES])
def test_frames_list_their_fields(frame: type[Frame]) -> None:
    fields = [field.split(":")[0].strip() for field in frame.SPEC.split(",")]
    assert fields == list(inspect.signature(frame).parameters)
    assert frame.CITES
