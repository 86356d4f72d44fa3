"""Cities and wonders with Terra Incognita, worked out from the ledger.

Rules: nd.industry.*, nd.wonder.*, ti.industry.*, ti.wonder.*, ti.industrial.city_counting
"""

from __future__ import annotations

from typing import Final

from tests.oracles.new_dawn.lists import CITIES, asked, compared, listed, spaces_of
from tests.oracles.new_dawn.lists import NATURALS as BASE_NATURALS
from tests.oracles.new_dawn.lists import WONDERS as BASE_WONDERS
from tests.oracles.new_dawn.terra_incognita.world import Frontier
from tests.oracles.new_dawn.world import Spaces
from ziggurat.games.new_dawn.focus.industry import Industry
from ziggurat.games.new_dawn.state import table
from ziggurat.games.new_dawn.terra_incognita.districts.industrial_zone import UseIndustrialZone
from ziggurat.games.new_dawn.terra_incognita.exploration.economy_cards import SettleAbroad
from ziggurat.games.new_dawn.terra_incognita.focus.verbs import SETTLE, SETTLE_ARMY
from ziggurat.games.new_dawn.verbs import BUILD, UNDER, WONDER
from ziggurat.games.new_dawn.wonders.wonders import PlaceWonder, wonder_cost
from ziggurat.kernel.state import State

# Name: how far from a friendly space a city may be, and whether water may be counted through.
CITY_CARDS: Final = {
    "pottery": (2, False), "craftsmanship": (2, False), "animal_husbandry_ti": (3, False),
    "construction": (3, False), "nationalism": (4, True), "industrialization": (4, True),
    "urbanization": (5, True),
}  # fmt: skip
HARDEST: Final = 5
NEAR: Final = 2
ZONE_PRICE: Final = 3
REMOVED: Final = ("machu_picchu", "pentagon")
WONDERS: Final = {
    **{name: row for name, row in BASE_WONDERS.items() if name not in REMOVED},
    "colosseum": (9, "cultural", "marble oil"),
    "taj_mahal": (9, "cultural", "marble diamond"),
    "cristo_redentor": (11, "cultural", "marble mercury"),
    "apadana": (8, "economic", "diamond marble"),
    "machu_picchu_ti": (10, "economic", "diamond mercury"),
    "kilwa_kisiwani": (9, "economic", "diamond marble"),
    "orszaghaz": (11, "economic", "diamond oil"),
    "jebel_barkal": (7, "militaristic", "oil mercury"),
    "huey_teocalli": (9, "militaristic", "oil mercury"),
    "pentagon_ti": (12, "militaristic", "oil diamond"),
    "statue_of_liberty": (12, "militaristic", "oil marble"),
    "great_library": (8, "scientific", "mercury diamond"),
    "university_of_sankore": (9, "scientific", "mercury oil"),
    "amundsen_scott": (10, "scientific", "mercury diamond"),
}


NATURALS: Final = {
    **BASE_NATURALS, "dead_sea": "marble", "mato_tipila": "mercury", "ha_long_bay": "diamond",
    "gobustan": "oil",
}  # fmt: skip


# Cities


def has_city(w: Frontier, seat: int) -> bool:
    """Whether a city figure is left; none stands in Antananarivo while it is lent."""
    player = w.players[seat]
    figures = {at for at in player.cities - {player.capital} if not is_lent(w, at)}
    return len(figures) < CITIES


def is_lent(w: Frontier, space: int) -> bool:
    """Antananarivo in a holder's turn (ti.clarify.antananarivo_city)."""
    return w.city_state_at.get(space) == "antananarivo" and "antananarivo" not in w.conquered


def legal_land(w: Frontier, seat: int) -> Spaces:
    """Where the pieces on the map allow a city (ti.industry.legal_space)."""
    towns = w.cities | w.city_states | w.forts
    taken = towns | w.beside_any(towns) | w.barbarians | w.resources | w.naturals
    taken |= w.control - w.players[seat].control
    for other, where in enumerate(w.armies):
        if other != seat:
            taken |= set(where)
    return {space for space in w.cells if not w.is_water(space) and space not in taken}


def difficulty_to_build(w: Frontier, seat: int, space: int) -> int:
    """Kumasi's forests, and Auckland's land beside water."""
    if "auckland" in w.players[seat].cards and w.is_coast(space):
        return 1
    return w.difficulty_to_build(seat, space)


def city_spaces(w: Frontier, seat: int, card: str, value: int) -> Spaces:
    """Where an industry card builds a city (nd.industry.city_range, ti.industry.count_army)."""
    player = w.players[seat]
    if not has_city(w, seat):
        return set()
    far, wet = CITY_CARDS[card]
    wet = wet or "auckland" in player.cards
    rivals = w.rival(seat)
    easy = {at for at in w.cells if difficulty_to_build(w, seat, at) <= value}
    passed = {at for at in w.cells if (wet if w.is_water(at) else at in easy)}
    passed -= rivals | w.barbarians
    near = set(w.steps(player.friendly, far, passed)) & passed | player.friendly
    if "great_lighthouse" in player.cards:
        near |= {space for space in w.cells if w.is_edge(space) and w.is_empty(space)}
    return near & legal_land(w, seat) & easy


