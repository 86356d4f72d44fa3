"""The routes: what the server answers to, one file for each concern."""

from ziggurat.server.routes import (
    about,
    asking,
    chat,
    companion,
    copies,
    creating,
    events,
    inviting,
    joining,
    looking,
    page,
    playing,
    rewinding,
    saves,
    seats,
    standing,
)

ROUTES = (
    *page.ROUTES,
    *about.ROUTES,
    *creating.ROUTES,
    *companion.ROUTES,
    *joining.ROUTES,
    *inviting.ROUTES,
    *looking.ROUTES,
    *playing.ROUTES,
    *standing.ROUTES,
    *asking.ROUTES,
    *rewinding.ROUTES,
    *chat.ROUTES,
    *seats.ROUTES,
    *copies.ROUTES,
    *saves.ROUTES,
    *events.ROUTES,
)
