"""What an expansion can do about abilities and city actions, and about what resources are spent on.

Among it: a row with two abilities that are used at the same time.
"""

from typing import Final

from tests.games.board_game.kit import laid_out, resting, state
from tests.games.board_game.seams.probe import despots_have, plays_on, plays_through, rules_with
from tests.kit.table import Position
from ziggurat import api
from ziggurat.build.build import Build
from ziggurat.games.board_game.cities.actions import CITY_ACTED, DEVOTING, PRODUCING
from ziggurat.games.board_game.content.tech_effects import Culture, Production
from ziggurat.games.board_game.culture.moments import DEVOTED
from ziggurat.games.board_game.culture.track import gain_culture
from ziggurat.games.board_game.ids import CAPITAL, CITY_SLOTS
from ziggurat.games.board_game.moments import (
    ACTION_CANCELLABLE,
    CITY_ACTION,
    CITY_MANAGEMENT,
)
from ziggurat.games.board_game.reasons import ALREADY_USED
from ziggurat.games.board_game.research.abilities import SECOND_USE, Ability, is_used
from ziggurat.games.board_game.research.moments import RESOURCE_SPENT
from ziggurat.games.board_game.rows.tech import INCENSE_1, WHEAT_1, Tech
from ziggurat.games.board_game.state import table
from ziggurat.games.board_game.verbs import ARTS, USE, USE_OTHER
from ziggurat.kernel.choice import Choice
from ziggurat.kernel.content import Allow, Cue, Do, Offer
from ziggurat.kernel.reason import ALLOWED, OTHER_QUESTION
from ziggurat.kernel.state import State
from ziggurat.lib.joined import JoinedOffer

END: Final = "turn p1 end of turn"
HUSBANDRY: Final = 44

# Two resource abilities of one row at one moment

CULTURE_ABILITY: Final = Ability(CITY_MANAGEMENT, INCENSE_1, Culture(3).act)
PRODUCTION_ABILITY: Final = Ability(
    CITY_MANAGEMENT, WHEAT_1, Production(4).act, verb=USE_OTHER, second=SECOND_USE
)


def two_abilities(b: Build) -> None:
    """A tech with two resource abilities in City Management."""
    joined = JoinedOffer(CITY_MANAGEMENT, (CULTURE_ABILITY, PRODUCTION_ABILITY))
    b.content("tech").add((Tech(HUSBANDRY, "husbandry", 1, hooks=(joined,)),))


def with_both() -> Position:
    t = laid_out(2, rules_with(two_abilities)).set("known p1", "husbandry")
    return t.set("resources p1 wheat", "1").set("resources p1 incense", "1")


def test_each_of_two_abilities_has_a_price_an_effect_and_a_use_of_its_own() -> None:
    t = with_both().at(END, "city_management p1")
    assert {"p1 use husbandry", "p1 use_other husbandry"} <= set(t.options())
    t.play("p1 use_other husbandry")
    assert t.fact("resources p1 wheat") == ["0"]
    assert t.fact("bonus p1 capital") == ["4"]
    assert t.fact("culture p1") == ["0"]
    assert t.refused("p1 use_other husbandry") == "cb.tech.resource_once_per_turn"
    t.play("p1 use husbandry")
    assert (t.fact("culture p1"), t.fact("resources p1 incense")) == (["3"], ["0"])


def test_who_lacks_the_price_of_the_other_ability_is_told_so() -> None:
    t = with_both().set("resources p1 wheat", "0").at(END, "city_management p1")
    assert t.refused("p1 use_other husbandry") == "cb.resource.pay_ability"
    reason = api.why_not(t.state, 0, (USE_OTHER, HUSBANDRY))
    assert reason is not None
    assert reason.facts == (3, 1)
    assert "p1 use husbandry" in t.options()


def test_the_other_ability_can_be_cancelled_and_belongs_to_its_phase() -> None:
    t = with_both().set("known p2", "mass_media").set("facedown_finds p2", "hut_spy")
    t.at(END, "city_management p1").play("p1 use_other husbandry", "p2 cancel mass_media")
    t.play("p2 pay hut_spy")
    assert t.fact("bonus p1 capital") == ["0"]
    t = with_both().at(END, "movement p1")
    assert t.refused("p1 use_other husbandry") == "cb.turn.five_phases"


def test_games_with_two_abilities_play() -> None:
    plays_on(rules_with(two_abilities), 2, 7)


# Two city actions of one row


