"""The Arabs: what they begin with, and what spending and investing bring them."""

import pytest

from tests.games.board_game.investments.kit import rules
from tests.games.board_game.kit import laid_out, resting, row_of, state
from tests.kit.table import Position
from tests.kit.trace import component, rule
from ziggurat.games.board_game.battle.units import unit_cost
from ziggurat.games.board_game.ids import ARTILLERY, FIRST_TOKEN, IRON
from ziggurat.games.board_game.moments import SETUP_SEAT
from ziggurat.games.board_game.research.learning import learn
from ziggurat.games.board_game.research.paying import spend_good
from ziggurat.games.board_game.rows.civilization import Civilization
from ziggurat.kernel.flows import fire


def arabs(*more: str) -> Position:
    return laid_out(rules=rules(*more)).set("civilization p1", "arabs")


@component("civilization.arabs")
def test_their_sheet_names_tile_tech_and_government() -> None:
    known = rules()
    row = known.rows[known.kinds["civilization"].parse("arabs")]
    assert isinstance(row, Civilization)
    found = [known.rows[number].name for number in (row.home, row.tech, row.government)]
    assert found == ["home_of_arabs", "mathematics", "despotism"]


@component("tile.home_of_arabs")
def test_their_tile_is_as_printed() -> None:
    t = laid_out(rules=rules()).set("tile C", "home_of_arabs")
    grounds = state(t).ground[2 * 16 : 3 * 16]
    terrains = "".join("GFMDW"[ground & 7] for ground in grounds)
    assert terrains == "DDDWFMGFWFDWFWMW"


@rule("ff.setup.arabia_resources")
def test_they_begin_with_one_of_each_resource_of_the_market() -> None:
    t = arabs()
    fire(t.state, SETUP_SEAT, 0, (), everyone=False)
    t.at(resting(0), *t.state.stack)
    assert state(t).resources[0][:4] == (1, 1, 1, 1)
    assert state(t).market == (1, 1, 1, 1)


@rule("ff.setup.arabia_rank")
def test_mathematics_arms_their_artillery() -> None:
    t = arabs()
    learn(state(t), 0, row_of(t, "mathematics"), researched=False)
    assert unit_cost(state(t), 0, ARTILLERY) == 7


@pytest.mark.parametrize(("paid", "gained"), [("token", 2), ("hut_spy", 2), ("gift", 0)])
def test_whatever_resource_they_spend_brings_culture_but_a_card_does_not(
    paid: str, gained: int
) -> None:
    t = arabs()
    g = state(t)
    if paid == "token":
        t.set("resources p1 iron", "1")
        good = FIRST_TOKEN + IRON
    elif paid == "hut_spy":
        t.set("facedown_finds p1", paid)
        good = row_of(t, paid)
    else:
        good = min(row for row in t.rules.families["culture_event"] if g.printed.pays[row])
        t.set("hand p1", t.rules.rows[good].name)
    spend_good(g, 0, good)
    t.at(resting(0), *t.state.stack)
    assert g.culture[0] == gained


def test_each_investment_moves_them_along_the_culture_track() -> None:
    t = arabs().set("coin_tokens p1", "pottery").at("turn p1 start of turn")
    t.play("p1 invest pottery infrastructure")
    assert t.fact("track p1") == ["1"]
    assert t.fact("culture p1") == ["0"]
