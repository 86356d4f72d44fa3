"""The automated player of Terra Incognita on the strip of `tests/games/new_dawn/strip.py`.

It has the last seat (`ap`) and the capital 11a; the capitals of people are 9a (p1), 5c (p2) and
15a (p3). One army and one caravan wait on the cards of each seat.
"""

from __future__ import annotations

from functools import cache
from typing import Final, Self

from tests.games.new_dawn.automated_player.kit import CAPITALS, Automated
from tests.games.new_dawn.automated_player.kit import set_up as set_up_with
from tests.games.new_dawn.terra_incognita.kit import level_one
from tests.kit.table import Position
from ziggurat import api
from ziggurat.games.new_dawn.masks import mask_of, members
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.ids import ALL_COLOURS
from ziggurat.games.new_dawn.terra_incognita.state import Unknown, unknown
from ziggurat.kernel.engine import play

MODULES: Final = ("automated_player", "terra_incognita")


@cache
def rules_with(*options: tuple[str, str]) -> api.Rules:
    """The game with both modules, and values of options as pairs."""
    return api.build("new-dawn", MODULES, dict(options))


def joint_rules() -> api.Rules:
    """The game with both modules, everything else as usual."""
    return rules_with()


def row(name: str) -> int:
    """The number of a card, a wonder, a district or a leader."""
    return joint_rules().kinds["row"].parse(name)


def space(label: str) -> int:
    """The number of a space."""
    return joint_rules().kinds["space"].parse(label)


def spaces(labels: str) -> int:
    """Mask: spaces by their labels."""
    return mask_of([space(label) for label in labels.split()])


def shown(mask: int) -> list[str]:
    """The labels of a mask of spaces."""
    return [joint_rules().kinds["space"].write(at) for at in members(mask)]


def set_up(seats: int, seed: int = 1, rules: api.Rules | None = None) -> Table:
    """A table at its first turn, set up by random answers; the last seat is automated."""
    return set_up_with(seats, seed, rules or joint_rules())


class Pioneer(Automated):
    """A position in which the automated player resolves a card in slot 5; `begin` lets it."""

    def __init__(
        self,
        card: str = "ap_irrigation",
        seats: int = 2,
        capitals: tuple[str, ...] = CAPITALS,
        rules: api.Rules | None = None,
    ) -> None:
        made = rules or joint_rules()
        super().__init__(card, seats, capitals, made, level_one(made), ALL_COLOURS)

    def armies(self, *where: str, seat: str = "p1") -> Self:
        """Let a seat have so many armies: in spaces, and then those on the `card`."""
        on_map = [at for at in where if at != "card"]
        self.set(f"armies_on_card {seat}", "0").set(f"armies {seat}", *on_map)
        return self.set(f"armies_on_card {seat}", str(len(where) - len(on_map)))

    def district(self, name: str, label: str, seat: str = "") -> Self:
        """Put a district of the automated player, or of another seat, on the map."""
        return self.set(f"district {seat or self.ap} {name}", label)

    @property
    def unknown(self) -> Unknown:
        """What the expansion adds to the table."""
        return unknown(self.state)

    def own_row(self) -> list[str]:
        """Its cards from the left."""
        return self.fact(f"row {self.ap}")

    def own_trade_now(self) -> list[int]:
        """The trade tokens on its cards from the left."""
        return list(self.own_realm.trade)


class Drafting(Position):
    """The real game while its map is built, from the drawing of the first player on."""

    def __init__(self, seats: int = 2, rules: api.Rules | None = None) -> None:
        super().__init__("new-dawn", seats, rules=rules or joint_rules())
        self.at("setup p1 first player")

    @property
    def g(self) -> Table:
        """The table."""
        return table(self.state)

    @property
    def unknown(self) -> Unknown:
        """What the expansion adds to the table."""
        return unknown(self.state)

    def on(self, seed: int, until: str = "direction") -> Self:
        """Answer at random until a topic is asked or the map is finished."""
        dice = api.Seeded(seed)
        while self.g.asked[0].topic not in (until, "direction"):
            question = self.g.asked[0]
            play(self.state, question.seat, api.pick(question, dice))
        return self

    def told(self, *keys: str) -> list[tuple[object, ...]]:
        """Events of some kinds: key, seat and facts."""
        journal = self.state.journal or []
        return [(at.key, at.seat, *at.args) for at in journal if at.key in keys]
