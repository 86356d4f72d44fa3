"""What Fame and Fortune and its options add to the table is shown, to whoever may see it."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from tests.drawing.pictures import titles
from tests.games.board_game.fame_and_fortune.kit import laid_out
from tests.games.board_game.great_person_deck.kit import OURS, people
from tests.kit.table import Position
from ziggurat.api import NOBODY, view
from ziggurat.cli.tables import SeatTable
from ziggurat.cli.tables import draw as write
from ziggurat.cli.words import Say
from ziggurat.drawing.glyphs import glyphs_of
from ziggurat.drawing.picture import draw
from ziggurat.games.board_game.fame_and_fortune.state import fame
from ziggurat.games.board_game.great_person_deck.state import person_deck
from ziggurat.match.codec import encode
from ziggurat.server.tables.board_game_offers import offers_data
from ziggurat.server.tables.pack import pack
from ziggurat.tables import Presentation
from ziggurat.tables.board_game.fame_and_fortune import FORTIFIED, LADEN, METROPOLIS, UNLOADED
from ziggurat.tables.board_game.table import SquareTable
from ziggurat.tables.parts import kinds_of
from ziggurat.tables.slots import Chip, Line
from ziggurat.words import Words, languages

INVESTMENTS = "investments"


def shown(t: Position, seat: int = NOBODY) -> Presentation:
    return Presentation(t.rules, encode(view(t.state, seat)))


def square(t: Position, label: str) -> int:
    return t.rules.kinds["square"].parse(label)


def row(t: Position, name: str) -> int:
    return t.rules.kinds["row"].parse(name)


def written(t: Position, seat: int = 0, lang: str = "en") -> str:
    out = io.StringIO()
    console = Console(file=out, width=300)
    for part in write(SeatTable(view(t.state, seat), t.rules, Say(lang))):
        console.print(part)
    return out.getvalue()


def metropolis() -> Position:
    return laid_out().set("annex p1 capital", "A23")


@pytest.mark.parametrize("relic", ["atlantis", "school_of_confucius", "seven_cities_of_gold"])
def test_relics_lie_on_their_squares(relic: str) -> None:
    t = laid_out().set("token A44", relic)
    assert [at.kind for at in shown(t).pieces()[square(t, "A44")]] == [relic]


def test_both_squares_of_a_metropolis_are_marked() -> None:
    t = metropolis()
    marks = shown(t).marks()
    assert marks[square(t, "A22")] == marks[square(t, "A23")] == (METROPOLIS,)
    told = [at for at in titles(draw(t.state).svg) if at.endswith("(Player 1), metropolis")]
    assert [at.partition(":")[0] for at in told] == ["A22", "A23"]
    assert written(t).count("<1>+") == 2


@pytest.mark.parametrize(
    ("sign", "mark", "letter"), [("fortification", FORTIFIED, "^"), ("caravan", LADEN, "~")]
)
def test_the_sign_of_a_city_is_a_mark(sign: str, mark: object, letter: str) -> None:
    t = laid_out().set("sign p1 capital", sign)
    assert shown(t).marks()[square(t, "A22")] == (mark,)
    assert f"<1>{letter}" in written(t)


def test_a_caravan_that_was_used_is_told_until_its_city_has_produced() -> None:
    t = laid_out()
    fame(t.state).unloaded = (1, 0)
    assert shown(t).marks()[square(t, "A22")] == (UNLOADED,)


def test_relics_that_wait_are_told() -> None:
    t = laid_out().set("waiting p1", "atlantis")
    assert shown(t).lines(0) == [Line("relics", (row(t, "atlantis"),))]
    assert shown(t).lines(1) == []


def test_the_legend_tells_what_is_new() -> None:
    told = written(laid_out())
    for entry in ("!a Atlantis", "+ metropolis", "^ fortification", "~ caravan"):
        assert entry in told


def test_every_new_shape_is_drawn_and_told_apart() -> None:
    rules = laid_out().rules
    faces = [face for kind in kinds_of(rules).values() for face in kind.faces or (kind.name,)]
    marks = [mark.name for kind in kinds_of(rules).values() for mark in kind.marks]
    assert {*faces, *marks} <= glyphs_of(rules).keys()
    letters = [mark.letter for kind in kinds_of(rules).values() for mark in kind.marks]
    assert len(letters) == len(set(letters))


# Great people


def test_the_owner_reads_facedown_cards_and_others_their_types() -> None:
    t = people().set("facedown_people p1", "leonidas").set("faceup_people p1", "frida_kahlo")
    faceup = Line("people_faceup", (row(t, "frida_kahlo"),))
    own = Line("people_own", (row(t, "leonidas"),))
    assert shown(t, 0).lines(0) == [faceup, own]
    for seat in (1, NOBODY):
        assert shown(t, seat).lines(0) == [
            faceup, Line("people_facedown", (row(t, "general"),)),
        ]  # fmt: skip
        assert "Leonidas" not in draw(t.state, seat).svg


def test_own_cards_are_told_with_what_they_do() -> None:
    t = people().set("facedown_people p1", "leonidas")
    text = Words("en", "board_game").row_text(t.rules, row(t, "leonidas"))
    assert shown(t, 0).secrets() == [row(t, "leonidas")]
    assert shown(t, 1).secrets() == shown(t).secrets() == []
    assert text in written(t, 0)
    assert text not in written(t, 1)


def test_the_deck_lies_beside_the_map() -> None:
    t = people().set("discarded_people", "leonidas").set(f"marker {OURS}", "artist")
    (panel,) = shown(t).panels()
    assert [line.name for line in panel.lines] == ["people_deck", "people_discards"]
    assert panel.lines[1].rows == (row(t, "leonidas"),)
    assert "Great person deck" in written(t)


def test_what_was_looked_at_is_shown_to_who_looked() -> None:
    t = people().set("token A11", "hut").set("seen_under p1 A11", "hut_spy")
    t.set("facedown_finds p2", "hut_wheat").set("seen_finds p1 p2", "hut_wheat")
    for viewer in (0, 1, NOBODY):
        own, seen = shown(t, viewer), viewer == 0
        lines = [line for panel in own.panels() for line in panel.lines]
        assert (Line("seen_under", (row(t, "hut_spy"),), (square(t, "A11"),)) in lines) == seen
        assert (Line("finds_seen", (row(t, "hut_wheat"),)) in own.lines(1)) == seen
    assert "On A11:" in written(t, 0)
    assert "On A11:" not in written(t, 1)


def test_a_card_bears_the_sign_of_its_type() -> None:
    t = people()
    rows = pack("board-game", "en", ("fame_and_fortune", "great_person_deck"))["rows"]
    assert rows[str(row(t, "leonidas"))]["sign"] == "bg-person-general"


def test_a_type_without_markers_is_told() -> None:
    t = people().set("people_left artist", "0")
    (panel,) = shown(t).panels()
    assert panel.lines[-1] == Line("people_gone", (row(t, "artist"),))


def test_a_tech_that_lies_lower_and_a_blank_one_are_in_their_rows() -> None:
    t = people().set("known p1", "pottery", "writing", "masonry", "engineering")
    deck = person_deck(t.state)
    deck.lowered = ((row(t, "engineering"),), ())
    deck.blank = (2, 0)
    rows = SquareTable(shown(t)).pyramid(0)
    assert row(t, "engineering") in rows[0]
    assert rows[1] == [row(t, "sir_isaac_newton")]


# Investments


def test_investments_are_told_by_card() -> None:
    t = laid_out(2, INVESTMENTS).set("invested p1 infrastructure", "2")
    t.set("invested p1 military_industrial_complex", "1").set("invested p2 infrastructure", "3")
    infrastructure, military = row(t, "infrastructure"), row(t, "military_industrial_complex")
    assert shown(t).chips(0) == [
        Chip("invested", "infrastructure", (2, infrastructure, 3, 2)),
        Chip("invested", "military_industrial_complex", (1, military, 2, 0)),
    ]
    assert shown(t).chips(1) == [Chip("invested_fully", "infrastructure", (3, infrastructure))]
    assert "Infrastructure 2/3 (2 active)" in written(t)
    rows = pack("board-game", "en", ("fame_and_fortune", INVESTMENTS))["rows"]
    assert rows[str(military)]["sign"] == "military_industrial_complex"


@pytest.mark.parametrize("lang", languages())
def test_everything_can_be_drawn(lang: str) -> None:
    t = laid_out(5, "great_person_deck", INVESTMENTS).set("annex p1 capital", "D23")
    t.set("sign p2 capital", "caravan").set("sign p3 capital", "fortification")
    t.set("facedown_people p1", "leonidas").set("invested p1 infrastructure", "2")
    assert "<svg" in draw(t.state, 0, lang).svg
    assert "View" not in written(t, 0, lang)


def test_a_city_says_what_its_caravan_would_add() -> None:
    t = laid_out().set("sign p1 capital", "caravan").set("known p1", "pottery")
    t.at("turn p1 city management")
    position = SquareTable(shown(t, 0))
    (offer,) = offers_data(position, t.state, 0)
    (more,) = [group for group in offer["groups"] if group["name"] == "more"]
    (card,) = more["cards"]
    assert t.rules.verbs[card["choice"][0]].name == "unload"
    assert card["gets"] == 2
