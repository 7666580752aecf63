"""The core's picture of itself for the screens: one `Snapshot`, made when somebody looks."""

from dataclasses import replace
from typing import TYPE_CHECKING

from monkey_palace.board.notation import Placement
from monkey_palace.errors import RulesError
from monkey_palace.game.commands import TakeCards
from monkey_palace.game.events import Decorated
from monkey_palace.game.history import Game
from monkey_palace.staircase.facts import verify_report
from palace_hub.core import devices, main_action, persistence, planning
from palace_hub.core.main_action import report_of
from palace_hub.core.plate import question_text
from palace_hub.core.refusals import refusal_of
from palace_hub.core.setup import tray_check
from palace_hub.core.tray import pads
from palace_hub.locale.message import Message, Parameter
from palace_hub.referee.book import Book, EventBody
from palace_hub.referee.judgement import Option, Question
from palace_hub.views.snapshot import BuildDraft, Phase, ResumeOffer, Snapshot, Stage

if TYPE_CHECKING:
    from palace_hub.core.step import HubCore

_WHY_ASKED = {
    "impossible": "ask-count-why-impossible",
    "gap": "ask-count-why-gap",
    "changed": "ask-count-why-changed",
}
"""What a question says beyond that no whole number of pieces fits."""


def snapshot(hub: "HubCore") -> Snapshot:
    """The hub at this moment."""
    book = hub.book
    game = book.game if book is not None else None
    return Snapshot(
        t=hub.t,
        simulated=hub.simulated,
        phase=hub.phase,
        stage=hub.stage,
        game=game.state if game is not None else None,
        judgement=hub.judgement,
        draft=_draft(hub),
        plan=planning.plan_draft(hub),
        owners=_owners(game) if game is not None else {},
        knob_chosen=hub.knob or "",
        draft_faults=_draft_faults(hub, game),
        cards_chosen=hub.chosen,
        slots_chosen=hub.slots,
        card_reasons=_card_reasons(hub, game),
        cells=devices.cells(hub),
        links=devices.links(hub),
        plate=devices.plate(hub),
        pads=pads.shown(hub),
        manual=hub.manual,
        question=question(book),
        refusal=hub.refusal,
        ground_map=hub.ground_map,
        notice=hub.notice,
        notice_seq=hub.notice_seq,
        problems=devices.problems(hub),
        log=tuple(hub.log),
        saved=hub.keeper.fault,
        last_event=hub.log[0].what if hub.log else None,
        can_undo=book is not None and bool(book.done) and hub.phase is Phase.PLAY,
        undo_over_turn=book is not None and book.undo_over_turn,
        can_redo=book is not None and bool(book.undone) and hub.phase is Phase.PLAY,
        can_confirm=main_action.confirmable(hub),
        resume=_offer(hub),
        scores=game.score() if game is not None else (),
        result=game.result() if game is not None else None,
        history=game.states if game is not None and game.state.ended else (),
        tray_setup=hub.setting_up.view(hub) if hub.setting_up is not None else None,
        module=hub.measuring.view(hub) if hub.measuring is not None else None,
        plate_setup=hub.setting_up_plate.view(hub) if hub.setting_up_plate is not None else None,
        tray_check=tray_check.view(hub) if hub.phase is Phase.TRAY_CHECK else None,
        longest=book.longest if book is not None else (),
        tallest=book.tallest if book is not None else (),
    )


def question(book: Book | None) -> Question | None:
    """The open question with both readings, None where there is none."""
    if book is None or book.question is None:
        return None
    asked = book.question
    if asked["what"] != "count":
        return question_text.question(asked)
    piece, low, high = str(asked["piece"]), int(asked["low"]), int(asked["high"])
    params: dict[str, Parameter] = {"piece": piece, "low": low, "high": high, "reading": _reading(asked)}
    return Question(
        id=int(asked["id"]),
        kind=str(asked["what"]),
        headline=Message("ask-count-headline", params),
        explanation=Message(_WHY_ASKED.get(str(asked["why"]), "ask-count-why"), params),
        options=tuple(
            Option(str(count), Message("answer-pieces", {"piece": piece, "count": count})) for count in (low, high)
        ),
        cell=int(asked["cell"]),
    )


def _reading(asked: EventBody) -> str:
    """What was weighed, in pieces: `fraction` is its distance from the nearest whole number."""
    low, fraction = int(asked["low"]), float(asked["fraction"])
    return f"{low + (fraction if fraction >= 0 else 1 + fraction):.2f}"


def _draft(hub: "HubCore") -> BuildDraft:
    """The facts of the staircase that stands or is being entered, on the plan as far as it is a staircase already."""
    book = hub.book
    if book is not None and book.staged is not None:
        return persistence.draft_of(book.staged.report)
    if book is None or hub.stage is not Stage.BUILD or planning.way(hub) == "facts":
        return hub.draft
    found = planning.verdict(hub)
    if found is None or found.facts is None or not found.legal:
        return BuildDraft()
    return persistence.draft_of(found.facts.report(book.game.state.settings, None))


def _draft_faults(hub: "HubCore", game: Game | None) -> tuple[Message, ...]:
    if game is None or hub.stage is not Stage.BUILD:
        return ()
    if planning.way(hub) != "facts":
        return planning.plan_faults(hub)
    if hub.draft.start_colour is None:
        return ()
    try:
        verify_report(game.state, report_of(hub.draft))
    except RulesError as error:
        return (refusal_of(error),)
    return ()


def _card_reasons(hub: "HubCore", game: Game | None) -> dict[str, Message]:
    """Why each card on top cannot join what is chosen (R6.1, R6.2)."""
    if game is None or hub.stage is not Stage.CARDS:
        return {}
    reasons = {}
    for pile in game.state.market:
        if pile.top is not None and pile.top not in hub.chosen:
            try:
                game.verify(TakeCards(cards=(*hub.chosen, pile.top)))
            except RulesError as error:
                reasons[pile.top] = refusal_of(error)
    return reasons


def _owners(game: Game) -> dict[tuple[int, int], int]:
    """The seat that built each staircase, oldest first, by the stud of its decoration."""
    built = (event for event in game.events if isinstance(event, Decorated))
    return {Placement.parse(event.at).cell[:2]: event.player for event in built if event.at is not None}


def _offer(hub: "HubCore") -> ResumeOffer | None:
    offer = hub.offer
    if offer is None or offer.saved_wall is None or hub.wall is None or hub.wall < offer.saved_wall:
        return offer
    return replace(offer, ago_s=hub.wall - offer.saved_wall)
