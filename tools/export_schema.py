"""Writes the published JSON Schemas of saves and states to `docs/schema`.

Owns which schemas are published and under what name. A test compares them with the code.
"""

import json
from pathlib import Path
from typing import Any, Final

from ziggurat.build.build import build
from ziggurat.games.template import TEMPLATE
from ziggurat.match.schema import save_schema, state_schema

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "schema"
GAMES: Final = (TEMPLATE,)


def schemas() -> dict[Path, dict[str, Any]]:
    """Returns every published schema by the file it belongs in.

    That of a game describes its states with all modules installed.
    """
    found = {FOLDER / "save.json": save_schema()}
    for game in GAMES:
        rules = build(game, tuple([module.name for module in game.modules]))
        found[FOLDER / f"state_{game.name}.json"] = state_schema(rules)
    return found


def main() -> None:
    """Writes all of them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path, schema in schemas().items():
        path.write_text(json.dumps(schema, indent=2) + "\n", "utf-8", newline="\n")
        print(path.relative_to(FOLDER.parent.parent).as_posix())


if __name__ == "__main__":
    main()
