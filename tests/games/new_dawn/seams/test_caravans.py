"""What modules may add to moving caravans: other ways, shortcuts, and something done under way."""

from __future__ import annotations

from functools import cache

from tests.games.new_dawn.seams.kit import FIRST_ROW, probed
from tests.games.new_dawn.strip import Strip
from ziggurat import api
from ziggurat.build.build import Build
from ziggurat.games.new_dawn.content.economy_cards import ECONOMY_CARDS
from ziggurat.games.new_dawn.focus.caravans import EconomyCard
from ziggurat.games.new_dawn.focus.economy import resolve_economy
from ziggurat.games.new_dawn.ids import CARAVAN
from ziggurat.games.new_dawn.masks import has, members
from ziggurat.games.new_dawn.moments import CARAVAN_LINKS, CARAVAN_SPACES, FIGURE_UNDER_WAY
from ziggurat.games.new_dawn.state import table
from ziggurat.kernel.choice import Choice, Verb
from ziggurat.kernel.content import Adjust, Cue, Offer, Row
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, ReasonKind
from ziggurat.kernel.state import State

REST = 300
TOO_RESTLESS = 900


def rests(s: State, cue: Cue) -> list[Choice]:
    """A caravan may rest on grassland."""
    kind, figure, reach, paused = cue.args
    assert kind == CARAVAN
    if paused:
        return []
    return [(REST, figure, at) for at in members(reach & table(s).board.within[1])]


def may_rest(s: State, cue: Cue, choice: Choice) -> int:
    if choice[0] != REST or choice[1] != cue.args[1]:
        return OTHER_QUESTION
    if cue.args[3]:
        return TOO_RESTLESS
    there = cue.args[2] & table(s).board.within[1]
    return ALLOWED if has(there, choice[2]) else TOO_RESTLESS


def rest(s: State, cue: Cue, choice: Choice) -> None:
    s.note("rested", cue.owner, choice[1:])


def over_water(s: State, cue: Cue, spaces: int) -> int:
    return spaces | table(s).board.waters


def linked(s: State, cue: Cue, spaces: int) -> int:
    return spaces | table(s).board.waters


def install(b: Build) -> None:
    """An inn where caravans rest, boats for the water, a current that links all of it, a trap."""
    b.verbs.add((Verb(REST, "rest", ("caravan", "space")),))
    b.reasons.add((ReasonKind(TOO_RESTLESS, "too_restless", "nd.economy.step_by_step"),))
    inn = Row(FIRST_ROW, "inn", (Offer(FIGURE_UNDER_WAY, rests, rest, may_rest),))
    boats = Row(FIRST_ROW + 1, "boats", (Adjust(CARAVAN_SPACES, over_water),))
    current = Row(FIRST_ROW + 2, "current", (Adjust(CARAVAN_LINKS, linked),))
    b.content("trial").add((inn, boats, current))
    trap = EconomyCard(
        2, "currency", resolve_economy, count=2, distance=4, barbarians=True, onward=False
    )
    b.content("focus_card").replace("currency", trap)


@cache
def rules() -> api.Rules:
    """The rules of these tests."""
    return probed(install)


def caravan(card: str, slot: int, where: str, *held: str) -> Strip:
    """p1 moves one caravan."""
    t = Strip(("11a", "9a"), card, slot, 1, rules())
    return t.caravans(where).hold("p1", *held).begin()


def test_a_caravan_does_something_under_way_for_a_space_of_its_movement() -> None:
    t = caravan("foreign_trade", 3, "5b", "inn")
    assert t.facts() == (3, 0)
    t.play("rest c1 5c")
    assert t.fact("caravans p1") == ["5c"]
    assert t.facts() == (1, 0)
    assert not [at for at in t.options() if at.startswith("rest")]
    t.play("move c1 5b")
    assert t.fact("caravans p1") == ["5b"]


def test_it_may_be_done_where_the_caravan_stands_and_not_too_far_away() -> None:
    t = caravan("foreign_trade", 3, "5b", "inn")
    assert "rest c1 5b" in t.options()
    assert t.refused("rest c1 13c") == "nd.economy.step_by_step"
    assert t.refused("rest c2 5b") == "nd.economy.unlock"
    without = caravan("foreign_trade", 3, "5b")
    assert not [at for at in without.options() if at.startswith("rest")]


def test_cards_say_what_caravans_may_enter() -> None:
    assert "move c1 9d" not in caravan("foreign_trade", 3, "9c").options()
    assert "move c1 9d" in caravan("foreign_trade", 3, "9c", "boats").options()


def test_linked_spaces_are_a_step_apart() -> None:
    plain = caravan("foreign_trade", 1, "9d", "boats")
    assert "move c1 15d" not in plain.options()
    t = caravan("foreign_trade", 1, "9d", "boats", "current")
    assert {"move c1 15d", "move c1 12g", "move c1 15a"} <= set(t.options())


def test_a_card_may_end_the_move_where_a_barbarian_was() -> None:
    t = Strip(("11a", "9a"), "currency", 3, 1, rules()).caravans("5b").barbarian("5c").begin()
    t.play("move c1 5c")
    assert t.fact("caravans p1") == ["5c"]
    assert t.asked() == ["p2 focus"]
    assert ECONOMY_CARDS[1].onward
