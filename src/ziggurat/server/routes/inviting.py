"""Invitations: the address that works for a guest, and the same as a picture for a phone.

Owns how a link is shown. It gives no right and looks none up: whoever has the token may show it.
"""

from __future__ import annotations

import re
from typing import Final

import msgspec
from litestar import Response, post
from litestar.params import JSONBody

from ziggurat.server.errors import bad_request
from ziggurat.server.reaching import address_for_others
from ziggurat.server.routes.answers import Invitation, answers
from ziggurat.server.routes.replies import json_data
from ziggurat.server.security import is_secure
from ziggurat.server.services import Req, need, services_of, session_of

TOKEN: Final = re.compile(r"[\w.-]{1,200}", re.ASCII)


class Invite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The word after `#join=` in a link; it is not kept."""

    token: str


@post("/api/invitation", status_code=200, responses=answers(Invitation))
async def invitation(request: Req, data: JSONBody[Invite]) -> Response[bytes]:
    """How to hand out a link: its address in this network, and a QR code of it."""
    services = services_of(request)
    need(services.rates.looks, (session_of(request), "invitation"), "questions")
    if not TOKEN.fullmatch(data.token):
        raise bad_request("This is no link; ask for a new one.")
    scheme = "https" if is_secure(request.scope) else "http"
    address = address_for_others(services.settings, request.headers.get("host", ""), scheme)
    if not address:
        names = services.settings.names
        return json_data({"link": "", "picture": "", "name": names[0] if names else ""})
    link = f"{address}/#join={data.token}"
    return json_data({"link": link, "picture": picture_of(link), "name": ""})


def picture_of(link: str) -> str:
    """A QR code as an SVG image that a page can show; dark on light, or phones cannot read it."""
    # Rarely needed, and not when the server starts.
    import segno

    return segno.make_qr(link, error="m").svg_data_uri(border=3, light="#fff", omitsize=True)


ROUTES = (invitation,)
