"""The greedy player: what it looks at, how it answers and how well it plays."""

from __future__ import annotations

import pytest

from tests.players.scripts import new_match
from ziggurat import api
from ziggurat.api import Match, Outcome, State
from ziggurat.arena.block import Drawn
from ziggurat.arena.runner import run_match
from ziggurat.games.new_dawn.rows import VictoryCard
from ziggurat.games.new_dawn.state import table
from ziggurat.kernel.engine import act
from ziggurat.match import dump
from ziggurat.players.evaluators import EVALUATORS, Evaluator, new_dawn, template
from ziggurat.players.greedy import GreedyPlayer
from ziggurat.players.player import BotError, Budget, Player
from ziggurat.players.table import make_player

RULES = api.build("new-dawn", (), {"map": "first-game"})


def new_dawn_match(seed: int, seats: int = 2) -> Match:
    """A match of A New Dawn whose dice come from a seed."""
    return Match.new(RULES, seats, chance=Drawn(api.Seeded(seed)))


def played(match: Match, names: tuple[str, ...], limit: int = 5000) -> Outcome | None:
    """How a match between named players ends."""
    players = [make_player(name, seat) for seat, name in enumerate(names)]
    return run_match(match, players, Budget(60.0), limit=limit).outcome


def begun(match: Match, seed: int = 7) -> GreedyPlayer:
    """A greedy player that sits down at the first seat."""
    player = GreedyPlayer(api.Seeded(seed))
    player.begin(match.rules, 0, match.seats, Budget())
    return player


def first_turn(match: Match) -> None:
    """Play at random until a seat chooses a focus card."""
    dice = api.Seeded(3)
    while match.questions(-2)[0].topic != "focus":
        question = match.questions(-2)[0]
        match.play(question.seat, api.pick(question, dice))


def answer(match: Match, player: Player, budget: Budget) -> tuple[int, ...]:
    """What a player says to the question that is open now."""
    seat = match.questions(-2)[0].seat
    question = match.questions(seat)[0]
    imagined = match.imagined(seat, api.Seeded(5))
    return player.decide(match.view(seat), question, imagined, budget)


# How well it plays


@pytest.mark.parametrize("seed", range(20, 26))
def test_it_beats_the_random_player(seed: int) -> None:
    seat = seed % 2
    names = ("greedy", "random") if seat == 0 else ("random", "greedy")
    outcome = played(new_dawn_match(seed), names)
    assert outcome is not None
    assert outcome.winners == (seat,)


def test_a_game_of_greedy_seats_ends_by_the_rules() -> None:
    outcome = played(new_dawn_match(11, 3), ("greedy", "greedy", "greedy"))
    assert outcome is not None
    assert outcome.by == "agendas"


def test_it_plays_every_game_there_is() -> None:
    assert set(EVALUATORS) == set(api.games())


def test_it_beats_the_random_player_at_the_market() -> None:
    wins = 0
    for seed in range(10):
        match = Match.new(api.build("template"), 2, chance=Drawn(api.Seeded(seed)))
        outcome = played(match, ("greedy", "random"))
        wins += outcome is not None and outcome.winners == (0,)
    assert wins >= 8


# How it answers


def test_it_is_decided_by_its_seed() -> None:
    first, second, other = new_dawn_match(5), new_dawn_match(5), new_dawn_match(5)
    played(first, ("greedy:7", "random:1"), 60)
    played(second, ("greedy:7", "random:1"), 60)
    played(other, ("greedy:8", "random:1"), 60)
    assert dump(first) == dump(second) != dump(other)


def test_it_leaves_what_it_is_given_as_it_was() -> None:
    match = new_dawn_match(5)
    first_turn(match)
    seat = match.questions(-2)[0].seat
    question = match.questions(seat)[0]
    imagined = match.imagined(seat, api.Seeded(5))
    before = api.digest(imagined)
    player = begun(match)
    assert player.decide(match.view(seat), question, imagined, Budget()) in question.options
    assert api.digest(imagined) == before


def test_it_never_judges_the_true_state(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match()
    judged: list[State] = []

    def evaluate(s: State, seat: int) -> float:
        judged.append(s)
        return template.evaluate(s, seat)

    monkeypatch.setitem(EVALUATORS, "template", Evaluator(evaluate, template.has_begun))
    truths: list[State] = []
    players = [make_player("greedy:1"), make_player("greedy:2")]
    run_match(match, players, Budget(), watch=lambda played: truths.append(played.state))
    assert len(judged) > len(truths) > 10
    assert not {id(s) for s in judged} & {id(s) for s in truths}


def test_it_answers_when_there_is_no_time_left() -> None:
    match = new_dawn_match(5)
    first_turn(match)
    ticks = [0.0]

    def clock() -> float:
        ticks[0] += 1.0
        return ticks[0]

    options = match.questions(-2)[0].options
    assert answer(match, begun(match), Budget(1.0, 0, clock)) in options
    # The clock is read a few times for each option, not for each choice that is tried.
    assert ticks[0] < 5 * len(options)


def test_a_game_that_it_cannot_judge_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(EVALUATORS, "template")
    text = "red's player 'greedy' cannot judge the game 'template'; it knows: board-game, new-dawn"
    with pytest.raises(BotError, match=text):
        begun(new_match())


def test_it_must_sit_down_before_it_plays() -> None:
    with pytest.raises(BotError, match="asked before the match began"):
        answer(new_match(), GreedyPlayer(api.Seeded(1)), Budget())


# What it finds good


def test_progress_is_complete_exactly_when_an_agenda_is() -> None:
    s = api.new_state(api.build("new-dawn"), 2)
    dice = api.Seeded(1)
    complete = 0
    while s.outcome is None:
        act(s, s.asked[0].seat, api.pick(s.asked[0], dice))
        g = table(s)
        if s.outcome is not None or s.asked[0].topic != "focus":
            continue
        for card in g.victory:
            row = s.rules.rows[card]
            assert isinstance(row, VictoryCard)
            for agenda in row.agendas:
                done = agenda.count(g, 0) >= agenda.need
                assert (new_dawn.share(g, 0, agenda) >= 1.0) == done
                complete += done
    assert complete > 0


def test_a_claim_is_worth_more_than_all_but_claiming() -> None:
    match = new_dawn_match(5)
    first_turn(match)
    s = table(match.imagined(0, api.Seeded(5)))
    before = new_dawn.evaluate(s, 0)
    s.realms[0].claims |= 1 << s.victory[0]
    assert new_dawn.evaluate(s, 0) > before + new_dawn.AGENDA


def test_a_rival_counts_when_it_is_about_to_win() -> None:
    match = new_dawn_match(5)
    first_turn(match)
    s = table(match.imagined(0, api.Seeded(5)))
    before = new_dawn.evaluate(s, 0)
    for card in s.victory[1:]:
        s.realms[1].claims |= 1 << card
    assert new_dawn.evaluate(s, 0) < before
