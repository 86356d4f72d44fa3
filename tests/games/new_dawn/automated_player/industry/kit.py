"""Works of the automated player on the strip: an industry card to resolve, and wonders to offer.

Its capital is 11a; around it lie 11b to 11g, two steps away 5b 5c 5i 11h 11i, three 5a 5d 5g 5h 5j.
"""

from __future__ import annotations

from typing import Final, Self

from tests.games.new_dawn.automated_player.kit import Automated
from tests.games.new_dawn.strip import shown, space
from ziggurat.games.new_dawn.automated_player.industry.cities import ChooseSite
from ziggurat.games.new_dawn.masks import mask_of
from ziggurat.games.new_dawn.rows import Wonder
from ziggurat.games.new_dawn.verbs import BUILD, UNDER, WONDER
from ziggurat.games.new_dawn.victory import wonders_of
from ziggurat.kernel.choice import Choice

# More cities than there are, none next to another; 13a is the best defended.
FAR_CITIES: Final = ("13a", "15a", "12e", "12h", "5j", "11j", "5f", "15j")


class Works(Automated):
    """A position in which the automated player resolves an industry card."""

    def __init__(self, card: str = "ap_pottery", seats: int = 2) -> None:
        super().__init__(card, seats)

    def offer(self, *names: str) -> Self:
        """Lay wonders faceup, one of each type."""
        for name in names:
            row = self.rules.rows[self.row(name)]
            assert isinstance(row, Wonder)
            kind = self.rules.kinds["wonder_type"].write(row.type)
            self.set(f"offer {kind}", name)
        return self

    def no_city_left(self) -> Self:
        """Let all its cities be on the map."""
        return self.own(cities=" ".join(FAR_CITIES[: self.rules.limits["cities"]]))

    def sites(self) -> list[str]:
        """Where it may build a city with its card."""
        card = self.own_realm.row[4]
        options = ChooseSite(self.seat, card).listed(self.g)
        return shown(mask_of([option[1] for option in options]))

    def wonders(self) -> list[str]:
        """The wonders it has."""
        rows = self.rules.rows
        held = wonders_of(self.g, self.seat)
        return [rows[at].name for at in self.rules.families["wonder"] if held >> at & 1]

    def paid(self) -> list[str]:
        """What was spent on a wonder, in turn."""
        keys = {"paid_natural": "natural", "paid_resource": "resource", "spent_trade": "trade"}
        return [keys[str(at[0])] for at in self.told(*keys)]


def sites_at(labels: str) -> tuple[Choice, ...]:
    """Options to build in some spaces."""
    return tuple([(BUILD, space(label)) for label in labels.split()])


def under(labels: str) -> tuple[Choice, ...]:
    """Options to put a wonder under some cities."""
    return tuple([(UNDER, space(label)) for label in labels.split()])


def building(w: Works, names: str) -> tuple[Choice, ...]:
    """Options to build some wonders."""
    return tuple([(WONDER, w.row(name)) for name in names.split()])
