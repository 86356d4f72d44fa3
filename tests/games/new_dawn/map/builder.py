"""The real game while its map is built.

Owns what the tests of this folder share: setup from the step "map" on, moves in notation, and
drafts made of a few tiles.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from tests.kit.table import Position
from ziggurat import api
from ziggurat.games.new_dawn.board.draft import MapDraft, room
from ziggurat.games.new_dawn.board.grid import coordinates
from ziggurat.games.new_dawn.masks import members
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.kernel.engine import play, why_not
from ziggurat.kernel.frame import Frame
from ziggurat.kernel.reason import Reason
from ziggurat.match.notation import parse, parse_move, write

Placed = tuple[int, int, int, int, int]
Place = tuple[int, int, int, int]

# What is asked first once the map is finished and populated.
FINISHED: Final = "first_player"


@cache
def map_rules(mode: str = "advanced") -> api.Rules:
    """The rules of a game with this way to a map."""
    return api.build("new-dawn", (), {"map": mode})


class MapTable:
    """A table on which a map is built: from its beginning, or from a draft on."""

    def __init__(self, seats: int, mode: str = "advanced", draft: MapDraft | None = None) -> None:
        self.rules: Final = map_rules(mode)
        self.t: Final = Position("new-dawn", seats, rules=self.rules)
        self.state: Final[Table] = table(self.t.state)
        if draft is None:
            self.t.at("setup p1 map")
        else:
            self.state.draft = draft
            self.t.at("setup p1 populate map", "map p1 placement")

    def play(self, *moves: str) -> MapTable:
        """Play moves in notation: `play("nature roll 3", "p1 tile 7")`."""
        self.t.play(*moves)
        return self

    def play_on(self, seed: int, until: str = FINISHED) -> MapTable:
        """Answer at random until a topic is asked or the map is finished."""
        dice = api.Seeded(seed)
        while self.topic() not in (until, FINISHED):
            question = self.state.asked[0]
            play(self.state, question.seat, api.pick(question, dice))
        return self

    def topic(self) -> str:
        """What is asked."""
        return self.state.asked[0].topic

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
    return MapTable(len(draft.hands), draft=draft)


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
