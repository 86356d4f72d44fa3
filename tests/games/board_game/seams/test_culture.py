"""What an expansion can change about culture, great people, research and payments."""

from typing import Final

from tests.games.board_game.kit import laid_out, open_map, row_of, state
from tests.games.board_game.seams.probe import despots_have, plays_on, rules_with
from tests.kit.table import Position
from ziggurat.build.build import Build
from ziggurat.games.board_game.cities.actions import MAY_TAKE_ACTION, PRODUCING
from ziggurat.games.board_game.content.event_effects import ExtraProduction, KillFigures
from ziggurat.games.board_game.content.governments import ANARCHY, DESPOTISM
from ziggurat.games.board_game.content.wonders_ancient import STONEHENGE
from ziggurat.games.board_game.culture.events import Plays
from ziggurat.games.board_game.culture.hand import DrawEvent
from ziggurat.games.board_game.culture.moments import (
    EVENTS_DRAWN,
    PEOPLE_DRAWN,
    PERSON_GAINED,
    PERSON_LOST,
    TRACK_CULTURE,
    TRACK_TRADE,
)
from ziggurat.games.board_game.culture.people import GREAT_PERSON
from ziggurat.games.board_game.ids import (
    ANCIENT,
    FIRST_EVENT,
    FIRST_OF_MODULES,
    INCENSE,
    IRON,
    SPY,
    WHEAT,
)
from ziggurat.games.board_game.moments import (
    ABILITY_CANCELLABLE,
    CITY_MANAGEMENT,
    COUNTS_AS,
    MADE_OBSOLETE,
    MOVEMENT,
    PAID_WITH_TWO,
)
from ziggurat.games.board_game.reasons import ALREADY_USED
from ziggurat.games.board_game.research.moments import (
    KEPT_TRADE,
    LOWEST_ROW,
    PAID_OTHERWISE,
    ROW_COUNT,
)
from ziggurat.games.board_game.research.paying import Pay
from ziggurat.games.board_game.research.phase import spend_dial
from ziggurat.games.board_game.research.prices import can_pay
from ziggurat.games.board_game.research.pyramid import may_learn, row_counts, rows_for
from ziggurat.games.board_game.rows.event import CultureEvent
from ziggurat.games.board_game.rows.tech import IRON_1, SPY_1
from ziggurat.games.board_game.rows.wonder import Wonder
from ziggurat.games.board_game.start.governments import may_govern
from ziggurat.games.board_game.start.moments import GOVERNMENT_CHANGED, IMMUNE, KNOWS_GOVERNMENT
from ziggurat.games.board_game.state import table
from ziggurat.kernel.content import Adjust, Allow, Cue, Do, Plus, Row
from ziggurat.kernel.flows import Flow
from ziggurat.kernel.reason import ALLOWED
from ziggurat.kernel.state import State

END: Final = "turn p1 end of turn"


def tell_gain(s: State, cue: Cue) -> None:
    s.note("settled", cue.owner, cue.args)


# The track


def cheap_culture(b: Build) -> None:
    """Spaces of the track cost one culture and two trade less."""
    despots_have(b, Plus(TRACK_CULTURE, -1), Plus(TRACK_TRADE, -2))


def test_the_track_costs_what_rows_say() -> None:
    t = laid_out(2, rules_with(cheap_culture)).set("track p1", "7").set("culture p1", "4")
    t.set("trade p1", "1").at(END, "city_management p1").play("p1 advance")
    assert (t.fact("track p1"), t.fact("culture p1"), t.fact("trade p1")) == (["8"], ["0"], ["0"])


# Drawing two and keeping one


def two_of_each(b: Build) -> None:
    """Culture events and great people are drawn in pairs."""
    despots_have(b, Plus(EVENTS_DRAWN, 1), Plus(PEOPLE_DRAWN, 1))


def drawing() -> Position:
    return laid_out(2, rules_with(two_of_each)).at(END, DrawEvent(0, ANCIENT, 2, ()))


def test_one_of_two_events_is_kept_and_the_other_lies_faceup() -> None:
    t = drawing().play("nature draw_event drought", "nature draw_event sabotage")
    assert t.options() == ["p1 keep_event drought", "p1 keep_event sabotage"]
    assert t.refused("p1 keep_event disoriented") == "cb.event.secret_hand"
    t.play("p1 keep_event sabotage")
    assert t.fact("hand p1") == ["sabotage"]
    assert t.fact("discarded_events") == ["drought"]


def test_others_see_only_the_backs_of_events_that_are_drawn() -> None:
    t = drawing().play("nature draw_event drought", "nature draw_event sabotage")
    frame = t.state.stack[-1]
    assert frame.veil(0) is frame
    hidden = [row_of(t, name) for name in ("drought", "sabotage")]
    assert not [card for card in hidden if str(card) in str(vars_of(frame.veil(1)))]


