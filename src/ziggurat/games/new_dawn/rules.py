"""A New Dawn's table of contents: flows, content, words, options and modules.

Reading `install` answers what the game is made of; nothing else names a module.
"""

from __future__ import annotations

from typing import Final

from ziggurat.build.build import Build
from ziggurat.build.game import Game, Limit, Option
from ziggurat.build.kind import amount, labelled
from ziggurat.games.new_dawn.asking import GOVERNORS
from ziggurat.games.new_dawn.board.board import Board
from ziggurat.games.new_dawn.combat.attack import ATTACK_FRAMES
from ziggurat.games.new_dawn.combat.reasons import MILITARY_REASONS
from ziggurat.games.new_dawn.combat.results import RESULT_FRAMES
from ziggurat.games.new_dawn.combat.spoils import SPOILS_FRAMES
from ziggurat.games.new_dawn.content.agendas import AGENDAS, TIE_BREAKERS, VICTORY_CARDS
from ziggurat.games.new_dawn.content.city_states import CITY_STATE_FRAMES, CITY_STATES
from ziggurat.games.new_dawn.content.cores import CORES
from ziggurat.games.new_dawn.content.culture_cards import CULTURE_CARDS, CULTURE_FRAMES
from ziggurat.games.new_dawn.content.diplomacy_cards import DIPLOMACY_CARD_FRAMES, DIPLOMACY_CARDS
from ziggurat.games.new_dawn.content.economy_cards import ECONOMY_CARD_FRAMES, ECONOMY_CARDS
from ziggurat.games.new_dawn.content.industry_cards import INDUSTRY_CARDS
from ziggurat.games.new_dawn.content.leaders import LEADER_FRAMES, LEADERS
from ziggurat.games.new_dawn.content.military_cards import MILITARY_CARDS
from ziggurat.games.new_dawn.content.natural_wonders import NATURAL_WONDERS
from ziggurat.games.new_dawn.content.pieces import PIECE_KINDS
from ziggurat.games.new_dawn.content.reasons import CARD_REASONS
from ziggurat.games.new_dawn.content.science_cards import SCIENCE_CARDS, SCIENCE_FRAMES
from ziggurat.games.new_dawn.content.slots import SLOTS
from ziggurat.games.new_dawn.content.tiles import SIDES
from ziggurat.games.new_dawn.content.wonders_cultural import CULTURAL_FRAMES, CULTURAL_WONDERS
from ziggurat.games.new_dawn.content.wonders_economic import ECONOMIC_FRAMES, ECONOMIC_WONDERS
from ziggurat.games.new_dawn.content.wonders_militaristic import (
    MILITARISTIC_FRAMES,
    MILITARISTIC_WONDERS,
)
from ziggurat.games.new_dawn.content.wonders_scientific import SCIENTIFIC_FRAMES, SCIENTIFIC_WONDERS
from ziggurat.games.new_dawn.diplomacy.cards import DIPLOMACY_FRAMES
from ziggurat.games.new_dawn.diplomacy.givers import KeepCards
from ziggurat.games.new_dawn.facts import REALM_FACTS, TABLE_FACTS
from ziggurat.games.new_dawn.focus.culture import CultureDone, PlaceTokens
from ziggurat.games.new_dawn.focus.economy import ECONOMY_FRAMES
from ziggurat.games.new_dawn.focus.figures import FIGURE_FRAMES
from ziggurat.games.new_dawn.focus.industry import Industry
from ziggurat.games.new_dawn.focus.journeys import JOURNEY_FRAMES
from ziggurat.games.new_dawn.focus.military import Attacks, Reinforce, ReinforceOrAttack
from ziggurat.games.new_dawn.focus.reasons_culture import CULTURE_REASONS
from ziggurat.games.new_dawn.focus.reasons_economy import ECONOMY_REASONS
from ziggurat.games.new_dawn.focus.reasons_industry import INDUSTRY_REASONS
from ziggurat.games.new_dawn.focus.row import PutTokens
from ziggurat.games.new_dawn.focus.science import AdvanceDial, GainCard
from ziggurat.games.new_dawn.ids import COLOURS, FOCUS_TYPES, RESOURCES, WONDER_TYPES
from ziggurat.games.new_dawn.invariants import INVARIANTS
from ziggurat.games.new_dawn.kinds import install_counted_kinds
from ziggurat.games.new_dawn.moments import MOMENTS
from ziggurat.games.new_dawn.printed import work_out
from ziggurat.games.new_dawn.reasons import SHARED_REASONS
from ziggurat.games.new_dawn.sequences import SEQUENCES
from ziggurat.games.new_dawn.setup.lay_out import (
    ChooseColour,
    DealLeader,
    DrawFirstPlayer,
    DrawVictoryCards,
    PointToken,
    begin_play,
    choose_colours,
    choose_leaders,
    deal_leaders,
    draw_first_player,
    lay_out_rows,
    lay_out_victory,
    lay_out_wonders,
    point_token,
    populate_map,
    seat_colours,
    start,
)
from ziggurat.games.new_dawn.setup.map_building import (
    MAP_KINDS,
    MAP_RECORDS,
    MAP_STEPS,
    begin_advanced_map,
    build_first_game_map,
)
from ziggurat.games.new_dawn.setup.reasons import MAP_REASONS
from ziggurat.games.new_dawn.state import Realm, Table
from ziggurat.games.new_dawn.turn.turn import (
    ChooseFocus,
    Reset,
    Resolve,
    UseAbilities,
    choose_focus,
    end_turn,
    start_of_turn,
)
from ziggurat.games.new_dawn.turn.unused import UNUSED_FACTS
from ziggurat.games.new_dawn.verbs import VERBS
from ziggurat.games.new_dawn.victory import LiftForMarker, check_victory
from ziggurat.games.new_dawn.view import CombatView, RealmView, TableView, view_table
from ziggurat.games.new_dawn.wonders.wonders import PayWonder, PlaceWonder, RevealWonder
from ziggurat.games.new_dawn.world.barbarians import MoveAll, Raid, Unstack
from ziggurat.games.new_dawn.world.events import SECTIONS, advance_event
from ziggurat.kernel.rules import Step


