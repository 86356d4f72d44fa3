"""What each seat may know of A New Dawn.

In the base game everything on the table is open: what nobody has seen yet, the order of
the wonder decks and the cards left in the box, does not exist in the state either. A
view lists spaces instead of masks, so that any client can read it.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.board.spaces import mature_cities
from ziggurat.games.new_dawn.board.supplies import resource_supply, unused_cities, unused_tokens
from ziggurat.games.new_dawn.combat.attack import current_attack
from ziggurat.games.new_dawn.combat.values import Sum
from ziggurat.games.new_dawn.focus.row import MOST_TOKENS, slot_value
from ziggurat.games.new_dawn.focus.science import LEVEL_SPACES
from ziggurat.games.new_dawn.ids import NONE, NOWHERE, tile_of
from ziggurat.games.new_dawn.masks import members
from ziggurat.games.new_dawn.printed import printed
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.wonders.wonders import wonder_cost
from ziggurat.kernel.record import Record
from ziggurat.kernel.state import State

Ints = tuple[int, ...]


class RealmView(Record):
    """One seat as everybody sees it.

    `progress` are the agendas of the victory cards as (agenda, what the seat has, what it needs),
    `tie_breaks` what the seat counts by each tie breaker.
    """

    SPEC: ClassVar[str] = (
        "leader: int, colour: int, row: tuple[int, ...], values: tuple[int, ...], "
        "trade: tuple[int, ...], tokens_on_cards: tuple[tuple[int, ...], ...], dial: int, "
        "control: tuple[int, ...], reinforced: tuple[int, ...], cities: tuple[int, ...], "
        "mature: tuple[int, ...], capital: int, caravans: tuple[int, ...], "
        "resources: tuple[int, ...], natural: tuple[int, ...], claims: tuple[int, ...], "
        "cards: tuple[int, ...], used_this_turn: tuple[int, ...], stored: int, tokens_left: int, "
        "cities_left: int, costs: tuple[int, ...], "
        "progress: tuple[tuple[int, int, int], ...], tie_breaks: tuple[int, ...]"
    )

    def __init__(
        self,
        leader: int,
        colour: int,
        row: Ints,
        values: Ints,
        trade: Ints,
        tokens_on_cards: tuple[Ints, ...],
        dial: int,
        control: Ints,
        reinforced: Ints,
        cities: Ints,
        mature: Ints,
        capital: int,
        caravans: Ints,
        resources: Ints,
        natural: Ints,
        claims: Ints,
        cards: Ints,
        used_this_turn: Ints,
        stored: int,
        tokens_left: int,
        cities_left: int,
        costs: Ints,
        progress: tuple[tuple[int, int, int], ...],
        tie_breaks: Ints,
    ) -> None:
        self.leader: Final = leader
        self.colour: Final = colour
        self.row: Final = row
        self.values: Final = values
        self.trade: Final = trade
        self.tokens_on_cards: Final = tokens_on_cards
        self.dial: Final = dial
        self.control: Final = control
        self.reinforced: Final = reinforced
        self.cities: Final = cities
        self.mature: Final = mature
        self.capital: Final = capital
        self.caravans: Final = caravans
        self.resources: Final = resources
        self.natural: Final = natural
        self.claims: Final = claims
        self.cards: Final = cards
        self.used_this_turn: Final = used_this_turn
        self.stored: Final = stored
        self.tokens_left: Final = tokens_left
        self.cities_left: Final = cities_left
        self.costs: Final = costs
        self.progress: Final = progress
        self.tie_breaks: Final = tie_breaks


class CombatView(Record):
    """An attack that is being resolved: who attacks what, how far it has come, and both sums.

    `target` and the first number of an item are those of `combat/`; an item goes on with the
    card it comes from, or `NONE`, and how much it adds.
    """

    SPEC: ClassVar[str] = (
        "seat: int, space: int, target: int, defender: int, step: int, "
        "attack: tuple[tuple[int, int, int], ...], defence: tuple[tuple[int, int, int], ...]"
    )

    def __init__(
        self,
        seat: int,
        space: int,
        target: int,
        defender: int,
        step: int,
        attack: Sum,
        defence: Sum,
    ) -> None:
        self.seat: Final = seat
        self.space: Final = space
        self.target: Final = target
        self.defender: Final = defender
        self.step: Final = step
        self.attack: Final = attack
        self.defence: Final = defence


class TableView(Record):
    """The table as everybody sees it.

    `placed` are tiles as (tile, side, rotation, q, r), `hands` those still to be placed,
    `spaces` the finished map as (space, q, r, terrain, tile) with 0 for water that fills a hole,
    `combat` the attack under way, `tech_levels` the spaces of the tech dial that bring a card, each
    with its level, and `most_trade` how many trade tokens a card can hold.
    """

    SPEC: ClassVar[str] = (
        "placed: tuple[tuple[int, int, int, int, int], ...], hands: tuple[tuple[int, ...], ...], "
        "spaces: tuple[tuple[int, int, int, int, int], ...], "
        "resources: tuple[tuple[int, ...], ...], natural: tuple[int, ...], "
        "city_states: tuple[tuple[int, int], ...], barbarians: tuple[int, ...], direction: int, "
        "dial: int, first: int, active: int, turns: int, offer: tuple[int, ...], "
        "decks: tuple[int, ...], wonders: tuple[int, ...], closed_city_states: tuple[int, ...], "
        "victory: tuple[int, ...], supply: tuple[int, ...], realms: tuple[RealmView, ...], "
        "combat: CombatView | None, tech_levels: tuple[tuple[int, int], ...], most_trade: int"
    )

    def __init__(
        self,
        placed: tuple[tuple[int, int, int, int, int], ...],
        hands: tuple[Ints, ...],
        spaces: tuple[tuple[int, int, int, int, int], ...],
        resources: tuple[Ints, ...],
        natural: Ints,
        city_states: tuple[tuple[int, int], ...],
        barbarians: Ints,
        direction: int,
        dial: int,
        first: int,
        active: int,
        turns: int,
        offer: Ints,
        decks: Ints,
        wonders: Ints,
        closed_city_states: Ints,
        victory: Ints,
        supply: Ints,
        realms: tuple[RealmView, ...],
        combat: CombatView | None,
        tech_levels: tuple[tuple[int, int], ...],
        most_trade: int,
    ) -> None:
        self.placed: Final = placed
        self.hands: Final = hands
        self.spaces: Final = spaces
        self.resources: Final = resources
        self.natural: Final = natural
        self.city_states: Final = city_states
        self.barbarians: Final = barbarians
        self.direction: Final = direction
        self.dial: Final = dial
        self.first: Final = first
        self.active: Final = active
        self.turns: Final = turns
        self.offer: Final = offer
        self.decks: Final = decks
        self.wonders: Final = wonders
        self.closed_city_states: Final = closed_city_states
        self.victory: Final = victory
        self.supply: Final = supply
        self.realms: Final = realms
        self.combat: Final = combat
        self.tech_levels: Final = tech_levels
        self.most_trade: Final = most_trade


def listed(mask: int) -> Ints:
    """The numbers of a mask, ascending."""
    return tuple(members(mask))


def view_realm(g: Table, seat: int) -> RealmView:
    """Build one seat's part."""
    realm = g.realms[seat]
    ready = realm.leader != NONE
    costs = [wonder_cost(g, seat, wonder) if wonder != NONE else NONE for wonder in g.offer]
    return RealmView(
        realm.leader, realm.colour, realm.row,
        tuple([slot_value(g, seat, place) if ready else 0 for place in range(len(realm.row))]),
        realm.trade, tuple([listed(tokens) for tokens in realm.tokens_on_cards]), realm.dial,
        listed(realm.control), listed(realm.reinforced), listed(realm.cities),
        listed(mature_cities(g, seat)), realm.capital, realm.caravans, realm.resources,
        listed(realm.natural), listed(realm.claims),
        listed(realm.in_play), listed(realm.used_this_turn), realm.stored,
        unused_tokens(g, seat), unused_cities(g, seat), tuple(costs), view_progress(g, seat),
        tuple([breaker.count(g, seat) for breaker in printed(g.rules).tie_breakers]),
    )  # fmt: skip


