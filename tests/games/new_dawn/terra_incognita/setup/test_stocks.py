"""What is in the boxes together: tokens, colours, seats and wonder decks."""

import pytest

from tests.games.new_dawn.terra_incognita.kit import set_up, ti_rules
from tests.kit.trace import rule
from ziggurat import api
from ziggurat.build.build import new_state
from ziggurat.build.seam import BuildError
from ziggurat.games.new_dawn.board.supplies import resource_supply, unused_cities, unused_tokens
from ziggurat.games.new_dawn.ids import LOCKED, ON_CARD
from ziggurat.games.new_dawn.masks import members
from ziggurat.games.new_dawn.printed import printed
from ziggurat.games.new_dawn.terra_incognita.ids import PURPLE
from ziggurat.games.new_dawn.terra_incognita.state import unknown

SEATS = (2, 3, 4, 5)


@rule("ti.component.player_count")
def test_two_to_five_can_play() -> None:
    assert ti_rules().seats == (2, 3, 4, 5)
    for seats in (1, 6):
        with pytest.raises(BuildError):
            new_state(ti_rules(), seats)
    with pytest.raises(BuildError):
        new_state(api.build("new-dawn"), 5)


@rule("ti.component.purple_only_ti")
def test_purple_is_a_colour_of_the_expansion_only() -> None:
    assert "purple" in ti_rules().kinds["colour"].labels.values()
    assert "purple" not in api.build("new-dawn").kinds["colour"].labels.values()


@rule("ti.component.fifth_player_set", "ti.setup.colour_set", "ti.component.control_tokens")
def test_purple_is_a_complete_set() -> None:
    g = set_up(5)
    assert sorted([realm.colour for realm in g.realms]) == [0, 1, 2, 3, PURPLE]
    for seat in range(5):
        realm = g.realms[seat]
        assert unused_tokens(g, seat) == 34
        assert unused_cities(g, seat) == 7
        assert realm.cities == 1 << realm.capital
        assert realm.caravans == (ON_CARD, LOCKED, LOCKED)
        assert len(unknown(g).armies[seat]) == 2
        assert len(unknown(g).districts[seat]) == 5
        assert realm.dial == 0
    sets = printed(g.rules).sets
    assert sets[PURPLE].bit_count() == sets[0].bit_count()


@rule("ti.component.tokens_added", "ti.component.limit")
def test_there_are_more_tokens_of_every_kind() -> None:
    rules = ti_rules()
    tiles = printed(rules).tiles
    assert tiles.barbarians == 11
    assert list(rules.kinds["barbarian"].labels.values())[-2:] == ["J", "K"]
    assert len(tiles.naturals) == 6
    assert len(tiles.city_states) == 6
    assert len(rules.families["natural_wonder"]) == 12
    assert rules.limits["resources"] == 10
    g = set_up(2)
    for kind in range(4):
        assert resource_supply(g, kind) == 10 - g.resources[kind].bit_count()


@rule("ti.setup.populate_frames")
@pytest.mark.parametrize("seats", SEATS)
def test_every_icon_of_the_map_has_its_token(seats: int) -> None:
    g = set_up(seats, seed=5)
    icons = g.board.icons
    assert g.resources == icons.resources
    assert g.barbarians == icons.barbarians
    assert members(g.natural) == sorted(icons.naturals)
    assert members(g.city_states) == sorted(icons.city_states)


@rule("ti.setup.no_firstgame_map")
def test_there_is_no_first_game_map() -> None:
    with pytest.raises(BuildError, match="map=first-game"):
        api.build("new-dawn", ("terra_incognita",), {"map": "first-game"})


@rule("ti.setup.wonder_removal")
@pytest.mark.parametrize("seats", SEATS)
def test_an_ancient_and_a_medieval_wonder_of_each_type_stay_in_the_box(seats: int) -> None:
    """One ancient wonder of each type is faceup already."""
    g = set_up(seats)
    count = len(g.rules.families["wonder"]) // 12
    assert g.decks == (count - 2, count - 1, count) * 4
    assert len([wonder for wonder in g.offer if wonder >= 0]) == (4 if count > 1 else 0)
