"""The conformance suite on every game, with all its modules, options and numbers of seats."""

from __future__ import annotations

import pytest

from ziggurat import api
from ziggurat.build.build import build
from ziggurat.build.game import Game
from ziggurat.checks import Variant, run_suite, seat_counts, variants, walk

# A large game is checked this far; that is long enough for the small one to end.
LIMIT = 400


def spread(game: Game) -> list[tuple[Variant, int]]:
    """Every variant once and every number of seats, spread over them; `soak` takes all pairs."""
    found = variants(game)
    counts = seat_counts(build(game, *found[0]))
    return [
        (found[at % len(found)], counts[at % len(counts)])
        for at in range(max(len(found), len(counts)))
    ]


CASES = [
    pytest.param(game, variant, seats, id=f"{game.name} {variant.label()} {seats}")
    for game in api.games().values()
    for variant, seats in spread(game)
]


@pytest.mark.parametrize(("game", "variant", "seats"), CASES)
def test_every_game_conforms(game: Game, variant: Variant, seats: int) -> None:
    report = run_suite(build(game, *variant), seats, seats, LIMIT)
    assert report.positions > 20


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_of_the_template_end(seats: int) -> None:
    for seed in range(5):
        *_, last = walk(api.build("template", ("festival",), {"length": "long"}), seats, seed)
        assert last.state.outcome is not None


def test_every_module_and_option_is_covered() -> None:
    for game in api.games().values():
        found = variants(game)
        for module in game.modules:
            assert {module.name in variant.modules for variant in found} == {False, True}
        for option in game.options:
            assert {variant.options[option.name] for variant in found} == set(option.values)
