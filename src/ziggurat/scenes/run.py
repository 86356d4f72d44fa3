"""Running: a scene is set up, played and compared with what it expects.

Owns the order in which that happens, and Nature's script. A scene that cannot be played as
written is an error; an expectation that does not hold is a failed check.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from ziggurat.build.build import new_state
from ziggurat.kernel.engine import act, advance, question_for, why_not
from ziggurat.kernel.nature import Seeded, pick
from ziggurat.kernel.question import NATURE
from ziggurat.kernel.state import State
from ziggurat.match.notation import write_seat
from ziggurat.scenes.expect import Now, write_choices
from ziggurat.scenes.facts import IMPOSSIBLE, broken_invariant, write_fact
from ziggurat.scenes.load import EMPTY, SETUP, Block, Scene, load
from ziggurat.scenes.report import Check, Fault, Report, Result
from ziggurat.scenes.source import SceneError
from ziggurat.scenes.terms import Move
from ziggurat.words import Words


def run_scene(scene: Scene) -> Result:
    """Play a scene and check what it expects; SceneError if it cannot be played."""
    run = _Run(scene)
    run.set_up()
    checks: list[Check] = []
    for block in scene.blocks:
        checks.extend(run.play_block(block))
    return Result(
        scene.source.file,
        scene.line,
        scene.name,
        scene.rules.game.name,
        all([check.passed for check in checks]),
        tuple(checks),
    )


def set_up(scene: Scene) -> State:
    """The position that a scene describes, before anything of it is played."""
    run = _Run(scene)
    run.set_up()
    return run.s


def placed(scene: Scene) -> State:
    """The same before the rules have gone on from it to their first question."""
    run = _Run(scene)
    run.place()
    return run.s


def run_files(paths: Iterable[Path]) -> Report:
    """Run all scenes of some files, and of all YAML files in some folders."""
    results: list[Result] = []
    faults: list[Fault] = []
    for path in _files(paths):
        try:
            scenes = load(path)
        except SceneError as error:
            faults.append(Fault(error.file, error.line, error.text))
            continue
        for scene in scenes:
            try:
                results.append(run_scene(scene))
            except SceneError as error:
                faults.append(Fault(error.file, error.line, error.text))
    checks = [check for result in results for check in result.checks]
    failed = [check for check in checks if not check.passed]
    return Report(
        bool(results) and not failed and not faults,
        len(results),
        len(checks),
        len(failed),
        tuple(results),
        tuple(faults),
    )


def _files(paths: Iterable[Path]) -> list[Path]:
    files: list[Path] = []
    for path in paths:
        files.extend(sorted(path.rglob("*.yaml")) if path.is_dir() else [path])
    return files


class _Run:
    """A scene while it is played."""

    def __init__(self, scene: Scene) -> None:
        self.scene: Final = scene
        self.s: Final[State] = new_state(scene.rules, scene.seats)
        self.nature: list[Move] = list(scene.blocks[0].nature)
        self.s.journal = []

    def error(self, line: int, text: str) -> SceneError:
        """Make an error about a line of the scene."""
        return self.scene.source.error(line, text)

    def set_up(self) -> None:
        """Bring the table into the position the scene describes."""
        self.place()
        self._advance(self.scene.pending_line)

    def place(self) -> None:
        """Put everything where the scene has it."""
        scene = self.scene
        self._begin()
        for setting in scene.position:
            write_fact(scene.source, self.s, setting)
        fault = broken_invariant(self.s)
        if fault:
            raise self.error(scene.position_line, f"this position is impossible: {fault}")
        if scene.pending:
            self.s.stack = scene.pending
        self.s.asked = ()

    def _begin(self) -> None:
        """Run the set-up, if the scene wants it: up to the first question to a seat."""
        begin = self.scene.begin
        if begin.how == EMPTY:
            return
        dice = Seeded(begin.seed)
        self._advance(begin.line)
        while question := question_for(self.s, NATURE):
            if begin.how != SETUP:
                act(self.s, NATURE, pick(question, dice))
            elif self.nature:
                self._answer()
            else:
                raise self._missing(begin.line)

    def _advance(self, line: int) -> None:
        try:
            advance(self.s)
        except IMPOSSIBLE as error:
            text = f"the rules cannot go on from here: {type(error).__name__}: {error}"
            raise self.error(line, text) from error

    def play_block(self, block: Block) -> list[Check]:
        """Play a block and check what it expects."""
        if block is not self.scene.blocks[0]:
            self.nature = list(block.nature)
            self.s.journal = []
        for move in block.play:
            # What the play itself makes Nature say comes before the rest of the script.
            if move.seat != NATURE:
                self._let_nature_answer()
            self._play(move)
        self._let_nature_answer()
        if self.nature:
            left = self.nature[0]
            raise self.error(left.line, f"nobody asked for Nature's answer '{left.says}'")
        if question_for(self.s, NATURE) and not block.ends_with_nature():
            line = max([move.line for move in block.nature + block.play], default=block.line)
            raise self._missing(line, "; or expect 'asked: [nature]'")
        now = Now(self.scene.source, self.s, self.s.journal or [])
        return [expectation.check(now) for expectation in block.expect]

    def _let_nature_answer(self) -> None:
        while self.nature and question_for(self.s, NATURE):
            self._answer()

    def _answer(self) -> None:
        """Let Nature give the next scripted answer."""
        move = self.nature[0]
        self._play(move)
        self.nature = self.nature[1:]

    def _missing(self, line: int, hint: str = "") -> SceneError:
        """Nature is asked and the script is over."""
        question = question_for(self.s, NATURE)
        assert question is not None
        could = write_choices(self.s.rules, question.options)
        text = f"Nature is asked '{question.topic}' and has no answer left"
        return self.error(line, f"{text}: add one of {could}{hint}")

    def _play(self, move: Move) -> None:
        """Make one choice, which must be legal."""
        s = self.s
        if move.seat != NATURE and question_for(s, NATURE):
            raise self._missing(move.line)
        reason = why_not(s, move.seat, move.choice)
        if reason is not None:
            text = Words("en", s.rules.game.folder).reason(s.rules, reason)
            rule = s.rules.reasons[reason.number].rule
            told = f"'{move.says}' is refused: {text} ({rule})"
            raise self.error(move.line, f"{told}{self._instead(move.seat)}")
        try:
            act(s, move.seat, move.choice)
        except IMPOSSIBLE as error:
            told = f"the rules fail after '{move.says}': {type(error).__name__}: {error}"
            raise self.error(move.line, told) from error
        fault = broken_invariant(s)
        if fault:
            raise self.error(move.line, f"'{move.says}' breaks what must always hold: {fault}")

    def _instead(self, seat: int) -> str:
        """Say what could have been played."""
        rules = self.s.rules
        question = question_for(self.s, seat)
        if question is not None:
            return f"; listed: {write_choices(rules, question.options)}"
        names = [write_seat(rules, at.seat) for at in self.s.asked]
        return f"; asked: {', '.join(names)}" if names else ""
