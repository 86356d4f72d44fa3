"""Tables on which p1 knows techs and is about to use them."""

from __future__ import annotations

from tests.games.board_game.kit import laid_out, row_of, square_of, state
from tests.kit.table import Position
from ziggurat.games.board_game.battle.fight import Battle
from ziggurat.games.board_game.battle.turns import BattleTurn
from ziggurat.games.board_game.ids import NONE
from ziggurat.games.board_game.research.learning import learn
from ziggurat.games.board_game.rows.tech import Tech
from ziggurat.kernel.flows import Window

ATTACKER = 0


def knowing(*techs: str, seats: int = 2) -> Position:
    """A laid-out table on which p1 knows techs."""
    return laid_out(seats).set("known p1", *techs)


def learning(*techs: str, seats: int = 2) -> Position:
    """A laid-out table on which p1 has just learned techs, with everything that follows."""
    t = laid_out(seats)
    for tech in techs:
        learn(state(t), 0, t.rules.kinds["tech"].parse(tech), researched=False)
        t.state.stack = ()
    return t


def printed(t: Position, tech: str) -> Tech:
    """The row of a tech."""
    row = t.rules.rows[row_of(t, tech)]
    assert isinstance(row, Tech)
    return row


def unlocked(t: Position, tech: str) -> list[str]:
    """The names of the buildings and the government that a tech unlocks."""
    row = printed(t, tech)
    numbers = [*row.buildings, *([] if row.government == NONE else [row.government])]
    return [t.rules.rows[number].name for number in numbers]


def managing(t: Position) -> Position:
    """p1's own part of City Management, then Research."""
    return t.at("turn p1 research", "city_management p1")


def moving(t: Position) -> Position:
    """p1's own part of Movement, then Research."""
    return t.at("turn p1 research", "movement p1")


def offered(t: Position, moment: str, args: tuple[int, ...] = ()) -> Position:
    """p1 is asked what it would use at a moment, then comes Research."""
    return t.at("turn p1 research", Window(moment, (0,), args))


def fighting(t: Position, *fronts: tuple[str, int, str, int], played: bool = False) -> Position:
    """p1 attacks p2 on A11 and has a battle turn; a front is unit, wounds, unit, wounds.

    Units are told by name, those of p1 first; an empty name is nobody. Units in the fronts and
    in the battle hands belong to their seats' forces.
    """
    rows = [(unit(t, mine), wounds, unit(t, theirs), more) for mine, wounds, theirs, more in fronts]
    square = square_of(t, "A11")
    fight = Battle(0, 1, square, NONE, fronts=tuple(rows))
    return t.at("turn p1 research", fight, "battle p1 resolution", BattleTurn(ATTACKER, played))


def armed(t: Position, mine: list[str], theirs: list[str]) -> Position:
    """Give both sides units for the fronts, and p1 two more in its battle hand."""
    hand = ["artillery_1", "mounted_1"]
    t.set("forces p1", *mine, *hand).set("forces p2", *theirs)
    return t.set("battle p1", *hand)


def unit(t: Position, name: str) -> int:
    """The number of a unit, `NONE` for nobody."""
    return row_of(t, name) if name else NONE
