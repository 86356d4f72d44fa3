"""A laid-out table of The Board Game on which the rules are tried, for any number of seats.

Everything is where setup puts it, without a single draw: `laid_out` gives seats neither a
civilization nor techs nor units, so that nothing disturbs what a test says. p1 to p4 have the
home tiles of the Romans, Germans, Chinese and Americans. All seats live under Despotism, have no
trade, and their capital, army and scout stand as `HOMES` says. The four ancient wonders are in the
market; all piles are full. Neutral tiles are facedown; `open_map` turns up all of them.

Seats are asked in Start of Turn even if they could only fall into Anarchy, so that a test can stop
there: see `ASKED_ANYWAY`. The rules of `api.build` are without it.

    t = laid_out(2).set("trade p1", "12").at("turn p1 trade")

Squares are named by place, row and column as they lie on the table: "A11" is the upper left
square of the first place. Home tiles at the top of the map lie upside down, as in the game. The
home tiles of two seats, with capital (C), army (a) and scout (s); i incense, r iron, s silk,
w wheat, $ coin behind the terrain:

    A  W    M    F    Ww        H  Ws   G    W    W
       W    G C  M    F            G    M C  D    W
       Mr   D s  M a  W            F    M s  Mr a F
       Fs   M    Di   M            M$   M    D    Gw
"""

from __future__ import annotations

from functools import cache
from typing import Final

from tests.kit.table import Position
from ziggurat import api
from ziggurat.build.build import Build, build
from ziggurat.build.game import Game, Option
from ziggurat.games.board_game.cities.lands import lay_tile
from ziggurat.games.board_game.content.governments import ANARCHY, COMMUNISM, DESPOTISM
from ziggurat.games.board_game.content.layouts import LAYOUTS
from ziggurat.games.board_game.content.tiles import NEUTRALS
from ziggurat.games.board_game.ids import FIRST_MAP_TOKEN, NONE
from ziggurat.games.board_game.kinds import LETTERS
from ziggurat.games.board_game.rules import BOARD_GAME, SEATS
from ziggurat.games.board_game.start.governments import is_immune
from ziggurat.games.board_game.start.moments import KNOWS_GOVERNMENT
from ziggurat.games.board_game.start.start_of_turn import in_start_of_turn
from ziggurat.games.board_game.state import Table, table
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import Adjust, Cue, Row
from ziggurat.kernel.flows import Ask
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import PICK, Question
from ziggurat.kernel.reason import OTHER_QUESTION, Reason
from ziggurat.kernel.rules import Asker, Step
from ziggurat.kernel.state import State

Ints = tuple[int, ...]

TILES: Final = ("home_of_romans", "home_of_germans", "home_of_chinese", "home_of_americans")
# Capital, army and scout on each home tile, as row and column on the table.
HOMES: Final = {
    2: (("A22", "A33", "A32"), ("H22", "H33", "H32")),
    3: (("A22", "A33", "A32"), ("J22", "J33", "J32"), ("G22", "G33", "G32")),
    4: (
        ("A22", "A33", "A32"),
        ("D22", "D33", "D32"),
        ("P22", "P33", "P32"),
        ("M22", "M33", "M32"),
    ),
}
LAID_STEPS: Final = ("neutral tiles", "market", "decks", "wonders", "wonder market")


# Work below what a test is about: somebody is asked to pass, for ever. It has no frame of its
# own, because a compiled engine takes no frame that a test declares.


def resting(seat: int) -> Frame:
    """Work that never ends."""
    return Ask("rest", seat)


def rest(s: State, seat: int) -> None:
    """Begin to rest."""
    s.push(resting(seat))


def ask_rest(s: State, seat: int, args: Ints) -> Question:
    return Question(seat, "rest", PICK, ((PASS,),), steady=True)


def refuse_rest(s: State, seat: int, args: Ints, choice: Choice) -> Reason | None:
    return Reason(OTHER_QUESTION)


def go_on_resting(s: State, order: Ints, answers: tuple[Choice, ...], args: Ints) -> None:
    s.push(resting(order[0]))


REST: Final = Asker("rest", ask_rest, refuse_rest, go_on_resting)


# Idle seats are asked in Start of Turn as well: all know of a government that they cannot adopt.


def knows_communism(s: State, cue: Cue, value: int) -> int:
    """A seat knows Communism in Start of Turn, but has to live in Anarchy first."""
    g, seat = table(s), cue.owner
    bound = g.government[seat] != ANARCHY and not is_immune(g, seat)
    known = bound and cue.args[0] == COMMUNISM and in_start_of_turn(g, seat)
    return 1 if known else value


ASKED_ANYWAY: Final = Row(
    FIRST_MAP_TOKEN - 10, "asked_anyway", (Adjust(KNOWS_GOVERNMENT, knows_communism),)
)


# The rules with a place to rest


def may_rest(b: Build) -> None:
    """The usual way, but a test can let somebody rest, and nobody's Start of Turn is skipped."""
    b.askers.add((REST,))
    b.content("rule").add((ASKED_ANYWAY,))


def stop_after_setup(b: Build) -> None:
    """Setup ends in a rest instead of the first turn."""
    b.flow("setup").replace("begin", Step("begin", rest))
    may_rest(b)


def game() -> Game:
    """The game, whose setup may end in a rest."""
    stop = Option("after_setup", {"play": may_rest, "rest": stop_after_setup})
    return BOARD_GAME._replace(options=(*BOARD_GAME.options, stop))


@cache
def rules_of(civilizations: str = "random", after_setup: str = "play") -> api.Rules:
    """The rules, as options say."""
    options = {"civilizations": civilizations, "after_setup": after_setup}
    return build(game(), (), options)


# Tables


def before_setup(
    seats: int = 2, civilizations: str = "random", after_setup: str = "play"
) -> Position:
    """An empty table; `start` runs setup from its beginning, to the first turn or to a rest."""
    return Position("board-game", seats, rules=rules_of(civilizations, after_setup))


def laid_out(seats: int = 2, rules: api.Rules | None = None) -> Position:
    """The table as setup leaves it, without civilizations, techs and units."""
    t = Position("board-game", seats, rules=rules or rules_of())
    for step in t.rules.flows["setup"]:
        if step.name in LAID_STEPS:
            step.begin(t.state, 0)
    t.state.stack = ()
    for seat, (capital, army, scout) in enumerate(HOMES[seats]):
        name = f"p{seat + 1}"
        t.set(f"tile {LETTERS[LAYOUTS[seats - 2].layout.homes[seat]]}", TILES[seat])
        t.set(f"city {name} capital", capital)
        t.set(f"government {name}", t.rules.rows[DESPOTISM].name)
        t.set(f"armies {name}", army).set(f"scouts {name}", scout)
    t.state.journal = []
    return t.set("turn", "1")


def open_map(t: Position) -> Position:
    """Turn up all neutral tiles, in the order of their numbers and unturned."""
    g = state(t)
    left = list(NEUTRALS)
    for place, tile in enumerate(g.tiles):
        if tile == NONE:
            row = left.pop(0)
            lay_tile(g, place, row.number, 0)
            g.tile_bag = g.tile_bag.draw(row.number)
    return t


def state(t: Position) -> Table:
    """The table itself, for what no fact says."""
    return table(t.state)


def row_of(t: Position, name: str) -> int:
    """The number of any row by its name."""
    return t.rules.kinds["row"].parse(name)


def seat_of(name: str) -> int:
    """The number of a seat by its name."""
    return SEATS.index(name)


def square_of(t: Position, name: str) -> int:
    """The number of a square by its name."""
    return t.rules.kinds["square"].parse(name)
