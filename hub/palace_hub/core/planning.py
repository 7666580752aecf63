"""The staircase on the plan, as players enter it or the plate recovers it, and the knob of a figure.

It is entered in the build, and before it as the next player's draft, once the last player's staircase stands. Each
piece is an event of the journal as soon as it is entered: after a loss of power the plan is still there.
"""

from pydantic import ValidationError

from monkey_palace.board.notation import Cell, Placement, notation
from monkey_palace.board.pieces import BUILDING
from monkey_palace.errors import BadNotation, RulesError
from monkey_palace.game.commands import Command, PlaceFrog, PlaceMonkey
from monkey_palace.game.palace_state import palace_known
from monkey_palace.game.state import GameState, PromptKind
from monkey_palace.staircase.check import Verdict
from palace_hub.core.apply import commit
from palace_hub.core.refusals import Refused, refusal_of, violation_message
from palace_hub.core.state import Hub, JudgedPlan
from palace_hub.locale.message import Message
from palace_hub.referee import entries as say
from palace_hub.referee.book import Book
from palace_hub.referee.events import BuildMethodChosen, PiecePlaced, PieceTakenBack, PlateSeen
from palace_hub.referee.plan import Plan, Staged, judged, staged_of, verify_staged
from palace_hub.views.snapshot import PlanDraft, Stage

_FIGURE: dict[PromptKind, type[PlaceFrog] | type[PlaceMonkey]] = {
    PromptKind.PLACE_FROG: PlaceFrog,
    PromptKind.PLACE_MONKEY: PlaceMonkey,
}


def build_method(hub: Hub) -> str:
    """How the present staircase is entered: "plate", "plan" or "facts".

    "plate" and "plan" need the palace's shape.
    """
    book = hub.book
    if book is None or not palace_known(book.game.state):
        return "facts"
    if book.way not in (None, "plate"):
        return book.way
    if hub.plate_sees:
        return "plate"
    state = book.build_state
    return "plan" if state is not None and book.bot_of(state) is not None else hub.options.enter_by


def entering_state(hub: Hub) -> GameState | None:
    """The state that the present entries of a staircase are judged by; None where none may be entered."""
    return None if hub.book is None or hub.stage in (None, Stage.DECORATE) else hub.book.build_state


def expect_entering(hub: Hub) -> GameState:
    """The same; raises `Refused` where no staircase may be entered."""
    state = entering_state(hub)
    if state is None:
        raise Refused("refused-not-now")
    return state


def _judged(hub: Hub) -> JudgedPlan | None:
    book = hub.book
    if book is None or not book.plan.placements or hub.stage is None:
        return None
    state, plan = book.build_state, hub.judged_plan
    if state is None:
        return None
    if plan is None or plan.state is not state or plan.plan != book.plan:
        verdict = judged(state, book.plan.placements)
        plan = None if verdict is None else _with_verdict(state, book.plan, verdict)
        hub.keep_judged_plan(plan)
    return plan


def _with_verdict(state: GameState, plan: Plan, verdict: Verdict) -> JudgedPlan:
    """The plan with its verdict. Each decoration is tried now, because none may be refused after it left the tray."""
    if not verdict.legal:
        return JudgedPlan(state, plan, verdict, refused=violation_message(verdict.violations[0]))
    staged = staged_of(state, verdict)
    try:
        verify_staged(state, staged)
    except RulesError as error:
        return JudgedPlan(state, plan, verdict, refused=refusal_of(error))
    return JudgedPlan(state, plan, verdict, staged)


def plan_verdict(hub: Hub) -> Verdict | None:
    """The rules' verdict on the plan; None for an empty plan."""
    plan = _judged(hub)
    return None if plan is None else plan.verdict


def plan_draft(hub: Hub) -> PlanDraft:
    """The plan as screens and the public view show it."""
    book = hub.book
    return PlanDraft(
        build_method(hub),
        () if book is None else book.plan.placements,
        plan_verdict(hub),
        fresh=() if book is None else book.fresh,
        unexplained=hub.plate_unexplained,
    )


