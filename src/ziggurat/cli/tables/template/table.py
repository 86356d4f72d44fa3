"""The Night Market in a terminal: the ware on show, the stalls, and one's own tricks.

Owns the drawing only; what lies there, `tables/` tells.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from ziggurat.cli.console import grid
from ziggurat.cli.tables.seat_table import Data, SeatTable
from ziggurat.tables.template import Market

if TYPE_CHECKING:
    from rich.console import RenderableType

NO_WARE = -1


def draw(board: SeatTable) -> list[RenderableType]:
    """Draw the market."""
    market = Market(board.shown)
    drawn: list[RenderableType] = [_sign(board, market.data), _stalls(board, market)]
    if board.seat >= 0:
        drawn.extend((Text(), _hand(board, market.hand)))
    data = market.data
    decks = (data["trick_deck"], len(data["trick_discard"]), data["ware_deck"])
    drawn.append(Text(board.say("table.template.decks", *decks), style="dim"))
    return drawn


def _sign(board: SeatTable, market: Data) -> Text:
    """The night, and what is sold tonight."""
    sign = Text(board.say("table.template.night", market["night"], market["nights"]), style="bold")
    if market["ware"] != NO_WARE:
        name = board.words.row(board.rules, market["ware"])
        sign.append(f" · {board.say('table.template.on_show', name)}")
        text = board.words.row_text(board.rules, market["ware"])
        sign.append(f"  {text}" if text else "", style="not bold dim")
    return sign


def _stalls(board: SeatTable, market: Market) -> RenderableType:
    heads = [board.say(f"table.template.{name}") for name in ("seat", "coins", "tricks", "wares")]
    table = grid(heads, right=(1, 2))
    for seat, stall in enumerate(market.stalls):
        name = board.seat_name(seat)
        if seat == board.seat:
            name.append(f" ({board.say('table.you')})", style="not bold")
        if seat == market.data["first"]:
            name.append(f" {board.say('table.template.first')}", style="not bold dim")
        for chip in market.chips[seat]:
            name.append(f" · {board.table_words.chip(chip)}", style="not bold")
        wares = board.counted(stall["wares"])
        table.add_row(name, str(stall["coins"]), str(stall["cards"]), wares)
    return table


def _hand(board: SeatTable, hand: list[int]) -> RenderableType:
    """One's own tricks, each with what it does."""
    if not hand:
        return Text(board.say("table.template.no_tricks"))
    table = grid([board.say("table.template.your_tricks"), ""])
    for number in dict.fromkeys(hand):
        text = board.words.row_text(board.rules, number)
        table.add_row(board.counted([number] * hand.count(number)), text)
    return table
