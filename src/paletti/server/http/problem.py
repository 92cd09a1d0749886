"""A request that cannot be met: one sentence, and its id for the reader's own language; nothing is left half done."""

import logging

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from paletti.protocol.api import Problem
from paletti.protocol.message import Facts, Part
from paletti.protocol.words import ProblemReason
from paletti.server.room.newtable import Declined

log = logging.getLogger("paletti.server")


class Refuse(Exception):
    """Raised anywhere under a request; becomes its answer."""

    def __init__(self, status: int, reason: ProblemReason, sentence: str, facts: Facts | None = None) -> None:
        super().__init__(sentence)
        self.status = status
        self.problem = Problem(sentence, reason, facts or {})


def answer(value: Part, status: int = 200) -> Response:
    """The value as JSON, never kept by a cache."""
    return Response(
        msgspec.json.encode(value), status, media_type="application/json", headers={"cache-control": "no-store"}
    )


def refused(request: Request, refuse: Exception) -> Response:
    """The answer to a request that raised `Refuse`."""
    assert isinstance(refuse, Refuse)
    return answer(refuse.problem, refuse.status)


def declined(request: Request, problem: Exception) -> Response:
    """The answer if a table cannot be made or opened."""
    assert isinstance(problem, Declined)
    status = 503 if problem.reason == "server-full" else 422
    return answer(Problem(str(problem), problem.reason, problem.facts), status)


def no_storage(request: Request, problem: Exception) -> Response:
    """The answer while the database cannot be used; the host's log says what exactly is wrong."""
    log.warning("A request could not be met: %s", problem)
    return answer(Problem("The games cannot be reached just now; try again in a minute.", "no-storage", {}), 503)


def not_found(request: Request, error: Exception) -> Response:
    """The answer to a request for an address that does not exist."""
    return answer(Problem("There is nothing at this address.", "not-found", {}), 404)


def wrong_method(request: Request, error: Exception) -> Response:
    """The answer to a request whose method the address does not know."""
    return answer(Problem("This address does not do that.", "wrong-method", {}), 405)