def plan_faults(hub: Hub) -> tuple[Message, ...]:
    """Every rule that the plan breaks, in the order of the path."""
    verdict = plan_verdict(hub)
    return () if verdict is None else tuple(violation_message(violation) for violation in verdict.violations)


def planned_staircase(hub: Hub) -> Staged:
    """The plan as a staircase that may be staged; raises `Refused` with the first rule that it breaks."""
    plan = _judged(hub)
    if plan is None:
        raise Refused("refused-plan-empty")
    if plan.staged is None:
        raise Refused.saying(plan.refused or Message("refused-palace-unknown"))
    return plan.staged


def enter(hub: Hub, book: Book, entry: say.EnterBy | say.Place | say.TakeBack) -> None:
    """Change the plan; raises `Refused` or an error of the notation, and changes nothing then."""
    state = expect_entering(hub)
    if entry.do != "enter_by" or entry.way != "facts":
        _need_palace(book)
    match entry:
        case say.EnterBy():
            if entry.way == "plate" and not hub.plate_sees:
                raise Refused("refused-no-plate")
            if entry.way != build_method(hub):
                commit(hub, BuildMethodChosen(way=entry.way))
        case say.Place():
            _place(hub, book, state, _parse(entry.placement))
        case say.TakeBack():
            _take_back(hub, book, entry.placement)


def _parse(text: str) -> Placement:
    try:
        return Placement.parse(text)
    except BadNotation:
        raise Refused("refused-no-placement", text=text) from None


def _need_palace(book: Book) -> None:
    if not palace_known(book.game.state):
        raise Refused("refused-palace-unknown")


def _need_plan(hub: Hub) -> None:
    method = build_method(hub)
    if method != "plan":
        raise Refused("refused-by-plate" if method == "plate" else "refused-by-facts")
    if hub.plate_play is not None and hub.book is not None and hub.book.way is None:
        commit(hub, BuildMethodChosen(way="plan"))  # a plate that comes back must not overwrite typed pieces


def _place(hub: Hub, book: Book, state: GameState, placement: Placement) -> None:
    _need_plan(hub)
    if placement.piece not in BUILDING:
        raise Refused("refused-decoration-placed")
    if book.plan.find(placement) is not None:
        raise Refused("refused-placed-already")
    held = state.player.bricks[placement.piece]
    if book.plan.count(placement.piece) >= held:
        raise Refused("refused-no-more-of-it", piece=placement.piece.value, count=held)
    commit(hub, PiecePlaced(placement=str(placement)))


def _take_back(hub: Hub, book: Book, text: str | None) -> None:
    _need_plan(hub)
    if not book.plan.placements:
        raise Refused("refused-plan-empty")
    placement = book.plan.placements[-1] if text is None else book.plan.find(_parse(text))
    if placement is None:
        raise Refused("refused-not-on-plan")
    commit(hub, PieceTakenBack(placement=str(placement)))


def note_seen(hub: Hub, book: Book, standing: tuple[Placement, ...]) -> None:
    """Put the pieces that the plate sees on the plan, once for each change."""
    now = {(placement.piece, placement.body): placement for placement in standing}
    before = {(placement.piece, placement.body) for placement in book.plan.placements}
    if now.keys() != before:
        fresh = [placement for key, placement in now.items() if key not in before]
        commit(hub, PlateSeen(placements=notation(standing), fresh=notation(fresh)))


def choose_knob(hub: Hub, book: Book, text: str) -> None:
    """Choose the knob of the due figure; raises `Refused` or the rules' refusal where it cannot stand there."""
    if hub.stage is not Stage.TROPHIES or book.game.prompt.kind not in _FIGURE:
        raise Refused("refused-not-now")
    _need_palace(book)
    try:
        at = str(Cell.parse(text))
        command = figure_command(book, at)
    except (BadNotation, ValidationError):
        raise Refused("refused-no-cell", text=text) from None
    if command is not None:
        book.game.verify(command)
    hub.choices.choose_knob(at)


def figure_command(book: Book, at: str | None) -> Command | None:
    """The command that places the due figure; None where no frog or monkey is due. `at` None: knob not known."""
    kind = _FIGURE.get(book.game.prompt.kind)
    return None if kind is None else kind.model_validate({"at": at})
