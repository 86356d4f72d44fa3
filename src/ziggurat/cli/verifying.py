"""`ziggurat verify`: whether a save is what was really played.

Owns how the answer is printed. The check itself trusts nothing in the save.
"""

from __future__ import annotations

from pathlib import Path

from ziggurat.api import games
from ziggurat.cli.console import console, tell, write_json
from ziggurat.cli.errors import DONE, NO, BadInput
from ziggurat.cli.setting import open_bytes
from ziggurat.cli.words import Say
from ziggurat.match.chance import SEED_BYTES
from ziggurat.match.save import Report
from ziggurat.match.save import verify as verify_save


def verify(path: Path, seed: str, as_json: bool, lang: str) -> int:
    """Check a save from its first entry to its last."""
    key = _seed_of(seed)
    report = verify_save(open_bytes(path), games(), key)
    say = Say(lang)
    if as_json:
        write_json(report._asdict())
    elif report.ok:
        tell(console(), " ".join([say("verify.ok", report.entries), *_proof(report, say)]))
    elif report.first_bad_entry == 0:
        tell(console(), say("verify.start_differs", report.text))
    elif report.first_bad_entry is None:
        tell(console(), say("verify.bad", report.text))
    else:
        tell(console(), say("verify.differs", report.first_bad_entry, report.text))
    return DONE if report.ok else NO


def _proof(report: Report, say: Say) -> list[str]:
    """What is known of chance, and what is not."""
    older = [say("verify.chained", low, high) for low, high in report.chained]
    if not report.start_checked:
        older = [say("verify.start"), *older]
    if report.told:
        lines = [*older, say("verify.told")]
    elif report.proven_from is None:
        lines = [*older, say("verify.unproven")]
    elif report.proven:
        lines = [*older, say("verify.proven")]
    else:
        lines = [*older, say("verify.proven_from", report.proven_from)]
    lines += [say("verify.renewed", number) for number in report.renewed]
    if report.asked_again and not report.told:
        lines.append(say("verify.asked_again", report.asked_again))
    if report.seed_chosen:
        lines.append(say("verify.chosen"))
    if report.proven_from is not None and not report.bound:
        lines.append(say("verify.unbound"))
    return lines


def _seed_of(text: str) -> bytes | None:
    if not text:
        return None
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise BadInput("a seed has 64 hexadecimal digits, as printed at the end of a game")
    return seed
