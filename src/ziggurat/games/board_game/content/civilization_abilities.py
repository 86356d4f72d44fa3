"""What civilizations do differently during play."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.battle.moments import UNIT_SAVED
from ziggurat.games.board_game.battle.units import draw_unit, reclaim_unit
from ziggurat.games.board_game.cities.harvest import take_resource
from ziggurat.games.board_game.cities.moments import PRODUCED
from ziggurat.games.board_game.cities.reasons import MARKET_EMPTY
from ziggurat.games.board_game.content.reasons_civilizations import (
    NO_CITY_BESIDE,
    NOTHING_TO_BUILD,
    NOTHING_TO_LEARN,
)
from ziggurat.games.board_game.culture.track import advance_free, gain_culture
from ziggurat.games.board_game.holdings import keep_books
from ziggurat.games.board_game.ids import ARMY, MARKET_RESOURCES, NONE, SCOUT
from ziggurat.games.board_game.movement.figures import remove_figure
from ziggurat.games.board_game.movement.groups import city_owner
from ziggurat.games.board_game.reasons import ALREADY_USED, NOT_YOURS
from ziggurat.games.board_game.research.abilities import is_used, use_ability
from ziggurat.games.board_game.research.free_tech import ANY_LEVEL, FreeTech, free_techs
from ziggurat.games.board_game.research.pyramid import tech_row
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.verbs import BUILD, RESOURCE, SAVE, SLIP, USE
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import Cue
from ziggurat.kernel.flows import Ask, fire
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import CARD, PICK, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.state import State

EXPLORERS_CULTURE: Final = 3
# The question which building a city builds without paying; its args are the city's slot.
FREE_BUILDING: Final = "free_building"


# The Chinese: culture for explorers, and a unit that comes back


def culture_for_explorers(s: State, cue: Cue) -> None:
    """A hut or a village brings 3 culture."""
    gain_culture(table(s), cue.owner, EXPLORERS_CULTURE)


def save_a_unit(s: State, cue: Cue) -> None:
    """After a battle, won or lost, one killed unit may return to the standing forces."""
    if len(cue.args) > 1:
        s.push(SaveUnit(cue.owner, tuple(sorted(set(cue.args[1:])))))


class SaveUnit(Frame):
    """A seat may take one of its killed units back; all see them lie faceup under their decks."""

    SPEC: ClassVar[str] = "seat: int, killed: tuple[int, ...]"

    def __init__(self, seat: int, killed: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.killed: Final = killed

    def question(self, s: State) -> Question:
        options: list[Choice] = [(PASS,)]
        options.extend([(SAVE, unit) for unit in self.killed])
        return Question(self.seat, "save_unit", CARD, tuple(options))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.pop()
        if choice[0] == SAVE:
            reclaim_unit(table(s), seat, choice[1])
            keep_books(table(s), UNIT_SAVED, seat, (choice[1],))
            s.note("saved_unit", seat, (choice[1],))

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


# The Germans: research arms them


def arms_industry(s: State, cue: Cue) -> None:
    """A researched tech that raises or unlocks a unit type brings such a unit and a resource."""
    tech, researched = cue.args
    if not researched:
        return
    g = table(s)
    for unit_type, _ in tech_row(g, tech).units:
        g.push(TakeToken(cue.owner))
        draw_unit(g, cue.owner, unit_type)


def may_take_token(g: Table, resource: int) -> int:
    """The reason why a seat cannot take a resource token from the market."""
    there = resource < MARKET_RESOURCES and g.market[resource] > 0
    return ALLOWED if there else MARKET_EMPTY


def tokens_left(g: Table) -> list[int]:
    """The resources of which the market has tokens, ascending."""
    return [at for at in range(MARKET_RESOURCES) if may_take_token(g, at) == ALLOWED]


class TakeToken(Frame):
    """A seat takes one resource token of its choice from the market, if there is one."""

    SPEC: ClassVar[str] = "seat: int"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> bool:
        if tokens_left(table(s)):
            return True
        s.pop()
        return False

    def question(self, s: State) -> Question:
        options = tuple([(RESOURCE, at) for at in tokens_left(table(s))])
        return Question(self.seat, "take_token", PICK, options)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        take_resource(g, seat, choice[1])

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] != RESOURCE:
            return Reason(OTHER_QUESTION)
        reason = may_take_token(table(s), choice[1])
        return None if reason == ALLOWED else Reason(reason, choice[1:])

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


# The Romans: glory


def glory(s: State, cue: Cue) -> None:
    """A wonder, a city founded, a city or a village taken: one space of culture, free."""
    advance_free(table(s), cue.owner)


# The Russians: defectors teach


class LearnFrom(FreeTech):
    """A seat learns one tech of another for the figure it has given up in that seat's city."""

    SPEC: ClassVar[str] = "seat: int, teacher: int"

    def __init__(self, seat: int, teacher: int) -> None:
        super().__init__(seat, ANY_LEVEL, teacher)

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.teacher)


