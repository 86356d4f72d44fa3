"""A fifth seat with its colour and its diplomacy cards, on a map with more tiles."""

from __future__ import annotations

from tests.games.new_dawn.seams.probe import plays_through, rules_with, set_up
from tests.games.new_dawn.seams.tiles import NEW_TILES
from ziggurat.build.build import Build
from ziggurat.build.game import Limit
from ziggurat.build.kind import labelled
from ziggurat.games.new_dawn.content.diplomacy_cards import player_card_row
from ziggurat.games.new_dawn.diplomacy.cards import available_cards
from ziggurat.games.new_dawn.diplomacy.givers import cards_of, giver_of
from ziggurat.games.new_dawn.ids import COLOURS, FIRST_DIPLOMACY, PLAYER_CARDS
from ziggurat.games.new_dawn.masks import members

PURPLE = len(COLOURS)
FIRST_PURPLE = FIRST_DIPLOMACY + 30


def fifth_seat(b: Build) -> None:
    """The fifth colour, its cards, a capital tile and tiles for a bigger map."""
    b.kinds.replace("colour", labelled("colour", [*COLOURS, "purple"]))
    cards = [
        player_card_row(FIRST_PURPLE + kind, PURPLE, "purple", kind) for kind in range(PLAYER_CARDS)
    ]
    b.content("diplomacy_card").add(tuple(cards))
    b.content("tile").add(NEW_TILES)
    b.limits.add((Limit("wonders_removed_5", 2),))


def test_five_seats_have_five_colours_and_a_set_of_cards_each() -> None:
    rules = rules_with(fifth_seat, seats=(5,), options={})
    assert rules.seats == (2, 3, 4, 5)
    g = set_up(rules, 5)
    assert sorted([realm.colour for realm in g.realms]) == [0, 1, 2, 3, 4]
    purple = [realm.colour for realm in g.realms].index(PURPLE)
    other = (purple + 1) % 5
    assert members(cards_of(g, purple)) == [FIRST_PURPLE + kind for kind in range(PLAYER_CARDS)]
    assert giver_of(g, FIRST_PURPLE) == purple
    assert available_cards(g, other, purple) == cards_of(g, purple)


def test_more_tiles_bring_more_spaces_and_barbarians() -> None:
    rules = rules_with(fifth_seat, seats=(5,), options={})
    g = set_up(rules, 5)
    assert len(g.board.placed) == 4 + 5 + 10
    assert len(g.barbarians) == 11
    assert rules.kinds["space"].parse("18c") == 172
    assert list(rules.kinds["barbarian"].labels.values())[-2:] == ["J", "K"]
    # With a card of each type removed from two eras there is one left of either.
    assert g.decks[:3] == (0, 1, 2)


def test_games_of_five_end() -> None:
    plays_through(rules_with(fifth_seat, seats=(5,), options={}), 5)