def install(b: Build) -> None:
    """Install the base game."""
    b.start(start)
    install_flows(b)
    install_content(b)
    install_words(b)
    b.derive(work_out)
    b.at_last(install_counted_kinds)
    b.limits.add(
        (
            Limit("control_tokens", 31),
            Limit("cities", 7),
            Limit("resources", 8),
            Limit("victory_cards", 3),
            Limit("victory_spare", 0),
            Limit("city_state_cards", 2),
            Limit("core_tiles", 4),
            Limit("core_naturals", 2),
            Limit("tiles_dealt", 2),
            Limit("wonders_removed_2", 2),
            Limit("wonders_removed_3", 1),
            Limit("wonders_removed_4", 0),
        )
    )
    install_records(b)
    b.view(view_table)
    b.facts.add(TABLE_FACTS)
    b.facts.add(REALM_FACTS)
    b.facts.add(UNUSED_FACTS)
    b.invariants.add(INVARIANTS)


def install_flows(b: Build) -> None:
    """The two flows: setup, and the turn that begins the next one."""
    b.flow("setup").add(
        (
            Step("leaders", deal_leaders),
            Step("colours", choose_colours),
            Step("focus rows", lay_out_rows),
            Step("map", begin_advanced_map),
            Step("populate map", populate_map),
            Step("first player", draw_first_player),
            Step("direction", point_token),
            Step("wonders", lay_out_wonders),
            Step("victory cards", lay_out_victory),
            Step("begin", begin_play),
        )
    )
    b.flow("map").add(MAP_STEPS)
    b.flow("turn").add(
        (
            Step("event", advance_event),
            Step("victory check", check_victory),
            Step("start of turn", start_of_turn),
            Step("focus", choose_focus),
            Step("end", end_turn),
        )
    )


