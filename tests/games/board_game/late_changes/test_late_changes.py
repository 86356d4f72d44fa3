"""The late changes: two civilizations change together and nothing else does."""

import pytest

from tests.games.board_game.fame_and_fortune.kit import fame_rules, laid_out
from tests.games.board_game.kit import resting, row_of, state
from tests.games.board_game.setup.dealing import on_to
from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat.games.board_game.culture.moments import PEOPLE_DRAWN
from ziggurat.games.board_game.ids import FIRST_TOKEN, IRON
from ziggurat.games.board_game.research.learning import learn
from ziggurat.games.board_game.research.paying import spend_good
from ziggurat.games.board_game.rows.civilization import Civilization
from ziggurat.kernel.content import adjusted

LATE = "late_changes"
MORE = [((), False), ((LATE,), True)]


def playing(name: str, *more: str, seats: int = 3) -> Position:
    return laid_out(seats, *more).set("civilization p1", name)


def run(t: Position) -> Position:
    return t.at(resting(0), *t.state.stack)


@rule("bx.late_changes.option")
@pytest.mark.parametrize(("more", "late"), MORE)
def test_the_greeks_begin_under_despotism(more: tuple[str, ...], late: bool) -> None:
    rules = fame_rules(*more)
    row = rules.rows[rules.kinds["civilization"].parse("greeks")]
    assert isinstance(row, Civilization)
    assert rules.rows[row.government].name == ("despotism" if late else "democracy")
    assert rules.rows[row.tech].name == "democracy_tech"


@rule("bx.late_changes.option")
@pytest.mark.parametrize(("more", "late"), MORE)
@pytest.mark.parametrize(("knowing", "gained"), [((), 2), (("p2",), 1), (("p2", "p3"), 0)])
def test_a_tech_the_greeks_learn_brings_culture_for_all_who_lack_it(
    more: tuple[str, ...], late: bool, knowing: tuple[str, ...], gained: int
) -> None:
    t = playing("greeks", *more)
    for seat in knowing:
        t.set(f"known {seat}", "pottery")
    learn(state(t), 0, row_of(t, "pottery"), researched=False)
    assert run(t).fact("culture p1") == [str(gained if late else 0)]


@rule("bx.late_changes.option")
@pytest.mark.parametrize(("more", "kept"), [((), "6"), ((LATE,), "0")])
def test_the_greeks_keep_no_trade_any_more(more: tuple[str, ...], kept: str) -> None:
    t = playing("greeks", *more, seats=2).set("trade p1", "6")
    t.at(resting(0), "turn p1 research").play("p1 research pottery")
    assert t.fact("trade p1") == [kept]


@rule("bx.late_changes.option")
def test_the_tech_that_the_greeks_begin_with_brings_no_culture() -> None:
    t = Position("board-game", 2, rules=fame_rules(LATE, after_setup="rest")).start()
    t.play("nature draw_civilization greeks", "nature draw_civilization romans")
    t.play("nature first_player p1")
    on_to(t, "rest")
    assert t.fact("known p1") == ["democracy_tech"]
    assert t.fact("culture p1") == ["0"]


def test_whoever_researches_the_same_does_not_lack_it() -> None:
    t = playing("greeks", LATE).set("trade p1", "6").set("trade p2", "6")
    t.at(resting(0), "turn p1 research").play("p1 research pottery", "p2 research pottery")
    assert t.fact("culture p1") == ["1"]


@rule("bx.late_changes.option")
@pytest.mark.parametrize(("more", "culture"), [((), "2"), ((LATE,), "1")])
def test_the_arabs_gain_less_for_what_they_spend(more: tuple[str, ...], culture: str) -> None:
    t = playing("arabs", "investments", *more).set("resources p1 iron", "1")
    spend_good(state(t), 0, FIRST_TOKEN + IRON)
    assert run(t).fact("culture p1") == [culture]


@rule("bx.late_changes.option")
def test_nothing_else_changes() -> None:
    early, late = fame_rules("investments"), fame_rules("investments", LATE)
    assert early.rows.keys() == late.rows.keys()
    same = [name for name in early.limits if early.limits[name] == late.limits[name]]
    assert set(early.limits) - set(same) == {"culture_of_merchants"}
    assert adjusted(playing("greeks", LATE).state, PEOPLE_DRAWN, 0, (), 1) == 2
