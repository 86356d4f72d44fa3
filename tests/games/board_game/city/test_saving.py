"""City Management in any order: it never gets stuck, and it can be saved at every question."""

import pytest

from tests.games.board_game.city.town import town, with_city
from tests.games.board_game.kit import before_setup
from tests.kit.table import Position
from ziggurat import api
from ziggurat.kernel.choice import PASS
from ziggurat.match.codec import decode_state, encode_state
from ziggurat.match.notation import write_move

TECHS = ("currency", "pottery", "masonry", "navigation", "construction", "engineering")
TURNS = 6


def rich() -> Position:
    """A town that can do nearly everything."""
    t = with_city(town(20), 25).set("civilization p1", "egyptians").set("known p1", *TECHS)
    t.set("known p2", "writing", "pottery").set("facedown_finds p2", "hut_spy").set(
        "trade p1", "12"
    )
    return t.set("marker A13", "angkor_wat").set("resources p1 wheat", "1")


@pytest.mark.parametrize("seed", range(8))
def test_cities_act_and_are_saved_whatever_they_do(seed: int) -> None:
    t = rich().at("turn p1 city management")
    dice = api.Seeded(seed)
    while "movement" not in t.asked()[0]:
        saved = encode_state(t.state)
        assert encode_state(decode_state(t.rules, saved)) == saved
        question = t.state.asked[0]
        choice = api.pick(question, dice)
        if choice == (PASS,) and question.seat == 0:
            choice = question.options[-1]
        t.play(write_move(t.rules, question.seat, choice))


@pytest.mark.parametrize("seed", range(2))
def test_refusals_and_options_agree(seed: int) -> None:
    t = before_setup(2 + seed).start()
    dice = api.Seeded(seed)
    moves = [
        (verb.number, value)
        for verb in t.rules.verbs.values()
        if len(verb.kinds) == 1 and verb.name in ("city", "raise", "build", "erect", "put")
        for value in t.rules.kinds[verb.kinds[0]].values()
    ]
    while t.state.outcome is None and t.fact("turn") != [str(TURNS)]:
        question = t.state.asked[dice.below(len(t.state.asked))]
        if question.topic in ("city_management", "city_action", "put_building", "put_wonder"):
            for move in moves:
                refused = api.why_not(t.state, question.seat, move) is not None
                assert refused == (move not in question.options)
        t.play(write_move(t.rules, question.seat, api.pick(question, dice)))
