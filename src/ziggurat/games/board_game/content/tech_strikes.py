"""What techs let a seat strike at: wonders, standing forces, buildings and cities.

Owns the choice of the target. How a wonder becomes obsolete or a city is destroyed is decided
elsewhere.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.battle.units import return_unit
from ziggurat.games.board_game.board.sites import city_at, outskirts
from ziggurat.games.board_game.cities.markers import (
    building_at,
    building_squares,
    pull_down_walls,
    raze,
)
from ziggurat.games.board_game.cities.wonders import may_obsolete, obsoletable, obsolete
from ziggurat.games.board_game.ids import (
    ANCIENT,
    ARMY,
    CAPITAL,
    MEDIEVAL,
    NONE,
)
from ziggurat.games.board_game.movement.figures import remove_army, remove_scout
from ziggurat.games.board_game.reasons import ALREADY_USED, NOT_KNOWN
from ziggurat.games.board_game.research.abilities import is_used, use_ability
from ziggurat.games.board_game.research.reasons_techs import (
    NO_ARMY_ENDED_THERE,
    NO_BUILDING_THERE,
    NO_CITY_TO_DESTROY,
    NO_UNIT_TO_KILL,
    NOTHING_TO_STRIKE,
    ONLY_OTHERS,
)
from ziggurat.games.board_game.start.founding import destroy_city
from ziggurat.games.board_game.state import Table, figure_code, table
from ziggurat.games.board_game.verbs import DRAW_FORCE, OBSOLETE, RAZE, TARGET
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Cue
from ziggurat.kernel.flows import Ask
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.nature import chance
from ziggurat.kernel.question import PICK, SPACE, Question, only
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.rules import Asker
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put_row, without

Ints = tuple[int, ...]


# Monarchy: an ancient wonder or a unit


def may_kill_unit(g: Table, seat: int, target: int) -> int:
    """The reason why a seat cannot kill a unit of another's standing forces."""
    if target == seat or target >= g.seats:
        return ONLY_OTHERS
    return ALLOWED if g.forces[target] else NO_UNIT_TO_KILL


def plots(g: Table, seat: int) -> list[Choice]:
    """What Monarchy can be used on: seats with a unit to lose, and ancient wonders."""
    found: list[Choice] = []
    for other in range(g.seats):
        if may_kill_unit(g, seat, other) == ALLOWED:
            found.append((TARGET, other))
    found.extend([(OBSOLETE, wonder) for wonder in obsoletable(g, seat, ANCIENT)])
    return found


def can_plot(s: State, cue: Cue) -> int:
    return ALLOWED if plots(table(s), cue.owner) else NOTHING_TO_STRIKE


def plot(s: State, cue: Cue) -> None:
    """Make an ancient wonder obsolete, or kill a random unit of another seat."""
    s.push(Ask("plot", cue.owner))


def ask_plot(s: State, seat: int, args: Ints) -> Question:
    return Question(seat, "plot", PICK, tuple(plots(table(s), seat)))


def refuse_plot(s: State, seat: int, args: Ints, choice: Choice) -> Reason | None:
    reason = OTHER_QUESTION
    if choice[0] == TARGET:
        reason = may_kill_unit(table(s), seat, choice[1])
    elif choice[0] == OBSOLETE:
        reason = may_obsolete(table(s), seat, choice[1], ANCIENT)
    return None if reason == ALLOWED else Reason(reason, choice[1:])


def carry_out_plot(s: State, order: Ints, choices: tuple[Choice, ...], args: Ints) -> None:
    g = table(s)
    verb, target = choices[0]
    if verb == TARGET:
        g.push(LoseUnit(target))
    else:
        obsolete(g, target)


class LoseUnit(Frame):
    """A random unit of a seat's standing forces is killed; then all see which one it was."""

    SPEC: ClassVar[str] = "seat: int"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def question(self, s: State) -> Question:
        forces = table(s).forces[self.seat]
        units = sorted(set(forces))
        options = tuple([(DRAW_FORCE, unit) for unit in units])
        copies = tuple([forces.count(unit) for unit in units])
        return chance("lose_unit", options, copies, only(self.seat))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        g.forces = put_row(g.forces, self.seat, without(g.forces[self.seat], choice[1]))
        return_unit(g, choice[1])
        g.note("lost_unit", self.seat, (choice[1],))
        g.unveil()

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


# Buildings


def may_raze(g: Table, square: int) -> int:
    """The reason why there is no building to destroy on a square."""
    return NO_BUILDING_THERE if building_at(g, square) == NONE else ALLOWED


# Gunpowder: a wonder that is not modern, or a building


