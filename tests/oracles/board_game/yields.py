"""What cities yield and what things cost: trade, coins, production, prices and products."""

from __future__ import annotations

from typing import Final

from tests.oracles.board_game.world import MARKERS, Player, World
from ziggurat.games.board_game.battle.units import units_left
from ziggurat.games.board_game.board import yields
from ziggurat.games.board_game.cities.city_management import CityAction
from ziggurat.games.board_game.cities.production import production
from ziggurat.games.board_game.cities.recruiting import figures_left
from ziggurat.games.board_game.ids import ARMY, SCOUT, UNIT_TYPES
from ziggurat.games.board_game.state import table
from ziggurat.games.board_game.trade.collection import collection
from ziggurat.games.board_game.verbs import BUILD, ERECT, PRODUCE_ARMY, PRODUCE_SCOUT, RAISE
from ziggurat.kernel.state import State

COINS_OF_TECHS: Final = {"civil_service", "railroad", "computers"}
# Building: the tech that unlocks it, its cost, its terrain ("" for all land), and if it is limited.
BUILDINGS: Final = {
    "market": ("currency", 7, "", True), "bank": ("banking", 10, "", True),
    "temple": ("philosophy", 7, "", True), "cathedral": ("theology", 10, "", True),
    "barracks": ("metalworking", 7, "", True), "academy": ("military_science", 10, "", True),
    "granary": ("pottery", 5, "grassland", False),
    "aqueduct": ("engineering", 8, "grassland", False),
    "library": ("writing", 5, "grassland", False),
    "university": ("printing_press", 8, "grassland", False),
    "workshop": ("construction", 7, "mountain", False),
    "iron_mine": ("railroad", 10, "mountain", False),
    "trading_post": ("code_of_laws", 7, "desert", False),
    "harbor": ("navigation", 7, "water", False),
}  # fmt: skip
UPGRADES: Final = {
    "market": "bank", "temple": "cathedral", "barracks": "academy", "granary": "aqueduct",
    "library": "university", "workshop": "iron_mine",
}  # fmt: skip
# How many markers there are of a building and its upgraded form together.
MARKERS_IN_BOX: Final = {
    "market": 5, "temple": 5, "barracks": 5, "granary": 6, "library": 6, "workshop": 6,
    "trading_post": 6, "harbor": 10,
}  # fmt: skip
# Wonder: cost, the tech that makes it cheaper, and the lower cost.
WONDERS: Final = {
    "stonehenge": (10, "", 10), "the_colossus": (15, "metalworking", 10),
    "the_hanging_gardens": (15, "animal_husbandry", 10), "the_oracle": (15, "code_of_laws", 10),
    "angkor_wat": (20, "theology", 10), "himeji_samurai_castle": (20, "monarchy_tech", 15),
    "porcelain_tower": (20, "construction", 15), "the_louvre": (20, "printing_press", 15),
    "panama_canal": (25, "engineering", 20), "statue_of_liberty": (25, "metal_casting", 20),
    "sydney_opera_house": (25, "", 25), "united_nations": (20, "", 20),
}  # fmt: skip
UNIT_PRICES: Final = (5, 7, 9, 11)


def coins_of(w: World, seat: int) -> int:
    """The coins of a seat (cb.coin.*)."""
    player = w.players[seat]
    squares = {square for city in player.cities for square in w.outskirts(city)}
    squares = {square for square in squares if not w.is_blockaded(seat, square)}
    pairs = zip(player.scouts, player.scout_city, strict=True)
    squares |= {square for square, slot in pairs if slot >= 0}
    found = sum(w.icons(square)[2] for square in squares)
    found += len(COINS_OF_TECHS & player.known) + (player.government == "feudalism")
    for row in player.coin_tokens:
        if row not in w.wonder_at or not w.is_blockaded(seat, w.wonder_at[row]):
            found += 1
    return found


def trade_of(w: World, seat: int) -> int:
    """What a seat collects in the Trade phase (cb.trade.collect)."""
    player = w.players[seat]
    found = 0
    for slot, centre in enumerate(player.slots):
        if centre >= 0:
            found += sum(w.icons(square)[0] for square in w.squares_of(seat, slot))
    return found + {"democracy": 2, "fundamentalism": -2}.get(player.government, 0)


def production_of(w: World, seat: int, slot: int) -> int:
    """The production of a city (cb.production.amount)."""
    player = w.players[seat]
    found = sum(w.icons(square)[1] for square in w.squares_of(seat, slot)) + player.bonus[slot]
    if player.government == "communism":
        found += 2
    if "military_science" in player.known:
        found += coins_of(w, seat) // 3
    return found


def incomes(s: State) -> list[str]:
    """Trade, production and coins of everybody, at every position."""
    g = table(s)
    w = World(s)
    told: list[str] = []
    for seat, player in enumerate(w.players):
        if not player.cities:
            continue
        found = [collection(g, seat), yields.coins(g, seat)]
        expected = [trade_of(w, seat), coins_of(w, seat)]
        for slot, centre in enumerate(player.slots):
            if centre >= 0:
                found.append(production(g, seat, slot))
                expected.append(production_of(w, seat, slot))
        if found != expected:
            told.append(f"trade, coins, production of seat {seat}: {found}, not {expected}")
    return told


