"""What Wisdom and Warfare shows: policies, building programs, relics and city-states.

Owns the reading of its part of the view. Where relics and city-states lie is read with all tokens
by the base game's part.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, ClassVar, Final

from ziggurat.tables.board_game.kinds import CITY
from ziggurat.tables.board_game.part import COMBAT, MAP_TOKEN, TOKEN
from ziggurat.tables.board_game.part import VIEW as TABLE
from ziggurat.tables.parts import Data, Part
from ziggurat.tables.slots import BESIDE, GROUND, Chip, Kind, Line, Mark, Piece, Sign

if TYPE_CHECKING:
    from ziggurat.kernel.rules import Rules
    from ziggurat.tables.parts import Presentation

VIEW: Final = "WisdomView"
POLICY: Final = "social_policy"
ATTILA: Final = "attilas_village"
ARK: Final = "ark_of_the_covenant"
# A city-state, by the number that is part of its name.
CITY_STATES: Final = tuple([f"city_state_{at}" for at in range(1, 6)])
ANY_RESOURCE: Final = "any_resource"
# Whose figures control a city-state.
BANNER: Final = "banner"
TOKENS: Final = (
    Kind(ATTILA, GROUND, ("!v",)),
    Kind(ARK, GROUND, ("!k",)),
    *[Kind(name, GROUND, (f"&{name[-1]}",)) for name in CITY_STATES],
    Kind(BANNER, BESIDE, ("@{seat}",)),
)
PROGRAM: Final = Mark("program", CITY, "%")


class WisdomAndWarfare(Part):
    """Wisdom and Warfare."""

    marking: ClassVar[tuple[Mark, ...]] = (PROGRAM,)
    city_groups: ClassVar[tuple[tuple[str, tuple[str, ...]], ...]] = (
        ("program", ("start_program",)),
    )

    def kinds(self, rules: Rules) -> Iterable[Kind]:
        return TOKENS

    def pieces(self, shown: Presentation) -> Iterator[tuple[int, Piece]]:
        """The banners of those who control city-states."""
        for square, seat in shown.part(VIEW)["controlled"]:
            yield square, Piece(BANNER, seat)

    def marks(self, shown: Presentation) -> Iterator[tuple[int, Mark]]:
        seats = shown.part(TABLE)["seats"]
        for seat, slots in enumerate(shown.part(VIEW)["programs"]):
            for slot in slots:
                yield seats[seat]["cities"][slot], PROGRAM

    def signs(self, shown: Presentation) -> Iterator[tuple[int, Sign]]:
        """What city-states give beside their icons: a bonus in battle, or any resource."""
        rules = shown.rules
        rows: Any = {rules.rows[at].name: rules.rows[at] for at in rules.families[MAP_TOKEN]}
        for square, token in shown.part(TABLE)["tokens"]:
            row = rows.get(rules.kinds[TOKEN].write(token))
            if row is not None and row.name in CITY_STATES:
                if row.combat:
                    yield square, Sign(COMBAT, row.combat)
                if row.resources:
                    yield square, Sign(ANY_RESOURCE)

    def lines(self, shown: Presentation, seat: int) -> Iterator[Line]:
        """The adopted policies."""
        data = shown.part(VIEW)
        if data["policies"][seat]:
            facts = (len(data["policies"][seat]), data["most"][seat])
            yield Line("policies", tuple(data["policies"][seat]), facts)

    def piles(self, shown: Presentation) -> Iterator[Chip]:
        """City-states that nobody has found yet."""
        yield Chip("city_states", "bg-token-city_state_1", (shown.part(VIEW)["pile"],))

    def face(self, rules: Rules, family: str, number: int) -> Data:
        row: Any = rules.rows[number]
        return {"sign": f"bg-policy-{row.name}"} if family == POLICY else {}


PART: Final = WisdomAndWarfare()
