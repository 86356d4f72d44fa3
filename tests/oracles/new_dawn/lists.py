"""What may be chosen, worked out from the ledger: tokens, cities, wonders, ways, targets, cards.

Each oracle looks at the open question; where it is one of its own, it makes the list again and
compares. What a question is about (which card, which slot) is read off the frame that asks.
"""

from __future__ import annotations

from typing import Final

from tests.oracles.new_dawn.world import Spaces, World, ones
from ziggurat.games.new_dawn.focus.culture import NEAR_CITIES, NEAR_FRIENDLY, PlaceTokens
from ziggurat.games.new_dawn.focus.economy import MoveCaravans
from ziggurat.games.new_dawn.focus.industry import Industry
from ziggurat.games.new_dawn.focus.military import Attacks, Reinforce, ReinforceOrAttack
from ziggurat.games.new_dawn.focus.science import GainCard
from ziggurat.games.new_dawn.state import table
from ziggurat.games.new_dawn.verbs import ATTACK, BUILD, GAIN, MOVE, PLACE, REINFORCE, WONDER
from ziggurat.kernel.question import Question
from ziggurat.kernel.state import State

# Range of the cards, from their printed texts.
CITY_RANGE: Final = {"pottery": 2, "animal_husbandry": 3, "nationalism": 4, "urbanization": 5}
CITY_OVER_WATER: Final = {"nationalism", "urbanization"}
ATTACK_RANGE: Final = {"masonry": 2, "iron_working": 3, "mass_production": 3, "flight": 5}
CARAVANS_OVER_WATER: Final = {"steam_power", "capitalism"}
CITIES: Final = 7
# Name: cost, type and the resources that pay for it.
WONDERS: Final = {
    "hanging_gardens": (8, "cultural", "marble diamond"),
    "stonehenge": (7, "cultural", "marble mercury"),
    "forbidden_city": (9, "cultural", "marble oil"),
    "chichen_itza": (10, "cultural", "marble mercury"),
    "sydney_opera_house": (10, "cultural", "marble diamond"),
    "eiffel_tower": (12, "cultural", "marble oil"),
    "great_lighthouse": (8, "economic", "diamond mercury"),
    "colossus": (7, "economic", "diamond oil"),
    "machu_picchu": (10, "economic", "diamond mercury"),
    "great_zimbabwe": (9, "economic", "diamond oil"),
    "estadio_do_maracana": (10, "economic", "diamond marble"),
    "big_ben": (10, "economic", "diamond mercury"),
    "petra": (7, "militaristic", "oil diamond"),
    "terracotta_army": (8, "militaristic", "oil marble"),
    "alhambra": (10, "militaristic", "oil marble"),
    "venetian_arsenal": (10, "militaristic", "oil diamond"),
    "pentagon": (12, "militaristic", "oil diamond"),
    "ruhr_valley": (11, "militaristic", "oil mercury"),
    "oracle": (8, "scientific", "mercury marble"),
    "pyramids": (9, "scientific", "mercury oil"),
    "potala_palace": (10, "scientific", "mercury marble"),
    "porcelain_tower": (9, "scientific", "mercury diamond"),
    "oxford_university": (10, "scientific", "mercury marble"),
    "kremlin": (11, "scientific", "mercury oil"),
}
NATURALS: Final = {
    "torres_del_paine": "diamond", "cliffs_of_dover": "marble", "mt_everest": "oil",
    "crater_lake": "mercury", "grand_mesa": "diamond", "galapagos_islands": "mercury",
    "mt_kilimanjaro": "oil", "pantanal": "marble",
}  # fmt: skip
FOCUS_LEVELS: Final = {
    "culture": ("early_empire", "drama_and_poetry", "civil_service", "mass_media"),
    "science": ("astrology", "mathematics", "replaceable_parts", "nuclear_power"),
    "economy": ("foreign_trade", "currency", "steam_power", "capitalism"),
    "industry": ("pottery", "animal_husbandry", "nationalism", "urbanization"),
    "military": ("masonry", "iron_working", "mass_production", "flight"),
}
TYPE_OF: Final = {card: focus for focus, cards in FOCUS_LEVELS.items() for card in cards}


def listed(s: State, verb: int) -> set[tuple[int, ...]]:
    """The arguments of all open options with a verb."""
    return {option[1:] for question in s.asked for option in question.options if option[0] == verb}


def spaces_of(s: State, verb: int) -> Spaces:
    """The same for verbs that name one space."""
    return {args[0] for args in listed(s, verb)}


