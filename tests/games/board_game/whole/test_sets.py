"""Sets: whatever order their things are named in, it comes to the same (decision 0021)."""

from collections.abc import Callable
from itertools import permutations

import pytest

from tests.games.board_game.battle.test_loot_points import city_taken
from tests.games.board_game.city.town import acting, town, with_city
from tests.games.board_game.great_person_deck.kit import people
from tests.games.board_game.investments.kit import table_of_investors as investing
from tests.games.board_game.kit import laid_out, open_map, row_of, square_of
from tests.games.board_game.techs.using import armed, fighting, knowing
from tests.games.board_game.wisdom_and_warfare.kit import laid_out as wisdom
from tests.kit.sets import topics_of_sets
from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat.games.board_game.battle.loot import CITY_LOOT
from ziggurat.games.board_game.culture.events import Aim
from ziggurat.games.board_game.culture.hand import DiscardDown
from ziggurat.games.board_game.great_person_deck.exchanging import ExchangeEvents
from ziggurat.games.board_game.investments.investing import AddMarkers
from ziggurat.games.board_game.moments import START_OF_TURN
from ziggurat.games.board_game.research.paying import Pay
from ziggurat.games.board_game.rows.tech import ANY_3
from ziggurat.games.board_game.setup.seats import PlaceFigures
from ziggurat.games.board_game.start.founding import MakeRoom
from ziggurat.games.board_game.start.gathering import SendScouts
from ziggurat.games.board_game.trade.deals import Deal
from ziggurat.games.board_game.trade.handing import CloseDeal
from ziggurat.games.board_game.trade.negotiation import Drafting
from ziggurat.games.board_game.wisdom_and_warfare.civilizations.gathering import SendArmies
from ziggurat.games.board_game.wisdom_and_warfare.policies.changing import AdoptPolicies
from ziggurat.kernel.flows import Ask
from ziggurat.match.codec import digest

AFTER = "turn p1 research"
EMPTY = Deal(0, 1, (), (), (), (), (), ())
HUTS = 6
ANCIENT = 8


def paying() -> Position:
    t = laid_out().set("resources p1 wheat", "2").set("resources p1 iron", "1")
    t.set("facedown_finds p1", "hut_spy", "village_uranium").set("hand p1", "a_gift_from_afar")
    return t.at(AFTER, Pay(0, ANY_3, ()))


def drafting() -> Position:
    t = laid_out().set("trade p1", "5").set("culture p1", "3").set("resources p2 iron", "1")
    return t.at(AFTER, Drafting(EMPTY, 12, 3))


def picking() -> Position:
    t = laid_out().set("facedown_finds p1", "hut_spy", "hut_silk", "hut_iron", "hut_wheat")
    t.set("hand p2", "sabotage", "drought")
    deal = Deal(0, 1, ((HUTS, 3),), ((ANCIENT, 1),), (), (), (), ())
    return t.at(AFTER, CloseDeal(deal, (), ()))


def discarding() -> Position:
    t = laid_out().set("hand p1", "sabotage", "a_gift_from_afar", "drought", "exchange_of_ideas")
    return t.at(AFTER, DiscardDown(0))


def wounding() -> Position:
    t = knowing("mathematics").set("resources p1 iron", "1")
    armed(t, [], ["infantry_2", "mounted_2", "mounted_3"])
    t = fighting(t, ("", 0, "infantry_2", 1), ("", 0, "mounted_2", 1), ("", 0, "mounted_3", 0))
    return t.play("p1 use mathematics")


def healing() -> Position:
    t = knowing("animal_husbandry").set("rank p1 infantry", "3")
    armed(t, ["infantry_3", "infantry_3"], ["infantry_1"])
    t = fighting(t, ("infantry_3", 4, "", 0), ("infantry_3", 2, "infantry_1", 0))
    return t.play("p1 use animal_husbandry")


def harvesting() -> Position:
    t = with_city(town().set("marker A13", "angkor_wat"))
    t.set("scouts p1", "A41").set("scout_city p1 A41", "capital")
    return acting(t).play("p1 use angkor_wat")


def aiming() -> Position:
    t = laid_out()
    for square in ("H12", "H31", "H33"):
        t.set(f"marker {square}", "library")
    return t.at(AFTER, Aim(0, row_of(t, "disaster"), START_OF_TURN.name, ()))


