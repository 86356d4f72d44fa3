"""Simulations: counts, seeds, processes and games that fail."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import pytest

from tests.arena.broken import (
    broken,
    install_bad_die,
    install_bad_invariant,
    install_bad_redeal,
    install_bad_start,
    install_dead_end,
)
from ziggurat import api
from ziggurat.arena.simulate import simulate
from ziggurat.arena.summary import Failure, Summary
from ziggurat.match.files import import_match, read_bytes
from ziggurat.match.save import verify
from ziggurat.players.player import Budget
from ziggurat.players.table import UnknownPlayer

RULES = api.build("template")


def counts(summary: Summary) -> Summary:
    """A summary without what depends on the machine."""
    return msgspec.structs.replace(
        summary, seconds=0.0, decisions_per_second=0.0, choices_per_second=0.0
    )


def test_every_game_is_counted() -> None:
    summary = simulate(RULES, 3, games=20, seed=1)
    assert (summary.games, summary.finished, summary.unfinished, summary.failed) == (20, 20, 0, 0)
    assert summary.by == {"wealth": 20}
    assert sum(summary.wins) >= 20
    assert 0 < summary.choices < summary.decisions
    assert summary.nature_answers > 20
    assert summary.errors == ()


def test_the_figures_follow_from_the_counts() -> None:
    summary = simulate(RULES, 2, games=5)
    assert summary.forced_share == 1 - summary.choices / summary.decisions
    assert 2 <= summary.options_per_choice < 10
    assert summary.decisions_per_second == summary.decisions / summary.seconds


def test_a_seed_decides_everything() -> None:
    first = counts(simulate(RULES, 2, games=10, seed=3))
    assert first == counts(simulate(RULES, 2, games=10, seed=3))
    assert first != counts(simulate(RULES, 2, games=10, seed=4))


def test_game_number_n_can_be_played_alone() -> None:
    both = simulate(RULES, 2, games=2, seed=5)
    alone = [simulate(RULES, 2, games=1, seed=seed) for seed in (5, 6)]
    assert both.decisions == alone[0].decisions + alone[1].decisions


def test_checking_plays_the_same_games() -> None:
    assert counts(simulate(RULES, 3, games=6, seed=7, check=True)) == counts(
        simulate(RULES, 3, games=6, seed=7)
    )


@pytest.mark.parametrize("players", [(), ("random", "random:7")])
def test_processes_change_nothing(players: tuple[str, ...]) -> None:
    rules = api.build("template", ("festival",), {"length": "long"})
    alone = simulate(rules, 2, players, games=7, seed=2)
    shared = simulate(rules, 2, players, games=7, seed=2, jobs=2)
    assert counts(alone) == counts(shared)


def test_a_game_without_a_name_is_played_in_this_process(tmp_path: Path) -> None:
    rules = broken(install_dead_end)
    alone = simulate(rules, 2, games=4, save_to=tmp_path)
    assert counts(alone) == counts(simulate(rules, 2, games=4, save_to=tmp_path, jobs=2))


def test_progress_is_told() -> None:
    told: list[int] = []
    simulate(RULES, 2, games=250, progress=told.append, limit=1)
    assert told[-1] == 250
    assert told == sorted(told)
    assert len(told) == 125


def test_a_limit_leaves_games_unfinished() -> None:
    for check in (False, True):
        summary = simulate(RULES, 2, games=3, limit=4, check=check)
        assert (summary.finished, summary.unfinished, summary.decisions) == (0, 3, 12)


def found(summary: Summary) -> Failure:
    assert summary.errors
    return summary.errors[0]


def test_a_dead_end_is_saved_and_the_other_games_go_on(tmp_path: Path) -> None:
    rules = broken(install_dead_end)
    summary = simulate(rules, 2, games=12, seed=1, save_to=tmp_path)
    failure = found(summary)
    assert 0 < summary.failed < 12
    assert summary.finished == 12 - summary.failed
    assert failure.text.endswith("DeadEnd: Ask asks 'stuck' without an answer")
    saved = import_match(Path(failure.saved), {"broken": rules.game})
    assert saved.outcome is None
    assert verify(read_bytes(Path(failure.saved)), {"broken": rules.game}).ok


def play_on(s: api.State, seat: int, choice: api.Choice) -> None:
    """Play a choice, and whatever Nature has to say to it."""
    dice = api.Seeded(1)
    api.play(s, seat, choice)
    while s.asked[0].seat == api.NATURE:
        api.play(s, api.NATURE, api.pick(s.asked[0], dice))


def test_a_saved_failure_fails_again_with_the_reported_move(tmp_path: Path) -> None:
    rules = broken(install_dead_end)
    failure = found(simulate(rules, 2, games=12, seed=1, save_to=tmp_path))
    s = import_match(Path(failure.saved), {"broken": rules.game}).state
    word, move = failure.text.split(":")[0].split(" ", 1)
    seat = rules.game.seat_names.index(word)
    with pytest.raises(api.DeadEnd):
        play_on(s, seat, api.parse(rules, move))


def test_a_failure_is_found_again_by_its_seed(tmp_path: Path) -> None:
    rules = broken(install_dead_end)
    failure = found(simulate(rules, 2, games=12, seed=1, save_to=tmp_path))
    again = found(simulate(rules, 2, games=1, seed=failure.seed, save_to=tmp_path))
    assert (again.seed, again.text, again.saved) == (failure.seed, failure.text, failure.saved)


def test_an_error_at_an_answer_of_nature_is_saved_before_the_choice(tmp_path: Path) -> None:
    rules = broken(install_bad_die)
    failure = found(simulate(rules, 2, games=1, save_to=tmp_path))
    assert "LookupError: the die fell off the table" in failure.text
    assert import_match(Path(failure.saved), {"broken": rules.game}).next_entry > 1


def test_an_error_before_the_first_decision_has_no_save(tmp_path: Path) -> None:
    failure = found(simulate(broken(install_bad_start), 2, games=1, save_to=tmp_path))
    assert failure.text.startswith("before the first decision: LookupError")
    assert (failure.saved, list(tmp_path.iterdir())) == ("", [])


def test_a_failure_that_cannot_be_saved_is_still_reported(tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.write_text("a file, no folder", encoding="utf-8")
    summary = simulate(broken(install_bad_die), 2, games=2, save_to=taken)
    assert (summary.failed, found(summary).saved) == (2, "")
    assert "fell off the table (it could not be saved: " in found(summary).text


def test_an_invariant_is_tested_only_when_asked_to(tmp_path: Path) -> None:
    rules = broken(install_bad_invariant)
    assert simulate(rules, 2, games=1, save_to=tmp_path).failed == 0
    failure = found(simulate(rules, 2, games=1, save_to=tmp_path, check=True))
    assert failure.text.endswith("two nights: it is the third")
    saved = import_match(Path(failure.saved), {"broken": rules.game})
    assert rules.invariants["two nights"].check(saved.state) == "it is the third"


def test_what_seats_may_know_is_tested_when_asked_to(tmp_path: Path) -> None:
    rules = broken(install_bad_redeal)
    assert simulate(rules, 2, games=1, save_to=tmp_path).failed == 0
    failure = found(simulate(rules, 2, games=1, save_to=tmp_path, check=True))
    assert "may know: LookupError: no card is left to deal" in failure.text
    assert Path(failure.saved).is_file()


def test_a_failing_bot_is_reported_or_replaced(tmp_path: Path) -> None:
    path = tmp_path / "bot.py"
    path.write_text("raise SystemExit('no')", encoding="utf-8")
    players = ("random", f'program:"{sys.executable}" "{path}"')
    stopped = simulate(RULES, 2, players, games=1, save_to=tmp_path)
    assert "blue's player" in found(stopped).text
    assert Path(found(stopped).saved).is_file()
    replaced = simulate(RULES, 2, players, games=1, on_fault="random")
    assert (replaced.finished, replaced.takeovers, replaced.failed) == (1, 1, 0)


def test_bad_input_is_refused_before_anything_is_played() -> None:
    with pytest.raises(api.BuildError, match="2 to 4 seats, not 9"):
        simulate(RULES, 9)
    with pytest.raises(ValueError, match="2 seats need as many players, not 1"):
        simulate(RULES, 2, ("random",))
    with pytest.raises(UnknownPlayer, match="there is no player 'deep blue'"):
        simulate(RULES, 2, ("random", "deep blue"))
    with pytest.raises(ValueError, match="0 games in 1 processes"):
        simulate(RULES, 2, games=0)


def test_a_budget_reaches_the_players(tmp_path: Path) -> None:
    path = tmp_path / "bot.py"
    path.write_text(
        "print('{\"ready\": 1}', flush=True)\nimport time; time.sleep(60)", encoding="utf-8"
    )
    players = (f'program:"{sys.executable}" "{path}"', "random")
    summary = simulate(RULES, 2, players, games=1, budget=Budget(0.3), save_to=tmp_path)
    assert "did not answer within 0.3 seconds" in found(summary).text
