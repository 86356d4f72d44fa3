"""Nothing that the page is sent hangs on what its reader may not know."""

from __future__ import annotations

import random
from typing import Any, Final

import msgspec
import pytest

from tests.server.tables.matches import asked, market, step
from ziggurat.api import NOBODY, Match, Seeded, digest
from ziggurat.checks.hidden import other_world
from ziggurat.match.chance import Fast
from ziggurat.server.tables import lines, position, preview, why

STEPS: Final = 60


class World(Match):
    """A match whose last position is one that somebody cannot tell from the true one."""

    def __init__(self, match: Match, viewer: int, seed: int) -> None:
        history = match._history
        other = other_world(match.state, viewer, Seeded(seed))
        super().__init__(history, other, None, Fast(1))

    def state_at(self, number: int) -> Any:
        assert number == self.next_entry - 1
        return self.state


def answers(match: Match, viewer: int) -> list[object]:
    """Everything that a reader can ask the server about."""
    found: list[object] = [msgspec.json.encode(position(match, "g", viewer))]
    for question in match.questions(viewer):
        if question.seat == viewer:
            found.extend(preview(match, viewer, choice) for choice in question.options[:4])
            found.extend(why(match, viewer, "seat", seat) for seat in range(match.seats))
            found.extend(why(match, viewer, "row", row) for row in match.rules.rows)
    return found


@pytest.mark.parametrize("modules", [(), ("festival",)])
@pytest.mark.parametrize("seed", [1, 2])
def test_paired_worlds_look_the_same(modules: tuple[str, ...], seed: int) -> None:
    match = market(3, seed, modules)
    dice = random.Random(seed)
    differ = 0
    for number in range(STEPS):
        if match.outcome is not None:
            break
        for viewer in (NOBODY, *range(match.seats)):
            world = World(match, viewer, number)
            differ += digest(world.state) != digest(match.state)
            assert answers(world, viewer) == answers(match, viewer)
        step(match, dice)
    assert differ > 0


def test_a_hand_is_only_shown_to_its_owner() -> None:
    match = market()
    for viewer in (NOBODY, 0, 1, 2):
        stalls = position(match, "g", viewer)["table"]["seats"]
        assert [bool(stall["hand"]) for stall in stalls] == [at == viewer for at in range(3)]
        assert all(stall["cards"] > 0 for stall in stalls)


def test_secret_moves_are_left_out_of_the_log() -> None:
    match = market()
    dice = random.Random(2)
    while asked(match).topic != "bid":
        step(match, dice)
    bidder = asked(match).seat
    step(match, dice)
    own, others = lines(match, bidder)[-1], lines(match, (bidder + 1) % 3)[-1]
    assert own["move"].startswith("bid")
    assert others["move"] == ""
    assert others["n"] == own["n"]
