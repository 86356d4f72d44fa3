"""Schemathesis over the server's own description of its interface.

Run `python -m tests.server.hard.fuzz --examples 300` for a long run. Owns what is sent to each
operation: whatever its description allows and forbids, mixed with what makes sense in a game
at the moment. No answer may be a failure of the server, every status and every body has to be
as described.
"""

from __future__ import annotations

import argparse
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final, TypeAlias

import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.app.kit import HERE, YOU, Visitor, browser, finished, served, settings_in

CHECKS: Final = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
IMPORT: Final = "POST /api/games/import"
DELETE: Final = "DELETE /api/games/{game_id}"
# A process examines each save, so that few are sent.
MOST_IMPORTS: Final = 4
Operation: TypeAlias = APIOperation[Any, Any, Any, Any]
HINTS: Final = ("none", "some", "all")


# What is asked of games beside a real table only, and how one begins.
BESIDE_A_TABLE: Final = ("/facts", "/facts/choices", "/roll")
COMPANION: Final = {
    "game": "new-dawn",
    "modules": ["automated_player"],
    "names": ["Ada"],
    "position": "",
}


class Sense:
    """What makes sense to say in a game, by the name of a field."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        self.game: Final = game
        self._visitor: Final = visitor
        shown = visitor.position(game, -2)
        self.seat: Final = shown["questions"][0]["seat"] if shown["questions"] else 0
        # The seat may be gone: taking it back is one of the things that are asked for.
        mine = visitor.ask("GET", f"/api/games/{game}/position?seat={self.seat}")
        self._shown: Final = mine.json() if mine.status_code == 200 else shown
        self.undo: Final[bool] = self._shown["undo"]

    def values(self, label: str) -> dict[str, Any]:
        """The fields of a body or query, each with a value that could be meant."""
        asked = [q for q in self._shown["questions"] if q["seat"] == self.seat and q["options"]]
        found = {
            "seat": self.seat,
            "expect": self._shown["last"] + 1,
            "choice": asked[0]["options"][0] if asked else "pass",
            "move_id": f"m{self._shown['last'] + 1}",
            "to": 0,
            "at": 0,
            "since": 0,
            "agree": True,
            "text": "good evening",
            "game": "template",
            "seats": [YOU, HERE],
            "modules": [],
            "options": {},
            "seed": "fuzz",
            "lang": "de",
            "kind": "person",
            "level": "",
            "name": "Ada",
            "spectator": False,
        }
        if label == "POST /api/join":
            found["token"] = self._token()
        if label == "POST /api/companion":
            found |= COMPANION
        if label.endswith(BESIDE_A_TABLE):
            found |= {"facts": "trade p1 2: 3", "turn": None, "step": "", "every": False}
        if label.endswith("/facts/choices"):
            answer = self._visitor.ask("GET", f"/api/games/{self.game}/facts")
            # A game that is not beside a real table has no facts to correct.
            found |= answer.json()["items"][0] if answer.status_code == 200 else {}
        if label.endswith("/why"):
            # Either a choice is named or a thing.
            found |= {"kind": "seat", "value": 1, "from_seat": None, "choice": None}
        if label.startswith("GET /api/pack"):
            found |= {"modules": "festival", "options": "length:long"}
        return found

    def _token(self) -> str:
        links = f"/api/games/{self.game}/links"
        return str(self._visitor.post(links, {"spectator": True})["token"])


class Fuzz:
    """A server that is asked everything its description lists."""

    def __init__(self, address: str, visitor: Visitor, over: str, save: bytes) -> None:
        self._visitor: Final = visitor
        self._over: Final = over
        self._save: Final = save
        self._session: Final = requests.Session()
        url = f"http://{address}"
        told = requests.get(f"{url}/api/schema/openapi.json", timeout=60).json()
        schema = schemathesis.openapi.from_dict(_strict(told))
        schema.config.update(base_url=url)
        self.operations: Final = _good(schema.get_all_operations())
        self.answers: Final[dict[str, Counter[int]]] = {}

    def run(self, examples: int, number: int) -> None:
        """Ask everything, each so many times with good and with bad values."""
        for operation in self.operations:
            self.answers[operation.label] = Counter()
            for mode in GenerationMode:
                self._ask(operation, mode, examples, number)
            # Chance may have made sense of nothing: it is then given more tries.
            for more in range(1, 6):
                if operation.label in self.never_successful():
                    self._ask(operation, GenerationMode.POSITIVE, examples, number + more)

    def _ask(self, operation: Operation, mode: GenerationMode, examples: int, n: int) -> None:
        most = min(examples, MOST_IMPORTS) if operation.label == IMPORT else examples
        own = self._begun(operation.label)

        @seed(n)
        @settings(
            max_examples=most,
            database=None,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(
            operation.as_strategy(generation_mode=mode),
            st.sampled_from((own, own, self._over, "")),
            st.sampled_from(HINTS),
            st.randoms(use_true_random=False),
        )
        def asked(case: Case[Any], game: str, hints: str, dice: Any) -> None:
            if game and operation.label == DELETE:
                # Every example needs a game to delete; the others are still wanted.
                game = self._begun(operation.label)
            _place(case, game)
            if hints != "none":
                sense = Sense(self._visitor, game or own)
                _make_sense(case, sense, lambda: hints == "all" or dice.random() < 0.5)
            self._sent(case, hints == "all")

        try:
            asked()
        except Unsatisfiable:
            # Nothing about it can be wrong.
            assert mode.is_negative, operation.label

    def _begun(self, label: str) -> str:
        """A game to ask about: one beside a real table, one with something to take back, or any."""
        if label.endswith(BESIDE_A_TABLE):
            return str(self._visitor.post("/api/companion", COMPANION)["id"])
        undo = label.endswith("/undo")
        game = str(self._visitor.create(YOU, HERE, game="new-dawn" if undo else "template")["id"])
        while undo and not Sense(self._visitor, game).undo:
            self._visitor.play_on(game, 1)
        return game

    def _sent(self, case: Case[Any], sensible: bool) -> None:
        label = case.operation.label
        more: dict[str, Any] = {}
        if label == IMPORT:
            more["data"] = self._save if sensible else b"rubbish"
        headers = {"cookie": self._visitor.cookie}
        answer = case.call_and_validate(
            session=self._session, headers=headers, checks=CHECKS, timeout=120, **more
        )
        self.answers[label][answer.status_code] += 1

    def never_successful(self) -> list[str]:
        """The operations that were never asked for something they do."""
        return [label for label, told in self.answers.items() if not told[200] + told[201]]


def _good(found: Iterable[Any]) -> list[Operation]:
    """The operations; a description that cannot be read raises its error."""
    return [one.ok() for one in found]


def _place(case: Case[Any], game: str) -> None:
    """Ask about a game that is there, where one is named."""
    if game and "game_id" in case.path_parameters:
        case.path_parameters = {**case.path_parameters, "game_id": game}


def _make_sense(case: Case[Any], sense: Sense, wanted: Callable[[], bool]) -> None:
    """Replace values by some that could be meant."""
    values = sense.values(case.operation.label)
    for name in ("path_parameters", "query", "body"):
        given_values = getattr(case, name)
        if isinstance(given_values, dict):
            better = {key: values[key] for key in given_values if key in values and wanted()}
            setattr(case, name, {**given_values, **better})


def _strict(told: dict[str, Any]) -> dict[str, Any]:
    """The same description, which says that no unknown field may be sent."""
    forms = told["components"]["schemas"]
    for path in told["paths"].values():
        for operation in path.values():
            for name in _named(operation.get("requestBody")):
                forms[name]["additionalProperties"] = False
                for inner in _named(forms[name]):
                    forms[inner]["additionalProperties"] = False
    return told


def _named(part: Any) -> list[str]:
    """The forms that a part of a description refers to."""
    if isinstance(part, list):
        return [name for inner in part for name in _named(inner)]
    if not isinstance(part, dict):
        return []
    own = [part["$ref"].rpartition("/")[2]] if "$ref" in part else []
    return own + _named(list(part.values()))


def fuzzed(folder: Path, examples: int, number: int) -> Fuzz:
    """Ask a new server everything."""
    with served(settings_in(folder)) as address, browser(address) as visitor:
        over = finished(visitor)
        save = visitor.ask("GET", f"/api/games/{over}/save").content
        fuzz = Fuzz(address, visitor, over, save)
        fuzz.run(examples, number)
    return fuzz


def main() -> None:
    """Run and print what was answered."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--examples", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        fuzz = fuzzed(Path(folder), asked.examples, asked.seed)
    for label, told in fuzz.answers.items():
        counts = ", ".join([f"{count} x {status}" for status, count in sorted(told.items())])
        print(f"{label:45} {counts}")


if __name__ == "__main__":
    main()
