"""The addresses for those who watch: the palace's pictures, the picture of the score, and the review of the game."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

from aiohttp import web

from palace_hub.errors import PalaceError
from palace_hub.views.hub_source import HubSource
from palace_hub.views.pages.review import snapshot_at
from palace_hub.views.pages.score_picture import score_picture
from palace_hub.views.seats import marked
from palace_hub.views.snapshot import Snapshot
from palace_hub.web.guard import opened_links
from palace_hub.web.history.reader import NotYet, PastReader
from palace_hub.web.links import Links
from palace_hub.web.review_page import review_page
from palace_hub.web.speech import Speech
from palace_hub.web.svg.palace_pictures import PalacePictures, watched_standing

SVG: Final = "image/svg+xml"
TITLES: Final = {"oblique": "web-oblique", "plan": "plan-title"}
MOST_DIGITS: Final = 5
"""Digits of a state's number: a long game has some thousand states."""


class Watching:
    """Answers those who watch. `html`: renders a page from its template and values; `past`: reads past games."""

    def __init__(
        self,
        source: HubSource,
        links: Links,
        speech: Speech,
        html: Callable[..., web.Response],
        past: PastReader | None = None,
    ) -> None:
        self._source = source
        self._links = links
        self._speech = speech
        self._html = html
        self._past_games = past
        self._pictures = PalacePictures()

    def add_to(self, router: web.UrlDispatcher) -> None:
        """Adds the addresses."""
        router.add_get(r"/palace/{view:oblique|plan}/{turn:[0-3]}/{look:dark|light}.svg", self._palace)
        router.add_get("/score.svg", self._score_picture)
        router.add_get(rf"/review/{{place:\d{{1,{MOST_DIGITS}}}}}", self._review)

    async def _palace(self, request: web.Request) -> web.Response:
        """A picture of the palace as it is now, of a past game, or at a state of the history. A thread draws it."""
        snapshot, place = await self._shown(request), request.query.get("place", "")
        if place:
            snapshot = self._past(snapshot, place)
        view, turn, look = (request.match_info[name] for name in ("view", "turn", "look"))
        wording = self._speech.to_watch(request)
        standing = watched_standing(snapshot, marked(wording, snapshot), int(turn))
        if standing is None:
            raise web.HTTPNotFound
        title = wording.say(TITLES[view])
        body = await asyncio.to_thread(self._pictures.compressed, standing, view, look, title)
        return web.Response(body=body, content_type=SVG, headers={"Content-Encoding": "gzip"})

    async def _shown(self, request: web.Request) -> Snapshot:
        """The hub's snapshot, or that of a past game."""
        number, past = request.query.get("game", ""), self._past_games
        if not number:
            return self._source.snapshot()
        if past is None or not (number.isdecimal() and len(number) <= MOST_DIGITS):
            raise web.HTTPNotFound
        try:
            facts = (await past.kept()).find(int(number))
            if facts is not None:
                return await past.game(facts)
        except (NotYet, PalaceError):
            pass
        raise web.HTTPNotFound

    def _past(self, snapshot: Snapshot, place: str) -> Snapshot:
        if not (place.isdecimal() and len(place) <= MOST_DIGITS and int(place) < len(snapshot.history)):
            raise web.HTTPNotFound
        return snapshot_at(snapshot, int(place))

    async def _score_picture(self, request: web.Request) -> web.Response:
        """The final score as a file to keep."""
        snapshot = self._source.snapshot()
        wording = marked(self._speech.to_watch(request), snapshot)
        picture = await asyncio.to_thread(score_picture, snapshot, wording)
        if picture is None:
            raise web.HTTPNotFound
        headers = {"Content-Disposition": 'attachment; filename="monkey-palace.svg"'}
        return web.Response(text=picture, content_type=SVG, headers=headers)

    async def _review(self, request: web.Request) -> web.Response:
        snapshot, place = self._source.snapshot(), int(request.match_info["place"])
        wording = marked(self._speech.to_watch(request), snapshot)
        values: dict[str, Any] | None = review_page(snapshot, place, wording)
        if values is None:
            raise web.HTTPSeeOther("/")
        return self._html(
            request,
            "review.html",
            stream_at="",
            do_at="",
            visitor=self._links.visitor(opened_links(request)),
            path=request.path,
            **values,
        )
