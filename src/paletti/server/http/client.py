"""The built client: hashed assets that never change, one page for every address a person can open, even a wrong one."""

import gzip
import mimetypes
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from paletti.server.http.problem import not_found

NOT_BUILT: Final = "The page has not been built yet: run 'make setup' (or 'npm run build' in web/) and reload.\n"
PAGES: Final = frozenset({"", "t", "lobby", "watch", "replay", "learn", "practice", "rules", "keeper", "analysis"})
"""First parts of the addresses that the client itself answers."""
MACHINES: Final = frozenset({"api", "assets", "socket"})
"""First parts of addresses for programs: if something is missing there, the answer is a 404 in JSON, never the page."""
SQUEEZED: Final = frozenset({".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".ftl", ".wasm", ".py", ".txt"})
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"


@dataclass(frozen=True)
class Asset:
    """One file of the client as it is sent."""

    body: bytes
    squeezed: bytes | None
    kind: str
    tag: str


class Client:
    """Serves the folder that the client was built into."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self.asset = lru_cache(maxsize=512)(self._read)

    def built(self) -> bool:
        """Whether the page has been built."""
        return (self._folder / "index.html").is_file()

    async def page(self, request: Request) -> Response:
        """The file of that path, or the one page if the path is a page's."""
        path = request.url.path.lstrip("/")
        file = self._file(path)
        if file is not None:
            return self._send(request, file, FOR_EVER if path.startswith("assets/") else ASK_AGAIN)
        first = path.split("/")[0]
        if first not in PAGES and (first in MACHINES or not _for_a_person(request)):
            return not_found(request, LookupError(path))
        if not self.built():
            return PlainTextResponse(NOT_BUILT, 503)
        return self._send(request, self._folder / "index.html", ASK_AGAIN, 200 if first in PAGES else 404)

    def _file(self, path: str) -> Path | None:
        """The client's file of that path, if there is one."""
        try:
            file = (self._folder / path).resolve()
            return file if file.is_relative_to(self._folder) and file.is_file() else None
        except (OSError, ValueError):
            return None  # a file cannot have such a name

    def _send(self, request: Request, file: Path, cache: str, status: int = 200) -> Response:
        asset = self.asset(file, file.stat().st_mtime_ns)
        headers = {"cache-control": cache, "etag": asset.tag, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == asset.tag and status == 200:
            return Response(status_code=304, headers=headers)
        if asset.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            small = {**headers, "content-encoding": "gzip"}
            return Response(asset.squeezed, status, media_type=asset.kind, headers=small)
        return Response(asset.body, status, media_type=asset.kind, headers=headers)

    def _read(self, file: Path, changed: int) -> Asset:
        body = file.read_bytes()
        squeezed = gzip.compress(body, 9, mtime=0) if file.suffix in SQUEEZED else None
        if squeezed is not None and len(squeezed) > 0.95 * len(body):
            squeezed = None
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        return Asset(body, squeezed, kind, f'"{changed:x}-{len(body):x}"')


def _for_a_person(request: Request) -> bool:
    """Whether a browser opens this address as a page: it asks for HTML by name, which programs and scripts do not."""
    return "text/html" in request.headers.get("accept", "")
