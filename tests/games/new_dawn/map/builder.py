"""A table on which nothing but the map is built.

Owns what the tests of this folder share: the table, moves in notation, and drafts made of
a few tiles.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from ziggurat.build.build import Build, build, new_state
from ziggurat.build.game import Game, Limit
from ziggurat.build.kind import amount
from ziggurat.games.new_dawn.asking import GOVERNORS
from ziggurat.games.new_dawn.board.board import Board
from ziggurat.games.new_dawn.board.draft import EMPTY_BOARD, EMPTY_DRAFT, MapDraft, room
from ziggurat.games.new_dawn.board.grid import coordinates
from ziggurat.games.new_dawn.content.cores import CORES
from ziggurat.games.new_dawn.content.pieces import PIECE_KINDS
from ziggurat.games.new_dawn.content.tiles import SIDES
from ziggurat.games.new_dawn.ids import NOWHERE
from ziggurat.games.new_dawn.kinds import install_counted_kinds
from ziggurat.games.new_dawn.masks import members
from ziggurat.games.new_dawn.printed import work_out
from ziggurat.games.new_dawn.setup.map_building import (
    MAP_KINDS,
    MAP_RECORDS,
    MAP_STEPS,
    begin_advanced_map,
    build_first_game_map,
)
from ziggurat.games.new_dawn.setup.reasons import MAP_REASONS
from ziggurat.games.new_dawn.setup.tile_placement import PlaceTile
from ziggurat.games.new_dawn.state import Realm, Table, table
from ziggurat.games.new_dawn.verbs import DRAW, FIRST_SEAT, LAY, ROLL, TILE, TURN, VERBS
from ziggurat.kernel.engine import advance, play, why_not
from ziggurat.kernel.flows import Flow
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.nature import Seeded, pick
from ziggurat.kernel.reason import Reason
from ziggurat.kernel.record import Record
from ziggurat.kernel.rules import Rules, Step
from ziggurat.kernel.state import State
from ziggurat.match.notation import parse, parse_move, write
from ziggurat.match.spec import Shape, fields_of

Placed = tuple[int, int, int, int, int]
Place = tuple[int, int, int, int]

KERNEL_FIELDS = fields_of(State)
SPOKEN = (TILE, TURN, LAY, DRAW, FIRST_SEAT, ROLL)


def _install(b: Build) -> None:
    b.start(_start)
    b.content(GOVERNORS)
    b.content("piece_kind").add(PIECE_KINDS)
    b.flow("advanced").add((Step("map", begin_advanced_map), Step("end", _end)))
    b.flow("first_game").add((Step("map", build_first_game_map), Step("end", _end)))
    b.flow("map").add(MAP_STEPS)
    b.content("tile").add(SIDES)
    b.content("core").add(CORES)
    b.limits.add((Limit("core_tiles", 4), Limit("core_naturals", 2), Limit("tiles_dealt", 2)))
    b.derive(work_out)
    install_counted_kinds(b)
    b.verbs.add(tuple(verb for verb in VERBS if verb.number in SPOKEN))
    b.kinds.add((*MAP_KINDS, amount("die", 1, 6)))
    b.reasons.add(MAP_REASONS)
    b.records((Table, Realm, Board, *MAP_RECORDS))


def _end(s: State, seat: int) -> None:
    s.finish((), "map", ())


def _start(rules: Rules, seats: int) -> State:
    realms = [_blank(Realm, {"capital": NOWHERE}) for _ in range(seats)]
    given = {"board": EMPTY_BOARD, "draft": EMPTY_DRAFT, "realms": realms}
    made: Table = _blank(Table, given, rules, seats)
    return made


def _blank(cls: type[Record], given: dict[str, Any], *kernel: Any) -> Any:
    """A shell with nothing in it except what is given; a table's own fields come last."""
    fields = fields_of(cls)[len(KERNEL_FIELDS) if kernel else 0 :]
    return cls(*kernel, *[given.get(at.name, _nothing(at.shape)) for at in fields])


def _nothing(shape: Shape) -> Any:
    return 0 if shape.form == "int" else ()


@cache
def map_rules() -> Rules:
    """The rules of a game that ends when the map is finished."""
    names = ("p1", "p2", "p3", "p4")
    return build(Game("map", 1, "map", names, (2, 3, 4), _install))


class MapTable:
    """A table on which a map is built."""

    def __init__(self, seats: int, flow: str = "advanced") -> None:
        self.rules = map_rules()
        self.state = table(new_state(self.rules, seats))
        self.state.journal = []
        self.state.push(Flow(flow, 0))
        advance(self.state)

    def play(self, *moves: str) -> MapTable:
        """Play moves in notation: `play("nature roll 3", "p1 tile 7")`."""
        for move in moves:
            seat, choice = parse_move(self.rules, move)
            play(self.state, seat, choice)
        return self

    def play_on(self, seed: int, until: str = "") -> MapTable:
        """Answer at random until a topic is asked or the map is finished."""
        dice = Seeded(seed)
        while self.state.asked and self.state.asked[0].topic != until:
            question = self.state.asked[0]
            play(self.state, question.seat, pick(question, dice))
        return self

    def options(self) -> list[str]:
        """What the seat that is asked may answer."""
        return [write(self.rules, choice) for choice in self.state.asked[0].options]

    def refused(self, move: str) -> str:
        """The name and the rule of the reason against a move; empty if it is legal."""
        seat, choice = parse_move(self.rules, move)
        reason = why_not(self.state, seat, choice)
        return "" if reason is None else self.named(reason)

    def named(self, reason: Reason) -> str:
        """The name and the rule of a reason."""
        kind = self.rules.reasons[reason.number]
        return f"{kind.name} {kind.rule}"

    def heard(self) -> list[tuple[str, int, tuple[int, ...]]]:
        """What everybody was told so far."""
        return [(at.key, at.seat, at.args) for at in self.state.journal or []]


def at_placement(draft: MapDraft) -> MapTable:
    """A table on which the seat that places first is about to choose a tile."""
    built = MapTable(len(draft.hands))
    built.state.draft = draft
    finish = Flow("map", 0, MAP_STEPS[-1].name)
    built.state.stack = (Flow("advanced", 0, "end"), finish, PlaceTile(draft.first))
    built.state.asked = ()
    advance(built.state)
    return built


def refusal(draft: MapDraft, frame: Frame, answer: str) -> str:
    """The name and the rule of the reason against an answer of the first seat."""
    built = MapTable(2)
    built.state.draft = draft
    reason = frame.refuse(built.state, 0, parse(built.rules, answer))
    return "" if reason is None else built.named(reason)


def draft_of(
    core: tuple[Placed, ...],
    others: tuple[Placed, ...] = (),
    hands: tuple[tuple[int, ...], ...] = ((7,), (9,)),
) -> MapDraft:
    """A draft with these tiles on the table, holes filled as if laid one by one."""
    draft = MapDraft(core, len(core), (), hands, 0)
    for placed in others:
        draft = draft.with_tile(placed)
    return draft


def legal_places(draft: MapDraft) -> set[Place]:
    """All places for the next tile: side, rotation and coordinates of its space 0."""
    found = set()
    for shape, cells in enumerate(room(draft).legal):
        for cell in members(cells):
            found.add((shape // 6, shape % 6, *coordinates(cell)))
    return found
