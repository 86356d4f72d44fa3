"""What the great person deck shows: the deck, and the cards before each seat.

Owns the reading of its part of the view. Of cards that lie facedown, others are told the type.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, ClassVar, Final

from ziggurat.tables.board_game.kinds import HUT
from ziggurat.tables.parts import Data, Part
from ziggurat.tables.slots import Chip, Line, Panel

if TYPE_CHECKING:
    from ziggurat.kernel.rules import Rules
    from ziggurat.tables.parts import Presentation

VIEW: Final = "PeopleView"
CARD: Final = "person_card"
PERSON: Final = "great_person"
SIGN: Final = "person"
# Each phase of the turn is a flow of its own, so that something can come before it.
PHASES: Final = ("start of turn", "trade", "city management", "movement", "research")
# Lies in a pyramid as a tech without a face.
BLANK: Final = "sir_isaac_newton"


class GreatPersonDeck(Part):
    """The great person deck."""

    rounds: ClassVar[tuple[str, ...]] = tuple([f"{phase} itself" for phase in PHASES])

    def lying(self, shown: Presentation, seat: int) -> Iterator[tuple[int, int]]:
        """What lies in another row of the pyramid than its level says."""
        data, rules = shown.part(VIEW), shown.rules
        for tech in data["lowered"][seat]:
            row: Any = rules.rows[tech]
            yield row.level - 2, tech
        if data["blank"][seat]:
            card = next(at for at in rules.families[CARD] if rules.rows[at].name == BLANK)
            yield data["blank"][seat] - 1, card

    def chips(self, shown: Presentation, seat: int) -> Iterator[Chip]:
        counters = shown.part(VIEW)["counters"][seat]
        if counters:
            yield Chip("person_counters", SIGN, (counters,))

    def lines(self, shown: Presentation, seat: int) -> Iterator[Line]:
        """Faceup cards by name, facedown ones by name to their owner and by type to others."""
        data = shown.part(VIEW)
        if data["faceup"][seat]:
            yield Line("people_faceup", tuple(data["faceup"][seat]))
        if seat == shown.viewer and data["facedown"]:
            yield Line("people_own", tuple(data["facedown"]))
        elif data["hidden"][seat]:
            yield Line("people_facedown", tuple(data["hidden"][seat]))
        if data["seen"][seat]:
            yield Line("finds_seen", tuple(data["seen"][seat]))

    def secrets(self, shown: Presentation) -> Iterable[int]:
        found: tuple[int, ...] = tuple(shown.part(VIEW)["facedown"])
        return found

    def panels(self, shown: Presentation) -> Iterator[Panel]:
        """What is left of the deck, what was discarded, and the types without a marker."""
        data = shown.part(VIEW)
        lines = [Line("people_deck", facts=(data["deck"],))]
        if data["discards"]:
            lines.append(Line("people_discards", tuple(data["discards"])))
        types = zip(shown.rules.families[PERSON], data["markers"], strict=True)
        gone = tuple([person for person, left in types if not left])
        # When there are none at all, that is told with the piles.
        if gone and any(data["markers"]):
            lines.append(Line("people_gone", gone))
        yield Panel("people_deck", SIGN, tuple(lines))
        if data["faces"]:
            under = [Line("seen_under", (find,), (square,)) for square, find in data["faces"]]
            yield Panel("seen_under", HUT, tuple(under))

    def face(self, rules: Rules, family: str, number: int) -> Data:
        row: Any = rules.rows[number]
        if family != CARD:
            return {}
        return {"sign": f"bg-person-{rules.rows[row.person].name}"}


PART: Final = GreatPersonDeck()
