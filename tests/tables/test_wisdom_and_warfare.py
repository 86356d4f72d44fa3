"""What Wisdom and Warfare adds to the table is shown, to whoever may see it."""

from __future__ import annotations

import pytest

from tests.drawing.pictures import titles
from tests.games.board_game.wisdom_and_warfare.kit import laid_out
from tests.tables.test_fame_and_fortune import row, shown, square, written
from ziggurat.drawing.glyphs import glyphs_of
from ziggurat.drawing.picture import draw
from ziggurat.games.board_game.wisdom_and_warfare.state import wisdom
from ziggurat.server.tables.board_game_cities import facts
from ziggurat.server.tables.board_game_offers import offers_data
from ziggurat.server.tables.pack import pack
from ziggurat.tables.board_game.table import SquareTable, yields
from ziggurat.tables.board_game.wisdom_and_warfare import BANNER, CITY_STATES, PROGRAM
from ziggurat.tables.parts import kinds_of
from ziggurat.tables.slots import Chip, Line, Piece, Sign
from ziggurat.words import languages

# Trade, production, culture, coins and a bonus in battle.
GIVES = ((3, 0, 0, 0, 0), (0, 0, 3, 0, 0), (0, 1, 0, 1, 0), (0, 0, 1, 0, 2), (1, 1, 0, 0, 0))
RELICS = ("attilas_village", "ark_of_the_covenant")


@pytest.mark.parametrize("token", [*RELICS, *CITY_STATES])
def test_tokens_lie_on_their_squares(token: str) -> None:
    t = laid_out().set("token A44", token)
    assert [at.kind for at in shown(t).pieces()[square(t, "A44")]] == [token]


@pytest.mark.parametrize(("name", "gives"), list(zip(CITY_STATES, GIVES, strict=True)))
def test_what_a_city_state_gives_covers_what_is_printed(name: str, gives: tuple[int, ...]) -> None:
    t = laid_out().set("terrain A44", "forest").set("token A44", name)
    table = SquareTable(shown(t))
    found = next(at for at in table.squares if at.label == "A44")
    assert yields(t.rules, table.grounds, found, barren=False) == gives
    assert not [sign for sign in found.signs if sign.name == "resource"]


def test_a_city_state_of_any_resource_says_so() -> None:
    t = laid_out().set("token A44", "city_state_5")
    assert shown(t).signs()[square(t, "A44")] == (
        Sign("trade"), Sign("production"), Sign("any_resource"),
    )  # fmt: skip


def test_who_controls_a_city_state_has_a_banner_there() -> None:
    t = laid_out().set("token A44", "city_state_1").set("armies p1", "A44")
    wisdom(t.state).city_states = 0b11110
    assert Piece(BANNER, 0) in shown(t).pieces()[square(t, "A44")]
    assert written(t).count("@1") == 2
    told = [at for at in titles(draw(t.state).svg) if at.startswith("A44")]
    assert "city-state of traders" in told[0]
    assert "banner" in told[0]
    # The legend tells it all the same.
    assert written(t.set("armies p1", "A43")).count("@1") == 1


def test_a_program_marks_its_city() -> None:
    t = laid_out()
    wisdom(t.state).programs = (1, 0)
    assert shown(t).marks()[square(t, "A22")] == (PROGRAM,)
    assert "<1>%" in written(t)


def test_adopted_policies_are_told_to_all() -> None:
    t = laid_out().set("policies p1", "pacifism")
    assert shown(t).lines(0) == [Line("policies", (row(t, "pacifism"),), (1, 1))]
    assert shown(t, 1).lines(0) == shown(t, 0).lines(0)
    assert "Policies (1 of 1): Pacifism" in written(t, 1)


def test_the_pile_of_city_states_lies_beside_the_map() -> None:
    t = laid_out()
    wisdom(t.state).city_states = 0b10110
    assert shown(t).piles() == [Chip("city_states", "bg-token-city_state_1", (3,))]
    assert "City-states still to be found: 3" in written(t)


def test_every_new_shape_is_drawn_and_told_apart() -> None:
    rules = laid_out(2, "fame_and_fortune").rules
    faces = [face for kind in kinds_of(rules).values() for face in kind.faces or (kind.name,)]
    marks = [mark.name for kind in kinds_of(rules).values() for mark in kind.marks]
    assert {*faces, *marks} <= glyphs_of(rules).keys()
    letters = [mark.letter for kind in kinds_of(rules).values() for mark in kind.marks]
    letters += [letter for kind in kinds_of(rules).values() for letter in kind.letters[:1]]
    assert len([at for at in letters if "{code}" not in at]) == len(
        {at for at in letters if "{code}" not in at}
    )


def test_units_are_told_with_strength_and_health() -> None:
    rows = pack("board-game", "en", ("wisdom_and_warfare",))["rows"]
    t = laid_out()
    unit = rows[str(row(t, "infantry_3_1"))]
    assert (unit["strength"], unit["health"]) == (3, 1)
    assert rows[str(row(t, "pacifism"))]["sign"] == "bg-policy-pacifism"


def test_a_program_says_what_it_will_bring() -> None:
    t = laid_out().at("turn p1 city management")
    (offer,) = offers_data(SquareTable(shown(t, 0)), t.state, 0)
    (group,) = [at for at in offer["groups"] if at["name"] == "program"]
    (card,) = group["cards"]
    assert t.rules.verbs[card["choice"][0]].name == "start_program"
    # What a government adds is not doubled.
    assert card["gets"] == facts(t.state, "production", 0, 0)[0] - 1


def test_everything_can_be_drawn() -> None:
    for lang in languages():
        t = laid_out().set("token A44", "city_state_4").set("policies p1", "pacifism")
        assert "<svg" in draw(t.state, 0, lang).svg
        assert "View" not in written(t, 0, lang)
