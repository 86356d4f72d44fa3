"""Looked-at tiles stay a secret: games of Poland, who looks at two tiles in every other turn."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.new_dawn.terra_incognita.kit import row, set_up
from tests.kit.builds import far_or_near
from tests.kit.trace import rule
from ziggurat.checks.copies import Copy, Fork, Save
from ziggurat.checks.hidden import NonInterference
from ziggurat.checks.imagined import Imagined
from ziggurat.checks.legal import Invariants, Legal
from ziggurat.checks.mutate import Vocabulary
from ziggurat.checks.order import Order
from ziggurat.checks.suite import look
from ziggurat.checks.walk import Move, Scope, Stop, heard, random_move
from ziggurat.games.new_dawn.masks import bit
from ziggurat.games.new_dawn.printed import focus_of
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.state import unknown
from ziggurat.games.new_dawn.verbs import FOCUS
from ziggurat.kernel.event import Event
from ziggurat.kernel.nature import Chooser, Seeded
from ziggurat.lib.vec import put

CHECKS = (Invariants, Copy, Save, Legal, Order, Fork, Imagined, NonInterference)
POSITIONS = far_or_near(120, 60)


def with_astronomy(seats: int, seed: int) -> Table:
    """A table at its first turn at which Poland has gained its own card."""
    g = set_up(seats, seed)
    while row("poland") not in [realm.leader for realm in g.realms]:
        seed += 1
        g = set_up(seats, seed)
    card = row("astronomy")
    realm = next(realm for realm in g.realms if realm.leader == row("poland"))
    focus = focus_of(g.rules, card)
    place = [focus_of(g.rules, there) for there in realm.row].index(focus)
    realm.deck = realm.deck & ~bit(card) | bit(realm.row[place])
    realm.in_play = realm.in_play & ~bit(realm.row[place]) | bit(card)
    realm.row = put(realm.row, place, card)
    g.asked = g.stack[-1].questions(g)
    return g


def biased(g: Table, dice: Chooser, words: Vocabulary) -> Move:
    """Some legal move; Poland uses Astronomy whenever it chooses a card."""
    question = g.asked[0]
    if question.topic == "focus" and row("astronomy") in g.realms[question.seat].row:
        return Move(question.seat, (FOCUS, g.realms[question.seat].row.index(row("astronomy"))))
    return random_move(g, dice, words)


def positions(g: Table, seed: int) -> Iterator[Stop]:
    """Positions of such a game."""
    dice, words = Seeded(seed), Vocabulary(g.rules)
    events: list[Event] = []
    for number in range(POSITIONS):
        if g.outcome is not None:
            return
        move = biased(g, dice, words)
        yield Stop(number, g, events, move)
        events = heard(g, move)


@pytest.mark.long
@rule("ti.explore.looked_at", "ti.explore.public_stack")
@pytest.mark.parametrize("seats", [2, 5])
def test_nobody_learns_what_poland_has_looked_at(seats: int) -> None:
    g = with_astronomy(seats, 1)
    active = [check(Scope(g.rules, seats, 1)) for check in CHECKS]
    known = 0
    for stop in positions(g, 1):
        u = unknown(table(stop.state))
        known += len([mask for _, mask in (*u.top, *u.bottom) if mask.bit_count() < seats])
        for check in active:
            look(check, stop)
    assert known > 20
