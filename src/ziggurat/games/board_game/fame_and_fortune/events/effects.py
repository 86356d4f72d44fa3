"""What the culture events of Fame and Fortune do, each kind of effect once."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.battle.units import draw_unit, may_raise, units_left
from ziggurat.games.board_game.cities.reasons import NO_UNIT_LEFT
from ziggurat.games.board_game.content.event_effects import ChangeTerrain, other_seats
from ziggurat.games.board_game.culture.reasons import BUILT_ON, NOT_ANOTHER_SEAT
from ziggurat.games.board_game.fame_and_fortune.events.reasons import FIGURES_THERE
from ziggurat.games.board_game.fame_and_fortune.techs.mysticism import COIN, may_rob
from ziggurat.games.board_game.ids import NO_TOKEN, NONE, UNIT_TYPES, WATER
from ziggurat.games.board_game.rows.event import Aims, Effect
from ziggurat.games.board_game.state import Table
from ziggurat.games.board_game.verbs import RAISE, TARGET
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.flows import Ask
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION


class LoseCoins(Effect):
    """Other seats discard a coin token each, which whoever plays the event chooses."""

    def aims(self, g: Table, seat: int, chosen: Aims) -> list[Choice]:
        return other_seats(g, seat)

    def reason(self, g: Table, seat: int, chosen: Aims, choice: Choice) -> int:
        if choice[0] != TARGET:
            return OTHER_QUESTION
        return NOT_ANOTHER_SEAT if choice in chosen else may_rob(g, seat, choice[1])

    def targets(self, g: Table, seat: int, chosen: Aims) -> tuple[int, ...]:
        return tuple([aim[1] for aim in chosen])

    def resolve(self, g: Table, seat: int, chosen: Aims) -> None:
        for aim in reversed(chosen):
            g.push(Ask(COIN, seat, (aim[1],)))


class Flood(ChangeTerrain):
    """A square without figures and markers becomes water for the rest of the game."""

    def __init__(self) -> None:
        super().__init__(WATER, forest_only=False)

    def reason(self, g: Table, seat: int, chosen: Aims, choice: Choice) -> int:
        reason = super().reason(g, seat, chosen, choice)
        if reason != ALLOWED:
            return reason
        square = choice[1]
        if g.markers[square] != NONE or g.tokens[square] != NO_TOKEN:
            return BUILT_ON
        here = [seat for seat in range(g.seats) if square in g.armies[seat] + g.scouts[seat]]
        return FIGURES_THERE if here else ALLOWED


class CallToArms(Effect):
    """Units join the standing forces for nothing; each type has to be unlocked and in its deck."""

    def aims(self, g: Table, seat: int, chosen: Aims) -> list[Choice]:
        return [(RAISE, unit_type) for unit_type in range(len(UNIT_TYPES))]

    def reason(self, g: Table, seat: int, chosen: Aims, choice: Choice) -> int:
        if choice[0] != RAISE:
            return OTHER_QUESTION
        reason = may_raise(g, seat, choice[1])
        if reason != ALLOWED:
            return reason
        return ALLOWED if chosen.count(choice) < units_left(g, choice[1]) else NO_UNIT_LEFT

    def resolve(self, g: Table, seat: int, chosen: Aims) -> None:
        for aim in reversed(chosen):
            draw_unit(g, seat, aim[1])


ONE_COIN: Final = LoseCoins()
TWO_COINS: Final = LoseCoins(most=2)
ALL_COINS: Final = LoseCoins(whole=True)
