"""The turn, put together: its steps, the frames that choose and resolve a card, its facts."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.games.new_dawn.turn.facts import TURN_FACTS
from ziggurat.games.new_dawn.turn.turn import (
    ChooseFocus,
    ChooseSlot,
    Reset,
    Resolve,
    UseAbilities,
    choose_focus,
    end_turn,
    start_of_turn,
)
from ziggurat.games.new_dawn.turn.unused import UNUSED_FACTS
from ziggurat.games.new_dawn.victory import check_victory
from ziggurat.games.new_dawn.world.events import advance_event
from ziggurat.kernel.rules import Step


def install_turn(b: Build) -> None:
    """The flow "turn", whose last step begins the next one (nd.turn.choose)."""
    b.flow("turn").add(
        (
            Step("event", advance_event),
            Step("victory check", check_victory),
            Step("start of turn", start_of_turn),
            Step("focus", choose_focus),
            Step("end", end_turn),
        )
    )
    b.facts.add(TURN_FACTS)
    b.facts.add(UNUSED_FACTS)
    b.records((UseAbilities, ChooseFocus, ChooseSlot, Resolve, Reset))
