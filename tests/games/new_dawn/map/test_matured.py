"""Maturity is remembered by the board that all clones share, and never wrongly."""

from __future__ import annotations

from tests.kit.trace import rule
from ziggurat.api import Seeded, build, new_state, pick
from ziggurat.games.new_dawn.board.spaces import mature_cities
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.kernel.engine import act


def matured(g: Table) -> list[int]:
    """The mature cities of all seats."""
    return [mature_cities(g, seat) for seat in range(g.seats)]


@rule("nd.city.mature")
def test_what_is_remembered_is_what_would_be_found() -> None:
    g = table(new_state(build("new-dawn"), 4))
    chooser = Seeded(3)
    seen: set[int] = set()
    while g.outcome is None:
        act(g, g.asked[0].seat, pick(g.asked[0], chooser))
        remembered = matured(g)
        g.board.matured.clear()
        assert matured(g) == remembered
        # Another position on the same board, in which nobody has a token, leaves no trace.
        other = g.clone()
        for realm in other.realms:
            realm.control = 0
        matured(other)
        assert matured(g) == remembered
        seen.update(remembered)
    assert len(seen) > 1
