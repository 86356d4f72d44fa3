"""Security: what holds for every request, before any route sees it.

Owns the lists of hosts and origins, the headers of every answer and the cookie of a session.
It knows no game and no right: those are checked by the routes.
"""

from __future__ import annotations

import hashlib
import ipaddress
import secrets
import socket
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from litestar.enums import HttpMethod, ScopeType

from ziggurat.server.errors import ApiError, bad_request, head_too_large
from ziggurat.server.settings import Settings

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

CSP: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
    )
)
HEADERS: Final = (
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
NO_STORE: Final = (b"cache-control", b"no-store")
# What supervisors ask by any name; it tells nothing.
ANY_HOST: Final = ("/health", "/ready")
SAFE: Final = ("GET", "HEAD", "OPTIONS")

PLAIN_COOKIE: Final = "ziggurat"
SECURE_COOKIE: Final = "__Host-ziggurat"
SECRET_BYTES: Final = 32
COOKIE_AGE: Final = 400 * 24 * 3600
LONGEST_HEADER: Final = 4096


class Shield:
    """Stands before the whole application, so that even what it does not know is answered safely.

    A name in `Host` that is not ours means that somebody points a name of theirs at this machine.
    Numeric addresses cannot be pointed anywhere, so that they are safe.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app: Final = app
        self._head: Final = settings.limits.head
        self._lan: Final = settings.lan
        self._names: Final = frozenset(_own_names(settings))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        error = self._fault(scope)
        if scope["type"] == ScopeType.WEBSOCKET:
            if error is None:
                await self._app(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": error.code})
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = message["headers"]
                cached = any([name.lower() == b"cache-control" for name, _ in given])
                message["headers"] = [*given, *HEADERS, *(() if cached else (NO_STORE,))]
            await send(message)

        if error is None:
            if scope["method"] == HttpMethod.HEAD:
                # The answer to GET, of which the connection sends the head alone.
                changed: Any = {**scope, "method": HttpMethod.GET}
                scope = changed
            await self._app(scope, receive, send_with_headers)
        else:
            await _refuse(error, send_with_headers)

    def _fault(self, scope: Scope) -> ApiError | None:
        host, origin = "", ""
        size = hosts = 0
        for name, value in scope["headers"]:
            size += len(name) + len(value)
            if name == b"host":
                host = value.decode("latin-1")
                hosts += 1
            elif name == b"origin":
                origin = value.decode("latin-1")
        if size > self._head:
            return head_too_large()
        if hosts > 1:
            return bad_request("A request names one host; send one Host header.")
        if not self._is_ours(host) and scope["path"] not in ANY_HOST:
            message = "This server does not go by that name; start it with --name NAME to allow it."
            return ApiError(421, "bad_host", message)
        unsafe = scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in SAFE
        # A proxy may add what is missing to https, but nobody takes it away.
        plain = is_secure(scope) and origin.startswith("http:")
        if unsafe and origin and (plain or not _same_origin(origin, host)):
            return ApiError(
                403, "bad_origin", "Requests from other sites are refused; use the page."
            )
        return None

    def _is_ours(self, host: str) -> bool:
        name = _name_of(host)
        if name in self._names:
            return True
        return self._lan and _is_numeric(name)


async def _refuse(error: ApiError, send: Send) -> None:
    body = error.body()
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    start: Any = {"type": "http.response.start", "status": error.status, "headers": headers}
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _own_names(settings: Settings) -> list[str]:
    names = ["localhost", "127.0.0.1", "::1", *settings.names]
    if settings.host not in ("0.0.0.0", "::", ""):
        names.append(settings.host)
    if settings.lan:
        here = socket.gethostname()
        names.extend([here, f"{here}.local", socket.getfqdn()])
    return [name.lower().rstrip(".") for name in names]


def _name_of(host: str) -> str:
    """The name in a `Host` header, without the port.

    >>> _name_of("localhost:8000"), _name_of("[::1]:8000"), _name_of("[::1")
    ('localhost', '::1', '')
    """
    if host.startswith("["):
        name, sign, _ = host[1:].partition("]")
        return name.lower() if sign else ""
    return host.partition(":")[0].lower().rstrip(".")


def _is_numeric(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _same_origin(origin: str, host: str) -> bool:
    """Tell whether a page of this very server asks.

    >>> _same_origin("http://localhost:8000", "localhost:8000"), _same_origin("null", "localhost")
    (True, False)
    """
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    if parts.scheme not in ("http", "https") or parts.path or parts.query or parts.fragment:
        return False
    return _with_port(parts.netloc, parts.scheme) == _with_port(host, parts.scheme)


def _with_port(host: str, scheme: str) -> str:
    port = {"http": ":80", "https": ":443"}[scheme]
    bare = host.lower()
    return bare if bare.rpartition("]")[2].count(":") else bare + port


def new_secret() -> str:
    """256 bits that nobody can guess, for a session or a link."""
    return secrets.token_urlsafe(SECRET_BYTES)


def hashed(secret: str) -> bytes:
    """What the store keeps of a secret."""
    return hashlib.sha256(secret.encode()).digest()


def session_in(scope: Scope) -> bytes | None:
    """The hash of the session a request belongs to, if it has one."""
    wanted = cookie_name(scope)
    for name, value in scope["headers"]:
        if name != b"cookie" or len(value) > LONGEST_HEADER:
            continue
        for part in value.decode("latin-1").split(";"):
            key, _, secret = part.strip().partition("=")
            if key == wanted and len(secret) == SECRET_LENGTH and secret.isascii():
                return hashed(secret)
    return None


def cookie_name(scope: Scope) -> str:
    """Over https the browser guards the cookie better."""
    return SECURE_COOKIE if is_secure(scope) else PLAIN_COOKIE


def is_secure(scope: Scope) -> bool:
    """Tell whether nobody can listen in on the way."""
    return scope.get("scheme") in ("https", "wss")


SECRET_LENGTH: Final = len(new_secret())
