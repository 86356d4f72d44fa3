"""Built-in players as programs: the other side of the bot protocol.

Run `python -m ziggurat.players.worker random:7`. It is also the example to read when
writing a bot in Python with the engine at hand. It never writes anything but answers
to its output.
"""

from __future__ import annotations

import sys
from typing import IO, Final

import msgspec

from ziggurat.api import BuildError, Rules, State, View, build, write
from ziggurat.match.codec import CodecError, decode, decode_state
from ziggurat.match.notation import NotationError
from ziggurat.players.player import BotError, Budget, Player
from ziggurat.players.protocol import (
    PROTOCOL,
    Answer,
    Decide,
    Finish,
    Hello,
    Ready,
    question_of,
    to_line,
)
from ziggurat.players.table import UnknownPlayer, make_player

HOST: Final = msgspec.json.Decoder(Hello | Decide | Finish)


class Talk:
    """One match, from hello to finish."""

    def __init__(self, player: Player) -> None:
        self._player: Final = player
        self._rules: Rules | None = None

    def reply(self, line: bytes) -> bytes:
        """Answer a line of the host; empty when the match is over."""
        message = HOST.decode(line)
        if isinstance(message, Hello):
            return self._begin(message)
        if isinstance(message, Finish):
            return b""
        if self._rules is None:
            raise ValueError("the host asked before it said hello")
        return self._decide(self._rules, message)

    def _begin(self, hello: Hello) -> bytes:
        if hello.protocol != PROTOCOL:
            raise ValueError(f"the host speaks protocol {hello.protocol}, not {PROTOCOL}")
        rules = build(hello.game, hello.modules, hello.options)
        if rules.game.version != hello.version:
            raise ValueError(f"the host plays version {hello.version} of {hello.game}")
        self._rules = rules
        budget = Budget(hello.budget.seconds, hello.budget.memory_mb or 0)
        self._player.begin(rules, hello.seat, hello.seats, budget)
        return to_line(Ready(PROTOCOL))

    def _decide(self, rules: Rules, asked: Decide) -> bytes:
        budget = Budget(asked.seconds)
        view = decode(rules, "View", asked.view, "view")
        assert isinstance(view, View)
        imagined: State = decode_state(rules, asked.imagined)
        choice = self._player.decide(view, question_of(rules, asked.question), imagined, budget)
        return to_line(Answer(asked.number, write(rules, choice)))


def talk(player: Player, source: IO[bytes], target: IO[bytes]) -> None:
    """Answer a host until the match is over or it says no more."""
    conversation = Talk(player)
    for line in source:
        reply = conversation.reply(line)
        if not reply:
            return
        target.write(reply)
        target.flush()


def main(words: list[str]) -> int:
    """Play as the player that the command line names."""
    output = sys.stdout.buffer
    # A stray print would look like an answer.
    sys.stdout = sys.stderr
    try:
        if len(words) != 1:
            raise UnknownPlayer("write one player, for example 'random:7'")
        talk(make_player(words[0]), sys.stdin.buffer, output)
    except (BotError, BuildError, CodecError, NotationError, ValueError) as error:
        print(f"worker: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
