"""What an expansion can keep secret: cards of its own, and markers that act while facedown."""

from typing import Final

from tests.games.board_game.kit import laid_out, resting, square_of
from tests.games.board_game.seams.probe import despots_have, plays_on, rules_with
from tests.kit.table import Position
from ziggurat import api
from ziggurat.build.build import Build
from ziggurat.games.board_game.culture.events import cancels_at
from ziggurat.games.board_game.holdings import give_up_find, refresh
from ziggurat.games.board_game.ids import FIRST_HUT, FIRST_OF_MODULES, NONE
from ziggurat.games.board_game.moments import (
    ACTION_TAKEN,
    HOLDINGS,
    MIGHT_HOLD,
    SECRETS,
    START_OF_TURN,
)
from ziggurat.games.board_game.movement.huts import explore_hut
from ziggurat.games.board_game.movement.moments import (
    FIND_LEFT,
    FIND_TAKEN,
    FIXED_FACE,
    KNOWN_FINDS,
    UNDER_TOKENS,
)
from ziggurat.games.board_game.movement.villages import draws
from ziggurat.games.board_game.research.abilities import use_ability
from ziggurat.games.board_game.rows.find import Find
from ziggurat.games.board_game.state import Table, table
from ziggurat.games.board_game.trade.collection import gain_trade
from ziggurat.games.board_game.trade.handing import transfer
from ziggurat.games.board_game.turn.secrets import hides_something, might_hold
from ziggurat.games.board_game.verbs import USE
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Adjust, Cue, Do, Offer, Row
from ziggurat.kernel.question import PUBLIC, only
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State

# Cards with one back: one of them cancels city actions, the other does nothing. Which of them a
# seat has is kept where no view shows it, for the turn.

MEDDLER: Final = FIRST_OF_MODULES + 60
IDLER: Final = FIRST_OF_MODULES + 61
CARDS: Final = (MEDDLER, IDLER)
KEEPER: Final = FIRST_OF_MODULES + 62


def secrets(g: Table, seat: int) -> list[int]:
    """The cards that lie facedown before a seat."""
    return [code for code in g.used[seat] if code in CARDS]


def add_held(s: State, cue: Cue, value: int) -> int:
    return value | sum([1 << card for card in secrets(table(s), cue.owner)])


def count_secrets(s: State, cue: Cue, value: int) -> int:
    return value + len(secrets(table(s), cue.owner))


def any_of_the_back(s: State, cue: Cue, value: int) -> int:
    """A seat with a facedown card may have any of them for all that others know."""
    hidden = cue.args[0] in CARDS and secrets(table(s), cue.owner)
    return 1 if hidden else value


def facedown_cards(b: Build) -> None:
    b.content("card").add(
        (Row(MEDDLER, "meddler", (cancels_at(ACTION_TAKEN),)), Row(IDLER, "idler"))
    )
    hooks = (
        Adjust(HOLDINGS, add_held),
        Adjust(SECRETS, count_secrets),
        Adjust(MIGHT_HOLD, any_of_the_back),
    )
    b.content("rule").add((Row(KEEPER, "facedown_cards", hooks),))


def with_card(card: int) -> Position:
    """p2 has a facedown card, or none; p1 is about to say what its capital does."""
    t = laid_out(2, rules_with(facedown_cards)).set("actions p1 capital", "1")
    g = table(t.state)
    if card != NONE:
        use_ability(g, 1, card)
        refresh(g, 1)
    return t.at(resting(0), "city_management p1 manage").play("p1 city capital", "p1 arts")


def test_whoever_may_have_an_answer_is_asked_whatever_card_it_is() -> None:
    for card in CARDS:
        t = with_card(card)
        assert t.asked() == ["p2 action_taken"]
        assert t.state.asked[0].audience == only(1)
    assert with_card(NONE).asked() == ["p1 rest"]
    assert "p2 cancel meddler" in with_card(MEDDLER).options()
    assert with_card(IDLER).options() == ["p2 pass"]