def sending() -> Position:
    t = open_map(laid_out()).set("city p1 city1", "C22").set("scouts p1", "B33", "E22")
    for name in ("B33", "E22"):
        t.set(f"scout_city p1 {name}", "capital")
    return t.at(AFTER, SendScouts(0, tuple(sorted([square_of(t, "B33"), square_of(t, "E22")]))))


def shoving() -> Position:
    t = open_map(laid_out()).set("city p1 city1", "C22")
    t.set("scouts p1", "C22").set("armies p1", "C22", "C22")
    return t.at(AFTER, MakeRoom(0, square_of(t, "C22")))


def placing() -> Position:
    return laid_out().at(AFTER, PlaceFigures(0, 3, 1))


def looting() -> Position:
    t = laid_out().set("resources p2 iron", "1").set("resources p2 silk", "2")
    return t.at(AFTER, Ask(CITY_LOOT, 0, (1,)))


def adding() -> Position:
    return investing().at(AFTER, AddMarkers(0, 3))


def exchanging() -> Position:
    t = people().set("hand p1", "sabotage", "drought")
    return t.at(AFTER, ExchangeEvents(0))


def sending_armies() -> Position:
    t = open_map(wisdom()).set("civilization p1", "english").set("city p1 city1", "C22")
    t.set("armies p1", "B33", "E22")
    for name in ("B33", "E22"):
        t.set(f"still_gathered p1 {name}", "capital")
    return t.at(AFTER, SendArmies(0, tuple(sorted([square_of(t, "B33"), square_of(t, "E22")]))))


def adopting() -> Position:
    t = wisdom().set("civilization p1", "french")
    return t.at(AFTER, AdoptPolicies(0, 2))


SETS: tuple[tuple[Callable[[], Position], tuple[str, ...]], ...] = (
    (paying, ("pay iron", "pay hut_spy", "pay wheat")),
    (paying, ("pay wheat", "pay wheat", "pay village_uranium")),
    (drafting, ("give trade 2", "want iron 1", "give culture 1", "promise peace")),
    (picking, ("give hut_spy 1", "give hut_iron 1", "give hut_silk 1")),
    (discarding, ("discard sabotage", "discard drought")),
    (wounding, ("wound 1", "wound 2", "wound 3")),
    (wounding, ("wound 2", "wound 3", "wound 3")),
    (healing, ("heal 1", "heal 1", "heal 2")),
    (harvesting, ("harvest iron", "harvest silk")),
    (aiming, ("raze H12", "raze H33")),
    (sending, ("send B33 city1", "send E22 capital")),
    (shoving, ("shove army C11", "shove army C23", "shove scout C11")),
    (placing, ("army A12", "army A12", "army A33")),
    (looting, ("loot iron", "loot silk")),
    (city_taken, ("loot trade", "drop_coin pottery")),
    (city_taken, ("loot silk", "loot culture")),
    (
        adding,
        (
            "add_marker infrastructure",
            "add_marker public_education",
            "add_marker infrastructure",
        ),
    ),
    (exchanging, ("discard sabotage", "discard drought")),
    (sending_armies, ("send B33 city1", "send E22 capital")),
    (adopting, ("adopt rationalism", "adopt military_tradition")),
)


@rule("cb.turn.set_any_order")
@pytest.mark.parametrize(("asked", "things"), SETS)
def test_all_orders_of_a_set_come_to_the_same(
    asked: Callable[[], Position], things: tuple[str, ...]
) -> None:
    ends = set()
    for order in permutations(things):
        t = asked()
        t.play(*[f"p1 {thing}" for thing in order])
        ends.add((digest(t.state), tuple(sorted(t.heard("p1")))))
    assert len(ends) == 1


@pytest.mark.parametrize("asked", list(dict.fromkeys([asked for asked, _ in SETS])))
def test_a_question_says_that_its_answers_are_a_set(asked: Callable[[], Position]) -> None:
    """Loot of a city is named in two questions, of which the first has other answers too."""
    assert asked().state.asked[0].any_order or asked is looting


def test_every_set_of_the_game_is_tried() -> None:
    """A scout that begins beside a capital is one alone, but is asked for with the armies."""
    tried = {asked().state.asked[0].topic for asked, _ in SETS} | {"first_scout"}
    assert topics_of_sets("board_game") <= tried
