"""Economy cards: Foreign Trade, Currency, Steam Power, Capitalism."""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.new_dawn.asking import ask
from ziggurat.games.new_dawn.board.supplies import gain_resource, resource_supply
from ziggurat.games.new_dawn.focus.caravans import EconomyCard
from ziggurat.games.new_dawn.focus.economy import resolve_economy
from ziggurat.games.new_dawn.focus.reasons_culture import SUPPLY_EMPTY
from ziggurat.games.new_dawn.focus.reasons_economy import NO_RESOURCE, SAME_CARD
from ziggurat.games.new_dawn.ids import RESOURCES
from ziggurat.games.new_dawn.masks import bit, has
from ziggurat.games.new_dawn.moments import AFTER_CARAVANS, AFTER_RESET, CARD_REPLACED
from ziggurat.games.new_dawn.picking import Listed
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.turn.turn import RESOLVED, card_resolved, resolve_card
from ziggurat.games.new_dawn.verbs import RESOLVE, RESOURCE
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import Cue, Do
from ziggurat.kernel.flows import NO_THANKS
from ziggurat.kernel.question import CARD, PICK, Question
from ziggurat.kernel.reason import OTHER_QUESTION
from ziggurat.kernel.state import State
from ziggurat.lib.vec import add_at

# Steam Power: afterwards, one resource for another.


class GiveResource(Listed):
    """Give a resource back to the supply to take another one for it, or keep all.

    Natural wonder tokens are not resource tokens (nd.naturalwonder.not_returned).
    """

    SPEC: ClassVar[str] = "seat: int"
    CITES: ClassVar[tuple[str, ...]] = ("nd.focus.advanced", "nd.resource.return")

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def listed(self, g: Table) -> tuple[Choice, ...]:
        held = g.realms[self.seat].resources
        kinds = [kind for kind in range(len(RESOURCES)) if held[kind] > 0]
        return NO_THANKS + tuple([(RESOURCE, kind) for kind in kinds])

    def against(self, g: Table, choice: Choice) -> int:
        return NO_RESOURCE if choice[0] == RESOURCE else OTHER_QUESTION

    def question(self, s: State) -> Question:
        return ask(s, self.seat, "give_resource", PICK, self.listed(table(s)))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        if choice[0] == PASS:
            g.pop()
            return
        realm = g.realms[self.seat]
        realm.resources = add_at(realm.resources, choice[1], -1)
        g.note("gave_resource", self.seat, (choice[1],))
        g.swap(TakeResource(self.seat))

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


class TakeResource(Listed):
    """Take one resource of any type that the supply has."""

    SPEC: ClassVar[str] = "seat: int"
    CITES: ClassVar[tuple[str, ...]] = ("nd.component.resource_shortage",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def _kinds(self, g: Table) -> list[int]:
        return [kind for kind in range(len(RESOURCES)) if resource_supply(g, kind) > 0]

    def run(self, s: State) -> bool:
        if self._kinds(table(s)):
            return True
        s.pop()
        return False

    def listed(self, g: Table) -> tuple[Choice, ...]:
        return tuple([(RESOURCE, kind) for kind in self._kinds(g)])

    def against(self, g: Table, choice: Choice) -> int:
        return SUPPLY_EMPTY if choice[0] == RESOURCE else OTHER_QUESTION

    def question(self, s: State) -> Question:
        return ask(s, self.seat, "take_resource", PICK, self.listed(table(s)))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        s.pop()
        gain_resource(table(s), self.seat, choice[1])

    def about(self) -> tuple[int, ...]:
        return (self.seat,)


def steam_power_after(s: State, cue: Cue) -> None:
    if cue.args[0] == cue.card and cue.owner == table(s).active:
        s.push(GiveResource(cue.owner))


# Capitalism: after its reset, another card as if it stood in slot 1.


class ResolveAnother(Listed):
    """Choose another card of the row to resolve; it is not reset."""

    SPEC: ClassVar[str] = "seat: int, card: int"
    CITES: ClassVar[tuple[str, ...]] = ("nd.focus.advanced", "nd.turn.no_effect")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def listed(self, g: Table) -> tuple[Choice, ...]:
        row = g.realms[self.seat].row
        others = [place for place in range(len(row)) if row[place] != self.card]
        return NO_THANKS + tuple([(RESOLVE, place) for place in others])

    def against(self, g: Table, choice: Choice) -> int:
        return SAME_CARD if choice[0] == RESOLVE else OTHER_QUESTION

    def question(self, s: State) -> Question:
        options = self.listed(table(s))
        return ask(s, self.seat, "resolve_another", CARD, options, (self.card,))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        g.pop()
        if choice[0] == RESOLVE:
            realm = g.realms[self.seat]
            realm.used_this_turn |= bit(self.card)
            g.note("resolves_another", self.seat, (realm.row[choice[1]],), self.card)
            # As if in slot 1 (nd.focus.as_if_slot_one).
            resolve_card(g, self.seat, choice[1], 0, RESOLVED)

    def about(self) -> tuple[int, ...]:
        return (self.seat, self.card)


def capitalism_gained(s: State, cue: Cue) -> None:
    """Its text waits for another turn if it took the place of the card that is being resolved.

    Rules: nd.science.replace_resolving_card
    """
    g = table(s)
    if cue.args[0] == cue.card and cue.args[1] == card_resolved(g, cue.owner):
        g.realms[cue.owner].used_this_turn |= bit(cue.card)


def capitalism_reset(s: State, cue: Cue) -> None:
    g = table(s)
    ready = not has(g.realms[cue.owner].used_this_turn, cue.card)
    if cue.args[0] == cue.card and cue.owner == g.active and ready:
        g.push(ResolveAnother(cue.owner, cue.card))


ECONOMY_CARDS: Final = (
    EconomyCard(1, "foreign_trade", resolve_economy, count=1, distance=3),
    # Secondary: that the caravan goes on after a barbarian rests on one source.
    EconomyCard(2, "currency", resolve_economy, count=2, distance=4, barbarians=True),
    EconomyCard(
        3, "steam_power", resolve_economy, count=2, distance=6, water=True,
        hooks=(Do(AFTER_CARAVANS, steam_power_after),),
    ),
    EconomyCard(
        4, "capitalism", resolve_economy, count=3, distance=6, water=True,
        hooks=(Do(AFTER_RESET, capitalism_reset), Do(CARD_REPLACED, capitalism_gained)),
    ),
)  # fmt: skip

ECONOMY_CARD_FRAMES: Final = (GiveResource, TakeResource, ResolveAnother)
