"""Investing: when, with what and for what."""

import pytest

from tests.games.board_game.investments.kit import investing, rules
from tests.games.board_game.kit import laid_out, state
from tests.kit.table import Position
from tests.kit.trace import component, rule
from ziggurat import api
from ziggurat.build.seam import BuildError
from ziggurat.games.board_game.board.yields import coins
from ziggurat.games.board_game.culture.track import culture_cost
from ziggurat.games.board_game.investments.investing import AddMarkers
from ziggurat.games.board_game.investments.view import FundsView
from ziggurat.games.board_game.moments import BATTLE_BONUS, CITY_PRODUCTION, EVENT_HAND
from ziggurat.games.board_game.verbs import DROP_COIN, TAKE_COIN
from ziggurat.kernel.content import adjusted

CARDS = (
    "infrastructure", "military_industrial_complex", "public_education", "endowment_for_the_arts",
)  # fmt: skip


def markers(t: Position, seat: str = "p1") -> list[int]:
    """The markers on a seat's cards."""
    return [int(t.fact(f"invested {seat} {card}")[0]) for card in CARDS]


def investments_listed(t: Position) -> list[str]:
    return [move.removeprefix("p1 ") for move in t.options() if move.startswith("p1 invest ")]


@rule("bx.invest.when", "bx.invest.choose_card", "bx.invest.cards")
def test_a_coin_token_goes_onto_any_card_in_start_of_turn() -> None:
    t = investing("pottery")
    assert investments_listed(t) == [f"invest pottery {card}" for card in CARDS]
    t.play("p1 invest pottery infrastructure")
    assert markers(t) == [1, 0, 0, 0]
    for seat in (-1, 0, 1):
        seen = [part(t.state, seat) for part in t.rules.views]
        funds = [part.markers for part in seen if isinstance(part, FundsView)]
        assert funds == [((1, 0, 0, 0), (0, 0, 0, 0))]


@rule("bx.invest.when")
@pytest.mark.parametrize("phase", ["trade", "city management", "movement", "research"])
def test_no_other_phase_offers_it(phase: str) -> None:
    t = laid_out(rules=rules()).set("coin_tokens p1", "pottery").set("trade p1", "27")
    t.at(f"turn p1 {phase}")
    assert not investments_listed(t)


@rule("bx.invest.one_per_turn")
def test_a_second_coin_waits_for_the_next_turn() -> None:
    t = investing("pottery", "pottery")
    t.play("p1 invest pottery infrastructure")
    assert not investments_listed(t)
    assert t.refused("p1 invest pottery infrastructure") == "bx.invest.one_per_turn"
    assert markers(t) == [1, 0, 0, 0]


@rule("bx.invest.voluntary")
def test_nobody_has_to_invest() -> None:
    t = investing("pottery")
    assert "p1 pass" in t.options()
    t.play("p1 pass")
    assert markers(t) == [0, 0, 0, 0]
    assert t.fact("coin_tokens p1") == ["pottery"]


@rule("bx.invest.only_tokens")
def test_printed_coins_cannot_be_invested() -> None:
    t = laid_out(rules=rules()).set("known p1", "pottery", "computers")
    t.at("turn p1 start of turn")
    assert coins(state(t), 0) > 0
    assert not investments_listed(t)
    assert t.refused("p1 invest computers infrastructure") == "bx.invest.only_tokens"


@rule("bx.invest.token_discarded")
def test_an_invested_coin_is_a_coin_no_more() -> None:
    t = investing("pottery", "code_of_laws")
    before = coins(state(t), 0)
    t.play("p1 invest code_of_laws public_education")
    assert coins(state(t), 0) == before - 1
    assert t.fact("coin_tokens p1") == ["pottery"]


@rule("bx.invest.not_for_victory", "bx.invest.not_for_trade")
def test_many_investments_are_no_coins_either() -> None:
    t = laid_out(rules=rules()).set("invested p1 public_education", "9")
    assert coins(state(t), 0) == 0


@rule("bx.invest.spread_or_stack", "bx.invest.permanent")
def test_later_markers_go_onto_the_same_card_or_another() -> None:
    t = investing("pottery", there={"infrastructure": 2})
    t.play("p1 invest pottery infrastructure")
    assert markers(t) == [3, 0, 0, 0]
    t = investing("pottery", there={"infrastructure": 2})
    t.play("p1 invest pottery endowment_for_the_arts")
    assert markers(t) == [2, 0, 0, 1]
    # Whatever else p1 may do in this part of the phase, nothing names an investment any more.
    assert not [choice for choice in t.options() if any(card in choice for card in CARDS)]


