"""The pages as fragments: pieces of HTML by name, each of which the browser replaces when it changes."""

from collections.abc import Mapping
from typing import Any, Final

from markupsafe import Markup

from palace_hub.files.web_links_file import KeptLinks
from palace_hub.views.pages.text_pages import who_of
from palace_hub.views.palace.stage import PalaceStageView
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.table.question import question
from palace_hub.views.table.start_form import StartView
from palace_hub.views.wording import Wording
from palace_hub.web.desk import Desk, OwnPage
from palace_hub.web.host_page import Address, host_parts
from palace_hub.web.learning import board_form, card_form
from palace_hub.web.render import render
from palace_hub.web.score_page import score_head, score_stage
from palace_hub.web.seat_names import seat_names
from palace_hub.web.seat_page import actions_of, explained, head_of, own_of, step_of, tray_of
from palace_hub.web.start_form import start_form
from palace_hub.web.svg.plan import plan_svg

Fragments = Mapping[str, str]
"""HTML by the name of the element that holds it."""


def mine(snapshot: Snapshot, wording: Wording, desk: Desk) -> Fragments:
    """The page of one seat: what it has, what it must do, and what it can choose."""
    return _of(desk.page(snapshot, wording), snapshot, wording, desk)


def hosted(snapshot: Snapshot, wording: Wording, desk: Desk, links: KeptLinks, address: Address) -> Fragments:
    """The host's page: that of a seat which acts for all, and what only the host can do."""
    page = desk.page(snapshot, wording)
    return {**_of(page, snapshot, wording, desk), **host_parts(snapshot, page, wording, links, address)}


def _of(page: OwnPage, snapshot: Snapshot, wording: Wording, desk: Desk) -> Fragments:
    shared = {"say": wording.say, "wording": wording, "snapshot": page.snapshot, "view": page.view, "acts": page.acts}
    return {
        "banner": page.view.last_round,
        "head": score_head(page.snapshot, wording) or head_of(page, desk, wording),
        "stage": score_stage(page.snapshot, wording)
        or _learn(page, wording)
        or _stage(page, wording, step=step_of(page.snapshot), desk=desk),
        "actions": actions_of(page, desk, wording),
        "dialog": _dialog(page, desk, wording),
        "own": own_of(snapshot, wording, desk.seat),
        "teach": explained(page, wording),
        "tray": tray_of(shared, snapshot),
        "players": render("players.html", **shared),
        "log": _log(snapshot, wording),
        **seat_names(snapshot, wording),
    }


def _learn(page: OwnPage, wording: Wording) -> str:
    """The form for what a printed card or board says, where it is missing; else ""."""
    asked = page.snapshot.to_learn
    if page.acts and asked is not None and asked.what == "board":
        return board_form(page.snapshot, asked.seat, wording)
    return "" if page.entering is None else card_form(page.entering, wording)


def _stage(page: OwnPage, wording: Wording, *, step: str, desk: Desk) -> str:
    """The middle of the page: the macro of the view's class."""
    stage: Any = page.view.stage
    acts, plan = page.acts, ""
    if isinstance(stage, PalaceStageView):
        plan = plan_svg(stage, wording, touch=acts, whole=desk.wide)
    kind = type(stage).__name__
    start = (
        Markup(start_form(stage, page.snapshot, wording, desk.new_set)) if isinstance(stage, StartView) and acts else ""
    )
    return render(
        "stage.html", stage=stage, kind=kind, acts=acts, say=wording.say, plan=plan, start=start, step=step, desk=desk
    )


def _dialog(page: OwnPage, desk: Desk, wording: Wording) -> str:
    """What is asked: a question of the hub, or about a knob."""
    asked = question(page.snapshot, wording) if page.acts else None
    lacking = page.snapshot.to_learn if page.acts else None
    below = lacking is not None and lacking.what == "knob"  # a piece that is put down already
    action, before = ("learn_knob", []) if below else ("hand", ["knob"])
    knob = below or desk.asked_knob is not None
    return render("dialog.html", asked=asked, knob=knob, action=action, before=before, wording=wording, say=wording.say)


def _log(snapshot: Snapshot, wording: Wording) -> str:
    """The last events, newest first."""
    lines = [
        (line.clock, who_of(line, wording), wording.message(line.what), line.undone)
        for line in snapshot.log[:MOST_LOG_LINES]
    ]
    return render("log.html", lines=lines, say=wording.say)


MOST_LOG_LINES: Final = 12
"""Lines of the log on a page: a television shows so many below the tray."""
