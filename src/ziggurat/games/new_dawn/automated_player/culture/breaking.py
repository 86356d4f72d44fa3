"""Mass Media: rival control tokens nearby are turned or removed, all at once."""

from __future__ import annotations

from ziggurat.games.new_dawn.automated_player.reading import ReadCard, did_something
from ziggurat.games.new_dawn.board.kinds import sheltered
from ziggurat.games.new_dawn.board.pieces import remove_token
from ziggurat.games.new_dawn.board.spaces import friendly
from ziggurat.games.new_dawn.masks import members, minus
from ziggurat.games.new_dawn.state import Table
from ziggurat.games.new_dawn.victory import step_done


def break_rival_tokens(g: Table, card: ReadCard) -> None:
    """Turn every reinforced rival token beside a friendly space, remove every other one.

    Each is judged once, by the position before; what is sheltered is turned but not removed.
    Rules: ap.culture.mass_media, ap.culture.mass_media_scope
    """
    near = g.board.around(friendly(g.realms[card.seat]))
    safe = sheltered(g, card.seat)
    for offset in range(1, g.seats):
        owner = (card.seat + offset) % g.seats
        realm = g.realms[owner]
        turned = realm.reinforced & near
        removed = minus(minus(realm.control, realm.reinforced) & near, safe)
        realm.reinforced ^= turned
        for space in members(turned):
            g.note("token_flipped", owner, (space,))
        for space in members(removed):
            remove_token(g, owner, space)
            g.note("token_destroyed", owner, (space,))
        if turned | removed:
            did_something(g)
    step_done(g)
