"""City Management: the seats act one after the other, each with all of its cities.

Owns the frame of a seat's own part of the phase, the choice of one city's action, and that others
may cancel it. What an action does is in its own file; cards add actions by their hooks.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ziggurat.games.board_game.cities.actions import (
    CITY_ACTED,
    action_kind,
    may_take_kind,
    permitted,
)
from ziggurat.games.board_game.cities.arts import devote
from ziggurat.games.board_game.cities.buildings import PutBuilding
from ziggurat.games.board_game.cities.harvest import (
    HarvestAgain,
    harvestable,
    may_harvest,
    take_resource,
)
from ziggurat.games.board_game.cities.items import (
    ITEM_VERBS,
    DivideProduction,
    item_lack,
    items,
    may_produce,
    produce,
)
from ziggurat.games.board_game.cities.moments import CITY_PREPARES
from ziggurat.games.board_game.cities.of_city import OfCity
from ziggurat.games.board_game.cities.production import (
    RUSH_PRICE,
    may_act,
    may_rush,
    production,
    rush,
)
from ziggurat.games.board_game.cities.reasons import OTHER_CITY, RUSH_SHORT
from ziggurat.games.board_game.cities.recruiting import PutFigure
from ziggurat.games.board_game.culture.hand import hands_are_kept
from ziggurat.games.board_game.culture.track import advance, may_advance, track_lack
from ziggurat.games.board_game.ids import CITY_SLOTS, NONE
from ziggurat.games.board_game.moments import CITY_ACTION, CITY_ACTIONS, CITY_MANAGEMENT
from ziggurat.games.board_game.research.abilities import SECOND_USE, use_ability
from ziggurat.games.board_game.state import Table, seat_order, table
from ziggurat.games.board_game.turn.announce import announce_action
from ziggurat.games.board_game.turn.own_part import OwnPart, part_question
from ziggurat.games.board_game.turn.phases import refused
from ziggurat.games.board_game.turn.secrets import hides_something
from ziggurat.games.board_game.verbs import (
    ADVANCE,
    ARTS,
    BUILD,
    CITY,
    ERECT,
    HARVEST,
    PRODUCE_ARMY,
    PRODUCE_SCOUT,
    RAISE,
    RUSH,
    USE,
    USE_OTHER,
)
from ziggurat.kernel.choice import PASS, Choice
from ziggurat.kernel.content import Cue, Offer, adjusted, offers, refusal, reply
from ziggurat.kernel.flows import Each, fire
from ziggurat.kernel.question import PICK, PUBLIC, Question, only
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, Reason
from ziggurat.kernel.rules import Step
from ziggurat.kernel.state import State
from ziggurat.lib.vec import add_at, put_row

# What the table is told of an action before it is carried out, by verb.
ANNOUNCED: Final = {
    PRODUCE_ARMY: "makes_army", PRODUCE_SCOUT: "makes_scout", RAISE: "makes_unit",
    BUILD: "makes_building", ERECT: "makes_wonder", ARTS: "makes_art", HARVEST: "harvests",
}  # fmt: skip


def begin_city_management(s: State, seat: int) -> None:
    """Let the seats act one after the other.

    Rules: cb.turn.player_order, cb.cityaction.sequential_players
    """
    s.push(Each("city_management", seat_order(table(s))))


def give_actions(s: State, seat: int) -> None:
    """Each city of a seat may take one action, unless rows say otherwise.

    Rules: cb.cityaction.one_per_city, cb.city.works_same_turn
    """
    g = table(s)
    actions = [
        0 if square == NONE else adjusted(g, CITY_ACTIONS, seat, (slot,), 1)
        for slot, square in enumerate(g.cities[seat])
    ]
    g.actions = put_row(g.actions, seat, tuple(actions))


def manage(s: State, seat: int) -> None:
    """A seat's own part begins."""
    s.push(CityManagement(seat))


CITY_STEPS: Final = (Step("actions", give_actions), Step("manage", manage))


# At any time of a seat's own part: also while it says what a city does


