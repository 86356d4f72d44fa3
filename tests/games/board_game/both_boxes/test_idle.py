"""Idle seats with the expansions: other governments, markers and great people that lie facedown."""

from functools import cache

import pytest

from tests.games.board_game.kit import laid_out
from tests.games.board_game.start.test_idle import START, alike, begun
from tests.kit.table import Position
from tests.kit.trace import rule
from ziggurat import api
from ziggurat.games.board_game.content.governments import ANARCHY

FAME, DECK, WISDOM = "fame_and_fortune", "great_person_deck", "wisdom_and_warfare"
OURS = "A13"


@cache
def rules_with(*modules: str) -> api.Rules:
    """The rules as they are played."""
    return api.build("board-game", modules, {})


def plain(*modules: str) -> Position:
    """The laid-out table of two seats."""
    return laid_out(2, rules_with(*modules))


@rule("cb.start.idle_unasked")
@pytest.mark.parametrize("modules", [(FAME,), (WISDOM,), (FAME, DECK), (FAME, DECK, WISDOM)])
def test_idle_seats_are_not_asked(modules: tuple[str, ...]) -> None:
    assert begun(plain(*modules)) == []


@rule("cb.start.idle_unasked")
@pytest.mark.parametrize("modules", [(FAME,), (WISDOM,), (FAME, DECK, WISDOM)])
def test_who_knows_another_government_is_asked(modules: tuple[str, ...]) -> None:
    assert begun(plain(*modules).set("known p2", "monarchy_tech")) == ["p2"]


@rule("cb.start.idle_unasked", "ww.policy.start_ability_once")
@pytest.mark.parametrize(("trade", "asked"), [("5", []), ("6", ["p1"])])
def test_a_policy_that_can_be_paid_for_is_asked(trade: str, asked: list[str]) -> None:
    assert begun(plain(WISDOM).set("policies p1", "rationalism").set("trade p1", trade)) == asked


@rule("cb.start.idle_unasked", "ff.hut.teacher")
def test_a_facedown_hut_is_asked_whether_it_is_a_teacher_or_not() -> None:
    one = plain(FAME).set("facedown_finds p1", "hut_teacher")
    two = plain(FAME).set("facedown_finds p1", "hut_spy")
    assert alike(one, two)
    assert two.options() == ["p1 pass", "p1 govern anarchy"]


@rule("cb.start.idle_unasked", "ff.hut.teacher")
def test_a_facedown_village_is_no_teacher() -> None:
    assert begun(plain(FAME).set("facedown_finds p1", "village_iron")) == []


@rule("cb.start.idle_unasked", "bx.gpdeck.hidden_asked")
@pytest.mark.parametrize("modules", [(FAME, DECK), (FAME, DECK, WISDOM)])
@pytest.mark.parametrize("card", ["albert_einstein", "galileo_galilei"])
def test_a_facedown_person_is_asked_whoever_it_is(modules: tuple[str, ...], card: str) -> None:
    one = plain(*modules).set(f"marker {OURS}", "scientist").set("facedown_people p1", card)
    two = plain(*modules).set(f"marker {OURS}", "scientist")
    assert alike(one, two.set("facedown_people p1", "louis_pasteur"))
    anarchy = one.rules.rows[ANARCHY].name
    assert one.options() == ["p1 pass", f"p1 govern {anarchy}"]


@rule("cb.start.idle_unasked")
def test_a_person_that_lies_open_and_has_no_use_now_is_not_asked() -> None:
    t = (
        plain(FAME, DECK)
        .set(f"marker {OURS}", "scientist")
        .set("faceup_people p1", "louis_pasteur")
    )
    assert t.at(START).asked()[0] != "p1 start_of_turn"