def within(w: Frontier, spaces: Spaces, most: int) -> Spaces:
    """Spaces at most so far away, counted through everything (ti.district.count_through)."""
    return spaces | set(w.steps(spaces, most, set(w.cells)))


def zone_spaces(w: Frontier, seat: int) -> Spaces:
    """Where the industrial zone founds a city.

    To districts what givers of Open Borders have is friendly, as is the Netherlands' water.
    """
    own = set(w.players[seat].friendly)
    for other in w.allies(seat):
        own |= w.players[other].friendly
    if w.players[seat].leader == "netherlands":
        around = w.beside_any(set(w.districts[seat].values()))
        own |= {near for near in around if w.is_water(near)}
    return within(w, own, NEAR) & legal_land(w, seat)


# Wonders


def price(w: Frontier, seat: int, wonder: str) -> int:
    """What a wonder costs (ti.wonder.token_discount, ti.wonder.token_once)."""
    player = w.players[seat]
    cost, kind, _ = WONDERS[wonder]
    if wonder in w.priced:
        cost -= 1
    if player.leader == "egypt":
        cost -= 1
    if "brussels" in player.cards:
        cost -= len(w.mature(seat))
    own = {WONDERS[card][1] for card in player.cards if card in WONDERS}
    if "buenos_aires" in player.cards and kind not in own:
        cost -= 2
    return max(cost, 0)


def production(w: Frontier, seat: int, place: int, value: int, wonder: str) -> int:
    """The most that a seat can produce for a wonder with the card in a place."""
    player = w.players[seat]
    card = player.row[place]
    wanted = WONDERS[wonder][2].split()
    found = 7 if card == "nationalism" and value == HARDEST else value
    if card == "industrialization":
        found += len(w.districts[seat])
    worth = 3 if card == "construction" else 2
    fitting = sum([player.resources[kind] for kind in wanted])
    paying = {name for name in player.naturals - player.used if NATURALS[name] in wanted}
    found += worth * (fitting + len(paying))
    if "palenque" in player.cards:
        found += sum(player.resources.values()) - fitting
    return found + player.trade[place] + len(player.on_cards[place] - player.used - paying)


def sites(w: Frontier, seat: int, wonder: str) -> Spaces:
    """Where the token of a wonder may go (nd.wonder.one_per_city, ti.wonder.amundsen_city)."""
    if wonder == "amundsen_scott" and has_city(w, seat):
        found = {space for space in legal_land(w, seat) if w.is_edge(space)}
        if found:
            return found
    return w.players[seat].cities - w.wonders


# Oracles


def buildings(s: State) -> list[str]:
    """What an industry card may build, and what each wonder costs."""
    top = s.stack[-1]
    if not isinstance(top, Industry) or asked(s) is None:
        return []
    w, seat = Frontier(s), top.seat
    player = w.players[seat]
    card = player.row[top.place]
    expected = city_spaces(w, seat, card, top.value)
    told = compared("city spaces", expected, spaces_of(s, BUILD), seat)
    settling = card == "animal_husbandry_ti" and has_city(w, seat)
    land = legal_land(w, seat) if settling else set[int]()
    expected = land & set(player.caravans)
    told += compared("caravans that settle", expected, spaces_of(s, SETTLE), seat)
    expected = land & set(w.armies[seat])
    told += compared("armies that settle", expected, spaces_of(s, SETTLE_ARMY), seat)
    for wonder in w.offer:
        cost = wonder_cost(table(s), seat, s.rules.kinds["wonder"].parse(wonder))
        if cost != price(w, seat, wonder):
            told.append(f"{wonder} costs {cost} for seat {seat}, not {price(w, seat, wonder)}")
    affordable = {
        wonder
        for wonder in w.offer
        if production(w, seat, top.place, top.value, wonder) >= price(w, seat, wonder)
        and sites(w, seat, wonder)
    }
    found = {w.names[args[0]] for args in listed(s, WONDER)}
    if affordable != found:
        told.append(f"wonders of seat {seat}: {sorted(found)} instead of {sorted(affordable)}")
    return told


def other_cities(s: State) -> list[str]:
    """Cities of the industrial zone and of Cartography, and cities for a wonder's token."""
    top = s.stack[-1]
    if asked(s) is None or not isinstance(top, (UseIndustrialZone, SettleAbroad, PlaceWonder)):
        return []
    w, seat = Frontier(s), top.seat
    if isinstance(top, PlaceWonder):
        expected = sites(w, seat, w.names[top.wonder])
        return compared("cities for a wonder", expected, spaces_of(s, UNDER), seat)
    expected = set[int]()
    if isinstance(top, SettleAbroad):
        expected = within(w, {top.space}, NEAR) & legal_land(w, seat)
    elif w.lying(seat, "industry") >= ZONE_PRICE:
        expected = zone_spaces(w, seat)
    if not has_city(w, seat):
        expected = set()
    return compared("cities beside industry", expected, spaces_of(s, BUILD), seat)
