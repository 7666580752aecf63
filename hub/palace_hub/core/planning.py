"""The staircase as people enter it on the plan, and the knob they choose for a figure.

Each piece is an event of the journal as soon as it is entered: a hub that lost power goes on with the same plan.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pydantic import ValidationError

from monkey_palace.board.notation import Cell, Placement
from monkey_palace.board.pieces import BUILDING
from monkey_palace.errors import BadNotation, RulesError
from monkey_palace.game.apply import verify
from monkey_palace.game.commands import Command, PlaceFrog, PlaceMonkey
from monkey_palace.game.deliveries import decoration_options
from monkey_palace.game.palace_state import palace_known
from monkey_palace.game.state import GameState, PromptKind
from monkey_palace.staircase.check import Verdict, Violation
from palace_hub.core.apply import commit
from palace_hub.core.plate.availability import sees, unexplained
from palace_hub.core.refusals import Refused, refusal_of
from palace_hub.locale.message import Message
from palace_hub.referee import entries as say
from palace_hub.referee.book import Book
from palace_hub.referee.plan import Plan, Staged, judged, staged_of
from palace_hub.views.snapshot import PlanDraft, Stage

if TYPE_CHECKING:
    from palace_hub.core.step import HubCore

_FIGURE: dict[PromptKind, type[PlaceFrog] | type[PlaceMonkey]] = {
    PromptKind.PLACE_FROG: PlaceFrog,
    PromptKind.PLACE_MONKEY: PlaceMonkey,
}


def way(hub: "HubCore") -> str:
    """How the present staircase is entered: "plate" and "plan" only where the palace's shape is known."""
    book = hub.book
    if book is None or not palace_known(book.game.state):
        return "facts"
    if book.way not in (None, "plate"):
        return book.way
    return "plate" if sees(hub) else hub.enter_by


@dataclass(frozen=True, slots=True)
class Judged:
    """A plan on the palace of a state, judged once: screens, the main action and the public view ask again and again.

    `staged`: what a confirmation would let stand, its decoration looked at ahead; `refused` says why there is none.
    """

    state: GameState
    plan: Plan
    verdict: Verdict
    staged: Staged | None = None
    refused: Message | None = None


def _judged(hub: "HubCore") -> Judged | None:
    book = hub.book
    if book is None or not book.plan.placements or hub.stage not in (Stage.BUILD, Stage.DECORATE):
        return None
    state, kept = book.game.state, hub.plan_judged
    if kept is None or kept.state is not state or kept.plan != book.plan:
        found = judged(state, book.plan.placements)
        kept = hub.plan_judged = None if found is None else _weighed(state, book.plan, found)
    return kept


def _weighed(state: GameState, plan: Plan, found: Verdict) -> Judged:
    """Nothing may be refused any more when the decoration has left the tray: each that may go on is tried now."""
    if not found.legal:
        return Judged(state, plan, found, refused=violation_message(found.violations[0]))
    staged = staged_of(state, found)
    try:
        for colour in decoration_options(state, staged.start_colour) or (None,):
            verify(state, staged.command(colour))
    except RulesError as error:
        return Judged(state, plan, found, refused=refusal_of(error))
    return Judged(state, plan, found, staged)


def verdict(hub: "HubCore") -> Verdict | None:
    """What the rules say of the plan; None where nothing stands on it."""
    found = _judged(hub)
    return None if found is None else found.verdict


def plan_draft(hub: "HubCore") -> PlanDraft:
    """The plan as screens and the public view show it."""
    book = hub.book
    return PlanDraft(
        way(hub),
        () if book is None else book.plan.placements,
        verdict(hub),
        fresh=() if book is None else book.fresh,
        unexplained=unexplained(hub),
    )


