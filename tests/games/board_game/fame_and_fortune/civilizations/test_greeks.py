"""The Greeks: Democracy from the start, two great people to choose from, and pioneers' trade."""

from tests.games.board_game.fame_and_fortune.kit import dealt, laid_out
from tests.games.board_game.kit import resting, state
from tests.games.board_game.setup.dealing import on_to
from tests.kit.table import Position
from tests.kit.trace import component, rule
from ziggurat.games.board_game.battle.units import unit_cost
from ziggurat.games.board_game.culture.people import gain_person
from ziggurat.games.board_game.ids import INFANTRY
from ziggurat.games.board_game.rows.civilization import Civilization


@component("civilization.greeks")
@rule("ff.setup.greece_government", "ff.setup.greece_rank")
def test_greeks_begin_as_a_democracy_with_better_infantry() -> None:
    t = on_to(dealt("greeks", "romans"), "rest")
    assert t.fact("government p1") == ["democracy"]
    assert t.fact("known p1") == ["democracy_tech"]
    assert t.fact("rank p1 infantry") == ["2"]
    assert unit_cost(state(t), 0, INFANTRY) == 7
    assert unit_cost(state(t), 1, INFANTRY) == 5


def test_sheets_name_tile_tech_and_government() -> None:
    rules = laid_out().rules
    sheets = {
        "greeks": ("home_of_greeks", "democracy_tech", "democracy"),
        "indians": ("home_of_indians", "agriculture", "despotism"),
        "spanish": ("home_of_spanish", "navigation", "despotism"),
    }
    for name, sheet in sheets.items():
        row = rules.rows[rules.kinds["civilization"].parse(name)]
        assert isinstance(row, Civilization)
        found = [rules.rows[number].name for number in (row.home, row.tech, row.government)]
        assert tuple(found) == sheet


@component("civilization.greeks")
def test_greeks_draw_two_great_people_and_take_one() -> None:
    t = laid_out().set("civilization p1", "greeks")
    gain_person(state(t), 0)
    size = state(t).people_bag.size()
    t.at(resting(0), *t.state.stack)
    t.play("nature draw_person scientist", "nature draw_person general")
    assert t.asked() == ["p1 take_person"]
    assert set(t.options()) == {"p1 take_person general", "p1 take_person scientist"}
    t.play("p1 take_person general", "p1 keep general")
    assert t.fact("reserve p1") == ["general"]
    assert state(t).people_bag.size() == size - 1


@component("civilization.greeks")
def test_others_take_the_one_they_draw() -> None:
    t = laid_out().set("civilization p2", "greeks").set("civilization p1", "romans")
    gain_person(state(t), 0)
    t.at(resting(0), *t.state.stack).play("nature draw_person scientist")
    assert t.asked() == ["p1 settle_person"]


def researching(tech: str, theirs: str, known: tuple[str, ...] = ()) -> Position:
    """The Greeks and p2 research techs at the same time, with 12 trade each and no coins."""
    t = laid_out().set("civilization p1", "greeks").set("civilization p2", "romans")
    t.set("trade p1", "12").set("trade p2", "12").set("known p2", *known)
    t.at(resting(0), "turn p1 research")
    return t.play(f"p1 research {tech}", f"p2 {theirs}")


@component("civilization.greeks")
def test_greeks_keep_their_trade_for_a_tech_that_nobody_else_knows() -> None:
    t = researching("writing", "research pottery")
    assert "spent_dial 12" in t.heard("p1")
    assert "spent_dial 0" in t.heard("p1")


@component("civilization.greeks")
def test_greeks_spend_their_trade_for_a_tech_that_others_know_or_research() -> None:
    for t in (
        researching("writing", "research writing"),
        researching("writing", "pass", ("writing",)),
    ):
        assert "spent_dial 12" not in t.heard("p1")
        assert "spent_dial 0" in t.heard("p1")