def any_time(g: Table, seat: int) -> list[Choice]:
    """What a seat may do besides the actions of its cities."""
    found: list[Choice] = [(ADVANCE,)] if may_advance(g, seat) == ALLOWED else []
    found.extend(sorted(set(offers(g, CITY_MANAGEMENT, seat, ()))))
    return found


def may_do_any_time(g: Table, seat: int, choice: Choice) -> int:
    """The reason why a seat may not do such a thing.  Rules: cb.track.own_city_management"""
    if choice[0] == ADVANCE:
        return may_advance(g, seat)
    return refusal(g, CITY_MANAGEMENT, seat, (), choice)


def do_any_time(g: Table, seat: int, choice: Choice) -> None:
    """Let a seat do it."""
    if choice[0] == ADVANCE:
        advance(g, seat)
    else:
        reply(g, CITY_MANAGEMENT, seat, (), choice)


class CityManagement(OwnPart):
    """A seat lets its cities act, in any order, advances and uses what it has, until it passes.

    Rules: cb.cityaction.order_of_cities, cb.cityaction.pass_allowed, cb.track.own_city_management
    """

    SPEC: ClassVar[str] = "seat: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "cb.cityaction.order_of_cities", "cb.cityaction.pass_allowed",
        "cb.track.own_city_management",
    )  # fmt: skip

    def question(self, s: State) -> Question:
        g = table(s)
        seat = self.seat
        options: list[Choice] = [(PASS,)]
        options.extend([(CITY, at) for at in range(CITY_SLOTS) if may_act(g, seat, at) == ALLOWED])
        options.extend(any_time(g, seat))
        return part_question(g, seat, CITY_MANAGEMENT, tuple(options))

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        if choice[0] == PASS:
            s.pop()
        elif choice[0] == CITY:
            s.push(CityAction(seat, choice[1]))
        else:
            do_any_time(table(s), seat, choice)

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        if choice[0] == CITY:
            reason = may_act(table(s), seat, choice[1])
        else:
            reason = may_do_any_time(table(s), seat, choice)
        facts = track_lack(table(s), seat, reason) if choice[0] == ADVANCE else choice[1:]
        return refused(table(s), seat, reason, choice, facts)


def may_take(g: Table, seat: int, slot: int, choice: Choice, budget: int) -> int:
    """The reason why a city cannot do something as its action, or to prepare it.

    `budget` is its production.
    Rules: cb.cityaction.choice, cb.production.rush_one_city
    """
    if choice[0] == RUSH:
        return may_rush(g, seat) if choice[1] == slot else OTHER_CITY
    if choice[0] in ITEM_VERBS:
        reason = may_produce(g, seat, slot, choice, budget)
    elif choice[0] == HARVEST:
        reason = may_harvest(g, seat, slot, choice[1])
    elif choice[0] == ARTS:
        reason = ALLOWED
    else:
        reason = refusal(g, CITY_ACTION, seat, (slot,), choice)
    if reason != ALLOWED:
        return reason
    return may_take_kind(g, seat, slot, action_kind(g, seat, choice))


