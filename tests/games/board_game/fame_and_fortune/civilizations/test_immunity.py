"""Immunity to anarchy, given by a throw-away row: everybody under Despotism is immune."""

from functools import cache

from tests.games.board_game import kit as base
from tests.games.board_game.fame_and_fortune.kit import FAME
from tests.games.board_game.kit import resting
from tests.games.board_game.seams.probe import despots_have
from tests.kit.table import Position
from tests.kit.trace import component, rule
from ziggurat import api
from ziggurat.build.build import Build, build
from ziggurat.build.game import Module
from ziggurat.games.board_game.start.moments import IMMUNE
from ziggurat.kernel.content import Plus


def steadfast(b: Build) -> None:
    """Whoever lives under Despotism is immune."""
    despots_have(b, Plus(IMMUNE, 1))


@cache
def rules_of(immune: bool) -> api.Rules:
    """The rules with the expansion, and a module that makes despots immune."""
    game = base.game()
    module = Module("steadfast", steadfast, after=(FAME,))
    chosen = (FAME, "steadfast") if immune else (FAME,)
    return build(game._replace(modules=(*game.modules, module)), chosen, {})


def table(immune: bool) -> Position:
    return base.laid_out(2, rules_of(immune))


@rule("ff.term.immune_no_need")
def test_whoever_is_immune_changes_to_a_long_known_government_at_once() -> None:
    t = table(True).set("known p1", "monarchy_tech").at(resting(0), "start_of_turn p1")
    t.play("p1 govern monarchy")
    assert t.fact("government p1") == ["monarchy"]
    t = table(False).set("known p1", "monarchy_tech").at(resting(0), "start_of_turn p1")
    assert t.refused("p1 govern monarchy") == "cb.gov.anarchy_first"


def revolting(immune: bool) -> Position:
    """p1 plays an event that drives somebody into anarchy; p3 and p4 are no despots."""
    t = base.laid_out(4, rules_of(immune)).set("hand p1", "the_citizens_are_revolting")
    t.set("government p3", "republic").set("government p4", "republic")
    return t.at(resting(0), "start_of_turn p1").play("p1 event the_citizens_are_revolting")


@component("rule.immunity")
@rule("ff.term.immune_events")
def test_no_event_drives_the_immune_into_anarchy() -> None:
    assert "p1 target p2" in revolting(False).options()
    t = revolting(True)
    assert t.options() == ["p1 target p3", "p1 target p4"]
    assert t.refused("p1 target p2") == "ff.term.immune_events"
