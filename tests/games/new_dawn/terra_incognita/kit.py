"""Terra Incognita on the strip of `tests/games/new_dawn/strip.py`: what all topics build on.

The capitals are 11a (p1, grassland), 9a (p2, hills), 5c (p3), 15a (p4) and 13i (p5). A fort is laid
beside the strip (`fort`), or a forest of the strip is made one (`forts`): 11b 11i 11j, 5h 5j, 13h
13j, 12d 12h.
"""

from __future__ import annotations

from functools import cache
from typing import Final, Self

from tests.games.new_dawn.strip import Strip
from ziggurat import api
from ziggurat.build.build import new_state
from ziggurat.games.new_dawn.board.geometry import DIRECTIONS, SINGLE
from ziggurat.games.new_dawn.ids import FOCUS_TYPES, LOCKED, ON_CARD
from ziggurat.games.new_dawn.masks import mask_of, members
from ziggurat.games.new_dawn.printed import printed
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.ids import ALL_COLOURS, FIRST_FORT
from ziggurat.games.new_dawn.terra_incognita.state import Unknown, unknown
from ziggurat.kernel.engine import advance, play

MODULE: Final = "terra_incognita"
CAPITALS: Final = ("11a", "9a", "5c", "15a", "13i")
PLACES: Final = {ON_CARD: "card", LOCKED: "locked"}


@cache
def rules_with(*options: tuple[str, str]) -> api.Rules:
    """The game with Terra Incognita, and values of options as pairs."""
    return api.build("new-dawn", (MODULE,), dict(options))


def ti_rules() -> api.Rules:
    """The game with Terra Incognita, everything else as usual."""
    return rules_with()


def level_one(rules: api.Rules) -> tuple[str, ...]:
    """The cards of level I that everybody has, those of new types first."""
    base = len(FOCUS_TYPES)
    names = [rules.rows[card].name for card in printed(rules).first_cards]
    return (*names[base:], *names[:base])


def row(name: str) -> int:
    """The number of a card, a wonder or a leader."""
    return ti_rules().kinds["row"].parse(name)


def space(label: str) -> int:
    """The number of a space."""
    return ti_rules().kinds["space"].parse(label)


def spaces(labels: str) -> int:
    """Mask: spaces by their labels."""
    return mask_of([space(label) for label in labels.split()])


def shown(mask: int) -> list[str]:
    """The labels of a mask of spaces."""
    return [ti_rules().kinds["space"].write(at) for at in members(mask)]


def set_up(seats: int, seed: int = 1, rules: api.Rules | None = None) -> Table:
    """A table at its first turn, set up by random answers."""
    s = new_state(rules or ti_rules(), seats)
    dice = api.Seeded(seed)
    advance(s)
    while s.asked[0].topic not in ("focus", "start_of_turn"):
        play(s, s.asked[0].seat, api.pick(s.asked[0], dice))
    return table(s)


class Frontier(Strip):
    """A position of Terra Incognita in which p1 resolves a card; `begin` lets it.

    Of two slots with the number 1 the right one is meant. Nobody has a leader, nobody has
    anything but a capital, one army and one caravan wait on the cards of each seat.
    """

    def __init__(
        self,
        card: str = "masonry_ti",
        slot: int = 1,
        seats: int = 2,
        place: int = 1,
        capitals: tuple[str, ...] = CAPITALS,
        options: tuple[tuple[str, str], ...] = (),
    ) -> None:
        rules = rules_with(*options)
        super().__init__(
            capitals[:seats], card, slot, place, rules, level_one(rules), ALL_COLOURS
        )  # fmt: skip

    # Setting up

    def armies(self, *where: str, seat: str = "p1") -> Self:
        """Let a seat have so many armies: in spaces, and then those on the `card`."""
        on_map = [at for at in where if at != "card"]
        self.set(f"armies_on_card {seat}", "0").set(f"armies {seat}", *on_map)
        return self.set(f"armies_on_card {seat}", str(len(where) - len(on_map)))

    def hold(self, seat: str, *names: str) -> Self:
        """Let a seat have a leader, whose own card is in its deck then, cards and wonders."""
        super().hold(seat, *names)
        return self.set(f"row {seat}", *self.fact(f"row {seat}"))

    def forts(self, *labels: str) -> Self:
        """Say which spaces are forts."""
        return self.set("forts", *labels)

    def fort(self, beside: str, tile: int = FIRST_FORT) -> Self:
        """Lay a fort on the first free cell beside a space; its space is `22a`, `23a` and so on."""
        where = self.g.board.where
        at = next(cell for cell, there in where.items() if there == space(beside))
        steps = [(at[0] + q, at[1] + r) for q, r in DIRECTIONS]
        q, r = next(cell for cell in steps if cell not in where)
        self.set(f"laid {tile}", str(SINGLE), "0", str(q), str(r))
        return self.add("forts", f"{tile}a")

    # Looking

    @property
    def unknown(self) -> Unknown:
        """What the expansion adds to the table."""
        return unknown(self.state)

    def where(self, seat: str = "p1") -> list[str]:
        """Where a seat's armies are."""
        return [self._place(at) for at in self.unknown.armies[int(seat[1]) - 1]]

    def caravans_at(self, seat: str = "p1") -> list[str]:
        """Where a seat's caravans are."""
        return [self._place(at) for at in self.realm(seat).caravans]

    def _place(self, at: int) -> str:
        return PLACES[at] if at in PLACES else self.rules.kinds["space"].write(at)

    def told(self, *keys: str) -> list[tuple[object, ...]]:
        """Events of some kinds: key, seat and facts."""
        journal = self.state.journal or []
        return [(at.key, at.seat, *at.args) for at in journal if at.key in keys]
