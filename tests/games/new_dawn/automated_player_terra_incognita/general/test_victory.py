"""The end of a game, and what its leader does not do."""

from __future__ import annotations

from tests.games.new_dawn.automated_player_terra_incognita.kit import Pioneer
from tests.kit.trace import rule
from ziggurat.games.new_dawn.moments import START_OF_TURN
from ziggurat.kernel.content import offers

CARDS = (
    "expansionist-prolific",
    "provincial-diversified",
    "diplomatic-hoarder",
    "fort-fortified",
    "fort-expeditionary",
)


@rule("ap.ti.victory.goal")
def test_it_wins_with_four_of_five_cards_when_the_round_is_over() -> None:
    t = Pioneer().set("victory", *CARDS).set("claims p2", *CARDS[:3])
    t.set("first", "p1").at("turn p1 victory check")
    assert t.state.outcome is None
    t = Pioneer().set("victory", *CARDS).set("forts", "11b").own(cities="11b")
    t.set("claims p2", *CARDS[:3]).set("first", "p1").at("turn p1 victory check")
    assert t.state.outcome is not None
    assert t.state.outcome.winners == (1,)


@rule("ap.ti.victory.goal")
def test_a_fort_card_has_to_be_held() -> None:
    t = Pioneer().set("victory", *CARDS).set("claims p2", *CARDS[:4])
    t.set("first", "p1").at("turn p1 victory check")
    assert t.state.outcome is None


@rule("ap.ti.leader.components")
def test_its_leader_has_no_effect_on_anybody() -> None:
    t = Pioneer().set("leader p2", "ottoman")
    assert offers(t.g, START_OF_TURN, t.seat, ()) == []
    assert t.fact("ibrahim") == []
    t.turn().by_chance()
    assert t.fact("ibrahim") == []
    human = Pioneer().set("leader p1", "ottoman")
    assert offers(human.g, START_OF_TURN, 0, ()) != []
