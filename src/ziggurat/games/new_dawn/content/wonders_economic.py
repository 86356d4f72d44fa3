"""Economic wonders: Great Lighthouse, Colossus, Machu Picchu, Great Zimbabwe, Estadio do
Maracana, Big Ben."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.board.spaces import empty_spaces
from ziggurat.games.new_dawn.content.abilities import StartOfTurn
from ziggurat.games.new_dawn.content.reasons import CARD_FULL, NOT_IN_ROW, WRONG_CARD
from ziggurat.games.new_dawn.focus.row import MOST_TOKENS, STORED, add_trade, places_of
from ziggurat.games.new_dawn.ids import (
    ANCIENT,
    DIAMOND,
    ECONOMIC,
    ECONOMY,
    FIRST_WONDER,
    MARBLE,
    MEDIEVAL,
    MERCURY,
    MODERN,
    OIL,
)
from ziggurat.games.new_dawn.masks import bit, has
from ziggurat.games.new_dawn.moments import (
    AFTER_RESOLVE,
    ATTACK_BONUS,
    CARAVAN_POOL,
    CITY_SPACES,
    DEFENCE_BONUS,
    SLOT_VALUE,
    STORE,
)
from ziggurat.games.new_dawn.picking import Listed, Pick
from ziggurat.games.new_dawn.printed import focus_of, printed
from ziggurat.games.new_dawn.rows import Wonder
from ziggurat.games.new_dawn.state import Realm, Table, table
from ziggurat.games.new_dawn.turn.turn import RESOLVED_AND_RESET, resolve_card
from ziggurat.games.new_dawn.verbs import PUT, RESOLVE
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import Adjust, Cue, Do, Plus
from ziggurat.kernel.flows import NO_THANKS
from ziggurat.kernel.question import CARD, Question
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State

# Great Lighthouse: empty spaces at the edge of the map are in range for a city.


def lighthouse_spaces(s: State, cue: Cue, spaces: int) -> int:
    """Only the distance is waived (nd.wonder.lighthouse_distance)."""
    g = table(s)
    return spaces | empty_spaces(g) & g.board.edge


# Machu Picchu: cards in slots 1 and 2 are resolved as in slot 3.

PICCHU_SLOT: Final = 3


def picchu_slot(s: State, cue: Cue, place: int) -> int:
    """Secondary: the text of the base card rests on one paraphrase."""
    slots = printed(s.rules).slots
    return max(place, slots.index(PICCHU_SLOT)) if slots[cue.args[1]] < PICCHU_SLOT else place


# Great Zimbabwe: a store of trade tokens, emptied at the start of a turn.


def may_unload(realm: Realm, place: int) -> int:
    """A stored token may go to every card of the row that is not full."""
    if place == STORED:
        return NOT_IN_ROW
    return CARD_FULL if realm.trade[place] >= MOST_TOKENS else ALLOWED


def zimbabwe_useful(g: Table, seat: int) -> bool:
    realm = g.realms[seat]
    return realm.stored > 0 and min(realm.trade) < MOST_TOKENS


def zimbabwe_begin(g: Table, seat: int) -> None:
    g.push(UnloadStore(seat))


class UnloadStore(Pick):
    """Move stored trade tokens to cards of the row, one by one."""

    SPEC: ClassVar[str] = "seat: int"
    CITES: ClassVar[tuple[str, ...]] = ("nd.wonder.effect_controller", "nd.trade.limit")

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> bool:
        if zimbabwe_useful(table(s), self.seat):
            return True
        s.pop()
        return False

    def candidates(self, g: Table) -> list[Choice]:
        return [(PASS,), *printed(g.rules).put_options]

    def test(self, g: Table, choice: Choice) -> int:
        if choice[0] == PASS:
            return ALLOWED
        if choice[0] != PUT:
            return OTHER_QUESTION
        return may_unload(g.realms[self.seat], choice[1])

    def question(self, s: State) -> Question:
        g = table(s)
        facts = (g.realms[self.seat].stored,)
        return ask(s, self.seat, "unload_store", CARD, self.listed(g), facts, any_order=True)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        if choice[0] == PASS:
            g.pop()
            return
        g.realms[self.seat].stored -= 1
        add_trade(g, self.seat, choice[1], 1)
        g.note("put_token", self.seat, (choice[1],))

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


# Estadio do Maracana: after another card the economy card too, once a turn.


def maracana_after(s: State, cue: Cue) -> None:
    """Offered after each other card until it is used (nd.wonder.maracana_after)."""
    g = table(s)
    realm = g.realms[cue.owner]
    other = focus_of(s.rules, cue.args[0]) != ECONOMY and not has(realm.used_this_turn, cue.card)
    if other and places_of(g, cue.owner, ECONOMY):
        g.push(AlsoEconomy(cue.owner, cue.card))


class AlsoEconomy(Listed):
    """Resolve and reset the economy card as well, or leave it."""

    SPEC: ClassVar[str] = "seat: int, wonder: int"
    CITES: ClassVar[tuple[str, ...]] = ("nd.wonder.effect_controller", "nd.turn.reset_lift")

    def __init__(self, seat: int, wonder: int) -> None:
        self.seat: Final = seat
        self.wonder: Final = wonder

    def listed(self, g: Table) -> tuple[Choice, ...]:
        places = places_of(g, self.seat, ECONOMY)
        return NO_THANKS + tuple([(RESOLVE, place) for place in places])

    def against(self, g: Table, choice: Choice) -> int:
        return WRONG_CARD if choice[0] == RESOLVE else OTHER_QUESTION

    def question(self, s: State) -> Question:
        options = self.listed(table(s))
        return ask(s, self.seat, "also_economy", CARD, options, (), self.wonder)

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        if choice[0] == RESOLVE:
            g.realms[self.seat].used_this_turn |= bit(self.wonder)
            g.note("used", self.seat, (self.wonder,), self.wonder)
            resolve_card(g, self.seat, choice[1], choice[1], RESOLVED_AND_RESET)

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.wonder)


# Big Ben: own caravans beside the defending space help on either side.

PER_CARAVAN: Final = 2


def big_ben_bonus(s: State, cue: Cue, bonus: int) -> int:
    g = table(s)
    near = g.board.near[cue.args[0]]
    for where in g.realms[cue.owner].caravans:
        if has(near, where):
            bonus += PER_CARAVAN
    return bonus


ECONOMIC_WONDERS: Final = (
    Wonder(
        FIRST_WONDER + 6, "great_lighthouse", ECONOMIC, ANCIENT, 8, (DIAMOND, MERCURY),
        (Adjust(CITY_SPACES, lighthouse_spaces),),
    ),
    Wonder(
        FIRST_WONDER + 7, "colossus", ECONOMIC, ANCIENT, 7, (DIAMOND, OIL),
        (Plus(CARAVAN_POOL, 6),),
    ),
    Wonder(
        FIRST_WONDER + 8, "machu_picchu", ECONOMIC, MEDIEVAL, 10, (DIAMOND, MERCURY),
        (Adjust(SLOT_VALUE, picchu_slot),),
    ),
    Wonder(
        FIRST_WONDER + 9, "great_zimbabwe", ECONOMIC, MEDIEVAL, 9, (DIAMOND, OIL),
        (Plus(STORE, 4), StartOfTurn(zimbabwe_useful, zimbabwe_begin)),
    ),
    Wonder(
        FIRST_WONDER + 10, "estadio_do_maracana", ECONOMIC, MODERN, 10, (DIAMOND, MARBLE),
        (Do(AFTER_RESOLVE, maracana_after),),
    ),
    Wonder(
        FIRST_WONDER + 11, "big_ben", ECONOMIC, MODERN, 10, (DIAMOND, MERCURY),
        (Adjust(ATTACK_BONUS, big_ben_bonus), Adjust(DEFENCE_BONUS, big_ben_bonus)),
    ),
)  # fmt: skip

ECONOMIC_FRAMES: Final = (UnloadStore, AlsoEconomy)
