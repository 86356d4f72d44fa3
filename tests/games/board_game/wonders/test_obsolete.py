"""Obsolete wonders: what is lost and what stays."""

import pytest

from tests.games.board_game.city.town import acting, made, managing, town
from tests.games.board_game.kit import row_of, state
from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat.games.board_game.cities.arts import arts_yield
from ziggurat.games.board_game.cities.reasons_wonders import NOT_IN_PLAY, OBSOLETE_WONDER
from ziggurat.games.board_game.cities.wonders import may_obsolete, obsoletable, obsolete
from ziggurat.games.board_game.ids import MODERN

ERAS = ("stonehenge", "the_louvre", "panama_canal")


def outdated(name: str = "stonehenge") -> Position:
    """A town whose wonder is obsolete."""
    t = town().set("marker A13", name)
    obsolete(state(t), row_of(t, name))
    return t


def striking(tech: str) -> Position:
    """Let p1 use a tech while each era has a wonder on the map."""
    t = town().set("city p2 city1", "D22").set("forces p2", "infantry_1")
    for square, name in zip(("A13", "D11", "H33"), ERAS, strict=True):
        t.set(f"marker {square}", name)
    t.set("marker D13", "market").set("known p1", tech)
    for resource in ("incense", "iron", "silk", "wheat"):
        t.set(f"resources p1 {resource}", "1")
    return managing(t)


@rule("cb.obsolete.by_tech")
@pytest.mark.parametrize(("tech", "eras"), [("monarchy_tech", 1), ("gunpowder", 2)])
def test_two_techs_make_wonders_obsolete(tech: str, eras: int) -> None:
    t = striking(tech).play(f"p1 use {tech}")
    while t.options()[0].startswith("p1 pay"):
        t.play(t.options()[0])
    found = [move.split()[-1] for move in t.options() if "obsolete" in move]
    assert found == list(ERAS[:eras])
    assert t.refused(f"p1 obsolete {ERAS[eras]}") == "cb.obsolete.by_tech"
    t.play(f"p1 obsolete {found[-1]}")
    assert t.fact("obsolete") == [found[-1]]


@rule("cb.obsolete.by_tech")
def test_no_other_tech_does() -> None:
    names = [town().rules.rows[row].name for row in town().rules.families["tech"]]
    for tech in names:
        t = striking(tech)
        if tech in ("monarchy_tech", "gunpowder") or f"p1 use {tech}" not in t.options():
            continue
        t.play(f"p1 use {tech}")
        while t.options()[0].startswith("p1 pay"):
            t.play(t.options()[0])
        assert not [move for move in t.options() if "obsolete" in move]


@rule("cb.obsolete.card_facedown")
def test_an_obsolete_wonder_stays_with_its_owner() -> None:
    t = outdated()
    assert t.fact("obsolete") == ["stonehenge"]
    assert t.fact("wonder_of stonehenge") == ["p1"]
    assert may_obsolete(state(t), 0, row_of(t, "stonehenge"), MODERN) == OBSOLETE_WONDER


@rule("cb.obsolete.ability_gone")
def test_an_obsolete_wonder_does_nothing_any_more() -> None:
    t = outdated()
    assert not t.state.holds(0, row_of(t, "stonehenge"))
    t.at("turn p1 start of turn")
    assert "p1 use stonehenge" not in t.options()
    assert t.refused("p1 use stonehenge") == "cb.obsolete.ability_gone"


@rule("cb.obsolete.marker_stays")
def test_its_marker_stays_on_the_map() -> None:
    assert outdated().fact("marker A13") == ["stonehenge"]


@rule("cb.obsolete.culture_stays")
@pytest.mark.parametrize("name", ["stonehenge", "the_louvre"])
def test_it_still_yields_culture(name: str) -> None:
    before = arts_yield(state(town().set("marker A13", name)), 0, 0)
    assert arts_yield(state(outdated(name)), 0, 0) == before > 1


@rule("cb.obsolete.still_counts_for_limit")
def test_it_still_is_the_wonder_of_its_city() -> None:
    t = acting(outdated().set("bonus p1 capital", "30"))
    assert "erect the_oracle" in made(t)
    t.play("p1 erect the_oracle")
    assert t.fact("marker A13") == ["the_oracle"]


@rule("cb.obsolete.only_on_map")
def test_wonders_of_the_market_are_out_of_reach() -> None:
    t = town().set("marker A13", "stonehenge")
    assert obsoletable(state(t), 0, MODERN) == [row_of(t, "stonehenge")]
    assert may_obsolete(state(t), 0, row_of(t, "the_oracle"), MODERN) == NOT_IN_PLAY
