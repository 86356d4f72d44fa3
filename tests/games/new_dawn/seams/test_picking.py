"""Frames list exactly what is legal, and have a reason against everything else."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.new_dawn.kit import first_game
from tests.kit.table import Position
from ziggurat import api
from ziggurat.games import new_dawn
from ziggurat.games.new_dawn.combat.spoils import Rob
from ziggurat.games.new_dawn.content.science_cards import NewResource
from ziggurat.games.new_dawn.content.wonders_scientific import ImproveCards, SwapCards, TakeCards
from ziggurat.games.new_dawn.focus.culture import NEAR_CITIES, PlaceTokens
from ziggurat.games.new_dawn.focus.economy import MoveCaravans
from ziggurat.games.new_dawn.focus.industry import Industry
from ziggurat.games.new_dawn.focus.military import Attacks, Reinforce, ReinforceOrAttack
from ziggurat.games.new_dawn.focus.row import PutTokens
from ziggurat.games.new_dawn.focus.science import AdvanceDial, GainCard
from ziggurat.games.new_dawn.ids import ECONOMY, INDUSTRY, MILITARY, NONE
from ziggurat.games.new_dawn.masks import mask_of
from ziggurat.games.new_dawn.picking import (
    Listed,
    Obstacle,
    Pick,
    Several,
    named,
    naming,
    obstacle_at,
    obstructed,
)
from ziggurat.games.new_dawn.printed import focus_of
from ziggurat.games.new_dawn.state import Table, table
from ziggurat.games.new_dawn.verbs import PLACE, PUT, SPEND
from ziggurat.games.new_dawn.world.barbarians import Raid
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION, UNEXPLAINED

GAME = Path(new_dawn.__file__).parent
PICKS = (
    GainCard(0, 2),
    GainCard(0, 4),
    ImproveCards(0, 2, NONE),
    ImproveCards(0, 2, 1, 2),
    SwapCards(0, 1),
    NewResource(0),
    Rob(0, 1, 2),
)


def place_of(g: Table, focus: int) -> int:
    """Where the card of a type lies in the first seat's row."""
    row = g.realms[0].row
    return [focus_of(g.rules, card) for card in row].index(focus)


def position() -> Position:
    """A first game with a few tokens on cards."""
    t = first_game().set("trade p1 1", "2").set("trade p1 4", "1").set("trade p2 3", "1")
    t.set("resources p1 oil", "1").set("control p1", "16b", "16c").set("reinforced p1", "16b").set(
        "control p2", "16d"
    )
    return t.set("offer scientific", "oracle")


def frames_of(g: Table) -> list[Listed]:
    """One frame of each kind that lists spaces, cards or amounts."""
    military = place_of(g, MILITARY)
    return [
        PlaceTokens(0, 2, 5, NEAR_CITIES, 0),
        PlaceTokens(0, 0, 5, NEAR_CITIES, 0),
        Industry(0, place_of(g, INDUSTRY), 5),
        MoveCaravans(0, place_of(g, ECONOMY), 4, 3, 0),
        Reinforce(0, military, 2),
        Attacks(0, military, 5, 2),
        ReinforceOrAttack(0, military, 5),
        AdvanceDial(0, 0, 3),
        PutTokens(0, 2),
        TakeCards(0, 3),
        Raid(0, 1),
    ]


def choices_of(t: Position) -> Iterator[Choice]:
    """Choices with every verb of the game: all with one thing, some of those with several."""
    for verb in t.rules.verbs.values():
        step = 1 if len(verb.kinds) == 1 else 3
        values = [t.rules.kinds[kind].values()[::step] for kind in verb.kinds]
        choices: list[Choice] = [(verb.number,)]
        for choose_from in values:
            choices = [(*choice, value) for choice in choices for value in choose_from]
        yield from choices


@pytest.mark.parametrize("frame", PICKS, ids=lambda frame: type(frame).__name__)
def test_a_pick_lists_whatever_passes_its_test(frame: Pick) -> None:
    """Every choice of the game: it passes the test if and only if it is listed."""
    t = position()
    g = table(t.state)
    listed = set(frame.question(g).options)
    assert listed
    candidates = set(frame.candidates(g))
    for choice in [*frame.candidates(g), *choices_of(t)]:
        legal = frame.test(g, choice) == ALLOWED
        assert legal == (choice in listed)
        assert choice in candidates or not legal


