"""Districts, worked out from the ledger: where they go, and what those on the map would bring."""

from __future__ import annotations

from typing import Final

from tests.oracles.new_dawn.lists import asked, compared, listed, spaces_of
from tests.oracles.new_dawn.terra_incognita.world import DISTRICTS, Frontier
from tests.oracles.new_dawn.world import Spaces
from ziggurat.games.new_dawn.state import table
from ziggurat.games.new_dawn.terra_incognita.districts.effects import campus_count, gathering
from ziggurat.games.new_dawn.terra_incognita.districts.encampment import (
    DEFEAT,
    REINFORCING,
    UseEncampment,
)
from ziggurat.games.new_dawn.terra_incognita.districts.placing import PlaceDistrict
from ziggurat.games.new_dawn.terra_incognita.districts.verbs import (
    DESERTS,
    DISTRICT,
    FORESTS,
    MATURE,
    ROUT,
    ROUT_ARMY,
)
from ziggurat.games.new_dawn.verbs import REINFORCE
from ziggurat.kernel.state import State

NEAR: Final = 2


def bounty(w: Frontier, seat: int, space: int, terrains: tuple[str, ...]) -> int:
    """Friendly spaces of some terrains in and next to the space of a district.

    The Netherlands: water beside their districts counts as theirs and as every terrain.
    """
    own = set(w.players[seat].friendly)
    for other in w.allies(seat):
        own |= w.players[other].friendly
    wet: Spaces = set()
    if w.players[seat].leader == "netherlands":
        around = w.beside_any(set(w.districts[seat].values()))
        wet = {near for near in around if w.is_water(near)}
    area = w.beside(space) | {space}
    return len({at for at in area & own if w.terrain[at] in terrains} | area & wet)


def bounties(s: State) -> list[str]:
    """What each district on the map would bring if it were used now."""
    g = table(s)
    if not g.board.placed:
        return []
    w = Frontier(s)
    told: list[str] = []
    for seat, there in enumerate(w.districts):
        focus = {w.focus_of[card] for card in w.players[seat].row}
        for name, space in there.items():
            counts: list[tuple[int, int]] = []
            if name == "campus":
                rough = ("mountain", "natural_wonder")
                counts.append((campus_count(g, seat, space), bounty(w, seat, space, rough)))
            elif name == "commercial_hub":
                counts.append((gathering(g, seat, space, MATURE), len(w.mature(seat))))
                deserts = bounty(w, seat, space, ("desert",)) if "economy" in focus else 0
                counts.append((gathering(g, seat, space, DESERTS), deserts))
            elif name == "industrial_zone":
                forests = bounty(w, seat, space, ("forest",)) if "industry" in focus else 0
                counts.append((gathering(g, seat, space, FORESTS), forests))
            for found, expected in counts:
                if found != expected:
                    told.append(f"{name} of seat {seat} in {space}: {found}, not {expected}")
    return told


def district_places(s: State) -> list[str]:
    """Where districts may be placed, and which kinds (ti.district.placement, one_each)."""
    top = s.stack[-1]
    if not isinstance(top, PlaceDistrict) or asked(s) is None:
        return []
    w, seat = Frontier(s), top.seat
    player = w.players[seat]
    taken = w.barbarians | w.cities | w.city_states | (w.control - player.control) | w.closed(seat)
    spaces = {
        space
        for space in w.beside_any(player.cities) - taken
        if not w.is_water(space) and w.difficulty_of_district(seat, space) <= top.limit
    }
    offered = listed(s, DISTRICT)
    told: list[str] = []
    kinds = {w.names[args[0]] for args in offered}
    if spaces and kinds != set(DISTRICTS) - set(w.districts[seat]):
        told.append(f"seat {seat} may place {sorted(kinds)}, having {sorted(w.districts[seat])}")
    for kind in {args[0] for args in offered}:
        found = {args[1] for args in offered if args[0] == kind}
        told += compared(f"places for {w.names[kind]}", spaces, found, seat)
    return told


def encampments(s: State) -> list[str]:
    """What an encampment may defeat and reinforce (ti.encampment.defeat, reinforce).

    Armies of whoever gave a pact are spared, and what givers of Open Borders have is friendly.
    """
    top = s.stack[-1]
    if not isinstance(top, UseEncampment) or asked(s) is None:
        return []
    w, seat = Frontier(s), top.seat
    near = {top.space} | set(w.steps({top.space}, NEAR, set(w.cells)))
    told: list[str] = []
    if top.left & DEFEAT:
        expected = {(space,) for space in w.barbarians & near}
        if listed(s, ROUT) != expected:
            told.append(f"seat {seat} may rout {listed(s, ROUT)}, not {expected}")
        armies = {
            (space, other)
            for other, there in enumerate(w.armies)
            for space in set(there) & near
            if other != seat and not w.is_spared(seat, other)
        }
        if listed(s, ROUT_ARMY) != armies:
            told.append(f"seat {seat} may rout armies {listed(s, ROUT_ARMY)}, not {armies}")
    if top.left & REINFORCING:
        owners = [w.players[at] for at in {seat, *w.allies(seat)}]
        tokens = {at for player in owners for at in (player.control - player.reinforced) & near}
        told += compared("tokens of an encampment", tokens, spaces_of(s, REINFORCE), seat)
    return told
