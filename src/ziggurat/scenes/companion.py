"""Companions: positions that people with the real box state, and how they change them.

Owns opening a position from a text, stating facts about it, beginning a turn in it, writing it
out as facts and keeping it. Whoever asks people, in a terminal or a page, does it through here.
What is made here has not gone on yet: the rules are to advance it.
"""

from __future__ import annotations

import re
from itertools import product
from typing import Final

import msgspec

from ziggurat import api
from ziggurat.kernel.engine import advance
from ziggurat.kernel.flows import Flow
from ziggurat.kernel.rules import Rules
from ziggurat.kernel.state import State
from ziggurat.match.codec import CodecError, decode_state, encode_state
from ziggurat.match.errors import SaveError
from ziggurat.match.save import load as load_save
from ziggurat.scenes.facts import IMPOSSIBLE, Setting, broken_invariant, read_fact, write_fact
from ziggurat.scenes.load import loads
from ziggurat.scenes.run import placed
from ziggurat.scenes.source import Map, SceneError, Source, Text, documents_of
from ziggurat.scenes.terms import SEAT_KIND, FactAt, Terms, write_values

FORMAT: Final = "ziggurat-companion"
# What errors call a text that was typed.
HERE: Final = "-"
TURN: Final = "turn"
# Only a save has a header, and its text is always written the same way.
_SAVE: Final = re.compile(r"\"header\": ?\{")


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position that was kept: by which rules it is, and the whole state."""

    format: str
    game: str
    version: int
    modules: tuple[str, ...]
    options: dict[str, str]
    state: dict[str, object]


def governing_module(game: str) -> str:
    """The first module of a game by which a rule plays a seat, or nothing."""
    known = api.games()
    modules = known[game].modules if game in known else ()
    return next((module.name for module in modules if module.governed), "")


def opened(text: str, name: str = HERE) -> State:
    """The position in a text: one that was kept, the last of a save, or that of its first scene."""
    if text.lstrip().startswith("{"):
        return _saved(text, name) if _SAVE.search(text) else _resumed(text, name)
    return placed(loads(text, name, bare=True)[0])


def _saved(text: str, name: str) -> State:
    """Where a game that was saved has come to, in the page for instance."""
    try:
        return load_save(text.strip().encode(), api.games()).state
    except SaveError as error:
        raise Source(name).error(0, str(error)) from None


def _resumed(text: str, name: str) -> State:
    source = Source(name)
    try:
        about = msgspec.json.decode(text, type=Kept)
    except (ValueError, RecursionError) as error:
        raise source.error(0, f"is no position that was kept: {error}") from None
    try:
        rules = api.build(about.game, about.modules, about.options)
    except api.BuildError as error:
        raise source.error(0, f"was kept by other rules: {error}") from None
    if about.format != FORMAT or about.version != rules.game.version:
        raise source.error(0, "was kept by other rules")
    try:
        s = decode_state(rules, about.state)
    except CodecError as error:
        raise source.error(0, f"is no position of this game: {error}") from None
    fault = broken_invariant(s)
    if fault:
        raise source.error(0, f"is an impossible position: {fault}")
    return s


def kept(s: State) -> bytes:
    """A position as it is kept in a file."""
    rules = s.rules
    about = Kept(
        FORMAT, rules.game.name, rules.game.version, rules.modules, rules.options, encode_state(s)
    )
    return msgspec.json.format(msgspec.json.encode(about), indent=1)


def state_facts(s: State, text: str) -> None:
    """Set what lines such as "trade p1 2: 3" say; the rules ask again what is asked here."""
    source = Source(HERE)
    documents = documents_of(HERE, text)
    if len(documents) != 1 or not isinstance(documents[0], Map) or not documents[0].pairs:
        raise source.error(1, "write a fact and its value, such as 'trade p1 2: 3'")
    _need_open(s)
    terms = Terms(source, s.rules, s.seats)
    for key, value in documents[0].pairs:
        at = terms.fact(key)
        if at.fact.write is None:
            raise terms.error(key, f"'{at.says}' follows from the rest and cannot be set")
        write_fact(source, s, Setting(at, terms.values(at, value)))
    fault = broken_invariant(s)
    if fault:
        raise source.error(0, f"this position is impossible: {fault}")
    s.asked = ()


def begin_turn(s: State, seat: int, step: str) -> None:
    """Let a seat take its turn now, from a step on; what was pending is done otherwise."""
    steps = turn_steps(s.rules)
    if not 0 <= seat < s.seats or (step and step not in steps):
        text = f"there is no such turn; steps of a turn are: {', '.join(steps)}"
        raise Source(HERE).error(0, text)
    _need_open(s)
    begins = not (isinstance(s.stack[0], Flow) and s.stack[0].name == TURN)
    s.stack = (Flow(TURN, seat, step),)
    s.asked = ()
    if begins and _ends_at_once(s):
        text = "the set-up is not finished, and the game would be over at once"
        raise Source(HERE).error(0, f"{text}: tell it to its end, or state what it brings first")


def _need_open(s: State) -> None:
    if s.outcome is not None:
        raise Source(HERE).error(0, "the game is over: take back what ended it first")


def _ends_at_once(s: State) -> bool:
    tried = s.clone()
    advance(tried)
    return tried.outcome is not None


def turn_steps(rules: Rules) -> list[str]:
    """The steps of a turn, in order."""
    return [at.name for at in rules.flows.get(TURN, ())]


def facts_text(s: State) -> str:
    """All that can be stated of a position, as it is now: a line for each fact."""
    source = Source(HERE)
    lines: list[str] = []
    for fact in s.rules.facts.values():
        if fact.write is None:
            continue
        for args in product(*[_values(s, kind) for kind in fact.kinds]):
            words = [s.rules.kinds[kind].write(args[at]) for at, kind in enumerate(fact.kinds)]
            says = " ".join([fact.name, *words])
            try:
                found = read_fact(source, s, FactAt(says, 0, fact, args))
            except SceneError:
                # It does not make sense here, so there is nothing to change about it.
                continue
            lines.append(f"{says}: {write_values(s.rules, fact, found)}")
    return "\n".join(lines)


def _values(s: State, kind: str) -> list[int]:
    return list(range(s.seats)) if kind == SEAT_KIND else list(s.rules.kinds[kind].values())


def fact_now(s: State, text: str) -> tuple[str, str]:
    """A fact that is asked for, and what it is now."""
    source = Source(HERE)
    at = Terms(source, s.rules, s.seats).fact(Text(text, 1))
    return at.says, write_values(s.rules, at.fact, read_fact(source, s, at))


def changed_lines(before: str, after: str) -> str:
    """Those lines of a text of facts that another one does not have; their numbers stay."""
    known = set(before.splitlines())
    return "\n".join(["" if line in known else line for line in after.splitlines()])


def fault_of(error: Exception) -> str:
    """What to tell of a position that cannot be gone on from, in one line."""
    if isinstance(error, SceneError):
        return error.text
    return f"{type(error).__name__}: {error}"


FAULTS: Final = (SceneError, *IMPOSSIBLE)