@pytest.mark.parametrize("at", range(11))
def test_a_list_is_the_test(at: int) -> None:
    """Nothing speaks against what is listed, and a rule against everything else."""
    t = position()
    g = table(t.state)
    frame = frames_of(g)[at]
    listed = frame.question(g).options
    assert len(listed) > 1
    assert list(listed) == sorted(set(listed))
    verbs = {choice[0] for choice in listed}
    for choice in [*listed, *choices_of(t)]:
        reason = frame.refuse(g, 0, choice)
        if choice in listed:
            assert reason is None or reason.number == OTHER_QUESTION
        else:
            assert reason is not None
            assert reason.number not in (ALLOWED, UNEXPLAINED)
            assert reason.number != OTHER_QUESTION or choice[0] not in verbs


class Guarded(Listed):
    """It lists one thing and has a word against another alone."""

    def listed(self, g: Table) -> tuple[Choice, ...]:
        return ((PLACE, 3),)

    def against(self, g: Table, choice: Choice) -> int:
        return {3: 55, 4: 44, 5: ALLOWED}.get(choice[1], OTHER_QUESTION)


@pytest.mark.skipif(api.is_compiled(), reason="a test makes no frame of a compiled class")
def test_a_frame_cannot_refuse_what_it_lists_nor_admit_anything_else() -> None:
    g = table(position().state)
    frame = Guarded()
    assert frame.refuse(g, 0, (PLACE, 3)) is None
    refused = frame.refuse(g, 0, (PLACE, 4))
    assert refused is not None
    assert (refused.number, refused.facts) == (44, (4,))
    forgotten = frame.refuse(g, 0, (PLACE, 5))
    assert forgotten is not None
    assert forgotten.number == UNEXPLAINED
    stranger = frame.refuse(g, 0, (PLACE, 6))
    assert stranger is not None
    assert (stranger.number, stranger.facts) == (OTHER_QUESTION, ())


def test_a_frame_says_what_it_lists() -> None:
    g = table(position().state)
    with pytest.raises(TypeError, match="lists nothing"):
        Listed().listed(g)
    with pytest.raises(TypeError, match="names no candidates"):
        Pick().listed(g)
    assert Listed().against(g, (PUT, 1)) == OTHER_QUESTION
    assert Pick().test(g, (PUT, 1)) == OTHER_QUESTION


def test_members_of_a_set_become_options() -> None:
    options = tuple([(SPEND, number) for number in range(9)])
    assert named(options, mask_of([7, 2])) == [(SPEND, 2), (SPEND, 7)]
    assert named(options, 0) == []
    assert naming(PUT, mask_of([7, 2])) == [(PUT, 2), (PUT, 7)]


def test_obstacles_close_spaces_and_the_first_tells_why() -> None:
    obstacles: list[Obstacle] = [(mask_of([1, 2]), 41), (mask_of([2, 3]), 42)]
    assert obstructed(obstacles) == mask_of([1, 2, 3])
    assert [obstacle_at(obstacles, space) for space in range(5)] == [ALLOWED, 41, 41, 42, ALLOWED]
    assert obstructed([]) == 0


def test_a_frame_of_several_answers_ends_when_none_is_left() -> None:
    s = position().state
    depth = len(s.stack)
    s.push(Several(1, 2))
    assert Several(1, 2).run(s)
    assert len(s.stack) == depth + 1
    s.swap(Several(1, 0))
    assert not Several(1, 0).run(s)
    assert len(s.stack) == depth
    assert Several(1, 2).about() == (1, 2)


def is_list(node: ast.expr) -> bool:
    """Tell whether an expression is `self.listed(...)`."""
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "self.listed"


def test_every_seat_is_asked_what_the_frame_lists() -> None:
    """By construction: a question has the list of its frame, and no frame tests beside it."""
    asked = 0
    for path in sorted(GAME.rglob("*.py")):
        if path.name in ("asking.py", "picking.py"):
            continue
        for method in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(method, ast.FunctionDef):
                continue
            assert method.name != "refuse", f"{path.name}: line {method.lineno}"
            nodes = list(ast.walk(method))
            lists = {
                ast.unparse(node.targets[0])
                for node in nodes
                if isinstance(node, ast.Assign) and is_list(node.value)
            }
            for node in nodes:
                if isinstance(node, ast.Call) and ast.unparse(node.func) == "ask":
                    options = node.args[4]
                    listed = is_list(options) or ast.unparse(options) in lists
                    assert listed, f"{path.name}: line {node.lineno}"
                    asked += 1
    assert asked > 40
