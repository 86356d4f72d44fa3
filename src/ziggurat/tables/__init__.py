"""Tables: what lies on a table, told once for every medium.

A view says what a seat may know, as its game keeps it. This package turns that into what anybody
shows: text in a terminal, a picture, the table that a page is sent. None of them works a rule
out; whatever follows by the rules is in the view.

A *part* is a game's base or one module of it. It fills slots:

| Slot | What it is |
| --- | --- |
| `kinds` | the table of kinds: every piece there can be, with its layer and its letters |
| `pieces` | what stands on spaces, as `Piece(kind, seat, row, side, ...)` |
| `marks` | what is true of a city or a piece: mature, walled; `marking` are all there can be |
| `signs` | what is printed on a space, or has to be seen there: a resource, a number |
| `figures` | what a seat can move, on the map or ready to come there |
| `lying` | what lies on the cards before a seat, or among them, by place |
| `tokens` | what lies on cards beside the map |
| `chips` | short facts about a seat, each with a sign: a lantern, a government |
| `lines` | what a seat has, by name |
| `secrets` | cards that the viewer alone may read, besides those of the base game |
| `panels` | what lies beside the map and belongs to nobody |
| `piles` | piles of that kind of which only the size is told, each with a sign |
| `progress` | how far a seat is with something that wins |
| `contest` | how attacks are told, by the names of events |
| `face` | what is printed on a card beside its name and its text |

The base game is the part `tables/<game>/`, a module of it `tables/<game>/<module>.py`; both have
a `PART`. Modules are found by their names through `rules.installed`, and one without such a file
shows nothing of its own. So no presenter ever names a module.

A new kind of piece is one row of `kinds`, its word `piece.<face>` in the catalogues of its game or
module, and one glyph for each medium that draws: a function under that name in the `GLYPHS` of
`drawing/<game>/`, and a symbol of that name in the sprite of the page. In a terminal its letters
are its glyph, and legends follow from the table of kinds. Where a kind needs no rule of its own
for where it stands, its layer decides.
"""

from ziggurat.tables.parts import Part, Presentation, parts_of
from ziggurat.tables.slots import (
    BESIDE,
    GROUND,
    MAIN,
    NONE,
    WALKING,
    Chip,
    Contest,
    Figure,
    Item,
    Kind,
    Line,
    Mark,
    Panel,
    Piece,
    Progress,
    Sign,
)

__all__ = [
    "BESIDE",
    "GROUND",
    "MAIN",
    "NONE",
    "WALKING",
    "Chip",
    "Contest",
    "Figure",
    "Item",
    "Kind",
    "Line",
    "Mark",
    "Panel",
    "Part",
    "Piece",
    "Presentation",
    "Progress",
    "Sign",
    "parts_of",
]
