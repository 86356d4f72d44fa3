"""The Night Market in a terminal: the ware on show, the stalls, and one's own tricks.

Owns the drawing only; what a seat may know, the game's view has decided.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from ziggurat.cli.console import grid
from ziggurat.cli.tables.board import Board, Data
from ziggurat.cli.tables.generic import draw_part

if TYPE_CHECKING:
    from rich.console import RenderableType

NO_WARE = -1
UNLIT = -1


def draw(board: Board) -> list[RenderableType]:
    """Draw the market, then what modules add to it."""
    drawn: list[RenderableType] = []
    for part in board.parts:
        if part["is"] == "MarketView":
            drawn.extend(_market(board, part))
        elif part["is"] == "FestivalView":
            drawn.extend(_lanterns(board, part))
        else:
            drawn.extend(draw_part(board, part))
    return drawn


def _market(board: Board, market: Data) -> list[RenderableType]:
    drawn: list[RenderableType] = [_sign(board, market), _stalls(board, market)]
    if board.seat >= 0:
        drawn.extend((Text(), _hand(board, market["seats"][board.seat]["hand"])))
    decks = (market["trick_deck"], len(market["trick_discard"]), market["ware_deck"])
    drawn.append(Text(board.say("table.template.decks", *decks), style="dim"))
    return drawn


def _sign(board: Board, market: Data) -> Text:
    """The night, and what is sold tonight."""
    sign = Text(board.say("table.template.night", market["night"], market["nights"]), style="bold")
    if market["ware"] != NO_WARE:
        name = board.words.row(board.rules, market["ware"])
        sign.append(f" · {board.say('table.template.on_show', name)}")
        text = board.words.row_text(board.rules, market["ware"])
        sign.append(f"  {text}" if text else "", style="not bold dim")
    return sign


def _stalls(board: Board, market: Data) -> RenderableType:
    heads = [board.say(f"table.template.{name}") for name in ("seat", "coins", "tricks", "wares")]
    table = grid(heads, right=(1, 2))
    for seat, stall in enumerate(market["seats"]):
        name = board.seat_name(seat)
        if seat == board.seat:
            name.append(f" ({board.say('table.you')})", style="not bold")
        if seat == market["first"]:
            name.append(f" {board.say('table.template.first')}", style="not bold dim")
        wares = board.counted(stall["wares"])
        table.add_row(name, str(stall["coins"]), str(stall["cards"]), wares)
    return table


def _hand(board: Board, hand: list[int]) -> RenderableType:
    """One's own tricks, each with what it does."""
    if not hand:
        return Text(board.say("table.template.no_tricks"))
    table = grid([board.say("table.template.your_tricks"), ""])
    for number in dict.fromkeys(hand):
        text = board.words.row_text(board.rules, number)
        table.add_row(board.counted([number] * hand.count(number)), text)
    return table


def _lanterns(board: Board, festival: Data) -> list[RenderableType]:
    """The lanterns that can be seen: one's own, or all at the end."""
    lit = [(seat, at) for seat, at in enumerate(festival["lanterns"]) if at != UNLIT]
    if not lit:
        return []
    line = Text(board.say("table.template.lanterns"))
    for at, (seat, colour) in enumerate(lit):
        line.append(", " if at else " ")
        line.append_text(board.seat_name(seat))
        line.append(f" {board.value('lantern', colour)}")
    return [line]
