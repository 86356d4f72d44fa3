"""Everything a player reads, by key, in every language there is.

The wording lives in `locales/<language>/<domain>.po`: the domain `ziggurat` for what all games
share, one more for each game, `<game>.<module>.po` beside it for each module. Rules never hold
sentences; they name keys and facts.
"""

from ziggurat.words.catalogue import WordsError, language_names, languages
from ziggurat.words.words import Words

__all__ = ["Words", "WordsError", "language_names", "languages"]
