"""Victory: the four ways to win, the moment each is seen, and several winners at once."""

from functools import cache
from re import findall

import pytest

from tests.games.board_game.kit import game, laid_out, open_map, square_of, state
from tests.games.board_game.research.study import pyramid
from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat import api
from ziggurat.build.build import build
from ziggurat.games.board_game.battle.begin import begin_battle
from ziggurat.games.board_game.board.yields import coins
from ziggurat.games.board_game.ids import CAPITAL
from ziggurat.games.board_game.state import Table
from ziggurat.games.board_game.victory import (
    check_victory,
    score,
)

TOP = pyramid(5, 4, 3, 2)


def by(t: Position) -> str:
    """How the game was won."""
    assert t.state.outcome is not None
    return t.state.outcome.by


@rule("cb.victory.culture")
def test_the_end_of_the_culture_track_wins_in_city_management() -> None:
    t = laid_out().set("track p1", "20").set("culture p1", "20").set("trade p1", "20")
    t.at("turn p1 research", "city_management p1").play("p1 advance")
    assert t.winners() == ["p1"]
    assert by(t) == "culture"


@rule("cb.victory.tech")
def test_space_flight_wins_when_it_is_revealed() -> None:
    t = laid_out().set("known p1", *TOP).set("trade p1", "26").set("trade p2", "6")
    t.at("turn p1 research").play("p1 research space_flight")
    assert t.winners() == []
    t.play("p2 research pottery")
    assert t.winners() == ["p1"]
    assert by(t) == "technology"


@rule("cb.victory.economic")
def test_15_coins_win() -> None:
    t = laid_out().set("known p1", "democracy_tech").set("trade p1", "6")
    t.set("coin_tokens p1", *["pottery"] * 14).at("turn p1 research", "city_management p1")
    t.play("p1 use democracy_tech")
    assert t.winners() == ["p1"]
    assert by(t) == "economy"


@rule("cb.victory.economic")
def test_14_coins_do_not() -> None:
    t = laid_out().set("coin_tokens p1", *["pottery"] * 14)
    check_victory(state(t))
    assert t.winners() == []


@rule("cb.victory.military")
def test_a_conquered_capital_wins() -> None:
    t = laid_out().set("armies p1", "H22").set("rank p1 infantry", "4")
    t.set("forces p1", *["infantry_3"] * 3)
    begin_battle(state(t), 0, 1, square_of(t, "H22"), CAPITAL)
    t.at("turn p1 research", *t.state.stack)
    for _ in range(2):
        t.play("p1 front infantry_3")
    assert t.winners() == ["p1"]
    assert by(t) == "military"


@rule("cb.victory.immediate")
def test_nothing_is_accepted_after_a_victory() -> None:
    t = laid_out().set("coin_tokens p1", *["pottery"] * 14).set("known p1", "democracy_tech")
    t.set("trade p1", "12").at("turn p1 research", "city_management p1")
    t.play("p1 use democracy_tech")
    assert t.asked() == []
    assert t.refused("p1 pass") == "zg.finished"


@rule("cb.victory.economic_any_time")
def test_coins_are_counted_in_the_part_of_others_too() -> None:
    t = open_map(laid_out()).set("marker H12", "bank").set("coin_tokens p2", *["pottery"] * 13)
    t.set("armies p1", "H12")
    missing = 15 - coins(state(t), 1) - 1
    t.set("coin_tokens p2", *["pottery"] * (13 + missing))
    assert t.fact("coins p2") == ["14"]
    t.at("turn p1 research", "movement p1").play("p1 take H12 1 0")
    t.play(next(move for move in t.options() if move.startswith("p1 step")))
    assert t.winners() == ["p2"]
    assert by(t) == "economy"


@rule("cb.victory.immediate")
def test_the_coin_of_a_tech_that_another_teaches_wins_at_once() -> None:
    t = laid_out().set("known p1", *pyramid(3)).set("coin_tokens p1", *["pottery"] * 14)
    t.set("known p2", "pottery", "currency", "civil_service").set("hand p2", "knowledge_shared")
    t.at("turn p1 trade", "start_of_turn p2 act").play("p2 event knowledge_shared")
    assert "civil_service" in t.fact("known p1")
    assert t.winners() == ["p1"]
    assert by(t) == "economy"


@rule("cb.victory.simultaneous")
def test_the_higher_score_wins_if_two_win_at_once() -> None:
    t = laid_out().set("known p1", *TOP).set("trade p1", "26").set("track p2", "1")
    t.set("known p2", *TOP).set("trade p2", "26").at("turn p1 research")
    t.play("p1 research space_flight", "p2 research space_flight")
    assert t.winners() == ["p2"]
    assert t.scores() == [15, 16]


