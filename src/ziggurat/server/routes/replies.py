"""Replies: the few ways in which routes answer.

Owns ready-made JSON, entity tags and compression. It never decides what is said.
"""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

import msgspec
from litestar import MediaType, Response
from litestar.datastructures import Cookie

from ziggurat.server.services import Req

HAS_BROTLI: Final = find_spec("brotli") is not None
# Less than this is not worth packing.
SMALL: Final = 1024
# The page may keep what it got, but has to ask whether it still holds.
REVALIDATE: Final = "no-cache"


def json_bytes(body: bytes, status: int = 200, cookies: Sequence[Cookie] = ()) -> Response[bytes]:
    """An answer that is JSON already."""
    return Response(body, status_code=status, media_type=MediaType.JSON, cookies=cookies)


def json_data(data: Any, status: int = 200, cookies: Sequence[Cookie] = ()) -> Response[bytes]:
    """An answer as JSON."""
    return json_bytes(msgspec.json.encode(data), status, cookies)


class Packed:
    """Something public that is sent as it is, or packed where the client can unpack it."""

    def __init__(self, body: bytes, media_type: str) -> None:
        self.media_type: Final = media_type
        self.etag: Final = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
        self._bodies: Final[dict[str, bytes]] = {"": body}

    def answer(self, request: Req) -> Response[bytes]:
        """Answer with it, or say that the client has it already."""
        headers = {"etag": self.etag, "cache-control": REVALIDATE, "vary": "accept-encoding"}
        known = request.headers.get("if-none-match", "")
        if self.etag in [tag.strip().removeprefix("W/") for tag in known.split(",")]:
            return Response(b"", status_code=304, media_type=self.media_type, headers=headers)
        encoding = self._encoding(request)
        if encoding:
            headers["content-encoding"] = encoding
        return Response(self._body(encoding), media_type=self.media_type, headers=headers)

    def _encoding(self, request: Req) -> str:
        if len(self._bodies[""]) < SMALL:
            return ""
        offered = _offered(request.headers.get("accept-encoding", ""))
        if "br" in offered and HAS_BROTLI:
            return "br"
        return "gzip" if "gzip" in offered else ""

    def _body(self, encoding: str) -> bytes:
        body = self._bodies.get(encoding)
        if body is None:
            body = self._bodies[encoding] = _pack(self._bodies[""], encoding)
        return body


def _offered(header: str) -> list[str]:
    """The encodings a client takes.

    >>> _offered("gzip, br;q=0, *")
    ['gzip', '*']
    """
    encodings: list[str] = []
    for part in header.lower().split(","):
        name, _, quality = part.strip().partition(";")
        if quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            encodings.append(name.strip())
    return encodings


def _pack(body: bytes, encoding: str) -> bytes:
    if encoding == "br":
        packed: bytes = import_module("brotli").compress(body, quality=9)
        return packed
    return gzip.compress(body, compresslevel=9, mtime=0)
