"""What is remembered, or found for all spaces in one go, is what would be found one by one."""

from __future__ import annotations

import pytest

from tests.games.new_dawn.map.test_remembered import news
from tests.kit.trace import rule
from ziggurat.api import Seeded, build, new_state, pick
from ziggurat.games.new_dawn.board.kinds import pieces_at, spared_spaces
from ziggurat.games.new_dawn.ids import LEVELS
from ziggurat.games.new_dawn.masks import BITS, has, mask_of, members
from ziggurat.games.new_dawn.printed import printed
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.terra_incognita.armies.ways import hostile_spaces
from ziggurat.games.new_dawn.terra_incognita.ids import DISTRICTS, FIRST_NEW_VICTORY
from ziggurat.games.new_dawn.terra_incognita.setup.places import capital_places, fort_places
from ziggurat.games.new_dawn.terra_incognita.state import unknown
from ziggurat.games.new_dawn.victory import step_done
from ziggurat.kernel.engine import act
from ziggurat.lib.vec import put_row

MOVES = 4_000
# Spared spaces are looked at less often: pacts change seldom, and one by one is slow.
EVERY = 40


def begin() -> Table:
    return table(new_state(build("new-dawn", ("terra_incognita",)), 4))


@rule("ti.victory.fort_continuous", "ti.diplomacy.pact_bars_attack")
@pytest.mark.parametrize("seed", [3, 4])
def test_claims_and_pacts_in_a_long_game(seed: int) -> None:
    g = begin()
    chooser = Seeded(seed)
    claimed = spared = 0
    for move in range(MOVES):
        if g.outcome is not None:
            break
        before = [realm.claims for realm in g.realms]
        act(g, g.asked[0].seat, pick(g.asked[0], chooser))
        claimed += [realm.claims for realm in g.realms] != before
        remembered = news(g)
        g.board.standings.clear()
        assert news(g) == remembered
        if move % EVERY == 0:
            for seat in range(g.seats):
                spaces = hostile_spaces(g, seat)
                found = spared_spaces(g, seat, spaces)
                alone = [at for at in members(spaces) if not pieces_at(g, seat, at)]
                assert members(found) == alone
                spared += len(alone)
    assert claimed > 3
    assert spared > 0


@rule("ti.victory.agenda_technophile", "ti.victory.agenda_hoarder", "ti.victory.agenda_defensive")
def test_one_change_of_anything_that_agendas_of_this_box_count_is_noticed() -> None:
    g = begin()
    chooser = Seeded(6)
    while not g.board.placed:
        act(g, g.asked[0].seat, pick(g.asked[0], chooser))
    realm = g.realms[0]
    g.victory = tuple([FIRST_NEW_VICTORY + at for at in range(4)])
    level = printed(g.rules).level
    best = [card for card in g.rules.families["focus_card"] if level[card] == LEVELS]
    realm.control = mask_of(members(g.board.land)[:15])
    step_done(g)
    assert realm.claims == 0
    realm.row = (*best[:3], *realm.row[3:])
    step_done(g)
    assert realm.claims == BITS[FIRST_NEW_VICTORY]
    unknown(g).districts = put_row(
        unknown(g).districts, 0, tuple(members(realm.control)[:DISTRICTS])
    )
    step_done(g)
    assert has(realm.claims, FIRST_NEW_VICTORY + 1)
    realm.resources = (2, 2, 1, 0)
    step_done(g)
    assert has(realm.claims, FIRST_NEW_VICTORY + 2)
    realm.reinforced = realm.control
    step_done(g)
    assert has(realm.claims, FIRST_NEW_VICTORY + 3)


@rule("ti.map.no_stranding")
def test_places_while_the_map_is_built_do_not_depend_on_what_was_asked_before() -> None:
    chooser = Seeded(5)
    g = begin()
    looked = 0
    while not g.board.placed:
        question = g.asked[0]
        if question.topic in ("lay_fort", "turn_tile"):
            ask = fort_places if question.topic == "lay_fort" else capital_places
            found = ask(g)
            printed(g.rules).places.clear()
            assert ask(g) == found
            looked += 1
        act(g, question.seat, pick(question, chooser))
    assert looked == 2 * g.seats
