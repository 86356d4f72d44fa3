"""What the investment deck changes, on one screen, with the Arabs, who need it."""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.build.game import Limit, Module
from ziggurat.games.board_game.investments.arabs import (
    ARABS_HOME,
    ARABS_ROW,
    MERCHANTS,
    MERCHANTS_CULTURE,
)
from ziggurat.games.board_game.investments.cards import INVESTMENTS as CARDS
from ziggurat.games.board_game.investments.facts import INVESTMENT_FACTS
from ziggurat.games.board_game.investments.ids import ADD_MARKER, INVEST
from ziggurat.games.board_game.investments.investing import INVESTING_RULE, AddMarkers
from ziggurat.games.board_game.investments.reasons import INVESTMENT_REASONS
from ziggurat.games.board_game.investments.state import Funds, make_funds
from ziggurat.games.board_game.investments.view import FundsView, view_funds
from ziggurat.kernel.choice import Verb


def install(b: Build) -> None:
    """Install the module (bx.invest.agreed, ff.setup.arabia_without_deck)."""
    b.records((Funds, FundsView, AddMarkers))
    b.extra(make_funds)
    b.view(view_funds)
    b.facts.add(INVESTMENT_FACTS)
    b.reasons.add(INVESTMENT_REASONS)
    b.verbs.add(
        (
            Verb(INVEST, "invest", ("row", "investment")),
            Verb(ADD_MARKER, "add_marker", ("investment",)),
        )
    )
    b.content("investment").add(CARDS)
    b.content("rule").add((INVESTING_RULE,))
    b.content("tile").add((ARABS_HOME,))
    b.content("civilization").add((ARABS_ROW,))
    b.limits.add((Limit(MERCHANTS, MERCHANTS_CULTURE),))


INVESTMENTS: Final = Module(
    "investments",
    install,
    after=("fame_and_fortune",),
    needs=("fame_and_fortune",),
)