def compared(what: str, expected: set[int], found: set[int], seat: int) -> list[str]:
    """A sentence for what is listed too much, and one for what is missing."""
    told: list[str] = []
    if found - expected:
        told.append(f"{what} of seat {seat}: {sorted(found - expected)} should not be listed")
    if expected - found:
        told.append(f"{what} of seat {seat}: {sorted(expected - found)} should be listed")
    return told


def asked(s: State) -> Question | None:
    """The one open question of a seat."""
    return s.asked[0] if len(s.asked) == 1 and s.asked[0].seat >= 0 else None


# Control tokens (nd.culture.*)


def token_spaces(w: World, seat: int, limit: int, area: int) -> Spaces:
    """Where a control token may be placed."""
    player = w.players[seat]
    near_cities = w.beside_any(player.cities)
    if area == NEAR_CITIES:
        area_spaces = near_cities
    elif area == NEAR_FRIENDLY:
        area_spaces = w.beside_any(player.friendly)
    else:
        area_spaces = ones(area)
    found: Spaces = set()
    for space in w.cells:
        in_area = space in area_spaces
        if area < 0 and "chichen_itza" in player.cards and w.terrain[space] == "forest":
            in_area = in_area or (w.is_empty(space) and space not in near_cities)
        blocked = w.barbarians | w.cities | w.city_states | w.control | w.closed(seat)
        easy = w.difficulty_to_place(seat, space) <= limit and not w.is_water(space)
        if in_area and easy and space not in blocked:
            found.add(space)
    return found


def control_tokens(s: State) -> list[str]:
    """Where control tokens may be placed."""
    top = s.stack[-1]
    if not isinstance(top, PlaceTokens) or asked(s) is None or not listed(s, PLACE):
        return []
    expected = token_spaces(World(s), top.seat, top.limit, top.area)
    return compared("places for a token", expected, spaces_of(s, PLACE), top.seat)


# Cities and wonders (nd.industry.*, nd.wonder.*)


def city_spaces(w: World, seat: int, card: str, value: int) -> Spaces:
    """Where a city may be built."""
    player = w.players[seat]
    if len(player.cities - {player.capital}) >= CITIES:
        return set()

    def counts(space: int) -> bool:
        """Whether the range may be counted through a space."""
        if space in w.barbarians or space in w.rival(seat):
            return False
        if w.is_water(space):
            return card in CITY_OVER_WATER
        return w.difficulty_to_build(seat, space) <= value

    may_pass = {space for space in w.cells if counts(space)}
    near = set(w.steps(player.friendly, CITY_RANGE[card], may_pass)) & may_pass
    near |= player.friendly
    if card == "animal_husbandry":
        near |= w.beside_any({space for space in player.caravans if space >= 0})
    if "great_lighthouse" in player.cards:
        near |= {space for space in w.cells if w.is_edge(space) and w.is_empty(space)}
    towns = w.cities | w.city_states
    taken = towns | w.beside_any(towns) | w.barbarians | w.resources | w.naturals
    taken |= w.control - player.control
    return {
        space
        for space in near - taken
        if not w.is_water(space) and w.difficulty_to_build(seat, space) <= value
    }


def wonder_price(w: World, seat: int, wonder: str) -> int:
    """What a wonder costs a seat after all reductions."""
    player = w.players[seat]
    cost, kind, _ = WONDERS[wonder]
    if player.leader == "egypt":
        cost -= 1
    if "brussels" in player.cards:
        cost -= len(w.mature(seat))
    if "buenos_aires" in player.cards:
        own = {WONDERS[card][1] for card in player.cards if card in WONDERS}
        cost -= 0 if kind in own else 2
    return max(cost, 0)


def production(w: World, seat: int, place: int, value: int, wonder: str) -> int:
    """The most that a seat can produce for a wonder."""
    player = w.players[seat]
    wanted = WONDERS[wonder][2].split()
    found = 7 if player.row[place] == "nationalism" and value == 5 else value
    found += 2 * sum(player.resources[kind] for kind in wanted)
    paying = {name for name in player.naturals - player.used if NATURALS[name] in wanted}
    found += 2 * len(paying)
    found += player.trade[place]
    return found + len(player.on_cards[place] - player.used - paying)


def buildings(s: State) -> list[str]:
    """Where cities may be built, and which wonders can be paid for."""
    top = s.stack[-1]
    if not isinstance(top, Industry) or asked(s) is None:
        return []
    w = World(s)
    seat = top.seat
    player = w.players[seat]
    expected = city_spaces(w, seat, player.row[top.place], top.value)
    told = compared("city spaces", expected, spaces_of(s, BUILD), seat)
    affordable = {
        wonder
        for wonder in w.offer
        if production(w, seat, top.place, top.value, wonder) >= wonder_price(w, seat, wonder)
        and player.cities - w.wonders
    }
    found = {w.names[args[0]] for args in listed(s, WONDER)}
    if affordable != found:
        told.append(f"wonders of seat {seat}: {sorted(found)} instead of {sorted(affordable)}")
    return told