def may_slip(g: Table, cue: Cue, choice: Choice) -> int:
    """The reason why a moving figure may not be given up in a city beside it."""
    if choice[0] != SLIP:
        return OTHER_QUESTION
    square, armies, scouts = cue.args
    figure, target = choice[1:]
    if not g.holds(cue.owner, cue.card):
        return NOT_YOURS
    if is_used(g, cue.owner, cue.card):
        return ALREADY_USED
    teacher = city_owner(g, cue.owner, target)
    moving = armies if figure == ARMY else scouts
    if not moving or teacher == NONE or target not in g.layout.near[square]:
        return NO_CITY_BESIDE
    return ALLOWED if free_techs(g, cue.owner, ANY_LEVEL, teacher) else NOTHING_TO_LEARN


def offer_slip(s: State, cue: Cue) -> list[Choice]:
    """Once a turn a moving figure may be given up in a city of somebody else next to it."""
    g = table(s)
    found: list[Choice] = []
    for figure in (ARMY, SCOUT):
        found.extend([(SLIP, figure, at) for at in g.layout.near[cue.args[0]]])
    return [choice for choice in found if may_slip(g, cue, choice) == ALLOWED]


def slip(s: State, cue: Cue, choice: Choice) -> None:
    """Give the figure up and learn for it; it attacks nobody."""
    g = table(s)
    figure, square = choice[1:]
    use_ability(g, cue.owner, cue.card)
    remove_figure(g, cue.owner, cue.args[0], figure)
    g.note("slipped", cue.owner, (figure, square))
    g.push(LearnFrom(cue.owner, city_owner(g, cue.owner, square)))


def refuse_slip(s: State, cue: Cue, choice: Choice) -> int:
    return may_slip(table(s), cue, choice)


# The Egyptians: a building for nothing


def may_build_free(g: Table, cue: Cue, choice: Choice) -> int:
    """The reason why a city may not build for nothing; args are its slot."""
    if choice != (USE, cue.card):
        return OTHER_QUESTION
    if not g.holds(cue.owner, cue.card):
        return NOT_YOURS
    if is_used(g, cue.owner, cue.card):
        return ALREADY_USED
    asked = g.rules.askers[FREE_BUILDING].ask(g, cue.owner, cue.args)
    return ALLOWED if asked.options else NOTHING_TO_BUILD


def offer_free_building(s: State, cue: Cue) -> list[Choice]:
    """Once a turn, as the action of a city."""
    choice = (USE, cue.card)
    return [choice] if may_build_free(table(s), cue, choice) == ALLOWED else []


def build_free(s: State, cue: Cue, choice: Choice) -> None:
    """Ask which building it is: those who produce buildings know how."""
    use_ability(table(s), cue.owner, cue.card)
    s.push(Ask(FREE_BUILDING, cue.owner, cue.args))
    fire(s, PRODUCED, cue.owner, (cue.args[0], BUILD), everyone=False)


def refuse_free_building(s: State, cue: Cue, choice: Choice) -> int:
    return may_build_free(table(s), cue, choice)


CIVILIZATION_FRAMES: Final = (SaveUnit, TakeToken, LearnFrom)
