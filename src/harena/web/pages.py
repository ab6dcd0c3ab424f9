"""The pages: little more than their head. What the lobby offers can be read without any script."""

from __future__ import annotations

from html import escape
from string import Template

from starlette.requests import Request
from starlette.responses import HTMLResponse

from harena.games import game_type, ids
from harena.kernel.message import Message, Refused
from harena.locale.speaker import LANGUAGES, FluentSpeaker
from harena.resources import package_text
from harena.web.static import Static

STARTS = {"lobby": "js/lobby.js", "table": "js/table.js"}
"""The module that each page begins with."""
ICON = "icon.svg"


class Pages:
    """Fills in the one template."""

    def __init__(self, static: Static) -> None:
        self.static = static
        self.template = Template(package_text("harena.web", "templates", "page.html") or "")
        self.links = {page: self._links(start) for page, start in STARTS.items()}

    def _links(self, start: str) -> str:
        """Style sheets, and the modules of the critical path, so that they are loaded all at once."""
        root = self.static.root
        found = [f'<link rel="stylesheet" href="{root}{path}">' for path in self.static.styles()]
        found += [f'<link rel="modulepreload" href="{root}{path}">' for path in self.static.modules(start)]
        if ICON in self.static.files:
            found.append(f'<link rel="icon" href="{root}{ICON}">')
        else:
            found.append('<link rel="icon" href="data:,">')
        return "\n".join(found)

    async def lobby(self, request: Request) -> HTMLResponse:
        speaker = FluentSpeaker(language_of(request))
        return self._page(speaker, "lobby", "Harena", offered(speaker))

    async def table(self, request: Request) -> HTMLResponse:
        """The page of a table; whether there is such a table is told to those who have a token."""
        speaker = FluentSpeaker(language_of(request))
        return self._page(speaker, "table", f"{request.path_params['id']} · Harena", "")

    def _page(self, speaker: FluentSpeaker, page: str, title: str, body: str) -> HTMLResponse:
        text = self.template.substitute(
            lang=speaker.language,
            page=page,
            root=self.static.root,
            title=escape(title),
            links=self.links[page],
            start=STARTS[page],
            body=body,
            noscript=escape(speaker.say(Message("server-noscript"))),
        )
        return HTMLResponse(text, headers={"Cache-Control": "no-cache", "Vary": "Accept-Language"})


def offered(speaker: FluentSpeaker) -> str:
    """The games in a list, with what they are about."""
    lines = []
    for id in ids():
        try:
            game_type(id)
        except Refused:
            continue  # `harena games` tells why it does not load
        title, about = (escape(speaker.say(Message(f"{id}-{what}"))) for what in ("title", "about"))
        lines.append(f"<li><h2>{title}</h2><p>{about}</p></li>")
    return f"<h1>Harena</h1>\n<ul>{''.join(lines)}</ul>"


def language_of(request: Request) -> str:
    """The language that was asked for, or the first of the browser's that we speak, or English."""
    wished = request.query_params.get("lang", "")
    accepted = request.headers.get("accept-language", "")[:200].split(",")
    for word in (wished, *accepted):
        if word.strip()[:2].lower() in LANGUAGES:
            return word.strip()[:2].lower()
    return "en"
