"""Secrets: hands, units, facedown markers and research choices reach nobody who may not know them.

Pairs of tables that differ in one secret look alike to all others in every phase. Beside games in
progress a second world is played that differs in everything a viewer may not know.
"""

from __future__ import annotations

import pytest

from tests.games.board_game.battle.field import FIELD, begin, sides
from tests.games.board_game.kit import laid_out, row_of, state
from tests.kit.builds import far_or_near
from tests.kit.table import Position
from ziggurat import api
from ziggurat.build.build import build
from ziggurat.checks import Scope, Stop, Variant, variants
from ziggurat.checks.hidden import NonInterference
from ziggurat.checks.mutate import Vocabulary
from ziggurat.checks.walk import carry_out, random_move
from ziggurat.games.board_game.battle.units import put_bag
from ziggurat.games.board_game.ids import INFANTRY
from ziggurat.games.board_game.rules import BOARD_GAME
from ziggurat.kernel.state import State
from ziggurat.lib.bag import Bag

PHASES = ("start of turn", "trade", "city management", "movement", "research")
SECRETS = {
    "a culture event": ("hand p2", ("drought", "lost"), ("sabotage", "mass_defection")),
    "a unit": ("forces p2", ("infantry_1", "mounted_1"), ("infantry_3", "mounted_2")),
    "a facedown marker": (
        "facedown_finds p2",
        ("hut_spy", "village_iron"),
        ("hut_iron", "village_spy"),
    ),
}
# What each seat hides where nothing else is said; p2 has what `SECRETS` gives to nobody.
HANDS = (
    ("defection", "catastrophe"),
    ("bread_and_circuses", "deforestation"),
    ("disoriented", "disaster"),
    ("a_gift_from_afar", "primetime_tv"),
)
MARKERS = (("hut_wheat",), ("hut_silk", "village_uranium"), ("hut_incense",), ("hut_silk",))
VARIANTS = [pytest.param(variant, id=variant.label()) for variant in variants(BOARD_GAME)]
MOVES = 60


def busy(seats: int = 3) -> Position:
    """A table in which everybody has secrets, techs to use them, trade and figures."""
    t = laid_out(seats)
    for seat in range(seats):
        name = f"p{seat + 1}"
        t.set(f"hand {name}", *HANDS[seat]).set(f"facedown_finds {name}", *MARKERS[seat])
        t.set(f"forces {name}", "infantry_2", f"artillery_{seat % 3 + 1}", "mounted_2")
        t.set(f"known {name}", "writing", "currency", "metalworking", "theology")
        t.set(f"trade {name}", "16").set(f"culture {name}", "6")
    return t


def watch(s: State, seed: int, moves: int = MOVES) -> None:
    """Play on at random; `Broken` if two worlds can be told apart by who may not know."""
    check = NonInterference(Scope(s.rules, s.seats, seed))
    dice, words = api.Seeded(seed), Vocabulary(s.rules)
    s.journal = None
    for number in range(far_or_near(moves, moves // 3)):
        if s.outcome is not None:
            break
        move = random_move(s, dice, words)
        check.at(Stop(number, s, [], move))
        carry_out(s, move)


# One secret


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("secret", SECRETS)
def test_others_see_the_same_whatever_a_seat_hides(secret: str, phase: str) -> None:
    fact, *values = SECRETS[secret]
    one, two = [busy().set(fact, *value).at(f"turn p1 {phase}") for value in values]
    for viewer in ("p1", "p3"):
        assert one.knows(viewer) == two.knows(viewer)
    assert one.knows("p2") != two.knows("p2")


@pytest.mark.parametrize("phase", PHASES)
def test_it_stays_the_same_while_others_act(phase: str) -> None:
    fact, *values = SECRETS["a facedown marker"]
    one, two = [busy().set(fact, *value).at(f"turn p1 {phase}") for value in values]
    for _ in range(12):
        if one.asked()[0].split()[0] in ("p2", "nature"):
            break
        move = one.options()[-1]
        one.play(move)
        two.play(move)
        assert one.knows("p3") == two.knows("p3")


def test_a_research_choice_is_seen_by_nobody_else() -> None:
    tables = [busy().at("turn p1 research") for _ in range(2)]
    for t, tech in zip(tables, ("pottery", "masonry"), strict=True):
        t.play(f"p2 research {tech}")
    for viewer in ("p1", "p3"):
        assert tables[0].knows(viewer) == tables[1].knows(viewer)


def test_a_force_is_seen_by_nobody_else() -> None:
    forces = ("infantry 1, mounted 2, artillery 3", "infantry 3, mounted 1, artillery 2")
    one, two = [begin(sides(force, "infantry 2, mounted 3", seats=3)) for force in forces]
    for viewer in ("p2", "p3"):
        assert one.knows(viewer) == two.knows(viewer)
    assert one.knows("p1") != two.knows("p1")


# All secrets at once


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_worlds_look_alike_from_each_phase_on(seats: int, phase: str) -> None:
    watch(busy(seats).at(f"turn p1 {phase}").state, seats)


@pytest.mark.parametrize("defender", ["p2", "barbarians"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_worlds_look_alike_in_a_battle(seats: int, defender: str) -> None:
    against = 1 if defender == "p2" else 0
    ours, theirs = "infantry 1, mounted 2, artillery 3, infantry 3", "infantry 2, mounted 3"
    t = sides(ours, theirs, against=against, seats=seats).set("known p1", "metalworking")
    t.set("facedown_finds p1", "hut_iron").set("facedown_finds p2", "hut_silk").set("trade p2", "4")
    watch(begin(t, defender).state, seats, 30)


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_worlds_look_alike_late_in_a_game(variant: Variant, seats: int) -> None:
    rules = build(BOARD_GAME, *variant)
    s, dice, words = api.new_state(rules, seats), api.Seeded(seats), Vocabulary(rules)
    for _ in range(far_or_near(500, 150) * seats):
        carry_out(s, random_move(s, dice, words))
    assert s.outcome is None
    watch(s, seats)


def test_an_open_draw_does_not_tell_that_it_left_no_choice() -> None:
    t = sides("infantry 1", "", against=0).set(f"token {FIELD}", "village")
    t.set("marker A11", "the_oracle")
    g = state(t)
    one = Bag((), (row_of(t, "infantry_2"),), ())
    g.unit_bags = put_bag(g.unit_bags, INFANTRY, one)
    begin(t, "barbarians").play("nature draw_unit artillery_2")
    assert list(t.odds()) == ["draw_unit infantry_2"]