# What a city can make


def stacking_limit(player: Player) -> int:
    """How many figures may share a square (cb.movement.stacking_tech)."""
    steps = {"masonry": 3, "printing_press": 4, "biology": 5, "replaceable_parts": 6}
    most = max([2, *[limit for tech, limit in steps.items() if tech in player.known]])
    return most + (player.civilization == "russians")


def ends_on_water(player: Player) -> bool:
    """Whether figures of a player may end a move on water (cb.movement.water_end)."""
    return bool({"sailing", "steam_power", "flight"} & player.known)


def may_make_figure(w: World, seat: int, centre: int, scout: bool) -> bool:
    """Whether a new figure finds a square beside a city."""
    player = w.players[seat]
    for square in w.outskirts(centre):
        wet = w.terrain.get(square) == "water" and not ends_on_water(player)
        full = player.figures.count(square) >= stacking_limit(player)
        denied = scout and w.is_blockaded(seat, square)
        if square in w.terrain and not wet and not full and not denied:
            return True
    return False


def may_make_building(w: World, seat: int, centre: int, building: str) -> bool:
    """Whether a building that is unlocked finds a square and a marker."""
    _, _, wanted, limited = BUILDINGS[building]
    basic = next((low for low, high in UPGRADES.items() if high == building), building)
    of_group = (basic, UPGRADES.get(basic, basic))
    if [name in of_group for name in w.markers.values()].count(True) >= MARKERS_IN_BOX[basic]:
        return False
    around = w.outskirts(centre)
    stars = {at for at in around if BUILDINGS.get(w.markers.get(at, ""), ("", 0, "", False))[3]}
    for square in around:
        fits = w.terrain[square] == wanted if wanted else w.terrain[square] != "water"
        if not fits or w.is_blockaded(seat, square) or w.markers.get(square) == building:
            continue
        if not limited or not stars - {square}:
            return True
    return False


def may_make_wonder(w: World, seat: int, centre: int) -> bool:
    """Whether a city has a square for a wonder: one per city, on land."""
    around = w.outskirts(centre)
    present = [at for at in around if at in w.markers and w.markers[at] not in MARKERS]
    sites = present or around
    return any(w.terrain[at] != "water" and not w.is_blockaded(seat, at) for at in sites)


def figures_and_units(s: State, w: World, top: CityAction, budget: int) -> set[str]:
    """Armies, scouts and units that a city can make."""
    g = table(s)
    player = w.players[top.seat]
    centre = player.slots[top.slot]
    found: set[str] = set()
    for name, figure, price in (("army", ARMY, 4), ("scout", SCOUT, 6)):
        room = may_make_figure(w, top.seat, centre, figure == SCOUT)
        if budget >= price and figures_left(g, top.seat, figure) > 0 and room:
            found.add(name)
    for at, unit in enumerate(UNIT_TYPES):
        price = 12 if unit == "aircraft" else UNIT_PRICES[player.ranks[at] - 1]
        known = unit != "aircraft" or "flight" in player.known
        if known and budget >= price and units_left(g, at):
            found.add(unit)
    return found


def buildings_and_wonders(w: World, top: CityAction, budget: int) -> set[str]:
    """Buildings, walls and wonders that a city can make."""
    player = w.players[top.seat]
    centre = player.slots[top.slot]
    found: set[str] = set()
    for building, (tech, price, _, _) in BUILDINGS.items():
        upgraded = BUILDINGS.get(UPGRADES.get(building, ""), ("",))[0] in player.known
        unlocked = tech in player.known and not upgraded
        if unlocked and budget >= price and may_make_building(w, top.seat, centre, building):
            found.add(building)
    if "masonry" in player.known and budget >= 7 and not player.walls[top.slot]:
        found.add("city_walls")
    for wonder in w.offer:
        full, tech, lower = WONDERS[wonder]
        price = lower if tech in player.known else full
        if budget >= price and may_make_wonder(w, top.seat, centre):
            found.add(wonder)
    return found


def listed_products(s: State, w: World) -> set[str]:
    """What the open question lists."""
    found: set[str] = set()
    for verb, *args in s.asked[0].options:
        if verb in (PRODUCE_ARMY, PRODUCE_SCOUT):
            found.add("army" if verb == PRODUCE_ARMY else "scout")
        elif verb == RAISE:
            found.add(UNIT_TYPES[args[0]])
        elif verb in (BUILD, ERECT):
            found.add(w.names[args[0]])
    return found


def products(s: State) -> list[str]:
    """What a city that acts can produce for its production."""
    top = s.stack[-1]
    if not isinstance(top, CityAction) or len(s.asked) != 1:
        return []
    w = World(s)
    budget = production_of(w, top.seat, top.slot)
    expected = figures_and_units(s, w, top, budget) | buildings_and_wonders(w, top, budget)
    found = listed_products(s, w)
    if found == expected:
        return []
    extra, missing = sorted(found - expected), sorted(expected - found)
    return [f"seat {top.seat} may produce {extra} and not {missing}, for {budget}"]