@rule("bx.invest.safe", "ff.loot.investments_safe")
def test_a_winner_takes_coin_tokens_but_no_investment() -> None:
    t = laid_out(rules=rules()).set("coin_tokens p2", "pottery")
    t.set("invested p2 infrastructure", "3")
    asked = t.rules.askers["figure_loot"].ask(t.state, 0, (1, 2))
    tokens = [row for verb, *row in asked.options if verb in (DROP_COIN, TAKE_COIN)]
    named = {t.rules.rows[row[0]].name for row in tokens}
    assert named == {"pottery"}


# What the cards give


def production(t: Position) -> int:
    return adjusted(t.state, CITY_PRODUCTION, 0, (0,), 5)


@component("investment.infrastructure")
@rule("bx.invest.activation", "bx.invest.only_highest")
def test_infrastructure_adds_production_to_every_city() -> None:
    for there, more in enumerate((0, 1, 2, 3, 3)):
        t = laid_out(rules=rules()).set("invested p1 infrastructure", str(there))
        assert production(t) == 5 + more
        assert adjusted(t.state, CITY_PRODUCTION, 0, (1,), 0) == more
        assert adjusted(t.state, CITY_PRODUCTION, 1, (0,), 0) == 0


@component("investment.military_industrial_complex")
@rule("bx.invest.in_between", "bx.invest.only_highest")
def test_the_complex_adds_to_the_combat_bonus() -> None:
    for there, more in enumerate((0, 0, 4, 4, 8, 8, 12, 12)):
        t = laid_out(rules=rules()).set("invested p1 military_industrial_complex", str(there))
        for attacking in (0, 1):
            assert adjusted(t.state, BATTLE_BONUS, 0, (0, attacking), 1) == 1 + more


@component("investment.public_education")
@rule("bx.invest.activation")
@pytest.mark.parametrize("there", range(12))
def test_public_education_teaches_once_for_each_ability(there: int) -> None:
    t = investing("pottery", there={"public_education": there})
    t.play("p1 invest pottery public_education")
    teaches = there + 1 in (3, 6, 9)
    assert t.asked() == (["p1 free_tech"] if teaches else ["p1 start_of_turn"])
    if teaches:
        assert "p1 learn pottery" in t.options()
        assert "p1 learn mathematics" not in t.options()
        t.play("p1 learn pottery")
        assert t.fact("known p1") == ["pottery"]
        assert t.asked() == ["p1 start_of_turn"]


def test_public_education_teaches_for_its_own_markers_only() -> None:
    t = investing("pottery", there={"public_education": 3})
    t.play("p1 invest pottery infrastructure")
    assert t.asked() == ["p1 start_of_turn"]


@component("investment.endowment_for_the_arts")
def test_the_endowment_makes_the_track_cheaper() -> None:
    saved, hand = (0, 1, 1, 2, 2, 2, 2), (0, 0, 0, 0, 0, 1, 1)
    for there in range(7):
        t = laid_out(rules=rules()).set("invested p1 endowment_for_the_arts", str(there))
        g = state(t)
        assert [culture_cost(g, 0, space) for space in (1, 8, 15)] == [
            cost - saved[there] for cost in (3, 5, 7)
        ]
        assert adjusted(g, EVENT_HAND, 0, (), 2) == 2 + hand[there]


# Markers that cost nothing


@rule("bx.invest.gold_additional", "bx.invest.gold_distribution")
@pytest.mark.parametrize(
    ("first", "second"),
    [("infrastructure", "infrastructure"), ("infrastructure", "public_education")],
)
def test_free_markers_go_where_their_owner_likes_and_leave_the_turns_own(
    first: str, second: str
) -> None:
    t = laid_out(rules=rules()).set("coin_tokens p1", "pottery")
    t.at("turn p1 start of turn", AddMarkers(0, 2))
    t.play(f"p1 add_marker {first}", f"p1 add_marker {second}")
    assert sum(markers(t)) == 2
    assert t.fact("coin_tokens p1") == ["pottery"]
    t.play("p1 invest pottery infrastructure")
    assert sum(markers(t)) == 3


# The option


@rule("bx.invest.agreed", "ff.setup.options_off", "ff.setup.options_agreed")
def test_without_the_deck_nobody_invests() -> None:
    without = api.build("board-game", ("fame_and_fortune",))
    assert not [at for at, verb in without.verbs.items() if verb.name == "invest"]
    with pytest.raises(BuildError, match="fame_and_fortune"):
        api.build("board-game", ("investments",))


@rule("bx.invest.agreed", "ff.setup.arabia_needs_investments", "ff.setup.arabia_without_deck")
def test_the_arabs_come_with_the_deck() -> None:
    names = [
        {rules.rows[row].name for row in rules.families["civilization"]}
        for rules in (api.build("board-game", ("fame_and_fortune",)), rules())
    ]
    assert names[1] - names[0] == {"arabs"}