def view_progress(g: Table, seat: int) -> tuple[tuple[int, int, int], ...]:
    """How far a seat is with every agenda of the victory cards."""
    agendas = [agenda for card in g.victory for agenda in printed(g.rules).agendas[card]]
    return tuple([(at.number, at.count(g, seat), at.need) for at in agendas])


def view_combat(g: Table) -> CombatView | None:
    """Build the part about an attack under way."""
    at = current_attack(g)
    if at is None:
        return None
    return CombatView(
        at.seat, at.space, at.target, at.defender, at.step, at.attack, at.defence
    )  # fmt: skip


def view_table(s: State, seat: int) -> Record:
    """Build what everybody may know; it is the same for all seats."""
    g = table(s)
    board = g.board
    spaces = [
        (space, q, r, board.terrain[space], tile_of(space)) for (q, r), space in board.where.items()
    ]
    tokens = dict(g.wonders)
    wonders = [tokens.get(wonder, NOWHERE) for wonder in g.rules.families["wonder"]]
    states = [(space, board.icons.city_states[space]) for space in members(g.city_states)]
    return TableView(
        g.draft.placed if not board.placed else board.placed, g.draft.hands,
        tuple(sorted(spaces)), tuple([listed(mask) for mask in g.resources]),
        listed(g.natural), tuple(states), g.barbarians, g.direction, g.dial, g.first, g.active,
        g.turns, g.offer, g.decks, tuple(wonders), listed(g.closed_city_states), g.victory,
        tuple([resource_supply(g, kind) for kind in range(len(g.resources))]),
        tuple([view_realm(g, at) for at in range(g.seats)]), view_combat(g),
        tuple(LEVEL_SPACES.items()), MOST_TOKENS,
    )  # fmt: skip
