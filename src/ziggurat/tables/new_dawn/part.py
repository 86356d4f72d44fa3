"""The base game's part of its table: what stands where, read from the view.

Owns the reading of the view, which lists pieces by owner, into pieces on spaces. It never knows a
class of the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, ClassVar, Final

from ziggurat.tables.new_dawn.cards import face
from ziggurat.tables.new_dawn.kinds import (
    BARBARIAN,
    CAPITAL,
    CARAVAN,
    CITY,
    CITY_STATE,
    CONQUERED,
    CONTROL,
    KINDS,
    MATURE,
    NATURAL,
    PLAIN,
    REINFORCED,
    RESOURCE,
    WONDER,
)
from ziggurat.tables.new_dawn.tiles import Printed, printed
from ziggurat.tables.parts import Data, Part
from ziggurat.tables.slots import NONE, Contest, Figure, Kind, Mark, Piece, Progress

if TYPE_CHECKING:
    from ziggurat.kernel.rules import Rules
    from ziggurat.tables.parts import Presentation

VIEW: Final = "TableView"
# Where a figure is that can be moved but is not on the map.
ON_CARD: Final = -1
Placed = Iterator[tuple[int, Piece]]


class NewDawn(Part):
    """A New Dawn."""

    # A focus card is resolved; passing ends that, and with it most turns.
    resolving: ClassVar[tuple[str, ...]] = (
        "place_tokens", "lift_to_place", "advance_dial", "move_caravans", "industry", "reinforce",
        "attack", "reinforce_or_attack",
    )  # fmt: skip

    rounds: ClassVar[tuple[str, ...]] = ("setup", "map")

    contest: ClassVar[Contest] = Contest(
        ("Attack", "ChoosePiece"),
        ("attack_won",),
        ("attack_lost",),
        (
            ("attack_value", ("slot", "card", "others")),
            ("defence_value", ("place", "reinforced", "others")),
        ),
        ("attacks",),
        ("seat", "defender"),
    )

    def kinds(self, rules: Rules) -> Iterable[Kind]:
        return KINDS

    def pieces(self, shown: Presentation) -> Placed:
        """All pieces; before the map is finished, the icons where they will lie."""
        data = shown.part(VIEW)
        icons = printed(shown.rules, tuple([(at[0], at[1]) for at in data["placed"]]))
        for seat, realm in enumerate(data["realms"]):
            yield from _owned(seat, realm)
        if data["spaces"]:
            yield from _lying(shown.rules, data, icons)
        else:
            yield from icons.pieces

    def marks(self, shown: Presentation) -> Iterator[tuple[int, Mark]]:
        data = shown.part(VIEW)
        # No city can be mature where there are no neighbours yet.
        for realm in data["realms"] if data["spaces"] else ():
            for space in realm["mature"]:
                yield space, MATURE

    def figures(self, shown: Presentation, seat: int) -> Iterator[Figure]:
        for number, at in enumerate(shown.part(VIEW)["realms"][seat]["caravans"]):
            if at >= ON_CARD:
                yield Figure(CARAVAN, number, at)

    def lying(self, shown: Presentation, seat: int) -> Iterator[tuple[int, int]]:
        for place, rows in enumerate(shown.part(VIEW)["realms"][seat]["tokens_on_cards"]):
            for row in rows:
                yield place, row

    def progress(self, shown: Presentation, seat: int) -> Iterator[Progress]:
        for agenda, have, need in shown.part(VIEW)["realms"][seat]["progress"]:
            yield Progress(agenda, have, need)

    def face(self, rules: Rules, family: str, number: int) -> Data:
        return face(rules, family, number)


def _owned(seat: int, realm: Data) -> Placed:
    """What a seat has on the map."""
    for space in realm["control"]:
        side = REINFORCED if space in realm["reinforced"] else PLAIN
        yield space, Piece(CONTROL, seat, side=side)
    for space in realm["cities"]:
        yield space, Piece(CITY, seat, side=CAPITAL if space == realm["capital"] else PLAIN)
    for number, space in enumerate(realm["caravans"]):
        if space >= 0:
            yield space, Piece(CARAVAN, seat, number=number)


def _lying(rules: Rules, data: Data, icons: Printed) -> Placed:
    """What belongs to nobody, and the wonders below cities."""
    holders = {
        space: seat for seat, realm in enumerate(data["realms"]) for space in realm["cities"]
    }
    for wonder, space in zip(rules.families["wonder"], data["wonders"], strict=False):
        if space >= 0:
            yield space, Piece(WONDER, holders.get(space, NONE), row=wonder)
    for resource, spaces in enumerate(data["resources"]):
        for space in spaces:
            yield space, Piece(RESOURCE, number=resource)
    for space in data["natural"]:
        yield space, Piece(NATURAL, row=icons.naturals.get(space, NONE))
    standing = dict(data["city_states"])
    for space, row in icons.city_states.items():
        side = PLAIN if space in standing else CONQUERED
        yield space, Piece(CITY_STATE, row=standing.get(space, row), side=side)
    for number, space in enumerate(data["barbarians"]):
        if space >= 0:
            yield space, Piece(BARBARIAN, number=number)


PART: Final = NewDawn()
