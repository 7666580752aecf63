"""What only the host's page has: games to go on with, corrections, the end of a game, and the phones' links."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import get_args

import segno
from markupsafe import Markup

from monkey_palace.board.pieces import PIECES
from palace_hub.files.web_links_file import KeptLinks
from palace_hub.referee.events import HintMode
from palace_hub.views.acting.availability import is_available
from palace_hub.views.pages.codes import only_here
from palace_hub.views.pages.rematch import rematch
from palace_hub.views.palace.facing import SIDES
from palace_hub.views.palace.lie import is_symmetric, lies, present_pieces
from palace_hub.views.snapshot import STUCK_AFTER_S, Phase, Snapshot
from palace_hub.views.table.ahead import can_begin, is_next_page
from palace_hub.views.table.start_form import waiting_games
from palace_hub.views.table.stopping import BRICKS, who_leaves
from palace_hub.views.wording import Wording
from palace_hub.web.desk import OwnPage
from palace_hub.web.render import render
from palace_hub.web.start_form import lie_buttons

Address = Callable[[str], str]
"""The address that opens a link, from its secret part."""


@dataclass(frozen=True, slots=True)
class HostButton:
    """A button: the host's action with its arguments; `ask`: the sentence that asks once more."""

    id: str
    action: str
    arguments: tuple[str | int | bool, ...]
    text: str
    ask: str = ""


def host_parts(
    snapshot: Snapshot, page: OwnPage, wording: Wording, links: KeptLinks, address: Address
) -> Mapping[str, str]:
    """The fragments that the host's page has besides those of a seat."""
    unreached = page.snapshot.phase is Phase.NO_GAME and only_here(address(links.watch))
    lines = [page.view.last_round, wording.say("code-only-here") if unreached else ""]
    return {
        "banner": render("banner.html", lines=[line for line in lines if line]),
        "controls": _controls(snapshot, page, wording),
        "links": _links(snapshot, wording, links, address),
    }


def _controls(snapshot: Snapshot, page: OwnPage, wording: Wording) -> str:
    say, game = wording.say, snapshot.game
    names = [say("outside", text=player.name) for player in game.players] if game is not None else []
    leaving, pieces = who_leaves(snapshot, wording), present_pieces(snapshot)
    return render(
        "host_controls.html",
        say=say,
        buttons=_buttons(snapshot, page, wording),
        counts=[(cell, say("calibrate-compartment", piece=piece.value)) for cell, piece in enumerate(PIECES)]
        if is_available(snapshot, page.view, "correct")
        else [],
        leaving=list(zip(leaving.seats, leaving.answers, strict=True))
        if is_available(snapshot, page.view, "player_leaves")
        else [],
        bricks=[(place, say(f"leave-bricks-{place}")) for place in BRICKS],
        leave_why=leaving.lines,
        hints=list(zip(names, snapshot.hint.modes, strict=False)) if is_available(snapshot, page.view, "hints") else [],
        modes=[(mode, say("hints-of", mode=mode)) for mode in get_args(HintMode)],
        hints_why=say("ask-hints-why", seconds=round(STUCK_AFTER_S)),
        seats=list(zip(names, sides_of(snapshot, len(names)), strict=True))
        if is_available(snapshot, page.view, "sides")
        else [],
        sides=[(side, say("start-side", side=side)) for side in ("", *SIDES)],
        ways=lie_buttons(lies(pieces, wording)) if is_available(snapshot, page.view, "map_lies") else [],
        lie_why=[say("ask-lie-why"), *([say("lie-symmetric")] if is_symmetric(pieces) else [])],
        map_turns=snapshot.map_turns,
    )


def sides_of(snapshot: Snapshot, count: int) -> list[str]:
    """The side of each player, "" for none."""
    return [side or "" for side in snapshot.sides] or [""] * count


