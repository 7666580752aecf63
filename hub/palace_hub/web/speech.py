"""The wording of each viewer: the language chosen on the page, else the browser's, else the hub's."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from aiohttp import web
from aiohttp.typedefs import Handler

from palace_hub.locale.catalogue import Catalogue, languages
from palace_hub.locale.choice import listed, of_browser, own_name
from palace_hub.views.wording import Size, Wording

COOKIE: Final = "palace-language"
ASKED: Final = "language"
"""The part of an address that chooses a language: `/table?language=fr`."""
COOKIE_S: Final = 400 * 86_400
"""Seconds for which a browser keeps the choice: the most that browsers allow."""


class Speech:
    """Wordings by language, each made once. `catalogue`: the hub's."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._usual = catalogue.language
        self._wordings = {self._usual: Wording(catalogue, size=Size.WIDE, touch=True)}
        self._to_watch: dict[str, Wording] = {}

    def language(self, request: web.Request) -> str:
        chosen = request.cookies.get(COOKIE, "")
        if chosen in languages():
            return chosen
        return of_browser(request.headers.get("Accept-Language", "")) or self._usual

    def of(self, request: web.Request) -> Wording:
        """The wording of a viewer who touches the page."""
        language = self.language(request)
        if language not in self._wordings:
            self._wordings[language] = replace(self._wordings[self._usual], catalogue=Catalogue(language))
        return self._wordings[language]

    def to_watch(self, request: web.Request) -> Wording:
        """The wording of a viewer who only watches."""
        wording = self.of(request)
        return self._to_watch.setdefault(wording.catalogue.language, replace(wording, watch=True))

    def menu(self, request: web.Request) -> Mapping[str, object]:
        """What the base of every page says of languages: the one that it speaks, and the names of all."""
        return {
            "say": self.of(request).say,
            "language": self.language(request),
            "languages": [(name, own_name(name)) for name in listed()],
        }


@web.middleware
async def keep_choice(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Keeps the language that an address chooses, and leads on to the same address without it."""
    chosen = request.query.get(ASKED)
    if request.method != "GET" or chosen not in languages() or request.match_info.http_exception is not None:
        return await handler(request)
    rest = [(name, value) for name, value in request.query.items() if name != ASKED]
    answer = web.Response(status=303, headers={"Location": str(request.rel_url.with_query(rest))})
    answer.set_cookie(COOKIE, chosen, max_age=COOKIE_S, httponly=True, samesite="Strict", path="/")
    return answer
