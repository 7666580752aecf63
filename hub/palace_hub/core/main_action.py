"""The main action: what a confirmation does now, from a key or the tray's button."""

import dataclasses
from collections.abc import Callable

from monkey_palace.board.notation import notation
from monkey_palace.board.pieces import BOX, PIECES
from monkey_palace.errors import RulesError
from monkey_palace.game.commands import Command, EndTurn, PlaceButterfly, PlaceCards, ReportBuild, TakeCards
from monkey_palace.game.deliveries import decoration_options
from monkey_palace.game.report import verify_report
from palace_hub.core import bot_seats, planning
from palace_hub.core.apply import commit, take_step
from palace_hub.core.nodes.registry import TRAY
from palace_hub.core.plate import controller
from palace_hub.core.refusals import Refused
from palace_hub.core.state import Hub
from palace_hub.core.tray.commissioning import book_box, count_with
from palace_hub.core.tray.cups import empty_cups, full_cups, known_cells, not_empty, refused_once, same_cups
from palace_hub.core.tray.pads import DUE
from palace_hub.referee.book import Book
from palace_hub.referee.events import (
    OBJECT,
    BoxWeighed,
    CountQuestion,
    CupsWeighed,
    StageSeen,
    StaircaseStaged,
    TableSetUp,
    TrayMoved,
)
from palace_hub.referee.foresight import Step, booking, complete_part, let_through
from palace_hub.referee.judgement import Aim
from palace_hub.sensing.signal.steady_level import CellReading
from palace_hub.sensing.tray.calibration import calibrate
from palace_hub.sensing.tray.cups import KnownCell
from palace_hub.views.snapshot import BuildDraft, CupView, Phase, Stage

Action = Callable[[], object]
"""The change that a confirmation makes. Refusals are raised before it is returned, but for that of a figure on its pad,
which takes only the first press."""


def confirmable(hub: Hub) -> bool:
    """True where a confirmation would do something now."""
    if hub.wizard is not None:
        return hub.wizard.can_confirm(hub)
    try:
        main_action(hub)
    except (Refused, RulesError):
        return False
    return True


def main_action(hub: Hub) -> Action:
    """The main action of this moment; raises `Refused` or the rules' refusal where there is none."""
    book = hub.book
    if book is None:
        raise Refused("refused-no-game")
    if hub.phase in (Phase.CALIBRATE_EMPTY, Phase.CALIBRATE_FULL):
        return _weigh(hub, book)
    if hub.phase is Phase.TRAY_CHECK:
        raise Refused("refused-waits-for-tray")
    if hub.phase is Phase.CARDS_CHECK:
        return lambda: commit(hub, StageSeen(stage="cards"))
    if hub.phase is Phase.ENDED:
        raise Refused("refused-nothing-to-confirm")
    if book.question is not None:
        is_object = isinstance(book.question, CountQuestion) and book.question.why == OBJECT
        raise Refused("refused-take-out-first" if is_object else "refused-answer-first")
    if hub.phase is Phase.SETUP:
        if not hub.manual:
            raise Refused("refused-waits-for-tray")
        return lambda: _set_up_by_hand(hub, book)
    judgement = hub.judgement
    wrong = judgement is not None and judgement.wrong
    if judgement is not None and wrong and hub.manual:
        back = {i: box.take_out - box.put_back for i, box in enumerate(judgement.boxes)}
        return move_by_hand(hub, book, back)
    if judgement is not None and wrong and judgement.explained_by is None:
        raise Refused("refused-put-right-first")
    if book.allowed().aim in (Aim.FROG, Aim.OWED):
        return _delivery(hub, book)
    return _of_stage(hub, book)


