"""Where groups may go, and what may be researched."""

from __future__ import annotations

from collections import Counter
from typing import Final

from tests.oracles.board_game.world import World
from tests.oracles.board_game.yields import ends_on_water, stacking_limit
from ziggurat.games.board_game.movement.phase import Moving
from ziggurat.games.board_game.research.pyramid import starting_tech
from ziggurat.games.board_game.state import table
from ziggurat.games.board_game.verbs import RESEARCH, STEP
from ziggurat.kernel.state import State

TECHS: Final = {
    1: "animal_husbandry code_of_laws currency horseback_riding masonry metalworking navigation "
    "philosophy pottery writing",
    2: "chivalry civil_service construction democracy_tech engineering irrigation "
    "mathematics monarchy_tech printing_press sailing",
    3: "banking biology communism_tech gunpowder metal_casting military_science railroad "
    "steam_power theology",
    4: "atomic_theory ballistics combustion computers flight mass_media replaceable_parts",
    5: "space_flight",
}
LEVELS: Final = {tech: level for level, techs in TECHS.items() for tech in techs.split()}


class Group:
    """Figures that move together, and what they may do (cb.movement.*)."""

    def __init__(self, w: World, top: Moving) -> None:
        self.w: Final = w
        self.seat: Final = top.seat
        self.player: Final = w.players[top.seat]
        self.armies: Final = top.armies
        self.size: Final = top.armies + top.scouts
        self.start: Final = top.square
        self.flies: Final = "flight" in self.player.known
        self.rival_cities: Final = {at for other in w.others(top.seat) for at in other.cities}

    def may_meet(self, square: int) -> bool:
        """Whether the group may stop where others or a facedown token are."""
        if square in self.rival_cities:
            return self.armies > 0 and self.player.government != "democracy"
        if self.armies:
            return True
        if self.w.is_blockaded(self.seat, square):
            return False
        if square in self.w.tokens:
            return square in self.w.huts and self.player.government == "republic"
        return True

    def may_end(self, square: int) -> bool:
        """Whether a move may end on a square."""
        if square in self.player.cities:
            return False
        wet = self.w.terrain[square] == "water" and not ends_on_water(self.player)
        return not wet and self.may_meet(square)

    def may_enter(self, square: int) -> bool:
        """Whether the group may set foot on a square."""
        if square not in self.w.terrain:
            return False
        there = self.player.figures.count(square)
        if square != self.start and there + self.size > stacking_limit(self.player):
            return False
        sails = ends_on_water(self.player) or "navigation" in self.player.known
        if self.w.terrain[square] == "water" and not sails:
            return False
        return self.flies or self.may_meet(square)

    def is_stopped(self, square: int) -> bool:
        """Whether the group goes no further from a square that it enters."""
        if self.flies:
            return False
        rivals = square in self.rival_cities or self.w.is_blockaded(self.seat, square)
        return rivals or square in self.w.tokens

    def arrives(self, square: int, left: int) -> bool:
        """Whether some way of at most so many squares leads from a square to a legal end."""
        if square in self.w.locked or not left:
            return False
        for to in self.w.beside(square):
            if self.may_enter(to) and (self.may_end(to) or self.goes_on(to, left - 1)):
                return True
        return False

    def goes_on(self, square: int, left: int) -> bool:
        """The same from a square that it has just entered."""
        return not self.is_stopped(square) and self.arrives(square, left)


def steps(s: State) -> list[str]:
    """Onto which squares a group under way may step."""
    top = s.stack[-1]
    if not isinstance(top, Moving) or len(s.asked) != 1:
        return []
    w = World(s)
    group = Group(w, top)
    expected: set[int] = set()
    if top.square not in w.locked:
        for to in w.beside(top.square):
            if group.may_enter(to) and (group.may_end(to) or group.goes_on(to, top.left - 1)):
                expected.add(to)
    found = {option[1] for option in s.asked[0].options if option[0] == STEP}
    if found == expected:
        return []
    return [f"a group of seat {top.seat} on {top.square}: steps {found}, not {expected}"]


def research(s: State) -> list[str]:
    """Which techs everybody may research (cb.research.*, cb.pyramid.*)."""
    told: list[str] = []
    for question in s.asked:
        if question.topic != "research":
            continue
        w = World(s)
        player = w.players[question.seat]
        first = w.names.get(starting_tech(table(s), question.seat), "")
        known = player.known & set(LEVELS)
        rows = Counter([1 if tech == first else LEVELS[tech] for tech in known])
        cheaper = 5 if "porcelain_tower" in player.acting else 0
        expected = {
            tech
            for tech, level in LEVELS.items()
            if tech not in known
            and player.trade >= 1 + 5 * level - cheaper
            and (level == 1 or rows[level] < rows[level - 1] - 1)
        }
        found = {w.names[option[1]] for option in question.options if option[0] == RESEARCH}
        if found != expected:
            told.append(f"seat {question.seat} researches {found}, not {expected}")
    return told