def install_content(b: Build) -> None:
    """Every card, leader, tile and dial section."""
    focus = b.content("focus_card")
    for cards in (CULTURE_CARDS, SCIENCE_CARDS, ECONOMY_CARDS, INDUSTRY_CARDS, MILITARY_CARDS):
        focus.add(cards)
    b.content("leader").add(LEADERS)
    wonders = b.content("wonder")
    for rows in (CULTURAL_WONDERS, ECONOMIC_WONDERS, SCIENTIFIC_WONDERS, MILITARISTIC_WONDERS):
        wonders.add(rows)
    b.content("diplomacy_card").add(DIPLOMACY_CARDS)
    b.content("city_state").add(CITY_STATES)
    b.content("victory_card").add(VICTORY_CARDS)
    b.content("agenda").add(AGENDAS)
    b.content("natural_wonder").add(NATURAL_WONDERS)
    b.content("tile").add(SIDES)
    b.content("event_section").add(SECTIONS)
    b.content(GOVERNORS)
    b.content("focus_slot").add(SLOTS)
    b.content("piece_kind").add(PIECE_KINDS)
    b.content("rule")
    b.content("core").add(CORES)
    b.content("tie_breaker").add(TIE_BREAKERS)
    b.moments.add(MOMENTS)


def install_words(b: Build) -> None:
    """Verbs, kinds of argument and reasons."""
    b.verbs.add(VERBS)
    b.kinds.add(MAP_KINDS)
    b.kinds.add(
        (
            labelled("colour", list(COLOURS)),
            labelled("focus", list(FOCUS_TYPES)),
            labelled("resource", list(RESOURCES)),
            labelled("wonder_type", list(WONDER_TYPES)),
            labelled("caravan", ["c1", "c2", "c3"]),
            amount("tokens", 0, 23),
            amount("die", 1, 6),
            amount("number", -99, 9999),
        )
    )
    for reasons in (
        SHARED_REASONS, CARD_REASONS, CULTURE_REASONS, ECONOMY_REASONS, INDUSTRY_REASONS,
        MAP_REASONS, MILITARY_REASONS,
    ):  # fmt: skip
        b.reasons.add(reasons)


def install_records(b: Build) -> None:
    """Everything a save may contain."""
    b.records((Table, Realm, Board, TableView, RealmView, CombatView))
    b.records((DealLeader, ChooseColour, DrawFirstPlayer, PointToken, DrawVictoryCards))
    b.records((UseAbilities, ChooseFocus, Resolve, Reset, PutTokens, PlaceTokens, CultureDone))
    b.records((AdvanceDial, GainCard, Industry, PayWonder, PlaceWonder, RevealWonder))
    b.records((ReinforceOrAttack, Reinforce, Attacks, MoveAll, Unstack, Raid))
    b.records((LiftForMarker, KeepCards))
    b.records(MAP_RECORDS)
    b.records(CULTURE_FRAMES)
    b.records(SCIENCE_FRAMES)
    b.records(ECONOMY_FRAMES)
    b.records(ECONOMY_CARD_FRAMES)
    b.records(JOURNEY_FRAMES)
    b.records(DIPLOMACY_FRAMES)
    b.records(DIPLOMACY_CARD_FRAMES)
    b.records(CITY_STATE_FRAMES)
    b.records(FIGURE_FRAMES)
    b.records(ATTACK_FRAMES)
    b.records(RESULT_FRAMES)
    b.records(SPOILS_FRAMES)
    b.records(LEADER_FRAMES)
    b.records(CULTURAL_FRAMES)
    b.records(ECONOMIC_FRAMES)
    b.records(SCIENTIFIC_FRAMES)
    b.records(MILITARISTIC_FRAMES)


# Options


def as_is(b: Build) -> None:
    """The usual way."""


def first_game(b: Build) -> None:
    """The printed map of the first game; colours follow the seats (nd.firstgame.map)."""
    b.flow("setup").replace("map", Step("map", build_first_game_map))
    b.flow("setup").replace("colours", Step("colours", seat_colours))


def chosen_leaders(b: Build) -> None:
    """Leaders are chosen instead of dealt."""
    b.flow("setup").replace("leaders", Step("leaders", choose_leaders))


def epic_game(b: Build) -> None:
    """Four victory cards (nd.optional.epic)."""
    b.limit("victory_cards", 4)


NEW_DAWN: Final = Game(
    name="new-dawn",
    version=5,
    folder="new_dawn",
    seat_names=("p1", "p2", "p3", "p4", "p5"),
    seats=(2, 3, 4),
    install=install,
    options=(
        Option("map", {"advanced": as_is, "first-game": first_game}),
        Option("leaders", {"random": as_is, "chosen": chosen_leaders}),
        Option("length", {"usual": as_is, "epic": epic_game}),
    ),
    sequences=SEQUENCES,
)
