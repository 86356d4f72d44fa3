"""Output: where text, tables and JSON go.

Owns how things are printed. It never decides what is said.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table


def console(stderr: bool = False) -> Console:
    """A console for plain sentences and tables; colours only where a terminal shows them."""
    from rich.console import Console

    class Out(Console):
        """A console that leaves it to the caller what a closed pipe means."""

        def on_broken_pipe(self) -> None:
            raise BrokenPipeError

    return Out(stderr=stderr, highlight=False, markup=False, emoji=False)


def write_json(value: object) -> None:
    """Print a value as one JSON text, indented."""
    sys.stdout.write(f"{json.dumps(_plain(value), indent=2, ensure_ascii=_ascii_only())}\n")


def write_json_line(value: object) -> None:
    """Print a value as JSON on one line, at once."""
    sys.stdout.write(f"{json.dumps(_plain(value), ensure_ascii=_ascii_only())}\n")
    sys.stdout.flush()


def _plain(value: object) -> Any:
    import msgspec

    return msgspec.to_builtins(value)


def _ascii_only() -> bool:
    """Other letters are escaped where the output could not hold them."""
    return (sys.stdout.encoding or "").lower().replace("-", "") != "utf8"


def grid(heads: Sequence[str], right: Sequence[int] = ()) -> Table:
    """A table without lines; the columns in `right` hold numbers."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for at, head in enumerate(heads):
        table.add_column(head, justify="right" if at in right else "left", overflow="fold")
    return table


def tell(out: Console, text: str, style: str = "") -> None:
    """Print a sentence; lines are broken only where a terminal would break words."""
    out.print(text, style=style or None, soft_wrap=not out.is_terminal)
