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
from ziggurat.build.game import Fact
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
    terms = Terms(source, s.rules, s.seats)
    settings: list[Setting] = []
    for key, value in documents[0].pairs:
        at = terms.fact(key)
        if at.fact.write is None:
            raise terms.error(key, f"'{at.says}' follows from the rest and cannot be set")
        settings.append(Setting(at, terms.values(at, value)))
    _set(s, settings)


def _set(s: State, settings: list[Setting]) -> None:
    """Set facts up one after the other; only the last position has to be possible."""
    _need_open(s)
    source = Source(HERE)
    for setting in settings:
        write_fact(source, s, setting)
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
    return "\n".join([_line(s.rules, setting) for setting in facts_now(s)])


def _line(rules: Rules, setting: Setting) -> str:
    return f"{setting.at.says}: {write_values(rules, setting.at.fact, setting.values)}"


def facts_now(s: State) -> list[Setting]:
    """All that can be stated of a position, as it is now."""
    source = Source(HERE)
    settings: list[Setting] = []
    for fact in s.rules.facts.values():
        if fact.write is None:
            continue
        for args in product(*[_values(s, kind) for kind in fact.kinds]):
            at = _fact_at(s, fact, args)
            try:
                settings.append(Setting(at, read_fact(source, s, at)))
            except SceneError:
                # It does not make sense here, so there is nothing to change about it.
                continue
    return settings


def _fact_at(s: State, fact: Fact, args: tuple[int, ...]) -> FactAt:
    words = [s.rules.kinds[kind].write(args[at]) for at, kind in enumerate(fact.kinds)]
    return FactAt(" ".join([fact.name, *words]), 0, fact, args)


def setting_of(s: State, name: str, args: tuple[int, ...], values: tuple[int, ...] = ()) -> Setting:
    """A fact by its name and the numbers of its arguments and values; `SceneError` if none."""
    source = Source(HERE)
    fact = s.rules.facts.get(name)
    if fact is None or fact.write is None or len(args) != len(fact.kinds):
        known = ", ".join([at.name for at in s.rules.facts.values() if at.write is not None])
        raise source.error(0, f"'{name:.40}' is not a fact of this game; known: {known}")
    for kind, value in [*zip(fact.kinds, args, strict=True), *[(fact.value, at) for at in values]]:
        _need_value(s, kind, value)
    if len(values) > 1 and not fact.many:
        raise source.error(0, f"'{name}' takes a single value")
    return Setting(_fact_at(s, fact, args), values)


def _need_value(s: State, kind: str, value: int) -> None:
    """Refuse a number that stands for nothing of a kind, in the words for one that was typed."""
    own = s.rules.kinds[kind]
    if 0 <= value < s.seats if kind == SEAT_KIND else own.knows(value):
        return
    try:
        own.parse(f"#{value}")
    except ValueError as error:
        raise Source(HERE).error(0, str(error).replace(f"'#{value}'", f"'{value}'")) from None
    raise Source(HERE).error(0, f"'{value}' is not here")


def state_values(s: State, settings: list[Setting]) -> str:
    """Set facts to what they are at a table; returns the lines that say so."""
    _set(s, settings)
    return "\n".join([_line(s.rules, setting) for setting in settings])


def choices_for(s: State, setting: Setting) -> list[int]:
    """The values that a fact could have besides those it has, or instead of one of them.

    Those come that lead to a possible position; where none does, those that its own writer
    accepts: two corrections may need each other.
    """
    if not s.rules.kinds[setting.at.fact.value].labels and setting.at.fact.value != SEAT_KIND:
        # Any number can be tried; what is wrong with it shows once it is stated.
        return []
    accepted: list[int] = []
    sound: list[int] = []
    for value in _values(s, setting.at.fact.value):
        more, *instead = _with(setting, value)
        tried = [more] if _accepts(s, setting.at, more, value) else instead
        tried = [at for at in tried if _accepts(s, setting.at, at, value)]
        if tried:
            accepted.append(value)
        if any([_is_sound(s, setting.at, at) for at in tried]):
            sound.append(value)
    return sound or accepted


def _with(setting: Setting, value: int) -> list[tuple[int, ...]]:
    """The values of a fact with one more, or with one instead of another."""
    old = setting.values
    if not setting.at.fact.many:
        return [(value,)]
    return [(*old, value), *[(*old[:at], value, *old[at + 1 :]) for at in range(len(old))]]


def _accepts(s: State, at: FactAt, values: tuple[int, ...], value: int) -> bool:
    tried = _tried(s, at, values)
    return tried is not None and value in at.fact.read(tried, at.args)


def _is_sound(s: State, at: FactAt, values: tuple[int, ...]) -> bool:
    tried = _tried(s, at, values)
    return tried is not None and not broken_invariant(tried)


def _tried(s: State, at: FactAt, values: tuple[int, ...]) -> State | None:
    """A copy in which a fact has been set; None if it cannot be."""
    assert at.fact.write is not None
    tried = s.clone()
    try:
        at.fact.write(tried, at.args, values)
    except IMPOSSIBLE:
        return None
    return tried


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
