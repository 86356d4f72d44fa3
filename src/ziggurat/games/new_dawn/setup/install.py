"""Setup, put together: its steps, leaders, tiles, and what can be agreed on before a game."""

from __future__ import annotations

from ziggurat.build.build import Build
from ziggurat.build.game import Limit
from ziggurat.games.new_dawn.content.cores import CORES
from ziggurat.games.new_dawn.content.leaders import LEADER_FRAMES, LEADERS
from ziggurat.games.new_dawn.content.tiles import SIDES
from ziggurat.games.new_dawn.setup.facts import SETUP_FACTS
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
from ziggurat.kernel.rules import Step


def install_setup(b: Build) -> None:
    """The flows "setup" and "map", and everything they deal out."""
    b.start(start)
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
    b.content("leader").add(LEADERS)
    b.content("tile").add(SIDES)
    b.content("core").add(CORES)
    b.limits.add((Limit("core_tiles", 4), Limit("core_naturals", 2), Limit("tiles_dealt", 2)))
    b.kinds.add(MAP_KINDS)
    b.reasons.add(MAP_REASONS)
    b.facts.add(SETUP_FACTS)
    b.records((DealLeader, ChooseColour, DrawFirstPlayer, PointToken, DrawVictoryCards))
    b.records(MAP_RECORDS)
    b.records(LEADER_FRAMES)


def first_game(b: Build) -> None:
    """The printed map of the first game; colours follow the seats (nd.firstgame.map)."""
    b.flow("setup").replace("map", Step("map", build_first_game_map))
    b.flow("setup").replace("colours", Step("colours", seat_colours))


def chosen_leaders(b: Build) -> None:
    """Leaders are chosen instead of dealt."""
    b.flow("setup").replace("leaders", Step("leaders", choose_leaders))
