"""What the eight social policies do, each ability by itself."""

from __future__ import annotations

from typing import Final

from ziggurat.games.board_game.battle.units import draw_unit, flight, may_raise
from ziggurat.games.board_game.board.sites import outskirts
from ziggurat.games.board_game.cities.reasons import NO_AIRCRAFT_YET
from ziggurat.games.board_game.content.reasons_civilizations import NOTHING_TO_LEARN
from ziggurat.games.board_game.culture.hand import can_draw, draw_event
from ziggurat.games.board_game.culture.reasons import TOO_ADVANCED
from ziggurat.games.board_game.culture.track import gain_culture, section
from ziggurat.games.board_game.ids import ARMY, NONE, UNIT_TYPES
from ziggurat.games.board_game.research.abilities import is_used, use_ability
from ziggurat.games.board_game.research.learning import learn
from ziggurat.games.board_game.research.pyramid import learnable, may_learn
from ziggurat.games.board_game.rows.building import Building
from ziggurat.games.board_game.rows.wonder import Wonder
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.trade.collection import gain_trade
from ziggurat.games.board_game.verbs import LEARN, RAISE
from ziggurat.games.board_game.wisdom_and_warfare.city_states.control import controlled
from ziggurat.games.board_game.wisdom_and_warfare.ids import MILITARY_TRADITION
from ziggurat.games.board_game.wisdom_and_warfare.policies.adopted import city_count
from ziggurat.games.board_game.wisdom_and_warfare.policies.reasons import (
    NO_EVENT_LEFT,
    TRACK_NOT_BEGUN,
)
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Cue
from ziggurat.kernel.flows import Ask
from ziggurat.kernel.question import CARD, PICK, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.rules import Asker
from ziggurat.kernel.state import State

Ints = tuple[int, ...]

DIFFERENT_MARKERS: Final = 2
DEVELOPED_PRODUCTION: Final = 3
DEVELOPED_CULTURE: Final = 2
# The question which tech is learned, with its level, and which unit is built.
BOUGHT_TECH: Final = "bought_tech"
TRADITION_UNIT: Final = "tradition_unit"


# Rationalism: techs of one level for trade


def bought_techs(g: Table, seat: int, level: int) -> list[int]:
    """The techs of a level that a seat could learn now, ascending."""
    return [tech for tech in learnable(g, seat) if g.printed.levels[tech] == level]


class BuysTech:
    """A tech of one level that is learned for trade: what it needs, and learning it."""

    def __init__(self, level: int) -> None:
        self.level: Final = level

    def needs(self, s: State, cue: Cue) -> int:
        """The reason why there is nothing to learn."""
        found = bought_techs(table(s), cue.owner, self.level)
        return ALLOWED if found else NOTHING_TO_LEARN

    def act(self, s: State, cue: Cue) -> None:
        """Ask which tech it is."""
        s.push(Ask(BOUGHT_TECH, cue.owner, (self.level,)))


def ask_tech(s: State, seat: int, args: Ints) -> Question:
    options = tuple([(LEARN, tech) for tech in bought_techs(table(s), seat, args[0])])
    return Question(seat, BOUGHT_TECH, CARD, options, args)


def refuse_tech(s: State, seat: int, args: Ints, choice: Choice) -> Reason | None:
    if choice[0] != LEARN:
        return Reason(OTHER_QUESTION)
    g = table(s)
    fits = g.printed.levels[choice[1]] == args[0]
    reason = may_learn(g, seat, choice[1]) if fits else TOO_ADVANCED
    return None if reason == ALLOWED else Reason(reason, choice[1:])


def learn_bought(s: State, order: Ints, choices: tuple[Choice, ...], args: Ints) -> None:
    learn(table(s), order[0], choices[0][1], researched=False)


# Patronage: a culture event of the era that the marker has reached


def can_patronize(s: State, cue: Cue) -> int:
    """The reason why there is no culture event to draw."""
    g = table(s)
    if not g.track[cue.owner]:
        return TRACK_NOT_BEGUN
    return ALLOWED if can_draw(g, section(g.track[cue.owner])) else NO_EVENT_LEFT


