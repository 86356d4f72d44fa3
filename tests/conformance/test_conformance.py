"""The conformance suite on every game, with all its modules, options and numbers of seats."""

from __future__ import annotations

import pytest

from tests.kit.builds import far_or_near
from ziggurat import api
from ziggurat.build.build import build
from ziggurat.build.game import Game
from ziggurat.build.mix import mixes
from ziggurat.checks import Variant, run_suite, spread, variants, walk

# A large game is checked this far; that is long enough for the small one to end.
LIMIT = far_or_near(400, 60)


CASES = [
    pytest.param(game, variant, seats, id=f"{game.name} {variant.label()} {seats}")
    for game in api.games().values()
    for variant, seats in spread(game)
]


@pytest.mark.long
@pytest.mark.parametrize(("game", "variant", "seats"), CASES)
def test_every_game_conforms(game: Game, variant: Variant, seats: int) -> None:
    report = run_suite(build(game, *variant), seats, seats, LIMIT)
    assert report.positions > 20


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_of_the_template_end(seats: int) -> None:
    for seed in range(5):
        *_, last = walk(api.build("template", ("festival",), {"length": "long"}), seats, seed)
        assert last.state.outcome is not None


def test_every_module_value_and_number_of_seats_is_covered() -> None:
    for game in api.games().values():
        found = variants(game)
        every = mixes(game)
        for module in game.modules:
            assert {module.name in variant.modules for variant in found} == {False, True}
        met = {setting for variant in found for setting in variant.options.items()}
        assert met == {setting for mix in every for setting in mix.options.items()}
        assert {seats for _, seats in spread(game)} == {at for mix in every for at in mix.seats}
