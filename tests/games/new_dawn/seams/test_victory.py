"""Victory cards that always lie there or have to be held, how many are needed, and ties."""

from __future__ import annotations

from tests.games.new_dawn.seams.probe import plays_through, rules_with, set_up
from ziggurat.build.build import Build
from ziggurat.games.new_dawn.ids import FIRST_AGENDA, FIRST_TIE_BREAKER, FIRST_VICTORY
from ziggurat.games.new_dawn.masks import bit, mask_of
from ziggurat.games.new_dawn.rows import Agenda, TieBreaker, VictoryCard
from ziggurat.games.new_dawn.state import Table
from ziggurat.games.new_dawn.victory import check_victory, step_done

HELD = FIRST_VICTORY + 10
SOLE = FIRST_AGENDA + 20


def marbles(g: Table, seat: int) -> int:
    """How many marbles a seat has."""
    return g.realms[seat].resources[0]


def count_cards(g: Table, seat: int) -> int:
    return g.realms[seat].claims.bit_count()


def held_card(b: Build) -> None:
    """A card with one agenda that is always there and has to be held; one card may be missing."""
    sole = Agenda(SOLE, "rich", 2, marbles)
    b.content("agenda").add((sole,))
    b.content("victory_card").add((VictoryCard(HELD, "riches", (sole,), always=True, held=True),))
    b.limit("victory_spare", 1)
    b.content("tie_breaker").add((TieBreaker(FIRST_TIE_BREAKER - 1, "most_cards", count_cards),))


def test_a_card_that_always_lies_there_comes_on_top_of_those_drawn() -> None:
    g = set_up(rules_with(held_card), 2)
    assert len(g.victory) == 4
    assert HELD in g.victory


def test_a_held_card_is_lost_with_its_agenda_and_won_again() -> None:
    g = set_up(rules_with(held_card), 2)
    realm = g.realms[0]
    realm.resources = (2, 0, 0, 0)
    step_done(g)
    assert (realm.claims, realm.markers) == (bit(HELD), 1)
    realm.resources = (1, 0, 0, 0)
    step_done(g)
    assert (realm.claims, realm.markers) == (0, 0)
    realm.resources = (2, 0, 0, 0)
    step_done(g)
    assert realm.claims == bit(HELD)


def test_other_cards_stay() -> None:
    g = set_up(rules_with(held_card), 2)
    others = [card for card in g.victory if card != HELD]
    g.realms[0].claims = mask_of(others)
    step_done(g)
    assert g.realms[0].claims == mask_of(others)


def test_one_card_may_be_missing_and_more_cards_break_a_tie_first() -> None:
    g = set_up(rules_with(held_card), 3)
    g.realms[0].claims = mask_of(list(g.victory[1:]))
    g.realms[1].claims = mask_of(list(g.victory))
    g.realms[2].claims = mask_of(list(g.victory[2:]))
    # Seat 0 has more of what breaks ties later.
    g.realms[0].in_play |= bit(g.offer[0])
    check_victory(g, g.first)
    assert g.outcome is not None
    assert g.outcome.winners == (1,)
    assert g.outcome.scores == (3, 4, 2)


def test_games_with_a_card_that_has_to_be_held_end() -> None:
    plays_through(rules_with(held_card), 3)
