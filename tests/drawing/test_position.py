"""What drawings work out for themselves agrees with the rules."""

from __future__ import annotations

from tests.drawing.pictures import part
from ziggurat.api import Seeded, State, build, new_state, pick, play
from ziggurat.games.new_dawn import printed
from ziggurat.games.new_dawn.board import geometry
from ziggurat.games.new_dawn.content.agendas import AGENDAS, TECHNOPHILE, VICTORY_CARDS
from ziggurat.games.new_dawn.focus import science
from ziggurat.games.new_dawn.rows import Wonder
from ziggurat.games.new_dawn.state import table
from ziggurat.tables.new_dawn.position import (
    LEVEL_SPACES,
    NONE,
    Position,
    era_of,
    focus_of,
    level_of,
    wonder_type,
)
from ziggurat.tables.new_dawn.progress import agendas_of, progress
from ziggurat.tables.new_dawn.tiles import cells

RULES = build("new-dawn", (), {"map": "first-game"})


def test_tiles_have_the_shape_of_the_rules() -> None:
    for side in (0, 1):
        for rotation in range(6):
            assert cells(side, rotation, 3, -2) == geometry.cells(side, rotation, 3, -2)


def test_cards_are_numbered_as_in_the_rules() -> None:
    for card in RULES.families["focus_card"]:
        assert focus_of(RULES, card) == printed.focus_of(RULES, card)
        assert level_of(RULES, card) == ("I", "II", "III", "IV")[printed.level_of(RULES, card) - 1]
    for wonder in RULES.families["wonder"]:
        row = RULES.rows[wonder]
        assert isinstance(row, Wonder)
        assert (wonder_type(RULES, wonder), era_of(RULES, wonder)) == (row.type, row.era)
    for victory in VICTORY_CARDS:
        assert agendas_of(RULES, victory.number) == tuple([at.number for at in victory.agendas])
    assert LEVEL_SPACES == science.LEVEL_SPACES


def _games(decisions: int, every: int) -> list[State]:
    """Positions of a random game."""
    s, dice, found = new_state(RULES, 3), Seeded(3), []
    for at in range(decisions):
        play(s, s.asked[0].seat, pick(s.asked[0], dice))
        if at % every == 0 and s.outcome is None:
            found.append(s.clone())
    return found


def test_progress_is_complete_exactly_when_an_agenda_is() -> None:
    seen = set()
    for s in _games(700, 7):
        position = Position(RULES, part(s))
        for seat in range(3):
            for agenda in AGENDAS:
                found = progress(position, seat, agenda.number)
                assert found is not None
                if agenda.number != TECHNOPHILE:
                    assert (found.have >= found.need) == agenda.test(table(s), seat)
                    seen.add((agenda.name, found.have > 0))
    assert len(seen) > len(AGENDAS)


def test_every_piece_of_the_table_is_on_a_space() -> None:
    s = _games(500, 499)[-1]
    data, position = part(s), Position(RULES, part(s))
    owned = [space.number for space in position.spaces if space.piece]
    listed = [at for realm in data["realms"] for at in (*realm["control"], *realm["cities"])]
    assert sorted(owned) == sorted(listed)
    walking = [at for realm in data["realms"] for at in realm["caravans"] if at >= 0]
    assert sum(len(space.caravans) for space in position.spaces) == len(walking)
    fierce = [at for at in data["barbarians"] if at >= 0]
    assert len([space for space in position.spaces if space.barbarian]) == len(fierce)
    tokens = sum(len(spaces) for spaces in data["resources"])
    assert len([space for space in position.spaces if space.resource != NONE]) == tokens
