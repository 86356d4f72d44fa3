"""The table of A New Dawn: every piece on its space, and progress as the rules count it."""

from __future__ import annotations

from collections import Counter

from ziggurat.api import NOBODY, Seeded, State, build, new_state, pick, play, view
from ziggurat.games.new_dawn.board import geometry
from ziggurat.games.new_dawn.content.agendas import VICTORY_CARDS
from ziggurat.games.new_dawn.printed import printed
from ziggurat.games.new_dawn.state import table
from ziggurat.match.codec import encode
from ziggurat.tables import Presentation
from ziggurat.tables.new_dawn.kinds import BARBARIAN, CARAVAN, CITY, CONTROL, RESOURCE
from ziggurat.tables.new_dawn.table import HexTable, agendas_of
from ziggurat.tables.new_dawn.tiles import cells, spaces_of

RULES = build("new-dawn", (), {"map": "first-game"})


def position(s: State) -> HexTable:
    return HexTable(Presentation(s.rules, encode(view(s, NOBODY))))


def test_tiles_have_the_shape_of_the_rules() -> None:
    for side in (0, 1):
        for rotation in range(6):
            assert cells(side, rotation, 3, -2) == geometry.cells(side, rotation, 3, -2)


def test_spaces_of_a_tile_are_numbered_as_in_the_rules() -> None:
    for tile in printed(RULES).tiles.numbers:
        found = [RULES.kinds["space"].write(at) for at in spaces_of(RULES, tile)]
        assert found == [f"{tile}{letter}" for letter in "abcdefghij"]


def test_victory_cards_have_the_agendas_of_their_rows() -> None:
    for victory in VICTORY_CARDS:
        assert agendas_of(RULES, victory.number) == tuple([at.number for at in victory.agendas])


def _games(decisions: int, every: int) -> list[State]:
    """Positions of a random game."""
    s, dice, found = new_state(RULES, 3), Seeded(3), []
    for at in range(decisions):
        play(s, s.asked[0].seat, pick(s.asked[0], dice))
        if at % every == 0 and s.outcome is None:
            found.append(s.clone())
    return found


def test_progress_is_told_for_every_agenda_in_play_as_the_rules_count_it() -> None:
    seen = set()
    for s in _games(700, 70):
        g, at = table(s), position(s)
        for seat in range(3):
            agendas = [one for card in g.victory for one in printed(RULES).agendas[card]]
            found = at.shown.progress(seat)
            assert found.keys() == {agenda.number for agenda in agendas}
            for agenda in agendas:
                told = found[agenda.number]
                assert (told.have, told.need) == (agenda.count(g, seat), agenda.need)
                seen.add((agenda.name, told.have > 0))
    assert len(seen) > 6


def test_every_piece_of_the_table_is_on_a_space() -> None:
    s = _games(500, 499)[-1]
    at = position(s)
    there = Counter([piece.kind for space in at.spaces for piece in space.pieces])
    realms, data = at.realms, at.data
    assert there[CONTROL] == sum(len(realm["control"]) for realm in realms)
    assert there[CITY] == sum(len(realm["cities"]) for realm in realms)
    assert there[CARAVAN] == len(
        [cart for realm in realms for cart in realm["caravans"] if cart >= 0]
    )
    assert there[BARBARIAN] == len([space for space in data["barbarians"] if space >= 0])
    assert there[RESOURCE] == sum(len(spaces) for spaces in data["resources"])
    owned = {space.number for space in at.spaces if space.owner >= 0}
    assert owned == {at for realm in realms for at in (*realm["control"], *realm["cities"])}


def test_a_space_lies_on_its_tile_and_filled_water_on_none() -> None:
    for space in position(_games(1, 1)[0]).spaces:
        assert space.label.startswith(str(space.tile) if space.tile else "w")
