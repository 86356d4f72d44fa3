"""An extra city action: what Ada Lovelace gives one city."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.cities.city_management import CityAction
from ziggurat.games.board_game.cities.reasons import CITY_NOT_BUILT
from ziggurat.games.board_game.ids import CITY_SLOTS, NONE
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.verbs import CITY
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import PICK, Question
from ziggurat.kernel.reason import OTHER_QUESTION, Reason
from ziggurat.kernel.state import State
from ziggurat.lib.vec import add_at, put_row


def takes_extra_action(g: Table, seat: int) -> bool:
    """Tell whether a city of a seat takes such an action now."""
    return any([isinstance(frame, ExtraAction) and frame.seat == seat for frame in g.stack])


class ChooseExtra(Frame):
    """A seat says which of its cities acts once more, the capital also in Anarchy."""

    SPEC: ClassVar[str] = "seat: int"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def question(self, s: State) -> Question:
        cities = table(s).cities[self.seat]
        slots = [slot for slot in range(CITY_SLOTS) if cities[slot] != NONE]
        return Question(self.seat, "extra_action", PICK, tuple([(CITY, slot) for slot in slots]))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.actions = put_row(g.actions, seat, add_at(g.actions[seat], choice[1], 1))
        g.swap(ExtraAction(seat))
        g.push(CityAction(seat, choice[1]))

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != CITY:
            return Reason(OTHER_QUESTION)
        built = table(s).cities[seat][choice[1]] != NONE
        return None if built else Reason(CITY_NOT_BUILT, choice[1:])

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


class ExtraAction(Frame):
    """Lies below the extra action of a city, which nobody can cancel."""

    SPEC: ClassVar[str] = "seat: int"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> bool:
        s.pop()
        return False

    def about(self) -> tuple[int, ...]:
        return (self.seat,)
