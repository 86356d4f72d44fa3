"""The base game's part of its table: what stands where, read from the view.

Owns the reading of the view, which lists pieces by owner, into pieces on squares. It never knows a
class of the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from ziggurat.tables.board_game.kinds import (
    ARMY,
    BUILDING,
    CAPITAL,
    CITY,
    FOUNDED,
    KINDS,
    MARKERS,
    PERSON,
    SCOUT,
    WALLED,
    WONDER,
)
from ziggurat.tables.parts import Data, Part
from ziggurat.tables.slots import NONE, Contest, Kind, Mark, Piece, Sign

if TYPE_CHECKING:
    from ziggurat.kernel.rules import Rules
    from ziggurat.tables.parts import Presentation

VIEW: Final = "TableView"
UNIT: Final = "unit"
TOKEN: Final = "token"
MAP_TOKEN: Final = "map_token"
RESOURCE: Final = "resource"
CULTURE: Final = "culture"
COIN: Final = "coin"
TRADE: Final = "trade"
PRODUCTION: Final = "production"
# What a token adds in the battles of whoever has it.
COMBAT: Final = "combat"

CITY_GROUPS: Final = (
    ("figures", ("produce_army", "produce_scout")),
    ("units", ("raise",)),
    ("trade", ("rush",)),
    ("buildings", ("build",)),
    ("wonders", ("erect",)),
    ("arts", ("arts",)),
    ("harvest", ("harvest",)),
)


class BoardGame(Part):
    """The Board Game."""

    city_groups = CITY_GROUPS
    contest = Contest(("Battle",), sides=("attacker", "defender"))
    rounds = ("setup", "turn", "trade", "research choice")

    def kinds(self, rules: Rules) -> Iterable[Kind]:
        return KINDS

    def pieces(self, shown: Presentation) -> Iterator[tuple[int, Piece]]:
        data, rules = shown.part(VIEW), shown.rules
        write = rules.kinds[TOKEN].write
        for square, token in data["tokens"]:
            yield square, Piece(write(token))
        for square, row in data["markers"]:
            yield square, Piece(_family(rules, row), row=row)
        for seat, own in enumerate(data["seats"]):
            for squares in (own["cities"], own["annexes"]):
                for slot, square in enumerate(squares):
                    if square != NONE:
                        side = FOUNDED if slot else CAPITAL
                        yield square, Piece(CITY, seat, side=side, number=slot)
            for kind, squares in ((ARMY, own["armies"]), (SCOUT, own["scouts"])):
                for square in dict.fromkeys(squares):
                    if square != NONE:
                        yield square, Piece(kind, seat, amount=squares.count(square))

    def marks(self, shown: Presentation) -> Iterator[tuple[int, Mark]]:
        for own in shown.part(VIEW)["seats"]:
            for slot in own["walls"]:
                yield own["cities"][slot], WALLED

    def signs(self, shown: Presentation) -> Iterator[tuple[int, Sign]]:
        """What is printed; what stands on it hides it."""
        data = shown.part(VIEW)
        covered = {square for square, _ in data["markers"]}
        for own in data["seats"]:
            covered.update([*own["cities"], *own["annexes"]])
        tokens = covering(shown.rules)
        write = shown.rules.kinds[TOKEN].write
        for square, token in data["tokens"]:
            if write(token) in tokens:
                covered.add(square)
                at = tokens[write(token)]
                for sign in _signs(at.culture, at.coins, at.trade, at.production):
                    yield square, sign
        for square, _, _, _, resource, culture, coins in data["squares"]:
            if square in covered:
                continue
            if resource != NONE:
                yield square, Sign(RESOURCE, resource, RESOURCE)
            for sign in _signs(culture, coins):
                yield square, sign

    def face(self, rules: Rules, family: str, number: int) -> Data:
        row: Any = rules.rows[number]
        if family == "tech":
            # A type of units and its rank, one after the other.
            ranks = [number for pair in row.units for number in pair]
            unlocks = {"buildings": row.buildings, "government": row.government}
            return {"level": row.level, "units": ranks, **unlocks}
        if family == UNIT:
            # Of most units the strength is the health as well.
            apart = {} if row.health == NONE else {"health": row.health}
            return {"type": row.unit_type, "strength": row.strength, **apart}
        if family not in (BUILDING, WONDER, PERSON):
            return {}
        brings = {"yields": (row.trade, row.production, row.culture, row.coins, row.combat)}
        if family == BUILDING:
            return {"cost": row.cost, **brings}
        if family == WONDER:
            return {"cost": row.cost, "lower": row.lower_cost, "tech": row.tech, **brings}
        return brings


@lru_cache
def covering(rules: Rules) -> dict[str, Any]:
    """What tokens yield that cover what is printed on their square, by the names of their rows."""
    rows: Any = [rules.rows[at] for at in rules.families[MAP_TOKEN]]
    return {row.name: row.icons for row in rows if row.icons is not None}


def _signs(culture: int, coins: int, trade: int = 0, production: int = 0) -> list[Sign]:
    """What is printed; what terrains yield is known by their look."""
    found = (
        Sign(CULTURE, culture), Sign(COIN, coins), Sign(TRADE, trade), Sign(PRODUCTION, production),
    )  # fmt: skip
    return [sign for sign in found if sign.amount]


def _family(rules: Rules, row: int) -> str:
    """The family of a marker on the map."""
    return next(family for family in MARKERS if row in rules.families[family])


PART: Final = BoardGame()
