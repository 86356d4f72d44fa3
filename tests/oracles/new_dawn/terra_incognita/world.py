"""The table with Terra Incognita as the oracles see it: armies, forts and districts as well."""

from __future__ import annotations

from typing import Final

from tests.oracles.new_dawn.world import Spaces, World, ones
from ziggurat.games.new_dawn.ids import FOCUS_TYPES
from ziggurat.games.new_dawn.rows import FocusCard
from ziggurat.games.new_dawn.state import table
from ziggurat.games.new_dawn.terra_incognita.state import unknown
from ziggurat.games.new_dawn.turn.turn import Resolve
from ziggurat.kernel.state import State

# A kind of piece, and whose it is (-1 for nobody's).
Found = tuple[str, int]
TYPES: Final = (*FOCUS_TYPES, "growth")
DISTRICTS: Final = (
    "campus", "commercial_hub", "encampment", "industrial_zone", "theater_square",
)  # fmt: skip


class Frontier(World):
    """The map and everything on it."""

    def __init__(self, s: State) -> None:
        super().__init__(s)
        u = unknown(s)
        self.armies: Final = u.armies
        self.forts: Final = ones(u.forts)
        # Wonders of the offer with a trade token, and city-states that somebody has conquered.
        self.priced: Final = {self.names[card] for card in ones(u.priced)}
        self.conquered: Final = {self.names[at] for at in ones(table(s).closed_city_states)}
        self.focus_of: Final = {
            row.name: TYPES[row.focus]
            for row in s.rules.rows.values()
            if isinstance(row, FocusCard)
        }
        # The type of the card that is being resolved, "" between cards.
        cards = [frame.card for frame in s.stack if isinstance(frame, Resolve)]
        self.resolved: Final = self.focus_of[self.names[cards[-1]]] if cards else ""
        # By seat: where each kind of district lies.
        self.districts: Final = [
            {
                name: space
                for name, space in zip(DISTRICTS, there, strict=True)
                if space in self.players[seat].control
            }
            for seat, there in enumerate(u.districts)
        ]

    def closed(self, seat: int) -> Spaces:
        """Forts, and spaces with an army of somebody else (ti.culture.blocked_extra)."""
        rivals = [where for at, where in enumerate(self.armies) if at != seat]
        return self.forts | {space for where in rivals for space in where if space >= 0}

    def difficulty_of_district(self, seat: int, space: int) -> int:
        """A district is a control token, but no culture card places it: Mohenjo Daro helps."""
        eased = 1 if "mohenjo_daro" in self.players[seat].cards else 0
        return self.difficulty(seat, space) - eased

    def difficulty_to_place(self, seat: int, space: int) -> int:
        """Kumasi helps culture and industry cards, and no growth card that places a token."""
        if self.resolved == "growth":
            return self.difficulty_of_district(seat, space)
        return super().difficulty_to_place(seat, space)

    def enemies(self, seat: int, space: int) -> list[Found]:
        """Everything in a space that an army of a seat would run into (ti.attack.targets)."""
        found: list[Found] = []
        if space in self.barbarians:
            found.append(("barbarian", -1))
        if space in self.city_states:
            found.append(("city_state", -1))
        if space in self.forts - self.cities:
            found.append(("fort", -1))
        for other, player in enumerate(self.players):
            if other == seat:
                continue
            if space in player.cities:
                found.append(("city", other))
            if space in player.control:
                found.append(("token", other))
            if space in player.caravans:
                found.append(("caravan", other))
            if space in self.armies[other]:
                found.append(("army", other))
        return found

    def targets(self, seat: int, space: int) -> list[Found]:
        """What of that may be attacked.

        Rules: ti.attack.barbarian_first, ti.attack.choose_piece, ti.diplomacy.pact_bars_attack
        """
        found = self.enemies(seat, space)
        if ("barbarian", -1) in found:
            return [("barbarian", -1)]
        return [
            (kind, other) for kind, other in found if other < 0 or not self.is_spared(seat, other)
        ]

    def is_spared(self, seat: int, other: int) -> bool:
        """Whether a seat holds the pact of another (ti.diplomacy.pact_bars_attack)."""
        pact = f"non_aggression_pact-{self.players[other].colour}"
        return pact in self.players[seat].cards

    def is_empty(self, space: int) -> bool:
        """An army is a figure too, and a fort a token."""
        return (
            super().is_empty(space)
            and space not in self.forts
            and all(space not in where for where in self.armies)
        )

    def lying(self, seat: int, focus: str) -> int:
        """The most tokens that can be spent from a card of a type in a seat's row."""
        player = self.players[seat]
        return max(
            [
                player.trade[at] + len(player.on_cards[at] - player.used)
                for at, card in enumerate(player.row)
                if self.focus_of[card] == focus
            ],
            default=0,
        )

    def allies(self, seat: int) -> list[int]:
        """Whose pieces count like the own ones: those who gave Open Borders."""
        cards = self.players[seat].cards
        return [
            at
            for at, other in enumerate(self.players)
            if f"open_borders_ti-{other.colour}" in cards
        ]

    def mature(self, seat: int) -> Spaces:
        """The mature cities of a seat (nd.city.mature)."""
        player = self.players[seat]
        helpful = set(player.control)
        for other in self.allies(seat):
            helpful |= self.players[other].friendly
        if "sydney_opera_house" in player.cards:
            helpful |= self.control
        return {
            city
            for city in player.cities
            if all(self.is_water(near) or near in helpful for near in self.beside(city))
        }
