"""The addresses of past games: list, one game with its steps and its picture, statistics, and the host's changes."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

from aiohttp import web

from monkey_palace.bots.analysis import Analysis
from palace_hub.errors import PalaceError
from palace_hub.history.dates import typed_date
from palace_hub.history.facts import GameFacts
from palace_hub.history.kept import LONGEST_NOTE
from palace_hub.locale.message import Message
from palace_hub.referee.entries import OpenGame
from palace_hub.views.history.screen import can_go_on, date_refusal
from palace_hub.views.hub_source import HubSource
from palace_hub.views.pages.analysis_picture import analysis_picture
from palace_hub.views.pages.review import can_analyse
from palace_hub.views.pages.score_picture import score_picture
from palace_hub.views.seats import marked
from palace_hub.views.snapshot import Phase, Snapshot
from palace_hub.web.guard import opened_links
from palace_hub.web.history.analysing import GameAnalyses
from palace_hub.web.history.drawing import analysis_part, game_part, host_part, list_part, statistics_part
from palace_hub.web.history.query import BadQuery, read_query
from palace_hub.web.history.reader import NotYet, PastReader
from palace_hub.web.links import Links
from palace_hub.web.refusals import Arguments
from palace_hub.web.review_page import review_page
from palace_hub.web.seat_names import seat_names
from palace_hub.web.speech import Speech

NUMBER: Final = r"\d{1,6}"
"""A game's number, or that of one of its states."""

Handler = Callable[[web.Request], Awaitable[web.Response]]
ReadAction = Callable[[web.Request], Awaitable[tuple[str, Arguments]]]


