"""Rows that a module adds, replaces or removes count like those of the base game."""

from __future__ import annotations

from tests.games.new_dawn.seams.probe import plays_through, rules_with, set_up
from ziggurat.build.build import Build
from ziggurat.games.new_dawn.content.agendas import moneygrubber
from ziggurat.games.new_dawn.focus.culture import resolve_culture
from ziggurat.games.new_dawn.focus.science import may_gain
from ziggurat.games.new_dawn.ids import (
    ANCIENT,
    CULTURE,
    DIAMOND,
    ECONOMIC,
    ECONOMY,
    FIRST_LEADER,
    FIRST_WONDER,
    INDUSTRY,
    MARBLE,
    MILITARY,
    SCIENCE,
    focus_card,
)
from ziggurat.games.new_dawn.masks import bit, has
from ziggurat.games.new_dawn.moments import ATTACK_BONUS
from ziggurat.games.new_dawn.printed import printed
from ziggurat.games.new_dawn.rows import FocusCard, Leader, Wonder
from ziggurat.kernel.content import Plus
from ziggurat.kernel.reason import ALLOWED

MINT = FIRST_WONDER + 24
ORDER = (MILITARY, SCIENCE, INDUSTRY, CULTURE, ECONOMY)
ELEVENTH = FIRST_LEADER + 10
FESTIVALS = 24
SATIRE = 25


def more_wonders(b: Build) -> None:
    """A 25th wonder; another leaves the game and with it its number."""
    mint = Wonder(MINT, "mint", ECONOMIC, ANCIENT, 6, (MARBLE, DIAMOND), (Plus(ATTACK_BONUS, 1),))
    b.content("wonder").add((mint,)).remove("pentagon")


def more_leaders(b: Build) -> None:
    """Three more leaders; the last has cards of its own, of level I and of level II."""
    for at in (8, 9, 10):
        b.content("leader").add((Leader(FIRST_LEADER + at, f"probe_{at}", ORDER, ()),))
    b.content("focus_card").add(
        (
            FocusCard(
                CULTURE, 1, "festivals", resolve_culture, 3, number=FESTIVALS, leader=ELEVENTH
            ),
            FocusCard(CULTURE, 2, "satire", resolve_culture, 4, number=SATIRE, leader=ELEVENTH),
        )
    )


def test_a_wonder_has_a_deck_a_price_and_a_type() -> None:
    rules = rules_with(more_wonders)
    g = set_up(rules, 2)
    assert len(rules.families["wonder"]) == 24
    economic = ECONOMIC * 3 + ANCIENT
    shown = bit(g.offer[ECONOMIC]) if g.offer[ECONOMIC] >= 0 else 0
    assert has(g.hidden[economic] | shown, MINT)
    # One of three stays in the box, and one lies faceup.
    assert g.decks[economic] == 1
    assert moneygrubber(g, 0) == 0
    g.realms[0].in_play |= bit(MINT) | bit(FIRST_WONDER + 6)
    assert moneygrubber(g, 0) == 2


def test_games_with_another_wonder_end() -> None:
    plays_through(rules_with(more_wonders), 3)


def test_a_leader_is_dealt_and_its_first_card_is_its_own() -> None:
    rules = rules_with(more_leaders, options={"map": "first-game", "leaders": "chosen"})
    assert len(rules.families["leader"]) == 11
    g = set_up(rules, 2, leader=ELEVENTH)
    realm = g.realms[0]
    culture = focus_card(CULTURE, 1)
    assert realm.row[ORDER.index(CULTURE)] == FESTIVALS
    assert has(realm.deck, culture)
    assert has(realm.deck, SATIRE)
    assert not has(g.realms[1].deck, SATIRE)
    assert printed(rules).cards_of_leader(ELEVENTH).bit_count() == 22


def test_a_card_of_a_leader_is_gained_at_its_level_by_its_owner_alone() -> None:
    rules = rules_with(more_leaders, options={"map": "first-game", "leaders": "chosen"})
    g = set_up(rules, 2, leader=ELEVENTH)
    place = ORDER.index(CULTURE)
    assert may_gain(g, 0, place, SATIRE, 2) == ALLOWED
    assert may_gain(g, 0, place, SATIRE, 3) != ALLOWED
    assert may_gain(g, 1, place, SATIRE, 2) != ALLOWED
    assert may_gain(g, 0, 0, SATIRE, 2) != ALLOWED


def test_games_with_other_leaders_and_cards_of_their_own_end() -> None:
    plays_through(rules_with(more_leaders), 3, seed=2)