def offer_deed(verb: int) -> Offer:
    """A city action for so much culture as its verb says, once a turn."""
    second = SECOND_USE if verb == USE_OTHER else 0

    def test(s: State, cue: Cue, choice: Choice) -> int:
        if choice != (verb, cue.card):
            return OTHER_QUESTION
        used = is_used(table(s), cue.owner, cue.card + second)
        return ALREADY_USED if used else ALLOWED

    def offer(s: State, cue: Cue) -> list[Choice]:
        return [(verb, cue.card)] if test(s, cue, (verb, cue.card)) == ALLOWED else []

    def do(s: State, cue: Cue, choice: Choice) -> None:
        gain_culture(table(s), cue.owner, choice[0])

    return Offer(CITY_ACTION, offer, do, test)


def two_deeds(b: Build) -> None:
    despots_have(b, JoinedOffer(CITY_ACTION, (offer_deed(USE), offer_deed(USE_OTHER))))


def test_each_of_two_city_actions_of_a_row_is_taken() -> None:
    t = laid_out(2, rules_with(two_deeds)).set("actions p1 capital", "2")
    t.at(resting(0), "city_management p1 manage").play("p1 city capital", "p1 use_other despotism")
    assert t.fact("culture p1") == [str(USE_OTHER)]
    t.play("p1 city capital")
    assert t.refused("p1 use_other despotism") == "cb.tech.resource_once_per_turn"
    t.play("p1 use despotism")
    assert t.fact("culture p1") == [str(USE_OTHER + USE)]


# What is spent


def merchants(b: Build) -> None:
    """Every resource that is spent brings culture."""
    despots_have(b, Do(RESOURCE_SPENT, reward))


def reward(s: State, cue: Cue) -> None:
    gain_culture(table(s), cue.owner, 2)


def test_spending_a_resource_is_a_moment() -> None:
    t = laid_out(2, rules_with(merchants)).set("known p1", "pottery")
    t.set("resources p1 wheat", "1").set("facedown_finds p1", "hut_silk")
    t.at(END, "city_management p1").play("p1 use pottery", "p1 pay wheat", "p1 pay hut_silk")
    assert (t.fact("culture p1"), t.fact("culture p2")) == (["4"], ["0"])
    assert t.fact("coin_tokens p1") == ["pottery"]


# City actions


def tell_acted(s: State, cue: Cue) -> None:
    s.note("acted", cue.owner, cue.args)


def watchful(b: Build) -> None:
    despots_have(b, Do(CITY_ACTED, tell_acted))


def acting(t: Position) -> list[tuple[int, ...]]:
    """Slots and kinds of the actions that were told."""
    return [event.args for event in t.state.journal or [] if event.key == "acted"]


def test_a_city_action_is_a_moment_be_it_cancelled_or_not() -> None:
    t = laid_out(2, rules_with(watchful)).set("actions p1 capital", "2").set("known p2", "writing")
    t.set("facedown_finds p2", "hut_spy").set("bonus p1 capital", "9")
    t.at(resting(0), "city_management p1 manage").play("p1 city capital", "p1 arts", "p2 pass")
    assert acting(t) == [(CAPITAL, DEVOTING)]
    t.play("p1 city capital", "p1 produce_army", "p2 cancel writing", "p2 pay hut_spy")
    assert acting(t) == [(CAPITAL, DEVOTING), (CAPITAL, PRODUCING)]
    assert len(t.fact("armies p1")) == 1


def undisturbed_arts(s: State, cue: Cue) -> int:
    """Nobody cancels that a city is devoted to the arts."""
    slot, verb = cue.args[:2]
    return ALREADY_USED if verb == ARTS and slot in range(CITY_SLOTS) else ALLOWED


def undisturbed(b: Build) -> None:
    despots_have(b, Allow(ACTION_CANCELLABLE, undisturbed_arts))


def test_an_action_that_nobody_can_cancel_is_not_announced() -> None:
    t = laid_out(2, rules_with(undisturbed)).set("actions p1 capital", "2")
    t.set("known p2", "writing").set("facedown_finds p2", "hut_spy").set("bonus p1 capital", "9")
    t.at(resting(0), "city_management p1 manage").play("p1 city capital", "p1 arts")
    assert t.asked() == ["p1 city_management"]
    t.play("p1 city capital", "p1 produce_army")
    assert t.asked() == ["p2 action_taken"]
    plays_through(rules_with(undisturbed), 2, 8, 300)


def applaud(s: State, cue: Cue) -> None:
    """Others profit from what somebody devotes to the arts."""
    if cue.owner != cue.args[0]:
        gain_culture(table(s), cue.owner, cue.args[2])


def patrons(b: Build) -> None:
    despots_have(b, Do(DEVOTED, applaud))


def test_devoting_a_city_to_the_arts_is_a_moment_for_all() -> None:
    t = laid_out(2, rules_with(patrons)).set("actions p1 capital", "1")
    t.at(resting(0), "city_management p1 manage").play("p1 city capital", "p1 arts")
    gained = state(t).culture[0]
    assert gained > 0
    assert t.fact("culture p2") == [str(gained)]
