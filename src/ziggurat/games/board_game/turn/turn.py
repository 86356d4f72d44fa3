"""The turn: the first player passes on, then five phases in order, then the next turn.

Owns the flow "turn". What happens in a phase is in the phase's own file; a phase in which seats act
one after the other begins a flow of its own for each of them.
"""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.cities.city_management import begin_city_management
from ziggurat.games.board_game.ids import CITY_SLOTS
from ziggurat.games.board_game.movement.phase import begin_movement
from ziggurat.games.board_game.research.phase import begin_research
from ziggurat.games.board_game.start.start_of_turn import begin_start_of_turn
from ziggurat.games.board_game.state import table
from ziggurat.games.board_game.trade.collection import begin_trade
from ziggurat.kernel.flows import Flow
from ziggurat.kernel.rules import Step
from ziggurat.kernel.state import State
from ziggurat.lib.vec import filled


def pass_first_player(s: State, seat: int) -> None:
    """A turn begins: the marker goes to the left but for turn 1, and all is unused again.

    Rules: cb.turn.first_player_passes, cb.start.each_start_ability_once, cb.scout.whole_turn
    """
    g = table(s)
    g.turn += 1
    if g.turn > 1:
        g.first = (g.first + 1) % g.seats
    seats = range(g.seats)
    g.used = tuple([() for _ in seats])
    g.moved_figures = tuple([() for _ in seats])
    g.actions = tuple([filled(CITY_SLOTS, 0) for _ in seats])
    g.bonus = tuple([filled(CITY_SLOTS, 0) for _ in seats])
    g.locked = ()
    g.note("turn", g.first, (g.turn,))


def end_turn(s: State, seat: int) -> None:
    """The next turn begins."""
    s.push(Flow("turn", table(s).first))


TURN_STEPS: Final = (
    Step("first player", pass_first_player),
    Step("start of turn", begin_start_of_turn),
    Step("trade", begin_trade),
    Step("city management", begin_city_management),
    Step("movement", begin_movement),
    Step("research", begin_research),
    Step("end of turn", end_turn),
)
