"""Reaching: the address by which others come to this server.

Owns what is known of the network around this machine. It sends nothing and opens no port.
"""

from __future__ import annotations

import ipaddress
import socket
from typing import Final

from ziggurat.server.settings import OWN, Settings

LOOPBACK: Final = "127.0.0.1"


def address_for_others(settings: Settings, asked: str, scheme: str) -> str:
    """Where somebody at another machine finds the server; empty if nobody can.

    `asked` is the host and port by which the page was opened: where that is no address of this
    machine alone, others can come the same way.
    """
    if not is_own(asked):
        return f"{scheme}://{asked}"
    host = own_address() if settings.lan else settings.host
    if is_own(host):
        return ""
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"


def is_own(host: str) -> bool:
    """Tell whether a host, with or without a port, means the machine that names it.

    >>> is_own("localhost:8000"), is_own("[::1]:8000"), is_own("127.0.1.1"), is_own("192.0.2.7:80")
    (True, True, True, False)
    """
    name = host[1:].partition("]")[0] if host.startswith("[") else host
    if name.count(":") == 1:
        name = name.partition(":")[0]
    if name.lower().rstrip(".") in OWN:
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


def own_address() -> str:
    """The address of this machine in its network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: this only asks which way it would go.
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return LOOPBACK
