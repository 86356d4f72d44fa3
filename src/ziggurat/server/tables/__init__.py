"""Tables: what the page is sent of a match, as one reader may see it.

Everything on the wire is numbers and keys, the same in all languages; a pack words it.
"""

from ziggurat.server.tables.log import event_data, lines
from ziggurat.server.tables.pack import ledger, pack, ui
from ziggurat.server.tables.position import position, summary
from ziggurat.server.tables.preview import preview
from ziggurat.server.tables.why import why, why_choice

__all__ = [
    "event_data",
    "ledger",
    "lines",
    "pack",
    "position",
    "preview",
    "summary",
    "ui",
    "why",
    "why_choice",
]
