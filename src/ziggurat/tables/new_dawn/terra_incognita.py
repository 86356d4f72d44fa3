"""What Terra Incognita shows: armies, districts and forts, governments, the stack of tiles.

Owns the reading of its part of the view. What is doubtful about the printed cards is told with
their faces.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, ClassVar, Final

from ziggurat.tables.new_dawn.kinds import CONTROL, PLAIN, REINFORCED
from ziggurat.tables.new_dawn.part import ON_CARD
from ziggurat.tables.new_dawn.part import VIEW as TABLE
from ziggurat.tables.parts import Data, Part
from ziggurat.tables.slots import (
    GROUND,
    MAIN,
    NONE,
    WALKING,
    Chip,
    Contest,
    Figure,
    Kind,
    Line,
    Panel,
    Piece,
    Sign,
)

if TYPE_CHECKING:
    from ziggurat.kernel.rules import Rules
    from ziggurat.tables.parts import Presentation

VIEW: Final = "UnknownView"
ARMY: Final = "army"
FORT: Final = "fort"
DISTRICT: Final = "district"
GOVERNMENT: Final = "government"

# Each district goes with a focus type and bears its sign.
DISTRICTS: Final = {
    "campus": 1, "commercial_hub": 2, "encampment": 4, "industrial_zone": 3, "theater_square": 0,
}  # fmt: skip
# How the sections of the event dial are marked: a large sign, and a small one if there is more.
SECTIONS: Final = {
    "spawning-wonder": ("barbarian", "wonder"),
    "movement-ti": ("barbarian", "turn"),
    "districts": ("district",),
    "government-wonder": ("government", "wonder"),
    "second-movement-ti": ("barbarian", "turn"),
    "second-districts": ("district",),
}
# What a card does in one line, where its type alone does not tell; `panel.<name>` words it.
ARMIES: Final = "does_armies"
EITHER: Final = "does_district_or"
BOTH: Final = "does_district_and"
DOES: Final = {
    "irrigation": EITHER,
    "mysticism": EITHER,
    "engineering": EITHER,
    "sanitation": BOTH,
    "globalization": BOTH,
    "military_engineering": "does_district_guard",
    "humanism": "does_humanism",
    "natural_history": "does_dial_types",
    "writing": "does_dial_wonder",
}
MILITARY: Final = 4

# What is doubtful about printed cards, by the words that say so (`line.doubt_<name>`) and rows.
# The list for readers is `docs/terra_incognita_doubts.md`.
DOUBTS: Final = {
    "unique": (
        "radio", "mysticism", "wheel", "natural_history", "humanism", "siege_tactics",
        "industrialization", "state_workforce", "shipbuilding", "cartography", "construction",
        "banking", "astronomy", "military_engineering", "horseback_riding", "craftsmanship",
    ),
    "figures": (
        "wheel", "siege_tactics", "shipbuilding", "cartography", "banking", "horseback_riding",
        "scorched_earth",
    ),
    "order": (
        "france", "georgia", "inca", "indonesia", "netherlands", "ottoman", "poland", "zulu",
    ),
    "text": ("ibrahim", "auckland", "carthage"),
    "pact": ("non_aggression_pact", "open_borders_ti"),
    "arrows": ("autocracy", "oligarchy", "democracy", "communism"),
    "section": ("districts", "second-districts"),
    "currency": ("currency_ti",),
    "craftsmanship": ("craftsmanship",),
    "correction": ("estadio_do_maracana", "petra"),
    "once": ("scorched_earth",),
}  # fmt: skip


def doubts(name: str) -> list[str]:
    """What is doubtful about a row; diplomacy cards are alike in all colours."""
    return [at for at, rows in DOUBTS.items() if name in rows or name.partition("-")[0] in rows]


class TerraIncognita(Part):
    """Terra Incognita."""

    resolving: ClassVar[tuple[str, ...]] = (
        "move_armies", "grow", "place_district", "reinforce_for_tokens", "deploy_armies",
        "resolve_districts",
    )  # fmt: skip

    contest: ClassVar[Contest] = Contest(("Fight", "Approach"))

    def kinds(self, rules: Rules) -> Iterable[Kind]:
        return (
            Kind(FORT, GROUND, ("^^",)),
            Kind(
                DISTRICT,
                MAIN,
                ("({seat}{short:.2})", "|{seat}{short:.2}|"),
                (DISTRICT, "reinforced_district"),
                family=DISTRICT if DISTRICT in rules.families else "",
                covers=CONTROL,
            ),
            Kind(ARMY, WALKING, ("&{seat}",), numbers=ARMY if ARMY in rules.kinds else ""),
        )

    def pieces(self, shown: Presentation) -> Iterator[tuple[int, Piece]]:
        data, realms = shown.part(VIEW), shown.part(TABLE)["realms"]
        for space in data["forts"]:
            yield space, Piece(FORT)
        rows = shown.rules.families.get(DISTRICT, ())
        for seat, realm in enumerate(realms):
            for row, space in zip(rows, data["districts"][seat], strict=False):
                if space >= 0:
                    side = REINFORCED if space in realm["reinforced"] else PLAIN
                    yield space, Piece(DISTRICT, seat, row, side)
            for number, space in enumerate(data["armies"][seat]):
                if space >= 0:
                    yield space, Piece(ARMY, seat, number=number)

    def figures(self, shown: Presentation, seat: int) -> Iterator[Figure]:
        for number, at in enumerate(shown.part(VIEW)["armies"][seat]):
            if at >= ON_CARD:
                yield Figure(ARMY, number, at)

    def lying(self, shown: Presentation, seat: int) -> Iterator[tuple[int, int]]:
        """The government, on its card."""
        data = shown.part(VIEW)
        for place, card in enumerate(shown.part(TABLE)["realms"][seat]["row"]):
            if card == data["governed"][seat] and data["governments"][seat] != NONE:
                yield place, data["governments"][seat]

    def tokens(self, shown: Presentation) -> Iterator[tuple[int, Sign]]:
        """Trade tokens on wonders, which cost 1 less for each."""
        for wonder in shown.part(VIEW)["priced"]:
            yield wonder, Sign("trade")

    def chips(self, shown: Presentation, seat: int) -> Iterator[Chip]:
        built = len([space for space in shown.part(VIEW)["districts"][seat] if space >= 0])
        if built:
            yield Chip("districts", DISTRICT, (built,))

    def lines(self, shown: Presentation, seat: int) -> Iterator[Line]:
        """Whom Poland is in union with, and Ibrahim."""
        partner = shown.part(VIEW)["partners"][seat]
        if partner != NONE:
            yield Line("partner", facts=(partner,))
        special = shown.rules.families.get("special_card", ())
        held = [row for row in shown.part(TABLE)["realms"][seat]["cards"] if row in special]
        if held:
            yield Line("special", tuple(held))

    def panels(self, shown: Presentation) -> Iterator[Panel]:
        """The stack of tiles once there is one, with those that this seat has looked at."""
        data = shown.part(VIEW)
        if not data["stack"] and not shown.part(TABLE)["placed"]:
            return
        lines = [Line("stack", facts=(data["stack"],))]
        for name in ("bottom", "top"):
            lines.extend([Line(f"stack_{name}", facts=(at,)) for at in data[name] if at != NONE])
        yield Panel("stack", "fit", tuple(lines))

    def face(self, rules: Rules, family: str, number: int) -> Data:
        row: Any = rules.rows[number]
        found: Data = {}
        if family == DISTRICT:
            found = {"sign": DISTRICT, "badge": f"focus-{DISTRICTS[row.name]}"}
        elif family == GOVERNMENT:
            found = {"sign": GOVERNMENT, "type": row.focus, "arrows": row.arrows}
        elif family == "event_section" and row.name in SECTIONS:
            found = {"signs": SECTIONS[row.name]}
        elif family == "focus_card":
            does = DOES.get(row.name, ARMIES if row.focus == MILITARY else "")
            found = {"does": does} if does else {}
        doubtful = doubts(row.name)
        return {**found, "doubts": doubtful} if doubtful else found


PART: Final = TerraIncognita()
