"""A laid-out table of The Board Game on which the rules are tried, for any number of seats.

Everything is where setup puts it, without a single draw: `laid_out` gives seats neither a
civilization nor techs nor units, so that nothing disturbs what a test says. p1 to p4 have the
home tiles of the Romans, Germans, Chinese and Americans. All seats live under Despotism, have no
trade, and their capital, army and scout stand as `HOMES` says. The four ancient wonders are in the
market; all piles are full. Neutral tiles are facedown; `open_map` turns up all of them.

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

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import walk_packages
from typing import Final
from warnings import warn

from tests.games.board_game import stand_ins
from tests.kit.table import Position
from ziggurat import api
from ziggurat.build.build import Build, build
from ziggurat.build.game import Game, Option
from ziggurat.build.kind import labelled
from ziggurat.games import board_game
from ziggurat.games.board_game.board.layouts import LAYOUTS
from ziggurat.games.board_game.content.buildings import BUILDINGS
from ziggurat.games.board_game.content.governments import GOVERNMENTS
from ziggurat.games.board_game.content.tiles import NEUTRALS
from ziggurat.games.board_game.content.units import UNITS
from ziggurat.games.board_game.figures import ARMY_LIMIT
from ziggurat.games.board_game.goods import good_kind
from ziggurat.games.board_game.ids import NONE
from ziggurat.games.board_game.kinds import KINDS, LETTERS
from ziggurat.games.board_game.lands import lay_tile
from ziggurat.games.board_game.moments import MOMENTS
from ziggurat.games.board_game.reasons import SHARED_REASONS
from ziggurat.games.board_game.reasons_research import RESEARCH_REASONS
from ziggurat.games.board_game.setup import chosen_civilizations, start
from ziggurat.games.board_game.start_of_turn import StartOfTurn
from ziggurat.games.board_game.state import Table, holds, table
from ziggurat.games.board_game.verbs import VERBS
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import Row
from ziggurat.kernel.flows import Ask
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.question import PICK, Question
from ziggurat.kernel.reason import OTHER_QUESTION, Reason
from ziggurat.kernel.rules import Asker, Step
from ziggurat.kernel.state import State
from ziggurat.lib.bag import Bag

Ints = tuple[int, ...]

SEATS: Final = ("p1", "p2", "p3", "p4")
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


# The turn of a game whose turn is not there yet: somebody is asked to pass, for ever. It is no
# frame of its own, because a compiled engine takes no frame that a test declares.


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


# Rules from what is there


def installs() -> list[Callable[[Build], None]]:
    """Every `install_...` function of the game, that of setup first.

    A file that cannot be imported is left out with a warning: others may be at work on it.
    """
    found: dict[str, Callable[[Build], None]] = {}
    for info in walk_packages(board_game.__path__, "ziggurat.games.board_game."):
        try:
            module = import_module(info.name)
        except (ImportError, SyntaxError) as error:
            warn(f"{info.name} is left out: {error}", stacklevel=1)
            continue
        for name in sorted(vars(module)):
            function = getattr(module, name)
            if name.startswith("install_") and function.__module__ == info.name:
                found[name] = function
    first = found.pop("install_setup")
    return [first, *[found[name] for name in sorted(found)]]


def install_whatever_is_there(b: Build) -> None:
    """Install all topics, then stand-ins for what none of them brings."""
    b.start(start, holds)
    b.records((Table, Bag))
    for install in installs():
        install(b)
    rows: tuple[tuple[str, tuple[Row, ...]], ...] = (
        ("tech", stand_ins.techs()),
        ("wonder", stand_ins.wonders()),
        ("culture_event", stand_ins.events()),
        ("government", GOVERNMENTS),
        ("building", BUILDINGS),
        ("unit", UNITS),
    )
    for family, stand_in in rows:
        if not b.content(family).items:
            b.content(family).add(stand_in)
    if not b.flow("turn").items:
        b.flow("turn").add((Step("rest", rest),))
        b.askers.add((REST,))
    if StartOfTurn.__name__ not in b.rules.records:
        b.records((StartOfTurn,))
    if stand_ins.FREE.name not in [asker.name for asker in b.askers.items]:
        b.askers.add((stand_ins.FREE,))
    _fill_words(b)


def _fill_words(b: Build) -> None:
    kinds = [kind.name for kind in b.kinds.items]
    goods = [
        row for family in ("hut", "village", "culture_event") for row in b.content(family).items
    ]
    words = (*KINDS, labelled("promise", ["peace"]), good_kind(tuple(goods)))
    b.kinds.add(tuple([kind for kind in words if kind.name not in kinds]))
    verbs = [verb.name for verb in b.verbs.items]
    b.verbs.add(tuple([verb for verb in VERBS if verb.name not in verbs]))
    moments = [moment.name for moment in b.moments.items]
    there = (*MOMENTS, ARMY_LIMIT)
    b.moments.add(tuple([moment for moment in there if moment.name not in moments]))
    reasons = [reason.name for reason in b.reasons.items]
    known = (*SHARED_REASONS, *RESEARCH_REASONS)
    b.reasons.add(tuple([reason for reason in known if reason.name not in reasons]))


def as_is(b: Build) -> None:
    """The usual way."""


def stop_after_setup(b: Build) -> None:
    """Setup ends in a rest instead of the first turn."""
    b.flow("setup").replace("begin", Step("begin", rest))
    if REST.name not in [asker.name for asker in b.askers.items]:
        b.askers.add((REST,))


def game() -> Game:
    """The game itself once it is put together, else whatever is there of it."""
    options = (Option("civilizations", {"random": as_is, "chosen": chosen_civilizations}),)
    found = Game(
        name="board-game",
        version=1,
        folder="board_game",
        seat_names=SEATS,
        seats_min=2,
        install=install_whatever_is_there,
        options=options,
    )
    if find_spec("ziggurat.games.board_game.rules"):
        found = import_module("ziggurat.games.board_game.rules").BOARD_GAME
    stop = Option("after_setup", {"play": as_is, "rest": stop_after_setup})
    return found._replace(options=(*found.options, stop))


@cache
def rules_of(civilizations: str = "random", after_setup: str = "play") -> api.Rules:
    """The rules with everything that is there."""
    options = {"civilizations": civilizations, "after_setup": after_setup}
    return build(game(), (), options)


# Tables


def before_setup(
    seats: int = 2, civilizations: str = "random", after_setup: str = "play"
) -> Position:
    """An empty table; `start` runs setup from its beginning, to the first turn or to a rest."""
    return Position("board-game", seats, rules=rules_of(civilizations, after_setup))


def laid_out(seats: int = 2) -> Position:
    """The table as setup leaves it, without civilizations, techs and units."""
    t = before_setup(seats)
    for step in t.rules.flows["setup"]:
        if step.name in LAID_STEPS:
            step.begin(t.state, 0)
    t.state.stack = ()
    for seat, (capital, army, scout) in enumerate(HOMES[seats]):
        name = f"p{seat + 1}"
        t.set(f"tile {LETTERS[LAYOUTS[seats].homes[seat]]}", TILES[seat])
        t.set(f"city {name} capital", capital)
        t.set(f"government {name}", "despotism")
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
