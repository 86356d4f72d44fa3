"""Agendas with Terra Incognita, worked out from the ledger (ti.victory.*)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from tests.oracles.new_dawn.lists import asked
from tests.oracles.new_dawn.sums import is_fulfilled as is_fulfilled_at_base
from tests.oracles.new_dawn.terra_incognita.world import Frontier
from tests.oracles.new_dawn.world import Spaces, ones
from ziggurat.games.new_dawn.rows import FocusCard, PlayerCard, Wonder
from ziggurat.games.new_dawn.state import table
from ziggurat.kernel.state import State

AT_BASE: Final = (
    "civilized", "explorer", "populous", "preservationist",
)  # fmt: skip
# What happened counts for it, not what lies on the table.
OF_A_MOMENT: Final = ("devastating",)
TYPES: Final = ("cultural", "economic", "scientific", "militaristic")
FORTS: Final = {"fort-fortified": 1, "fort-expeditionary": 2}
TILE_SPACES: Final = 10


def tiles(spaces: Spaces) -> set[int]:
    """The tiles of some spaces; a fort is one of its own (ti.fort.expansion_tile)."""
    return {space // TILE_SPACES for space in spaces}


def givers(w: Frontier, s: State, seat: int) -> set[str]:
    """Whose diplomacy cards a seat holds."""
    found: set[str] = set()
    for row in s.rules.rows.values():
        if row.name in w.players[seat].cards:
            if isinstance(row, PlayerCard):
                found.add(row.name.partition("-")[2])
            elif row.number in s.rules.families["city_state"]:
                found.add(row.name)
    return found


def is_fulfilled(w: Frontier, s: State, seat: int, agenda: str) -> bool:
    """Whether an agenda is fulfilled by what lies on the table."""
    player = w.players[seat]
    rows = [row for row in s.rules.rows.values() if row.name in player.cards]
    wonders = [row for row in rows if isinstance(row, Wonder)]
    kinds = Counter([TYPES[wonder.type] for wonder in wonders])
    eras = Counter([wonder.era for wonder in wonders])
    levels = [
        row.level
        for row in s.rules.rows.values()
        if isinstance(row, FocusCard) and row.name in player.row
    ]
    if agenda in ("moneygrubber", "paranoid", "aesthetic", "scholarly_ti"):
        wanted = {"moneygrubber": "economic", "paranoid": "militaristic", "aesthetic": "cultural"}
        return kinds[wanted.get(agenda, "scientific")] >= 2
    if agenda == "warmonger":
        closed = [w.names[at] for at in ones(table(s).closed_city_states)]
        return len([at for at in player.friendly if w.city_state_at.get(at) in closed]) >= 2
    if agenda in AT_BASE:
        return is_fulfilled_at_base(w, seat, agenda)
    return {
        "technophile_ti": levels.count(4) >= 3,
        "industrious": len(w.districts[seat]) == 5,
        "progressive": len(eras) == 3,
        "diplomatic": len(givers(w, s, seat)) >= 4,
        "hoarder": sum(player.resources.values()) + len(player.naturals) >= 5,
        "defensive": len(player.reinforced) >= 15,
        "expansionist": len(tiles(player.cities)) >= 6,
        "prolific": max(eras.values(), default=0) >= 2,
        "provincial": len(tiles(w.mature(seat))) >= 4,
        "diversified": len(kinds) >= 3,
    }[agenda]


def agendas(s: State) -> list[str]:
    """Who fulfils an agenda has a marker; one on a card for forts is there only with the forts."""
    g = table(s)
    if not g.board.placed or asked(s) is None:
        return []
    w = Frontier(s)
    told: list[str] = []
    for card in [w.names[card] for card in g.victory]:
        for seat, player in enumerate(w.players):
            if card in FORTS:
                held = len(player.cities & w.forts) >= FORTS[card]
                if held != (card in player.claims):
                    told.append(f"seat {seat} has {player.cities & w.forts} and not {card}, or not")
                continue
            open_ones = [agenda for agenda in card.split("-") if agenda not in OF_A_MOMENT]
            done = [agenda for agenda in open_ones if is_fulfilled(w, s, seat, agenda)]
            if done and card not in player.claims:
                told.append(f"seat {seat} fulfils {done} without a marker on {card}")
    return told
