"""docs/interface.md names every route of the server and every message of the protocol."""

import re
from pathlib import Path
from typing import get_args

import pytest
from starlette.routing import Route

from paletti.protocol.fromclient import FromClient
from paletti.protocol.message import kebab
from paletti.protocol.toclient import ToClient
from paletti.server.app import application
from paletti.server.settings import Settings

PAGE = (Path(__file__).parents[2] / "docs/interface.md").read_text(encoding="utf-8")


def routes() -> set[str]:
    """Method and path of all that the server answers, except for the page itself."""
    app = application(Settings(database="unused"))
    listed = (route for route in app.routes if isinstance(route, Route) and route.path != "/{path:path}")
    return {
        f"{method} {re.sub(r':[a-z]+}', '}', route.path)}"
        for route in listed
        for method in (route.methods or set()) - {"HEAD"}
    }


def test_every_route_is_told_and_no_other() -> None:
    assert set(re.findall(r"^\| `([A-Z]+ /[^`]*)` \|", PAGE, re.MULTILINE)) == routes()


@pytest.mark.parametrize("message", [*get_args(FromClient), *get_args(ToClient)])
def test_every_message_is_told(message: type) -> None:
    tag = getattr(message, "__struct_config__").tag or kebab(message.__name__)  # noqa: B009  the type is any struct
    assert f"`{tag}`" in PAGE
