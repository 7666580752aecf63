"""The parts of a seat's page around the stage: whose turn it is, the other actions, the step explained, what I have."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from palace_hub.views.acting.availability import is_available
from palace_hub.views.pages.own import own
from palace_hub.views.palace.stage import may_enter
from palace_hub.views.snapshot import Phase, Snapshot, Stage
from palace_hub.views.table.ahead import is_next_page
from palace_hub.views.table.boxes import BoxesView
from palace_hub.views.table.build_form import BuildFormView
from palace_hub.views.table.head import HeadView, Tone
from palace_hub.views.table.hint import has_no_hints
from palace_hub.views.table.manual_entry import ManualView
from palace_hub.views.table.rail import STEP_OF
from palace_hub.views.wording import Wording
from palace_hub.web.desk import AT_SEATS, Desk, OwnPage
from palace_hub.web.render import render
from palace_hub.web.seat_names import round_of

OFFERED: Final = ("hint", "by_hand", "take_frog", "pass_build", "keep")
"""Actions of the player in turn that stand below the main action where they work."""
ASKED: Final = frozenset({"pass_build", "keep"})
"""Those that are asked once more."""


def head_of(page: OwnPage, desk: Desk, wording: Wording) -> str:
    """Rail and head. At a seat that is not in turn: whose turn it is, and what happens."""
    head = page.view.head if page.acts else _watching(page, desk, wording)
    return render(
        "head.html",
        say=wording.say,
        view=replace(page.view, head=head),
        turn=_turn(page, desk),
        seat=_seat_in_turn(page.snapshot),
        round=round_of(page.snapshot, wording),
        step=step_of(page.snapshot),
        tone=head.tone,
    )


def _turn(page: OwnPage, desk: Desk) -> str:
    """Whose turn it is: "mine", "ahead" while the one before goes on, "host" on the page that acts for all, or ""."""
    if desk.seat is None:
        return "host"
    if not page.acts:
        return ""
    return "ahead" if is_next_page(page.snapshot) else "mine"


def _seat_in_turn(snapshot: Snapshot) -> int | str:
    """The number of the seat that plays, from 1, for a phone with two of them; "" while nobody does."""
    game = snapshot.game
    return "" if game is None or snapshot.phase not in AT_SEATS else game.prompt.player + 1


def step_of(snapshot: Snapshot) -> str:
    """Turn and stage in one word: what is typed on the page belongs to them."""
    turn = snapshot.game.turn if snapshot.game is not None else 0
    return f"{turn}-{(snapshot.stage or snapshot.phase).value}"


def _watching(page: OwnPage, desk: Desk, wording: Wording) -> HeadView:
    """The head of a seat that is not in turn."""
    head, game = page.view.head, page.snapshot.game
    match page.snapshot.phase:
        case _ if desk.seat is not None and game is not None and desk.seat >= len(game.players):
            return replace(head, sentence=wording.say("web-seat-free"), explanation=wording.say("web-seat-free-why"))
        case Phase.PLAY | Phase.SETUP if game is not None:
            name = wording.say("outside", text=game.player.name)
            now = wording.say("web-now", name=name, sentence=head.sentence)
            return replace(head, sentence=wording.say("web-turn-of", name=name), explanation=now, tone=Tone.NORMAL)
        case Phase.ENDED:
            return head
        case Phase.RESUME:
            return replace(head, explanation=wording.say("web-host-resumes"))
        case Phase.NO_GAME:
            return replace(head, sentence=wording.say("web-host-acts"), explanation=wording.say("web-host-acts-why"))
        case _:
            return replace(head, sentence=wording.say("web-host-acts"), explanation=wording.say("web-host-goes-on"))


def actions_of(page: OwnPage, desk: Desk, wording: Wording) -> str:
    """The main action or what the table waits for, the other actions, and undo."""
    ahead = is_next_page(page.snapshot)
    running = page.snapshot.phase is not Phase.NO_GAME and not isinstance(page.view.stage, ManualView)
    main = page.view.actions.main if running else None
    waiting = page.view.actions.waiting if running else ""
    if page.acts and (page.snapshot.to_learn is not None or page.entering is not None):
        main, waiting = None, ""  # the form has a button of its own
    elif ahead and desk.seat is not None:
        main, waiting = None, wording.say("web-ahead-waits")
    return render(
        "actions.html",
        say=wording.say,
        acts=page.acts,
        main=main,
        main_ask=_main_ask(page, wording),
        quiet=page.snapshot.stage is Stage.CARDS and not page.snapshot.cards_chosen and page.snapshot.bot is None,
        waiting=waiting,
        decorations=_decorations(page, wording),
        offers=_offers(page, wording),
        undo=desk.may_undo(page.snapshot),
        undo_ask=_undo_ask(page, desk, wording),
        undo_word="" if ahead else next((one.text for one in page.view.actions.others if one.action == "undo"), ""),
    )


def _main_ask(page: OwnPage, wording: Wording) -> str:
    """A staircase by its facts is asked once more where its pieces could be said: the palace is a picture till then."""
    stage = page.view.stage
    ends_picture = isinstance(stage, BuildFormView) and page.snapshot.can_confirm and may_enter(page.snapshot)
    return wording.say("web-ask-facts") if ends_picture else ""


def _undo_ask(page: OwnPage, desk: Desk, wording: Wording) -> str:
    """The host's undo asks once more where it goes back into a turn that is over, as on the terminal."""
    over, game = page.snapshot.undo_over_turn, page.snapshot.game
    if desk.seat is not None or over is None or game is None or is_next_page(page.snapshot):
        return ""
    name = game.players[over].name
    return f"{wording.say('sure-undo', name=name)} {wording.say('sure-undo-why', name=name)}"


