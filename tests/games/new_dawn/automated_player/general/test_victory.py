"""The automated player completes agendas and wins like everybody."""

from __future__ import annotations

from tests.games.new_dawn.automated_player.culture.test_lists import ranked, settled
from tests.games.new_dawn.automated_player.kit import Automated
from tests.games.new_dawn.kit import VICTORY
from tests.kit.trace import rule
from ziggurat.games.new_dawn.victory import step_done


@rule("ap.victory.wins")
def test_it_wins_at_the_normal_check() -> None:
    t = Automated().set("victory", *VICTORY).set("claims p2", *VICTORY).set("first", "p1")
    # The check comes at the start of the first player's turn, and not of its own.
    assert t.at("turn p2 victory check").winners() == []
    assert t.at("turn p1 victory check").winners() == ["p2"]


@rule("ap.victory.wins")
def test_normal_tie_breakers_decide_between_it_and_people() -> None:
    t = Automated().set("victory", *VICTORY).set("first", "p1")
    t.set("claims p1", *VICTORY).set("claims p2", *VICTORY).hold("p1", "petra")
    t.at("turn p1 victory check")
    assert t.winners() == ["p1"]


@rule("ap.victory.wins")
def test_it_completes_an_agenda_at_once() -> None:
    """Two economic wonders complete an agenda; nobody is asked."""
    t = Automated().set("victory", *VICTORY).own(cities="12j")
    t.set("wonder_at colossus", "12j").set("wonder_at big_ben", "11a")
    step_done(t.g)
    assert [at[1] for at in t.told("claimed")] == [t.seat]


@rule("ap.victory.only_wonder_steering")
def test_no_other_list_looks_at_agendas() -> None:
    before = ranked(settled("ap_mass_media").set("victory", *VICTORY))
    rules = settled("ap_mass_media").rules
    for card in rules.families["victory_card"]:
        t = settled("ap_mass_media").set("victory", rules.rows[card].name)
        assert ranked(t) == before
