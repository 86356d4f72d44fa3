"""What the tests of the match share: the template game, with a drill in front of it.

The drill is a module that lets each seat make a run of small choices, so that a test can
say exactly when a secret is shown, when chance answers and when the rules fail.
"""

from __future__ import annotations

import random
from typing import Final

from ziggurat.build.build import Build, build
from ziggurat.build.game import Game, Module
from ziggurat.games.template import TEMPLATE
from ziggurat.kernel.choice import Choice, Verb
from ziggurat.kernel.flows import Ask, Each
from ziggurat.kernel.nature import chance, faces
from ziggurat.kernel.question import NATURE, PICK, Question
from ziggurat.kernel.reason import OTHER_QUESTION, Reason
from ziggurat.kernel.rules import Asker, Step
from ziggurat.kernel.state import State
from ziggurat.match.match import Match

SEED: Final = bytes(range(32))
OTHER_SEED: Final = bytes(32)

STEP, PEEK, TOSS, STOP, CRASH, LAND = range(80, 86)
WORDS: Final = ("step", "peek", "toss", "stop", "crash")


def ask_drill(s: State, seat: int, args: tuple[int, ...]) -> Question:
    """Everything is possible, any number of times."""
    return Question(seat, "drill", PICK, tuple([(verb,) for verb in range(STEP, LAND)]), args)


def ask_toss(s: State, seat: int, args: tuple[int, ...]) -> Question:
    """Nature lands on one of six sides."""
    return chance("toss", faces(LAND, 6))


def refuse(s: State, seat: int, args: tuple[int, ...], choice: Choice) -> Reason | None:
    """Whatever is not listed belongs elsewhere."""
    return Reason(OTHER_QUESTION)


def resolve_drill(
    s: State, order: tuple[int, ...], answers: tuple[Choice, ...], args: tuple[int, ...]
) -> None:
    """Go on until the seat stops."""
    verb = answers[0][0]
    s.note("drilled", order[0], (verb,))
    if verb != STOP:
        s.push(Ask("drill", order[0], (args[0] + 1,)))
    if verb == PEEK:
        s.unveil()
    if verb == TOSS:
        s.push(Ask("toss", NATURE))
    if verb == CRASH:
        raise RuntimeError("the rules fail halfway")


def resolve_toss(
    s: State, order: tuple[int, ...], answers: tuple[Choice, ...], args: tuple[int, ...]
) -> None:
    """Where it landed changes nothing but the drill's count."""
    drill = s.stack[-1]
    assert isinstance(drill, Ask)
    s.swap(Ask("drill", drill.seat, (10 * answers[0][1],)))


def begin(s: State, seat: int) -> None:
    """Drill all seats, one after the other."""
    s.push(Each("drill", tuple(range(s.seats))))


def begin_one(s: State, seat: int) -> None:
    """Drill one seat."""
    s.push(Ask("drill", seat, (0,)))


def install_drill(b: Build) -> None:
    """Drill before the first ware of each night is shown."""
    b.verbs.add(tuple([Verb(STEP + at, word, ()) for at, word in enumerate(WORDS)]))
    b.verbs.add((Verb(LAND, "land", ("die",)),))
    b.askers.add((Asker("drill", ask_drill, refuse, resolve_drill),))
    b.askers.add((Asker("toss", ask_toss, refuse, resolve_toss),))
    b.flow("drill").add((Step("drill", begin_one),))
    b.flow("night").before("ware", Step("drill all", begin))


GAME: Final[Game] = TEMPLATE._replace(
    modules=(*TEMPLATE.modules, Module("drill", install_drill)),
)
GAMES: Final = {GAME.name: GAME}
PLAIN: Final = build(GAME)
FESTIVE: Final = build(GAME, ("festival",))
DRILL: Final = build(GAME, ("drill",))


def drilled(*choices: tuple[int, int], seed: bytes = SEED, seats: int = 2) -> Match:
    """A drill in which seats have made these choices, as pairs of seat and verb."""
    match = Match.new(DRILL, seats, seed)
    for seat, verb in choices:
        match.play(seat, (verb,))
    return match


def played(match: Match, plays: int, luck: int = 0) -> Match:
    """Play some random choices of whoever is asked."""
    pick = random.Random(luck)
    for _ in range(plays):
        if match.outcome is not None:
            break
        question = pick.choice(match.state.asked)
        sound = [choice for choice in question.options if choice != (CRASH,)]
        match.play(question.seat, pick.choice(sound))
    return match


def finished(seats: int = 2, luck: int = 0, seed: bytes = SEED) -> Match:
    """A whole random game of the plain template."""
    match = played(Match.new(PLAIN, seats, seed), 10_000, luck)
    assert match.outcome is not None
    return match
