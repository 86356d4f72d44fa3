"""The runner: what players are given, and what a failing one cannot do."""

from __future__ import annotations

import pytest

from tests.arena.broken import broken, install_bad_die
from ziggurat import api
from ziggurat.api import Choice, Match, Outcome, Question, Rules, State, View
from ziggurat.arena.runner import RulesError, run_match
from ziggurat.games.template.state import table
from ziggurat.match import dump
from ziggurat.match.codec import encode
from ziggurat.match.entry import Entry
from ziggurat.players.player import BotError, Budget, Player
from ziggurat.players.table import make_player


class Spy(Player):
    """Plays the last option and keeps what it was given, which a player must not."""

    def __init__(self) -> None:
        self.given: list[tuple[View, Question, State]] = []
        self.calls: list[str] = []

    def begin(self, rules: Rules, seat: int, seats: int, budget: Budget) -> None:
        self.calls.append(f"begin {seat} {seats}")

    def decide(self, view: View, question: Question, imagined: State, budget: Budget) -> Choice:
        self.given.append((view, question, imagined.clone()))
        # What a player does to its state is its own affair.
        table(imagined).coins = (99, 99)
        assert 0 < budget.left() <= budget.seconds
        return question.options[-1]

    def end(self, outcome: Outcome | None) -> None:
        self.calls.append("end" if outcome is None else f"end {outcome.by}")


class Fixed(Player):
    """Always says the same."""

    name = "fixed"

    def __init__(self, choice: Choice) -> None:
        self._choice = choice

    def decide(self, view: View, question: Question, imagined: State, budget: Budget) -> Choice:
        return self._choice


class Buggy(Player):
    """Fails by itself."""

    name = "buggy"

    def decide(self, view: View, question: Question, imagined: State, budget: Budget) -> Choice:
        raise KeyError("my own\nmistake")


def new_match(seats: int = 2) -> Match:
    return api.Match.new(api.build("template", ("festival",)), seats, bytes(32))


def moves(match: Match, seat: int) -> list[Entry]:
    return [entry for entry in match.entries if entry.seat == seat]


def test_players_are_told_of_begin_and_end() -> None:
    spies = [Spy(), Spy(), Spy()]
    result = run_match(new_match(3), spies, Budget())
    assert result.outcome is not None
    assert spies[1].calls == ["begin 1 3", "end wealth"]


def test_a_player_gets_its_view_and_its_question() -> None:
    match = new_match()
    spy = Spy()
    run_match(match, [make_player("random:1"), spy], Budget())
    assert len(spy.given) == len(moves(match, 1))
    for view, question, _ in spy.given:
        assert (view.seat, question.seat) == (1, 1)


def test_a_player_never_gets_the_true_secrets() -> None:
    hidden_differs = 0
    match = new_match(3)
    spy = Spy()
    run_match(match, [make_player("random:1"), spy, make_player("random:2")], Budget(), seed=5)
    for entry, (view, _, imagined) in zip(moves(match, 1), spy.given, strict=True):
        truth = match.state_at(entry.number - 1)
        assert encode(api.view(truth, 1)) == encode(view) == encode(api.view(imagined, 1))
        hidden_differs += table(truth).hands[0] != table(imagined).hands[0]
    assert hidden_differs > len(spy.given) // 3


def test_secret_answers_of_others_are_not_in_the_state_a_player_gets() -> None:
    match = new_match()
    spy = Spy()
    run_match(match, [make_player("random:1"), spy], Budget())
    bids = [imagined for _, question, imagined in spy.given if question.topic == "bid"]
    assert bids
    for imagined in bids:
        assert encode(imagined.stack[-1])["answers"] == ((), ())


def test_what_two_worlds_share_is_all_a_player_gets() -> None:
    match = new_match(3)
    other = match.imagined(1, api.Seeded(9))
    assert encode(other) != encode(match.state)
    first = api.redeal(match.state, 1, api.Seeded(4))
    second = api.redeal(other, 1, api.Seeded(4))
    assert encode(first) == encode(second)


def test_a_run_is_decided_by_its_seeds() -> None:
    first, second, third = new_match(), new_match(), new_match()
    run_match(first, [make_player("random:1"), make_player("random:2")], Budget())
    run_match(second, [make_player("random:1"), make_player("random:2")], Budget())
    run_match(third, [make_player("random:1"), make_player("random:3")], Budget())
    assert dump(first) == dump(second) != dump(third)


def test_the_tally_counts_what_the_log_holds() -> None:
    match = new_match()
    before = len(match.entries)
    tally = run_match(match, [make_player("random:1"), make_player("random:2")], Budget()).tally
    assert tally.decisions == len(moves(match, 0)) + len(moves(match, 1))
    assert tally.chances == len(moves(match, api.NATURE)) - before
    assert 0 < tally.choices < tally.decisions < tally.options


def test_the_limit_leaves_a_match_unfinished() -> None:
    match = new_match()
    spies = [Spy(), Spy()]
    result = run_match(match, spies, Budget(), limit=3)
    assert (result.outcome, result.tally.decisions) == (None, 3)
    assert spies[0].calls == ["begin 0 2", "end"]


@pytest.mark.parametrize(
    ("player", "expected"),
    [
        (Fixed((12, 99)), "red's player 'fixed' answered 'bid 99', which is refused: "),
        (Fixed((77,)), r"red's player 'fixed' gave no choice: \(77,\) is not a choice of template"),
        (Buggy(), "red's player 'buggy' failed: KeyError: 'my own.*mistake'$"),
    ],
)
def test_a_failing_player_changes_nothing(player: Player, expected: str) -> None:
    match = new_match()
    before = dump(match)
    other = Spy()
    with pytest.raises(BotError, match=expected):
        run_match(match, [player, other], Budget())
    assert dump(match) == before
    assert other.calls == ["begin 1 2", "end"]


def test_a_failing_player_is_replaced_once_if_wanted() -> None:
    match = new_match()
    result = run_match(match, [make_player("random:1"), Buggy()], Budget(), "random")
    assert result.outcome is not None
    assert [(takeover.seat, takeover.entry > 1) for takeover in result.takeovers] == [(1, True)]
    assert "'buggy' failed" in result.takeovers[0].text


def test_every_seat_needs_a_player() -> None:
    with pytest.raises(ValueError, match="2 seats need as many players, not 1"):
        run_match(new_match(), [Spy()], Budget())


def test_broken_rules_are_named_with_the_move_and_the_match_stays() -> None:
    match = api.Match.new(broken(install_bad_die), 2, bytes(32))
    spies = [Spy(), Spy()]
    with pytest.raises(RulesError) as caught:
        run_match(match, spies, Budget())
    assert str(caught.value).endswith("LookupError: the die fell off the table")
    assert str(caught.value).split()[0] in ("red", "blue")
    assert len(moves(match, 0)) + len(moves(match, 1)) == len(spies[0].given + spies[1].given) - 1