def _of_stage(hub: Hub, book: Book) -> Action:
    by_bot = bot_seats.action(hub, book)
    if by_bot is not None:
        return by_bot
    own = bot_seats.own_command(hub, book)
    if own is not None:
        return _command(hub, book, own)
    match hub.stage:
        case Stage.BUILD:
            return _staircase(hub, book)
        case Stage.CREDITS:
            return _step(hub, book, StageSeen(stage="credits"))
        case Stage.BONUS:
            return _step(hub, book, StageSeen(stage="bonus"))
        case Stage.CARDS:
            return _command(hub, book, TakeCards(cards=hub.choices.cards))
        case Stage.PLACE_CARDS:
            return _command(hub, book, PlaceCards(slots=hub.choices.slots))
        case Stage.TROPHIES:
            return _figure(hub, book)
        case Stage.END_TURN:
            return _command(hub, book, EndTurn())
        case _:
            return _delivery(hub, book)


def _step(hub: Hub, book: Book, step: Step) -> Action:
    """Take this step, unless pieces are out that it does not explain."""
    judgement = hub.judgement
    if judgement is not None and judgement.wrong and not let_through(book, step, hub.out):
        raise Refused("refused-put-right-first")
    return lambda: take_step(hub, step)


def _command(hub: Hub, book: Book, command: Command) -> Action:
    book.game.verify(command)
    return _step(hub, book, command)


def _figure(hub: Hub, book: Book) -> Action:
    """Place the figure that is due. While its pad sees it, the first press only says so, and the second one counts.

    Nothing is said where the plate has shown something at a knob: its message has told of the pad already.
    """
    place = _command(hub, book, planning.figure_command(book, hub.choices.knob) or PlaceButterfly())
    figure = DUE[book.game.prompt.kind]
    told = hub.choices.pad_told or (hub.plate_play is not None and hub.plate_play.arrival is not None)
    if hub.pads.parked(figure) is not True or told:
        return place

    def refuse() -> None:
        hub.choices.tell_pad()
        raise Refused("refused-figure-parked", figure=figure.value)

    return refuse


def report_of(draft: BuildDraft) -> ReportBuild:
    """The facts as entered, without a decoration; `start_colour` must be chosen."""
    return ReportBuild.model_validate(dataclasses.asdict(draft))


def _staircase(hub: Hub, book: Book) -> Action:
    method = planning.build_method(hub)
    if method == "plate":
        return _on_plate(hub, book)
    if method == "plan":
        return _on_plan(hub, book)
    if hub.choices.draft.start_colour is None:
        raise Refused("refused-start-colour")
    report = report_of(hub.choices.draft)
    verify_report(book.game.state, report)
    if decoration_options(book.game.state, report.start_colour):
        return _step(hub, book, StaircaseStaged(report=report.model_dump(mode="json")))
    return _command(hub, book, report)


def _on_plan(hub: Hub, book: Book) -> Action:
    """Stage the plan; without a possible decoration (R10.7) it is built at once."""
    staged = planning.planned_staircase(hub)
    if not decoration_options(book.game.state, staged.start_colour):
        return _command(hub, book, staged.command(None))
    return _step(hub, book, StaircaseStaged(staircase=notation(staged.placements)))


def _on_plate(hub: Hub, book: Book) -> Action:
    """The plate decides when the staircase is confirmed, not before: a decision takes up to seconds."""
    if not book.plan.placements and not hub.plate_unexplained:
        raise Refused("refused-plate-empty")
    return lambda: controller.finish(hub, book)


def _delivery(hub: Hub, book: Book) -> Action:
    """By hand, the only possible delivery is booked; with a tray, the one that is complete among what is out."""
    if book.board_unknown and book.allowed().aim is Aim.NOTHING:
        raise Refused("rule-board-unknown", player=book.game.state.player.name)
    allowed = book.allowed()
    if allowed.aim is not Aim.NOTHING and not any(hub.moving) and hub.all_known:
        complete = complete_part(book, hub.out)
        step = None if complete is None else booking(book, complete)
        if step is not None:
            return _step(hub, book, step)
    if not hub.manual:
        raise Refused("refused-waits-for-tray")
    if len(allowed.options) > 1:
        raise Refused("refused-choose-pieces")
    wanted = enumerate(zip(allowed.options[0], allowed.due_part(book.out), strict=True))
    missing = {i: pieces - out for i, (pieces, out) in wanted if pieces != out}
    return move_by_hand(hub, book, missing)


