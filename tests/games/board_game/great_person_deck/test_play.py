"""Games in which everybody has great people hold what every game holds, position by position."""

from __future__ import annotations

import pytest

from tests.games.board_game.great_person_deck.kit import country, gaining, holding, people
from tests.games.board_game.great_person_deck.test_artists import managing
from tests.games.board_game.great_person_deck.test_hidden import busy, crowd
from tests.games.board_game.great_person_deck.test_humanitarians import wounded
from tests.games.board_game.seams.probe import plays_on
from tests.kit.builds import far_or_near
from tests.kit.table import Position
from ziggurat import api
from ziggurat.checks import EACH_POSITION, Scope, Stop
from ziggurat.checks.mutate import Vocabulary
from ziggurat.checks.walk import carry_out, random_move
from ziggurat.kernel.state import State


def thoroughly(s: State, seed: int, moves: int) -> None:
    """Play on at random and check each position in every way."""
    checks = [check(Scope(s.rules, s.seats, seed)) for check in EACH_POSITION]
    dice, words = api.Seeded(seed), Vocabulary(s.rules)
    s.journal = None
    for number in range(far_or_near(moves, (moves + 3) // 4)):
        if s.outcome is not None:
            break
        move = random_move(s, dice, words)
        for check in checks:
            check.at(Stop(number, s, [], move))
        carry_out(s, move)


@pytest.mark.parametrize("seed", [1, 2])
def test_a_busy_table_plays_on(seed: int) -> None:
    thoroughly(busy().at("turn p1 start of turn").state, seed, 40)


@pytest.mark.parametrize("seats", [4, 5])
def test_a_larger_table_with_great_people_plays_on(seats: int) -> None:
    thoroughly(crowd(seats).at("turn p1 start of turn").state, seats, 30)


def extra() -> Position:
    return managing(holding("ada_lovelace", "builder")).play("p1 use ada_lovelace")


def chosen_row() -> Position:
    t = (
        holding("nikola_tesla", "builder")
        .set("trade p1", "11")
        .set("known p1", "pottery", "writing")
    )
    return t.at("turn p1 research").play("p1 use nikola_tesla", "p1 research construction")


def two_drawn() -> Position:
    t = gaining(people().set("civilization p1", "greeks"))
    t.play("nature draw_person artist", "nature draw_person_card valmiki")
    return t.play("nature draw_person general", "nature draw_person_card hannibal")


def exchanging() -> Position:
    t = holding("frida_kahlo", "artist").set("hand p1", "drought", "sabotage")
    return t.at("turn p1 movement").play("p1 use frida_kahlo")


def converting() -> Position:
    t = holding("albert_einstein", "scientist").set("trade p1", "25").set("culture p1", "6")
    return managing(t).play("p1 use albert_einstein")


def darwinian() -> Position:
    t = holding("charles_darwin", "scientist", up=True)
    return managing(t).play("p1 city capital", "p1 arts")


def orbiting() -> Position:
    t = country(holding("galileo_galilei", "scientist")).set("armies p1", "A14", "A11")
    return managing(t).play("p1 use galileo_galilei")


def laying() -> Position:
    t = holding("sir_isaac_newton", "scientist").set("known p1", "pottery", "writing")
    return t.at("turn p1 research").play("p1 use sir_isaac_newton")


def giving() -> Position:
    t = holding("mother_teresa", "humanitarian", 3).set("known p1", "pottery")
    t.set("civilization p2", "romans").set("civilization p3", "chinese")
    t.set("coin_tokens p1", "pottery").at("turn p1 start of turn")
    return t.play("p1 use mother_teresa")


def wounded_humanitarian() -> Position:
    return wounded("florence_nightingale")


ASKING = (
    extra, chosen_row, two_drawn, exchanging, converting, darwinian, orbiting, laying, giving,
    wounded_humanitarian,
)  # fmt: skip


@pytest.mark.parametrize("make", ASKING)
def test_what_a_card_asks_is_listed_and_refused_by_one_test(make: object) -> None:
    assert callable(make)
    thoroughly(make().state, 3, 4)


@pytest.mark.long
def test_whole_games_play() -> None:
    plays_on(people().rules, 3, 4)
