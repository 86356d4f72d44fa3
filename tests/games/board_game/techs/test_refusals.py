"""Refusals: what is not yours is explained, and nothing speaks against what is listed."""

import pytest

from tests.games.board_game.kit import laid_out, open_map, resting, row_of, state
from tests.games.board_game.techs.using import armed, fighting, knowing, managing, moving
from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat.games.board_game.battle.wounds import PlaceWounds
from ziggurat.games.board_game.content.civilization_abilities import TakeToken
from ziggurat.games.board_game.content.wonders_ancient import GrowFigure
from ziggurat.games.board_game.culture.people import SettlePerson
from ziggurat.games.board_game.research.paying import Pay
from ziggurat.games.board_game.verbs import HEAL, WOUND
from ziggurat.kernel.flows import Ask
from ziggurat.kernel.frame import Frame

UNKNOWN = "cb.building.needs_tech"
ONE_IRON = (0, 1, 0, 0, 0, 0, 0)


@pytest.mark.parametrize("tech", ["chivalry", "democracy_tech", "pottery", "steam_power"])
def test_unknown_techs_cannot_be_used_in_city_management(tech: str) -> None:
    t = managing(knowing().set("resources p1 incense", "2").set("trade p1", "20"))
    assert t.refused(f"p1 use {tech}") == UNKNOWN


def test_unknown_techs_cannot_be_used_in_movement_and_battle() -> None:
    t = moving(knowing().set("facedown_finds p1", "hut_spy"))
    assert t.refused("p1 use communism_tech") == t.refused("p1 raze A33") == UNKNOWN
    t = fighting(armed(knowing(), ["infantry_1"], []), ("infantry_1", 0, "", 0))
    assert t.refused("p1 use biology") == t.refused("p1 use metalworking") == UNKNOWN


def test_abilities_of_others_are_not_yours() -> None:
    t = managing(knowing()).play("p1 city capital")
    assert t.refused("p1 use egyptians") == "cb.replace.only_own"
    assert t.refused("p1 use engineering") == UNKNOWN
    t = moving(open_map(knowing())).play("p1 take A33 1 0")
    assert t.refused("p1 slip army H22") == "cb.replace.only_own"


def rich() -> Position:
    """An open map on which p1 has something of everything and p2 a second city."""
    t = open_map(laid_out()).set("resources p1 iron", "1").set("resources p1 silk", "1")
    t.set("facedown_finds p1", "hut_spy").set("city p2 city1", "E22").set("marker A12", "market")
    return t.set("forces p2", "infantry_1").set("marker A13", "stonehenge")


FRAMES: tuple[Frame, ...] = (
    TakeToken(0),
    Pay(0, ONE_IRON, ()),
    Pay(0, (0, 0, 0, 0, 0, 0, 2), ()),
    Ask("helped_city", 0, (3,)),
    Ask("trade_partner", 0),
    Ask("hold_square", 0),
    Ask("ship_from", 0),
    Ask("ship_to", 0, (10,)),
    Ask("plot", 0),
    Ask("blast", 0),
    Ask("bomb", 0),
    GrowFigure(0, 10),
)


@pytest.mark.parametrize("frame", FRAMES)
def test_nothing_speaks_against_what_is_listed(frame: Frame) -> None:
    g = state(rich())
    for choice in frame.question(g).options:
        assert frame.refuse(g, 0, choice) is None


def test_nothing_speaks_against_wounds_that_can_be_dealt_and_healed() -> None:
    t = armed(knowing(), ["infantry_1"], ["infantry_2"])
    t = fighting(t, ("infantry_1", 1, "", 0), ("", 0, "infantry_2", 0))
    for frame in (PlaceWounds(0, WOUND, 2), PlaceWounds(0, HEAL, 2)):
        for choice in frame.question(t.state).options[1:]:
            assert frame.refuse(t.state, 0, choice) is None


def test_squares_that_this_map_does_not_have_are_refused() -> None:
    t = laid_out()
    t.at(resting(0), SettlePerson(0, row_of(t, "artist"), True))
    assert t.refused("p1 settle artist P44") == "cb.building.placed_in_outskirts"
    assert rich().at(resting(0), Ask("blast", 0)).refused("p1 raze P44")
    assert rich().at(resting(0), Ask("hold_square", 0)).refused("p1 at P44")
    assert rich().at(resting(0), Ask("ship_to", 0, (10,))).refused("p1 at P44")


@rule("cb.gp.pile_empty")
def test_philosophy_is_of_no_use_once_the_pile_is_empty() -> None:
    t = knowing("philosophy").set("resources p1 silk", "3")
    while state(t).people_bag.size():
        bag = state(t).people_bag
        state(t).people_bag = bag.draw(bag.draws()[0][0])
    assert managing(t).refused("p1 use philosophy") == "cb.gp.pile_empty"
    assert "p1 use philosophy" not in t.options()


@rule("cb.trade.dial_maximum")
def test_horseback_riding_is_of_no_use_if_all_dials_are_at_their_end() -> None:
    t = knowing("horseback_riding").set("resources p1 silk", "1").set("trade p1", "27")
    t.set("trade p2", "27").at("turn p1 research", "trading p1")
    assert t.refused("p1 use horseback_riding") == "cb.trade.dial_maximum"
    assert "p1 use horseback_riding" not in t.options()


@rule("cb.gov.anarchy_effect")
def test_atomic_theory_lets_nobody_act_who_has_nothing_but_a_capital_in_anarchy() -> None:
    t = knowing("atomic_theory", "currency").set(
        "facedown_finds p1", "village_uranium", "hut_incense"
    )
    t.set("government p1", "anarchy")
    assert managing(t).refused("p1 use atomic_theory") == "cb.gov.anarchy_effect"
    assert "p1 use atomic_theory" not in t.options()


@rule("cb.production.cost_at_most")
def test_engineering_is_of_no_use_for_a_city_that_can_produce_nothing() -> None:
    t = knowing("engineering").set("armies p2", "A13", "A23", "A33", "A31", "A12").set("armies p1")
    managing(t.set("scouts p1")).play("p1 city capital")
    assert t.refused("p1 use engineering") == "cb.production.cost_at_most"
    assert "p1 use engineering" not in t.options()


def test_communism_does_not_hold_a_square_twice() -> None:
    t = knowing("communism_tech").set("facedown_finds p1", "village_spy").set("locked", "A11")
    t = moving(t).play("p1 use communism_tech", "p1 pay village_spy")
    assert "p1 at A11" not in t.options()
    assert t.refused("p1 at A11") == "cb.tech.resource_ability_parts"