@rule("cb.victory.simultaneous")
def test_equal_scores_share_the_victory() -> None:
    t = laid_out().set("known p1", *TOP).set("trade p1", "26")
    t.set("known p2", *TOP).set("trade p2", "26").at("turn p1 research")
    t.play("p1 research space_flight", "p2 research space_flight")
    assert t.winners() == ["p1", "p2"]


@rule("cb.victory.simultaneous")
def test_scores_of_those_who_have_not_won_do_not_count() -> None:
    t = laid_out().set("known p1", *TOP).set("trade p1", "26").set("track p2", "20")
    t.set("known p2", *TOP).set("trade p2", "6").at("turn p1 research")
    t.play("p1 research space_flight", "p2 pass")
    assert t.winners() == ["p1"]


@rule("cb.victory.no_elimination")
def test_a_seat_with_only_a_capital_plays_on() -> None:
    t = laid_out().set("armies p1").set("scouts p1").set("trade p1", "6")
    t.at("turn p1 research", "movement p1", "city_management p1")
    assert t.asked() == ["p1 city_management"]
    t.play("p1 pass")
    assert t.asked() == ["p1 research"]
    assert t.winners() == []


# The advanced tie-breaker


@cache
def rules() -> api.Rules:
    """Rules in which turns are played to their end."""
    return build(game(), (), {"tie-breaker": "advanced"})


def contest(seats: int = 2) -> Position:
    """A table of these rules on which p1 is about to win by coins."""
    plain = state(laid_out(seats))
    t = Position("board-game", seats, rules=rules())
    for field in findall(r"(\w+): ", Table.SPEC):
        setattr(t.state, field, getattr(plain, field))
    t.set("known p1", "democracy_tech").set("trade p1", "6")
    return t.set("coin_tokens p1", *["pottery"] * 14)


@rule("bx.tie.option", "bx.tie.finish_turn")
def test_the_turn_is_played_to_its_end() -> None:
    t = contest().set("trade p2", "6").at("turn p1 research", "city_management p1")
    t.play("p1 use democracy_tech")
    assert t.winners() == []
    assert t.fact("claim p1") == ["economy"]
    t.play("p1 pass", "p2 research pottery")
    assert t.winners() == ["p1"]
    assert by(t) == "economy"


@rule("bx.tie.highest")
def test_the_best_score_of_those_who_completed_wins() -> None:
    t = contest().set("known p2", *TOP).set("trade p2", "26").set("track p2", "9")
    t.at("turn p1 research", "city_management p1").play("p1 use democracy_tech", "p1 pass")
    t.play("p2 research space_flight")
    assert t.winners() == ["p2"]
    assert by(t) == "technology"


@rule("bx.tie.completed_stays", "bx.tie.candidates")
def test_a_completed_victory_stays_completed() -> None:
    t = contest().set("claim p2", "economy").set("trade p2", "6")
    t.at("turn p1 research").play("p1 pass", "p2 pass")
    assert t.winners() == ["p2"]


@rule("bx.tie.military_immediate")
@pytest.mark.parametrize("claimed", ["none", "economy"])
def test_a_conquered_capital_ends_the_game_at_once(claimed: str) -> None:
    t = open_map(contest()).set("claim p2", claimed).set("scouts p2").set("armies p2")
    t.set("armies p1", "H32").set("rank p1 infantry", "4").set("forces p1", *["infantry_3"] * 3)
    t.at("turn p1 movement").play("p1 take H32 1 0", "p1 step H22")
    for _ in range(2):
        t.play("p1 front infantry_3")
    assert (t.winners(), by(t)) == (["p1"], "military")


@rule("bx.tie.score", "bx.tie.techs_counted", "bx.tie.culture_counted")
def test_scores_count_techs_spaces_and_coins() -> None:
    t = laid_out().set("known p1", *pyramid(6, 4, 2)).set("track p1", "9")
    t.set("coin_tokens p1", *["pottery"] * 15)
    assert score(state(t), 0) == 12 + 9 + 15


@rule("bx.tie.shared", "bx.tie.candidates")
def test_equal_scores_share_the_victory_and_others_have_no_part_in_it() -> None:
    t = contest(3).set("claim p1", "economy").set("claim p2", "culture")
    t.set("coin_tokens p1", *["pottery"] * 12).set("coin_tokens p2", *["pottery"] * 13)
    t.set("known p1", "pottery").set("track p3", "20").set("trade p1", "0")
    t.at("turn p1 research")
    assert t.winners() == ["p1", "p2"]


@rule("bx.tie.coins_counted", "bx.tie.culture_counted")
def test_coins_beyond_fifteen_and_the_last_space_count() -> None:
    t = laid_out().set("coin_tokens p1", *["pottery"] * 17).set("track p2", "21")
    assert [score(state(t), seat) for seat in (0, 1)] == [17, 21]
