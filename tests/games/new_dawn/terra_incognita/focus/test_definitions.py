"""Words of the rules: can, may, then, captured, figures and pieces."""

from __future__ import annotations

from tests.games.new_dawn.terra_incognita.kit import Frontier, space, ti_rules
from tests.kit.trace import rule
from ziggurat.games.new_dawn.board.pieces import put_token
from ziggurat.games.new_dawn.printed import printed
from ziggurat.kernel.engine import advance


@rule("ti.define.can")
def test_what_can_be_done_by_a_card_cannot_be_done_without_it() -> None:
    """Steam Power can cross water; Foreign Trade says nothing of it."""
    t = Frontier("foreign_trade", 5).caravans("12c").begin()
    assert not [at for at in t.options() if at.endswith(("12b", "12g"))]
    t = Frontier("steam_power", 5).caravans("12c").begin()
    assert [at for at in t.options() if at.endswith(("12h", "15d", "12b", "12g"))]


@rule("ti.define.may")
def test_what_was_declined_once_is_offered_again() -> None:
    t = Frontier().set("victory", "civilized-moneygrubber", "explorer-aesthetic")
    t.set("district p1 theater_square", "11g").set("turns", "3")
    for before in ("movement-ti", "second-movement-ti"):
        t.set("event_dial", before).at("turn p1")
        assert t.asked() == ["p1 place_tokens"]
        t.play("pass")


@rule("ti.define.captured")
def test_a_wonder_taken_over_by_a_token_is_not_captured() -> None:
    """Cristo Redentor acts when it is built or captured."""
    t = Frontier().give("p2", cities="5b").set("wonder_at cristo_redentor", "11g")
    t.at("turn p1 focus")
    put_token(t.g, 0, space("11g"))
    advance(t.g)
    assert t.g.holds(0, t.row("cristo_redentor"))
    assert t.asked() == ["p1 focus"]


@rule("ti.define.figures")
def test_figures_are_armies_and_caravans() -> None:
    kinds = printed(ti_rules()).pieces
    assert {kind.name for kind in kinds if kind.figure} == {"army", "caravan"}


@rule("ti.define.pieces")
def test_pieces_are_what_players_own_on_the_map() -> None:
    """A district is a control token of its own kind."""
    kinds = printed(ti_rules()).pieces
    owned = {kind.name for kind in kinds if not kind.neutral}
    assert owned - {"district"} == {"army", "caravan", "city", "token"}
    assert {"barbarian", "city_state", "fort"} <= {kind.name for kind in kinds if kind.neutral}
    t = Frontier().set("district p1 campus", "11g")
    token = next(kind for kind in kinds if kind.name == "token")
    assert token.where(t.g, 0) >> space("11g") & 1