def vars_of(frame: object) -> list[object]:
    return [getattr(frame, name) for name in ("seat", "era", "left", "drawn")]


def test_one_of_two_great_people_is_taken_and_the_other_goes_back() -> None:
    t = laid_out(2, rules_with(two_of_each)).at(END, Flow(GREAT_PERSON, 0))
    t.play("nature draw_person artist", "nature draw_person general")
    assert t.options() == ["p1 take_person artist", "p1 take_person general"]
    t.play("p1 take_person general", "p1 keep general")
    assert t.fact("reserve p1") == ["general"]
    assert state(t).people_bag.size() == 17


def test_games_with_pairs_play() -> None:
    plays_on(rules_with(two_of_each), 3, 1)


def watched(b: Build) -> None:
    """Somebody keeps count of great people."""
    despots_have(b, Do(PERSON_GAINED, tell_gain), Do(PERSON_LOST, tell_gain))


def test_gains_and_losses_of_great_people_are_moments() -> None:
    t = laid_out(2, rules_with(watched)).set("marker A13", "artist")
    t.at(END, Flow(GREAT_PERSON, 1)).play("nature draw_person general", "p2 keep general")
    told = t.state.journal or []
    assert [event.seat for event in told if event.key == "settled"] == [1]
    t = laid_out(2, rules_with(watched)).set("marker A13", "artist")
    t.set("hand p2", "wholesale_defection").at(END, "movement p2")
    t.play("p2 event wholesale_defection", "p2 raze A13")
    told = t.state.journal or []
    artist = row_of(t, "artist")
    lost = [(event.seat, event.args) for event in told if event.key == "settled"]
    assert lost == [(0, (artist,))]


# An event that does something else in another phase

TWOFOLD: Final = FIRST_EVENT + 40


def twofold(b: Build) -> None:
    """An event with an effect for each of two phases."""
    hooks = (Plays(CITY_MANAGEMENT, ExtraProduction(4)), Plays(MOVEMENT, KillFigures(9)))
    b.content("culture_event").add((CultureEvent(TWOFOLD, "twofold", ANCIENT, 2, hooks),))


def test_only_the_effect_of_the_phase_is_carried_out() -> None:
    t = open_map(laid_out(2, rules_with(twofold))).set("hand p1", "twofold")
    t.at(END, "city_management p1").play("p1 event twofold", "p1 city capital")
    assert t.fact("bonus p1 capital") == ["4"]
    t = open_map(laid_out(2, rules_with(twofold))).set("hand p1", "twofold").set("scouts p2", "B11")
    t.at(END, "movement p1").play("p1 event twofold", "p1 kill p2 scout B11")
    assert t.fact("scouts p2") == []


def test_games_with_twofold_events_play() -> None:
    plays_on(rules_with(twofold), 2, 2)


# The pyramid and the dial


def blank_card(s: State, cue: Cue, value: int) -> int:
    """A blank card lies in the bottom row."""
    return value + 1 if cue.args[0] == 1 else value


def one_lower(s: State, cue: Cue, value: int) -> int:
    return max(1, value - 1)


def odd_pyramid(b: Build) -> None:
    """Cards that are no techs, and techs that lie lower."""
    despots_have(b, Adjust(ROW_COUNT, blank_card), Adjust(LOWEST_ROW, one_lower))


def test_rows_change_the_pyramid() -> None:
    t = laid_out(2, rules_with(odd_pyramid)).set("known p1", "pottery")
    g = state(t)
    assert row_counts(g, 0) == [2, 0, 0, 0, 0]
    tech = row_of(t, "civil_service")
    assert rows_for(g, 0, tech, row_counts(g, 0)) == [1, 2]
    assert may_learn(g, 0, tech) == ALLOWED


def keep_all(s: State, cue: Cue, value: int) -> int:
    """Keep all trade after a tech that nobody else researches at the same time."""
    return value if cue.args[0] in cue.args[1:] else table(s).trade[cue.owner]


def pioneers(b: Build) -> None:
    despots_have(b, Adjust(KEPT_TRADE, keep_all))


def test_trade_may_be_kept() -> None:
    t = laid_out(2, rules_with(pioneers)).set("trade p1", "9")
    writing = row_of(t, "writing")
    spend_dial(state(t), 0, (writing,))
    assert t.fact("trade p1") == ["9"]
    spend_dial(state(t), 0, (writing, writing))
    assert t.fact("trade p1") == ["0"]


# Payments


def all_alike(s: State, cue: Cue, value: int) -> int:
    """Every resource counts as each of the market."""
    return value | 1 << INCENSE | 1 << IRON | 1 << WHEAT


def versatile(b: Build) -> None:
    despots_have(b, Adjust(COUNTS_AS, all_alike))