class PastPages:
    """Answers those who look at past games. `html`: renders a page; `action`: reads what a touch sends; `analyses`: how
    games were decided, None where nobody makes that."""

    def __init__(
        self,
        reader: PastReader,
        source: HubSource,
        links: Links,
        speech: Speech,
        html: Callable[..., web.Response],
        action: ReadAction,
        analyses: GameAnalyses | None,
    ) -> None:
        self._reader = reader
        self._source = source
        self._links = links
        self._speech = speech
        self._html = html
        self._action = action
        self._analyses = analyses

    def add_to(self, router: web.UrlDispatcher) -> None:
        """Adds the addresses."""
        game = rf"/games/{{game:{NUMBER}}}"
        router.add_get("/games", self._said(self._games))
        router.add_get(game, self._said(self._game))
        router.add_get(rf"{game}/review/{{place:{NUMBER}}}", self._said(self._review))
        router.add_get(f"{game}/score.svg", self._said(self._picture))
        if self._analyses is not None:
            router.add_get(f"{game}/analysis", self._said(partial(self._analysis, self._analyses)))
            router.add_get(f"{game}/analysis.svg", self._said(partial(self._analysis_chart, self._analyses)))
        router.add_get("/statistics", self._said(self._statistics))
        router.add_post(f"/do{game}", self._change)

    def _said(self, answer: Handler) -> Handler:
        """The answer, or a page that says why it is not there: it is read still, or cannot be read."""

        async def answered(request: web.Request) -> web.Response:
            try:
                return await answer(request)
            except NotYet:
                return self._page(request, "past_waits.html")
            except PalaceError as fault:
                text = self._speech.of(request).message(Message(fault.key, fault.params))
                return self._page(request, "past_fault.html", text=text)

        return answered

    async def _games(self, request: web.Request) -> web.Response:
        wanted, page = _query(request, pages=True)
        kept = await self._reader.kept()
        draw = partial(list_part, kept, wanted, page, self._speech.of(request))
        return self._page(
            request,
            "past.html",
            main=await self._reader.behind(("games", wanted, page, self._speech.language(request)), kept, draw),
        )

    async def _statistics(self, request: web.Request) -> web.Response:
        wanted, _ = _query(request)
        kept = await self._reader.kept()
        draw = partial(statistics_part, kept, wanted, self._speech.of(request))
        return self._page(
            request,
            "past.html",
            main=await self._reader.behind(("statistics", wanted, self._speech.language(request)), kept, draw),
        )

    async def _game(self, request: web.Request) -> web.Response:
        facts, snapshot = await self._opened(request)
        analysed = self._analyses is not None
        draw = partial(game_part, facts, snapshot, marked(self._speech.of(request), snapshot), analysed=analysed)
        main = await self._reader.behind(("game", facts.game, self._speech.language(request)), (facts, snapshot), draw)
        host = self._links.visitor(opened_links(request)).host
        own = host_part(facts, self._source.snapshot()) if host else None
        return self._page(request, "past.html", main=main, own=own, do_at=f"/do/games/{facts.game}")

    async def _review(self, request: web.Request) -> web.Response:
        _, snapshot = await self._opened(request)
        wording = marked(self._speech.of(request), snapshot)
        values = review_page(snapshot, int(request.match_info["place"]), wording)
        if values is None:
            raise web.HTTPNotFound
        return self._page(request, "review.html", **values)

    async def _picture(self, request: web.Request) -> web.Response:
        facts, snapshot = await self._opened(request)
        draw = partial(score_picture, snapshot, marked(self._speech.of(request), snapshot))
        picture: str | None = await self._reader.behind(
            ("picture", facts.game, self._speech.language(request)), (facts, snapshot), draw
        )
        if picture is None:
            raise web.HTTPNotFound
        headers = {"Content-Disposition": f'attachment; filename="monkey-palace-{facts.game}.svg"'}
        return web.Response(text=picture, content_type="image/svg+xml", headers=headers)

    async def _analysis(self, analyses: GameAnalyses, request: web.Request) -> web.Response:
        """The analysis, how far it is, or how it is made."""
        facts, snapshot, made = await self._analysed(analyses, request)
        if made is not None:
            draw = partial(analysis_part, facts, snapshot, made, marked(self._speech.of(request), snapshot))
            main = await self._reader.behind(
                ("analysis", facts.game, self._speech.language(request)), (facts, snapshot), draw
            )
            return self._page(request, "past.html", main=main)
        is_at = analyses.is_at(snapshot.history)
        own = f"/games/{facts.game}"
        return self._page(
            request,
            "past_analysing.html",
            title=self._speech.of(request).say("web-analysis-title", game=facts.game),
            address=own,
            do_at=f"/do{own}",
            may=self._links.visitor(opened_links(request)).host,
            done=analyses.done,
            of=analyses.of if is_at else None,
            fault=analyses.fault(snapshot.history),
        )

    async def _analysis_chart(self, analyses: GameAnalyses, request: web.Request) -> web.Response:
        _, snapshot, made = await self._analysed(analyses, request)
        if made is None or not made.wins:
            raise web.HTTPNotFound
        picture = analysis_picture(made, marked(self._speech.of(request), snapshot))
        return web.Response(text=picture, content_type="image/svg+xml")

    async def _analysed(
        self, analyses: GameAnalyses, request: web.Request
    ) -> tuple[GameFacts, Snapshot, Analysis | None]:
        facts, snapshot = await self._opened(request)
        if not can_analyse(snapshot):
            raise web.HTTPNotFound
        return facts, snapshot, analyses.made(snapshot.history)

    async def _opened(self, request: web.Request) -> tuple[GameFacts, Snapshot]:
        facts = await self._facts(request)
        return facts, await self._reader.game(facts)

    async def _facts(self, request: web.Request) -> GameFacts:
        facts = (await self._reader.kept()).find(int(request.match_info["game"]))
        if facts is None:
            raise web.HTTPNotFound
        return facts

    def _page(self, request: web.Request, template: str, **values: Any) -> web.Response:
        """A page of past games; the navigation has the names of those who play now."""
        now = seat_names(self._source.snapshot(), self._speech.of(request))
        shared = {"stream_at": "", "do_at": "", "own": None} | values
        shared["fragments"] = {**values.get("fragments", {}), **now}
        visitor = self._links.visitor(opened_links(request))
        return self._html(request, template, visitor=visitor, path=request.path, **shared)

    # what the host changes

    async def _change(self, request: web.Request) -> web.Response:
        """Keeps a note or a date, goes on with a game or deletes it, and says where the page goes on."""
        self._require_host(request)
        action, arguments = await self._action(request)
        self._require_host(request)  # the link may have been revoked meanwhile
        try:
            facts = await self._facts(request)
            match action, arguments:
                case "note", [str(text)] if len(note := " ".join(text.split())) <= LONGEST_NOTE:
                    await self._reader.note(facts.game, note)
                    return web.json_response({"go": f"/games/{facts.game}"})
                case "date", [str(text)]:
                    if (refused := date_refusal(text.strip())) is not None:
                        raise web.HTTPConflict(text=self._speech.of(request).message(refused))
                    await self._reader.set_date(facts.game, typed_date(text))
                    return web.json_response({"go": f"/games/{facts.game}"})
                case "resume", [] if not facts.is_over:
                    self._go_on(request, facts.game)
                    return web.json_response({"go": "/host"})
                case "analyse", [] if facts.is_over and self._analyses is not None:
                    await self._begin_analysis(request, self._analyses, facts)
                    return web.json_response({"go": f"/games/{facts.game}/analysis"})
                case "delete", [] if facts.is_over:
                    await self._reader.delete(facts.game)
                    return web.json_response({"go": "/games"})
                case "delete", []:
                    raise web.HTTPConflict(text=self._speech.of(request).say("past-delete-open", game=facts.game))
        except NotYet:
            raise web.HTTPConflict(text=self._speech.of(request).say("past-reading")) from None
        except PalaceError as fault:
            raise web.HTTPConflict(text=self._speech.of(request).message(Message(fault.key, fault.params))) from None
        raise web.HTTPConflict(text=self._speech.of(request).say("web-not-now"))

    def _go_on(self, request: web.Request, game: int) -> None:
        """Asks the hub for the game. One that the hub offers already is taken on the host's page."""
        snapshot = self._source.snapshot()
        if not can_go_on(game, snapshot):
            raise web.HTTPConflict(text=self._speech.of(request).say("past-go-on-how", game=game))
        if snapshot.phase is not Phase.RESUME:
            self._source.submit(OpenGame(game=game))

    async def _begin_analysis(self, request: web.Request, analyses: GameAnalyses, facts: GameFacts) -> None:
        """Begins, unless a game is played: its hints and bots need the processor."""
        if self._source.snapshot().phase in (Phase.SETUP, Phase.PLAY):
            raise web.HTTPConflict(text=self._speech.of(request).say("web-analysis-playing"))
        if not analyses.begin((await self._reader.game(facts)).history):
            raise web.HTTPConflict(text=self._speech.of(request).say("web-analysis-busy"))

    def _require_host(self, request: web.Request) -> None:
        if not self._links.visitor(opened_links(request)).host:
            raise web.HTTPForbidden


def _query(request: web.Request, *, pages: bool = False) -> tuple[Any, int]:
    try:
        return read_query(request.query, pages=pages)
    except BadQuery:
        raise web.HTTPBadRequest from None
