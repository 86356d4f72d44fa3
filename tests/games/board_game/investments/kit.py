"""A laid-out table on which coins can be invested."""

from __future__ import annotations

from functools import cache

from tests.games.board_game.kit import game, laid_out
from tests.kit.table import Position
from ziggurat import api
from ziggurat.build.build import build


@cache
def rules(*more: str) -> api.Rules:
    """The rules with investments, and with further modules."""
    return build(game(), ("fame_and_fortune", "investments", *more), {})


def table_of_investors() -> Position:
    """A laid-out table before anybody does anything."""
    return laid_out(rules=rules())


def investing(*tokens: str, there: dict[str, int] | None = None) -> Position:
    """p1's own part of Start of Turn, with coin tokens on some rows and markers on some cards."""
    t = table_of_investors().set("coin_tokens p1", *tokens)
    for card, markers in (there or {}).items():
        t.set(f"invested p1 {card}", str(markers))
    return t.at("turn p1 start of turn")
