"""What the automated player takes and pays with Terra Incognita, put together."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.new_dawn.automated_player_terra_incognita.diplomacy.paying import (
    NEW_PAYMENT,
    PAYS_TRADE,
)
from ziggurat.games.new_dawn.automated_player_terra_incognita.diplomacy.taking import (
    NEW_PLAYER_CARDS,
    TAKES_NEW_BORDERS,
)


def install_diplomacy(b: Build) -> None:
    """Install the order in which it takes cards, and that in which it pays for wonders."""
    criteria = b.content("criterion").add((PAYS_TRADE,))
    criteria.replace(TAKES_NEW_BORDERS.name, TAKES_NEW_BORDERS)
    lists = b.content("priority_list").replace(NEW_PLAYER_CARDS.name, NEW_PLAYER_CARDS)
    lists.replace(NEW_PAYMENT.name, NEW_PAYMENT)
