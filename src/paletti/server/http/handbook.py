"""The rules in the reader's language, from the same texts as the command line."""

import json

from starlette.requests import Request
from starlette.responses import Response

from paletti.messages import choose_language, messages
from paletti.messages import handbook as books
from paletti.present import handbook as shown
from paletti.protocol.message import MOST_SEATS
from paletti.rules.editions import EDITIONS, LEAST_PLAYERS, NoSuchHouse, house
from paletti.server.http.problem import Refuse, answer

LONGEST_HOUSE = 2000


async def rules(request: Request) -> Response:
    """GET /api/rules?edition=&players=&lang=&house={json}: the handbook; with compare=de,us the differences."""
    asked = request.query_params
    words = messages(choose_language(asked.get("lang"), request.headers.get("accept-language")))
    players = _players(asked.get("players"))
    if compared := asked.get("compare"):
        editions = compared.split(",")
        if not set(editions) <= set(EDITIONS):
            raise Refuse(400, "no-such-edition", f"There are the editions {', '.join(EDITIONS)}.")
        return answer(shown.comparison(words.lang, editions, books.compare(words, editions, players)))
    try:
        made = house(asked.get("edition", "de"), **_house(asked.get("house")))
    except NoSuchHouse as problem:
        raise Refuse(400, "no-such-house", f"There are no such rules: {problem}.") from problem
    return answer(shown.handbook(books.handbook(words, made, players)))


def _players(given: str | None) -> int | None:
    if not given:
        return None
    if given not in map(str, range(LEAST_PLAYERS, MOST_SEATS + 1)):
        raise Refuse(400, "bad-players", f"{LEAST_PLAYERS} to {MOST_SEATS} can play.")
    return int(given)


def _house(given: str | None) -> dict[str, object]:
    if not given:
        return {}
    try:
        found = json.loads(given) if len(given) <= LONGEST_HOUSE else None
    except (json.JSONDecodeError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise Refuse(400, "bad-message", "House rules are one JSON object.")
    return found
