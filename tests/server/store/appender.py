"""A process that appends as fast as it can until it is killed.

Prints "try GAME FIRST COUNT MOVE" before each move and "ack ..." once the store has answered,
each line in one write, so that what it was told survives it.
"""

import asyncio
import os
import random
import sys
from uuid import uuid4

from tests.server.store.samples import move, new_game
from ziggurat.server.store import Store, open_store

GAMES = [f"game-{number}" for number in range(12)]


def tell(word: str, game: str, first: int, count: int, move_id: str) -> None:
    """Write one line at once."""
    os.write(1, f"{word} {game} {first} {count} {move_id}\n".encode())


async def play(store: Store, game: str) -> None:
    """Append moves of one to three entries to a game."""
    found = await store.row(game)
    if found is None:
        await store.create(new_game(game), [], [])
    first = 1 if found is None else found.last + 1
    while True:
        count, move_id = random.randint(1, 3), str(uuid4())
        tell("try", game, first, count, move_id)
        answer = await store.append(move(game, first, move_id, count, move_id))
        if answer.outcome == "committed":
            tell("ack", game, first, count, move_id)
        first = answer.last + 1


async def main(url: str) -> None:
    """Play all games at once."""
    store = await open_store(url)
    await asyncio.gather(*[play(store, game) for game in GAMES])


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