def move_by_hand(hub: Hub, book: Book, taken: dict[int, int]) -> Action:
    """Move pieces by hand: `taken` from each compartment (negative: put back). Raises `Refused` for too many."""
    counts = {}
    for cell, pieces in sorted(taken.items()):
        known = book.counts[cell]
        counts[cell] = (book.shelf[cell] if known is None else known) - pieces
        if not 0 <= counts[cell] <= BOX[PIECES[cell]]:
            raise Refused("refused-not-that-many", piece=PIECES[cell].value, count=abs(pieces))

    def move() -> None:
        for cell, count in counts.items():
            if taken[cell]:
                piece = PIECES[cell].value
                commit(hub, TrayMoved(by="person", cell=cell, piece=piece, pieces=-taken[cell], count=count))

    return move


def _set_up_by_hand(hub: Hub, book: Book) -> None:
    commit(hub, BoxWeighed(counts=list(book.shelf), by="person"))
    commit(hub, TableSetUp(by="person"))


def _weigh(hub: Hub, book: Book) -> Action:
    """Weigh the empty cups, then the full box: its known pieces are the reference mass."""
    if hub.manual:
        return lambda: book_box(hub, hub.options.box, hub.options.box, by="person")
    steady = hub.steady
    if steady is None:
        raise Refused("refused-tray-moves")
    if book.empty is None:
        return lambda: _weigh_empty(hub, steady)
    return lambda: _calibrate(hub, book, steady)


def _weigh_empty(hub: Hub, empty: tuple[CellReading, ...]) -> None:
    faults = not_empty(empty, _known_cells(hub))[:1]
    if refused_once(faults, () if hub.refusal is None else (hub.refusal,)):
        raise Refused.saying(faults[0])
    commit(hub, CupsWeighed(readings=[dataclasses.asdict(reading) for reading in empty]))


def _empty_readings(book: Book) -> tuple[CellReading, ...]:
    return tuple(CellReading(**reading) for reading in book.empty or ())


def _calibrate(hub: Hub, book: Book, full: tuple[CellReading, ...]) -> None:
    result = calibrate(_empty_readings(book), full, hub.options.box)
    if result.calibration is None or result.faults:
        raise Refused.saying(result.faults[0])
    count_with(hub, result.calibration, hub.options.box, by="tray")


def drop_mended(hub: Hub) -> None:
    """Drop the refusal of a weighing once the cups are different."""
    now, book, refusal = hub.steady, hub.book, hub.refusal
    if now is None or hub.wizard is not None or book is None or refusal is None or "cell" not in refusal.params:
        return
    if book.empty is None:
        faults = not_empty(now, _known_cells(hub))
    else:
        faults = calibrate(_empty_readings(book), now, hub.options.box).faults
    if not same_cups(faults[:1], [refusal]):
        hub.accept()
        hub.touch()


def weigh_empty_again(hub: Hub) -> None:
    """Forget the weighed empty cups."""
    commit(hub, CupsWeighed(readings=None))


def _known_cells(hub: Hub) -> tuple[KnownCell | None, ...]:
    file = hub.modules.get(TRAY)
    return known_cells(hub.kept_calibration, None if file is None else file.of(hub.tray_id))


def cups(hub: Hub) -> tuple[CupView | None, ...]:
    """What the cups hold while a game waits for their weighing."""
    if hub.phase not in (Phase.CALIBRATE_EMPTY, Phase.CALIBRATE_FULL) or not hub.nodes.tray_live or hub.book is None:
        return ()
    now = [hub.tray.steady_one(i) for i in range(len(PIECES))]
    if hub.phase is Phase.CALIBRATE_EMPTY:
        return empty_cups(now, _known_cells(hub))
    return full_cups(_empty_readings(hub.book), now, hub.options.box, _known_cells(hub))
