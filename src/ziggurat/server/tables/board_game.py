"""The table of The Board Game as the page is sent it: numbers and names of things, no wording.

Owns the shape of the table, which `tables/` has gathered from a view. It never knows a class of
the game and never sees more than the view it is given.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from ziggurat.server.tables.board_game_affairs import (
    bargain_data,
    battle_data,
    deal_data,
    facing_data,
)
from ziggurat.server.tables.board_game_cities import (
    UNIT_TYPE,
    cities_data,
    fact,
    prices,
)
from ziggurat.server.tables.board_game_offers import acting_city, offers_data, sites_data
from ziggurat.server.tables.board_game_techs import learning_data
from ziggurat.server.tables.plain import Data, Presenter
from ziggurat.server.tables.slots import piece_data
from ziggurat.tables.board_game.kinds import BUILDING
from ziggurat.tables.board_game.part import VIEW
from ziggurat.tables.board_game.table import Grounds, Square, SquareTable, yields
from ziggurat.tables.slots import NONE

if TYPE_CHECKING:
    from ziggurat.kernel.choice import Choice
    from ziggurat.kernel.question import Question
    from ziggurat.kernel.rules import Rules
    from ziggurat.kernel.state import State
    from ziggurat.tables import Presentation

# What of a seat is sent as the view has it.
AS_SEEN: Final = (
    "civilization", "government", "trade", "culture", "track", "coins", "coin_tokens", "ranks",
    "resources", "armies_left", "scouts_left", "wonders", "reserve", "cards", "units", "huts",
    "villages", "hand", "forces", "facedown_finds",
)  # fmt: skip


# Piles that are told by how much is left in them.
PILES: Final = ("people", "huts", "villages")

# Questions in which passing ends a phase for a seat. To make no deal ends one too, but throws
# nothing away, so that it is a button like others.
PARTS: Final = ("start_of_turn", "city_management", "movement", "research")


# Verbs that few want to say each time they could: they wait behind a button of their own.
ASIDE: Final = {"start_of_turn": ("government", "govern"), "trading": ("bargain", "deal")}
# The family whose first row a change of government usually begins with, anarchy; another one is a
# chance not to be missed.
GOVERNMENT: Final = "government"


# So many squares are remembered as they are sent: most stay as they are from move to move, and
# every reader is told the same of them.
KEPT: Final = 8192


class BoardGame(Presenter):
    """The Board Game."""

    def facing(self, shown: Presentation, dealt: State) -> Data | None:
        return facing_data(SquareTable(shown), dealt)

    def closes(self, rules: Rules, question: Question) -> bool:
        return question.topic in PARTS

    def aside(self, dealt: State, question: Question) -> dict[str, list[Choice]]:
        name, verb = ASIDE.get(question.topic, ("", ""))
        rules = dealt.rules
        found = [
            choice
            for choice in question.options
            if rules.verbs[choice[0]].name == verb
            if verb != "govern" or choice[1] == rules.families[GOVERNMENT][0]
        ]
        return {name: found} if found else {}

    def adds_up(self, dealt: State, question: Question) -> bool:
        return question.topic == "pay" and fact(dealt, "many_of_any") > 0

    def is_open(self, dealt: State, question: Question) -> bool:
        if question.topic == "trading":
            return not fact(dealt, "hides", question.seat)
        return super().is_open(dealt, question)

    def round(self, shown: Presentation) -> int:
        number: int = shown.part(VIEW)["turn"]
        return number

    def people(self, shown: Presentation) -> list[int]:
        return [seat["civilization"] for seat in shown.part(VIEW)["seats"]]

    def table(self, shown: Presentation, dealt: State) -> Data:
        position = SquareTable(shown)
        part = position.data
        return {
            "is": "board_game",
            "phase": _phase(position, dealt.outcome is not None),
            "step": _named(position.phase),
            "steps": [_named(step.name) for step in dealt.rules.flows["turn"]],
            "round": part["turn"],
            "first": part["first"],
            "people": [own["civilization"] for own in position.seats],
            "width": position.width,
            "height": position.height,
            "most": dict(zip(("trade", "track", "coins"), part["most"], strict=True)),
            "squares": [
                _square(dealt.rules, position.grounds, square, square.number in position.barren)
                for square in position.squares
            ],
            "hidden": [_hidden(dealt.rules, *place) for place in position.hidden],
            "seats": [_seat(position, dealt, seat) for seat in range(len(position.seats))],
            "offer": [_wonder(position, dealt, wonder) for wonder in part["offer"]],
            "market": part["market"],
            "supply": _supply(position),
            "units": _units(position, dealt, shown.viewer),
            "acting": acting_city(dealt),
            "offers": offers_data(position, dealt, shown.viewer),
            "sites": sites_data(dealt, shown.viewer),
            "piles": {name: part[name] for name in PILES},
            "prices": prices(position, dealt, shown.viewer),
            "battle": battle_data(position, dealt),
            "deal": deal_data(part["deal"]),
            "bargain": bargain_data(position, dealt, shown.viewer),
            "learning": learning_data(position, dealt, shown.viewer),
            # What is learned is shown in its place before it is confirmed.
            "shown_first": ["research"],
            # A unit and a front were pointed at, which is twice.
            "at_once": ["battle_turn"],
            # A turn has many small parts: to hand over is nothing to think twice about.
            "confirm_turn_end": False,
        }


def _named(step: str) -> str:
    return step.replace(" ", "_")


def _phase(position: SquareTable, over: bool) -> str:
    if over:
        return "over"
    return "playing" if position.phase else "setup"


@lru_cache(maxsize=KEPT)
def _square(rules: Rules, grounds: Grounds, square: Square, barren: bool) -> Data:
    """A square of the map; do not change it, it is shared."""
    return {
        "n": square.number,
        "label": square.label,
        "x": square.x,
        "y": square.y,
        "terrain": square.terrain,
        "yields": yields(rules, grounds, square, barren),
        "land": square.land,
        "pieces": [piece_data(piece) for piece in square.pieces],
        "marks": [mark._asdict() for mark in square.marks],
        "signs": [sign._asdict() for sign in square.signs],
    }


def _hidden(rules: Rules, label: str, x: int, y: int) -> Data:
    return {"n": rules.kinds["place"].parse(label), "label": label, "x": x, "y": y}


def _seat(position: SquareTable, dealt: State, seat: int) -> Data:
    own = position.seats[seat]
    shown: Data = {name: own[name] for name in AS_SEEN}
    return {
        "seat": seat,
        **shown,
        "techs": position.pyramid(seat),
        "cities": cities_data(position, dealt, seat),
        "strengths": [fact(dealt, "strength", seat, unit) for unit in own["forces"]],
        "healths": [fact(dealt, "health", seat, unit) for unit in own["forces"]],
    }


def _wonder(position: SquareTable, dealt: State, wonder: int) -> Data:
    """A wonder on offer; `costs` are what each seat would pay now."""
    row: Any = position.rules.rows[wonder]
    costs = [fact(dealt, "wonder_cost", seat, wonder) for seat in range(len(position.seats))]
    return {
        "row": wonder,
        "cost": row.cost,
        "tech": row.tech,
        "lower": row.lower_cost,
        "costs": costs,
    }


def _supply(position: SquareTable) -> list[Data]:
    """How many markers are left of each building; both `sides` of one share them."""
    rows: Any = [position.rules.rows[at] for at in position.rules.families[BUILDING]]
    return [
        {
            "row": row.number,
            "cost": row.cost,
            "left": position.data["supply"][row.group],
            "sides": [{"row": at.number, "cost": at.cost} for at in rows if at.group == row.group],
        }
        for row in rows
        if row.basic == NONE and row.group != NONE
    ]


def _units(position: SquareTable, dealt: State, viewer: int) -> list[Data]:
    """The decks of units with what one costs the reader; spectators are told the first seat's."""
    seat = max(viewer, 0)
    return [
        {
            "type": at,
            "cost": fact(dealt, "unit_cost", seat, at),
            "full": fact(dealt, "full_unit_cost", seat, at),
            "left": fact(dealt, "units_left", at),
        }
        for at in position.rules.kinds[UNIT_TYPE].values()
    ]
