"""Looked-at tiles in whole games: everybody's Astrology works as Astronomy does.

The checks of the suite on hidden information then meet the only secret of the expansion in every
few positions: no seat learns from views, questions or events what another has seen, and re-deals
fit what each seat knows.
"""

from functools import cache

import pytest

from tests.games.new_dawn.terra_incognita.kit import MODULE
from tests.kit.builds import far_or_near
from tests.kit.trace import rule
from ziggurat import api
from ziggurat.build.build import Build, build, new_state
from ziggurat.build.game import Module
from ziggurat.checks import run_suite
from ziggurat.checks.canary import Canary
from ziggurat.checks.copies import Copy, Save
from ziggurat.checks.hidden import NonInterference
from ziggurat.checks.imagined import Imagined
from ziggurat.checks.legal import Invariants
from ziggurat.games.new_dawn.focus.science import resolve_science
from ziggurat.games.new_dawn.ids import SCIENCE
from ziggurat.games.new_dawn.moments import BEFORE_DIAL
from ziggurat.games.new_dawn.rows import FocusCard
from ziggurat.games.new_dawn.rules import NEW_DAWN
from ziggurat.games.new_dawn.terra_incognita.exploration.astronomy import astronomy_before
from ziggurat.kernel.content import Do
from ziggurat.kernel.engine import advance, play

CHECKS = (Invariants, Copy, Save, Imagined, NonInterference, Canary)
# Positions of a game that are looked at.
CHECKED = far_or_near(120, 40)


def stargazers(b: Build) -> None:
    """Everybody looks at tiles from the first turn on."""
    card = FocusCard(
        SCIENCE, 1, "astrology", resolve_science, hooks=(Do(BEFORE_DIAL, astronomy_before),)
    )
    b.content("focus_card").replace("astrology", card)


@cache
def stargazing() -> api.Rules:
    """The rules of these tests."""
    probe = Module("probe", stargazers, (MODULE,), needs=(MODULE,))
    game = NEW_DAWN._replace(modules=(*NEW_DAWN.modules, probe))
    return build(game, (MODULE, "probe"))


@pytest.mark.long
@rule("ti.explore.looked_at", "ti.explore.public_stack")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_seat_learns_what_another_has_seen(seats: int) -> None:
    run_suite(stargazing(), seats, seats, CHECKED, CHECKS)


@rule("ti.explore.looked_at")
def test_tiles_are_looked_at_in_these_games() -> None:
    s = new_state(stargazing(), 3)
    dice = api.Seeded(3)
    advance(s)
    topics = set()
    for _ in range(300):
        question = s.asked[0]
        topics.add(question.topic)
        play(s, question.seat, api.pick(question, dice))
    assert {"look_at_tiles", "looked_at_tile", "chart_tile", "put_back_tiles"} <= topics
