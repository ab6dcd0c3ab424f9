"""The files that browsers load: kept in memory, squeezed once, at an address that changes with them."""

from __future__ import annotations

import gzip
import hashlib
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from posixpath import join, normpath

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

TYPES = {
    "css": "text/css; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "ico": "image/x-icon",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain; charset=utf-8",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
}
"""What is served; licences and other files beside them are not."""
SQUEEZED_ALREADY = ("png", "woff2", "ico")
FOR_EVER = "public, max-age=31536000, immutable"
IMPORT = re.compile(r"""^\s*(?:import|export)\b(?:[^"'();]*?\bfrom)?\s*["'](\.[^"']+)["']""", re.MULTILINE)
"""An import that is carried out before the module; `import(...)` is not."""


class File(Struct, frozen=True):
    type: str
    plain: bytes
    squeezed: bytes | None


class Static:
    """All files below `static/`, found once."""

    def __init__(self, root: Traversable | None = None) -> None:
        self.files = dict(_found(root or files("harena.web").joinpath("static")))
        digest = hashlib.sha256()
        for path, file in sorted(self.files.items()):
            digest.update(path.encode() + b"\0" + hashlib.sha256(file.plain).digest())
        self.root = f"/s/{digest.hexdigest()[:16]}/"

    def sets(self) -> list[str]:
        """The games that have a table of their own."""
        names = [re.fullmatch(r"js/games/([\w-]+)\.js", path) for path in self.files]
        return [name[1] for name in names if name]

    def styles(self) -> list[str]:
        """The style sheets of every page."""
        return sorted(path for path in self.files if re.fullmatch(r"css/[^/]+\.css", path))

    def modules(self, start: str) -> list[str]:
        """A module and all that it imports, itself first: a browser told of them loads them at once."""
        found: list[str] = []
        waiting = [start]
        while waiting:
            path = waiting.pop(0)
            if path in self.files and path not in found:
                found.append(path)
                text = self.files[path].plain.decode()
                waiting += [normpath(join(path, "..", target)) for target in IMPORT.findall(text)]
        return found

    async def answer(self, request: Request) -> Response:
        """A file; under an old address, what is there now would be kept for ever under it: so nothing."""
        file = self.files.get(request.path_params["path"])
        if file is None or not self.root.startswith(f"/s/{request.path_params['hash']}/"):
            return Response("There is no such file.", 404, media_type="text/plain")
        return squeezed(
            request, file.plain, file.squeezed, {"Content-Type": file.type, "Cache-Control": FOR_EVER}
        )


def squeezed(request: Request, plain: bytes, small: bytes | None, headers: dict[str, str]) -> Response:
    """The small copy, if there is one and the browser takes it."""
    if small is None or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(plain, headers={**headers, "Vary": "Accept-Encoding"})
    return Response(small, headers={**headers, "Vary": "Accept-Encoding", "Content-Encoding": "gzip"})


def _found(folder: Traversable, above: str = "") -> list[tuple[str, File]]:
    found: list[tuple[str, File]] = []
    if not folder.is_dir():
        return found
    for entry in folder.iterdir():
        path = above + entry.name
        if entry.is_dir():
            found += _found(entry, f"{path}/")
        elif (ending := entry.name.rpartition(".")[2]) in TYPES:
            plain = entry.read_bytes()
            small = None if ending in SQUEEZED_ALREADY else gzip.compress(plain, 9, mtime=0)
            found.append((path, File(TYPES[ending], plain, small)))
    return found
