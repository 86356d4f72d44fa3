"""City-states: eight of them, with what their diplomacy cards do.

A city-state's row is its diplomacy card as well: it acts for the seats that hold a copy.
The city-state itself belongs to nobody and never acts (nd.citystate.neutral).
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.board.shifting import against_shift, shifts
from ziggurat.games.new_dawn.board.spaces import barbarian_spaces, empty_spaces, mature_cities
from ziggurat.games.new_dawn.content.abilities import StartOfTurn
from ziggurat.games.new_dawn.content.naming import (
    BRUSSELS,
    BUENOS_AIRES,
    CARTHAGE,
    GENEVA,
    KABUL,
    KUMASI,
    MOHENJO_DARO,
    SEOUL,
)
from ziggurat.games.new_dawn.diplomacy.cards import (
    against_taking,
    available_cards,
    return_card,
    take_card,
)
from ziggurat.games.new_dawn.diplomacy.givers import cards_held, giver_of
from ziggurat.games.new_dawn.focus.reasons_economy import (
    CARD_NOT_HELD,
    NO_BARBARIAN,
    NOTHING_IN_RETURN,
    RETURN_FIRST,
)
from ziggurat.games.new_dawn.ids import (
    CITY,
    CITY_STATE,
    CULTURE,
    ECONOMY,
    INDUSTRY,
    MILITARY,
    NONE,
    SCIENCE,
)
from ziggurat.games.new_dawn.masks import bit, has
from ziggurat.games.new_dawn.moments import (
    ATTACK_BONUS,
    DEFENCE_BONUS,
    TERRAIN_LIMIT,
    WITHIN,
    WONDER_COST,
)
from ziggurat.games.new_dawn.picking import Listed, naming
from ziggurat.games.new_dawn.printed import focus_of, printed
from ziggurat.games.new_dawn.rows import CityState
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.turn.turn import card_resolved
from ziggurat.games.new_dawn.verbs import RETURN, SHIFT, TAKE
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Adjust, Cue
from ziggurat.kernel.question import CARD, SPACE, Question
from ziggurat.kernel.reason import OTHER_QUESTION
from ziggurat.kernel.state import State
from ziggurat.lib.vec import put

CIRCLE: Final = 0
DIAMOND: Final = 1

FOREST_DIFFICULTY: Final = 3
NEARBY: Final = 2
NEW_TYPE_DISCOUNT: Final = 2
KABUL_BONUS: Final = 3


def attacks_itself(g: Table, cue: Cue) -> bool:
    """Tell whether the city-state whose card this is defends."""
    space, target, _ = cue.args
    return target == CITY_STATE and g.board.icons.city_states[space] == cue.card


# Carthage: city-states and own cities near the defending space strengthen both sides.
# Secondary. What stands in the defending space itself counts too (nd.citystate.carthage_space).


def supporters(g: Table, seat: int, space: int) -> int:
    """How many city-states and own cities lie within two spaces (nd.space.distance_land)."""
    area = g.board.reach(bit(space), NEARBY, g.board.land) | bit(space)
    return ((g.city_states | g.realms[seat].cities) & area).bit_count()


def carthage_attack(s: State, cue: Cue, bonus: int) -> int:
    g = table(s)
    if attacks_itself(g, cue):
        return bonus
    return bonus + supporters(g, cue.owner, cue.args[0])


def carthage_defence(s: State, cue: Cue, bonus: int) -> int:
    return bonus + supporters(table(s), cue.owner, cue.args[0])


# Kumasi: forests are as easy as grassland for culture and industry cards.


def kumasi_within(s: State, cue: Cue, spaces: int) -> int:
    """Cards of other types place control tokens without its help."""
    g = table(s)
    card = card_resolved(g, cue.owner)
    eased = (CULTURE, INDUSTRY)
    if cue.args[0] not in eased or (card != NONE and focus_of(g.rules, card) not in eased):
        return spaces
    within = g.board.within
    return spaces | within[FOREST_DIFFICULTY] & ~within[FOREST_DIFFICULTY - 1]


# Brussels: wonders cost 1 less for each mature city.


def brussels_cost(s: State, cue: Cue, cost: int) -> int:
    return cost - mature_cities(table(s), cue.owner).bit_count()


# Seoul: at the start of the turn a barbarian moves to an empty neighbouring space.


def seoul_useful(g: Table, seat: int) -> bool:
    return g.board.around(barbarian_spaces(g)) & empty_spaces(g) != 0


def seoul_begin(g: Table, seat: int) -> None:
    g.push(PushBarbarian(seat))


class PushBarbarian(Listed):
    """Choose a barbarian and the empty space next to it to which it moves."""

    SPEC: ClassVar[str] = "seat: int"
    CITES: ClassVar[tuple[str, ...]] = ("nd.diplomacy.use_taken", "nd.space.empty")

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def listed(self, g: Table) -> tuple[Choice, ...]:
        return tuple(shifts(g, barbarian_spaces(g)))

    def against(self, g: Table, choice: Choice) -> int:
        if choice[0] != SHIFT:
            return OTHER_QUESTION
        if choice[1] not in g.barbarians:
            return NO_BARBARIAN
        return against_shift(g, choice[1], choice[2])

    def question(self, s: State) -> Question:
        return ask(s, self.seat, "push_away", SPACE, self.listed(table(s)))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        letter = g.barbarians.index(choice[1])
        g.barbarians = put(g.barbarians, letter, choice[2])
        g.note("barbarian_moved", NONE, (letter, choice[1], choice[2]))

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


# Geneva: at the start of the turn one card of a rival is exchanged for another of the same.


def exchangeable(g: Table, seat: int) -> int:
    """Mask: cards held of rivals who have another one to give (nd.citystate.geneva_exchange)."""
    found = 0
    for other in range(g.seats):
        if other != seat and available_cards(g, seat, other):
            found |= cards_held(g, seat, other)
    return found


def geneva_useful(g: Table, seat: int) -> bool:
    return exchangeable(g, seat) != 0


def geneva_begin(g: Table, seat: int) -> None:
    g.push(ExchangeCard(seat))


class ExchangeCard(Listed):
    """Return a card of a rival, then take a different one of the same rival.

    `returned` is the card given back, `NONE` before that.
    """

    SPEC: ClassVar[str] = "seat: int, returned: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "nd.diplomacy.use_taken",
        "nd.diplomacy.availability",
        "nd.diplomacy.return_place_player",
    )

    def __init__(self, seat: int, returned: int = NONE) -> None:
        self.seat: Final = seat
        self.returned: Final = returned

    def _takes(self, g: Table) -> int:
        """Mask: what may be taken for the card given back."""
        return available_cards(g, self.seat, giver_of(g, self.returned)) & ~bit(self.returned)

    def listed(self, g: Table) -> tuple[Choice, ...]:
        if self.returned == NONE:
            return tuple(naming(RETURN, exchangeable(g, self.seat)))
        return tuple(naming(TAKE, self._takes(g)))

    def against(self, g: Table, choice: Choice) -> int:
        if self.returned == NONE:
            if choice[0] != RETURN:
                return RETURN_FIRST if choice[0] == TAKE else OTHER_QUESTION
            held = has(g.realms[self.seat].in_play, choice[1])
            return NOTHING_IN_RETURN if held else CARD_NOT_HELD
        if choice[0] != TAKE:
            return OTHER_QUESTION
        if choice[1] == self.returned:
            return NOTHING_IN_RETURN
        return against_taking(g, self.seat, giver_of(g, self.returned), choice[1])

    def question(self, s: State) -> Question:
        options = self.listed(table(s))
        if self.returned == NONE:
            return ask(s, self.seat, "exchange_card", CARD, options)
        return ask(s, self.seat, "exchange_for", CARD, options, (self.returned,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        if choice[0] == RETURN:
            g.swap(ExchangeCard(self.seat, choice[1]))
            return_card(g, self.seat, choice[1])
        else:
            g.pop()
            take_card(g, self.seat, choice[1])

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


# Mohenjo Daro: control tokens go on spaces one step more difficult.


# Whatever else terrain limits places control tokens, of whatever kind.
FIGURES_AND_CITIES: Final = (ECONOMY, INDUSTRY, MILITARY)


def mohenjo_daro_limit(s: State, cue: Cue, limit: int) -> int:
    return limit if cue.args[0] in FIGURES_AND_CITIES else limit + 1


# Buenos Aires: the first wonder of a type costs 2 less.


def buenos_aires_cost(s: State, cue: Cue, cost: int) -> int:
    cards = printed(s.rules)
    same = cards.wonders_of[cards.wonder_type[cue.args[0]]]
    return cost if table(s).realms[cue.owner].in_play & same else cost - NEW_TYPE_DISCOUNT


# Kabul: stronger against cities and other city-states.


def kabul_attack(s: State, cue: Cue, bonus: int) -> int:
    if cue.args[1] not in (CITY_STATE, CITY) or attacks_itself(table(s), cue):
        return bonus
    return bonus + KABUL_BONUS


CITY_STATES: Final = (
    CityState(
        CARTHAGE, "carthage", MILITARY, CIRCLE,
        (Adjust(ATTACK_BONUS, carthage_attack), Adjust(DEFENCE_BONUS, carthage_defence)),
    ),
    CityState(KUMASI, "kumasi", CULTURE, DIAMOND, (Adjust(WITHIN, kumasi_within),)),
    CityState(BRUSSELS, "brussels", INDUSTRY, CIRCLE, (Adjust(WONDER_COST, brussels_cost),)),
    CityState(SEOUL, "seoul", SCIENCE, DIAMOND, (StartOfTurn(seoul_useful, seoul_begin),)),
    CityState(GENEVA, "geneva", SCIENCE, CIRCLE, (StartOfTurn(geneva_useful, geneva_begin),)),
    CityState(
        MOHENJO_DARO, "mohenjo_daro", CULTURE, CIRCLE, (Adjust(TERRAIN_LIMIT, mohenjo_daro_limit),)
    ),
    CityState(
        BUENOS_AIRES, "buenos_aires", INDUSTRY, DIAMOND,
        (Adjust(WONDER_COST, buenos_aires_cost),),
    ),
    CityState(KABUL, "kabul", MILITARY, DIAMOND, (Adjust(ATTACK_BONUS, kabul_attack),)),
)  # fmt: skip

CITY_STATE_FRAMES: Final = (PushBarbarian, ExchangeCard)
