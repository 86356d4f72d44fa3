"""Nuclear Power: people give up a city each, and what lies around these is destroyed with them."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask, is_governed
from ziggurat.games.new_dawn.automated_player.ids import FIRST_OWN_REASON, FIRST_OWN_VERB
from ziggurat.games.new_dawn.automated_player.reading import ReadCard, did_something
from ziggurat.games.new_dawn.board.kinds import sheltered
from ziggurat.games.new_dawn.board.pieces import remove_city, remove_token
from ziggurat.games.new_dawn.board.spaces import owner_of
from ziggurat.games.new_dawn.masks import bit, mask_of, members, minus
from ziggurat.games.new_dawn.picking import Listed, naming
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.victory import step_done
from ziggurat.kernel.choice import Choice, Verb
from ziggurat.kernel.question import SPACE, Question
from ziggurat.kernel.reason import OTHER_QUESTION, ReasonKind
from ziggurat.kernel.state import State

GIVE_UP: Final = FIRST_OWN_VERB
NUCLEAR_VERBS: Final = (Verb(GIVE_UP, "give_up", ("space",)),)

NOT_YOURS_TO_LOSE: Final = FIRST_OWN_REASON
NUCLEAR_REASONS: Final = (
    ReasonKind(NOT_YOURS_TO_LOSE, "not_yours_to_lose", "ap.science.nuclear_power"),
)


def cities_to_lose(g: Table, attacker: int, seat: int) -> int:
    """Mask: cities that a seat can give up, those that nothing shelters; never the capital."""
    realm = g.realms[seat]
    return minus(realm.cities, bit(realm.capital) | sheltered(g, attacker))


class GiveUpCities(Listed):
    """Each person of an order who has one names a city; when all have, they are destroyed.

    Rules: ap.science.nuclear_power, ap.human.in_ap_turn
    """

    SPEC: ClassVar[str] = "seat: int, order: tuple[int, ...], named: tuple[int, ...]"
    CITES: ClassVar[tuple[str, ...]] = ("ap.science.nuclear_power", "ap.human.in_ap_turn")

    def __init__(self, seat: int, order: tuple[int, ...], named: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.order: Final = order
        self.named: Final = named

    def run(self, s: State) -> bool:
        g = table(s)
        if not self.order:
            g.pop()
            if self.named:
                did_something(g)
                destroy_around(g, self.seat, self.named)
            return False
        if cities_to_lose(g, self.seat, self.order[0]):
            return True
        g.swap(GiveUpCities(self.seat, self.order[1:], self.named))
        return False

    def listed(self, g: Table) -> tuple[Choice, ...]:
        return tuple(naming(GIVE_UP, cities_to_lose(g, self.seat, self.order[0])))

    def against(self, g: Table, choice: Choice) -> int:
        return NOT_YOURS_TO_LOSE if choice[0] == GIVE_UP else OTHER_QUESTION

    def question(self, s: State) -> Question:
        return ask(s, self.order[0], "ap_give_up_city", SPACE, self.listed(table(s)))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.note("named_city", self.order[0], (choice[1],))
        s.swap(GiveUpCities(self.seat, self.order[1:], (*self.named, choice[1])))

    def about(self) -> tuple[int, ...]:
        return (self.order[0] if self.order else self.seat,)


def destroy_around(g: Table, attacker: int, named: tuple[int, ...]) -> None:
    """Destroy the cities and every control token beside them, reinforced or not, whoever's.

    Rules: ap.science.nuclear_power, ap.science.nuclear_owners, ap.science.nuclear_leftovers
    """
    near = minus(g.board.around(mask_of(list(named))), sheltered(g, attacker))
    for city in named:
        owner = owner_of(g, city)
        remove_city(g, owner, city)
        g.note("city_destroyed", owner, (city,))
    for seat in range(g.seats):
        for space in members(g.realms[seat].control & near):
            remove_token(g, seat, space)
            g.note("token_destroyed", seat, (space,))
    step_done(g)


def nuclear_power(g: Table, card: ReadCard) -> None:
    """Let people name their cities, in turn order.  Rules: ap.science.nuclear_power"""
    seats = [(card.seat + offset) % g.seats for offset in range(1, g.seats)]
    people = tuple([seat for seat in seats if not is_governed(g, seat)])
    g.push(GiveUpCities(card.seat, people, ()))
