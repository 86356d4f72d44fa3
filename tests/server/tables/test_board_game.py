"""The table of The Board Game as the page gets it: all of the view, by square and by seat."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.board_game.fame_and_fortune import kit as fame
from tests.games.board_game.kit import laid_out, row_of, square_of, state
from tests.games.board_game.whole.test_view import fighting
from tests.kit.table import Position
from ziggurat import api
from ziggurat.games.board_game.battle.begin import begin_battle
from ziggurat.games.board_game.board import ground, yields
from ziggurat.games.board_game.cities.items import item_cost
from ziggurat.games.board_game.cities.production import production
from ziggurat.games.board_game.ids import NO_TOKEN, NONE
from ziggurat.games.board_game.trade.negotiation import Trading
from ziggurat.match.codec import encode
from ziggurat.server.tables.board_game import BoardGame
from ziggurat.tables import Presentation


def shown(t: Position, seat: int = 0) -> dict[str, Any]:
    """The table as a seat is sent it."""
    return BoardGame().table(Presentation(t.rules, encode(api.view(t.state, seat))), t.state)


def square(t: Position, name: str) -> dict[str, Any]:
    number = square_of(t, name)
    return next(at for at in shown(t)["squares"] if at["n"] == number)


def test_squares_tell_where_they_are_and_what_lies_there() -> None:
    t = laid_out().set("walls p1", "capital").set("marker A23", "workshop")
    t.set("armies p1", "A33", "A33").set("scouts p1", "A33")
    assert (square(t, "A33")["x"], square(t, "A33")["y"]) == (2, 2)
    capital = square(t, "A22")["pieces"][0]
    assert (capital["kind"], capital["seat"], capital["number"]) == ("city", 0, 0)
    assert [mark["name"] for mark in square(t, "A22")["marks"]] == ["walled"]
    assert square(t, "A23")["pieces"][0]["row"] == row_of(t, "workshop")
    assert square(t, "A23")["land"] == (0, 0)
    figures = [(at["kind"], at["seat"], at["amount"]) for at in square(t, "A33")["pieces"]]
    assert figures == [("army", 0, 2), ("scout", 0, 1)]


def test_tiles_that_are_not_discovered_are_listed_apart() -> None:
    hidden = shown(laid_out())["hidden"]
    assert [at["label"] for at in hidden] == list("BCDEFG")
    assert hidden[0] == {"n": 1, "label": "B", "x": 4, "y": 0}


def test_a_seat_has_its_dials_and_its_pyramid() -> None:
    t = laid_out().set("civilization p1", "egyptians").set("trade p1", "9")
    t.set("known p1", "construction", "pottery", "sailing")
    own = shown(t)["seats"][0]
    assert own["trade"] == 9
    names = [[t.rules.rows[tech].name for tech in row] for row in own["techs"]]
    assert names == [["pottery", "construction"], ["sailing"], [], [], []]


def test_secrets_go_to_their_owner_only() -> None:
    t = laid_out().set("hand p1", "drought").set("facedown_finds p1", "hut_spy")
    assert (
        len(shown(t, 0)["seats"][0]["hand"]) == len(shown(t, 0)["seats"][0]["facedown_finds"]) == 1
    )
    for viewer in (1, api.NOBODY):
        rival = shown(t, viewer)["seats"][0]
        assert (rival["hand"], rival["facedown_finds"], rival["huts"]) == ((), (), 1)


def test_the_market_has_costs_and_what_is_left() -> None:
    t = laid_out().set("marker A23", "workshop")
    table = shown(t)
    oracle = next(at for at in table["offer"] if at["row"] == row_of(t, "the_oracle"))
    assert (oracle["cost"], oracle["lower"]) == (15, 10)
    left = {t.rules.rows[at["row"]].name: at["left"] for at in table["supply"]}
    assert (left["workshop"], left["harbor"], "iron_mine" in left) == (5, 10, False)


def test_a_battle_is_told_as_it_may_be_seen() -> None:
    assert shown(laid_out())["battle"] is None
    fight = shown(fighting(1), 1)["battle"]
    assert (fight["attacker"], fight["defender"], len(fight["hands"][0])) == (0, 1, 0)
    assert fight["leaders"] == [0, 1]


def test_barbarians_are_led_by_the_seat_to_the_left() -> None:
    t = fighting(NONE, "draw_unit artillery_1", "draw_unit infantry_2", "draw_unit mounted_3")
    fight = shown(t, 1)["battle"]
    assert (fight["defender"], fight["leaders"]) == (NONE, [0, 1])
    assert [len(hand) for hand in fight["hands"]] == [0, 3]


def test_units_fight_with_their_rank_and_bonuses_are_told_item_by_item() -> None:
    t = laid_out().set("forces p1", "infantry_1", "mounted_3").set("marker A23", "barracks")
    g = state(t)
    g.ranks = ((1, 3, 1), g.ranks[1])
    begin_battle(g, 0, 1, square_of(t, "A33"), NONE)
    t.at(*t.state.stack)
    fight = shown(t)["battle"]
    strengths = {t.rules.rows[at["row"]].name: at["strength"] for at in fight["hands"][0]}
    assert strengths == {"infantry_1": 3, "mounted_3": 3}
    assert fight["bonuses"] == [[{"row": row_of(t, "barracks"), "amount": 2}], []]


def test_a_draft_is_seen_by_who_makes_it() -> None:
    t = laid_out().set("trade p1", "3").set("trade p2", "3").at(Trading(0, 1))
    t.play("p1 deal p2", "p1 promise peace")
    assert shown(t, 0)["deal"]["sides"][0] == {"seat": 0, "goods": (), "promises": (0,)}
    assert shown(t, 1)["deal"] is None
    t.play("p1 propose")
    assert shown(t, 1)["deal"]["drafted"] is False


def test_the_phase_is_told() -> None:
    t = laid_out()
    assert shown(t)["phase"] == "setup"
    t.at("turn p1 start of turn")
    assert (shown(t)["phase"], shown(t)["step"]) == ("playing", "start_of_turn")


@pytest.mark.parametrize("relics", ["on their squares", "claimed"])
def test_squares_of_relics_tell_what_they_yield(relics: str) -> None:
    t = fame.laid_out(3)
    for place, tile in (("B", 15), ("C", 16), ("D", 17)):
        t.set(f"tile {place}", f"neutral_{tile}")
    g = state(t)
    if relics == "claimed":
        g.tokens = tuple([NO_TOKEN for _ in g.tokens])
    tells_yields(t)
    gold = next(at for at in shown(t)["squares"] if ground.is_barren(g.ground[at["n"]]))
    assert list(gold["yields"][:2]) == [0, 0]


def test_squares_tell_what_they_yield_as_the_game_counts_it() -> None:
    tells_yields(laid_out().set("marker A23", "workshop").set("marker A12", "temple"))


def tells_yields(t: Position) -> None:
    """Every square tells what the game counts there."""
    g = state(t)
    for at in shown(t)["squares"]:
        counted = [yields.trade_on, yields.production_on, yields.culture_on, yields.coins_on]
        city = any(piece["kind"] == "city" for piece in at["pieces"])
        expected = [0 if city else count(g, at["n"]) for count in counted]
        assert list(at["yields"][:4]) == expected, at["label"]


def test_cities_tell_their_production_and_whether_they_can_act() -> None:
    t = laid_out().set("actions p1 capital", "1")
    capital = shown(t)["seats"][0]["cities"][0]
    assert capital["square"] == square_of(t, "A22")
    assert (capital["production"], capital["actions"]) == (production(state(t), 0, 0), 1)


def test_prices_are_those_of_the_game() -> None:
    t = laid_out().set("known p1", "code_of_laws").set("rank p1 mounted", "3")
    g = state(t)
    told = shown(t)["prices"]
    assert len(told) > len(g.offer)
    for name, price in told.items():
        choice = tuple(map(int, name.split(",")))
        assert price == item_cost(g, 0, choice), t.rules.verbs[choice[0]].name
    assert shown(t, api.NOBODY)["prices"] == {}


def test_ones_own_units_have_the_strength_of_their_rank() -> None:
    t = laid_out().set("forces p1", "infantry_1").set("rank p1 infantry", "3")
    assert shown(t)["seats"][0]["strengths"] == [3]
    assert shown(t)["seats"][0]["healths"] == [3]
    assert shown(t, 1)["seats"][0]["strengths"] == []


def test_a_battle_tells_who_would_strike_first_and_who_is_ahead() -> None:
    t = fighting(1)
    fight = shown(t, 0)["battle"]
    types = t.rules.kinds["unit_type"]
    beats = {types.write(of): at for of, at in enumerate(fight["trumps"])}
    assert beats["aircraft"] == NONE
    assert sorted(at for at in beats.values() if at != NONE) == [0, 1, 2]
    assert (fight["totals"], fight["ahead"]) == ((0, 0), 1)
    own = fight["hands"][0][0]
    assert (own["wounds"], own["edges"]) == (0, [])


def test_techs_that_can_be_learned_have_a_cost_and_a_place() -> None:
    t = laid_out().set("trade p1", "12").set("known p1", "pottery", "writing")
    found = {t.rules.rows[at["row"]].name: at for at in shown(t)["learning"]}
    assert "pottery" not in found
    assert found["currency"]["rows"] == (1,)
    assert (found["currency"]["cost"], found["currency"]["short"]) == (6, 0)
    assert found["currency"]["kept"] == 0
    assert (found["sailing"]["rows"], found["sailing"]["short"]) == ((2,), 0)
    assert (found["sailing"]["cost"], found["theology"]["rows"]) == (11, ())
    assert shown(t, api.NOBODY)["learning"] == []


def test_what_can_be_traded_is_counted_by_its_back() -> None:
    t = laid_out().set("trade p1", "9").set("hand p1", "drought")
    bargain = shown(t)["bargain"]
    write = t.rules.kinds["good"].write
    own = {write(good): amount for good, amount in bargain["goods"][0]}
    assert (own["trade"], own["ancient_card"], own["unseen_hut"]) == (9, 1, 0)
    assert [(t.rules.rows[at].name, write(back)) for at, back in bargain["faces"]] == [
        ("drought", "ancient_card")
    ]
    assert shown(t, 1)["bargain"]["faces"] == []
    assert bargain["changes"] == t.rules.limits["changes"]


def test_anarchy_and_deals_wait_behind_a_button() -> None:
    page = BoardGame()
    for hand in ((), ("drought",)):
        t = laid_out().set("hand p1", *hand).at(Trading(0, 2))
        question = t.state.asked[0]
        aside = page.aside(t.state, question)
        assert [t.rules.verbs[choice[0]].name for choice in aside["bargain"]] == ["deal"]
        # Others might take what a seat holds facedown for a reason to think.
        assert page.is_open(t.state, question) is not bool(hand)
    t = laid_out().at("turn p1 start of turn")
    aside = page.aside(t.state, t.state.asked[0])
    assert [t.rules.rows[choice[1]].name for choice in aside["government"]] == ["anarchy"]
