"""What Terra Incognita adds to the table is shown where it is, to whoever may see it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.new_dawn.terra_incognita.kit import Frontier, row, space, ti_rules
from ziggurat.api import NOBODY, view
from ziggurat.drawing.picture import draw
from ziggurat.match.codec import encode
from ziggurat.server.tables.pack import pack
from ziggurat.tables import Presentation, Sign
from ziggurat.tables.new_dawn.table import HexTable, slots_of
from ziggurat.tables.new_dawn.terra_incognita import DISTRICTS, DOUBTS, SECTIONS
from ziggurat.tables.slots import Figure
from ziggurat.words import Words, languages


def shown(t: Frontier, seat: int = NOBODY) -> Presentation:
    return Presentation(t.rules, encode(view(t.state, seat)))


def kinds_at(t: Frontier, label: str) -> list[tuple[str, int, int]]:
    pieces = shown(t).pieces().get(space(label), ())
    return [(at.kind, at.seat, at.side) for at in pieces]


def test_a_district_stands_in_the_place_of_its_control_token() -> None:
    t = Frontier().give("p1", tokens="11c 11d").set("district p1 campus", "11c")
    assert kinds_at(t, "11c") == [("district", 0, 0)]
    assert kinds_at(t, "11d") == [("control", 0, 0)]
    assert shown(t).pieces()[space("11c")][0].row == row("campus")


def test_a_reinforced_district_shows_its_other_side() -> None:
    t = Frontier().give("p1", tokens="11c", reinforced="11c").set("district p1 campus", "11c")
    assert kinds_at(t, "11c") == [("district", 0, 1)]


def test_armies_are_figures_on_the_map_and_on_the_card() -> None:
    t = Frontier().armies("11e", "card")
    assert [at for at in shown(t).figures(0) if at.kind == "army"] == [
        Figure("army", 0, space("11e")), Figure("army", 1),
    ]  # fmt: skip
    assert kinds_at(t, "11e") == [("army", 0, 0)]


def test_forts_are_shown_below_the_cities_on_them() -> None:
    t = Frontier().forts("11b")
    assert kinds_at(t, "11b") == [("fort", -1, 0)]
    t.give("p1", cities="11b")
    assert kinds_at(t, "11b") == [("fort", -1, 0), ("city", 0, 0)]


def test_a_government_lies_on_its_card() -> None:
    t = Frontier("astrology", 3).set("government p1", "democracy")
    place = t.realm("p1").row.index(row("astrology"))
    assert shown(t).lying(0)[place] == (row("democracy"),)


def test_a_wonder_on_offer_shows_its_trade_token() -> None:
    t = Frontier().set("offer economic", "apadana").set("priced", "apadana")
    assert shown(t).tokens() == {row("apadana"): (Sign("trade"),)}


def test_the_row_has_six_slots_and_four_of_five_cards_win() -> None:
    cards = ("fort-fortified", "fort-expeditionary", "explorer-aesthetic")
    t = Frontier().set("victory", *cards, "civilized-moneygrubber", "diplomatic-hoarder")
    assert slots_of(t.rules) == (1, 1, 2, 3, 4, 5)
    assert HexTable(shown(t)).needed == 4


def test_only_those_who_looked_at_a_tile_see_it_in_the_stack() -> None:
    t = Frontier().set("stack", "1", "2").set("stack_bottom", "1").set("knowers 1", "p2")
    for seat, names in ((0, ["stack"]), (1, ["stack", "stack_bottom"]), (NOBODY, ["stack"])):
        (panel,) = shown(t, seat).panels()
        assert [line.name for line in panel.lines] == names


def test_every_district_and_every_section_of_the_dial_has_its_signs() -> None:
    rules = ti_rules()
    assert {rules.rows[at].name for at in rules.families["district"]} == DISTRICTS.keys()
    assert {rules.rows[at].name for at in rules.families["event_section"]} == SECTIONS.keys()


def test_every_doubt_is_about_something_that_there_is_and_is_worded() -> None:
    rules = ti_rules()
    names = {row.name for row in rules.rows.values()}
    starts = {name.partition("-")[0] for name in names}
    for doubt, rows in DOUBTS.items():
        assert set(rows) <= names | starts
        for lang in languages():
            assert Words(lang, "new_dawn").find(f"line.doubt_{doubt}")


def test_doubtful_cards_say_so() -> None:
    rows: dict[str, Any] = pack("new-dawn", "en", ("terra_incognita",))["rows"]
    assert rows[str(row("wheel"))]["doubts"] == ["unique", "figures"]
    assert "doubts" not in rows[str(row("irrigation"))]
    hub = str(row("commercial_hub"))
    assert "doubts" not in rows[hub]
    joint = pack("new-dawn", "en", ("terra_incognita", "automated_player"))["rows"]
    assert joint[hub]["doubts"] == ["hub"]
    assert joint[hub]["badge"] == rows[hub]["badge"]
    for lang in languages():
        assert Words(lang, "new_dawn").find("line.doubt_hub")


@pytest.mark.parametrize("lang", languages())
def test_everything_can_be_drawn(lang: str) -> None:
    t = Frontier(seats=5).armies("11e", "card").forts("11b").give("p1", tokens="11c")
    t.set("district p1 campus", "11c").set("government p1", "monarchy")
    picture = draw(t.state, 0, lang).svg
    assert Words(lang, "new_dawn").text("piece.army") in picture