class CityAction(OfCity):
    """A seat says what one of its cities does; passing forgoes the city's action.

    Before, it may buy production for this city as often as it can pay, and do everything that it
    may do at any time of the phase.
    Rules: cb.cityaction.choice, cb.production.rush_repeat, cb.cityaction.pass_allowed,
    cb.track.own_city_management
    """

    SPEC: ClassVar[str] = "seat: int, slot: int"
    CITES: ClassVar[tuple[str, ...]] = (
        "cb.cityaction.choice", "cb.cityaction.same_kind_allowed", "cb.production.rush_repeat",
        "cb.production.one_item",
    )  # fmt: skip

    def run(self, s: State) -> bool:
        return hands_are_kept(table(s))

    def question(self, s: State) -> Question:
        g = table(s)
        seat, slot = self.seat, self.slot
        budget = production(g, seat, slot)
        options: list[Choice] = [(PASS,)]
        if may_rush(g, seat) == ALLOWED:
            options.append((RUSH, slot))
        actions = items(g, seat, slot, budget)
        actions.append((ARTS,))
        actions.extend([(HARVEST, resource) for resource in harvestable(g, seat, slot)])
        options.extend(permitted(g, seat, slot, actions))
        others = any_time(g, seat)
        others.extend(offers(s, CITY_PREPARES, seat, (slot,)))
        others.extend(permitted(g, seat, slot, offers(s, CITY_ACTION, seat, (slot,))))
        options.extend(sorted(set(others)))
        audience = only(seat) if hides_something(g, seat) else PUBLIC
        return Question(
            seat, "city_action", PICK, tuple(options), (slot, budget), audience=audience
        )

    def _is_action(self, g: Table, choice: Choice) -> bool:
        if choice[0] in (PASS, ARTS, HARVEST) or choice[0] in ITEM_VERBS:
            return True
        return refusal(g, CITY_ACTION, self.seat, (self.slot,), choice) == ALLOWED

    def answer(self, s: State, seat: int, choice: Choice) -> None:
        g = table(s)
        if choice[0] == RUSH:
            rush(g, seat, self.slot)
            return
        if not self._is_action(g, choice):
            if not reply(g, CITY_PREPARES, seat, (self.slot,), choice):
                do_any_time(g, seat, choice)
            return
        g.pop()
        g.actions = put_row(g.actions, seat, add_at(g.actions[seat], self.slot, -1))
        if choice[0] == PASS:
            g.note("city_rests", seat, (self.slot,))
            return
        # What a row offers is spent like the action itself, even if somebody cancels it.
        if choice[0] == USE:
            use_ability(g, seat, choice[1])
        elif choice[0] == USE_OTHER:
            use_ability(g, seat, choice[1] + SECOND_USE)
        g.note(ANNOUNCED.get(choice[0], "city_uses"), seat, (self.slot, *choice[1:]))
        kind = action_kind(g, seat, choice)
        fire(g, CITY_ACTED, seat, (self.slot, kind), everyone=False)
        announce_action(g, seat, self.slot, choice, TakeAction(seat, self.slot, choice))

    def refuse(self, s: State, seat: int, choice: Choice) -> Reason | None:
        g = table(s)
        budget = production(g, seat, self.slot) if choice[0] in ITEM_VERBS else 0
        reason = may_take(g, seat, self.slot, choice, budget)
        if reason == OTHER_QUESTION:
            reason = refusal(g, CITY_PREPARES, seat, (self.slot,), choice)
        if reason == OTHER_QUESTION:
            reason = may_do_any_time(g, seat, choice)
        facts = track_lack(g, seat, reason) if choice[0] == ADVANCE else choice[1:]
        if reason == RUSH_SHORT:
            facts = (RUSH_PRICE, g.trade[seat])
        elif choice[0] in ITEM_VERBS:
            facts = item_lack(g, seat, reason, choice, budget)
        return refused(g, seat, reason, choice, facts)


class TakeAction(OfCity):
    """A city does what nobody has cancelled."""

    SPEC: ClassVar[str] = "seat: int, slot: int, choice: tuple[int, ...]"
    CITES: ClassVar[tuple[str, ...]] = ("cb.cityaction.choice", "cb.resource.one_per_action")

    def __init__(self, seat: int, slot: int, choice: Choice) -> None:
        super().__init__(seat, slot)
        self.choice: Final = choice

    def run(self, s: State) -> bool:
        g = table(s)
        g.pop()
        verb = self.choice[0]
        if verb == ARTS:
            devote(g, self.seat, self.slot)
        elif verb == HARVEST:
            take_resource(g, self.seat, self.choice[1])
        elif verb in ITEM_VERBS:
            produce(g, self.seat, self.slot, self.choice)
        else:
            self._use(g, self.choice[1])
        return False

    def _use(self, g: Table, card: int) -> None:
        """Let a row act that is marked as used since the action was announced."""
        hook = g.rules.hook_of(CITY_ACTION.name, card)
        assert isinstance(hook, Offer)
        hook.reply(g, Cue(card, self.seat, (self.slot,)), self.choice)


CITY_FRAMES: Final = (
    CityManagement, CityAction, TakeAction, PutFigure, PutBuilding, DivideProduction, HarvestAgain,
)  # fmt: skip