def _buttons(snapshot: Snapshot, page: OwnPage, wording: Wording) -> list[HostButton]:
    """The host's buttons that work now."""
    say = wording.say

    def works(action: str) -> bool:
        return is_available(snapshot, page.view, action)

    buttons = []
    if snapshot.phase is Phase.RESUME:
        buttons.append(HostButton("host-resume", "resume", (), say("action-resume")))
    elif snapshot.phase is Phase.NO_GAME:
        for kept, line in zip(snapshot.waiting, waiting_games(snapshot, wording), strict=True):
            words = say("web-open-game", game=line)
            buttons.append(HostButton(f"open-{kept.game}", "open_game", (kept.game,), words))
    if snapshot.phase is Phase.ENDED:
        buttons += _next_game(snapshot, page, wording)
    if works("discard"):
        ask = f"{say('sure-discard')} {say('sure-discard-why')}"
        word = "action-discard" if snapshot.phase is Phase.RESUME else "web-set-aside"
        buttons.append(HostButton("host-discard", "discard", (), say(word), ask))
    for view in page.view.actions.others:
        name, _, number = view.action.rstrip(")").partition("(")
        if name == "recheck" and snapshot.tray_check is not None:
            choice = snapshot.tray_check.choices[int(number) - 1]
            buttons.append(HostButton(f"check-{choice}", "recheck", (choice,), say(f"check-{choice}")))
        elif name in ("skip", "back") and view.enabled:
            buttons.append(HostButton(f"host-{name}", name, (), view.text))
    if can_begin(snapshot) and snapshot.ahead is not None and not is_next_page(page.snapshot):
        name = say("outside", text=snapshot.ahead.player.name)
        buttons.append(HostButton("host-next", "next_player", (), say("web-next-player", name=name)))
    if works("redo"):
        buttons.append(HostButton("host-redo", "redo", (), say("web-redo")))
    if works("mute"):
        muted = snapshot.sound.muted
        buttons.append(HostButton("host-mute", "mute", (not muted,), say("web-unmute" if muted else "web-mute")))
    if works("end_now"):
        ask = f"{say('sure-end-now')} {say('sure-end-now-why')}"
        buttons.append(HostButton("host-end", "end_now", (), say("stop-end-now"), ask))
    return buttons


def _next_game(snapshot: Snapshot, page: OwnPage, wording: Wording) -> list[HostButton]:
    """The orders in which the same players can play again, and the form; on the form: back to the score."""
    say = wording.say
    if page.snapshot.phase is Phase.NO_GAME:
        return [HostButton("host-again", "again", (), say("web-back"))]
    *again, _others = rematch(snapshot, wording).answers
    buttons = [
        HostButton(f"host-again-{place}", "again", (place,), say("web-again", order=order))
        for place, order in enumerate(again)
    ]
    return [*buttons, HostButton("host-again", "again", (), say("web-again-others" if again else "score-new-game"))]


def _links(snapshot: Snapshot, wording: Wording, links: KeptLinks, address: Address) -> str:
    """A code for each seat and for those who watch."""
    players = snapshot.game.players if snapshot.game is not None else ()
    seats = []
    for seat, token in enumerate(links.seats):
        if players and seat >= len(players):
            continue
        number = seat + 1
        name = wording.say("outside", text=players[seat].name) if players else ""
        title = wording.say("web-code-of", name=name) if name else wording.say("web-nav-seat", number=number)
        seats.append((number, title, address(token), code_svg(address(token))))
    watch = address(links.watch)
    how = wording.say("code-only-here" if only_here(watch) else "web-codes-how")
    return render("host_links.html", say=wording.say, how=how, seats=seats, watch=watch, watch_code=code_svg(watch))


@lru_cache(maxsize=16)
def code_svg(address: str) -> Markup:
    """The QR code of an address: dark on light in both themes, since some cameras read no other one."""
    code = segno.make(address, micro=False)
    return Markup(code.svg_inline(omitsize=True, border=3, svgclass="code", lineclass=None, light="#fff"))
