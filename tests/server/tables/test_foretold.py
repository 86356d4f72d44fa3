"""No preview promises what does not come, or tells of what others do: over games of every box."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.games.board_game.trade.test_deals import TRADE, agreed, market_day
from tests.kit.builds import all_or_some, far_or_near
from tests.kit.table import Position
from tests.server.tables.foretold import attacked, compare
from ziggurat import api
from ziggurat.build.build import build
from ziggurat.checks import spread
from ziggurat.match.notation import parse
from ziggurat.server.tables import position, preview
from ziggurat.server.tables.horizon import ENDS, REVEALS, look_ahead
from ziggurat.server.tables.question import ATTACKS

STEPS: Final = 260
# Where previews are compared, and how often.
SKIPPED: Final = 30
EVERY: Final = far_or_near(11, 23)
# A game of the template is over after some fifty questions.
EVERY_OF_SHORT: Final = 3


@pytest.mark.parametrize("name", list(api.games()))
def test_previews_come_true_and_tell_of_nobody_else(name: str) -> None:
    game = api.games()[name]
    found: list[str] = []
    events = 0
    for number, (variant, seats) in enumerate(all_or_some(spread(game), 4)):
        rules = build(game, variant.modules, variant.options)
        every = EVERY_OF_SHORT if name == "template" else EVERY
        compared = compare(rules, seats, number, STEPS, every, SKIPPED)
        found += [f"{variant.label()}, {seats} seats: {fault}" for fault in compared.faults]
        events += compared.events
    assert found == []
    assert events > 0


def test_an_attack_of_the_automated_player_is_not_mine() -> None:
    match, choices = attacked()
    shown: dict[str, Any] = position(match, "g", 0)["questions"][0]
    for choice in choices:
        told = preview(match, 0, choice)
        assert told["odds"] is told["next"] is None
        assert told["ends"]
        assert not told["reveals"]
        assert not [event for event in told["events"] if event["key"] in ("turn", "attacks")]
        flags = shown["flags"][shown["options"].index(choice)]
        assert flags & (ENDS | REVEALS | ATTACKS) == ENDS


def foreseen(t: Position, seat: int, words: str) -> list[str]:
    """The keys of the events that a seat foresees of its own choice."""
    ahead = look_ahead(t.state, seat, seat, parse(t.rules, words))
    return [event.key for event in ahead.events]


def test_the_face_of_what_another_gives_is_not_foretold() -> None:
    """However it was dealt again: there may be one face only that it could be in two deals."""
    t = market_day().at(TRADE).play("p1 deal p2", "p1 give unseen_hut 1", "p1 propose")
    assert "got_face" not in foreseen(t, 1, "accept")
    told = agreed(market_day().at(TRADE), "give unseen_hut 1").heard("p2")
    assert any([line.startswith("got_face") for line in told])


def test_what_a_seat_gives_itself_is_foretold() -> None:
    """It shows a secret, so that it cannot be taken back, but it knows which."""
    t = agreed(market_day().at(TRADE), "give ancient_card 1")
    assert foreseen(t, 0, "give sabotage 1")[:2] == ["gave", "got_face"]
    ahead = look_ahead(t.state, 0, 0, parse(t.rules, "give sabotage 1"))
    assert ahead.effect(0) & REVEALS
