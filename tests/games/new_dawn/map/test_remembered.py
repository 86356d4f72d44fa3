"""What a board remembers of agendas and surroundings is what would be found again."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.seams.probe import rules_with, set_up
from tests.kit.trace import rule
from ziggurat.api import Seeded, build, new_state, pick
from ziggurat.build.build import Build
from ziggurat.games.new_dawn.board.board import MOST_SETS
from ziggurat.games.new_dawn.content.diplomacy_cards import OPEN_BORDERS
from ziggurat.games.new_dawn.ids import FIRST_AGENDA, FIRST_VICTORY, player_card
from ziggurat.games.new_dawn.masks import BITS, has, members
from ziggurat.games.new_dawn.printed import printed
from ziggurat.games.new_dawn.rows import Agenda, VictoryCard
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.victory import has_news, step_done
from ziggurat.kernel.engine import act


def news(g: Table) -> list[bool]:
    """Which seats have something to claim or to give up."""
    return [has_news(g, printed(g.rules), seat) for seat in range(g.seats)]


def poorer(g: Table) -> Table:
    """Another position on the same board, in which nobody has anything."""
    other = g.clone()
    for realm in other.realms:
        realm.control = 0
        realm.cities = BITS[realm.capital] if realm.capital >= 0 else 0
        realm.in_play = 0
        realm.claims = 0
    return other


@rule("nd.victory.claim_moment")
@pytest.mark.parametrize("seed", [3, 4])
def test_agendas_are_fulfilled_as_if_all_had_been_counted(seed: int) -> None:
    g = table(new_state(build("new-dawn"), 4))
    chooser = Seeded(seed)
    claimed = 0
    while g.outcome is None:
        before = [realm.claims for realm in g.realms]
        act(g, g.asked[0].seat, pick(g.asked[0], chooser))
        claimed += [realm.claims for realm in g.realms] != before
        remembered = news(g)
        g.board.standings.clear()
        assert news(g) == remembered
        news(poorer(g))
        assert news(g) == remembered
    assert claimed > 3


def test_one_change_of_anything_that_agendas_count_is_noticed() -> None:
    g = set_up(rules_with(), 2)
    realm = g.realms[0]
    g.victory = tuple([FIRST_VICTORY + at for at in range(5)])
    land = members(g.board.coast)
    step_done(g)
    assert realm.claims == 0
    realm.control = sum([BITS[space] for space in land[:15]])
    step_done(g)
    assert has(realm.claims, FIRST_VICTORY + 2)
    realm.cities = sum([BITS[space] for space in land[15:23]])
    step_done(g)
    assert has(realm.claims, FIRST_VICTORY)
    realm.dial_record = 24
    step_done(g)
    assert has(realm.claims, FIRST_VICTORY + 3)
    realm.natural = 3
    step_done(g)
    assert has(realm.claims, FIRST_VICTORY + 4)
    places = members(g.city_states)
    realm.control |= g.city_states
    step_done(g)
    assert not has(realm.claims, FIRST_VICTORY + 1)
    g.city_states = sum([BITS[space] for space in places[2:]])
    step_done(g)
    assert has(realm.claims, FIRST_VICTORY + 1)


def rich(g: Table, seat: int) -> int:
    """How many marbles a seat has, which no board remembers."""
    return g.realms[seat].resources[0]


def riches(b: Build) -> None:
    """A victory card with an agenda that does not say what it counts."""
    agenda = Agenda(FIRST_AGENDA + 20, "rich", 2, rich)
    b.content("agenda").add((agenda,))
    b.content("victory_card").add((VictoryCard(FIRST_VICTORY + 10, "r", (agenda,), always=True),))


def test_an_agenda_that_does_not_say_what_it_counts_is_counted_every_time() -> None:
    g = set_up(rules_with(riches), 2)
    step_done(g)
    assert g.realms[1].claims == 0
    g.realms[1].resources = (2, 0, 0, 0)
    step_done(g)
    assert has(g.realms[1].claims, FIRST_VICTORY + 10)


def test_what_the_giver_of_open_borders_places_is_noticed_too() -> None:
    g = set_up(rules_with(), 2)
    g.victory = (FIRST_VICTORY + 4,)
    holder, giver = g.realms
    bare = [space for space in members(g.board.land) if space != giver.capital]
    holder.control, holder.cities = 0, sum([BITS[space] for space in bare[:8]])
    holder.in_play |= BITS[player_card(giver.colour, OPEN_BORDERS)]
    step_done(g)
    assert holder.claims == 0
    giver.control = g.board.land
    step_done(g)
    assert holder.claims == BITS[FIRST_VICTORY + 4]


def test_surroundings_are_the_neighbours_however_many_sets_were_asked_for() -> None:
    board = set_up(rules_with(), 4).board
    spaces = members(board.land)
    for count in range(1, MOST_SETS + 40):
        asked = [spaces[(count * at * at) % len(spaces)] for at in range(1 + count % 9)]
        mask = 0
        near = 0
        for space in asked:
            mask |= BITS[space]
            near |= board.near[space]
        assert board.around(mask) == near
        assert board.around(mask) == near
        assert len(board.surroundings) <= MOST_SETS