def test_goods_count_as_what_rows_say() -> None:
    t = laid_out(2, rules_with(versatile)).set("facedown_finds p1", "hut_spy", "village_uranium")
    g = state(t)
    assert can_pay(g, 0, IRON_1)
    # One pays as a spy, so the other has to pay as iron.
    assert can_pay(g, 0, (0, 1, 0, 0, 1, 0, 0))
    assert can_pay(g, 0, (0, 1, 0, 0, 0, 1, 0))
    assert not can_pay(g, 0, (0, 0, 0, 0, 2, 0, 0))


def two_for_a_spy(s: State, cue: Cue, value: int) -> int:
    return value + 1 if cue.args[0] == SPY else value


def informers(b: Build) -> None:
    despots_have(b, Adjust(PAID_WITH_TWO, two_for_a_spy), Do(PAID_OTHERWISE, tell_gain))


def test_two_resources_may_pay_for_one() -> None:
    t = laid_out(2, rules_with(informers)).set("resources p1 iron", "1")
    assert not can_pay(state(t), 0, SPY_1)
    t.set("resources p1 wheat", "1").set("resources p1 silk", "1")
    assert can_pay(state(t), 0, SPY_1)
    t.at(END, Pay(0, SPY_1, ())).play("p1 pay silk", "p1 pay iron")
    assert t.fact("resources p1 wheat") == ["1"]
    told = t.state.journal or []
    assert [event.args for event in told if event.key == "settled"] == [(SPY,)]


def test_games_with_other_payments_play() -> None:
    plays_on(rules_with(versatile), 2, 3)
    plays_on(rules_with(informers), 2, 4)


# Wonders


def last_words(s: State, cue: Cue) -> None:
    """A wonder says so when it is made obsolete itself."""
    if cue.args[0] == cue.card:
        s.note("settled", cue.owner, cue.args)


def mourned(b: Build) -> None:
    hooks = (Do(MADE_OBSOLETE, last_words),)
    b.content("wonder").replace("stonehenge", Wonder(STONEHENGE, "stonehenge", 0, 10, 1, hooks))
    despots_have(b, Do(MADE_OBSOLETE, tell_gain))


def test_a_wonder_acts_a_last_time_when_it_is_made_obsolete() -> None:
    t = laid_out(2, rules_with(mourned)).set("marker A13", "stonehenge")
    t.set("known p2", "monarchy_tech").set("resources p2 silk", "1")
    t.at(END, "city_management p2").play("p2 use monarchy_tech")
    assert t.fact("obsolete") == ["stonehenge"]
    told = [event for event in t.state.journal or [] if event.key == "settled"]
    assert sorted([event.seat for event in told]) == [0, 0, 1]
    assert {event.args for event in told} == {(STONEHENGE, 0)}


# Governments and actions


def adopted(b: Build) -> None:
    rule = Row(FIRST_OF_MODULES + 50, "chronicle", (Do(GOVERNMENT_CHANGED, tell_gain),))
    b.content("rule").add((rule,))


def test_changing_the_government_is_a_moment() -> None:
    t = laid_out(2, rules_with(adopted)).at(END, "start_of_turn p1").play("p1 govern anarchy")
    told = [event for event in t.state.journal or [] if event.key == "settled"]
    assert [(event.seat, event.args) for event in told] == [(0, (ANARCHY, DESPOTISM))]


def free_spirits(b: Build) -> None:
    despots_have(b, Plus(IMMUNE, 1), Plus(KNOWS_GOVERNMENT, 1))


def test_an_immune_seat_changes_to_any_government_that_it_knows() -> None:
    t = laid_out(2, rules_with(free_spirits)).at(END, "start_of_turn p1")
    assert may_govern(state(t), 0, row_of(t, "monarchy")) == ALLOWED
    assert "p1 govern monarchy" in t.options()


def no_producing(s: State, cue: Cue) -> int:
    return ALREADY_USED if cue.args[1] == PRODUCING else ALLOWED


def idlers(b: Build) -> None:
    despots_have(b, Allow(MAY_TAKE_ACTION, no_producing), Allow(ABILITY_CANCELLABLE, stand_firm))


def stand_firm(s: State, cue: Cue) -> int:
    return ALREADY_USED


def test_a_kind_of_city_action_may_be_forbidden() -> None:
    t = laid_out(2, rules_with(idlers)).set("bonus p1 capital", "20")
    t.at(END, "city_management p1").play("p1 city capital")
    verbs = {option.split()[1] for option in t.options()}
    assert "arts" in verbs
    assert not verbs & {"produce_army", "produce_scout", "raise", "build", "erect"}
    assert t.refused("p1 produce_army") == "cb.tech.resource_once_per_turn"


def test_an_ability_that_nobody_can_cancel_is_not_announced() -> None:
    t = laid_out(2, rules_with(idlers)).set("known p1", "pottery").set("known p2", "writing")
    t.set("resources p1 wheat", "2").set("facedown_finds p2", "hut_spy")
    t.at(END, "city_management p1").play("p1 use pottery")
    assert {move.split()[0] for move in t.options()} == {"p1"}