# Caravans (nd.economy.*)


def caravan_ends(w: World, seat: int, top: MoveCaravans, caravan: int, visited: Spaces) -> Spaces:
    """Where a caravan may end its move."""
    player = w.players[seat]
    card = player.row[top.place]
    where = player.caravans[caravan]
    if where >= 0:
        starts = {where}
    elif player.leader == "rome":
        starts = set(player.cities)
    else:
        starts = w.mature(seat) | {player.capital}

    def may_enter(space: int) -> bool:
        if w.is_water(space):
            return card in CARAVANS_OVER_WATER
        return w.difficulty(seat, space) <= top.value

    open_spaces = {space for space in w.cells if may_enter(space)}
    own = top.distance if top.underway < 0 else top.left
    reached = set(w.steps(starts, own + top.pool, open_spaces - w.barbarians)) & open_spaces
    if card != "currency":
        reached -= w.barbarians
    goals = set(w.city_states)
    for other, rival in enumerate(w.players):
        if other != seat:
            goals |= rival.cities | (rival.control & set(w.city_state_at))
    reached -= visited
    if where >= 0 and where not in goals:
        reached.discard(where)
    return reached


def caravans(s: State) -> list[str]:
    """Where the caravans may go that are offered; of caravans in one place one is offered."""
    top = s.stack[-1]
    if not isinstance(top, MoveCaravans) or asked(s) is None:
        return []
    w = World(s)
    seat = top.seat
    journeys = ones(table(s).realms[seat].journeys)
    visited = {space for space in journeys if space in w.cells}
    offered = listed(s, MOVE)
    told: list[str] = []
    for caravan in {args[0] for args in offered}:
        expected = caravan_ends(w, seat, top, caravan, visited)
        found = {args[1] for args in offered if args[0] == caravan}
        told += compared(f"ways of caravan {caravan}", expected, found, seat)
    return told


# Attacks (nd.attack.*)


def attack_targets(w: World, seat: int, card: str) -> Spaces:
    """What may be attacked with a military card."""
    player = w.players[seat]
    rivals = w.rival(seat)
    targets = rivals | w.barbarians | w.city_states
    if "pentagon" in player.cards:
        return targets

    def counts(space: int) -> bool:
        if card == "flight":
            return True
        if space in rivals or space in w.barbarians:
            return False
        return not w.is_water(space) or card == "mass_production"

    origins = player.friendly - w.taken
    may_pass = {space for space in w.cells if counts(space)}
    near = set(w.steps(origins, ATTACK_RANGE[card], may_pass)) | origins
    return near & targets


def attacks(s: State) -> list[str]:
    """What may be attacked, and which tokens may be reinforced."""
    top = s.stack[-1]
    if asked(s) is None:
        return []
    told: list[str] = []
    w = World(s)
    if isinstance(top, (Attacks, ReinforceOrAttack)):
        card = w.players[top.seat].row[top.place]
        expected = attack_targets(w, top.seat, card)
        told += compared("targets", expected, spaces_of(s, ATTACK), top.seat)
    if isinstance(top, (Reinforce, ReinforceOrAttack)):
        player = w.players[top.seat]
        expected = player.control - player.reinforced
        told += compared("tokens to reinforce", expected, spaces_of(s, REINFORCE), top.seat)
    return told


# Gaining focus cards (nd.science.*)


def gains(s: State) -> list[str]:
    """Which focus cards may be gained, and where they go."""
    top = s.stack[-1]
    if not isinstance(top, GainCard) or asked(s) is None:
        return []
    w = World(s)
    player = w.players[top.seat]
    expected: set[tuple[int, str]] = set()
    for card in player.deck:
        focus = TYPE_OF[card]
        if FOCUS_LEVELS[focus][top.level - 1] != card:
            continue
        for place, present in enumerate(player.row):
            same = TYPE_OF[present] == focus
            if same or ("oxford_university" in player.cards and TYPE_OF[present] != "science"):
                expected.add((place, card))
    found = {(args[0], w.names[args[1]]) for args in listed(s, GAIN)}
    if expected == found:
        return []
    return [f"gains of seat {top.seat}: {sorted(found)} instead of {sorted(expected)}"]
