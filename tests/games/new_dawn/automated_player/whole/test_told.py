"""What is told of the automated player's turns: every line of it leads to a rule."""

from __future__ import annotations

from functools import cache
from typing import Final

import pytest

from tests.kit.builds import far_or_near
from tests.kit.trace import rule
from ziggurat import api
from ziggurat.api import Event
from ziggurat.build.build import new_state
from ziggurat.build.governed import governed_seats
from ziggurat.kernel.engine import advance
from ziggurat.ledger.entries import cited_rules, known_ids
from ziggurat.words.behind import REASONS, rule_behind
from ziggurat.words.catalogue import SOURCE_LANGUAGE, catalogue

MIXES: Final = (("automated_player",), ("terra_incognita", "automated_player"))
DECISIONS: Final = far_or_near(4_000, 1_500)
SEEDS: Final = (1, 2, 3)


@cache
def told(modules: tuple[str, ...], seats: int, seed: int) -> tuple[Event, ...]:
    """Everything that a random game tells in the turns of the seat that the rules play."""
    rules = api.build("new-dawn", modules)
    dice = api.Seeded(seed)
    s = new_state(rules, seats)
    s.journal = []
    advance(s)
    for _ in range(DECISIONS):
        if not s.asked:
            break
        api.play(s, s.asked[0].seat, api.pick(s.asked[0], dice))
    governed = governed_seats(rules, seats)
    found: list[Event] = []
    turn = -1
    for event in s.journal:
        turn = event.seat if event.key == "turn" else turn
        if turn in governed:
            found.append(event)
    return tuple(found)


@rule("ap.random.explained")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("modules", MIXES, ids=lambda modules: modules[0])
def test_every_line_of_its_turns_leads_to_a_rule(modules: tuple[str, ...], seats: int) -> None:
    rules = api.build("new-dawn", modules)
    events = [event for seed in SEEDS for event in told(modules, seats, seed)]
    assert {event.key for event in events if rule_behind(rules, event) is None} == set()
    assert {"reads", *REASONS} <= {event.key for event in events}


@rule("ap.random.explained")
def test_whatever_can_be_told_has_a_rule_in_the_ledger() -> None:
    cited = cited_rules("new_dawn")
    worded = [key for key in catalogue(SOURCE_LANGUAGE, "new_dawn") if key.startswith("event.")]
    assert [key for key in worded if key.removeprefix("event.") not in cited] == []
    assert {rule for found in cited.values() for rule in found} <= known_ids()
