"""Scripts and styles as they are sent: without the comments, which are for readers of the source.

Owns leaving them out. Every line keeps its number, so that a fault told by a browser is found in
the source. Only comments that have their lines to themselves go: what stands beside code stays.
"""

from __future__ import annotations

import re
from typing import Final

COMMENTED: Final = (".js", ".css")
# A block from the beginning of one line to the end of one, and, in scripts, a line.
BLOCK: Final = re.compile(r"^[ \t]*/\*(?:(?!\*/).)*\*/[ \t]*$", re.MULTILINE | re.DOTALL)
LINE: Final = re.compile(r"^[ \t]*//.*$", re.MULTILINE)


def without_comments(text: str, suffix: str) -> str:
    r"""A script or a style without comments, line by line.

    >>> without_comments("// Why.\n/** Says\n * more. */\na = 1; // one\n", ".js")
    '\n\n\na = 1; // one\n'
    """
    lean = BLOCK.sub(lambda found: "\n" * found[0].count("\n"), text)
    return LINE.sub("", lean) if suffix == ".js" else lean
