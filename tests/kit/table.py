"""Positions: set up any situation of any game, play on from there, and look at it.

Owns the words in which rule tests are written. It knows no game: everything is said in the
words of the game's facts, flows and notation. After every move it checks the game's
invariants, so that each rule test also shows that nothing gets lost. It plays every move once more
with somebody who wins by it, so that each also shows that the game may end there.

    t = Position("template").set("coins blue", "4").set("hand red", "thief")
    t.at("night red tricks").play("red steal blue", "blue pass")
    assert t.fact("coins blue") == ["1"]
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, Self

from ziggurat import api
from ziggurat.build.build import new_state
from ziggurat.build.game import Fact
from ziggurat.checks.endings import ended_by
from ziggurat.checks.walk import Move
from ziggurat.kernel.engine import advance
from ziggurat.kernel.flows import Flow
from ziggurat.kernel.frame import Frame
from ziggurat.match.codec import encode
from ziggurat.match.notation import parse_move, parse_seat, write, write_move, write_seat

LONGEST_GAME: Final = 10_000


class PositionError(Exception):
    """A test sets up or plays something that cannot be; the text says what would be right."""


@cache
def _rules(game: str, modules: tuple[str, ...], options: tuple[tuple[str, str], ...]) -> api.Rules:
    return api.build(game, modules, dict(options))


class Position:
    """A game in the middle of a situation.

    Say first what is true (`set`), then where the game stands (`at` or `start`), then `play`.
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        modules: tuple[str, ...] = (),
        options: dict[str, str] | None = None,
        rules: api.Rules | None = None,
    ) -> None:
        chosen = tuple(sorted((options or {}).items()))
        self.rules: Final = rules or _rules(game, modules, chosen)
        self.state: Final = new_state(self.rules, seats)
        self.state.journal = []
        self._running = False
        self._moves = 0

    def set(self, fact: str, *values: str) -> Position:
        """Make a fact true: `set("coins blue", "4")`, `set("hand red", "thief", "loan")`."""
        if self._running:
            raise PositionError(f"set '{fact}' before the game runs on")
        row, args = self._fact(fact)
        if row.write is None:
            raise PositionError(f"'{row.name}' can be read but not set")
        if not row.many and len(values) != 1:
            raise PositionError(f"'{row.name}' has one value, not {len(values)}")
        kind = self.rules.kinds[row.value]
        row.write(self.state, args, tuple([kind.parse(value) for value in values]))
        return self

    def start(self) -> Position:
        """Begin where the game itself begins."""
        return self._run(self.state.stack)

    def at(self, *pending: str | Frame) -> Position:
        """Say what is pending, what happens last first, and run on to the first question.

        A text names a flow, a seat and a step: `at("night red tricks")`; without a step the
        flow begins. Anything that is not a step of a flow can be given as a frame.
        """
        frames = [self._flow(work) if isinstance(work, str) else work for work in pending]
        return self._run(tuple(frames))

    def _flow(self, text: str) -> Flow:
        name, _, rest = text.partition(" ")
        seat, _, step = rest.partition(" ")
        if name not in self.rules.flows:
            raise PositionError(f"there is no flow '{name}', but {', '.join(self.rules.flows)}")
        steps = [at.name for at in self.rules.flows[name]]
        if step and step not in steps:
            raise PositionError(f"flow '{name}' has no step '{step}', but {', '.join(steps)}")
        return Flow(name, parse_seat(self.rules, seat), step)

    def _run(self, stack: tuple[Frame, ...]) -> Position:
        if self._running:
            raise PositionError("the game runs already")
        self._running = True
        self.state.stack = stack
        self._check("the position")
        advance(self.state)
        self._check("the position, once it ran on,")
        return self

    def play(self, *moves: str) -> Self:
        """Play moves in notation, those of Nature too: `play("red bid 3", "nature roll 5")`."""
        for move in moves:
            rule = self.refused(move)
            if rule:
                legal = ", ".join([f"'{option}'" for option in self.options()]) or "nothing"
                raise PositionError(f"'{move}' is refused ({rule}); listed: {legal}")
            seat, choice = parse_move(self.rules, move)
            self._check_ends(Move(seat, choice), move)
            self._carry_out(seat, choice, move)
        return self

    def _carry_out(self, seat: int, choice: api.Choice, move: str) -> None:
        api.play(self.state, seat, choice)
        self._check(f"'{move}'")

    def play_on(self, seed: int) -> Position:
        """Answer every question at random until the game is over."""
        dice = api.Seeded(seed)
        for _ in range(LONGEST_GAME):
            if not self._asked():
                return self
            question = self.state.asked[dice.below(len(self.state.asked))]
            choice = api.pick(question, dice)
            # That random games may end anywhere is checked by the conformance suite.
            move = write_move(self.rules, question.seat, choice)
            self._carry_out(question.seat, choice, move)
        raise PositionError(f"the game is not over after {LONGEST_GAME} moves")

    def refused(self, move: str) -> str:
        """The ledger id of the reason against a move; empty if the move is legal."""
        seat, choice = parse_move(self.rules, move)
        self._asked()
        try:
            api.play(self.state.clone(), seat, choice)
        except api.Refused as refused:
            return self.rules.reasons[refused.reason.number].rule
        return ""

    def options(self) -> list[str]:
        """The listed moves of everybody who is asked, in notation."""
        return [
            write_move(self.rules, question.seat, choice)
            for question in self._asked()
            for choice in question.options
        ]

    def odds(self) -> dict[str, int]:
        """What Nature may answer, each with its weight."""
        for question in self._asked():
            if question.seat == api.NATURE:
                weights = question.weights or tuple([1] * len(question.options))
                words = [write(self.rules, choice) for choice in question.options]
                return dict(zip(words, weights, strict=True))
        raise PositionError("Nature is not asked")

    def asked(self) -> list[str]:
        """Who is asked what now: `["red bid", "blue bid"]`."""
        return [f"{write_seat(self.rules, at.seat)} {at.topic}" for at in self._asked()]

    def _asked(self) -> tuple[api.Question, ...]:
        if not self._running:
            raise PositionError("say where the game stands: `at` or `start`")
        return self.state.asked

    def fact(self, fact: str) -> list[str]:
        """The values of a fact, in notation."""
        row, args = self._fact(fact)
        kind = self.rules.kinds[row.value]
        return [kind.write(value) for value in row.read(self.state, args)]

    def _fact(self, text: str) -> tuple[Fact, tuple[int, ...]]:
        name, *words = text.split(" ")
        if name not in self.rules.facts:
            raise PositionError(f"there is no fact '{name}', but {', '.join(self.rules.facts)}")
        row = self.rules.facts[name]
        if len(words) != len(row.kinds):
            pattern = " ".join([name, *[f"<{kind}>" for kind in row.kinds]])
            raise PositionError(f"'{text}': write '{pattern}'")
        kinds = [self.rules.kinds[kind] for kind in row.kinds]
        values = [kind.parse(word) for kind, word in zip(kinds, words, strict=True)]
        for kind, value, word in zip(kinds, values, words, strict=True):
            if kind.name == "seat" and value >= self.state.seats:
                raise PositionError(f"'{text}': nobody sits at '{word}'")
        return row, tuple(values)

    def heard(self, seat: str) -> list[str]:
        """What a seat was told so far: keys of events with their numbers."""
        journal = self.state.journal or []
        told = api.scrubbed(journal, parse_seat(self.rules, seat))
        return [" ".join([event.key, *[str(arg) for arg in event.args]]) for event in told]

    def knows(self, seat: str) -> dict[str, Any]:
        """Everything a seat may know now: its view, the open questions and what it was told.

        Two positions that differ only in secrets of others are known alike.
        """
        reader = parse_seat(self.rules, seat)
        shown = [api.seen_by(question, reader) for question in self._asked()]
        questions = [(at.seat, at.topic, at.kind, at.options, at.facts) for at in shown]
        view = encode(api.view(self.state, reader))
        return {"view": view, "questions": questions, "heard": self.heard(seat)}

    def winners(self) -> list[str]:
        """Who has won; nobody while the game goes on."""
        outcome = self.state.outcome
        return [write_seat(self.rules, seat) for seat in outcome.winners] if outcome else []

    def scores(self) -> list[int]:
        """Each seat's score; empty while the game goes on."""
        return list(self.state.outcome.scores) if self.state.outcome else []

    def _check(self, after: str, s: api.State | None = None) -> None:
        for invariant in self.rules.invariants.values():
            fault = invariant.check(s or self.state)
            if fault:
                raise PositionError(f"{after} breaks '{invariant.name}': {fault}")

    def _check_ends(self, move: Move, text: str) -> None:
        """Let each seat win by a move that is about to be played, if anybody can by then."""
        endings = self.rules.game.endings
        self._moves += 1
        for seat in range(self.state.seats if endings else 0):
            ending = endings[(self._moves + seat) % len(endings)]
            last = ended_by(self.state, ending, seat, move)
            if last is not None:
                self._check(f"'{text}', which ends the game by {ending.name},", last)
