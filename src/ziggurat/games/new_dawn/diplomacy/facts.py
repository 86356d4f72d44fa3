"""Facts about diplomacy cards and city-states.  They are never used during play."""

from __future__ import annotations

from typing import Final

from ziggurat.build.game import Fact
from ziggurat.games.new_dawn.fields import MASK, fact
from ziggurat.games.new_dawn.masks import mask_of, members
from ziggurat.games.new_dawn.printed import printed
from ziggurat.games.new_dawn.state import table
from ziggurat.kernel.state import State

Ints = tuple[int, ...]


def read_cards(s: State, args: Ints) -> Ints:
    return tuple(members(table(s).realms[args[0]].in_play & printed(s.rules).cards))


def write_cards(s: State, args: Ints, values: Ints) -> None:
    realm = table(s).realms[args[0]]
    realm.in_play = realm.in_play & ~printed(s.rules).cards | mask_of(list(values))


DIPLOMACY_FACTS: Final = (
    Fact("cards", ("seat",), "row", read_cards, write_cards, many=True),
    fact("closed_city_states", (), "city_state", "closed_city_states", MASK),
)
