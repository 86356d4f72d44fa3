"""The screen of programs: every thing that is said is one line of JSON.

Owns the form of `ziggurat play --json`; `docs/command_line.md` describes it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ziggurat.api import write
from ziggurat.cli.console import write_json_line
from ziggurat.cli.screen import Screen, Turn
from ziggurat.cli.telling import acts_data
from ziggurat.match.codec import encode
from ziggurat.match.standing import may_stand

if TYPE_CHECKING:
    from ziggurat.api import Choice, Event, Match, Question, Reason, Rules
    from ziggurat.ledger import LedgerEntry


class JsonScreen(Screen):
    """Lines of JSON for programs: one object for each thing that is said."""

    def _line(self, kind: str, **facts: Any) -> None:
        write_json_line({"is": kind, **facts})

    def welcome(self, match: Match, chairs: Sequence[str], persons: Sequence[int]) -> None:
        self._line(
            "welcome", game=match.rules.game.name, modules=match.rules.modules,
            options=match.rules.options, seats=list(match.rules.game.seat_names[: match.seats]),
            players=list(chairs), commitment=match.commitment, seed_chosen=match.seed_chosen,
        )  # fmt: skip

    def note(self, key: str, *facts: int | str) -> None:
        self._line("note", key=key, text=self.say(key, *facts))

    def hand_over(self, rules: Rules, seat: int) -> None:
        self._line("hand_over", seat=rules.game.seat_names[seat])

    def turn(self, match: Match, turn: Turn, whole: bool) -> None:
        rules, question = match.rules, turn.question
        words = self.say.game(rules)
        listed: list[dict[str, Any]] = []
        for at in turn.options:
            shown = {"label": at.label, "choice": at.notation, "text": at.text}
            lefts = [words.left(rules, left) for left in turn.leaves.get(at.choice, ())]
            listed.append({**shown, "leaves": lefts} if lefts else shown)
        self._line(
            "turn", entry=match.next_entry, seat=rules.game.seat_names[turn.seat],
            topic=question.topic, text=words.topic(rules, question), options=listed,
            offered=question.offered, any_order=question.any_order,
            named=[write(rules, choice) for choice in turn.named],
            may_stand=may_stand(rules, question), declines=list(turn.declines),
            news=self._told(rules, turn.news), acts=acts_data(self.say, rules, turn.news),
            view=encode(turn.view),
        )  # fmt: skip

    def _told(self, rules: Rules, events: Sequence[Event]) -> list[str]:
        words = self.say.game(rules)
        return [words.event(rules, event) for event in events]

    def news(self, rules: Rules, events: Sequence[Event]) -> None:
        told = self._told(rules, events)
        self._line("news", news=told, acts=acts_data(self.say, rules, events))

    def verdict(
        self,
        rules: Rules,
        choice: Choice,
        question: Question | None,
        reason: Reason | None,
        rule: LedgerEntry | None,
    ) -> None:
        why = None if reason is None else self.say.game(rules).reason(rules, reason)
        said = None if rule is None else self.say.rule_text(rule)
        name = None if reason is None else rules.reasons[reason.number].rule
        self._line(
            "verdict", choice=write(rules, choice), legal=reason is None, why=why, rule=name,
            text=said,
        )  # fmt: skip

    def listing(self, name: str, rows: Sequence[tuple[str, str]]) -> None:
        self._line(name, rows=[list(row) for row in rows])

    def over(self, match: Match) -> None:
        outcome = match.outcome
        assert outcome is not None
        names = match.rules.game.seat_names
        seed = None if match.seed is None else match.reveal_seed().hex()
        self._line(
            "over", winners=[names[seat] for seat in outcome.winners], by=outcome.by,
            scores=dict(zip(names, outcome.scores, strict=False)), commitment=match.commitment,
            seed=seed, text=self.say.game(match.rules).outcome(match.rules, outcome),
        )  # fmt: skip