def _decorations(page: OwnPage, wording: Wording) -> list[tuple[str, str, str]]:
    """Colour, sign and word of each decoration that may have been put on top, where the table cannot see which."""
    snapshot, stage = page.snapshot, page.view.stage
    asked = page.acts and is_available(snapshot, page.view, "decoration") and not snapshot.can_confirm
    if not asked or not isinstance(stage, BoxesView):
        return []
    colours = dict.fromkeys(colour for box in stage.boxes for colour in box.pieces)
    return [(colour, wording.sign(colour), wording.say("web-put-on", piece=colour)) for colour in colours]


def _offers(page: OwnPage, wording: Wording) -> list[dict[str, Any]]:
    """The other actions that work now, with the sentence that asks once more."""
    if not page.acts:
        return []
    return [
        {
            "do": action,
            "text": wording.say(f"web-{action.replace('_', '-')}"),
            "ask": wording.say(f"web-ask-{action.replace('_', '-')}") if action in ASKED else "",
        }
        for action in OFFERED
        if is_available(page.snapshot, page.view, action) and not (action == "hint" and has_no_hints(page.snapshot))
    ]


def explained(page: OwnPage, wording: Wording) -> str:
    """The step in two sentences, for who plays it for the first time."""
    stage = page.snapshot.stage
    if not page.acts or stage is None or stage is Stage.END_TURN or page.snapshot.phase is not Phase.PLAY:
        return ""
    step = STEP_OF[stage]
    sentences = [wording.say(f"teach-{step}-do"), wording.say(f"teach-{step}-why")]
    title = wording.say("teach-title", number=step, step=wording.say(f"step-{step}"))
    return render("teach.html", title=title, sentences=sentences)


def own_of(snapshot: Snapshot, wording: Wording, seat: int | None) -> str:
    """Stock, deliveries, score and slots of one seat."""
    view = None if seat is None else own(snapshot, seat, wording)
    return "" if view is None else render("own.html", say=wording.say, own=view)


def tray_of(shared: Mapping[str, Any], snapshot: Snapshot) -> str:
    """The tray's compartments; nothing where the hub only knows what people typed."""
    return "" if snapshot.manual else render("tray.html", **shared)