def violation_message(violation: Violation, or_else: Violation | None = None) -> Message:
    """The catalogue's sentence for a rule that the plan breaks; `at` is the piece in notation, "" where it is none.

    `or_else`: what that piece breaks where else it may stand, for what the scale does not tell apart.
    """
    params = {name: int(value) if isinstance(value, bool) else value for name, value in violation.params.items()}
    at = "" if violation.at is None else str(violation.at)
    elsewhere = {} if or_else is None else {"or_at": str(or_else.at), "or_rule": or_else.rule}
    return Message(
        "rule-" + violation.code.replace("_", "-"), {**params, "rule": violation.rule, "at": at, **elsewhere}
    )


def plan_faults(hub: "HubCore") -> tuple[Message, ...]:
    """Every rule that the plan breaks, the first along the path first."""
    found = verdict(hub)
    return () if found is None else tuple(violation_message(one) for one in found.violations)


def staircase(hub: "HubCore") -> Staged:
    """The plan as a staircase that may be confirmed; raises `Refused` with the first rule that it breaks."""
    found = _judged(hub)
    if found is None:
        raise Refused("refused-plan-empty")
    if found.staged is None:
        raise Refused.saying(found.refused or Message("refused-palace-unknown"))
    return found.staged


def enter(hub: "HubCore", book: Book, entry: say.EnterBy | say.Place | say.TakeBack) -> None:
    """One entry at the plan; raises `Refused` or what the notation says, and changes nothing then."""
    if hub.stage is not Stage.BUILD:
        raise Refused("refused-not-now")
    if entry.do != "enter_by" or entry.way != "facts":
        _need_palace(book)
    match entry:
        case say.EnterBy():
            if entry.way == "plate" and not sees(hub):
                raise Refused("refused-no-plate")
            if entry.way != way(hub):
                commit(hub, "way", way=entry.way)
        case say.Place():
            _place(hub, book, _read(entry.placement))
        case say.TakeBack():
            _take_back(hub, book, entry.placement)


def _read(text: str) -> Placement:
    try:
        return Placement.parse(text)
    except BadNotation:
        raise Refused("refused-no-placement", text=text) from None


def _need_palace(book: Book) -> None:
    if not palace_known(book.game.state):
        raise Refused("refused-palace-unknown")


def _need_plan(hub: "HubCore") -> None:
    now = way(hub)
    if now != "plan":
        raise Refused("refused-by-plate" if now == "plate" else "refused-by-facts")
    if hub.plate_play is not None and hub.book is not None and hub.book.way is None:
        commit(hub, "way", way="plan")  # a plate that comes back must not overwrite what somebody types


def _place(hub: "HubCore", book: Book, placement: Placement) -> None:
    _need_plan(hub)
    if placement.piece not in BUILDING:
        raise Refused("refused-decoration-placed")
    if book.plan.find(placement) is not None:
        raise Refused("refused-placed-already", at=str(placement))
    held = book.game.state.player.bricks[placement.piece]
    if book.plan.count(placement.piece) >= held:
        raise Refused("refused-no-more-of-it", piece=placement.piece.value, count=held)
    commit(hub, "placed", placement=str(placement))


def _take_back(hub: "HubCore", book: Book, text: str | None) -> None:
    _need_plan(hub)
    if not book.plan.placements:
        raise Refused("refused-plan-empty")
    found = book.plan.placements[-1] if text is None else book.plan.find(_read(text))
    if found is None:
        raise Refused("refused-not-on-plan", at=text or "")
    commit(hub, "taken_back", placement=str(found))


def choose_knob(hub: "HubCore", book: Book, text: str) -> None:
    """The knob for the figure that is due; raises `Refused` or the rules' refusal where it cannot stand there."""
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
    hub.knob = at


def figure_command(book: Book, at: str | None) -> Command | None:
    """The command for the figure whose knob is due now, None where none is; `at` None: unknown or left to the rules."""
    kind = _FIGURE.get(book.game.prompt.kind)
    return None if kind is None else kind.model_validate({"at": at})
