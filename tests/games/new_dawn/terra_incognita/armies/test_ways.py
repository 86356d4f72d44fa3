"""Where armies end and go back to, compared with walking every way one by one."""

import pytest

from tests.games.new_dawn.terra_incognita.armies.kit import Campaign
from tests.games.new_dawn.terra_incognita.armies.naive import Walker
from tests.games.new_dawn.terra_incognita.kit import shown, spaces
from tests.kit.trace import rule
from ziggurat import api
from ziggurat.games.new_dawn.masks import mask_of, members
from ziggurat.games.new_dawn.terra_incognita.armies.ways import (
    Ground,
    army_starts,
    army_steps,
    ways_back,
)

OVER = frozenset(("barbarian", "city_state", "caravan", "token"))
CARDS = {
    "masonry_ti": (False, frozenset[str]()),
    "iron_working_ti": (False, frozenset[str]()),
    "mass_production_ti": (True, frozenset[str]()),
    "flight_ti": (True, OVER),
}
PIECES = ("barbarian A", "barbarian B", "control p2", "reinforced p2", "armies p2", "caravans p2")


def scattered(card: str, slot: int, seed: int) -> Campaign:
    """p1's army and pieces of everybody, scattered over the strip."""
    dice = api.Seeded(seed)
    t = Campaign(card, slot=slot, seats=2)
    land = members(t.g.board.land & ~spaces("11a 9a 5h"))
    names = [shown(1 << at)[0] for at in land if not t.g.city_states >> at & 1]

    def anywhere() -> str:
        return names.pop(dice.below(len(names)))

    t.armies(anywhere() if dice.below(3) else "card")
    for _ in range(2):
        for what in PIECES:
            if dice.below(2):
                t.set(what, *([] if "barbarian" in what else t.fact(what)), anywhere())
    t.give("p2", cities=anywhere()).give("p1", tokens=anywhere()).forts("5h")
    return t.give("p1", cities="5h") if dice.below(2) else t


@rule("ti.army.move_distance", "ti.army.forced_attack", "ti.attack.move_back_route")
@pytest.mark.parametrize("card", sorted(CARDS))
@pytest.mark.parametrize("seed", range(6))
def test_ends_and_ways_back_are_those_of_all_ways(card: str, seed: int) -> None:
    slot = seed % 5 + 1
    t = scattered(card, slot, seed)
    water, over = CARDS[card]
    walker = Walker(t, slot, water, over)
    starts = members(army_starts(t.g, 0, 0))
    place = t.place_of(slot)
    steps = min(army_steps(t.g, 0, place), 5)
    backs: dict[int, set[int]] = {}
    for start in starts:
        for way in walker.ways(start, steps):
            backs.setdefault(way[-1], set()).add(walker.back(way))
    on_map = t.unknown.armies[0][0] >= 0
    still = starts[0] if on_map and not walker.pieces(starts[0]) else -1
    t.begin()
    if steps == army_steps(t.g, 0, place):
        assert t.ends() == {shown(1 << at)[0] for at in backs if at != still}
    ground = Ground(t.g, 0, place, slot)
    for goal, spaces_back in backs.items():
        if walker.pieces(goal):
            found = ways_back(t.g, mask_of(starts), steps, goal, ground)
            assert set(members(found)) == spaces_back