def blasts(g: Table, seat: int) -> list[Choice]:
    """What Gunpowder can be used on."""
    found: list[Choice] = [(RAZE, square) for square in building_squares(g)]
    found.extend([(OBSOLETE, wonder) for wonder in obsoletable(g, seat, MEDIEVAL)])
    return found


def can_blast(s: State, cue: Cue) -> int:
    return ALLOWED if blasts(table(s), cue.owner) else NOTHING_TO_STRIKE


def blast(s: State, cue: Cue) -> None:
    """Make an ancient or medieval wonder obsolete, or destroy a building."""
    s.push(Ask("blast", cue.owner))


def ask_blast(s: State, seat: int, args: Ints) -> Question:
    return Question(seat, "blast", PICK, tuple(blasts(table(s), seat)))


def refuse_blast(s: State, seat: int, args: Ints, choice: Choice) -> Reason | None:
    reason = OTHER_QUESTION
    if choice[0] == RAZE:
        reason = may_raze(table(s), choice[1])
    elif choice[0] == OBSOLETE:
        reason = may_obsolete(table(s), seat, choice[1], MEDIEVAL)
    return None if reason == ALLOWED else Reason(reason, choice[1:])


def carry_out_blast(s: State, order: Ints, choices: tuple[Choice, ...], args: Ints) -> None:
    verb, target = choices[0]
    if verb == RAZE:
        raze(table(s), target)
    else:
        obsolete(table(s), target)


# Atomic Theory: cities


def lesser_cities(g: Table) -> list[int]:
    """Squares of all cities that are not capitals, ascending."""
    found: list[int] = []
    for cities in g.cities:
        found.extend([square for square in cities[CAPITAL + 1 :] if square != NONE])
    return sorted(found)


def can_bomb(s: State, cue: Cue) -> int:
    return ALLOWED if lesser_cities(table(s)) else NO_CITY_TO_DESTROY


def bomb(s: State, cue: Cue) -> None:
    """Destroy a city that is not a capital, with everything in its outskirts."""
    s.push(Ask("bomb", cue.owner))


def ask_bomb(s: State, seat: int, args: Ints) -> Question:
    options = tuple([(RAZE, square) for square in lesser_cities(table(s))])
    return Question(seat, "bomb", SPACE, options)


def refuse_bomb(s: State, seat: int, args: Ints, choice: Choice) -> Reason | None:
    if choice[0] != RAZE:
        return Reason(OTHER_QUESTION)
    fits = choice[1] in lesser_cities(table(s))
    return None if fits else Reason(NO_CITY_TO_DESTROY, choice[1:])


def carry_out_bomb(s: State, order: Ints, choices: tuple[Choice, ...], args: Ints) -> None:
    g = table(s)
    seat, slot = city_at(g, choices[0][1])
    for square in outskirts(g, seat, slot):
        for owner in range(g.seats):
            while square in g.armies[owner]:
                remove_army(g, owner, square)
            while square in g.scouts[owner]:
                remove_scout(g, owner, square)
    destroy_city(g, seat, slot)


# Combustion: buildings under armies, and walls


def may_crush(g: Table, cue: Cue, choice: Choice) -> int:
    """The reason why a building cannot be destroyed by the army on its square."""
    if choice[0] != RAZE:
        return OTHER_QUESTION
    square = choice[1]
    if not g.holds(cue.owner, cue.card):
        return NOT_KNOWN
    if is_used(g, cue.owner, cue.card):
        return ALREADY_USED
    moved = figure_code(square, ARMY) in g.moved_figures[cue.owner]
    if not moved or square not in g.armies[cue.owner]:
        return NO_ARMY_ENDED_THERE
    return may_raze(g, square)


def offer_crush(s: State, cue: Cue) -> list[Choice]:
    """Once a turn, on a square where an own army has ended its move."""
    g = table(s)
    choices: list[Choice] = [(RAZE, square) for square in sorted(set(g.armies[cue.owner]))]
    return [choice for choice in choices if may_crush(g, cue, choice) == ALLOWED]


def crush(s: State, cue: Cue, choice: Choice) -> None:
    g = table(s)
    use_ability(g, cue.owner, cue.card)
    raze(g, choice[1])


def refuse_crush(s: State, cue: Cue, choice: Choice) -> int:
    return may_crush(table(s), cue, choice)


def break_walls(s: State, cue: Cue) -> None:
    """The walls of a city that is attacked fall before the battle; args its seat, slot."""
    g = table(s)
    seat, slot = cue.args
    if (g.walls[seat] >> slot) & 1:
        pull_down_walls(g, seat, slot)


STRIKE_ASKERS: Final = (
    Asker("plot", ask_plot, refuse_plot, carry_out_plot),
    Asker("blast", ask_blast, refuse_blast, carry_out_blast),
    Asker("bomb", ask_bomb, refuse_bomb, carry_out_bomb),
)
