"""Serving: the command that opens games in the browser.

Owns where the database lies, which port is used and what the terminal says. The server itself
is in `ziggurat.server`.
"""

from __future__ import annotations

import ipaddress
import os
import socket
import sys
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ziggurat.cli.errors import BadInput
from ziggurat.cli.words import ENGLISH, Say

if TYPE_CHECKING:
    from ziggurat.server.settings import Settings

LOOPBACK: Final = "127.0.0.1"
# A proxy on this machine tells who really asks, else nobody would be held to any limit.
PROXIES: Final = (LOOPBACK, "::1")
EVERYWHERE: Final = "0.0.0.0"
PORT: Final = 8000
# So many ports after the wanted one are tried when it is taken.
TRIES: Final = 50


def serve(
    host: str = "",
    port: int | None = None,
    lan: bool = False,
    db: str = "",
    open_browser: bool = True,
    names: tuple[str, ...] = (),
    lang: str = ENGLISH,
    proxies: tuple[str, ...] = (),
    limits: tuple[str, ...] = (),
) -> int:
    """Serve games until told to stop; a port that is given is used, or nothing is served."""
    try:
        from ziggurat.server.app import serve as run
        from ziggurat.server.settings import Settings, changed_limits
        from ziggurat.server.store import StoreError
    except ImportError as error:
        raise BadInput(
            f"the server needs the package '{error.name}': pip install 'ziggurat[web]'"
        ) from None
    for proxy in proxies:
        _check_proxy(proxy)
    try:
        held = changed_limits(limits)
    except ValueError as error:
        raise BadInput(str(error)) from None
    listening = listen(host or (EVERYWHERE if lan else LOOPBACK), port)
    settings = Settings(
        db=db or default_db(),
        host=host or (EVERYWHERE if lan else LOOPBACK),
        port=listening.getsockname()[1],
        lan=lan or host in (EVERYWHERE, "::"),
        names=names,
        proxies=(*PROXIES, *proxies),
        limits=held,
    )
    address = address_of(settings)
    say = Say(lang)

    def ready() -> None:
        print(say("serve.ready", address), flush=True)
        if settings.lan:
            print(say("serve.plain"), flush=True)
        if open_browser:
            webbrowser.open(address)

    try:
        run(settings, listening, ready)
    except StoreError as error:
        raise BadInput(str(error)) from None
    except KeyboardInterrupt:
        pass
    finally:
        listening.close()
    return 0


def _check_proxy(proxy: str) -> None:
    try:
        ipaddress.ip_network(proxy)
    except ValueError:
        raise BadInput(
            f"'{proxy:.60}' is no address of a proxy: write 10.0.0.5 or 10.0.0.0/24"
        ) from None


def listen(host: str, port: int | None = None) -> socket.socket:
    """A socket bound to a port; without one, to the usual port or the next that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    last = OSError("no port is free")
    for wanted in range(PORT, PORT + TRIES) if port is None else (port,):
        # With the protocol named, answers are sent at once instead of being held back.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if sys.platform != "win32":
            # On Windows this would let two servers share a port.
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, wanted))
            # Only now is it sure that nobody else listens.
            listener.listen(1024)
        except (OSError, OverflowError) as error:
            listener.close()
            last = error if isinstance(error, OSError) else OSError(str(error))
            continue
        return listener
    shown = PORT if port is None else port
    raise BadInput(f"cannot listen on {host} port {shown}: {last.strerror or last}")


def address_of(settings: Settings) -> str:
    """Where a browser finds the server: from elsewhere too, where that is possible."""
    host = settings.host
    if host in (EVERYWHERE, "::"):
        from ziggurat.server.reaching import own_address

        host = own_address()
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}:{settings.port}/"


def default_db() -> str:
    """The usual database, in a folder that is made where it is missing."""
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(
            f"cannot make the folder '{folder}' ({error.strerror}): name a database with --db"
        ) from None
    return usual_db()


def usual_db() -> str:
    """The usual database: a file in the user's own folder for data."""
    return f"sqlite:///{(data_folder() / 'games.db').as_posix()}"


def data_folder() -> Path:
    """Where this system keeps the data of programs."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local") / "ziggurat"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "ziggurat"
    named = os.environ.get("XDG_DATA_HOME", "")
    base = Path(named) if Path(named).is_absolute() else Path.home() / ".local" / "share"
    return base / "ziggurat"