def test_what_a_module_hides_makes_a_part_of_the_turn_private() -> None:
    for card, audience in ((IDLER, only(1)), (NONE, PUBLIC)):
        t = laid_out(2, rules_with(facedown_cards))
        g = table(t.state)
        if card != NONE:
            use_ability(g, 1, card)
            refresh(g, 1)
        assert hides_something(g, 1) == (card != NONE)
        assert might_hold(g, 1, MEDDLER) == (card != NONE)
        assert not might_hold(g, 0, MEDDLER)
        t.at(resting(0), "start_of_turn p2")
        assert t.asked() == ["p2 start_of_turn"]
        assert t.state.asked[0].audience == audience


# Markers that are kept facedown and used later

TEACHER: Final = FIRST_HUT + 12


def offer_lesson(s: State, cue: Cue) -> list[Choice]:
    return [(USE, cue.card)]


def teach(s: State, cue: Cue, choice: Choice) -> None:
    """Show the marker and give it up for trade."""
    g = table(s)
    g.unveil()
    give_up_find(g, cue.owner, cue.card)
    gain_trade(g, cue.owner, 5)


def may_teach(s: State, cue: Cue, choice: Choice) -> int:
    return ALLOWED if choice == (USE, cue.card) else OTHER_QUESTION


def teachers(b: Build) -> None:
    """A hut that its finder keeps and uses in a Start of Turn."""
    hook = Offer(START_OF_TURN, offer_lesson, teach, may_teach)
    b.content("hut").add((Find(TEACHER, "hut_teacher", NONE, 6, hooks=(hook,)),))


def test_a_facedown_marker_acts_for_who_has_it() -> None:
    t = laid_out(2, rules_with(teachers)).set("facedown_finds p1", "hut_teacher")
    t.at(resting(0), "start_of_turn p1")
    assert "p1 use hut_teacher" in t.options()
    t.play("p1 use hut_teacher")
    assert (t.fact("facedown_finds p1"), t.fact("trade p1")) == ([], ["5"])
    # Another marker has the same back, so its holder is asked alike.
    t = laid_out(2, rules_with(teachers)).set("facedown_finds p1", "hut_iron")
    assert might_hold(table(t.state), 0, TEACHER)


def test_games_with_facedown_markers_that_act_play() -> None:
    plays_on(rules_with(teachers), 2, 9)


# Markers that somebody has looked at: a spy lies under every hut, and trade tells what was noted


def spy_there(s: State, cue: Cue, value: int) -> int:
    return FIRST_HUT + 4


def one_there(s: State, cue: Cue, value: int) -> int:
    return value + (cue.args[0] == FIRST_HUT + 4)


def note_taking(s: State, cue: Cue) -> None:
    gain_trade(table(s), cue.owner, 3)


def note_leaving(s: State, cue: Cue) -> None:
    gain_trade(table(s), cue.owner, 7 if cue.args[1] == NONE else 1)


def looked_at(b: Build) -> None:
    despots_have(
        b,
        Adjust(FIXED_FACE, spy_there),
        Adjust(UNDER_TOKENS, one_there),
        Adjust(KNOWN_FINDS, one_there),
        Do(FIND_TAKEN, note_taking),
        Do(FIND_LEFT, note_leaving),
    )


def test_what_lies_under_a_token_may_be_fixed() -> None:
    t = laid_out(2, rules_with(looked_at)).set("token A11", "hut")
    g = table(t.state)
    finds, copies = draws(g, g.hut_bag)
    assert copies[finds.index(FIRST_HUT + 4)] == 2
    explore_hut(g, 0, square_of(t, "A11"))
    assert (t.fact("facedown_finds p1"), t.fact("trade p1")) == (["hut_spy"], ["3"])


def test_books_are_kept_of_markers_that_leave() -> None:
    t = laid_out(2, rules_with(looked_at)).set("facedown_finds p1", "hut_spy", "hut_wheat")
    g = table(t.state)
    transfer(g, 0, 1, FIRST_HUT + 4)
    assert t.fact("trade p1") == ["1"]
    give_up_find(g, 0, FIRST_HUT + 3)
    assert t.fact("trade p1") == ["8"]


def test_what_a_seat_knows_is_not_dealt_again() -> None:
    t = laid_out(2, rules_with(looked_at)).set("facedown_finds p2", "hut_spy", "hut_wheat")
    t.at(resting(0), "movement p1")
    for seed in range(20):
        there = table(api.redeal(t.state, 0, api.Seeded(seed)))
        assert FIRST_HUT + 4 in there.facedown_finds[1]