def patronize(s: State, cue: Cue) -> None:
    g = table(s)
    draw_event(g, cue.owner, section(g.track[cue.owner]))


# Natural Religion: armies are faster by themselves


def lone_army(s: State, cue: Cue, value: int) -> int:
    """An army that moves without other figures is faster; args armies, scouts."""
    return value + 1 if cue.args == (1, 0) else value


# Expansionism: trade for cities and city-states


def expand(s: State, cue: Cue) -> None:
    g = table(s)
    gain_trade(g, cue.owner, city_count(g, cue.owner) + len(controlled(g, cue.owner)))


# Urban Development: cities with different buildings and wonders


def is_developed(g: Table, seat: int, slot: int) -> bool:
    """Tell whether a city has two different buildings or wonders in its outskirts."""
    found = {g.markers[square] for square in outskirts(g, seat, slot)}
    built = [at for at in found if at != NONE and is_built(g, at)]
    return len(built) >= DIFFERENT_MARKERS


def is_built(g: Table, marker: int) -> bool:
    """Tell whether a marker is a building or a wonder; great people are neither."""
    row = g.rules.rows[marker]
    return isinstance(row, (Building, Wonder))


def developed_production(s: State, cue: Cue, value: int) -> int:
    """Such a city produces more; args slot."""
    more = is_developed(table(s), cue.owner, cue.args[0])
    return value + DEVELOPED_PRODUCTION if more else value


def developed_arts(s: State, cue: Cue, value: int) -> int:
    """Such a city gives more culture; args slot."""
    more = is_developed(table(s), cue.owner, cue.args[0])
    return value + DEVELOPED_CULTURE if more else value


# Pacifism: culture, more with a scout on the map


def keep_peace(s: State, cue: Cue) -> None:
    g = table(s)
    gain_culture(g, cue.owner, 2 if g.scouts[cue.owner] else 1)


# Military Tradition: a unit with the first army of a turn


def unit_types(g: Table, seat: int) -> list[int]:
    """The types of which a seat could build a unit now."""
    return [at for at in range(len(UNIT_TYPES)) if may_raise(g, seat, at) == ALLOWED]


def arm(s: State, cue: Cue) -> None:
    """The first army that is built in a turn brings a unit; args figure, square."""
    g = table(s)
    if cue.args[0] == ARMY and not is_used(g, cue.owner, cue.card) and unit_types(g, cue.owner):
        g.note("used_row", cue.owner, (cue.card,))
        g.push(Ask(TRADITION_UNIT, cue.owner))


def note_army(s: State, cue: Cue) -> None:
    """Whoever builds an army has none left to be the first of the turn; args figure, square.

    So it is also for those who adopt the policy afterwards. The row that says so comes after those
    of policies.
    """
    if cue.args[0] == ARMY:
        use_ability(table(s), cue.owner, MILITARY_TRADITION)


def ask_unit(s: State, seat: int, args: Ints) -> Question:
    options = tuple([(RAISE, at) for at in unit_types(table(s), seat)])
    return Question(seat, TRADITION_UNIT, PICK, options)


def refuse_unit(s: State, seat: int, args: Ints, choice: Choice) -> Reason | None:
    if choice[0] != RAISE:
        return Reason(OTHER_QUESTION)
    g = table(s)
    reason = may_raise(g, seat, choice[1])
    if reason == NO_AIRCRAFT_YET:
        return Reason(reason, (flight(g),))
    return None if reason == ALLOWED else Reason(reason, choice[1:])


def build_unit(s: State, order: Ints, choices: tuple[Choice, ...], args: Ints) -> None:
    draw_unit(table(s), order[0], choices[0][1])


POLICY_ASKERS: Final = (
    Asker(BOUGHT_TECH, ask_tech, refuse_tech, learn_bought),
    Asker(TRADITION_UNIT, ask_unit, refuse_unit, build_unit),
)
