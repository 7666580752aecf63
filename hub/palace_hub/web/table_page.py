"""The page of the television and of those who watch: the table's stage with nothing to press, and the palace."""

from dataclasses import replace
from itertools import zip_longest
from typing import Any, Final

from monkey_palace.game.state import GameState
from palace_hub.views.pages import text_pages
from palace_hub.views.pages.score import score
from palace_hub.views.palace.page import palace_page
from palace_hub.views.palace.plan import Standing
from palace_hub.views.palace.stage import PalaceStageView
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.table.head import HeadView, Tone
from palace_hub.views.table.lines import LinesView, TextRow
from palace_hub.views.table.question import QuestionView, question
from palace_hub.views.table.screen import StageView, TableView, table
from palace_hub.views.wording import Wording
from palace_hub.web.render import render
from palace_hub.web.score_page import score_head, score_stage
from palace_hub.web.seat_names import round_of, seat_names
from palace_hub.web.svg.palace_pictures import newest, version, watched_standing
from palace_hub.web.svg.plan import plan_svg

Fragments = dict[str, str]
"""HTML by the name of the element that holds it."""

MOST_LOG_LINES: Final = 8
"""Events of the log that a page may show; a television shows as many of them as it has room for."""

HEADLINES: Final = (16, 24, 32, 44)
"""Letters of a headline that fit in one line, by size, from large to small."""


def watched(snapshot: Snapshot, wording: Wording) -> Fragments:
    """The table as it is now, or the score of the game that has ended."""
    if score(snapshot, wording) is not None:
        return {
            "banner": banner(snapshot, "", wording),
            "head": score_head(snapshot, wording),
            "stage": score_stage(snapshot, wording),
            "palace": palace(snapshot, wording),
            **dict.fromkeys(("players", "tray", "log"), ""),
            **seat_names(snapshot, wording),
        }
    view = table(snapshot, wording)
    asked = question(snapshot, wording)
    if asked is not None:
        head = HeadView(view.head.name, asked.headline, asked.explanation, Tone.CAUTION, view.head.mark)
        view = replace(view, head=head, stage=_answers(asked, wording))
    return {**of_view(snapshot, view, wording), "palace": palace(snapshot, wording), "log": _log(snapshot, wording)}


def of_view(snapshot: Snapshot, view: TableView, wording: Wording) -> Fragments:
    """The parts of a table's view: of the present one, or of an earlier one in the review."""
    return {
        "banner": banner(snapshot, view.last_round, wording),
        "head": render(
            "watch_head.html", view=view, fits=fits(view.head), round=round_of(snapshot, wording), say=wording.say
        ),
        "stage": stage(view.stage, wording),
        "players": render("watch_players.html", view=view, say=wording.say),
        "tray": render("tray.html", view=view, say=wording.say),
        **seat_names(snapshot, wording),
    }


def banner(snapshot: Snapshot, last_round: str, wording: Wording) -> str:
    """That no real pieces are counted, and that this is the last round."""
    lines = (wording.say("banner-simulated") if snapshot.simulated else "", last_round)
    return render("banner.html", lines=[line for line in lines if line])


def _answers(asked: QuestionView, wording: Wording) -> LinesView:
    """The possible answers, each with the pieces that only its picture has."""
    rows: list[TextRow] = []
    for answer, picture in zip_longest(asked.answers, asked.pictures if len(asked.pictures) > 1 else ()):
        rows.append(TextRow(answer.text, big=True))
        if picture is not None and picture.differs:
            rows.append(TextRow(picture.differs, "muted"))
    return LinesView(tuple(rows), wording.say("web-asked"))


def fits(head: HeadView) -> int:
    """The size of the headline, from 0, the largest."""
    return next((size for size, most in enumerate(HEADLINES) if len(head.sentence) <= most), len(HEADLINES))


def stage(view: StageView, wording: Wording) -> str:
    """The middle of the table with nothing to press. The plan is drawn only where nodes of it are lit."""
    plan = ""
    if isinstance(view, PalaceStageView) and view.plan.given is not None:
        lit = view.plan.given.targets or view.standing.shown
        plan = plan_svg(view, wording, touch=False) if lit else ""
    return render("watch_stage.html", stage=view, kind=type(view).__name__, say=wording.say, plan=plan)


def palace(snapshot: Snapshot, wording: Wording, place: int | None = None) -> str:
    """Plan and oblique view as pictures, else the palace in numbers. `place`: a state of the game's history."""
    game = snapshot.game
    if game is None:
        return ""
    page, standing = palace_page(snapshot, wording), watched_standing(snapshot, wording)
    if page is None or standing is None:
        numbers = text_pages.palace(snapshot, wording)
        return render("palace_numbers.html", page=numbers)
    query = f"v={version(standing)}" + ("" if place is None else f"&place={place}")
    if snapshot.past is not None:
        query += f"&game={snapshot.past.game}"
    notes = [fact for fact in page.facts if fact.state == "plain"]
    return render(
        "palace.html",
        query=query,
        notes=notes,
        title=page.facts_title,
        say=wording.say,
        marked=bool(newest(standing)),
        builders=_builders(standing, game, wording),
    )


def _builders(standing: Standing, game: GameState, wording: Wording) -> list[tuple[int, str, str]]:
    """Number of the colour, sign and name of each player whose pieces the pictures show in a colour of their own."""
    shown = {standing.builders[piece] for piece in standing.pieces if piece in standing.builders}
    signs, colours = wording.symbols.seats, wording.symbols.seat_colours
    return [
        (colour + 1, sign, wording.say("outside", text=player.name))
        for player, sign, colour in zip(game.players, signs, colours, strict=False)
        if colour in shown
    ]


def _log(snapshot: Snapshot, wording: Wording) -> str:
    """The last events, newest first."""
    lines: list[tuple[Any, ...]] = [
        (line.clock[:5], wording.message(line.what), line.undone) for line in snapshot.log[:MOST_LOG_LINES]
    ]
    return render("watch_log.html", lines=lines)
